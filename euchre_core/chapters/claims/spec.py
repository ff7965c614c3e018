"""What an author says about one claim: a hand that may be laid open to end the deal."""

from __future__ import annotations

from typing import Annotated, Literal

from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.sentence import SaidBy, Says, Setup, capital, read_aloud, title
from euchre_core.chapters.values import HandPredicate, Settings


def claims_aloud(claims: dict[str, ClaimSpec], setup: Setup) -> str:
    """Read every claim aloud, one line each."""
    return "\n".join(
        f"- {capital(title(name))}: {' '.join(read_aloud(claim, setup))}" for name, claim in claims.items()
    )


def _hand(spec: ClaimSpec, setup: Setup) -> str:
    if spec.hand is None:
        return ""
    dealt = ", the dealer's extra cards included" if spec.when == "before_auction" and setup.dealer_extra else ""
    return f"a hand with {hand_in_words(spec.hand, setup.joker_name)}{dealt}."


def _effect(spec: ClaimSpec, setup: Setup) -> str:
    dealer = "the next player deals" if spec.effect == "redeal_next" else "the same dealer deals again"
    return f"If it is claimed, the cards are collected and {dealer}."


def _claiming(spec: ClaimSpec, setup: Setup) -> str:
    holder = "Whoever holds it" if spec.who == "anyone" else "Only the maker can claim it; he"
    return f"{holder} {'may claim it or play on' if spec.claimed == 'by_choice' else 'has to claim it'}."


class ClaimSpec(Settings):
    """One kind of hand that may be claimed."""

    hand: Annotated[HandPredicate | None, Says(_hand)] = None
    """Which hands may be claimed, judged on the cards held at that moment; before the auction that is the hand as
    dealt, with the dealer's extra cards."""

    effect: Annotated[Literal["redeal_next", "redeal_same"] | None, Says(_effect)] = None
    """What a claim does: the cards are dealt again, by the next dealer or by the same one."""

    when: Annotated[
        Literal["before_auction", "own_turn", "before_play"],
        Says(
            {
                "before_auction": "It is claimed before anybody bids; all are asked in turn, from the dealer's left, "
                "and the first claim counts.",
                "own_turn": "It is claimed in one's own turn of the auction, before one speaks.",
                "before_play": "It is claimed before the first card is led; all are asked in turn, from the dealer's "
                "left, and the first claim counts.",
            }
        ),
    ] = "before_auction"
    """When it may be claimed: before the auction, in one's own turn of the auction, or before the first card is led.
    Players are asked from the dealer's left, and the first claim counts."""

    who: Annotated[Literal["anyone", "maker"], SaidBy("claimed")] = "anyone"
    """Who may claim."""

    claimed: Annotated[
        Literal["by_choice", "automatically"],
        Says(_claiming),
    ] = "by_choice"
    """Whether the holder of such a hand decides, or the claim is made for him."""

    shown_to: Annotated[
        Literal["all", "nobody"], Says({"all": "The hand is shown to all.", "nobody": "The hand is not shown."})
    ] = "all"
    """Who sees the claimed hand."""

    limit: Annotated[
        Literal["none", "once_per_match"],
        Says({"none": "", "once_per_match": "Each player may claim it once in a match."}),
    ] = "none"
    """How often one player may make this claim."""
