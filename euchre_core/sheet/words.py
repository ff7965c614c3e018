"""Words that several tables of the rule sheet share."""

from __future__ import annotations

from euchre_core.language.translation import later, say, sentence

_STRAINS = {
    "spades": later("spades"),
    "clubs": later("clubs"),
    "diamonds": later("diamonds"),
    "hearts": later("hearts"),
    "no_trump": later("no trump"),
    "no_trump_low": later("low no trump"),
}


def strain_word(strain: str) -> str:
    """Name a trump suit, or no trump."""
    return sentence(lambda: say(_STRAINS[strain]))
