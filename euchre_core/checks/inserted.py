"""EU304 to EU306, EU390, EU391: bids that are put into a ladder have a place there, and can be made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from euchre_core.chapters.auction.spec import expand_ladder
from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import meant_or_known, shown
from euchre_core.variant.shape import Path


def inserted_bids_fit(game: Game) -> Iterator[Diagnostic]:
    """Each stands beside a bid of the ladder, once, says what it asks for, and lets the numbers rise."""
    auction, tricks = game.spec.auction, game.facts.tricks
    written = expand_ladder(auction.ladder, tricks)
    for name, place in auction.insert.items():
        path: Path = ("auction", "insert", name)
        bid: int | str = int(name) if name.isdecimal() else name
        beside = place.above if place.above is not None else place.below
        if (place.above is None) == (place.below is None):
            yield diagnose(
                "EU390",
                f"{shown(name)} stands above or below another bid, one of the two",
                game.key_at(*path),
                label="where on the ladder?",
                help=[f"for example `insert: {{{name}: {{above: {written[-1] if written else 5}}}}}`"],
            )
        elif bid in written:
            yield diagnose(
                "EU391",
                f"the bid {shown(name)} is on the ladder already",
                game.key_at(*path),
                label="nothing to put in",
                help=["leave it out here, or put in a bid that the ladder does not have"],
                related=[(game.key_at("auction", "ladder"), "the ladder")],
            )
        elif bid not in game.facts.bids:
            yield diagnose(
                "EU390",
                f"{shown(name)} stands beside {shown(str(beside))}, and there is no such bid on the ladder",
                game.at(*path, "above" if place.above is not None else "below"),
                label="not on the ladder",
                related=[(game.key_at("auction", "ladder"), "the ladder")],
                help=meant_or_known(str(beside), [*map(str, written), "numbered", "special"]),
                fix=game.respelled(
                    (*path, "above" if place.above is not None else "below"),
                    str(beside),
                    [*map(str, written), "numbered", "special"],
                ),
            )
        else:
            yield from _can_be_made(game, path, bid)
    numbers = [bid for bid in game.facts.bids if isinstance(bid, int)]
    fallen = [higher for lower, higher in pairwise(numbers) if higher <= lower]
    if fallen and auction.insert:
        yield _does_not_rise(game, fallen[0])


def _can_be_made(game: Game, path: Path, bid: int | str) -> Iterator[Diagnostic]:
    needed = game.spec.auction.tricks_needed(bid, game.facts.tricks)
    if needed is None:
        yield diagnose(
            "EU304",
            f"the bid {shown(str(bid))} does not say how many tricks it asks for",
            game.key_at(*path),
            label="not described in `auction.bids`",
            help=[f"say it in `auction`: `bids: {{{bid}: {{must_take: all}}}}`"],
        )
    elif needed > game.facts.tricks:
        yield diagnose(
            "EU305",
            f"the bid {shown(str(bid))} asks for {needed} tricks, but a hand has only {game.facts.tricks}",
            game.key_at(*path),
            label="cannot be made",
            help=["leave it out, or deal more cards"],
        )


def _does_not_rise(game: Game, number: int) -> Diagnostic:
    return diagnose(
        "EU306",
        f"with the bids put in, {shown(str(number))} does not rise above what stands below it on the ladder",
        game.key_at("auction", "insert"),
        label="not in order",
        notes=["a ladder says every bid once, the lowest first"],
        help=[f"put it below {number + 1}, or leave it out"],
    )
