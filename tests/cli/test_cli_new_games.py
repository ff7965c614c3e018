"""The table in games that are unlike the founding ones: other seats, cards one does not hold, trump in the bid."""

from __future__ import annotations

import re

from .cli_program import Euchre


def test_five_players_sit_at_letters_and_e_is_no_compass_point(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "five_hand_five_hundred", "--seat", "A", "--seed", 3, answers=["quit"])
    assert "E heuristic" in done.out and "East" not in done.out


def test_a_partner_can_be_called_by_a_card_one_does_not_hold(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "call_ace", "--seat", "N", "--seed", 5, answers=["order", "quit"])
    asked = done.out[done.out.index("Find your partner:") :]
    assert "call A" in asked


def test_a_hint_is_a_sentence(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "five_hundred", "--seat", "E", "--seed", 12, answers=["hint", "quit"])
    assert "of 100 deals that fit what you have seen" in " ".join(done.out.split())
    assert "Likely points  " in done.out
    assert re.search(r"pass [+-]\d", done.out)


def test_a_bid_without_its_trump_is_asked_back(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "five_hundred", "--seat", "E", "--seed", 12, answers=["bid 8", "quit"])
    assert "Bid 8 in what? The trump belongs to the bid, as in bid 8 spades." in " ".join(done.out.split())


def test_the_upcard_is_shown_and_said(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "classic", "--seat", "S", "--seed", 5, answers=["pass", "quit"])
    assert "A♥ is turned up." in done.out and "Take up A♥ or pass:" in done.out
