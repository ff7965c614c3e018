"""EU101: what must be said in a finished game is said."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import listed
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Path


def nothing_missing(game: Game) -> Iterator[Diagnostic]:
    """A game says its ladder, its scoring and its end; no default makes them up."""
    spec = game.spec
    if _builds_on_nothing(game):
        yield _no_parent(game)
        return
    if spec.auction.form == "ladder" and not spec.auction.ladder:
        yield _missing(game, ("auction", "ladder"), "what may be bid", "auction: {ladder: [3..5, moon]}")
    if spec.match.target is None and spec.match.deals is None:
        yield _missing(game, ("match", "target"), "the score that ends the game", "match: {target: 32}")
    if not game.facts.lines:
        example = "scoring: {makers: {made: {result: made, points: tricks}}}"
        yield _missing(game, ("scoring",), "what anything is worth", example)


def _builds_on_nothing(game: Game) -> bool:
    """Whether a chapter that every game needs is missing altogether, in a file that names no game to take it from."""
    spec, document = game.spec, game.composed.document
    if "extends" in document.data or game.subject != document.file:
        return False
    no_auction = spec.auction.form == "ladder" and not spec.auction.ladder and "auction" not in document.data
    no_end = spec.match.target is None and spec.match.deals is None and "match" not in document.data
    no_scoring = not game.facts.lines and "scoring" not in document.data
    return no_auction or no_end or no_scoring


def _no_parent(game: Game) -> Diagnostic:
    """Say that a file extends no game, rather than one thing after the other that it lacks for that reason."""
    missing = [key for key in ("auction", "scoring", "match") if key not in game.composed.document.data]
    return diagnose(
        "EU101",
        f"this file extends no game, and so {listed(missing, 'and')} would have to be written out in it",
        game.composed.document.span_of(("name",), key=True),
        label="what does it build on?",
        help=["add a line with the game it builds on, like `extends: classic`"],
    )


def lines_complete(game: Game) -> Iterator[Diagnostic]:
    """Every line says its points."""
    for path, line in game.facts.lines:
        if line.points is None:
            yield _missing(game, (*path, "points"), "how much it scores", "points: tricks")


def claims_complete(game: Game) -> Iterator[Diagnostic]:
    """Every claim says for which hands it is and what it does."""
    for name, claim in game.spec.claims.items():
        if claim.hand is None:
            yield _missing(game, ("claims", name, "hand"), "which hands may be claimed", "hand: has(A)")
        if claim.effect is None:
            yield _missing(game, ("claims", name, "effect"), "what the claim does", "effect: redeal_next")
        if claim.effect == "exchange" and claim.exchange is None:
            example = "exchange: under_the_table"
            yield _missing(game, ("claims", name, "exchange"), "which exchange the claimer makes", example)
        if claim.effect == "scores" and claim.points is None:
            yield _missing(game, ("claims", name, "points"), "how much it scores", "points: 16")


def exchanges_complete(game: Game) -> Iterator[Diagnostic]:
    """Every step of an exchange says who gives how many cards to whom."""
    for name, steps in game.spec.exchange.items():
        for place, step in enumerate(steps):
            path: Path = ("exchange", name, place)
            if step.from_ is None:
                yield _missing(game, (*path, "from"), "who gives", "from: player")
            if step.to is None:
                yield _missing(game, (*path, "to"), "who gets the cards", "to: partner")
            if step.cards is None:
                yield _missing(game, (*path, "cards"), "how many cards are given", "cards: 1")


def _missing(game: Game, path: Path, meaning: str, example: str) -> Diagnostic:
    return diagnose(
        "EU101",
        f"{call(path)} is missing: {meaning}",
        game.key_at(*path),
        label="nothing here says it",
        help=[f"for example `{example}`"],
    )
