"""`euchre solve`: what every card leads to when all cards are seen and everybody plays perfectly."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, Failure
from euchre_cli.formats import Format
from euchre_cli.opening import Set, With, complete_variant, open_game, settings_of

if TYPE_CHECKING:
    from euchre_cli.positions import Asked

EXAMPLES = """
euchre solve match.jsonl --at 3.2      the second trick of the third deal
euchre solve position.yaml
euchre solve position.yaml --leads S
euchre solve --variant classic --maker N --trump hearts --leads N --taken NS:2,EW:1 --hands "N: AH 9S, E: KS KD, …"
"""


def run(
    file: Annotated[
        str | None,
        typer.Argument(metavar="FILE", help="The record of a match, or a position in YAML; - is the standard input."),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option("--at", metavar="DEAL.TRICK", help="Which trick of a record; 3.2.4 is before its fourth card."),
    ] = None,
    variant: Annotated[
        str | None,
        typer.Option("--variant", metavar="NAME", help="What is played.", autocompletion=complete_variant),
    ] = None,
    overlays: With = None,
    settings: Set = None,
    hands: Annotated[
        str | None,
        typer.Option("--hands", metavar="CARDS", help='What each still holds: "N: JH AH, E: KC 9D, S: …".'),
    ] = None,
    trump: Annotated[str | None, typer.Option("--trump", metavar="SUIT", help="What is trump.")] = None,
    maker: Annotated[str | None, typer.Option("--maker", metavar="SEAT", help="Who is maker, or nobody.")] = None,
    bid: Annotated[str | None, typer.Option("--bid", metavar="BID", help="What was bid.")] = None,
    partner: Annotated[
        str | None, typer.Option("--partner", metavar="SEATS", help="Who plays with the maker, where the deal decides.")
    ] = None,
    alone: Annotated[str | None, typer.Option("--alone", metavar="SEATS", help="Who plays alone.")] = None,
    dropped: Annotated[str | None, typer.Option("--dropped", metavar="SEATS", help="Who dropped out.")] = None,
    dealer: Annotated[
        str | None, typer.Option("--dealer", metavar="SEAT", help="Who dealt; the last seat if it is not said.")
    ] = None,
    leads: Annotated[
        str | None, typer.Option("--leads", metavar="SEAT", help="Who leads, or has led, to this trick.")
    ] = None,
    trick: Annotated[
        str | None, typer.Option("--trick", metavar="CARDS", help='The cards on the table, as played: "KC 10C".')
    ] = None,
    taken: Annotated[
        str | None, typer.Option("--taken", metavar="TRICKS", help='The tricks taken before: "NS: 2, EW: 1".')
    ] = None,
    nodes: Annotated[
        int, typer.Option("--nodes", min=1, metavar="N", help="How many positions are looked at at most.")
    ] = 1_000_000,
    ascii_only: Annotated[
        bool, typer.Option("--ascii", envvar="EUCHRE_ASCII", help="Print cards as JS instead of J♠.")
    ] = False,
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Show what each card leads to, in points, when all cards are seen and everybody plays perfectly.

    The position is a trick of a record, or is said by options, or by a file with the same words (variant, by, trump,
    hands, leads, trick, tricks …). The makers' side and all others play against each other, each for its own points
    less the other's. The best card comes first, then the play that follows it. Ends with 1 if it is not solved within
    the limit.
    """
    from euchre_cli.solving import as_data, tell
    from euchre_core.solver import Unsolvable, solve

    said = {
        "by": maker, "trump": trump, "hands": hands, "bid": bid, "partner": partner, "alone": alone,
        "dropped": dropped, "dealer": dealer, "leads": leads, "trick": trick, "tricks": taken,
    }  # fmt: skip
    asked = asked_for(file, at, {"variant": variant, "with": overlays, "set": settings}, said)
    try:
        solution = solve(asked.state, nodes)
    except Unsolvable as error:
        raise Failure(str(error)) from None
    if output is Format.json:
        streams.write(json.dumps(as_data(asked, solution), ensure_ascii=False, indent=2))
    elif solution.solved:
        tell(asked, solution, plain=ascii_only or not streams.shows_suits(sys.stdout))
    if not solution.solved:
        failure = Failure(f"not solved: there are more than {nodes:,} positions", ["a greater --nodes looks at more"])
        streams.note(str(failure))
    raise typer.Exit(FINE if solution.solved else FOUND)


def asked_for(file: str | None, at: str | None, game: dict[str, Any], said: dict[str, Any]) -> Asked:
    """The deal that is meant: of a record, or of a position that a file and options say together."""
    from euchre_cli.positions import Asked, file_of, in_record, set_up
    from euchre_cli.records import read_bytes

    said = {key: value for key, value in said.items() if value is not None}
    game = {key: value for key, value in game.items() if value is not None}
    if file is not None:
        data = read_bytes(file)
        if data.lstrip().startswith(b"{"):
            if said or game:
                raise Failure("a record says itself what is played and who holds what", ["leave these options out"])
            return in_record(file, data, at)
        written = file_of(file, data)
        game = {key: written.pop(key) for key in ("variant", "with", "set") if key in written} | game
        said = written | said
    if at is not None:
        raise Failure("--at is for the record of a match", ["euchre solve match.jsonl --at 3.2"])
    if "variant" not in game:
        raise Failure("say what is played", ["--variant classic, or another game of `euchre list`"])
    overlays = game.get("with", [])
    wishes = game.get("set", [])
    resolved = open_game(
        str(game["variant"]),
        [overlays] if isinstance(overlays, str) else list(overlays),
        {key: str(value) for key, value in wishes.items()} if isinstance(wishes, dict) else settings_of(wishes),
        otherwise="euchre solve --variant classic",
    )
    return Asked(set_up(resolved.compile(), said))
