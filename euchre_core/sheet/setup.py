"""What the sentences of one chapter need to know of the others, gathered from a finished game."""

from __future__ import annotations

import re

from euchre_core.chapters.scoring.conditions import bid_fits
from euchre_core.chapters.scoring.lines import place_lines, where_it_counts
from euchre_core.chapters.sentence import Setup
from euchre_core.chapters.trump.build import strains_of
from euchre_core.chapters.values import SUITS
from euchre_core.variant.facts import Facts
from euchre_core.variant.spec import VariantSpec

_NAMES = re.compile(r"[a-z_]+")
_TENS = 10


def setup_of(spec: VariantSpec) -> Setup:
    """Gather what the sentences need to know."""
    facts = Facts(spec)
    needed = {bid: spec.auction.tricks_needed(bid, facts.tricks) for bid in facts.all_bids}
    values = {bid: {facts.worth(bid, strain) for strain in facts.strains_of(bid)} for bid in facts.all_bids}
    return Setup(
        players=spec.table.players,
        partners=facts.partners,
        most_partners=max([facts.partners, *_chosen(spec, facts)]),
        sides=spec.table.sides,
        players_score=not facts.teams_score,
        drop_out=spec.alone.drop_out != "never",
        sits_out=bool(facts.lone_bids or facts.lone_hands) and facts.lone_partner_sits_out,
        tricks=facts.tricks,
        pack=facts.pack,
        left_over=facts.left_over,
        dealer_extra=spec.deal.dealer_extra,
        ghost_hands=spec.deal.ghost_hands,
        joker_name=spec.pack.joker_name if spec.pack.jokers else "",
        bids=tuple(facts.all_bids),
        needed={bid: tricks for bid, tricks in needed.items() if tricks is not None},
        values={bid: value for bid, (value, *more) in values.items() if value is not None and not more},
        lone_bids=tuple(facts.lone_bids),
        lone_hands=facts.lone_hands,
        stuck_bids=tuple(facts.stuck_bids),
        exchanges=_exchanges(spec, facts),
        lone_exchange=spec.alone.exchange if _lone_calls(spec) else None,
        lone_defenders_exchange=spec.alone.defender_exchange if spec.alone.defender != "never" else None,
        kind_exchanges=_of_kinds(spec),
        claimed_exchanges=_claimed(spec),
        kitty_is_drawn=_kitty_is_drawn(spec, facts),
        lone_calls=_lone_calls(spec),
        form=spec.auction.form,
        names_after=spec.auction.form == "ladder" and spec.trump.named in ("after_auction", "by_last_trick"),
        has_auction=_has_auction(spec),
        upcard_makes=any(who != "nobody_is_maker" for who in spec.auction.upcard_decides.values()),
        must_name=_must_name(spec),
        second_no_trump=spec.auction.form == "turn_up" and spec.auction.second_circuit == "other_suits_or_no_trump",
        unclaimed_no_trump=spec.auction.form in ("ladder", "turn_up") and spec.auction.all_pass == "played_in_no_trump",
        trump_order=tuple(spec.trump.ranked()),
        strains=tuple(strains_of(spec.trump, spec.auction)),
        equal_cards=spec.pack.copies > 1 or (spec.pack.jokers > 1 and spec.pack.two_jokers == "alike"),
        counting=_counting(spec, facts),
        counts_down=not spec.match.counts_up,
        counts_bids=_counts_bids(spec, facts),
        counts_in_tens=min((value for each in values.values() for value in each if value), default=0) >= _TENS,
        exchanges_cards=_exchanges_cards(spec, facts),
    )


def _counts_bids(spec: VariantSpec, facts: Facts) -> bool:
    """Whether a line that counts reckons with the tricks of a bid with a name, or with its value if it has no other."""
    named = [bid for bid in facts.all_bids if isinstance(bid, str)]
    asked = {"bid"} if all(spec.auction.bid(bid).value is not None for bid in named) else {"bid", "value"}
    return any(
        asked & set(_NAMES.findall(str(line.points)))
        and any(line.bid is None or bid_fits(line.bid, bid) for bid in named)
        for _, line in facts.lines
    )


def _exchanges_cards(spec: VariantSpec, facts: Facts) -> bool:
    """Whether cards are exchanged before the play: with others, or with the kitty."""
    lone = [spec.alone.exchange, spec.alone.defender_exchange, _of_kinds(spec), _claimed(spec)]
    return bool(_exchanges(spec, facts) or any(lone)) or spec.deal.kitty != "dead"


def _chosen(spec: VariantSpec, facts: Facts) -> list[int]:
    """How many partners the maker chooses, by his bid."""
    if spec.table.sides != "called_partner" or spec.table.partner_is != "chosen_player":
        return []
    return [spec.auction.bid(bid).partners for bid in facts.all_bids if spec.auction.bid(bid).plays != "alone"]


def _has_auction(spec: VariantSpec) -> bool:
    """Whether there is an upcard that leaves something to call."""
    if spec.auction.form in ("none", "before_deal"):
        return False
    decided = spec.auction.upcard_decides
    if spec.pack.jokers and spec.auction.joker_turned_up == "dealer_gives_it_a_suit":
        return True
    suits = any(suit not in decided for suit in SUITS)
    return spec.deal.upcard == "none" or (suits and any(rank not in decided for rank in spec.pack.rank_texts()))


def _must_name(spec: VariantSpec) -> bool:
    """Whether somebody may have to make trump: the highest bidder, who is stuck, or a dealer who turned up a joker."""
    auction, trump = spec.auction, spec.trump
    if auction.form == "ladder" and trump.named != "in_bid":
        return True
    names = spec.pack.jokers > 0 and auction.form == "turn_up" and auction.joker_turned_up.startswith("dealer_names")
    return auction.sticks_somebody or names


def _lone_calls(spec: VariantSpec) -> bool:
    return spec.alone.maker == "may" or Facts(spec).obliges_to_play_alone


def _of_kinds(spec: VariantSpec) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, kind in sorted(spec.alone.kinds.items()):
        if kind.exchange is not None and _lone_calls(spec):
            found.setdefault(kind.exchange, []).append(name)
    return found


def _claimed(spec: VariantSpec) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, claim in sorted(spec.claims.items()):
        if claim.effect == "exchange" and claim.exchange is not None:
            found.setdefault(claim.exchange, []).append(name)
    return found


def _kitty_is_drawn(spec: VariantSpec, facts: Facts) -> bool:
    made = {*_exchanges(spec, facts), *_of_kinds(spec), *_claimed(spec)}
    if _lone_calls(spec) and spec.alone.exchange is not None:
        made.add(spec.alone.exchange)
    if spec.alone.defender != "never" and spec.alone.defender_exchange is not None:
        made.add(spec.alone.defender_exchange)
    return any(step.from_ == "kitty" for name in made for step in spec.exchange.get(name, ()))


def _exchanges(spec: VariantSpec, facts: Facts) -> dict[str, list[int | str]]:
    found: dict[str, list[int | str]] = {}
    for bid in facts.all_bids:
        name = spec.auction.bid(bid).exchange
        if name is not None and name in spec.exchange:
            found.setdefault(name, []).append(bid)
    return found


def _counting(spec: VariantSpec, facts: Facts) -> dict[tuple[str, str], bool]:
    counting: dict[tuple[str, str], bool] = {}
    for view in facts.space.views:
        placed = place_lines(spec.scoring, view, facts.space)
        for line in placed:
            if where_it_counts(line, placed):
                instead = any(line.stands_in_for(other) for other in placed)
                counting[line.role, line.name] = counting.get((line.role, line.name), False) or instead
    return counting
