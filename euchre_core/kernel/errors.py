"""What can be wrong with an action."""

from __future__ import annotations


class Reason:
    """Why an action is not allowed: the rule in words, and the YAML key of the setting behind it."""

    __slots__ = ("key", "text")

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key

    def __str__(self) -> str:
        return f"{self.text} ({self.key})"

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, {self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.text == other.text and self.key == other.key

    def __hash__(self) -> int:
        return hash((self.text, self.key))


class ActionError(ValueError):
    """An action that cannot be taken; the three kinds below say in which way."""


class InvalidAction(ActionError):
    """A text that is no action of the game at this point."""


class AmbiguousAction(InvalidAction):
    """A text that could mean several actions."""


class IllegalAction(ActionError):
    """An action of the game that the rules do not allow now; `reason` says why."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason
