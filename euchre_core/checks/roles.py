"""EU340, EU342, EU343: scoring lines are for somebody this game has, and speak of what it has."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.scoring.points import names_in
from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.wording import shown


def players_score_for_themselves(game: Game) -> Iterator[Diagnostic]:
    """Maker and partner can only score apart where each player keeps a score."""
    if not game.facts.teams_score:
        return
    for path, _ in game.facts.lines:
        if path[1] in ("maker", "partner"):
            yield diagnose(
                "EU340",
                f"the line {shown(path[2])} is for the {path[1]} alone, and partners keep one score together",
                game.key_at(*path),
                label="there is no such score",
                help=["write `table: {scores: each_player}`, or move the line to `makers`"],
            )


def lines_speak_of_bids(game: Game) -> Iterator[Diagnostic]:
    """Without a ladder nothing is bid, so that no line can ask for a bid or for its value."""
    if game.spec.auction.form == "ladder":
        return
    inherited: dict[str, Span] = {}
    for path, line in game.facts.lines:
        names = sorted(names_in(line) & {"bid", "value"})
        for place, what in (("bid", line.bid is not None), ("points", bool(names))):
            if not what:
                continue
            if not game.own(*path, place):
                inherited.setdefault(path[2], game.key_at(*path))
                continue
            asks = "asks for a bid" if place == "bid" else f"gives points by the {names[0]}"
            yield diagnose(
                "EU342",
                f"the line {shown(path[2])} {asks}, and nothing is bid in this game",
                game.key_at(*path, place),
                label="no bids here",
                help=["leave `bid` out" if place == "bid" else "write a number, or reckon with `tricks`"],
            )
    if inherited:
        lines = " and ".join(shown(name) for name in inherited)
        yield diagnose(
            "EU342",
            f"nothing is bid in this game, and the {'lines' if len(inherited) > 1 else 'line'} {lines} of its scoring "
            f"{'speak' if len(inherited) > 1 else 'speaks'} of bids",
            game.cause(("auction", "form"), ("scoring",)),
            label="no bids any more",
            related=[(span, "speaks of a bid") for span in inherited.values()],
            help=["begin the chapter `scoring` with `inherits: nothing` and write its lines anew"],
        )


def somebody_can_score(game: Game) -> Iterator[Diagnostic]:
    """Where nobody is ever maker only lines for everyone count."""
    scoring = game.spec.scoring
    if game.spec.auction.form == "none" and not scoring.everyone and game.facts.lines:
        yield diagnose(
            "EU343",
            "nobody is maker in a game without an auction, so that only lines for `everyone` count, and there are none",
            game.cause(("auction", "form"), ("scoring",)),
            label="nobody is maker",
            help=["write the lines under `scoring: {everyone: …}`"],
        )
