"""From the settings of the match to its end."""

from __future__ import annotations

from euchre_core.chapters.context import Context
from euchre_core.chapters.memory import RESULT
from euchre_core.kernel.layout import Slot

from .phase import ALL_PAST, ANY_POINTS, BEST, FAR, MAKERS_FIRST, OWN_BID, OWN_BID_OR_SET, MatchEnd
from .spec import MatchSpec

WINNERS = {"highest": BEST, "makers_first": MAKERS_FIRST, "all_past_target": ALL_PAST}
GOING_OUT = {"any_points": ANY_POINTS, "made": OWN_BID, "made_or_set": OWN_BID_OR_SET}


def build(spec: MatchSpec, context: Context) -> MatchEnd:
    """The end of the match; where the contract matters for it, how it came out is remembered."""
    end = MatchEnd(spec.start, spec.target, spec.deals or 0, context.side)
    end.winner = WINNERS[spec.winner]
    end.shares_ties = spec.tie == "shared"
    end.goes_out_by = GOING_OUT[spec.goes_out_by]
    if end.goes_out_by != ANY_POINTS:
        context.add_slots([Slot(RESULT)])
    end.target_loses = spec.target_is == "losing" and spec.target is not None
    if not end.target_loses:  # else points are what loses, and there is no other way to lose
        end.loses_at = -FAR if spec.loses_at is None else end.sign * spec.loses_at
        end.all_lose_at = -FAR if spec.all_lose_at is None else end.sign * spec.all_lose_at
    end.games = spec.games
    end.carries_surplus = spec.surplus == "carried"
    end.shutout_counts_two = spec.shutout == "two_games"
    return end
