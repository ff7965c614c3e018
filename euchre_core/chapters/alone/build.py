"""From the settings of lone hands to their phases."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import match_question
from euchre_core.chapters.lone_calls import (
    ALONE_IF_CALLING,
    ALONE_IF_ORDERING,
    BEFORE_PARTNER_PLAYS,
    BEFORE_PLAY,
    FREE,
    WITH_CALL,
    LoneCalls,
)
from euchre_core.chapters.memory import BLIND, DROPPED, LONE_KIND
from euchre_core.chapters.questions import MatchQuestion
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.pack import SUITS

from .blind import BlindCall
from .in_play import HandOpened, LateCall, LateQuestion, late_slots
from .kinds import LoneKind
from .phase import AGAINST_ANY_MAKER, AGAINST_LONE_MAKER, DropOut, LoneDefender, LoneMaker, OpenHands, lone_slots
from .spec import AloneSpec

DECLARED = {"with_call": WITH_CALL, "before_play": BEFORE_PLAY, "before_partner_plays": BEFORE_PARTNER_PLAYS}
BOUND = {"free": FREE, "alone_if_ordering": ALONE_IF_ORDERING, "alone_if_calling": ALONE_IF_CALLING}
AGAINST = {"against_lone_maker": AGAINST_LONE_MAKER, "against_any_maker": AGAINST_ANY_MAKER}


def build_lone_calls(spec: AloneSpec, context: Context) -> None:
    """Note what the auction must know of lone hands."""
    context.add_slots(lone_slots())
    context.lone_exchange = spec.exchange
    context.lone_defenders_exchange = spec.defender_exchange
    if spec.kinds:
        context.add_slots([Slot(LONE_KIND)])
        context.lone_kinds = sorted(spec.kinds)
        context.kind_exchanges = [spec.kinds[name].exchange for name in sorted(spec.kinds)]
        context.kind_leads = [spec.kinds[name].leads for name in sorted(spec.kinds)]
    if spec.blind == "may":
        context.add_slots([Slot(BLIND)])
        context.blind_calls = calls(spec, context)
    if spec.maker == "never" and spec.dealers_partner == "free" and spec.must_if is None:
        return
    context.lone_calls = calls(spec, context)


def calls(spec: AloneSpec, context: Context) -> LoneCalls:
    """The lone hands of a maker, as far as the score and the seats decide."""
    allowed, duty = question(spec.allowed_if, context), question(spec.must_if, context)
    return LoneCalls(spec.maker == "may", DECLARED[spec.declared], BOUND[spec.dealers_partner], allowed, duty)


def question(text: str | None, context: Context) -> MatchQuestion | None:
    """A question about the score, if one is asked."""
    return None if text is None else match_question(text, counts_down=context.counts_down)


def build_maker(
    spec: AloneSpec, context: Context, *, is_asked: bool, upcard_decides: Mapping[str, str]
) -> LoneMaker | None:
    """The maker is asked before the play; with the call only where he makes none.

    Args:
        spec: the settings.
        context: the game so far.
        is_asked: whether he cannot say it with his call: trump was named with the bid, or before the deal.
        upcard_decides: who becomes maker by the suit of the upcard.
    """
    if context.lone_calls is None or (spec.maker == "never" and spec.must_if is None):
        return None
    if spec.declared == "with_call" and not is_asked:
        makes_makers = any(who != "nobody_is_maker" for who in upcard_decides.values())
        return LoneMaker(context.lone_calls, context.side, only_if_decided=True) if makes_makers else None
    if spec.declared == "before_partner_plays" and spec.must_if is None:
        return None
    may = spec.maker == "may" and spec.declared != "before_partner_plays"
    allowed, duty = context.lone_calls.allowed, context.lone_calls.duty
    return LoneMaker(LoneCalls(may, BEFORE_PLAY, FREE, allowed, duty), context.side, only_if_decided=False)


def build_blind(context: Context, *, suits: list[str]) -> BlindCall | None:
    """A lone hand declared before anybody looks at his cards.

    Args:
        context: the game so far.
        suits: what may be trump where a card is turned up and may be ordered; empty in other games.
    """
    if context.blind_calls is None or not suits:
        return None
    numbers = [SUITS.index(suit) for suit in suits if suit in SUITS]
    call = BlindCall(context.blind_calls, context.side, numbers)
    call.barred = context.barred
    return call


def build_kinds(spec: AloneSpec, context: Context) -> LoneKind | None:
    """The question which kind of lone hand it is."""
    if not spec.kinds or (context.lone_calls is None and context.blind_calls is None):
        return None
    names = sorted(spec.kinds)
    allowed = [question(spec.kinds[name].allowed_if, context) for name in names]
    return LoneKind(names, allowed, lone_bids(context))


def lone_bids(context: Context) -> list[bool]:
    """For each rung whether the bid is played alone."""
    levels = max(1, len(context.ladder))
    return [*context.alone, *[False] * levels][:levels]


def build_late_call(spec: AloneSpec, context: Context) -> LateCall | None:
    """The question just before the partner's first card."""
    if context.lone_calls is None or spec.maker == "never" or spec.declared != "before_partner_plays":
        return None
    context.add_slots(late_slots())
    aside = LateCall(context.side, shows=spec.shows_hand == "before_play")
    context.watchers.append(LateQuestion(aside, context.lone_calls, context.side))
    return aside


def build_defender(spec: AloneSpec, context: Context) -> LoneDefender | None:
    """One defender may play alone."""
    if spec.defender == "never":
        return None
    return LoneDefender(AGAINST[spec.defender], calls(spec, context), context.side)


def build_drop_out(spec: AloneSpec, context: Context) -> DropOut | None:
    """Defenders may drop out."""
    if spec.drop_out == "never":
        return None
    context.add_slots([Slot(DROPPED)])
    return DropOut()


def build_open_hands(spec: AloneSpec, context: Context) -> OpenHands | None:
    """Hands laid face up before the play; those after the first trick watch the play."""
    levels = max(1, len(context.ladder))
    shown = [*context.bid_shows, *["never"] * levels][:levels]
    kinds = [spec.shows_hand, *[spec.kinds[name].shows_hand for name in sorted(spec.kinds)]]
    late = [show == "after_first_trick" for show in shown]
    late_kinds = [show == "after_first_trick" for show in kinds]
    if any([*late, *late_kinds]):
        context.watchers.append(HandOpened(late, late_kinds, lone_bids(context)))
    early = [show == "before_play" for show in shown]
    early_kinds = [show == "before_play" for show in kinds]
    return OpenHands(early, early_kinds, lone_bids(context)) if any([*early, *early_kinds]) else None
