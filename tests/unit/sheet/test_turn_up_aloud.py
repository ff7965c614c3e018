"""The rule sheets of the turn-up family say what is true of each game, and nothing that is not."""

from __future__ import annotations

import pytest

from euchre_core.sheet.examples import example_in_words
from euchre_core.variant.examples import ExampleSpec

from .test_house_rules_aloud import told, told_in

RANKED = {"pack.jokers": 2, "pack.two_jokers": "ranked", "deal.dealer_extra": 2}


# -- the cards --------------------------------------------------------------------------------------------------------


def test_of_two_ranked_jokers_the_trump_suit_has_both() -> None:
    assert "highest first: big joker, little joker, right bower" in told_in("Cards", "bid_euchre", **RANKED)
    assert "big joker, little joker, 8 7 6" in told_in("Cards", "lower_euchre")


@pytest.mark.parametrize("game", ["buck_euchre", "joker_and_no_trump", "pepper"])
def test_without_trump_there_are_no_bowers(game: str) -> None:
    assert "Without trump there are no bowers: every jack ranks in its own suit." in told_in("Cards", game)


def test_where_there_is_always_a_trump_nothing_is_said_of_bowers_without() -> None:
    assert "Without trump" not in told("classic")


# -- the auction ------------------------------------------------------------------------------------------------------


def test_where_every_upcard_decides_nobody_speaks() -> None:
    sheet = told("classic", "upcard_suit_decides")
    assert "The upcard makes its suit trump at once, without an auction: if a heart is turned up, the dealer" in sheet
    assert "The maker may play alone. He is asked before the play." in sheet
    for words in ["orders the upcard up", "second round", "speaks first", "If nobody calls", "He says so when"]:
        assert words not in sheet


def test_where_some_upcards_decide_the_others_are_called_for() -> None:
    sheet = told("classic", **{"auction.upcard_decides": {"clubs": "dealer_is_maker"}})
    assert "orders the upcard up" in sheet
    assert "Some upcards make their suit trump at once, without an auction: if a club is turned up" in sheet
    assert "If the upcard has made him the maker, he is asked before the play." in sheet
    assert "If the upcard has made him" not in told("buck_euchre", **{"alone.maker": "may"})  # it makes nobody maker


def test_an_upcard_that_may_not_be_trump_is_not_ordered_up() -> None:
    words = "If the upcard is of a suit that may not be trump, nobody can order it up, and the second round begins at"
    assert words in told_in("Auction", "classic", "black_only")
    assert "may not be trump" not in told("classic")


def test_no_trump_is_said_where_trump_is() -> None:
    second = " When the upcard is turned down, no trump may be named as well."
    assert f"clubs.{second}" in told_in("Trump", "classic", "no_trump_second")
    assert f"clubs.{second} If nobody calls, nothing is trump." in told_in("Trump", "buck_euchre")
    assert "If nobody bids, nothing is trump." in told_in(
        "Trump", "bid_euchre", **{"auction.all_pass": "played_in_no_trump"}
    )


def test_who_has_not_the_hand_for_trump_passes_unless_he_must_name_one() -> None:
    needs = {"trump.needs": "has(trump)"}
    assert "Whoever has no such hand can only pass." in told_in("Trump", "classic", **needs)
    stuck = told_in("Trump", "classic", "stick_the_dealer", **needs)
    assert (
        "Whoever has to name trump and has no such hand for any suit may name any. All others can only pass." in stuck
    )
    bid = told_in("Trump", "bid_euchre", **needs)
    assert bid.endswith("Whoever has to name trump and has no such hand for any suit may name any.")


# -- partners ---------------------------------------------------------------------------------------------------------


def test_a_maker_who_may_choose_several_partners() -> None:
    sheet = told("auction_euchre_five")
    for words in [
        "the maker gets one partner or more, and they play against all the others",
        "the maker chooses his partners among the others, aloud: one, or as many as his bid says",
        "he and his partner or partners, the makers, must take the tricks he bid",
        "the maker plays alone, without a partner",
    ]:
        assert words in sheet
    for words in ["outbid each other", "lays down his cards", "sits out"]:
        assert words not in sheet


def test_a_maker_who_chooses_one_partner() -> None:
    called = {"table.sides": "called_partner", "table.partner_is": "chosen_player"}
    sheet = told("bid_euchre", **called, **{"auction.ladder": "[3..5, moon]"})
    assert "the maker gets a partner, and the two play against all the others" in sheet
    assert "the maker chooses his partner among the others, aloud." in sheet


def test_where_nobody_sits_out_no_seat_is_passed_over() -> None:
    assert "passed over" not in told_in("Play", "call_your_partner")
    assert "A seat that sits out is passed over." in told_in("Play", "classic")
    late = {"alone.maker": "may", "alone.declared": "before_play", "auction.ladder": "[3..5, moon]"}
    called = {"table.sides": "called_partner", "table.partner_is": "chosen_player"}
    assert "A seat that sits out is passed over." in told_in("Play", "bid_euchre", **late, **called)


def test_two_players_are_one_and_the_other() -> None:
    sheet = told("two_hand")
    assert "The other player speaks first, then the dealer." in sheet
    assert "The other player: - If the contract is not made, the other player scores 2 points." in sheet
    assert "the other plays a card." in sheet
    assert "others" not in told_in("Scoring", "two_hand")


# -- scoring ----------------------------------------------------------------------------------------------------------


def test_a_renege_that_the_scoring_charges_costs_nothing_besides() -> None:
    play = told_in("Play", "seton")
    assert "It is always noticed. Once it is noticed, play stops" in play
    assert "charged" not in play and "nothing" not in play
    named = {"play.renege.policy": "challenged", "play.renege.deal": "ends", "play.renege.points": 0}
    assert "It counts only if an opponent names the player. Once" in told_in("Play", "bid_euchre", **named)


def test_a_line_that_stands_in_for_that_of_everybody_comes_after_it() -> None:
    scoring = told_in("Scoring", "buck_euchre")
    assert scoring.startswith("Everybody still in the deal: - Each player loses 1 point for each trick taken.")
    assert scoring.endswith("The maker: - If the contract is not made, the maker scores 5 points instead.")


def test_the_best_of_others_who_play_for_themselves_is_a_player() -> None:
    assert "the best other player took all 5 tricks" in told_in("Scoring", "dead_hand")


def test_an_exchange_of_one_card_at_most() -> None:
    assert "gives up to 1 card to his partner" in told("classic", "trade_with_partner")


def test_several_win_together() -> None:
    three = ExampleSpec(by="N", tricks={"NS": 5, "EW": 0}, winner="N and E and S")
    assert example_in_words(three).endswith("N, E and S win the game.")
    assert example_in_words(three.model_copy(update={"winner": "NS"})).endswith("NS wins the game.")
    lone = ExampleSpec(by="N", alone="both", tricks={"NS": 2, "EW": 3}, points={"EW": 4})
    assert "plays alone against a lone defender" in example_in_words(lone)
