"""Everything a game says about itself, as plain values."""

from __future__ import annotations

from typing import Any

from euchre_core.game.game import Game

from .sight import inside, seen, seen_event


def snapshot(game: Game) -> dict[str, Any]:
    """Two games that are in the same place give equal mappings."""
    return {
        "record": game.record.dumps(),
        "state": inside(game.state),
        "events": [seen_event(event) for event in game.events],
        "deals": len(game.deals),
        "scores": game.scores,
        "to act": game.to_act,
        "over": game.is_over,
        "legal": [action.text for action in game.legal_actions],
        "last deal": game.last_deal,
        "seen": [seen(game.observation(seat)) for seat in game.rules.seats],
    }
