"""What an author says about trump: when it is named, and what may be."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import Says, Setup, joined
from euchre_core.chapters.values import Settings, TrumpChoice, trump_suits


def _choices(spec: TrumpSpec, setup: Setup) -> str:
    suits = spec.suits()
    if len(suits) == 1:
        return f"Trump is always {suits[0]}."
    return f"It may be {joined(suits, 'or')}."


def _naming(spec: TrumpSpec, setup: Setup) -> str:
    return "After the auction the maker names the trump suit." if len(spec.suits()) > 1 else ""


class TrumpSpec(Settings):
    """How trump is found."""

    named: Annotated[Literal["after_auction"], Says(_naming)] = "after_auction"
    """When trump is named: by the maker, after the auction."""

    choices: Annotated[list[TrumpChoice], Field(min_length=1), Says(_choices)] = ["suits"]
    """What may be trump: any of the suits, red or black suits only, or single suits."""

    def suits(self) -> list[str]:
        """Return each suit that may be trump, once, in the order written."""
        return trump_suits(self.choices)
