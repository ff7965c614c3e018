"""Which card beats which: the trump suit, the plain suits, and the ranking without trump."""

from __future__ import annotations

from euchre_core.kernel.pack import JOKER_SUIT, LETTERS, SUIT_SLOTS, SUITS, Pack
from euchre_core.kernel.tables import Tables, strength_table

from .spec import JACK, PackSpec

NO_TRUMP_LOW = "no_trump_low"


def tables(spec: PackSpec, pack: Pack, strains: list[str], joker_in_no_trump: str) -> Tables:
    """Suit and strength of every card under every strain."""
    suit_of: list[int] = []
    rank_of: list[int] = []
    trump_of = [SUITS.index(strain) if strain in SUITS else -1 for strain in strains]
    for strain, trump in zip(strains, trump_of, strict=True):
        order = trump_order(spec, trump) if trump >= 0 else []
        ranks = spec.low_rank_texts() if strain == NO_TRUMP_LOW else spec.rank_texts()
        jokers = [joker for joker, _ in spec.joker_texts()]
        for text, rank, suit in zip(pack.kinds, pack.ranks, pack.suits, strict=True):
            place = order if text in order else jokers if suit == JOKER_SUIT else ranks
            suit_of.append(trump if text in order else suit)
            rank_of.append(len(place) - place.index(text if suit == JOKER_SUIT or place is order else rank))
    kinds = len(pack.kinds)
    strengths = strength_table(kinds, suit_of, rank_of, trump_of)
    for strain_number, trump in enumerate(trump_of):
        if trump < 0:
            place_jokers(strengths, strain_number, pack, joker_in_no_trump == "worthless")
    return Tables(list(strains), suit_of, strengths, kinds, trump_of)


def trump_order(spec: PackSpec, trump: int) -> list[str]:
    """The trump suit, highest first, as cards (catalogue G18, J4)."""
    places = {
        "joker": [joker for joker, _ in spec.joker_texts()],
        "right_bower": [f"{JACK}{LETTERS[trump]}"],
        "left_bower": [f"{JACK}{LETTERS[trump ^ 1]}"],
    }
    return [card for place in spec.trump_places() for card in places.get(place, [f"{place}{LETTERS[trump]}"])]


def place_jokers(strengths: list[int], strain: int, pack: Pack, worthless: bool) -> None:
    """Without trump a joker is still the best card, whatever was led, unless it is worthless."""
    kinds = len(pack.kinds)
    for card, suit in enumerate(pack.suits):
        if suit == JOKER_SUIT:
            among_jokers = strengths[(strain * SUIT_SLOTS + JOKER_SUIT) * kinds + card]
            for led in range(SUIT_SLOTS):
                strengths[(strain * SUIT_SLOTS + led) * kinds + card] = 0 if worthless else kinds + among_jokers
