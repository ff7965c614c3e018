"""From the auction's settings to its bids and its phases."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_core.chapters.context import GHOST, Context
from euchre_core.chapters.formulas import hand_question
from euchre_core.chapters.keeping import LAST_MAKER, LastMaker, kept
from euchre_core.chapters.memory import MORE_THAN_EACH
from euchre_core.chapters.values import NO_TRUMPS
from euchre_core.kernel.pack import JOKER_SUIT, SUITS
from euchre_core.kernel.phase import Phase

from .before_deal import BeforeDeal
from .build_ladder import TrumpRules, build_ladder
from .passed_out import (
    DEALER_FORFEITS,
    DEALER_IS_STUCK,
    JOKER_HOLDER_IS_STUCK,
    PLAYED_IN_NO_TRUMP,
    REDEAL_NEXT,
    REDEAL_SAME,
    UNLIMITED,
    PassedOut,
    throw_in_slots,
)
from .speaking import Speaking, speaking_slots
from .spec import AuctionSpec
from .swap import Swap, SwapRound, swap_slots
from .turn_up import ANY_SUIT, NOT_PLAYED, OTHER_SUITS, TurnUpAuction, turn_up_slots
from .upcard import (
    DEALER,
    DEALERS_PARTNER,
    GIVES_SUIT,
    JOKER_REDEALS_NEXT,
    JOKER_REDEALS_SAME,
    LEFT_OF_DEALER,
    NAMES,
    NAMES_BLIND,
    NOBODY,
    RIGHT_OF_DEALER,
    SPADE,
    UNDECIDED,
    TurnedUp,
    upcard_slots,
)

ALL_PASS = {
    "redeal_next": REDEAL_NEXT,
    "redeal_same": REDEAL_SAME,
    "dealer_is_stuck": DEALER_IS_STUCK,
    "joker_holder_is_stuck": JOKER_HOLDER_IS_STUCK,
    "played_in_no_trump": PLAYED_IN_NO_TRUMP,
    "dealer_forfeits": DEALER_FORFEITS,
}
SECOND = {
    "other_suits": OTHER_SUITS,
    "other_suits_or_no_trump": OTHER_SUITS,
    "any_suit": ANY_SUIT,
    "not_played": NOT_PLAYED,
}
JOKER = {
    "dealer_names_blind": NAMES_BLIND,
    "dealer_names": NAMES,
    "dealer_gives_it_a_suit": GIVES_SUIT,
    "counts_as_spade": SPADE,
    "redeal_next": JOKER_REDEALS_NEXT,
    "redeal_same": JOKER_REDEALS_SAME,
}
MAKER = {
    "nobody_is_maker": NOBODY,
    "dealer_is_maker": DEALER,
    "left_of_dealer_is_maker": LEFT_OF_DEALER,
    "dealers_partner_is_maker": DEALERS_PARTNER,
    "right_of_dealer_is_maker": RIGHT_OF_DEALER,
}
ORDER = "order"


@dataclass(frozen=True)
class Finding:
    """The steps in which the maker is found.

    Attributes:
        upcard: what the upcard decides by itself.
        auction: the main business of the auction, None where there is none.
        swap: the swap in one's own turn.
        before_deal: trump that is named before the cards are dealt.
    """

    upcard: Phase | None
    auction: Phase | None
    swap: Swap | None
    before_deal: BeforeDeal | None = None


def build(spec: AuctionSpec, trump: TrumpRules, has_upcard: bool, context: Context) -> Finding:
    """Note what each bid means for other chapters; the steps in which the maker is found."""
    if spec.form == "before_deal":
        return Finding(None, None, None, before_deal(spec, trump, context))
    upcard = turned_up(spec, trump, context) if has_upcard else None
    if spec.form == "none":
        return Finding(upcard, swap_round(spec, context), None)
    auction = build_turn_up(spec, trump, context) if spec.form == "turn_up" else ladder(spec, trump, context)
    if spec.caller_again == "may_not":
        context.add_slots([kept(LAST_MAKER)])
        context.keepers.append(LastMaker())
    auction.duty = hand_question(spec.must_call_if, context) if spec.must_call_if is not None else None
    if spec.swap == "never":
        return Finding(upcard, auction, None)
    context.add_slots(swap_slots())
    return Finding(upcard, auction, Swap(GHOST, chain=spec.swap == "once_each"))


def ladder(spec: AuctionSpec, trump: TrumpRules, context: Context) -> Speaking:
    """The auction of rising bids."""
    return build_ladder(spec, trump, passed_out(spec, context), context)


def swap_round(spec: AuctionSpec, context: Context) -> SwapRound | None:
    """The swap where there is no auction."""
    if spec.swap == "never":
        return None
    context.add_slots([*swap_slots(), *speaking_slots()])
    return SwapRound(GHOST, chain=spec.swap == "once_each", dealer_opens=spec.opens == "dealer")


def turned_up(spec: AuctionSpec, trump: TrumpRules, context: Context) -> TurnedUp:
    """What the upcard decides by itself; everything where there is no auction, nothing in most games."""
    context.add_slots(upcard_slots())
    everything = NOBODY if spec.form == "none" else UNDECIDED
    said = spec.upcard_decides
    decides = [MAKER[said[suit]] if suit in said else everything for suit in SUITS]
    needs = hand_question(trump.needs, context) if trump.needs is not None else None
    turned = TurnedUp(
        decides, JOKER[spec.joker_turned_up], trump_suits_of(trump, context), needs, context.lone_calls, context.side
    )
    turned.barred = context.barred
    turned.by_rank = [MAKER[said[rank]] if rank in said else UNDECIDED for rank in context.pack.ranks]
    return turned


def trump_suits_of(trump: TrumpRules, context: Context) -> list[int]:
    """The suits among the choices of trump."""
    return [context.tables.strains.index(name) for name in trump.choices if name not in NO_TRUMPS]


def build_turn_up(spec: AuctionSpec, trump: TrumpRules, context: Context) -> TurnUpAuction:
    """The auction about the upcard; ordering is its only rung."""
    suits = trump_suits_of(trump, context)
    no_trumps = [context.strains.index(NO_TRUMPS[0])] if spec.second_circuit == "other_suits_or_no_trump" else []
    note_only_rung(spec, [*suits, *no_trumps], context)
    context.add_slots(turn_up_slots())
    auction = TurnUpAuction(
        suits,
        SECOND[spec.second_circuit],
        no_trumps,
        hand_question(trump.needs, context) if trump.needs is not None else None,
        context.lone_calls,
        spec.opens == "dealer",
        passed_out(spec, context),
        context.side,
    )
    auction.may_be_ordered = spec.first_circuit == "played"
    auction.barred = context.barred
    return auction


def before_deal(spec: AuctionSpec, trump: TrumpRules, context: Context) -> BeforeDeal:
    """Trump named by a player who has seen nothing yet; his contract is the only rung."""
    strains = [context.tables.strains.index(name) for name in trump.choices]
    note_only_rung(spec, strains, context)
    context.add_slots(upcard_slots())
    naming = BeforeDeal(strains, spec.opens == "dealer", context.blind_calls, context.side)
    naming.barred = context.barred
    return naming


def note_only_rung(spec: AuctionSpec, strains: list[int], context: Context) -> None:
    """Where trump is made without a bid, whoever makes it has the only contract there is."""
    context.ladder = [ORDER]
    context.must_take = [makers_take(spec, context.tricks)]
    context.values = [[0] * len(context.tables.strains)]
    context.alone = [False]
    context.bid_trump = [strains]
    context.bid_leads = [None]
    context.bid_exchanges = [None]
    context.bid_shows = ["never"]
    context.bid_partners = [1]


def makers_take(spec: AuctionSpec, tricks: int) -> int:
    """The tricks the makers of a turn-up game must take."""
    if spec.must_take == "more_than_each_opponent":
        return MORE_THAN_EACH
    return tricks // 2 + 1 if spec.must_take == "most" else spec.must_take


def passed_out(spec: AuctionSpec, context: Context) -> PassedOut:
    """What follows when everybody passes."""
    limited = spec.throw_ins if spec.all_pass in ("redeal_next", "redeal_same") else "unlimited"
    if limited != "unlimited":
        context.add_slots(throw_in_slots())
    names = context.tables.strains
    return PassedOut(
        ALL_PASS[spec.all_pass],
        UNLIMITED if limited == "unlimited" else limited,
        -spec.forfeit if context.counts_down else spec.forfeit,
        [kind for kind, suit in enumerate(context.pack.suits) if suit == JOKER_SUIT],
        names.index(NO_TRUMPS[0]) if NO_TRUMPS[0] in names else -1,
    )
