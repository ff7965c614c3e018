"""From the settings of play to its phases."""

from __future__ import annotations

from euchre_core.chapters.context import Context

from .phase import DEALER, LEFT_OF_DEALER, LEFT_OF_MAKER, MAKER, Tricks
from .renege import CHALLENGED, NOTICED, PREVENTED, Challenge, LastChallenge, renege_slots
from .spec import PlaySpec

LEADS = {"maker": MAKER, "left_of_maker": LEFT_OF_MAKER, "left_of_dealer": LEFT_OF_DEALER, "dealer": DEALER}
POLICIES = {"prevented": PREVENTED, "noticed": NOTICED, "challenged": CHALLENGED}


def build(spec: PlaySpec, context: Context) -> tuple[Tricks, Challenge | None, LastChallenge | None]:
    """The tricks; and where reneges are found by challenge, the challenge in play and the last one."""
    policy = POLICIES[spec.renege.policy]
    context.add_slots(renege_slots(policy))
    leads = [LEADS[who_leads(spec, bid, alone)] for bid, alone in zip(context.bid_leads, context.alone, strict=True)]
    tricks = Tricks(leads, spec.equal_cards == "last_wins", policy)
    if policy != CHALLENGED:
        return tricks, None, None
    if spec.renege.challenge_until == "trick_turned":
        return tricks, Challenge(last_trick_only=True), None  # with one card left nobody can renege
    return tricks, Challenge(last_trick_only=False), LastChallenge(last_trick_only=False)


def who_leads(spec: PlaySpec, bid_leads: str | None, alone: bool) -> str:
    """The narrower setting decides: the bid's, else that for lone hands, else the general one."""
    if bid_leads is not None:
        return bid_leads
    return spec.lone_leads if alone and spec.lone_leads != "same" else spec.leads
