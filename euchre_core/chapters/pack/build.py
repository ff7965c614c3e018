"""From the pack's settings to its cards, and to which card beats which."""

from __future__ import annotations

from euchre_core.chapters.context import Context
from euchre_core.kernel.pack import JOKER_SUIT, LETTERS, SUITS, Pack
from euchre_core.kernel.tables import Tables, strength_table

from .spec import PackSpec

JACK = "J"


def build(spec: PackSpec, context: Context) -> None:
    """Make the pack (suit by suit, highest first, jokers last) and the tables of suit and strength."""
    kinds: list[tuple[str, str, int, int]] = [
        (f"{rank}{letter}", rank, suit, spec.copies)
        for suit, letter in enumerate(LETTERS)
        for rank in spec.rank_texts()
        if f"{rank}{letter}" not in spec.leave_out
    ]
    kinds += [(joker, joker, JOKER_SUIT, count) for joker, count in jokers(spec)]
    texts, ranks, suits, copies = (list(column) for column in zip(*kinds, strict=True))
    context.pack = Pack(texts, ranks, suits, copies)
    context.tables = tables(spec, context.pack)


def jokers(spec: PackSpec) -> list[tuple[str, int]]:
    """The jokers of the pack and how many there are of each, the highest first."""
    if spec.jokers == 2 and spec.two_jokers == "ranked":
        return [("BigJoker", 1), ("LittleJoker", 1)]
    return [("Joker", spec.jokers)] if spec.jokers else []


def tables(spec: PackSpec, pack: Pack) -> Tables:
    """Suit and strength of every card under every trump suit."""
    suit_of: list[int] = []
    rank_of: list[int] = []
    for trump in range(len(SUITS)):
        order = trump_order(spec, trump)
        for text, rank, suit in zip(pack.kinds, pack.ranks, pack.suits, strict=True):
            if text in order:
                suit_of.append(trump)
                rank_of.append(len(order) - order.index(text))
            else:
                suit_of.append(suit)
                rank_of.append(len(spec.ranks) - spec.rank_texts().index(rank))
    kinds = len(pack.kinds)
    trump_of = list(range(len(SUITS)))
    return Tables(list(SUITS), suit_of, strength_table(kinds, suit_of, rank_of, trump_of), kinds, trump_of)


def trump_order(spec: PackSpec, trump: int) -> list[str]:
    """The trump suit, highest first: jokers, right bower, left bower, then the ranks (catalogue G18, J4)."""
    right, left = f"{JACK}{LETTERS[trump]}", f"{JACK}{LETTERS[trump ^ 1]}"
    bowers = {"both": [right, left], "right_only": [right], "none": []}[spec.bowers]
    rest = [f"{rank}{LETTERS[trump]}" for rank in spec.rank_texts()]
    return [joker for joker, _ in jokers(spec)] + bowers + [text for text in rest if text not in bowers]
