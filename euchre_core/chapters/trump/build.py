"""From the choices of trump to the phase that names it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import hand_question
from euchre_core.chapters.keeping import (
    BARRED,
    LAST_COLOUR,
    LAST_SUIT,
    LED_LAST,
    SET_SUITS,
    BarredSuits,
    LastSuit,
    LastTrick,
    kept,
)
from euchre_core.chapters.values import trump_suits
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.pack import SUITS

from .phase import NameTrump
from .spec import TrumpSpec

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec

HIGH, LOW = "no_trump", "no_trump_low"


def strains_of(spec: TrumpSpec, auction: AuctionSpec) -> list[str]:
    """What may be trump in a game: the suits, then no trump, high and low, where it can come about."""
    used = set(spec.strains())
    if auction.form == "ladder":
        used.update(*(trump_suits(bid.trump) for bid in auction.bids.values() if bid.trump is not None))
    if auction.form == "turn_up" and auction.second_circuit == "other_suits_or_no_trump":
        used.add(HIGH)
    if auction.form != "none" and auction.all_pass == "played_in_no_trump":
        used.add(HIGH)
    if LOW in used:
        return [*SUITS, HIGH, LOW]
    return [*SUITS, HIGH] if HIGH in used else list(SUITS)


def build(spec: TrumpSpec, form: str, context: Context) -> NameTrump | None:
    """The maker names one of the choices; None where the bid, the call or the upcard makes trump."""
    if form != "ladder" or spec.named not in ("after_auction", "by_last_trick"):
        return None
    by_bid = context.bid_trump
    choices = in_order(spec, (strain for strains in by_bid for strain in strains), context)
    needs = hand_question(spec.needs, context) if spec.needs is not None else None
    naming = NameTrump(choices, by_bid, needs, context.lone_calls, context.side)
    naming.barred = context.barred
    if spec.named == "by_last_trick":
        context.add_slots([kept(LAST_SUIT), Slot(LED_LAST)])
        context.watchers.append(LastTrick())
        context.keepers.append(LastSuit())
    return naming


def build_barred(spec: TrumpSpec, form: str, context: Context) -> None:
    """Suits that earlier deals have barred, where that is played and somebody makes trump."""
    if spec.barred == "never" or form == "none":
        return
    how = SET_SUITS if spec.barred == "set_suits" else LAST_COLOUR
    context.barred = BarredSuits(how, sum(1 << SUITS.index(suit) for suit in spec.suits()))
    context.add_slots([kept(BARRED)])
    context.keepers.append(context.barred)


def in_order(spec: TrumpSpec, strains: Iterable[int], context: Context) -> list[int]:
    """Everything that may be named, in the order of `trump.choices`; what only a bid allows comes last."""
    first = [context.tables.strains.index(name) for name in spec.strains()]
    return list(dict.fromkeys([*first, *strains]))
