"""`euchre run`: play a match, or watch one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from euchre_cli import streams
from euchre_cli.bots import complete_bot
from euchre_cli.exits import Failure
from euchre_cli.groups import Command
from euchre_cli.opening import Set, With, complete_variant, open_game, settings_of

if TYPE_CHECKING:
    from euchre_core.language.diagnostic import Diagnostic

EXAMPLES = """
euchre run --variant ghost_hand                        play against bots
euchre run --variant bid_euchre --with joker --seat N  with a house rule, in the North
euchre run --variant my_rules.yaml --set match.target=21
euchre run --variant bid_euchre --bots hard            against bots that search
euchre run --variant bid_euchre --bots hard,easy,easy  with a good partner (North)
euchre run --resume                                    go on with the last game
euchre run --variant ghost_hand < /dev/null            watch the bots
"""

LAST = ""
"""What `--resume` means without a file: the last game that is not over."""


class Run(Command):
    """The command, with an option whose value may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give a bare `--resume` the value that means the last game."""
        whole = []
        for place, word in enumerate(args):
            bare = word == "--resume" and (place + 1 == len(args) or args[place + 1].startswith("-"))
            whole.append(f"--resume={LAST}" if bare else word)
        return super().parse_args(ctx, whole)


COMMAND = Run


def run(
    variant: Annotated[
        str | None,
        typer.Option("--variant", metavar="NAME|FILE", help="What to play.", autocompletion=complete_variant),
    ] = None,
    overlays: With = None,
    settings: Set = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="S", help="Sit here and play, also with answers from a pipe.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="Deal the same cards again.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME[,NAME…]",
            help="One bot for all other seats, or one for each; your own: FILE.py:FUNCTION, program:COMMAND.",
            autocompletion=complete_bot,
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Keep the record of the match in this file.")
    ] = None,
    ascii_only: Annotated[
        bool, typer.Option("--ascii", envvar="EUCHRE_ASCII", help="Print cards as JS instead of J♠.")
    ] = False,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="[FILE]", help="Go on with this game, or with the last one.")
    ] = None,
) -> None:
    """Play a match against bots, or watch them play.

    With a terminal, or with --seat, you play; else bots play every seat and the whole match is told. A game you play is
    saved action by action: whatever ends the program, --resume goes on with it.
    """
    from euchre_cli.house import asked_for
    from euchre_cli.table import sitting
    from euchre_cli.table.page import Page

    page = Page(sys.stdout, ascii_only or not streams.shows_suits(sys.stdout))
    if resume is not None:
        refuse_with_resume({"--variant": variant, "--with": overlays, "--set": settings, "--seat": seat, "--seed": seed,
                            "--record": record})  # fmt: skip
        sitting.go_on(Path(resume) if resume != LAST else None, bots, page)
        return
    if variant is None:
        raise Failure("say what to play, like --variant ghost_hand", ["`euchre list` shows what there is"])
    changes = settings_of(settings)
    resolved = open_game(variant, overlays or [], changes, otherwise="euchre run --variant bid_euchre")
    for each in resolved.diagnostics:
        streams.note(concise_warning(each))
    house = asked_for(resolved, variant, overlays or [], changes)
    sitting.begin(house, sitting.seats_for(house.rules, seat, bots, streams.is_terminal()), page, seed, record)


def refuse_with_resume(others: dict[str, object]) -> None:
    """A game that goes on has its rules, seats and cards already."""
    given = [name for name, value in others.items() if value not in (None, [])]
    if given:
        raise typer.BadParameter(f"cannot be combined with {' and '.join(given)}", param_hint="--resume")


def concise_warning(diagnostic: Diagnostic) -> str:
    """What is surely not meant in a game that can be played all the same, in one line."""
    from euchre_core.language.diagnostic import concise

    return concise(diagnostic)
