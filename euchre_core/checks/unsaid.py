"""EU411 to EU413 and EU420: what every table asks about a pack, and rankings that stand upside down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from euchre_core.chapters.trump.build import strains_of
from euchre_core.checks.game import Game
from euchre_core.language.cards import RANKS
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic

EQUAL = ("play", "equal_cards")
LEADING_A_JOKER = ("trump", "joker_in_no_trump")
SETTLED = (EQUAL, LEADING_A_JOKER)
"""Settings that are worth saying even where the default is meant: at a table somebody asks."""


def equal_cards_are_settled(game: Game) -> Iterator[Diagnostic]:
    """A file that puts equal cards into the pack says which of two of them wins a trick."""
    pack = game.spec.pack
    alike = pack.jokers == 2 and pack.two_jokers == "alike"
    path = ("pack", "copies") if pack.copies > 1 else ("pack", "jokers")
    if (pack.copies > 1 or alike) and game.own(*path) and not game.says(*EQUAL):
        yield diagnose(
            "EU411",
            f"the pack has equal cards, and nothing says which of two {'jokers ' if pack.copies == 1 else ''}in a "
            "trick wins",
            game.key_at(*path),
            label="the first one, if nothing is said",
            help=["write `play: {equal_cards: first_wins}` or `last_wins`"],
        )


def a_joker_led_is_settled(game: Game) -> Iterator[Diagnostic]:
    """A file that brings a joker and no trump together says what is to be followed when the joker is led."""
    spec = game.spec
    without = [strain for strain in strains_of(spec.trump, spec.auction) if strain.startswith("no_trump")]
    paths = (("pack", "jokers"), ("trump", "choices"), ("auction", "second_circuit"), ("auction", "all_pass"))
    if spec.pack.jokers and without and any(game.own(*path) for path in paths) and not game.says(*LEADING_A_JOKER):
        yield diagnose(
            "EU412",
            "there is a joker, and there may be no trump, and nothing says what to follow when the joker is led then",
            game.cause(*paths),
            label="whoever leads it names a suit, if nothing is said",
            help=["write `trump: {joker_in_no_trump: names_suit}`, `own_suit` or `worthless`"],
        )


def ranks_stand_the_right_way_up(game: Game) -> Iterator[Diagnostic]:
    """Ranks are written from the highest to the lowest."""
    for key in ("ranks", "trump_ranks"):
        ranks = [str(rank) for rank in getattr(game.spec.pack, key) or []]
        if game.own("pack", key) and rises([rank for rank in ranks if rank in RANKS and rank != "J"]):
            best, least = ranks[0], ranks[-1]
            yield diagnose(
                "EU413",
                f"`pack.{key}` begins with {best}, which is the highest card then, and ends with {least}, the lowest",
                game.at("pack", key),
                label="upside down?",
                help=[f"the highest comes first: `[{', '.join(reversed(ranks))}]`"],
            )


def low_ranks_stand_the_right_way_up(game: Game) -> Iterator[Diagnostic]:
    """The ranking of low no trump begins with its best card, a low one."""
    ranks = [str(rank) for rank in game.spec.pack.low_ranks or []]
    if game.own("pack", "low_ranks") and rises(ranks[::-1]):
        yield diagnose(
            "EU413",
            f"`pack.low_ranks` begins with {ranks[0]}, so that in low no trump high cards are the best, as in no trump",
            game.at("pack", "low_ranks"),
            label="upside down?",
            help=[f"the best card comes first, and there it is a low one: `[{', '.join(ranks[::-1])}]`"],
        )


def rises(ranks: Sequence[str]) -> bool:
    """Whether each rank is higher than the one before, as cards are usually ranked."""
    places = [RANKS.index(rank) for rank in ranks]
    return len(places) > 2 and places == sorted(places, reverse=True)


def trump_values_rise(game: Game) -> Iterator[Diagnostic]:
    """Where trumps stand in an order, the values of the higher ones are not lower."""
    worth = game.spec.trump.worth()
    ranked = [strain for strain in game.spec.trump.ranked() if strain in worth]
    if not game.own("trump", "values") and not game.own("trump", "choices"):
        return
    for lower, higher in pairwise(ranked):
        if worth[higher] < worth[lower]:
            yield diagnose(
                "EU420",
                f"{higher} stands above {lower} in `trump.choices` and is worth less, {worth[higher]} and not "
                f"{worth[lower]}",
                game.cause(("trump", "values", higher), ("trump", "values"), ("trump", "choices")),
                label="worth less than what stands below",
                help=[f"give it {worth[lower]} or more, or let it stand lower in `trump.choices`"],
            )
            return
