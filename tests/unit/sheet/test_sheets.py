from __future__ import annotations

import pytest

from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.points_words import points_in_words
from euchre_core.sheet.examples import example_in_words
from euchre_core.sheet.text import WIDTH, sheet_text
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.load import finish


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("game", "absent"),
    [
        ("ghost_hand", ["partner", " ask ", "kitty", "upcard", "joker", "Claims", "stuck", "Exchange"]),
        ("bid_euchre", ["ghost", "swap", "joker", "Claims", "stuck", "kitty", "equal cards"]),
    ],
)
def test_what_is_not_in_the_game_is_not_on_the_sheet(game: str, absent: list[str]) -> None:
    sheet = sheet_text(finish(game)).partition("Players")[2].partition("Source:")[0]
    assert [word for word in absent if word in sheet] == []


def test_house_rules_are_named_and_told() -> None:
    game = finish("ghost_hand", overlays=["joker", "ace_no_face", "stick_the_dealer", "cutthroat_renege"])
    sheet = plain(sheet_text(game))
    for words in [
        "With these house rules: With a Joker, Ace No Face, Stick the Dealer, Cutthroat Renege.",
        "one joker; it is the highest trump",
        "The dealer is dealt 1 more card",
        "a hand with at least one ace and no jack, queen, king or joker, the dealer's extra cards included",
        "the dealer is stuck: he must bid. He may still swap first if nobody has.",
        "It is charged only if an opponent names the player.",
        "is wrong; it costs the player who named 2 points",
    ]:
        assert words in sheet


def test_examples_stand_on_the_sheet_of_the_game_they_were_written_for() -> None:
    assert "For example" in sheet_text(finish("ghost_hand"))
    assert "For example" not in sheet_text(finish("ghost_hand", overlays=["joker"]))
    assert "For example" not in sheet_text(finish("ghost_hand", settings={"match.target": 21}))


def test_no_line_is_too_wide_for_a_terminal() -> None:
    sheet = sheet_text(finish("ghost_hand", overlays=["joker", "ace_no_face", "cutthroat_renege"]))
    assert max(len(line) for line in sheet.splitlines()) <= WIDTH
    assert not any(line != line.rstrip() for line in sheet.splitlines())


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (None, "score nothing"),
        (0, "score nothing"),
        (1, "score 1 point"),
        (-2, "lose 2 points"),
        ("4", "score 4 points"),
        ("-4", "lose 4 points"),
        ("tricks", "score 1 point for each trick taken"),
        ("-bid", "lose 1 point for each trick bid"),
        ("others", "score 1 point for each trick of everybody else"),
        ("10 * bid", "score 10 points for each trick bid"),
        ("tricks * 5", "score 5 points for each trick taken"),
        ("-value", "lose the value of the bid"),
        ("tricks + 2", "score the tricks taken plus 2"),
        ("10 * bid + tricks - bid", "score ((10 times the tricks bid) plus the tricks taken) minus the tricks bid"),
        ("max(tricks, value)", "score the greater of the tricks taken and the value of the bid"),
        ("min(all, best_other)", "score the smaller of the tricks of a deal and the most tricks of any other side"),
        ("-round_up(3 * all / 2)", "lose 3 times the tricks of a deal divided by 2, rounded up"),
        ("(((", "score ((("),
    ],
)
def test_points_are_read_aloud(points: int | str | None, words: str) -> None:
    assert points_in_words(points) == words


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("has(A)", "at least one ace"),
        ("has(AS) and not has(J Q K)", "at least one ace of spades and no jack, queen or king"),
        ("only(9 10)", "nothing but nines and tens"),
        ("count(9) >= 3 or count(10) >= 3", "at least 3 nines or at least 3 tens"),
        ("count(A) == 1", "exactly 1 ace"),
        ("count(red) <= 2", "at most 2 red cards"),
        ("count(spades) > 4", "more than 4 spades"),
        ("count(K) < 2", "fewer than 2 kings"),
        ("count(K) != 2", "any number but 2 kings"),
        ("has(A) and (has(K) or has(Q))", "at least one ace and (at least one king or at least one queen)"),
        ("not only(9)", "not (nothing but nines)"),
        ("top_trumps >= 3", "at least the 3 highest trumps"),
        ("cards == 6", "the property that the number of cards held is 6"),
        ("count(A) >= count(K)", "the property that the number of aces is at least the number of kings"),
        ("((", "(("),
    ],
)
def test_hands_are_read_aloud(hand: str, words: str) -> None:
    assert hand_in_words(hand) == words


EXAMPLES = [
    (
        {"bid": 5, "by": "N", "tricks": {"NS": 4, "EW": 2}, "points": {"NS": -5, "EW": 2}},
        "N bids 5; NS take 4 tricks and EW take 2 tricks: NS -5 and EW +2.",
    ),
    (
        {"bid": "moon", "by": "A", "tricks": {"A": 1, "B": 0}, "points": {"B": 0}},
        "A bids moon; A takes 1 trick and B takes no trick: B 0.",
    ),
    (
        {
            "bid": 3,
            "stuck": "dealer",
            "trump": "hearts",
            "alone": "maker",
            "tricks": {"makers": 3},
            "points": {"makers": 3},
        },
        "The maker bids 3, plays alone, is stuck and names hearts; makers take 3 tricks: makers +3.",
    ),
    (
        {"bid": 3, "by": "N", "tricks": {"NS": 4}, "scores": {"NS": 30, "EW": 31}, "winner": "nobody"},
        "The scores are NS 30 and EW 31. N bids 3; NS take 4 tricks: nobody has won yet.",
    ),
    (
        {"trump": "hearts", "led": "JD", "hand": ["9H", "AD"], "legal": ["9H"]},
        "Hearts are trump. The JD is led. From 9H AD you may play 9H.",
    ),
    ({"trump": "hearts", "trick": ["AD", "JD"], "wins": "JD"}, "Hearts are trump. In the trick AD JD the JD wins."),
    ({"trump": "hearts", "trick": ["JD", "JD"], "wins": "JD"}, "Hearts are trump. In the trick JD JD a JD wins."),
    ({"hand": ["AS", "9H"], "claim": "ace_no_face"}, "With AS 9H you may claim ace no face."),
    ({"hand": ["AS", "QH"], "claim": "none"}, "With AS QH you may claim nothing."),
    (
        {"exchange": "ask_for_best", "from": "partner", "trump": "hearts", "hand": ["AH", "JD"], "legal": ["JD"]},
        "Hearts are trump. In the exchange ask for best the partner, holding AH JD, may give JD.",
    ),
    (
        {"after": ["pass", "bid 3"], "may": ["bid 4", "moon"], "may_not": ["bid 3"]},
        "After pass, bid 3, the next player may choose bid 4 or moon, but not bid 3.",
    ),
    ({"after": [], "may": ["pass"]}, "At the beginning of the auction, the next player may choose pass."),
]


@pytest.mark.parametrize(("example", "words"), EXAMPLES)
def test_examples_are_read_aloud(example: dict[str, object], words: str) -> None:
    assert example_in_words(ExampleSpec.model_validate(example)) == words
