"""What the sentences of one chapter need to know of the others, gathered from a finished game."""

from __future__ import annotations

from euchre_core.chapters.scoring.lines import PlacedLine, Role, place_lines, where_it_counts
from euchre_core.chapters.sentence import Setup
from euchre_core.variant.facts import Facts
from euchre_core.variant.spec import VariantSpec

_ROLES: tuple[Role, ...] = ("makers", "defenders")


def setup_of(spec: VariantSpec) -> Setup:
    """Gather what the sentences need to know."""
    facts = Facts(spec)
    needed = {bid: spec.auction.tricks_needed(bid, facts.tricks) for bid in facts.all_bids}
    values = {bid: spec.auction.worth(bid, facts.tricks) for bid in facts.all_bids}
    return Setup(
        players=spec.table.players,
        partners=facts.partners,
        tricks=facts.tricks,
        pack=facts.pack,
        left_over=facts.left_over,
        dealer_extra=spec.deal.dealer_extra,
        ghost_hands=spec.deal.ghost_hands,
        joker_name=spec.pack.joker_name if spec.pack.jokers else "",
        bids=tuple(facts.all_bids),
        needed={bid: tricks for bid, tricks in needed.items() if tricks is not None},
        values={bid: value for bid, value in values.items() if value is not None},
        lone_bids=tuple(facts.lone_bids),
        stuck_bids=tuple(facts.stuck_bids),
        exchanges=_exchanges(spec, facts),
        equal_cards=spec.pack.copies > 1 or (spec.pack.jokers > 1 and spec.pack.two_jokers == "alike"),
        counting=_counting(spec, facts),
    )


def _exchanges(spec: VariantSpec, facts: Facts) -> dict[str, list[int | str]]:
    found: dict[str, list[int | str]] = {}
    for bid in facts.all_bids:
        name = spec.auction.bid(bid).exchange
        if name is not None and name in spec.exchange:
            found.setdefault(name, []).append(bid)
    return found


def _counting(spec: VariantSpec, facts: Facts) -> dict[tuple[str, str], bool]:
    counting: dict[tuple[str, str], bool] = {}
    for role in _ROLES:
        placed = place_lines(spec.scoring, role, facts.space)
        for line in placed:
            if where_it_counts(line, placed):
                instead = any(_stands_in(line, other) for other in placed)
                counting[line.role, line.name] = counting.get((line.role, line.name), False) or instead
    return counting


def _stands_in(line: PlacedLine, broader: PlacedLine) -> bool:
    return broader is not line and line.narrower_than(broader) and bool(line.fits & broader.fits)
