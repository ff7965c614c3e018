"""From the deal's settings to piles, and the dealer's discard."""

from __future__ import annotations

from euchre_core.chapters.context import DISCARDS, GHOST, KITTY, Context
from euchre_core.kernel.layout import Pile

from .phase import DealerDiscard, discard_slots
from .spec import DealSpec


def build(spec: DealSpec, context: Context) -> DealerDiscard | None:
    """Lay out hands, ghost hands and what is left over; the phase in which the dealer discards, if he does."""
    context.tricks = hand_size(spec, context)
    hands = [Pile(seat, context.tricks, 1 << place, spec.dealer_extra) for place, seat in enumerate(context.seats)]
    ghosts = [Pile(ghost_name(place), context.tricks, 0) for place in range(spec.ghost_hands)]
    context.piles = [*hands, *ghosts]
    rest = context.pack.size - context.tricks * len(context.piles) - spec.dealer_extra
    if rest > 0:
        context.add_pile(Pile(KITTY, int(rest), 0))
    if spec.dealer_extra == 0:
        return None
    context.add_pile(Pile(DISCARDS, 0, 0))
    context.add_slots(discard_slots())
    return DealerDiscard(spec.dealer_extra, DISCARDS)


def hand_size(spec: DealSpec, context: Context) -> int:
    """The cards of each hand; `all` shares the pack out equally."""
    if spec.cards_each != "all":
        return spec.cards_each
    return int(context.pack.size - spec.dealer_extra) // (len(context.seats) + spec.ghost_hands)


def ghost_name(place: int) -> str:
    """The name of a ghost hand: the first is plainly "ghost"."""
    return GHOST if place == 0 else f"{GHOST}{place + 1}"
