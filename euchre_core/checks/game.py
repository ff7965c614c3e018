"""A finished game as the checks see it: its settings, what follows from them, and who said what."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from euchre_core.language.diagnostic import Diagnostic, Fix, Span
from euchre_core.language.merge import Composed
from euchre_core.language.remedies import respelled
from euchre_core.variant.facts import Facts
from euchre_core.variant.shape import Path
from euchre_core.variant.spec import VariantSpec

if TYPE_CHECKING:
    from euchre_core.chapters.scoring.outcomes import View
    from euchre_core.checks.payoffs import Payoff


@dataclass(frozen=True)
class Game:
    """What a check may look at.

    Args:
        spec: the finished game.
        composed: where every setting comes from.
        subject: the file that is being checked; it differs from the game where a house rule is tried on one.
    """

    spec: VariantSpec
    composed: Composed
    subject: str

    @cached_property
    def facts(self) -> Facts:
        """The numbers that follow from the settings."""
        return Facts(self.spec)

    @cached_property
    def payoffs(self) -> dict[tuple[View, bool], list[Payoff]]:
        """What outcomes pay, as far as some check has asked for it: many ask for the same (`checks.payoffs`)."""
        return {}

    def says(self, *path: str | int) -> bool:
        """Whether somebody has said something about a setting; otherwise it has its default."""
        data: Any = self.composed.data
        for part in path:
            in_mapping = isinstance(data, dict) and part in data
            in_list = isinstance(data, list) and isinstance(part, int) and part < len(data)
            if not (in_mapping or in_list):
                return False
            data = data[part]
        return True

    def own(self, *path: str | int) -> bool:
        """Whether the file that is being checked itself says this, or something inside it."""
        return any(
            origin.file == self.subject
            for place, origin in self.composed.origins.items()
            if place[: len(path)] == path or path[: len(place)] == place
        )

    def at(self, *path: str | int) -> Span:
        """Where the value of a setting, or its nearest ancestor, was written."""
        return self.composed.span_of(path)

    def key_at(self, *path: str | int) -> Span:
        """Where the name of a setting, or its nearest ancestor, was written."""
        return self.composed.span_of(path, key=True)

    def respelled(self, path: Path, word: str, choices: Collection[str], *, key: bool = False) -> Fix | None:
        """Give the fix that writes the choice an author meant in place of a word, if there is one.

        Args:
            path: where the word stands.
            word: what was written.
            choices: what it can have meant.
            key: whether it is the key itself rather than its value.
        """
        document = self.composed.document_of(path)
        return respelled(document, document.span_of(path, key), word, choices)

    def cause(self, *paths: Path) -> Span:
        """Where the cause of a contradiction stands: what the checked file says comes first, then what anybody says.

        Args:
            *paths: the settings that contradict each other, the likeliest cause first.
        """
        said = [path for path in paths if self.says(*path)]
        mine = [path for path in said if self.own(*path)]
        best = (mine or said or list(paths))[0]
        return self.key_at(*best)

    def other_place(self, *paths: Path) -> Span:
        """Where the rest of a contradiction stands: the first of these that is not the `cause`."""
        cause = self.cause(*paths)
        return next((self.key_at(*path) for path in paths if self.key_at(*path) != cause), cause)


Check = Callable[[Game], Iterator[Diagnostic]]
