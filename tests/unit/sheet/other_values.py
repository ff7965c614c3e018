"""For every setting a game in which it matters, and another value: the rule sheet must tell the two apart."""

from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    """A game, what else must be set in it, and the setting that changes."""

    game: str
    before: dict[str, object]
    setting: str
    value: object


def _bid_euchre(setting: str, value: object, **before: object) -> Change:
    return Change("bid_euchre", {key.replace("__", "."): each for key, each in before.items()}, setting, value)


_WEAK = "{hand: only(9 10), effect: redeal_next}"
_WEAK_LATE = "{hand: only(9 10), effect: redeal_next, when: before_play}"
_EXCHANGE = "[{from: player, to: discard, cards: 1}, {from: partner, to: player, cards: 1}]"

CHANGES: dict[str, Change] = {
    "table.players": Change("ghost_hand", {"auction.ladder": "[3..4, moon]"}, "table.players", 4),
    "table.sides": _bid_euchre("table.sides", "individuals", auction__ladder="[3..5, moon]"),
    "table.first_dealer": _bid_euchre("table.first_dealer", "first_jack"),
    "pack.ranks": _bid_euchre("pack.ranks", "[A, K, Q, J, 10, 8]"),
    "pack.copies": _bid_euchre("pack.copies", 2),
    "pack.leave_out": _bid_euchre("pack.leave_out", "[9S, 9C, 9H, 9D]"),
    "pack.jokers": _bid_euchre("pack.jokers", 1, deal__dealer_extra=1),
    "pack.two_jokers": _bid_euchre("pack.two_jokers", "ranked", pack__jokers=2, deal__dealer_extra=2),
    "pack.joker_name": _bid_euchre("pack.joker_name", "Benny", pack__jokers=1, deal__dealer_extra=1),
    "pack.bowers": _bid_euchre("pack.bowers", "right_only"),
    "deal.cards_each": _bid_euchre("deal.cards_each", 5, auction__ladder="[3..5]"),
    "deal.packets": _bid_euchre("deal.packets", "[3, 3]"),
    "deal.ghost_hands": _bid_euchre("deal.ghost_hands", 1, deal__cards_each=4, auction__ladder="[3]"),
    "deal.dealer_extra": _bid_euchre("deal.dealer_extra", 1, pack__jokers=1, deal__cards_each=6),
    "deal.dealer_discards": _bid_euchre("deal.dealer_discards", "after_trump", pack__jokers=1, deal__dealer_extra=1),
    "claims.*.hand": _bid_euchre("claims.weak.hand", "count(9) >= 3", claims__weak=_WEAK),
    "claims.*.effect": _bid_euchre("claims.weak.effect", "redeal_same", claims__weak=_WEAK),
    "claims.*.when": _bid_euchre("claims.weak.when", "own_turn", claims__weak=_WEAK),
    "claims.*.who": _bid_euchre("claims.weak.who", "maker", claims__weak=_WEAK_LATE),
    "claims.*.claimed": _bid_euchre("claims.weak.claimed", "automatically", claims__weak=_WEAK),
    "claims.*.shown_to": _bid_euchre("claims.weak.shown_to", "nobody", claims__weak=_WEAK),
    "claims.*.limit": _bid_euchre("claims.weak.limit", "once_per_match", claims__weak=_WEAK),
    "auction.opens": _bid_euchre("auction.opens", "dealer"),
    "auction.swap": Change("ghost_hand", {}, "auction.swap", "once_each"),
    "auction.all_pass": _bid_euchre("auction.all_pass", "redeal_same"),
    "auction.ladder": _bid_euchre("auction.ladder", "[1..5, ask, moon]"),
    "auction.bids": _bid_euchre("auction.bids", "{ask: {exchange: null}}"),
    "auction.stuck_ladder": _bid_euchre("auction.stuck_ladder", "[3]", auction__all_pass="dealer_is_stuck"),
    "auction.bids.*.must_take": _bid_euchre("auction.bids.moon.must_take", 5),
    "auction.bids.*.value": _bid_euchre("auction.bids.moon.value", 20),
    "auction.bids.*.plays": _bid_euchre("auction.bids.moon.plays", "with_partner"),
    "auction.bids.*.exchange": _bid_euchre("auction.bids.moon.exchange", "ask_for_best"),
    "auction.bids.*.leads": _bid_euchre("auction.bids.moon.leads", "dealer"),
    "auction.bids.*.like": _bid_euchre("auction.bids.moon.like", "ask"),
    "auction.bids.*.says": _bid_euchre("auction.bids.moon.says", "All mine"),
    "trump.choices": _bid_euchre("trump.choices", "[red]"),
    "exchange.*.*.from": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: partner, to: discard, cards: 1}, {from: partner, to: discard, cards: 1}]",
        exchange__ask_for_best="[{from: player, to: partner, cards: 1}, {from: partner, to: player, cards: 1}]",
    ),
    "exchange.*.*.to": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: player, to: partner, cards: 1}, {from: partner, to: player, cards: 1}]",
        exchange__ask_for_best=_EXCHANGE,
    ),
    "exchange.*.*.cards": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: player, to: discard, cards: 2}, {from: partner, to: player, cards: 2}]",
        exchange__ask_for_best=_EXCHANGE,
    ),
    "exchange.*.*.choose": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: player, to: discard, cards: 1}, {from: partner, to: player, cards: 1, choose: best}]",
        exchange__ask_for_best=_EXCHANGE,
    ),
    "exchange.*.*.received": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: player, to: partner, cards: 1}, {from: partner, to: player, cards: 1, received: returnable}]",
        exchange__ask_for_best="[{from: player, to: partner, cards: 1}, {from: partner, to: player, cards: 1}]",
    ),
    "exchange.*.*.shown_to": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: player, to: discard, cards: 1}, {from: partner, to: player, cards: 1, shown_to: all}]",
        exchange__ask_for_best=_EXCHANGE,
    ),
    "play.leads": _bid_euchre("play.leads", "left_of_dealer"),
    "play.lone_leads": _bid_euchre("play.lone_leads", "left_of_maker"),
    "play.equal_cards": Change("double_deck_bid_euchre", {}, "play.equal_cards", "last_wins"),
    "play.renege.policy": _bid_euchre("play.renege.policy", "noticed"),
    "play.renege.points": _bid_euchre("play.renege.points", -4),
    "play.renege.challenge_until": _bid_euchre(
        "play.renege.challenge_until", "trick_turned", play__renege__policy="challenged"
    ),
    "play.renege.false_challenge": _bid_euchre("play.renege.false_challenge", -1, play__renege__policy="challenged"),
    "match.target": _bid_euchre("match.target", 21),
    "match.start": _bid_euchre("match.start", 10),
    "match.winner": _bid_euchre("match.winner", "makers_first"),
}

SAME = {"play.renege.charged_to": _bid_euchre("play.renege.charged_to", "player")}
"""Settings that change nothing so far, since partners share one score: neither does the sheet."""

_LINES = {
    "makers": "{result: made, bid: 5, tricks: 5, points: 9}",
    "defenders": "{bid: 5, tricks: 1, points: 9}",
    "everyone": "{bid: 5, tricks: 1, points: 9}",
}
_OTHERS = {
    "points": 7,
    "result": "set",
    "bid": 4,
    "tricks": 0,
    "best_other": "3..5",
    "alone": "nobody",
    "trump": "spades",
    "stuck": "nobody",
}
for _role, _line in _LINES.items():
    CHANGES[f"scoring.{_role}"] = _bid_euchre(f"scoring.{_role}.extra", _line)
    for _key, _other in _OTHERS.items():
        _change = Change("bid_euchre", {f"scoring.{_role}.extra": _line}, f"scoring.{_role}.extra.{_key}", _other)
        CHANGES[f"scoring.{_role}.*.{_key}"] = _change
