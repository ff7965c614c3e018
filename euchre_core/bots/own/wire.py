"""What goes over the line to a program: one JSON object a line, everything a seat may know and nothing else."""

from __future__ import annotations

import json
from typing import Any, Final

from euchre_core.kernel.event import EXCHANGED, MOVED, OUT, SHOWN, UNSEEN, Event
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.rules import Rules

PROTOCOL: Final = 1
"""Raised when a field changes its meaning or goes; a new field does not raise it."""
TABLE: Final = "table"
"""Where a card that is played goes."""


def rules_as_data(rules: Rules) -> dict[str, Any]:
    """What is played: the first line a program gets. It asks for no answer.

    `settings` are the resolved rules with every default, as in the header of a record.
    """
    return {
        "type": "rules",
        "protocol": PROTOCOL,
        "name": rules.name,
        "title": rules.title,
        "digest": rules.digest,
        "seats": rules.seats,
        "sides": {seat: rules.side_names[side] for seat, side in zip(rules.seats, rules.side_of, strict=True)},
        "cards": rules.pack.kinds,
        "strains": rules.tables.strains,
        "settings": json.loads(rules.canonical),
    }


def question_as_data(observation: Observation, number: int, seed: int) -> dict[str, Any]:
    """What a seat knows when it is its turn, and what it may do.

    Args:
        observation: what the seat may know.
        number: which question to this program it is, from 1.
        seed: the chance of this decision, 0 to 2^32 - 1, for programs that mean to play the same way again.
    """
    view = observation.view
    return {
        "type": "act",
        "protocol": PROTOCOL,
        "id": number,
        "seed": seed,
        "seat": observation.seat,
        "legal": [action.text for action in observation.legal_actions],
        "hand": observation.hand,
        "dealer": observation.dealer,
        "trump": observation.trump,
        "holder": observation.holder,
        "makers": seats_of(observation.rules, int(view.allies)),
        "sitting_out": seats_of(observation.rules, int(view.idle)),
        "trick": [list(played) for played in observation.trick],
        "tricks": observation.tricks,
        "scores": observation.scores,
        "piles": other_cards(observation),
        "history": [event_as_data(observation.rules, event) for event in observation.history],
    }


def seats_of(rules: Rules, mask: int) -> list[str]:
    """The seats of a mask, by name."""
    return [seat for place, seat in enumerate(rules.seats) if mask >> place & 1]


def other_cards(observation: Observation) -> dict[str, list[str]]:
    """The cards this seat sees besides its own hand: an upcard, a hand laid open, what it put away."""
    names = [pile.name for pile in observation.rules.piles if pile.name != observation.seat]
    return {name: cards for name in names if (cards := observation.view.hand(name))}


def event_as_data(rules: Rules, event: Event) -> dict[str, Any]:
    """Something that happened, as this seat saw it: who did what, and the cards that were moved or shown by it."""
    told: dict[str, Any] = {"seat": event.seat, "action": event.action.text}
    piles, kinds = [pile.name for pile in rules.piles], rules.pack.kinds
    moved: list[list[str | None]] = []
    for fact in event.facts:
        card = None if fact.card == UNSEEN else fact.card
        if fact.kind == MOVED:
            target = TABLE if fact.target == OUT else piles[fact.target]
            moved.append([None if card is None else kinds[card], piles[fact.source], target])
        elif fact.kind == EXCHANGED:
            told["exchanged"] = [piles[fact.source], piles[fact.target]]
        elif fact.kind == SHOWN and card is not None:
            told.setdefault("shown", []).append([kinds[card], piles[fact.source]])
    return {**told, "moved": moved} if moved else told
