"""Names and words out of a file, made fit for a line of the sheet: no line breaks, nothing invisible."""

from __future__ import annotations

from euchre_core.language.plain_text import INVISIBLE
from euchre_core.variant.spec import VariantSpec


def in_one_line(text: str) -> str:
    """Write a text on one line; what cannot be seen is left out."""
    return " ".join(INVISIBLE.sub(" ", text).split())


def names_in_one_line(spec: VariantSpec) -> VariantSpec:
    """Return the same game with the words that people say at its table each on one line."""
    bids = {
        name: bid if bid.says is None else bid.model_copy(update={"says": in_one_line(bid.says)})
        for name, bid in spec.auction.bids.items()
    }
    return spec.model_copy(
        update={
            "pack": spec.pack.model_copy(update={"joker_name": in_one_line(spec.pack.joker_name)}),
            "auction": spec.auction.model_copy(update={"bids": bids}),
        }
    )
