"""What an example says of the order of tricks, and of the deals before."""

from __future__ import annotations

from collections.abc import Callable

from euchre_core.chapters.finished import asks_for_first_tricks, remember_first_tricks
from euchre_core.chapters.keeping import LED_LAST
from euchre_core.chapters.scoring.counters import counter_slot
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.variant.examples import ExampleSpec

from .situations import CannotAsk, card


def set_first_tricks(state: State, example: ExampleSpec, most: int, seats: Callable[[str], int]) -> None:
    """Note who took the first tricks; what is left open fell to both sides by turns, first to the defenders.

    Args:
        state: the deal, with its tricks taken.
        example: what is said of them.
        most: how many of the first tricks matter.
        seats: the seats that a name stands for, as a mask.
    """
    said = [(name, seats(name)) for name, number in (example.first_tricks or {}).items() for _ in range(number)]
    if not asks_for_first_tricks(state):
        if example.first_tricks is not None:
            raise CannotAsk("in this game it does not matter who took the first tricks", ("first_tricks",))
        return
    known = remember_first_tricks(state, [each for _, each in said], most)
    if known < len(said):
        raise CannotAsk("they did not take so many tricks", ("first_tricks", said[known][0]))


def set_last_trick(state: State, example: ExampleSpec) -> None:
    """Note what was led to the last trick, if the example says it and the game remembers it."""
    place = state.rules.slot_index.get(LED_LAST, -1)
    if place >= 0 and example.led is not None:
        kind = card(state.rules, example.led)
        suit = state.rules.tables.suit_of[state.strain * len(state.rules.pack.kinds) + kind]
        state.slots[place] = suit + 1 if suit < len(SUITS) else 0


def set_counters(state: State, example: ExampleSpec, sides: Callable[[str], list[int]]) -> None:
    """Let the counters of the match stand as the example says."""
    for counter, numbers in (example.counters or {}).items():
        for name, number in numbers.items():
            for side in sides(name):
                state.slots[counter_place(state.rules, counter, "counters") + side] = number


def counter_place(rules: Rules, counter: str, key: str) -> int:
    """Where a counter stands."""
    if counter not in rules.facts["counters"]:
        raise CannotAsk(f"this game counts no {counter}", (key, counter))
    return rules.slot(counter_slot(counter))


def as_example(example: ExampleSpec) -> ExampleSpec | None:
    """The deal before the one of an example, as an example of its own; None if nothing is said of it."""
    before = example.deal_before
    if before is None:
        return None
    return ExampleSpec(bid=before.bid, by=before.by, trump=before.trump, tricks=before.tricks, led=before.led)
