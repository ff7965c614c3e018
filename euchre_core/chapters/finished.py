"""Deals that are over, set up by hand: who had which contract under which circumstances, and who took the tricks.

What a table of points shows and what an example of a file says are both set up here, and the compiled rules score it.
"""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.memory import (
    ALONE,
    BLIND,
    BROKEN,
    BROKEN_BY_DEFENDERS,
    BROKEN_BY_MAKERS,
    DEFENDER_ALONE,
    LONE_KIND,
    MAKER_ALONE,
    NOBODY_STUCK,
    STUCK,
    STUCK_DEALER,
    STUCK_JOKER_HOLDER,
    TRUE_ALLIES,
)
from euchre_core.chapters.scoring.order import BITS, FIRST_TRICKS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

FIRST = 0
ALONE_CODES = {
    "nobody": 0,
    "maker": MAKER_ALONE,
    "blind": MAKER_ALONE,
    "defender": DEFENDER_ALONE,
    "both": MAKER_ALONE | DEFENDER_ALONE,
}
STUCK_CODES = {"nobody": NOBODY_STUCK, "dealer": STUCK_DEALER, "joker_holder": STUCK_JOKER_HOLDER}
BROKEN_CODES = {"": 0, "makers": BROKEN_BY_MAKERS, "defenders": BROKEN_BY_DEFENDERS}


def finished_deal(rules: Rules) -> State:
    """A deal of the first seat in which everything is played; nobody is maker yet, and nobody has a trick."""
    state = rules.lay(FIRST, [[] for _ in rules.piles], [rules.ending.start] * len(rules.side_names), None)
    state.tricks_left = 0
    return state


def undertake(state: State, seat: int, level: int, partners: int = 0) -> None:
    """Let a seat be maker.

    Args:
        state: the deal.
        seat: the maker.
        level: the bid, as its place on the ladder.
        partners: who plays with him because the deal made it so, as a mask of seats.
    """
    state.set_holder(seat)
    state.level = level
    state.allies |= partners
    remember(state, TRUE_ALLIES, int(state.allies))


def remember(state: State, slot: str, value: int) -> bool:
    """Write something down where the game remembers it; whether it does."""
    place = state.rules.slot_index.get(slot, -1)
    if place >= 0:
        state.slots[place] = value
    return place >= 0


def circumstances(alone: str, stuck: str, renege: str, blind: bool = False) -> dict[str, int]:
    """What is to be remembered of a contract, by its slots.

    Args:
        alone: who plays alone.
        stuck: who was forced to bid.
        renege: whose renege ended the deal, "" if nobody's did.
        blind: whether the maker had not seen his cards; `alone: blind` says it, too.
    """
    return {
        ALONE: ALONE_CODES[alone],
        BLIND: int(blind or alone == "blind"),
        STUCK: STUCK_CODES[stuck],
        BROKEN: BROKEN_CODES[renege],
    }


def remember_lone_hand(state: State, name: str) -> None:
    """Write down which kind of lone hand it is, by the name that the game has for it."""
    state.slots[state.rules.slot(LONE_KIND)] = state.rules.facts["lone_kinds"].index(name) + 1


# -- who took the first tricks ---------------------------------------------------------------------------------------


def asks_for_first_tricks(state: State) -> bool:
    """Whether it matters who took the first tricks."""
    return FIRST_TRICKS in state.rules.slot_index and state.holder >= 0


def remember_first_tricks(state: State, begun: Sequence[int], most: int) -> int:
    """Note who took the first tricks; what is left open fell to both sides by turns, first to the defenders.

    Args:
        state: the deal, with its tricks taken.
        begun: for each trick that something is said of the seats of which one took it, as a mask.
        most: how many of the first tricks matter.

    Returns:
        How many of those that something is said of can be so: less than all where these seats took fewer tricks.
    """
    makers = int(state.allies)
    left = state.taken.copy()
    order: list[int] = []
    for seats in begun:
        if not _any_of(left, seats):
            break
        _take(order, left, seats)
    known = len(order)
    while len(order) < min(most, sum(state.taken), int(state.rules.tricks) - 1):
        last_by_makers = bool(order) and makers >> order[-1] & 1 == 1
        wanted = ~makers if last_by_makers or not order else makers
        _take(order, left, wanted if _any_of(left, wanted) else ~wanted)
    remember(state, FIRST_TRICKS, sum((seat + 1) << (BITS * trick) for trick, seat in enumerate(order)))
    return known


def _take(order: list[int], left: list[int], seats: int) -> None:
    """Let the next trick fall to one of some seats who has one left to take."""
    seat = next(seat for seat, tricks in enumerate(left) if tricks and seats >> seat & 1)
    order.append(seat)
    left[seat] -= 1


def _any_of(tricks: Sequence[int], seats: int) -> bool:
    """Whether any of some seats has a trick."""
    return any(number and seats >> seat & 1 for seat, number in enumerate(tricks))
