"""The verdict on a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from .records import is_egn, parse, read_bytes, read_document, replayed

if TYPE_CHECKING:
    from euchre_core.game.record import IllegalRecord

Result = Literal["legal", "incomplete", "illegal", "unreadable"]


@dataclass(frozen=True)
class Verdict:
    """What came of playing a record again.

    Args:
        file: its name; result: whether it is legal to its end, legal so far, illegal, or no record at all.
        scores: of each side, in the order of the seats; deals: how many were dealt.
        reason: what is wrong, and where.
        details: the same for programs.
        notes: what was noticed besides.
    """

    file: str
    result: Result
    scores: dict[str, int] = field(default_factory=dict)
    deals: int = 0
    reason: str = ""
    details: dict[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether every action is allowed by the rules of the record."""
        return self.result in ("legal", "incomplete")

    @property
    def line(self) -> str:
        """The verdict in one line."""
        from euchre_core.language.wording import printable

        if self.is_legal:
            doubt = "" if self.details.get("is_scored", True) else " as far as it is known"
            return f"{self.file}: {self.result}, score {score_line(self.scores)}{doubt}"
        return f"{self.file}: {self.result}: {printable(self.reason)}"

    def as_data(self) -> dict[str, Any]:
        """The verdict for programs."""
        data: dict[str, Any] = {"file": self.file, "result": self.result}
        if self.is_legal:
            data |= {"scores": self.scores, "deals": self.deals, **self.details}
        else:
            data |= {"reason": self.reason, **self.details}
        return data | {"notes": list(self.notes)}


def score_line(scores: Mapping[str, int]) -> str:
    """The scores in the order of the seats: `10-9`; with the sides where a minus would be read as a dash."""
    if min(scores.values(), default=0) < 0:
        return ", ".join(f"{side} {score}" for side, score in scores.items())
    return "-".join(map(str, scores.values()))


def judge(file: str) -> Verdict:
    """Read a record and play it again.

    Raises:
        Failure: the file cannot be opened.
    """
    from euchre_core.game.record import IllegalRecord, RecordError
    from euchre_core.language.diagnostic import VariantError

    data = read_bytes(file)
    if is_egn(data):
        return judge_document(file, data)
    try:
        record = parse(data)
    except RecordError as error:
        return Verdict(file, "unreadable", reason=str(error), details={"line": error.line})
    notes = tuple(record.notes)
    try:
        kept = replayed(record)
    except VariantError as error:
        reason = f"line 1: today's program does not play these rules: {str(error).splitlines()[0]}"
        return Verdict(file, "unreadable", reason=reason, details={"line": 1}, notes=notes)
    except IllegalRecord as error:
        return Verdict(file, "illegal", reason=error.message, details=place_of(error), notes=notes)
    except RecordError as error:
        return Verdict(file, "illegal", reason=str(error), details={"line": error.line}, notes=notes)
    result: Result = "legal" if kept.game.is_over else "incomplete"
    return Verdict(file, result, kept.game.scores, len(kept.game.deals), notes=(*notes, *kept.differences()))


def judge_document(file: str, data: bytes) -> Verdict:
    """Read a document in Euchre Game Notation and play it again."""
    from euchre_core.egn import EgnError, judge_egn

    try:
        judged = judge_egn(read_document(data))
    except EgnError as error:
        return Verdict(file, "unreadable", reason=str(error), details={"path": error.path, "help": error.help})
    if judged.error is not None:
        wrong = judged.error
        details = {"path": wrong.path, "deal": wrong.deal, "trick": wrong.trick, "seat": wrong.seat}
        details |= {"action": wrong.action, "allowed": list(wrong.allowed), "story": judged.story()}
        return Verdict(file, "illegal", reason=str(wrong), details=details, notes=judged.notes)
    told = {"winners": list(judged.winners), "is_scored": judged.is_scored, "story": judged.story()}
    return Verdict(file, judged.result, judged.scores, len(judged.deals), details=told, notes=judged.notes)


def place_of(error: IllegalRecord) -> dict[str, Any]:
    """Where an illegal action stands, and what could have been done instead."""
    return {
        "line": error.line,
        "deal": error.deal,
        "trick": error.trick,
        "seat": error.seat,
        "action": error.action,
        "allowed": list(error.allowed),
    }
