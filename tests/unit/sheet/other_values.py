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
_UNDER = "{hand: only(9 10), effect: exchange, exchange: draw}"
_DRAW = "[{from: player, to: discard, cards: 3}, {from: kitty, to: player, cards: 3}]"
_DRAWS = {"deal__cards_each": 5, "auction__ladder": "[3..5]", "exchange__draw": _DRAW, "exchange__other": _DRAW}
_MARKS = {"scoring__makers__set__adds": "{marks: 1}", "match__counters": "{marks: {full: 3, points: 1}}"}
_CALLED = {
    "auction__ladder": "[3..5, moon]", "table__sides": "called_partner", "table__partner_is": "holder_of_called_ace"
}  # fmt: skip

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
    "pack.trump_ranks": _bid_euchre("pack.trump_ranks", "[right_bower, left_bower, 9, 10, Q, K, A]"),
    "pack.low_ranks": _bid_euchre("pack.low_ranks", "[A, 9, 10, J, Q, K]", trump__choices="[no_trump_low]"),
    "deal.cards_each": _bid_euchre("deal.cards_each", 5, auction__ladder="[3..5]"),
    "deal.packets": _bid_euchre("deal.packets", "[3, 3]"),
    "deal.ghost_hands": _bid_euchre("deal.ghost_hands", 1, deal__cards_each=4, auction__ladder="[3]"),
    "deal.columns": Change("classic", {}, "deal.columns", 1),
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
    "auction.insert": _bid_euchre("auction.insert", "{6: {above: 5}}"),
    "auction.insert.*.above": _bid_euchre("auction.insert.6.above", "ask", auction__insert="{6: {above: 5}}"),
    "auction.insert.*.below": _bid_euchre(
        "auction.insert.six.below",
        "moon",
        auction__insert="{six: {below: ask}}",
        auction__bids__six__must_take="all",
    ),
    "auction.bids.*.must_take": _bid_euchre("auction.bids.moon.must_take", 5),
    "auction.bids.*.value": _bid_euchre("auction.bids.moon.value", 20),
    "auction.bids.*.plays": _bid_euchre("auction.bids.moon.plays", "with_partner"),
    "auction.bids.*.exchange": _bid_euchre("auction.bids.moon.exchange", "ask_for_best"),
    "auction.bids.*.leads": _bid_euchre("auction.bids.moon.leads", "dealer"),
    "auction.bids.*.like": _bid_euchre("auction.bids.moon.like", "ask"),
    "auction.bids.*.says": _bid_euchre("auction.bids.moon.says", "All mine"),
    "trump.choices": _bid_euchre("trump.choices", "[red]"),
    "deal.upcard": Change("classic", {}, "deal.upcard", "to_maker"),
    "deal.upcard_discard": Change("classic", {}, "deal.upcard_discard", "not_the_upcard"),
    "deal.kitty": _bid_euchre("deal.kitty", "to_maker", deal__cards_each=5, auction__ladder="[3..5, ask, moon]"),
    "deal.kitty_size": _bid_euchre("deal.kitty_size", 2, deal__cards_each=5, deal__kitty="to_maker"),
    "deal.kitty_taken": _bid_euchre("deal.kitty_taken", "after_naming", deal__cards_each=5, deal__kitty="to_maker"),
    "auction.form": Change("classic", {}, "auction", "{form: ladder, ladder: [3..5]}"),
    "auction.turns": _bid_euchre("auction.turns", "continuing"),
    "auction.passing": _bid_euchre("auction.passing", "may_return", auction__turns="continuing"),
    "auction.beats": _bid_euchre("auction.beats", "higher_value"),
    "auction.must_take": Change("classic", {}, "auction.must_take", 4),
    "auction.first_circuit": Change("classic", {}, "auction.first_circuit", "not_played"),
    "auction.must_call_if": Change("classic", {}, "auction.must_call_if", "count(upcard_suit) >= 3"),
    "auction.second_circuit": Change("classic", {}, "auction.second_circuit", "any_suit"),
    "auction.joker_turned_up": Change("classic", {"pack.jokers": 1}, "auction.joker_turned_up", "counts_as_spade"),
    "auction.upcard_decides": Change("classic", {}, "auction.upcard_decides", "{clubs: left_of_dealer_is_maker}"),
    "auction.value": _bid_euchre("auction.value", "2 * bid"),
    "auction.forfeit": _bid_euchre("auction.forfeit", 2, auction__all_pass="dealer_forfeits"),
    "auction.throw_ins": _bid_euchre("auction.throw_ins", 3),
    "auction.bids.*.trump": _bid_euchre("auction.bids.moon.trump", "[red]"),
    "auction.bids.*.shows_hand": _bid_euchre("auction.bids.moon.shows_hand", "before_play"),
    "auction.bids.*.partners": Change(
        "bid_euchre",
        {"table.sides": "called_partner", "table.partner_is": "chosen_player", "auction.ladder": "[3..5, moon]"},
        "auction.bids.5.partners",
        2,
    ),
    "auction.bids.*.over": _bid_euchre("auction.bids.moon.over", "ask"),
    "auction.bids.*.by.partner_of": _bid_euchre(
        "auction.bids.moon.by.partner_of", 5, auction__bids__moon__by="{partner_of: ask}"
    ),
    "auction.bids.*.by.opponents_of": _bid_euchre(
        "auction.bids.moon.by.opponents_of", 5, auction__bids__moon__by="{opponents_of: ask}"
    ),
    "trump.named": _bid_euchre("trump.named", "in_bid"),
    "trump.values": _bid_euchre(
        "trump.values",
        "{suits: 2}",
        trump__named="in_bid",
        trump__values="{suits: 1}",
        auction__value="trump_value + bid",
    ),
    "trump.barred": _bid_euchre("trump.barred", "last_colour", trump__barred="set_suits"),
    "auction.caller_again": _bid_euchre("auction.caller_again", "may_not"),
    "trump.needs": _bid_euchre("trump.needs", "has(natural_trump)"),
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
    "trump.joker_in_no_trump": _bid_euchre(
        "trump.joker_in_no_trump", "own_suit", pack__jokers=1, deal__dealer_extra=1, trump__choices="[suits, no_trump]"
    ),
    "play.no_trump_leads": _bid_euchre("play.no_trump_leads", "dealer", trump__choices="[suits, no_trump]"),
    "play.first_lead": _bid_euchre("play.first_lead", "trump"),
    "play.void": _bid_euchre("play.void", "must_trump"),
    "play.claim_rest": _bid_euchre("play.claim_rest", "by_agreement"),
    "play.renege.deal": _bid_euchre("play.renege.deal", "ends", play__renege__policy="noticed"),
    "play.leads": _bid_euchre("play.leads", "left_of_dealer"),
    "play.lone_leads": _bid_euchre("play.lone_leads", "left_of_maker"),
    "play.equal_cards": Change("double_deck_bid_euchre", {}, "play.equal_cards", "last_wins"),
    "play.renege.policy": _bid_euchre("play.renege.policy", "noticed"),
    "play.renege.points": _bid_euchre("play.renege.points", -4),
    "play.renege.charged_to": _bid_euchre("play.renege.charged_to", "player", table__scores="each_player"),
    "play.renege.challenge_until": _bid_euchre(
        "play.renege.challenge_until", "trick_turned", play__renege__policy="challenged"
    ),
    "play.renege.false_challenge": _bid_euchre("play.renege.false_challenge", -1, play__renege__policy="challenged"),
    "match.target": _bid_euchre("match.target", 21),
    "match.start": _bid_euchre("match.start", 10),
    "table.scores": _bid_euchre("table.scores", "each_player", match__tie="shared"),
    "match.deals": _bid_euchre("match.deals", 4, match__target=None, match__deals=8),
    "match.counters": _bid_euchre("match.counters", "{marks: {full: 5}}", **_MARKS),
    "match.counters.*.full": _bid_euchre("match.counters.marks.full", 5, **_MARKS),
    "match.counters.*.points": _bid_euchre("match.counters.marks.points", 2, **_MARKS),
    "match.goes_out_by": _bid_euchre("match.goes_out_by", "made"),
    "match.loses_at": _bid_euchre("match.loses_at", -50),
    "match.all_lose_at": _bid_euchre("match.all_lose_at", -26),
    "match.target_is": _bid_euchre("match.target_is", "losing"),
    "match.games": _bid_euchre("match.games", 2),
    "match.surplus": _bid_euchre("match.surplus", "carried", match__games=2),
    "match.shutout": _bid_euchre("match.shutout", "two_games", match__games=2),
    "table.partner_is": _bid_euchre("table.partner_is", "chosen_player", **_CALLED),
    "claims.*.exchange": _bid_euchre("claims.weak.exchange", "other", claims__weak=_UNDER, **_DRAWS),
    "claims.*.points": _bid_euchre(
        "claims.weak.points", 5, claims__weak="{hand: only(9 10), effect: scores, points: 4}"
    ),
    "exchange.*.*.only": _bid_euchre(
        "exchange.ask_for_best",
        "[{from: player, to: discard, cards: 0..1, only: [9]}, {from: partner, to: player, cards: same}]",
        exchange__ask_for_best="[{from: player, to: discard, cards: 0..1}, {from: partner, to: player, cards: same}]",
    ),
    "alone.maker": _bid_euchre("alone.maker", "may"),
    "alone.declared": _bid_euchre("alone.declared", "before_partner_plays", alone__maker="may"),
    "alone.blind": Change("classic", {}, "alone.blind", "may"),
    "alone.dealers_partner": Change("classic", {}, "alone.dealers_partner", "alone_if_ordering"),
    "alone.allowed_if": _bid_euchre("alone.allowed_if", "score < 30", alone__maker="may"),
    "alone.must_if": _bid_euchre("alone.must_if", "score > 29", alone__maker="may"),
    "alone.exchange": _bid_euchre("alone.exchange", "ask_for_best", alone__maker="may"),
    "alone.shows_hand": _bid_euchre("alone.shows_hand", "before_play", alone__maker="may"),
    "alone.kinds": Change("classic", {}, "alone.kinds", "{jambone: {}}"),
    "alone.kinds.*.shows_hand": Change("law_and_practice", {}, "alone.kinds.jambone.shows_hand", "after_first_trick"),
    "alone.kinds.*.exchange": Change(
        "law_and_practice", {"exchange.for_one": _EXCHANGE}, "alone.kinds.jambone.exchange", "for_one"
    ),
    "alone.kinds.*.leads": Change("law_and_practice", {}, "alone.kinds.jambone.leads", "maker"),
    "alone.kinds.*.allowed_if": Change("law_and_practice", {}, "alone.kinds.jambone.allowed_if", "score < 4"),
    "alone.defender": _bid_euchre("alone.defender", "against_any_maker"),
    "alone.defender_exchange": _bid_euchre(
        "alone.defender_exchange", "ask_for_best", alone__defender="against_lone_maker"
    ),
    "alone.drop_out": _bid_euchre("alone.drop_out", "defenders_may"),
    "match.tie": _bid_euchre("match.tie", "shared"),
    "match.winner": _bid_euchre("match.winner", "makers_first"),
}

