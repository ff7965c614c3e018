"""Made-up games on which the library and the judge once differed, or a sight was thought to leak: they stay tried."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import euchre_core as eu

from .beside import Beside
from .worlds import twins_of

Settings = dict[str, Any]

PLAIN: Settings = {"any": {"points": "tricks"}}
ACE_CALLED: Settings = {
    "table": {"players": 3, "sides": "called_partner", "partner_is": "holder_of_called_ace"},
    "pack": {"ranks": ["A", "K", "Q", "J", 10, 9], "leave_out": ["AS", "JH"]},
}
STUCK: Settings = {
    "form": "ladder",
    "opens": "dealer",
    "all_pass": "dealer_is_stuck",
    "turns": "continuing",
    "passing": "may_return",
}


SLAM: Settings = {"plays": "alone", "must_take": "all"}


def made_up(folder: Path, document: Settings) -> eu.Rules:
    """The rules of a document."""
    path = folder / "made_up.yaml"
    path.write_text(json.dumps({"format": 1, "name": "Made Up", "match": {"deals": 4}, **document}))
    return eu.load(str(path))


def partner_of_no_loner(lines: Settings) -> Settings:
    """Everybody but a stuck dealer plays alone, and nobody calls a partner who then sits out."""
    return {
        **ACE_CALLED,
        "deal": {"cards_each": "all", "ghost_hands": 1, "kitty": "to_maker", "kitty_size": 1},
        "auction": STUCK | {"ladder": ["slam"], "stuck_ladder": [4], "bids": {"slam": SLAM}},
        "trump": {"named": "in_bid"},
        "scoring": {"makers": {"numbers": {"bid": "numbered", "points": "-(bid + 1)"}}, "partner": lines},
    }


@pytest.mark.parametrize(
    "lines",
    [
        {"odd": {"best_other": 0, "points": "tricks"}},
        {"odd": {"alone": "nobody", "points": "tricks"}, "all": {"tricks": "all", "points": 9}},
    ],
)
def test_lone_contracts_make_no_line_for_a_partner_broader_where_a_lone_maker_has_none(
    lines: Settings, tmp_path: Path
) -> None:
    """With this seed a stuck dealer and a partner take all tricks, so that the lines must agree which is narrower."""
    beside = Beside(made_up(tmp_path, partner_of_no_loner(lines)), seed=44, max_deals=6)
    beside.play_on(random.Random(44), 60)


@pytest.mark.parametrize("form", ["before_deal", "turn_up"])
def test_a_partner_chosen_before_the_maker_says_alone_is_scored(form: str, tmp_path: Path) -> None:
    """Trump is named before the deal, or made by the upcard: only then can the maker say that he plays alone."""
    suits = ["spades", "clubs", "diamonds", "hearts"]
    decided = {"upcard_decides": dict.fromkeys(suits, "dealer_is_maker")} if form == "turn_up" else {}
    document = {
        "table": {"players": 4, "sides": "called_partner", "partner_is": "chosen_player"},
        "pack": {"ranks": ["A", "K", "Q", "J", 10, 9]},
        "deal": {"cards_each": 5, "upcard": "to_dealer"},
        "auction": {"form": form, **decided},
        "alone": {"maker": "may"},
        "scoring": {
            "makers": {"any": {"points": 1}},
            "partner": {"out": {"alone": "maker", "points": 7}},
            "defenders": {"any": {"points": 0}},
        },
    }
    beside = Beside(made_up(tmp_path, document), seed=1)
    while len(beside.game.deals) == 1:
        may = beside.turn().may
        beside.push("alone" if "alone" in may else may[0])
    first = beside.game.deals[0]
    maker = next(action.seat for action in first.actions if action.text == "alone")
    partner = next(action.text.split()[1] for action in first.actions if action.verb == "choose")
    assert first.state.points == {"N": 0, "E": 0, "S": 0, "W": 0} | {maker: 1, partner: 7}


def test_a_name_beats_a_stuck_number_below_all_numbers(tmp_path: Path) -> None:
    """Who is stuck may bid less than anybody else could."""
    document = {
        **ACE_CALLED,
        "deal": {"cards_each": 3, "kitty": "to_maker", "kitty_size": 4},
        "auction": STUCK | {"ladder": ["ask", 2], "stuck_ladder": [0], "bids": {"ask": {"must_take": "all"}}},
        "trump": {"named": "in_bid"},
        "scoring": {"makers": PLAIN, "defenders": PLAIN},
    }
    beside = Beside(made_up(tmp_path, document), seed=2)
    for word in ["pass", "pass", "pass", "bid 0 clubs"]:
        beside.push(word)
    suits = ["spades", "hearts", "diamonds", "clubs"]
    said = [f"{bid} {suit}" for bid in ("ask", "bid 2") for suit in suits]
    assert [action.text for action in beside.game.legal_actions] == ["pass", *said]


BY_LAST_TRICK: Settings = {
    "table": {"players": 2, "sides": "individuals"},
    "pack": {"ranks": ["A", "K", "Q", "J", 10]},
    "deal": {"cards_each": 2},
    "auction": {"form": "ladder", "all_pass": "dealer_is_stuck", "ladder": [1]},
    "trump": {"named": "by_last_trick"},
    "play": {"renege": {"policy": "challenged", "deal": "ends"}},
    "scoring": {"makers": PLAIN, "defenders": PLAIN},
}
"""The suit led to the second of two tricks is the next trump; a renege that is found ends the deal."""


JOKER_LED: Settings = {
    **BY_LAST_TRICK,
    "pack": {"ranks": ["A", "K", "Q", "J", 10], "jokers": 2},
    "deal": {"cards_each": 3},
    "trump": {"named": "by_last_trick", "choices": ["suits", "no_trump"], "joker_in_no_trump": "names_suit"},
    "play": {"renege": {"policy": "challenged", "deal": "ends", "challenge_until": "next_deal"}},
}


@pytest.mark.parametrize(
    ("document", "seed", "words", "trump"),
    [
        (BY_LAST_TRICK, 14, "name diamonds, play KH, play KD, play AH, challenge A", "hearts"),
        (JOKER_LED, 4514, "name no_trump, play QH, play Joker, play JH, play 10C, play Joker, lead clubs", "clubs"),
    ],
)
def test_the_suit_led_to_a_last_trick_that_a_renege_breaks_off_is_trump(
    document: Settings, seed: int, words: str, trump: str, tmp_path: Path
) -> None:
    """It was led, or named for a joker that was led, before the renege was found."""
    beside = Beside(made_up(tmp_path, document), seed)
    for word in ["bid 1", *words.split(", ")]:
        beside.push(word)
    if len(beside.game.deals) == 1:
        beside.push("challenge A")
    beside.push("bid 1")
    assert beside.game.observation("A").trump == trump


def test_a_hand_that_scores_by_itself_is_no_leak(tmp_path: Path) -> None:
    """In both worlds a hand with two aces is laid open and scores, and there are other cards beside the aces."""
    document = {
        "table": {"players": 3, "sides": "individuals"},
        "pack": {"ranks": ["A", "K", "Q", "J"], "leave_out": ["AS"]},
        "deal": {"cards_each": 4, "dealer_extra": 2, "upcard": "to_dealer"},
        "claims": {"aces": {"hand": "count(A) >= 2", "effect": "scores", "claimed": "automatically", "points": "all"}},
        "auction": {"form": "turn_up", "all_pass": "dealer_is_stuck"},
        "scoring": {"makers": PLAIN, "defenders": PLAIN},
    }
    twins = twins_of(made_up(tmp_path, document), seed=60)
    assert twins.differences and twins.have_parted
