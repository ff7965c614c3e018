"""`euchre test`: the examples in a file, tried, and the game played under everything that holds in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, USAGE
from euchre_cli.formats import Format

EXAMPLES = """
euchre test my_rules.yaml
euchre test --deals 200 --seed 7 my_rules.yaml
euchre test --no-conformance variants/overlays/joker.yaml
"""


def run(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Games or house rules: files, names, or - for stdin.")
    ],
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", min=1, help="How many deals of each game are played.")
    ] = 36,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="What those deals are made from.")] = 0,
    conformance: Annotated[
        bool, typer.Option("--conformance/--no-conformance", help="Play the game as well, or try the examples alone.")
    ] = True,
    records: Annotated[
        Path, typer.Option("--records", metavar="DIR", help="Where to keep matches in which something goes wrong.")
    ] = Path(),
) -> None:
    """Try the `examples:` of files, then play their games and look whether everything goes right.

    Examples of a house rule are tried on every game it names, and these games are played. What is looked at: no card
    is lost, suit is followed, the best card wins, points add up, the match ends when it should, nobody sees what he
    cannot know, a record leads to the same match, and more.

    Ends with 0 if all examples come out as written and all goes right, with 1 if not or if the game cannot be played,
    with 2 if a file cannot be read.
    """
    from euchre_cli.testing import Trial, as_json, tell

    trials = [Trial(file, deals if conformance else 0, seed, records) for file in files]
    for trial in trials:
        trial.run()
        if output is Format.text:
            tell(trial)
    if output is Format.json:
        streams.write(as_json(trials))
    unreadable = any(trial.is_unreadable for trial in trials)
    raise typer.Exit(USAGE if unreadable else FINE if all(trial.is_fine for trial in trials) else FOUND)
