"""From the settings of play to its phases."""

from __future__ import annotations

from euchre_core.chapters.context import Context
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.pack import JOKER_SUIT
from euchre_core.kernel.phase import Phase

from .columns import ColumnTricks
from .house import NAMES_SUIT, OWN_SUIT, SHOWN_OUT, WORTHLESS, HouseTricks
from .joker import NameSuit
from .lead import DEALER, LEFT_OF_DEALER, LEFT_OF_MAKER, MAKER, UNSAID, FirstLead
from .phase import Tricks
from .renege import CHALLENGED, NOTICED, PREVENTED, Challenge, LastChallenge, renege_slots
from .rest import ClaimRest, rest_slots
from .spec import PlaySpec

LEADS = {"maker": MAKER, "left_of_maker": LEFT_OF_MAKER, "left_of_dealer": LEFT_OF_DEALER, "dealer": DEALER}
POLICIES = {"prevented": PREVENTED, "noticed": NOTICED, "challenged": CHALLENGED}
JOKERS = {"names_suit": NAMES_SUIT, "own_suit": OWN_SUIT, "worthless": WORTHLESS}


def build(spec: PlaySpec, context: Context) -> tuple[Tricks, list[Phase], LastChallenge | None]:
    """The tricks, what may interrupt them, and where reneges are found by challenge the last one."""
    policy = POLICIES[spec.renege.policy]
    ends = policy != PREVENTED and spec.renege.deal == "ends"
    first = FirstLead(
        [LEADS.get(leads or "", UNSAID) for leads in context.bid_leads],
        context.alone,
        LEADS.get(spec.lone_leads, UNSAID),
        LEADS.get(spec.no_trump_leads, UNSAID),
        LEADS[spec.leads],
        [LEADS.get(leads or "", UNSAID) for leads in context.kind_leads],
    )
    naming = NameSuit() if context.joker_in_no_trump == "names_suit" and joker_without_trump(context) else None
    context.add_slots(renege_slots(policy, ends))
    if naming is not None:
        context.add_slots([Slot(SHOWN_OUT, each_seat=True)])
    challenge, last = challenges(spec, ends, context)
    claim = ClaimRest(context.side) if spec.claim_rest == "by_agreement" else None
    if claim is not None:
        context.add_slots(rest_slots())
    tricks = Tricks(first, spec.equal_cards == "last_wins")
    if (
        context.columns > 0
        or policy != PREVENTED
        or spec.first_lead == "trump"
        or spec.void == "must_trump"
        or joker_without_trump(context)
        or context.watchers
    ):
        kind = ColumnTricks if context.columns else HouseTricks
        tricks = kind(
            first,
            spec.equal_cards == "last_wins",
            policy,
            ends,
            spec.first_lead == "trump",
            spec.void == "must_trump",
            JOKERS[context.joker_in_no_trump],
            naming,
            context.side,
            context.watchers,
        )
        if isinstance(tricks, ColumnTricks):
            tricks.columns = context.columns
    return tricks, [aside for aside in (challenge, naming, claim) if aside is not None], last


def joker_without_trump(context: Context) -> bool:
    """Whether a joker can be played in a deal without trump."""
    return JOKER_SUIT in context.pack.suits and any(trump < 0 for trump in context.tables.trump_of)


def challenges(spec: PlaySpec, ends: bool, context: Context) -> tuple[Challenge | None, LastChallenge | None]:
    """The challenge in play and the last one."""
    if spec.renege.policy != "challenged":
        return None, None
    if spec.renege.challenge_until == "trick_turned":
        return Challenge(True, ends, context.side), None  # with one card left nobody can renege
    return Challenge(False, ends, context.side), LastChallenge(False, ends, context.side)
