"""Every shipped game, alone, with each shipped house rule, and with each pair of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

import euchre_core as eu
from euchre_core.language.catalog import list_overlays, list_variants


class Choice(NamedTuple):
    """A game and the house rules laid over it."""

    variant: str
    overlays: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join([self.variant, *self.overlays])


VARIANTS = [found.name for found in list_variants(())]
OVERLAYS = [found.name for found in list_overlays(())]
CHOICES = [
    Choice(variant, overlays)
    for variant in VARIANTS
    for count in (0, 1, 2)
    for overlays in combinations(OVERLAYS, count)
]


@cache
def rules_of(choice: Choice) -> eu.Rules | None:
    """The rules of a choice; None where it is refused, with reasons."""
    try:
        return eu.load(choice.variant, overlays=choice.overlays)
    except eu.VariantError as refused:
        assert refused.diagnostics, f"{choice} is refused without a reason"
        return None


@cache
def playable() -> list[Choice]:
    """The choices that can be played."""
    return [choice for choice in CHOICES if rules_of(choice) is not None]


def rules(choice: Choice) -> eu.Rules:
    """The rules of a choice that can be played."""
    found = rules_of(choice)
    assert found is not None, f"{choice} is refused"
    return found
