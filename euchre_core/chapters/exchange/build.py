"""From the exchanges an author wrote to the steps that go with bids, lone hands and claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euchre_core.chapters.context import DISCARDS, KITTY, Context, ExchangeNeeds
from euchre_core.chapters.values import expand_range
from euchre_core.kernel.layout import Pile

from .giving import (
    ALL,
    ANY_CARDS,
    BEST_CARDS,
    BEST_TRUMPS,
    DISCARD,
    EACH_PARTNER,
    FROM_KITTY,
    PARTNER,
    PLAYER,
    SAME,
    Giving,
    exchange_slots,
)
from .kitty import KITTY_ASIDE, kitty_pile, offer_pile
from .occasions import BidExchange, ClaimedExchange, LoneDefenderExchange, LoneMakerExchange, OwnTurnExchange
from .phase import most_drawn
from .spec import ExchangeStep

Specs = Mapping[str, Sequence[ExchangeStep]]
ROLES = {
    "player": PLAYER,
    "partner": PARTNER,
    "each_partner": EACH_PARTNER,
    "kitty": FROM_KITTY,
    "discard": DISCARD,
}
CHOICES = {"any": ANY_CARDS, "best_trump": BEST_TRUMPS, "best": BEST_CARDS}


def note_needs(specs: Specs, context: Context) -> None:
    """Note for the claims what each exchange needs."""
    for name, written in specs.items():
        plan = steps(written, context)
        drawn = sum(most_drawn(plan, giving) for giving in plan if giving.giver == FROM_KITTY)
        fixed = [
            (int(giving.only), giving.cards)
            for giving in plan
            if giving.giver == PLAYER and giving.only and giving.cards > 0 and giving.least == giving.cards
        ]
        context.exchange_needs[name] = ExchangeNeeds(int(drawn), fixed)


def build_bids(specs: Specs, context: Context) -> BidExchange | None:
    """The exchanges that go with bids."""
    names = [name if name in specs else None for name in context.bid_exchanges]
    if not any(names):
        return None
    lay_out(context)
    plans = [steps(specs[name], context) if name else [] for name in names]
    return BidExchange(plans, [name or "" for name in names], DISCARDS, context.side)


def build_lone_maker(specs: Specs, context: Context) -> LoneMakerExchange | None:
    """The exchange of a lone maker: a plan for a plain lone hand, and one for each kind with a name."""
    names = [name if name in specs else None for name in (context.lone_exchange, *context.kind_exchanges)]
    if not any(names) or (context.lone_calls is None and context.blind_calls is None):
        return None
    lay_out(context)
    lone_bids = context.alone or [False] * max(1, len(context.ladder))
    plans = [steps(specs[name], context) if name else [] for name in names]
    return LoneMakerExchange(plans, [name or "" for name in names], DISCARDS, context.side, lone_bids)


def build_lone_defender(specs: Specs, context: Context) -> LoneDefenderExchange | None:
    """The exchange of a lone defender."""
    name = context.lone_defenders_exchange
    if name is None or name not in specs:
        return None
    lay_out(context)
    return LoneDefenderExchange([steps(specs[name], context)], [name], DISCARDS, context.side)


def build_claimed(specs: Specs, context: Context, *, is_claimed: bool) -> ClaimedExchange | None:
    """The exchanges that claims bring about at a fixed moment, if there are such claims."""
    if not is_claimed:
        return None
    return ClaimedExchange(claimed_plans(specs, context), context.claimed_exchanges, DISCARDS, context.side)


def build_own_turn(specs: Specs, context: Context, *, is_claimed: bool) -> OwnTurnExchange | None:
    """The exchanges that claims bring about in a player's own turn to speak, if there are such claims."""
    if not is_claimed:
        return None
    return OwnTurnExchange(claimed_plans(specs, context), context.claimed_exchanges, DISCARDS, context.side)


def claimed_plans(specs: Specs, context: Context) -> list[list[Giving]]:
    """The steps of every exchange that a claim brings about."""
    lay_out(context)
    return [steps(specs[name], context) for name in context.claimed_exchanges]


def lay_out(context: Context) -> None:
    """Reserve what an exchange needs: memory, the discards, and a place for cards that wait face down."""
    context.add_slots(exchange_slots(int(context.pack.planes)))
    context.add_pile(Pile(DISCARDS, 0, 0))
    for place, seat in enumerate(context.seats):
        context.add_pile(Pile(offer_pile(seat), 0, 1 << place))


def lay_out_kitty(specs: Specs, context: Context) -> None:
    """Where cards are drawn from the kitty they lie there as they were dealt, if not all are always drawn at once."""
    lone = (context.lone_exchange, *context.kind_exchanges, context.lone_defenders_exchange)
    played = {name for name in (*context.bid_exchanges, *lone, *context.claimed_exchanges) if name is not None}
    plans = [steps(specs[name], context) for name in sorted(played) if name in specs]
    draws = [giving for plan in plans for giving in plan if giving.giver == FROM_KITTY]
    if not draws:
        return
    context.add_pile(Pile(KITTY_ASIDE, 0, 0))
    kitty = next((pile for pile in context.piles if pile.name == KITTY), None)
    if kitty is None or all(giving.cards in (kitty.cards, ALL) for giving in draws):
        return
    place = context.piles.index(kitty)
    single = [Pile(kitty_pile(number), 1, kitty.viewers) for number in range(kitty.cards)]
    context.piles[place : place + 1] = single


def steps(written: Sequence[ExchangeStep], context: Context) -> list[Giving]:
    """The steps in order. Cards wait while the steps after them are chosen unseen."""
    found: list[Giving] = []
    for place, step in enumerate(written):
        delivered = place
        while delivered + 1 < len(written) and written[delivered + 1].received == "unseen":
            delivered += 1
        least, most = numbers(step, context.tricks)
        found.append(
            Giving(
                ROLES[step.from_ or "player"],
                ROLES[step.to or "discard"],
                most,
                least,
                CHOICES[step.choose],
                only(step, context),
                kept=step.received != "returnable",
                delivered=delivered,
                is_open=step.shown_to == "all",
            )
        )
    return found


def numbers(step: ExchangeStep, tricks: int) -> tuple[int, int]:
    """How many cards a step takes, at least and at most."""
    if step.cards == "same":
        return SAME, SAME
    if step.cards == "all":
        return ALL, ALL
    if isinstance(step.cards, str):
        return expand_range(step.cards, tricks)
    number = step.cards or 0
    return number, number


def only(step: ExchangeStep, context: Context) -> int:
    """The cards that may go in a step, as a mask; 0 for any."""
    ranks = [str(rank) for rank in step.only or []]
    return sum(1 << kind for kind, rank in enumerate(context.pack.ranks) if rank in ranks)
