"""Invariants of what is hidden: nobody sees what he cannot know, and can imagine it."""

from __future__ import annotations

from collections import Counter

from euchre_core.kernel.observation import view
from euchre_core.kernel.state import State

from .cards import lying
from .sight import inside
from .story import Invariant, Moment
from .twins import Leak, Twins


def nothing_leaks(moment: Moment) -> str | None:
    """A deal in which cards that a seat cannot know have changed places looks the same to it, as long as it can."""
    twins = Twins(moment.deal, moment.rng)
    while not twins.have_parted:  # a hand that is claimed by itself shows itself
        if twins.differences:
            said = ", ".join(action.text for action in twins.one.actions) or "nothing"
            where = ", ".join(difference.partition(":")[0] for difference in twins.differences)
            return f"after {said}, {twins.seat_name} sees cards it cannot know, in: {where}"
        try:
            if not twins.go_on():
                return None
        except Leak as leak:
            return str(leak)
    return None


def a_deal_can_be_imagined(moment: Moment) -> str | None:
    """The deal drawn for each seat has the whole pack and looks to it like the real one."""
    state, rules = moment.state, moment.rules
    pack = lying(state)
    for seat, name in enumerate(rules.seats):
        observation = moment.deal.observation(seat)
        sample = observation.sample_state(moment.rng)
        if inside(view(sample, seat)) != inside(observation.view):
            return f"the deal imagined for {name} looks otherwise than what it sees"
        if sizes(sample) != sizes(state):
            return f"in the deal imagined for {name} the hands have other sizes"
        found = lying(sample)
        if found != pack:
            return f"in the deal imagined for {name} the cards are {differing(found, pack)}"
    return None


def sizes(state: State) -> list[int]:
    """How many cards lie in each pile."""
    return [len(state.hand(pile.name)) for pile in state.rules.piles]


def differing(found: Counter[str], pack: Counter[str]) -> str:
    """Which cards are too many, and which are missing."""
    return f"too many: {' '.join((found - pack).elements())}, missing: {' '.join((pack - found).elements())}"


INVARIANTS = (
    Invariant("nothing-leaks", "Cards that a seat cannot know change nothing of what it sees.", "deal", nothing_leaks),
    Invariant("deals-can-be-imagined", "A seat can imagine the hidden cards.", "now and then", a_deal_can_be_imagined),
)