_EACH_PLAYER: dict[str, object] = {"table.scores": "each_player", "match.tie": "shared"}
_ALSO: dict[str, dict[str, object]] = {
    "renege": {"play.renege.policy": "noticed", "play.renege.deal": "ends"},
    "adds": {"match.counters": "{marks: {full: 3, points: 1}}"},
    "lone_hand": {"alone.maker": "may", "alone.kinds": "{jambone: {}}"},
}
"""What a condition needs before a line can ask for it."""
_LINES: dict[str, tuple[str, dict[str, object]]] = {
    "makers": ("{result: made, bid: 5, tricks: 5, points: 9}", {}),
    "maker": ("{result: made, bid: 5, tricks: 5, points: 9}", _EACH_PLAYER),
    "partner": ("{result: made, bid: 5, tricks: 5, points: 9}", _EACH_PLAYER),
    "defenders": ("{bid: 5, tricks: 1, points: 9}", {}),
    "everyone": ("{bid: 5, tricks: 1, points: 9}", {}),
    "dropped": ("{bid: 5, tricks: 0, points: 9}", {"alone.drop_out": "defenders_may"}),
}
_OTHERS = {
    "points": 7,
    "adds": "{marks: 1}",
    "result": "set",
    "bid": 4,
    "tricks": 0,
    "best_other": "3..5",
    "first_tricks.makers": 2,
    "first_tricks.defenders": 2,
    "alone": "nobody",
    "lone_hand": "jambone",
    "trump": "spades",
    "stuck": "nobody",
    "renege": "makers",
}
for _role, (_line, _before) in _LINES.items():
    CHANGES[f"scoring.{_role}"] = Change("bid_euchre", _before, f"scoring.{_role}.extra", _line)
    for _key, _other in _OTHERS.items():
        _game = {**_before, **_ALSO.get(_key, {}), f"scoring.{_role}.extra": _line}
        _value = None if _role == "dropped" and _key == "tricks" else _other
        CHANGES[f"scoring.{_role}.*.{_key}"] = Change("bid_euchre", _game, f"scoring.{_role}.extra.{_key}", _value)
