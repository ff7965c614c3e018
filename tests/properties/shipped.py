"""Every shipped game, every shipped house rule on the games it was tried on, and a draw of two house rules at once."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

import euchre_core as eu
from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file


class Choice(NamedTuple):
    """A game and the house rules laid over it."""

    variant: str
    overlays: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join([self.variant, *self.overlays])


def tried_on(overlay: Located) -> list[str]:
    """The games a house rule was tried on."""
    games = read_file(overlay.path, overlay.display).data["tested_on"]
    assert isinstance(games, list)
    return [str(game) for game in games]


MOST_PAIRS = 80
VARIANTS = [found.name for found in list_variants(())]
OVERLAYS = {found.name: tried_on(found) for found in list_overlays(())}
GAMES = [Choice(variant) for variant in VARIANTS]
TRIED = [Choice(game, (overlay,)) for overlay, games in OVERLAYS.items() for game in games]
ONE_EACH = [Choice(games[0], (overlay,)) for overlay, games in OVERLAYS.items()]


def pairs() -> list[Choice]:
    """A draw of two house rules at once, each tried on the game before; always the same for the same files."""
    rng = random.Random(len(OVERLAYS))
    fitting = {game: [name for name, games in OVERLAYS.items() if game in games] for game in VARIANTS}
    games = [game for game in VARIANTS if len(fitting[game]) > 1]
    drawn = [Choice(game, tuple(rng.sample(fitting[game], 2))) for game in rng.choices(games, k=MOST_PAIRS)]
    return list(dict.fromkeys(drawn))


PAIRS = pairs()


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
    """Every game, and every house rule on one game: what most properties are tried on."""
    return [choice for choice in [*GAMES, *ONE_EACH] if rules_of(choice) is not None]


@cache
def playable_pairs() -> list[Choice]:
    """The pairs of house rules that can be played."""
    return [choice for choice in PAIRS if rules_of(choice) is not None]


def rules(choice: Choice) -> eu.Rules:
    """The rules of a choice that can be played."""
    found = rules_of(choice)
    assert found is not None, f"{choice} is refused"
    return found
