"""What can be wrong with a document in Euchre Game Notation, where, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence


class EgnError(ValueError):
    """A document that cannot be read, or that says something this library cannot play.

    Attributes:
        path: where in the document, as a JSON path (`$.deals[2].initialState.dealer`).
        message: what is wrong there; help: what to write instead.
    """

    def __init__(self, path: str, message: str, help: str = "") -> None:
        super().__init__(f"{path}: {message}" + (f"; {help}" if help else ""))
        self.path, self.message, self.help = path, message, help

    def __reduce__(self) -> tuple[type[EgnError], tuple[str, str, str]]:
        return type(self), (self.path, self.message, self.help)


class IllegalEgn(EgnError):
    """A document whose own rules do not allow what was done in it.

    Attributes:
        deal, trick: where, from 1 (trick 0: before the play); seat: whose action; action: what was done.
        allowed: what could have been done instead, as far as the cards are known; offered: the same, together with
            cards that were chosen because nobody has told them; reason: why the action could not be taken.
    """

    def __init__(
        self, path: str, deal: int, trick: int, seat: str, action: str, allowed: Sequence[str], reason: str
    ) -> None:
        where = f"deal {deal}, trick {trick}" if trick else f"deal {deal}, before the play"
        who = f"{seat} may not {action}: {reason}" if seat else reason
        super().__init__(path, f"{where}: {who}", f"could have: {', '.join(allowed)}" if allowed else "")
        self.deal, self.trick, self.seat, self.action = deal, trick, seat, action
        self.allowed, self.reason = tuple(allowed), reason
        self.offered = self.allowed

    def __reduce__(self) -> tuple[type[EgnError], tuple[object, ...]]:  # type: ignore[override]
        return type(self), (self.path, self.deal, self.trick, self.seat, self.action, self.allowed, self.reason)
