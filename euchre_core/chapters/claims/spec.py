"""What an author says about one claim: a hand that may be laid open, and what follows."""

from __future__ import annotations

from typing import Annotated, Literal

from euchre_core.chapters.claims import sentences
from euchre_core.chapters.claims.sentences import claims_aloud as claims_aloud
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import ClaimPoints, HandPredicate, Name, Settings


class ClaimSpec(Settings):
    """One kind of hand that may be claimed."""

    hand: Annotated[HandPredicate | None, Says(sentences.hand)] = None
    """Which hands may be claimed, judged on the cards held at that moment; before the auction that is the hand as
    dealt, with the dealer's extra cards."""

    effect: Annotated[Literal["redeal_next", "redeal_same", "exchange", "scores"] | None, Says(sentences.effect)] = None
    """What a claim does: the cards are dealt again, by the next dealer or by the same one; or the claimer exchanges
    cards and the deal goes on; or his side scores and the deal is over."""

    exchange: Annotated[Name | None, SaidBy("effect")] = None
    """With the effect exchange: which exchange he makes."""

    points: Annotated[ClaimPoints | None, SaidBy("effect")] = None
    """With the effect scores: what his side scores."""

    when: Annotated[Literal["before_auction", "own_turn", "before_play"], Says(sentences.claiming)] = "before_auction"
    """When it may be claimed: before the auction, in one's own turn of the auction, or before the first card is led.
    Before the auction and the first lead, hands that are claimed automatically come first, then the players are asked
    from the dealer's left; the first claim counts."""

    who: Annotated[Literal["anyone", "maker"], SaidBy("when")] = "anyone"
    """Who may claim."""

    claimed: Annotated[Literal["by_choice", "automatically"], SaidBy("when")] = "by_choice"
    """Whether the holder of such a hand decides, or it is claimed by itself and nobody is asked."""

    shown_to: Annotated[Literal["all", "nobody"], Says(sentences.showing)] = "all"
    """Who sees the claimed hand."""

    limit: Annotated[Literal["none", "once_per_match"], Says(sentences.limiting)] = "none"
    """How often one player may make this claim."""
