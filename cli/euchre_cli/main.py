"""The program `euchre`."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from .commands import COMMANDS
from .exits import USAGE
from .groups import Command, Program

EXAMPLES = """
euchre run --variant ghost_hand        play against bots
euchre list                            what can be played
euchre sheet bid_euchre                read the rules
"""

app = typer.Typer(
    cls=Program,
    name="euchre",
    help="House rules as files: play the Euchre family of card games from YAML.",
    epilog=EXAMPLES,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print the versions and end."""
    if wanted:
        import platform

        from euchre_core.build import is_compiled
        from euchre_core.version import VARIANT_FORMAT, VERSION

        kind = "compiled" if is_compiled() else "pure Python"
        typer.echo(f"euchre {VERSION} ({kind}), format {VARIANT_FORMAT}, Python {platform.python_version()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def program(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and end.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """House rules as files: play the Euchre family of card games from YAML."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(USAGE)


for entry in COMMANDS:
    module = import_module(f".commands.{entry.module}", __package__)
    app.command(
        entry.name, cls=getattr(module, "COMMAND", Command), epilog=module.EXAMPLES, rich_help_panel=entry.panel
    )(module.run)


def main() -> None:
    """Run the program."""
    app(prog_name="euchre")
