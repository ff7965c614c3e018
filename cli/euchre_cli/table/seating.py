"""Who sits where: one human or none, and bots by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from euchre_cli.bots import check_bot, is_one_of_ours
from euchre_cli.exits import Failure
from euchre_core.bots import is_own
from euchre_core.kernel.rules import Rules

from .names import NOBODY, in_full

HUMAN = "human"
USUAL_BOT = "heuristic"


@dataclass(frozen=True)
class Seating:
    """The seat of the human (`NOBODY`: none), and the name of the bot at every other seat."""

    human: int
    bots: Mapping[int, str]

    def in_words(self, rules: Rules) -> dict[str, str]:
        """Who sits where, as a record says it."""
        return {name: self.bots.get(seat, HUMAN) for seat, name in enumerate(rules.seats)}


def seat_named(written: str, rules: Rules) -> int:
    """The seat somebody means by `S`, `s` or `south`."""
    wanted = written.strip().casefold()
    for seat, name in enumerate(rules.seats):
        if wanted in (name.casefold(), in_full(rules, seat).casefold()):
            return seat
    raise Failure(f"there is no seat “{written}” at this table", [f"the seats are {' '.join(rules.seats)}"])


def usual_seat(rules: Rules) -> int:
    """Where a human sits who does not say: South, or the first seat."""
    return rules.seats.index("S") if "S" in rules.seats else 0


def seat_all(rules: Rules, human: int, written: str | None) -> Seating:
    """Put bots at all other seats: one name for all, or a name for each in the order of the seats."""
    free = [seat for seat in range(len(rules.seats)) if seat != human]
    names = [name.strip() for name in (written or USUAL_BOT).split(",")]
    for name in names:
        check_bot(name)
    if len(names) == 1:
        names *= len(free)
    if len(names) != len(free):
        seats = " ".join(rules.seats[seat] for seat in free)
        raise Failure(
            f"{len(names)} bots for {len(free)} seats",
            [f"name one for all, or one for each of {seats}"],
        )
    return Seating(human, dict(zip(free, names, strict=True)))


def seat_as_recorded(rules: Rules, seats: Any, written: str | None) -> tuple[Seating, Sequence[str]]:
    """Everybody where a record says he sat, with notes on whom could not be found; `written` replaces the bots."""
    recorded = {seat: seats.get(name) if isinstance(seats, dict) else None for seat, name in enumerate(rules.seats)}
    human = next((seat for seat, who in recorded.items() if who == HUMAN), NOBODY)
    if written is not None:
        return seat_all(rules, human, written), []
    strangers = [seat for seat, who in recorded.items() if seat != human and not is_one_of_ours(str(who))]
    bots = {seat: USUAL_BOT if seat in strangers else str(who) for seat, who in recorded.items() if seat != human}
    notes = [stranger(rules.seats[seat], recorded[seat]) for seat in strangers]
    return Seating(human, bots), notes


def stranger(seat: str, who: Any) -> str:
    """Why another bot takes over a seat: a record, which may be anybody's, never starts a program."""
    if isinstance(who, str) and is_own(who):
        return f"a bot of somebody's own sat at {seat}; the bot {USUAL_BOT} takes over (name yours with --bots)"
    return f"nobody knows who sat at {seat}; the bot {USUAL_BOT} takes over"
