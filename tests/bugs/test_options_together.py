"""No option is ignored because another one is played as well.

Every house rule on every game it was tried on, and two at once: what it sets is in force in the finished game, and what
its examples say is still so, unless the other rule changes just that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any
from zlib import crc32

import pytest

import euchre_core as eu
from euchre_core.language.catalog import list_overlays
from euchre_core.language.document import read_file
from euchre_core.testing.examples import examples_for
from euchre_core.testing.trial import Trial
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.load import Resolved, finish
from euchre_core.variant.spec import CHAPTERS
from tests.properties.shipped import OVERLAYS, TRIED, Choice

FILES = {found.name: read_file(found.path, found.display) for found in list_overlays(())}
Path = tuple[str, ...]


def pairs() -> list[Choice]:
    """A draw of two house rules at once; every house rule is in some, and a new one leaves most of the others be."""
    found: list[Choice] = []
    for name, games in OVERLAYS.items():
        others = [(game, other) for other in OVERLAYS if other != name for game in games if game in OVERLAYS[other]]
        others.sort(key=lambda other: crc32(f"{name} {other}".encode()))
        found += [Choice(game, tuple(sorted((name, other)))) for game, other in others[:3]]
    return sorted(set(found))


PAIRS = pairs()


@cache
def resolved(choice: Choice) -> Resolved | None:
    """A game with house rules; None where they are refused."""
    try:
        return finish(choice.variant, overlays=choice.overlays)
    except eu.VariantError as refused:
        assert refused.diagnostics, f"{choice} is refused without a reason"
        return None


def leaves(written: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every setting of a mapping, with its place; a list is one setting."""
    if isinstance(written, Mapping) and written:
        for key, value in written.items():
            yield from leaves(value, (*path, str(key)))
    else:
        yield path, written


@cache
def settings_of(overlay: str) -> dict[Path, Any]:
    """What a house rule sets."""
    data = FILES[overlay].data
    return {path: value for chapter in CHAPTERS if chapter in data for path, value in leaves(data[chapter], (chapter,))}


def in_force(game: Resolved, path: Path) -> Any:
    """The value of a setting in a finished game."""
    value: Any = game.data
    for key in path:
        value = next((each for name, each in value.items() if str(name) == key), None)
    return value


def touches(overlay: str, path: Path) -> bool:
    """Whether a house rule sets the same setting, or something within it or around it."""
    return any(path[: len(other)] == other[: len(path)] for other in settings_of(overlay))


def same(written: Any, found: Any) -> bool:
    """Whether a value is what was written, with defaults filled in; numbers may have become texts."""
    if isinstance(written, list) and isinstance(found, list):
        return len(written) == len(found) and all(map(same, written, found))
    if isinstance(written, Mapping) and isinstance(found, Mapping):
        return all(same(value, found.get(key)) for key, value in written.items())
    return str(written) == str(found)


def check_settings(choice: Choice, game: Resolved) -> None:
    """Every setting of every house rule is in force."""
    for overlay in choice.overlays:
        others = [other for other in choice.overlays if other != overlay]
        for path, written in settings_of(overlay).items():
            if not any(touches(other, path) for other in others):
                found = in_force(game, path)
                assert same(written, found), f"{overlay} says {'.'.join(path)}: {written}, but {choice} has {found}"


@pytest.mark.parametrize("choice", TRIED, ids=str)
def test_what_a_house_rule_sets_is_in_force(choice: Choice) -> None:
    game = resolved(choice)
    assert game is not None, f"{choice} was tried and is refused"
    check_settings(choice, game)


@pytest.mark.parametrize("choice", PAIRS, ids=str)
def test_what_two_house_rules_set_is_in_force(choice: Choice) -> None:
    game = resolved(choice)
    if game is not None:
        check_settings(choice, game)


