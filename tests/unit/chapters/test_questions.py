"""Questions about a hand and about the score, and formulas that a chapter reckons out."""

from __future__ import annotations

import pytest

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import claim_points, hand_question, match_question, value_program
from euchre_core.chapters.pack.build import build
from euchre_core.chapters.pack.spec import PackSpec
from euchre_core.kernel.pack import SUITS

STRAINS = [*SUITS, "no_trump", "no_trump_low"]


@pytest.fixture(scope="module")
def context() -> Context:
    """A pack of 25 cards with every strain."""
    made = Context(seats=["N", "E", "S", "W"], strains=STRAINS, tricks=6)
    build(PackSpec(jokers=1), made)
    return made


def fits(context: Context, question: str, hand: str, trump: str | None = None, upcard: str | None = None) -> bool:
    """Whether a hand fits a question."""
    planes = [context.pack.mask(hand.split())]
    strain = STRAINS.index(trump) if trump is not None else -1
    test = hand_question(question, context)
    return test.fits(planes, strain) if upcard is None else test.fits(planes, strain, SUITS.index(upcard))


@pytest.mark.parametrize(
    ("question", "hand", "trump", "fitting"),
    [
        ("has(trump)", "JD 9C 9S", "hearts", True),
        ("has(natural_trump)", "JD 9C Joker", "hearts", False),
        ("has(natural_trump)", "9H 9C Joker", "hearts", True),
        ("count(trump) == 2", "JD 9C Joker", "hearts", True),
        ("has(trump)", "JD 9C Joker", "no_trump", False),
        ("has(natural_trump)", "JD 9C Joker", "no_trump_low", False),
        ("top_trumps == 3", "Joker JH JD KH", "hearts", True),
        ("top_trumps == 0", "JH JD AH KH", "hearts", True),
        ("top_trumps == 0", "Joker AH AD AS", "no_trump", True),
        ("has(trump)", "JD 9C Joker", None, False),
        ("only(trump)", "JD AH Joker", "hearts", True),
        ("only(trump)", "JD AD Joker", "hearts", False),
    ],
)
def test_trumps_are_known_under_every_strain(
    context: Context, question: str, hand: str, trump: str | None, fitting: bool
) -> None:
    assert fits(context, question, hand, trump) is fitting


def test_the_suit_of_the_upcard_is_its_printed_suit(context: Context) -> None:
    assert fits(context, "has(upcard_suit)", "9H JS", upcard="hearts")
    assert not fits(context, "has(upcard_suit)", "9H JS Joker", upcard="diamonds")
    assert not fits(context, "has(upcard_suit)", "9H JS Joker")  # a joker was turned up, or nothing


def test_a_question_about_the_score_knows_both_scores_and_the_deals() -> None:
    assert match_question("score < 8").answer(7, 10, 0)
    assert not match_question("score < 8").answer(8, 0, 0)
    assert match_question("best_other_score - score >= 4 or deals_played == 0").answer(3, 7, 5)
    assert not match_question("best_other_score - score >= 4 or deals_played == 0").answer(3, 6, 5)
    assert not match_question("round_up(score / deals_played) > 0").answer(5, 0, 0)


def test_claim_points_and_the_value_of_a_bid_are_numbers_of_the_game(context: Context) -> None:
    assert claim_points(16, context) == 16
    assert claim_points("2 * all + players", context) == 16
    assert value_program("trump_value + 100 * (bid - all)").run([7, 6, 40]) == 140
