"""What a seat sees, as plain values that can be compared between two worlds."""

from __future__ import annotations

from typing import Any

from euchre_core.kernel.event import Event
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.state import State


def seen(observation: Observation) -> dict[str, Any]:
    """Everything an observation offers: two worlds a seat cannot tell apart give equal mappings."""
    view = observation.view
    return {
        "seat": observation.seat,
        "dealer": observation.dealer,
        "to act": observation.to_act,
        "hand": observation.hand,
        "dealt": list(observation.dealt),
        "history": [seen_event(event) for event in observation.history],
        "trick": observation.trick,
        "trump": observation.trump,
        "holder": observation.holder,
        "tricks": observation.tricks,
        "scores": observation.scores,
        "legal": [action.text for action in observation.legal_actions],
        "piles": {pile.name: view.hand(pile.name) for pile in view.rules.piles},
        "state inside": inside(view),
    }


def inside(state: State) -> str:
    """Everything a state remembers, written out, so that it does not change with the state."""
    return repr(state.__reduce__()[1][1:])


def seen_event(event: Event) -> tuple[Any, ...]:
    """An event with all the facts that came with it."""
    facts = [(fact.kind, fact.card, fact.source, fact.target, fact.action) for fact in event.facts]
    return event.seat, event.action.text, facts


def differences(one: Observation, other: Observation) -> list[str]:
    """In what two observations differ, in words; empty if the seat cannot tell them apart."""
    first, second = seen(one), seen(other)
    return [f"{key}: {first[key]} and {second[key]}" for key in first if first[key] != second[key]]
