"""The swap of a hand for the ghost hand read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, paragraph
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec

_ONLY, _FIRST = True, False  # whether there is one ghost hand, or the first of several is meant

_TURN = {
    ("none", _ONLY): later("In his turn a player may swap his whole hand, unseen, for the ghost hand, or pass."),
    ("none", _FIRST): later("In his turn a player may swap his whole hand, unseen, for the first ghost hand, or pass."),
    ("turn_up", _ONLY): later(
        "In his turn, before he speaks, a player may swap his whole hand, unseen, for the ghost hand; he must then "
        "speak at once."
    ),
    ("turn_up", _FIRST): later(
        "In his turn, before he speaks, a player may swap his whole hand, unseen, for the first ghost hand; he must "
        "then speak at once."
    ),
    ("ladder", _ONLY): later(
        "In his turn, before he speaks, a player may swap his whole hand, unseen, for the ghost hand; he must then bid "
        "or pass at once."
    ),
    ("ladder", _FIRST): later(
        "In his turn, before he speaks, a player may swap his whole hand, unseen, for the first ghost hand; he must "
        "then bid or pass at once."
    ),
}
_HOW_OFTEN = {
    # Translators: to swap is to change one's whole hand for the ghost hand.
    "once_per_deal": later("This can be done once in a deal: when one player has swapped, nobody else may."),
    # Translators: to swap one's whole hand for the ghost hand.
    "once_each": later("Each player may do so once in a deal."),
}
_GIVEN_UP = {
    ("once_per_deal", _ONLY): later(
        "The hand he gives up is the ghost hand from then on; it is out of play, and nobody looks at it any more."
    ),
    ("once_per_deal", _FIRST): later(
        "The hand he gives up is the first ghost hand from then on; it is out of play, and nobody looks at it any more."
    ),
    ("once_each", _ONLY): later(
        "The hand he gives up is the ghost hand from then on, face down, and goes to the next player who swaps."
    ),
    ("once_each", _FIRST): later(
        "The hand he gives up is the first ghost hand from then on, face down, and goes to the next player who swaps."
    ),
}
_STILL = {
    # Translators: he is a player who is stuck; to swap one's hand for the ghost hand.
    "once_per_deal": later("He may still swap first if nobody has."),
    # Translators: he is a player who is stuck; to swap one's hand for the ghost hand.
    "once_each": later("He may still swap first if he has not."),
}


def swapping(spec: AuctionSpec, setup: Setup) -> str:
    """Say who may take the ghost hand."""
    if spec.swap == "never":
        return ""
    ghost = _ONLY if setup.ghost_hands == 1 else _FIRST
    form = spec.form if spec.form in ("none", "turn_up") else "ladder"
    told = [say(_TURN[form, ghost]), say(_HOW_OFTEN[spec.swap]), say(_GIVEN_UP[spec.swap, ghost])]
    if form == "ladder":
        asked = say(
            "As long as he may still swap, a player is asked in his turn even if no higher bid is left, so that he may "
            "swap and pass."
        )
        told.append(asked)
    return paragraph(*told)


def still_swapping(spec: AuctionSpec) -> str:
    """Say whether somebody who is stuck may swap before he speaks."""
    return say(_STILL[spec.swap]) if spec.swap in _STILL else ""