CHANGES_THE_TALK = {
    "ace_in_your_face": "some upcards make trump at once",
    "aggravation": "nobody can order",
    "alone_at_five": "with five points one may only call alone",
    "baseball": "only one hand may call",
    "benny": "the five highest trumps are others",
    "big_pepper": "the ladder has no ask and no moon",
    "black_only": "two suits cannot be named",
    "blind_alone": "everybody is asked before",
    "canadian_loner": "the dealer's partner may only order alone",
    "dealer_opens": "another player speaks first",
    "dealers_partner_alone": "the dealer's partner may only call alone",
    "defend_alone": "a defender is asked",
    "defend_alone_with_best": "a defender is asked",
    "double_the_moon": "a moon can be outbid",
    "forced_three": "the dealer may not pass",
    "half_minimum": "the low bids are gone",
    "jambone": "the maker is asked how he plays alone",
    "joker": "the dealer discards first",
    "keep_the_upcard": "the upcard cannot be discarded",
    "late_discard": "the dealer discards",
    "late_lone_call": "nobody says alone with his call",
    "left_of_loner_leads": "another player leads",
    "left_of_maker_leads": "another player leads",
    "loner_leads": "another player leads",
    "moon_over_moon": "a moon can be outbid",
    "no_ace_no_face": "there are claims before the play",
    "no_bowers": "the best trump is another card",
    "not_twice_running": "who made trump is not asked again",
    "order_needs_high": "a hand without high trumps may not call",
    "order_needs_trump": "a hand without trumps may not call",
    "re_entry": "one may bid after passing",
    "second_ghost": "two play",
    "stick_the_dealer": "the dealer may not pass",
    "suit_in_the_bid": "a suit is said with each bid",
    "take_four": "makers who take three are set",
    "trade_with_partner": "cards are given before the lead",
    "two_jokers": "the kitty has a card more",
    "upcard_suit_decides": "nobody speaks",
    "widow": "the maker takes a card first",
}
"""House rules with which the words of another rule's example cannot be said as they stand, and why."""

CHANGES_CONTRACTS = {
    "half_minimum": "the low bids are gone",
    "second_ghost": "two play",
    "take_four": "makers who take three are set",
}
"""House rules with which another rule's contract is made with other tricks, is not bid, or has other players."""
CHANGES_CARDS = {
    "ask_three_cards": "more cards are given",
    "ask_two_cards": "more cards are given",
    "benny": "the joker is the best",
    "big_pepper": "there is no ask",
    "free_ask": "any card may be given",
    "no_bowers": "the jacks stay where they are",
}
"""House rules that change which cards are the best, or which are exchanged."""


def is_changed(example: ExampleSpec, other: str) -> bool:
    """Whether another house rule rightly changes what an example says."""
    sets = settings_of(other)
    if example.after is not None:
        return other in CHANGES_THE_TALK
    if example.claim is not None:  # a hand that no rule lets be claimed
        may_claim_more = example.claim == "none" and any(path[0] == "claims" for path in sets)
        return may_claim_more or other in CHANGES_CARDS
    if example.legal is not None and example.exchange is None:
        return ("play", "renege", "policy") in sets or other in CHANGES_CARDS  # then any card can be played
    if example.points is not None or example.winner is not None:
        return any(path[0] in ("scoring", "match") for path in sets) or other in CHANGES_CONTRACTS
    return other in CHANGES_CARDS


@pytest.mark.parametrize("choice", PAIRS, ids=str)
def test_the_examples_of_both_still_hold(choice: Choice) -> None:
    game = resolved(choice)
    if game is None:
        return
    rules = game.compile()
    wrong = []
    for overlay in choice.overlays:
        other = next(each for each in choice.overlays if each != overlay)
        if any(touches(other, path) for path in settings_of(overlay)):
            continue
        for example, place in examples_for(FILES[overlay], choice.variant):
            complaint = None if is_changed(example, other) else Trial(rules, example).complaint()
            if complaint is not None:
                wrong.append(f"{overlay}, example {place + 1}: {complaint.text}")
    assert not wrong, f"{choice}: {wrong}. (If that is right, say so in one of the lists above.)"


def test_many_pairs_are_played() -> None:
    played = [choice for choice in PAIRS if resolved(choice) is not None]
    assert len(played) > 200
    assert len({overlay for choice in played for overlay in choice.overlays}) > 100
