"""Documents written by hand, and matches of ours to be written as documents."""

from __future__ import annotations

import json
import random
from typing import Any

import euchre_core as eu
from euchre_core.egn import Judged, judge_egn, read_egn
from euchre_core.egn.ruleset import rules_of

SEATS = {"N": "Ann", "E": "Bob", "S": "Cyd", "W": "Dan"}

# One deal, dealt by seat 3. N: AS KS QS 9H 9D, E: JC AC KC 10H 10D, S: 9C 10C QC AD KD, W: AH KH QH JD QD; JH is turned
# up, and 9S 10S JS are left. W takes it up and discards the queen of diamonds.
HANDS = ["As Ks Qs 9h 9d", "Jc Ac Kc Th Td", "9c Tc Qc Ad Kd", "Ah Kh Qh Jd Qd"]
TRICKS = ["As Jc 9c Qh", "Jh 9h Th Tc", "Jd Qs Td Qc", "Ah 9d Kc Kd", "Kh Ks Ac Ad"]


def bidding(*calls: str, **more: Any) -> dict[str, Any]:
    """The calls of a deal."""
    return {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": list(calls), "isAlone": False, **more}


def play(*tricks: str, **more: Any) -> dict[str, Any]:
    """The tricks of a deal, each as one text."""
    return {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [trick.split() for trick in tricks], **more}


def deal(*phases: dict[str, Any], number: int = 0, dealer: int = 3, upcard: str = "Jh", **state: Any) -> dict[str, Any]:
    """A deal; `hands` are the hands, each as one text."""
    hands = state.pop("hands", None)
    if hands is not None:
        state["playerCards"] = [hand.split() for hand in hands]
    return {
        "dealNumber": number,
        "initialState": {"dealer": dealer, "upCard": upcard, **state},
        "phases": list(phases),
    }


def whole_deal(**more: Any) -> dict[str, Any]:
    """The deal above, played to its end: all five tricks for the dealer's side, which took it up."""
    return deal(bidding("Pass", "Pass", "Pass", "Order"), play(*TRICKS), **more)


def document(*deals: dict[str, Any], ruleset: dict[str, Any] | None = None, **metadata: Any) -> dict[str, Any]:
    """A document of these deals."""
    return {
        "fileType": "Euchre Game Notation",
        "version": "1.4",
        "metadata": {
            "players": list(SEATS.values()),
            "initialScore": [0, 0],
            "ruleset": {"std": True, **(ruleset or {})},
            **metadata,
        },
        "deals": list(deals),
    }


def judged(*deals: dict[str, Any], ruleset: dict[str, Any] | None = None, **metadata: Any) -> Judged:
    """The judgement on a document of these deals."""
    return judge_egn(read_egn(json.dumps(document(*deals, ruleset=ruleset, **metadata))))


def match(ruleset: dict[str, Any], seed: int, max_deals: int = 40) -> eu.Record:
    """The record of a match by these rules, played at random; claims are not made, since they are not written down."""
    rules, rng = rules_of(ruleset)[0], random.Random(seed)
    game = eu.Game(rules, seed=seed, max_deals=max_deals)
    while not game.is_over:
        choices = [action for action in game.legal_actions if action.verb != "claim"]
        game.push(rng.choice(choices))
    return eu.Record.of(rules, game.deals, SEATS)
