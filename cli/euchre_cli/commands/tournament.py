"""`euchre tournament`: bots against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.bots import check_bot, complete_bot
from euchre_cli.exits import INTERRUPTED, Failure
from euchre_cli.formats import Format
from euchre_cli.opening import Name, Set, With, open_game, settings_of

if TYPE_CHECKING:
    from euchre_core.sim.tournament import Measured, Tournament

EXAMPLES = """
euchre tournament classic                                   the quick bots, each against each
euchre tournament ghost_hand --bots heuristic,cautious --deals 1000
euchre tournament classic --bots "heuristic,my_bot.py:play"   a bot of your own
euchre tournament classic --bots "heuristic,program:./my_bot" --format json
"""


def run(
    name: Name,
    overlays: With = None,
    settings: Set = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME,NAME…",
            help="Who takes part; all that answer at once if not given.",
            autocompletion=complete_bot,
        ),
    ] = None,
    deals: Annotated[int, typer.Option("--deals", min=20, metavar="N", help="Deals that each pair plays.")] = 200,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help="Deal the same cards again.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, metavar="N", help="Processes to use; all cores if not given.")
    ] = None,
    form: Annotated[Format, typer.Option("--format", help="How to print.")] = Format.text,
) -> None:
    """Let bots play each other on the same cards with the seats changed, and rate them.

    Points a deal and Elo come with 95 % intervals. A bot that fails, is silent or tries something illegal loses that
    action to the usual bot, and the command ends with 1.
    """
    from concurrent.futures import BrokenExecutor

    from euchre_cli.leaving import ToldToEnd, leaving_in_order
    from euchre_cli.simulating.blunders import complain
    from euchre_core.bots import is_own
    from euchre_core.sim.tournament import tournament
    from euchre_core.sim.workers import Workers

    game = open_game(name, overlays or [], settings_of(settings), otherwise="euchre tournament bid_euchre")
    rules = game.compile()
    names = participants(bots)
    progress = Progress()
    try:
        with leaving_in_order(), Workers(jobs) as pool:
            found = tournament(rules, names, deals, seed, pool, progress)
    except ValueError as error:
        raise Failure(str(error)) from None
    except BrokenExecutor:
        own = [each for each in names if is_own(each)]
        helps = ["perhaps memory is short: try --jobs 1"]
        helps += [f"perhaps a bot of your own ended it: {', '.join(own)}"] if own else []
        raise Failure("a process that played has ended", helps) from None
    except KeyboardInterrupt as interrupt:
        streams.note(f"stopped when {progress.share} % was played; a tournament tells nothing before its end")
        raise typer.Exit(interrupt.code if isinstance(interrupt, ToldToEnd) else INTERRUPTED) from None
    streams.write(as_json(rules.name, found) if form is Format.json else as_text(rules.name, found))
    complain(found.blunders, len(found.blunders))


def participants(written: str | None) -> list[str]:
    """Who takes part."""
    from euchre_core import bots

    names = [each.strip() for each in written.split(",")] if written is not None else bots.names_at_once()
    for each in names:
        check_bot(each)
    return names


class Progress:
    """Says how far it is, where somebody watches.

    Attributes:
        share: how much is played, of a hundred.
    """

    def __init__(self) -> None:
        self.share = 0

    def __call__(self, done: int, of: int) -> None:
        """Take how many parts are done, and of how many."""
        self.share = done * 100 // of
        if streams.shows_progress():
            streams.note_in_place(f"{self.share} % played" if done < of else "")


def as_text(game: str, found: Tournament) -> str:
    """The table of places, and that of pairs."""
    wide = max(len(place.bot) for place in found.places)
    lines = [
        f"{game} · {len(found.places)} bots · {found.deals} deals a pair, seats changed · seed {found.seed}",
        "",
        f"{'':{wide}}  {'Elo':>12}  {'points a deal':>16}",
    ]
    for place in found.places:
        lines.append(f"{place.bot:{wide}}  {figure(place.elo, 0):>12}  {figure(place.points, 3):>16}")
    lines += ["", f"{'':{2 * wide + 9}}  {'points a deal':>16}  {'won':>6}  {'drawn':>6}  {'lost':>6}"]
    for pair in found.pairs:
        who = f"{pair.bot:{wide}} against {pair.against:{wide}}"
        lines.append(f"{who}  {figure(pair.points, 3):>16}  {pair.wins:>6}  {pair.draws:>6}  {pair.losses:>6}")
    lines += ["", "± is half a 95 % interval. Elo: the mean of these bots is 0; 100 more win 64 of 100 deals."]
    return "\n".join(lines)


def figure(measured: Measured, digits: int) -> str:
    """A figure with its interval."""
    return f"{measured.value:+.{digits}f} ± {measured.margin:.{digits}f}"


def as_json(game: str, found: Tournament) -> str:
    """The same for programs."""
    import json
    from dataclasses import asdict

    return json.dumps({"format_version": "1.0", "game": game, **asdict(found)}, indent=2, ensure_ascii=False)
