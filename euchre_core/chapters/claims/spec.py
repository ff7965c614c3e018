"""What an author says about one claim: a hand that may be laid open to end the deal."""

from __future__ import annotations

from typing import Literal

from euchre_core.chapters.values import HandPredicate, Settings


class ClaimSpec(Settings):
    """One kind of hand that may be claimed."""

    hand: HandPredicate | None = None
    """Which hands may be claimed, judged on the cards held at that moment; before the auction that is the hand as
    dealt, with the dealer's extra cards."""

    effect: Literal["redeal_next", "redeal_same"] | None = None
    """What a claim does: the cards are dealt again, by the next dealer or by the same one."""

    when: Literal["before_auction", "own_turn", "before_play"] = "before_auction"
    """When it may be claimed: before the auction, in one's own turn of the auction, or before the first card is led.
    Players are asked from the dealer's left, and the first claim counts."""

    who: Literal["anyone", "maker"] = "anyone"
    """Who may claim."""

    claimed: Literal["by_choice", "automatically"] = "by_choice"
    """Whether the holder of such a hand decides, or the claim is made for him."""

    shown_to: Literal["all", "nobody"] = "all"
    """Who sees the claimed hand."""

    limit: Literal["none", "once_per_match"] = "none"
    """How often one player may make this claim."""
