"""Settings and choices that the language has and the program does not play yet.

They are refused by name, never ignored, and appear in no list of settings. Where a setting is simply absent from every
game so far, what that means is noted here: a house rule may require it.
"""

from __future__ import annotations

LATER_KEYS: dict[str, str | int | None] = {
    # setting: what the games of today do instead (None: the setting has no default)
    "table.partner_is": None,
    "pack.trump_ranks": None,
    "pack.low_ranks": None,
    "deal.kitty_size": "rest",
    "deal.kitty_taken": "before_naming",
    "claims.*.exchange": None,
    "claims.*.points": None,
    "auction.forfeit": 1,
    "auction.throw_ins": "unlimited",
    "auction.value": "bid",
    "auction.must_take": "most",
    "auction.second_circuit": "other_suits",
    "auction.joker_turned_up": "dealer_names_blind",
    "auction.upcard_decides": None,
    "auction.bids.*.trump": None,
    "auction.bids.*.shows_hand": "never",
    "auction.bids.*.partners": 1,
    "auction.bids.*.over": None,
    "auction.bids.*.by": None,
    "trump.values": None,
    "trump.needs": None,
    "trump.joker_in_no_trump": "names_suit",
    "exchange.*.*.only": None,
    "alone.maker": "never",
    "alone.declared": "with_call",
    "alone.dealers_partner": "free",
    "alone.allowed_if": None,
    "alone.exchange": None,
    "alone.shows_hand": "never",
    "alone.defender": "never",
    "alone.defender_exchange": None,
    "alone.drop_out": "never",
    "play.no_trump_leads": "same",
    "play.first_lead": "any_card",
    "play.void": "any_card",
    "scoring.maker": None,
    "scoring.partner": None,
    "scoring.dropped": None,
    "scoring.*.*.renege": None,
    "match.deals": None,
    "match.goes_out_by": "any_points",
    "match.loses_at": None,
    "match.all_lose_at": None,
    "match.target_is": "winning",
    "match.games": 1,
    "match.surplus": "lost",
    "match.shutout": "one_game",
    "examples.*.upcard": None,
    "examples.*.renege": None,
    "examples.*.dropped": None,
    "examples.*.partner": None,
}

LATER_CHOICES: dict[str, tuple[str | int, ...]] = {
    "table.sides": ("maker_against_all", "called_partner"),
    "table.scores": ("each_player",),
    "pack.ranks.*": (11, 12, 13),
    "deal.upcard": ("to_dealer", "to_maker", "dead"),
    "deal.kitty": ("to_maker", "to_maker_unless_alone", "to_lone_maker"),
    "claims.*.effect": ("exchange", "scores"),
    "auction.form": ("turn_up", "none"),
    "auction.all_pass": ("joker_holder_is_stuck", "played_in_no_trump", "dealer_forfeits"),
    "auction.turns": ("two_each", "continuing"),
    "auction.passing": ("may_return",),
    "auction.beats": ("higher_bid_or_suit", "higher_value"),
    "auction.bids.*.must_take": ("none",),
    "trump.named": ("in_bid", "by_upcard"),
    "trump.choices.*": ("no_trump", "no_trump_low"),
    "exchange.*.*.from": ("each_partner", "kitty"),
    "exchange.*.*.cards": ("same", "all"),
    "play.renege.deal": ("ends",),
    "scoring.*.*.trump": ("no_trump", "no_trump_low"),
    "scoring.*.*.trump.*": ("no_trump", "no_trump_low"),
    "scoring.*.*.stuck": ("joker_holder",),
    "match.winner": ("all_past_target",),
    "match.tie": ("shared",),
    "examples.*.by": ("nobody",),
    "examples.*.trump": ("no_trump", "no_trump_low"),
    "examples.*.alone": ("defender", "both"),
    "examples.*.stuck": ("joker_holder",),
}

LATER_RANGES = frozenset({"exchange.*.*.cards"})
"""Settings where a range such as 0..6 belongs to the language but is not played yet."""


def pattern_of(path: tuple[str | int, ...]) -> str:
    """Return the place of a setting with a star for every name that authors choose: ``auction.bids.*.trump``."""
    parts = [str(part) for part in path]
    match path:
        case ("claims", _, *_) | ("exchange", _, *_) | ("examples", _, *_):
            parts[1] = "*"
        case ("auction", "bids", _, *_) | ("scoring", _, _, *_):
            parts[2] = "*"
            if parts[0] == "scoring":
                parts[1] = "*"
    return ".".join("*" if isinstance(part, int) else text for part, text in zip(path, parts, strict=True))


def is_later_key(path: tuple[str | int, ...]) -> bool:
    """Say whether a setting belongs to the language but is not played yet."""
    return pattern_of(path) in LATER_KEYS


def later_keys(group: tuple[str | int, ...]) -> list[str]:
    """Return the names of all settings of a group that are not played yet."""
    length = len(group) + 1
    prefix = pattern_of((*group, "")).rpartition(".")[0] if group else ""
    return [
        name
        for pattern in LATER_KEYS
        for before, _, name in [pattern.rpartition(".")]
        if before == prefix and pattern.count(".") == length - 1
    ]


def is_later_choice(path: tuple[str | int, ...], value: object) -> bool:
    """Say whether a value belongs to the language but is not played yet."""
    pattern = pattern_of(path)
    if pattern in LATER_RANGES and isinstance(value, str) and ".." in value:
        return True
    return any(value == choice and type(value) is type(choice) for choice in LATER_CHOICES.get(pattern, ()))


def later_choices(path: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """Return the choices of a setting that are not played yet."""
    return LATER_CHOICES.get(pattern_of(path), ())
