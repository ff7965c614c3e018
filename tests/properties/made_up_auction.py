"""Auctions for made-up games: ladders, turn-ups, and none; and what may be trump."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from .made_up_numbers import Numbers

Settings = dict[str, Any]

SUITS = ["spades", "clubs", "diamonds", "hearts"]
NEEDS = ["has(trump)", "has(natural_trump)", "count(trump) >= 2", "top_trumps >= 1 or has(A)"]


@st.composite
def auctions(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> tuple[Settings, Settings]:
    """The chapters `auction` and `trump`."""
    auction: Settings = {"form": numbers.form, "opens": draw(st.sampled_from(["left_of_dealer", "dealer"]))}
    if numbers.form == "none":
        return auction, {"named": "by_upcard"}
    if numbers.form == "before_deal":
        auction["must_take"] = draw(st.sampled_from(["most", "most", "more_than_each_opponent", 1, 2]))
        jokers = draw(st.sampled_from(["names_suit", "own_suit", "worthless"]))
        return auction, {"choices": draw(trump_choices()), "joker_in_no_trump": jokers}
    ways = ["redeal_next", "redeal_same", "dealer_is_stuck", "dealer_is_stuck", "played_in_no_trump", "dealer_forfeits"]
    auction["all_pass"] = draw(st.sampled_from([*ways, "joker_holder_is_stuck"] if numbers.jokers else ways))
    if auction["all_pass"] == "dealer_forfeits":
        auction["forfeit"] = draw(st.integers(1, 3))
    if auction["all_pass"].startswith("redeal"):
        auction["throw_ins"] = draw(st.sampled_from(["unlimited", 1, 2]))
    if draw(st.integers(0, 3)) == 0:
        auction["must_call_if"] = draw(st.sampled_from(["has(A)", "count(J 9) >= 2", "only(red)"]))
    auction["caller_again"] = draw(st.sampled_from(["may", "may", "may_not"]))
    trump: Settings = {"barred": draw(st.sampled_from(["never", "never", "set_suits", "last_colour"]))}
    if draw(st.integers(0, 3)) == 0:
        trump["needs"] = draw(st.sampled_from(NEEDS))
    if numbers.form == "turn_up":
        trump["choices"] = draw(suits_that_may_be_trump())
        auction |= draw(turn_ups(numbers))
        return auction, trump
    trump["choices"] = draw(trump_choices())
    trump["joker_in_no_trump"] = draw(st.sampled_from(["names_suit", "own_suit", "worthless"]))
    auction |= draw(ladder_auctions(numbers, exchanges))
    if draw(st.booleans()):
        trump["named"] = "in_bid"
        auction["beats"] = draw(st.sampled_from(["higher_bid", "higher_bid_or_suit", "higher_value"]))
        if draw(st.booleans()):
            trump["values"] = {choice: place for place, choice in enumerate([*SUITS, "no_trump", "no_trump_low"])}
            auction["value"] = draw(st.sampled_from(["trump_value + 3 * bid", "2 * bid + min(trump_value, 3)"]))
    else:
        trump["named"] = draw(st.sampled_from(["after_auction", "after_auction", "by_last_trick"]))
        auction["beats"] = draw(st.sampled_from(["higher_bid", "higher_bid", "higher_value"]))
    return auction, trump


@st.composite
def turn_ups(draw: st.DrawFn, numbers: Numbers) -> Settings:
    circuits = ["other_suits", "other_suits", "other_suits_or_no_trump", "any_suit", "not_played"]
    jokers = ["dealer_names_blind", "dealer_names", "dealer_gives_it_a_suit", "counts_as_spade"]
    auction: Settings = {
        "must_take": draw(st.sampled_from(["most", "most", "more_than_each_opponent", 1, 2])),
        "first_circuit": draw(st.sampled_from(["played", "played", "not_played"])),
        "second_circuit": draw(st.sampled_from(circuits)),
        "joker_turned_up": draw(st.sampled_from([*jokers, "redeal_next", "redeal_same"])),
    }
    if draw(st.integers(0, 3)) == 0:
        makers = ["nobody_is_maker", "dealer_is_maker", "left_of_dealer_is_maker", "right_of_dealer_is_maker"]
        if numbers.partners:
            makers.append("dealers_partner_is_maker")
        auction["upcard_decides"] = draw(
            st.dictionaries(st.sampled_from([*SUITS, "A", "J", "9"]), st.sampled_from(makers), max_size=3)
        )
    return auction


@st.composite
def ladder_auctions(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> Settings:
    ladder = draw(ladders(numbers))
    bids: Settings = {}
    for name in numbers.names:
        must_take = draw(st.one_of(st.sampled_from(["all", "none"]), st.integers(0, numbers.tricks)))
        bids[name] = draw(bid_facts(numbers, exchanges)) | {"must_take": must_take}
    if len(numbers.names) > 1 and draw(st.booleans()):
        bids[numbers.names[1]] = {"like": numbers.names[0], "value": draw(st.integers(-2, 9))}
    if len(numbers.names) > 1 and draw(st.booleans()):
        first, second = numbers.names[:2]
        bids[second] |= {"over": first}
        if draw(st.booleans()):
            bids[second] |= {"by": {draw(st.sampled_from(["partner_of", "opponents_of"])): first}}
    number = draw(st.integers(0, numbers.tricks))
    if draw(st.booleans()):
        bids[str(number)] = draw(bid_facts(numbers, exchanges))
    return {
        "turns": draw(st.sampled_from(["one_each", "one_each", "two_each", "continuing"])),
        "passing": draw(st.sampled_from(["final", "may_return"])),
        "ladder": ladder,
        "stuck_ladder": draw(st.one_of(st.none(), ladders(numbers))),
        "bids": bids,
        "insert": draw(inserted(ladder, numbers)),
    }


@st.composite
def inserted(draw: st.DrawFn, ladder: list[int | str], numbers: Numbers) -> Settings:
    """A bid that the ladder does not have, put in at the top of the names or above all numbers."""
    free = [name for name in numbers.names if name not in ladder]
    if not free or draw(st.booleans()):
        return {}
    where = "special" if any(name in ladder for name in numbers.names) else "numbered"
    return {free[0]: {draw(st.sampled_from(["above", "below"])): where}}


@st.composite
def ladders(draw: st.DrawFn, numbers: Numbers) -> list[int | str]:
    """Numbers that rise, perhaps as a range, with the named bids in between and after them."""
    low = draw(st.integers(0, numbers.tricks))
    high = draw(st.integers(low, numbers.tricks))
    rungs: list[int | str] = [f"{low}..{draw(st.sampled_from([str(high), 'all']))}"] if high > low else [low]
    for name in numbers.names:
        if draw(st.booleans()):
            rungs.insert(draw(st.integers(0, len(rungs))), name)
    return rungs


@st.composite
def bid_facts(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> Settings:
    facts: Settings = {
        "value": draw(st.one_of(st.none(), st.integers(-2, 12))),
        "plays": draw(st.sampled_from(["with_partner", "alone", "alone"])),
        "exchange": draw(st.sampled_from([None, *exchanges, *exchanges])),
        "leads": draw(st.sampled_from([None, None, "maker", "left_of_maker", "left_of_dealer", "dealer"])),
        "shows_hand": draw(st.sampled_from(["never", "never", "before_play", "after_first_trick"])),
    }
    if draw(st.integers(0, 3)) == 0:
        facts["trump"] = draw(st.sampled_from([["suits"], ["no_trump"], ["red"], ["no_trump_low", "spades"]]))
    if numbers.sides == "called_partner":
        facts["partners"] = draw(st.integers(1, max(1, min(3, numbers.players - 2))))
    return facts


def trump_choices() -> st.SearchStrategy[list[str]]:
    words = ["suits", "red", "black", "spades", "hearts", "clubs", "diamonds", "no_trump", "no_trump_low"]
    usual = [["suits"], ["suits", "no_trump"], ["suits", "no_trump", "no_trump_low"]]
    return st.one_of(st.sampled_from(usual), st.lists(st.sampled_from(words), min_size=1, max_size=3, unique=True))


def suits_that_may_be_trump() -> st.SearchStrategy[list[str]]:
    words = ["red", "black", "spades", "hearts", "clubs", "diamonds"]
    return st.one_of(st.just(["suits"]), st.lists(st.sampled_from(words), min_size=2, max_size=3, unique=True))
