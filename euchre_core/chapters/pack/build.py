"""From the pack's settings to its cards, and to which card beats which."""

from __future__ import annotations

from euchre_core.chapters.context import Context
from euchre_core.kernel.pack import JOKER_SUIT, LETTERS, Pack

from .ranking import tables
from .spec import PackSpec


def build(spec: PackSpec, context: Context) -> None:
    """Make the pack (suit by suit, highest first, jokers last) and the tables of suit and strength."""
    kinds: list[tuple[str, str, int, int]] = [
        (f"{rank}{letter}", rank, suit, spec.copies)
        for suit, letter in enumerate(LETTERS)
        for rank in spec.rank_texts()
        if f"{rank}{letter}" not in spec.leave_out
    ]
    kinds += [(joker, joker, JOKER_SUIT, count) for joker, count in spec.joker_texts()]
    texts, ranks, suits, copies = (list(column) for column in zip(*kinds, strict=True))
    context.pack = Pack(texts, ranks, suits, copies)
    context.tables = tables(spec, context.pack, context.strains, context.joker_in_no_trump)
