"""Who plays with whom in a deal, as far as a seat can tell."""

from __future__ import annotations

import euchre_core as eu
from euchre_core.bots.reading import Reading
from euchre_core.bots.sight import seen_through
from euchre_core.game.deal import Deal

from .situations import deal_of

PASSES = ("pass", "pass", "pass", "pass")


def sides(deal: Deal, seat: int) -> tuple[int, int]:
    """The masks of who plays with a seat, and who with the maker, as that seat sees it."""
    sight = seen_through(Reading(deal.rules), deal.observation(seat))
    return sight.mates, sight.makers


def test_partners_sit_opposite_even_with_scores_of_their_own() -> None:
    deal = deal_of(eu.load("progressive"), "W", {"upcard": "9H"}, "order")
    assert sides(deal, 0) == (0b0101, 0b0101)
    assert sides(deal, 1) == (0b1010, 0b0101)


def test_all_others_play_together_against_a_lone_maker() -> None:
    rules = eu.load("cut_throat")
    before = deal_of(rules, "C", {"upcard": "9H"})
    assert [sides(before, seat)[0] for seat in range(3)] == [1, 2, 4]
    deal = deal_of(rules, "C", {"upcard": "9H"}, "pass", "order")
    assert [sides(deal, seat) for seat in range(3)] == [(0b101, 0b010), (0b010, 0b010), (0b101, 0b010)]


def test_single_players_play_with_nobody() -> None:
    deal = deal_of(eu.load("ghost_hand"), "A", {}, "bid 3", "pass", "pass", "name spades")
    assert [sides(deal, seat)[0] for seat in range(3)] == [1, 2, 4]


def test_only_who_holds_the_called_ace_knows_before_it_is_played() -> None:
    hands = {
        "N": "JS JC AS KH 9D",
        "E": "QS AD QH 10H 9C",
        "S": "KS 10D KD QD 9S",
        "W": "10S AC KC QC 10C",
        "upcard": "9H",
    }
    call = ("pass", "pass", "pass", "pass", "name spades", "call AD")
    deal = deal_of(eu.load("call_ace"), "W", hands, *call)
    assert sides(deal, 1) == (0b0011, 0b0011)
    assert sides(deal, 0) == (0b0001, 0b0001), "the maker does not know yet"
    assert sides(deal, 2)[1] == 0b0001
    for action in ("play 9D", "play AD"):
        deal.push(action)
    assert sides(deal, 0) == (0b0011, 0b0011)
    assert sides(deal, 2) == (0b1100, 0b0011)
