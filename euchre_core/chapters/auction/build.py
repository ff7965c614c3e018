"""From the auction's settings to its ladder and its phases."""

from __future__ import annotations

from euchre_core.chapters.context import GHOST, Context

from .phase import DEALER_IS_STUCK, REDEAL_NEXT, REDEAL_SAME, LadderAuction, Swap, auction_slots, swap_slots
from .spec import AuctionSpec

ALL_PASS = {"redeal_next": REDEAL_NEXT, "redeal_same": REDEAL_SAME, "dealer_is_stuck": DEALER_IS_STUCK}


def build(spec: AuctionSpec, context: Context) -> tuple[LadderAuction, Swap | None]:
    """Write the ladder out and note what each bid means for other chapters; the auction and the swap."""
    ladder = spec.rungs(context.tricks)
    stuck = spec.stuck_rungs(context.tricks)
    only_stuck = [rung for rung in stuck if rung not in ladder]
    context.ladder = only_stuck + ladder
    bids = [spec.bid(rung) for rung in context.ladder]
    context.must_take = [spec.tricks_needed(rung, context.tricks) or 0 for rung in context.ladder]
    context.values = [spec.worth(rung, context.tricks) or 0 for rung in context.ladder]
    context.alone = [bid.plays == "alone" for bid in bids]
    context.bid_leads = [bid.leads for bid in bids]
    context.bid_exchanges = [bid.exchange for bid in bids]
    context.add_slots(auction_slots())
    auction = LadderAuction(
        [str(rung) for rung in context.ladder],
        len(only_stuck),
        [rung in stuck for rung in context.ladder],
        context.alone,
        spec.opens == "dealer",
        ALL_PASS[spec.all_pass],
    )
    if spec.swap == "never":
        return auction, None
    context.add_slots(swap_slots())
    return auction, Swap(GHOST, chain=spec.swap == "once_each")
