"""What the settings are called in front of their sentences, where their names alone would read oddly."""

from __future__ import annotations

from euchre_core.chapters.sentence import capital, title

_TITLES = {
    "table.partner_is": "The maker's partner",
    "table.scores": "Who keeps a score",
    "pack.copies": "Cards in the pack",
    "pack.leave_out": "Cards left out",
    "pack.joker_name": "Name of the joker",
    "pack.bowers": "Rank of trumps",
    "deal.cards_each": "Cards dealt",
    "deal.dealer_extra": "The dealer's extra cards",
    "deal.dealer_discards": "The dealer's discards",
    "deal.upcard_discard": "Discard for the upcard",
    "deal.kitty_size": "Size of the kitty",
    "deal.kitty_taken": "When the kitty is taken",
    "auction.form": "Kind of auction",
    "auction.opens": "Who speaks first",
    "auction.beats": "Outbidding",
    "auction.must_take": "Tricks to take",
    "auction.second_circuit": "Second round",
    "auction.upcard_decides": "What the upcard decides",
    "auction.caller_again": "Calling twice running",
    "auction.must_call_if": "Duty to call",
    "auction.bids": "What bids count",
    "auction.value": "What bids are worth",
    "auction.throw_ins": "Deals passed out",
    "auction.stuck_ladder": "Bids of who is stuck",
    "trump.named": "Naming trump",
    "trump.choices": "What may be trump",
    "trump.values": "What trumps are worth",
    "trump.needs": "What naming trump needs",
    "trump.barred": "Suits that are barred",
    "trump.joker_in_no_trump": "The joker without trump",
    "alone.maker": "Lone maker",
    "alone.blind": "Playing alone blind",
    "alone.dealers_partner": "The dealer's partner",
    "alone.allowed_if": "When playing alone is allowed",
    "alone.must_if": "Duty to play alone",
    "alone.exchange": "Exchange of a lone maker",
    "alone.shows_hand": "Lone hand face up",
    "alone.defender": "Lone defender",
    "alone.defender_exchange": "Exchange of a lone defender",
    "alone.drop_out": "Dropping out",
    "play.leads": "First lead",
    "play.lone_leads": "First lead when alone",
    "play.no_trump_leads": "First lead without trump",
    "play.claim_rest": "Claiming the rest",
    "match.start": "Score at the start",
    "match.deals": "Number of deals",
    "match.winner": "Who wins",
    "match.tie": "Equal scores",
    "match.goes_out_by": "Going out",
    "match.loses_at": "Losing by the score",
    "match.all_lose_at": "When everybody loses",
    "match.games": "Games of a match",
    "match.surplus": "Points beyond the target",
}


def title_of(chapter: str, name: str) -> str:
    """Give the words for a setting of a chapter: those made for it, or its name with a capital."""
    return _TITLES.get(f"{chapter}.{name}") or capital(title(name))
