"""From the claims an author wrote to the moments at which they can be made."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import claim_points, hand_question

from .phase import EXCHANGE, REDEAL_NEXT, REDEAL_SAME, SCORES, Claim, ClaimWindow, OwnTurnClaims, claim_slots
from .spec import ClaimSpec

EFFECTS = {"redeal_next": REDEAL_NEXT, "redeal_same": REDEAL_SAME, "exchange": EXCHANGE, "scores": SCORES}


def build_window(specs: Mapping[str, ClaimSpec], when: str, context: Context) -> ClaimWindow | None:
    """The window `before_auction` or `before_play`, if there is a claim for it."""
    claims = claims_at(specs, when, context)
    if not claims:
        return None
    window = f"asked {when}"
    context.add_slots(claim_slots(claims, window))
    return ClaimWindow(claims, context.side, window)


def build_own_turn(specs: Mapping[str, ClaimSpec], context: Context) -> OwnTurnClaims | None:
    """The claims that may be made in one's own turn of the auction."""
    claims = claims_at(specs, "own_turn", context)
    if not claims:
        return None
    context.add_slots(claim_slots(claims, "asked own_turn"))
    return OwnTurnClaims(claims, context.side)


def claims_at(specs: Mapping[str, ClaimSpec], when: str, context: Context) -> list[Claim]:
    """The claims made at this moment, by name: in which order a file has them makes no difference."""
    return [claim(name, spec, context) for name, spec in sorted(specs.items()) if spec.when == when]


def claim(name: str, spec: ClaimSpec, context: Context) -> Claim:
    """One claim; the exchange that it brings about is noted."""
    exchange, kitty, fixed = -1, 0, list[tuple[int, int]]()
    if spec.effect == "exchange" and spec.exchange is not None:
        if spec.exchange not in context.claimed_exchanges:
            context.claimed_exchanges.append(spec.exchange)
        exchange = context.claimed_exchanges.index(spec.exchange)
        needs = context.exchange_needs[spec.exchange]
        kitty, fixed = needs.kitty, needs.cards
    return Claim(
        name,
        hand_question(spec.hand or "", context),
        EFFECTS[spec.effect or "redeal_next"],
        points=claim_points(spec.points or 0, context) if spec.effect == "scores" else 0,
        exchange=exchange,
        kitty=kitty,
        cards=fixed,
        maker_only=spec.who == "maker",
        automatic=spec.claimed == "automatically",
        shown=spec.shown_to == "all",
        once=spec.limit == "once_per_match",
    )
