"""Lone hands, partners, exchanges and claims in the rule sheet: who does what, and when."""

from __future__ import annotations

import pytest

from euchre_core.sheet.text import sheet_text
from euchre_core.variant.load import finish

TURN_UP = "classic"
SECRET = {"auction.ladder": "[3..5, moon]", "table.sides": "called_partner"}


def told(game: str, settings: dict[str, object]) -> str:
    """The rule sheet of a game with some settings changed, in one line."""
    return " ".join(sheet_text(finish(game, settings=settings)).split())


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        ("with_call", 'He says so when he names trump ("hearts, alone").'),
        ("before_play", "He is asked once trump is made, before any cards are exchanged."),
        ("before_partner_plays", "He is asked at the last moment, just before his partner plays his first card."),
    ],
)
def test_when_a_lone_hand_is_said(declared: str, words: str) -> None:
    assert words in told("bid_euchre", {"alone.maker": "may", "alone.declared": declared})


def test_who_sits_out_with_a_lone_hand() -> None:
    assert "His partner then lays his cards down" in told(TURN_UP, {})
    assert "His partners then lay their cards down" in told(TURN_UP, {"table.players": 6, "pack.copies": 2})
    assert "Nobody else plays with him then." in told(
        TURN_UP, {"table.sides": "called_partner", "table.partner_is": "chosen_player"}
    )


def test_the_score_at_which_one_may_or_must_be_alone() -> None:
    may = told(TURN_UP, {"alone.allowed_if": "score < 8 and not best_other_score >= 9"})
    assert "only if his score is less than 8 and it is not so that the best score of the others is at least 9" in may
    must = told(TURN_UP, {"alone.must_if": "max(score, deals_played + 1) > 5"})
    assert "must play alone if the greater of his score and the number of deals played so far plus 1 is more" in must


def test_an_exchange_tells_whom_it_is_for() -> None:
    trade = "[{from: kitty, to: player, cards: all}, {from: player, to: discard, cards: same}]"
    deal = {"deal.cards_each": 5, "auction.ladder": "[3..5]", "exchange.trade": trade}
    maker = told("bid_euchre", {**deal, "alone.maker": "may", "alone.exchange": "trade"})
    assert "When the maker plays alone, before the play" in maker
    assert "The maker takes all the cards from the top of the kitty: seen by nobody else." in maker
    assert "The maker discards as many cards" in maker
    claim = told("bid_euchre", {**deal, "claims.weak": "{hand: only(9 10), effect: exchange, exchange: trade}"})
    assert "When weak is claimed" in claim
    assert "The claimer takes all the cards" in claim
    assert "cards are exchanged with them, the kitty" in claim
    assert "and out of play" in told("bid_euchre", {"deal.cards_each": 5, "auction.ladder": "[3..5]"})


def test_a_secret_partner_of_equal_cards_is_the_first_to_play_one() -> None:
    one = told("bid_euchre", {**SECRET, "table.partner_is": "holder_of_called_ace"})
    assert "everybody knows it when the card falls" in one
    assert "if several do" not in one
    several = told("double_deck_bid_euchre", {**SECRET, "table.partner_is": "holder_of_called_ace"})
    assert "if several do, the first of them to play it" in several


def test_what_a_claim_scores() -> None:
    claim = "{hand: top_trumps >= 5, who: maker, when: before_play, effect: scores, points: 2 * all}"
    assert "the claimer's side scores 12 points" in told("bid_euchre", {"claims.jamboree": claim})
    assert "the claimer scores 12 points" in told("ghost_hand", {"claims.jamboree": claim})
