"""From the ladder an author wrote to its rungs, each with what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import hand_question, value_program
from euchre_core.chapters.values import expand_range, is_range, trump_suits

from .bids import HIGHER_BID, HIGHER_BID_OR_SUIT, HIGHER_VALUE
from .ladder import CONTINUING, ONE_EACH, TWO_EACH, LadderAuction, ladder_slots
from .passed_out import PassedOut
from .rung import ANYONE, OPPONENTS_OF, PARTNER_OF, Rung
from .spec import AuctionSpec, BidSpec

TURNS = {"one_each": ONE_EACH, "two_each": TWO_EACH, "continuing": CONTINUING}
BEATS = {"higher_bid": HIGHER_BID, "higher_bid_or_suit": HIGHER_BID_OR_SUIT, "higher_value": HIGHER_VALUE}


@dataclass(frozen=True)
class TrumpRules:
    """What the auction must know of trump.

    Attributes:
        choices: what may be trump, in the order written; ranked: the same, the lowest first.
        in_bid: whether trump is named with the bid.
        values: what each of them is worth.
        needs: the hand that one needs to make a suit trump, if any.
    """

    choices: Sequence[str]
    ranked: Sequence[str]
    in_bid: bool
    values: Mapping[str, int]
    needs: str | None


def build_ladder(spec: AuctionSpec, trump: TrumpRules, passed_out: PassedOut, context: Context) -> LadderAuction:
    """Write the ladder out and note what each bid means for other chapters."""
    ladder = spec.rungs(context.tricks)
    stuck = spec.stuck_rungs(context.tricks)
    context.ladder = with_stuck(ladder, stuck)
    bids = [spec.bid(rung) for rung in context.ladder]
    context.must_take = [spec.tricks_needed(rung, context.tricks) or 0 for rung in context.ladder]
    context.alone = [bid.plays == "alone" for bid in bids]
    context.bid_trump = [strains(trump.choices if bid.trump is None else bid.trump, context) for bid in bids]
    context.values = [values(spec, rung, trump, context) for rung in context.ladder]
    context.bid_leads = [bid.leads for bid in bids]
    context.bid_exchanges = [bid.exchange for bid in bids]
    context.bid_shows = [bid.shows_hand for bid in bids]
    context.bid_partners = [bid.partners for bid in bids]
    rungs = [rung_of(level, spec, bid, context) for level, bid in enumerate(bids)]
    context.add_slots(ladder_slots(rungs, TURNS[spec.turns], trump.in_bid))
    auction = LadderAuction(
        rungs,
        TURNS[spec.turns],
        spec.passing == "may_return",
        BEATS[spec.beats],
        trump.in_bid,
        list(dict.fromkeys([*strains(trump.ranked, context), *(each for row in context.bid_trump for each in row)])),
        hand_question(trump.needs, context) if trump.needs is not None else None,
        spec.opens == "dealer",
        passed_out,
        context.side,
    )
    auction.barred = context.barred
    return auction


def with_stuck(ladder: list[int | str], stuck: list[int | str]) -> list[int | str]:
    """The ladder with the bids only a stuck player may make, each as low as can be: a number on the next lower one."""
    rungs = list(ladder)
    for bid in reversed([bid for bid in stuck if bid not in ladder]):
        lower = [place for place, rung in enumerate(rungs) if isinstance(bid, int) and is_lower(rung, bid)]
        rungs.insert(lower[-1] + 1 if lower else 0, bid)
    return rungs


def is_lower(rung: int | str, number: int) -> bool:
    """Whether a rung is a number below another one; a name is not."""
    return isinstance(rung, int) and rung < number


def rung_of(level: int, spec: AuctionSpec, bid: BidSpec, context: Context) -> Rung:
    """One rung with its conditions."""
    ladder, stuck = spec.rungs(context.tricks), spec.stuck_rungs(context.tricks)
    made_by, other = ANYONE, None
    if bid.by is not None and bid.by.partner_of is not None:
        made_by, other = PARTNER_OF, bid.by.partner_of
    elif bid.by is not None and bid.by.opponents_of is not None:
        made_by, other = OPPONENTS_OF, bid.by.opponents_of
    name = context.ladder[level]
    return Rung(
        str(name),
        context.alone[level],
        context.bid_trump[level],
        context.values[level],
        name in ladder,
        name in stuck,
        [] if bid.over is None else levels(bid.over, context),
        made_by,
        context.ladder.index(other) if other in context.ladder else -1,
    )


def levels(over: int | str | Sequence[int | str], context: Context) -> list[bool]:
    """For each rung whether bids and ranges name it."""
    named = [False] * len(context.ladder)
    for each in [over] if isinstance(over, int | str) else over:
        low, high = expand_range(str(each), context.tricks) if is_range(each) else (0, -1)
        for level, rung in enumerate(context.ladder):
            if rung == each or (isinstance(rung, int) and low <= rung <= high):
                named[level] = True
    return named


def strains(choices: Sequence[str], context: Context) -> list[int]:
    """The numbers of what may be trump, in the order written."""
    return [context.tables.strains.index(name) for name in trump_suits(choices)]


def values(spec: AuctionSpec, rung: int | str, trump: TrumpRules, context: Context) -> list[int]:
    """What a bid is worth with each strain of the game."""
    bid, names = spec.bid(rung), context.tables.strains
    if bid.value is not None or not isinstance(rung, int):
        return [spec.worth(rung, context.tricks) or 0] * len(names)
    if isinstance(spec.value, int):
        return [spec.value] * len(names)
    program = value_program(spec.value)
    return [program.run([rung, context.tricks, trump.values.get(name, 0)]) for name in names]
