"""`euchre sim`: what a game is like, or what a house rule changes, from many deals of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from euchre_cli.bots import complete_bot
from euchre_cli.formats import TableFormat
from euchre_cli.opening import Set, With, complete_variant

EXAMPLES = """
euchre sim bid_euchre                                     what the game is like
euchre sim bid_euchre --with stick_the_dealer             what the house rule changes
euchre sim classic --compare british --games 2000
euchre sim my_rules.yaml --deals 20000 --html report.html
euchre sim bid_euchre --with joker --games 20000 --until-decided
euchre sim classic --seed 1 --match 17 -o match.jsonl     make one of the matches again
"""


def run(
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="A game by name, or its file.", autocompletion=complete_variant),
    ] = None,
    compare: Annotated[
        str | None,
        typer.Option(
            "--compare", metavar="OTHER", help="The game to compare it with.", autocompletion=complete_variant
        ),
    ] = None,
    overlays: With = None,
    settings: Set = None,
    no_compare: Annotated[
        bool, typer.Option("--no-compare", help="Simulate the game with its house rules alone.")
    ] = False,
    games: Annotated[
        int | None, typer.Option("--games", metavar="N", min=2, help="Play so many whole matches; 500 if not said.")
    ] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", metavar="N", min=2, help="Play so many single deals instead.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME[,NAME…]",
            help="One bot for all seats, or one for each in order.",
            autocompletion=complete_bot,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", min=0, help="What the cards are dealt from; 1.")
    ] = None,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop as soon as the difference is sure.")
    ] = False,
    measure: Annotated[
        str | None,
        typer.Option("--measure", metavar="KEY", help="The measure that this is about, as JSON calls it; made."),
    ] = None,
    output: Annotated[TableFormat, typer.Option("--format", help="For people or for programs.")] = TableFormat.text,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots as well.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw the plots into a .png, .svg or .pdf.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", min=1, help="How many processes play; one for each core.")
    ] = None,
    scheduler: Annotated[
        str | None, typer.Option("--scheduler", metavar="ADDRESS", help="Let a Dask cluster play: tcp://HOST:PORT.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep what was counted, to go on with it later.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a simulation that was kept.")
    ] = None,
    deal: Annotated[
        int | None, typer.Option("--deal", metavar="N", min=0, help="Make deal N again, as a record; with -o.")
    ] = None,
    match: Annotated[
        int | None, typer.Option("--match", metavar="N", min=0, help="Make match N again, as a record; with -o.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Where the record of --deal or --match goes; - is stdout."),
    ] = None,
) -> None:
    """Let bots play many deals, and tell how often things happen and how many points they bring.

    With OTHER the game is compared with it; with house rules or settings it is compared with itself without them, and
    the answer is given in a sentence first. House rules and settings are laid over NAME.

    Where the pack and the players are the same, both games get the same shuffled packs, dealers and bots: what then
    differs is due to the rules. The same seed gives the same figures, on one core, on many, or on a cluster. Ctrl-C
    tells what is known so far and how to go on. A bot of your own that fails loses that action to the usual bot; the
    answer says so, and the command ends with 1.
    """
    from euchre_cli.simulating import begin
    from euchre_cli.simulating.asked import Asked

    begin(
        Asked(
            name=name,
            compare=compare,
            overlays=overlays or [],
            settings=settings or [],
            no_compare=no_compare,
            games=games or 0,
            deals=deals or 0,
            bots=bots,
            seed=seed,
            until_decided=until_decided,
            measure=measure,
            form=output,
            html=html,
            plot=plot,
            jobs=jobs,
            scheduler=scheduler,
            save=save,
            resume=resume,
            deal=deal,
            match=match,
            record=record,
        )
    )
