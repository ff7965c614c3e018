"""From the deal's settings to piles, and to the cards that are taken and laid away."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_core.chapters.columns import hidden_pile, open_pile
from euchre_core.chapters.context import DEAD, DISCARDS, GHOST, KITTY, Context
from euchre_core.chapters.questions import UPCARD
from euchre_core.kernel.layout import Pile, Slot

from .phase import (
    EVERY_MAKER,
    LONE_MAKER,
    MAKER_WITH_PARTNERS,
    TO_DEALER,
    TO_MAKER,
    DealerDiscard,
    TakeKitty,
    TakeUpcard,
    discard_slots,
)
from .spec import DealSpec

KITTY_TO = {
    "to_maker": EVERY_MAKER,
    "to_maker_unless_alone": MAKER_WITH_PARTNERS,
    "to_lone_maker": LONE_MAKER,
}


@dataclass(frozen=True)
class Taking:
    """The steps in which cards are taken or laid away, None where they do not take place.

    Attributes:
        early, late: the dealer's discard, before the auction or once trump is made.
        kitty_before, kitty_after: the kitty, before or after trump is named.
        upcard: the upcard that made trump.
    """

    early: DealerDiscard | None = None
    late: DealerDiscard | None = None
    kitty_before: TakeKitty | None = None
    kitty_after: TakeKitty | None = None
    upcard: TakeUpcard | None = None


def build(spec: DealSpec, context: Context, *, turned_late: bool) -> Taking:
    """Lay out hands, ghost hands, the upcard and what is left over; the steps in which cards are taken.

    Args:
        spec: the settings.
        context: the game so far.
        turned_late: whether the upcard lies face down until trump is named.
    """
    context.tricks = hand_size(spec, context)
    context.columns = spec.columns
    held = context.tricks - 2 * spec.columns
    hands = [Pile(seat, held, 1 << place, spec.dealer_extra) for place, seat in enumerate(context.seats)]
    ghosts = [Pile(ghost_name(place), context.tricks, 0) for place in range(spec.ghost_hands)]
    context.piles = [*hands, *ghosts]
    rest = int(context.pack.size) - context.tricks * len(context.piles) - spec.dealer_extra
    lay_out_columns(context)
    if spec.upcard != "none":
        context.add_pile(Pile(UPCARD, 1, 0 if turned_late else (1 << len(context.seats)) - 1))
        rest -= 1
    kitty = rest if spec.kitty_size == "rest" else min(spec.kitty_size, rest)
    for name, cards in ((KITTY, kitty), (DEAD, rest - kitty)):
        if cards > 0:
            context.add_pile(Pile(name, cards, 0))
    return taking(spec, kitty, context)


def lay_out_columns(context: Context) -> None:
    """Lay out the cards that lie on the table in front of each player, one face up on another face down."""
    for seat in context.seats:
        for number in range(1, context.columns + 1):
            context.add_pile(Pile(open_pile(seat, number), 1, (1 << len(context.seats)) - 1))
            context.add_pile(Pile(hidden_pile(seat, number), 1, 0))


def taking(spec: DealSpec, kitty: int, context: Context) -> Taking:
    """The steps in which cards are taken or laid away."""
    discard = DealerDiscard(spec.dealer_extra, DISCARDS) if spec.dealer_extra else None
    upcard = None
    if spec.upcard in ("to_dealer", "to_maker"):
        taker = TO_DEALER if spec.upcard == "to_dealer" else TO_MAKER
        upcard = TakeUpcard(taker, spec.upcard_discard == "any", DISCARDS)
        context.add_slots([Slot("upcard taken")])
    take = TakeKitty(KITTY_TO[spec.kitty], KITTY, kitty, DISCARDS) if spec.kitty != "dead" and kitty > 0 else None
    if discard or upcard or take:
        context.add_pile(Pile(DISCARDS, 0, 0))
        context.add_slots(discard_slots())
    is_late, is_after = spec.dealer_discards == "after_trump", spec.kitty_taken == "after_naming"
    return Taking(
        early=None if is_late else discard,
        late=discard if is_late else None,
        kitty_before=None if is_after else take,
        kitty_after=take if is_after else None,
        upcard=upcard,
    )


def hand_size(spec: DealSpec, context: Context) -> int:
    """The cards of each hand; `all` shares the pack out equally."""
    if spec.cards_each != "all":
        return spec.cards_each
    to_share = int(context.pack.size) - spec.dealer_extra - (spec.upcard != "none")
    return to_share // (len(context.seats) + spec.ghost_hands)


def ghost_name(place: int) -> str:
    """The name of a ghost hand: the first is plainly "ghost"."""
    return GHOST if place == 0 else f"{GHOST}{place + 1}"
