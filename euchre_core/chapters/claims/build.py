"""From the claims an author wrote to the moments at which they can be made."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import hand_test

from .phase import Claim, ClaimWindow, OwnTurnClaims, claim_slots
from .spec import ClaimSpec


def build_window(specs: Mapping[str, ClaimSpec], when: str, context: Context) -> ClaimWindow | None:
    """The window `before_auction` or `before_play`, if there is a claim for it."""
    claims = claims_at(specs, when, context)
    if not claims:
        return None
    window = f"asked {when}"
    context.add_slots(claim_slots(claims, window))
    return ClaimWindow(claims, window)


def build_own_turn(specs: Mapping[str, ClaimSpec], context: Context) -> OwnTurnClaims | None:
    """The claims that may be made in one's own turn of the auction."""
    claims = claims_at(specs, "own_turn", context)
    if not claims:
        return None
    context.add_slots(claim_slots(claims, "asked own_turn"))
    return OwnTurnClaims(claims)


def claims_at(specs: Mapping[str, ClaimSpec], when: str, context: Context) -> list[Claim]:
    """The claims made at this moment, by name: in which order a file has them makes no difference."""
    return [
        Claim(
            name,
            hand_test(spec.hand or "", context),
            passes_deal=spec.effect == "redeal_next",
            maker_only=spec.who == "maker",
            automatic=spec.claimed == "automatically",
            shown=spec.shown_to == "all",
            once=spec.limit == "once_per_match",
        )
        for name, spec in sorted(specs.items())
        if spec.when == when
    ]
