"""How many cards an exchange moves, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.language.translation import say, say_many, say_many_as

if TYPE_CHECKING:
    from euchre_core.chapters.exchange.spec import ExchangeStep


def cards_given(step: ExchangeStep) -> str:
    """Say how many cards somebody gives, takes or discards."""
    if step.cards == "same":
        # Translators: what somebody gives, takes or discards: as many as in the step before.
        return say("as many cards")
    if step.cards == "all":
        # Translators: what somebody takes from the kitty.
        return say("all the cards") if step.from_ == "kitty" else say("all his cards")
    if not isinstance(step.cards, str):
        # Translators: what somebody gives, takes or discards.
        return say_many_as("cards given", "{number} card", "{number} cards", step.cards or 0)
    low, high = _ends(step.cards)
    if high is None:
        # Translators: what somebody gives, takes or discards: all he has, or fewer.
        return say("{low} to all cards", low=low)
    if low == 0:
        # Translators: what somebody gives, takes or discards.
        return say_many("up to {number} card", "up to {number} cards", high)
    # Translators: what somebody gives, takes or discards.
    return say("{low} to {high} cards", low=low, high=high)


def cards_laid_away(step: ExchangeStep) -> str:
    """Say how many cards of the kitty nobody gets."""
    if step.cards == "same":
        return say("as many cards of the kitty are laid away unseen")
    if step.cards == "all":
        return say("all the cards of the kitty are laid away unseen")
    if not isinstance(step.cards, str):
        return say_many(
            "{number} card of the kitty is laid away unseen",
            "{number} cards of the kitty are laid away unseen",
            step.cards or 0,
        )
    low, high = _ends(step.cards)
    if high is None:
        return say("{low} to all cards of the kitty are laid away unseen", low=low)
    if low == 0:
        return say_many(
            "up to {number} card of the kitty is laid away unseen",
            "up to {number} cards of the kitty are laid away unseen",
            high,
        )
    return say("{low} to {high} cards of the kitty are laid away unseen", low=low, high=high)


def _ends(written: str) -> tuple[int, int | None]:
    """Both ends of a range such as ``0..3``; None is all."""
    low, _, high = written.partition("..")
    return int(low), None if high == "all" else int(high)
