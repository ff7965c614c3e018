"""From the exchanges an author wrote to the steps that go with each bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euchre_core.chapters.context import DISCARDS, Context
from euchre_core.kernel.layout import Pile

from .phase import (
    ANY_CARDS,
    BEST_CARDS,
    BEST_TRUMPS,
    DISCARD,
    PARTNER,
    PLAYER,
    Exchange,
    Giving,
    exchange_slots,
    offer_pile,
)
from .spec import ExchangeStep

ROLES = {"player": PLAYER, "partner": PARTNER, "discard": DISCARD}
CHOICES = {"any": ANY_CARDS, "best_trump": BEST_TRUMPS, "best": BEST_CARDS}


def build(specs: Mapping[str, Sequence[ExchangeStep]], context: Context) -> Exchange | None:
    """The exchange phase, if a bid names an exchange."""
    names = [name if name in specs else None for name in context.bid_exchanges]
    if not any(names):
        return None
    plans = [steps(specs[name]) if name else [] for name in names]
    context.add_slots(exchange_slots(int(context.pack.planes)))
    context.add_pile(Pile(DISCARDS, 0, 0))
    for place, seat in enumerate(context.seats):
        context.add_pile(Pile(offer_pile(seat), 0, 1 << place))
    return Exchange(plans, [name or "" for name in names], DISCARDS)


def steps(written: Sequence[ExchangeStep]) -> list[Giving]:
    """The steps in order. Cards wait while the steps after them are chosen unseen."""
    found: list[Giving] = []
    for place, step in enumerate(written):
        delivered = place
        while delivered + 1 < len(written) and written[delivered + 1].received == "unseen":
            delivered += 1
        found.append(
            Giving(
                ROLES[step.from_ or "player"],
                ROLES[step.to or "discard"],
                step.cards or 0,
                CHOICES[step.choose],
                kept=step.received != "returnable",
                delivered=delivered,
                is_open=step.shown_to == "all",
            )
        )
    return found
