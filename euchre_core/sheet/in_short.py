"""A game in one line: who plays, with what, how trump is found, and what the goal is."""

from __future__ import annotations

from euchre_core.language.translation import later, say, say_many, sentence
from euchre_core.variant.facts import Facts
from euchre_core.variant.spec import VariantSpec

BETWEEN = " · "

_SIDES = {
    "individuals": later("each for himself"),
    "maker_against_all": later("the maker against all others"),
    "called_partner": later("the maker calls a partner"),
}
_AUCTIONS = {
    "turn_up": later("a card is turned up for trump"),
    "before_deal": later("trump is named before the deal"),
    "none": later("the upcard makes trump"),
}
_LADDERS = {
    "after_auction": later("bid, then name trump"),
    "in_bid": later("bid with a trump suit"),
    "by_last_trick": later("bid; the last trick has set trump"),
}


def in_short(facts: Facts) -> str:
    """Say the game in one line, made from its rules."""
    spec = facts.spec
    parts = [
        sentence(lambda: say_many("{number} player", "{number} players", spec.table.players)),
        _sides(facts),
        sentence(lambda: say_many("{number} card", "{number} cards", facts.pack)),
        sentence(lambda: say_many("{number} trick", "{number} tricks", facts.tricks)),
        _auction(spec),
        *_goal(spec),
    ]
    return BETWEEN.join(filter(None, parts))


def _sides(facts: Facts) -> str:
    spec = facts.spec
    if spec.table.players == 2:
        return ""
    if spec.table.sides == "two_teams":
        return sentence(lambda: say_many("two teams of one", "two teams of {number}", spec.table.players // 2))
    return sentence(lambda: say(_SIDES[spec.table.sides]))


def _auction(spec: VariantSpec) -> str:
    if spec.auction.form != "ladder":
        return sentence(lambda: say(_AUCTIONS[spec.auction.form]))
    return sentence(lambda: say(_LADDERS.get(spec.trump.named, "bid, then name trump")))


def _goal(spec: VariantSpec) -> list[str]:
    match = spec.match
    told = []
    if match.target is not None:
        told.append(sentence(lambda: _target(spec, str(match.target))))
    elif match.deals is not None:
        deals = match.deals
        told.append(sentence(lambda: say_many("{number} deal", "{number} deals", deals)))
    if match.games > 1:
        told.append(sentence(lambda: say_many("{number} game to win", "{number} games to win", match.games)))
    return told


def _target(spec: VariantSpec, target: str) -> str:
    if spec.match.target_is == "losing":
        return say("whoever reaches {score} loses", score=target)
    if not spec.match.counts_up:
        return say("from {start} down to {score}", start=spec.match.start, score=target)
    return say("first to {score}", score=target)
