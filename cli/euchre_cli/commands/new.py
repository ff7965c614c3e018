"""`euchre new`: the first version of a file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.opening import Set, With, complete_variant, settings_of
from euchre_cli.writing import cannot_write, write_file

if TYPE_CHECKING:
    from euchre_core.scaffold import Plan

EXAMPLES = """
euchre new our_table.yaml
euchre new our_table.yaml --extends bid_euchre --with stick_the_dealer --set match.target=25
euchre new short_game.yaml --overlay "Short Game" --tested-on classic --set match.target=5
"""


def run(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write, or - for stdout.")],
    extends: Annotated[
        str | None,
        typer.Option("--extends", metavar="NAME", help="The game to start from.", autocompletion=complete_variant),
    ] = None,
    overlays: With = None,
    title: Annotated[str | None, typer.Option("--name", metavar="TITLE", help="What people call the game.")] = None,
    overlay: Annotated[
        str | None, typer.Option("--overlay", metavar="TITLE", help="Write a house rule with this title, not a game.")
    ] = None,
    tested_on: Annotated[
        list[str] | None,
        typer.Option(
            "--tested-on",
            metavar="GAME",
            help="A game that the house rule is for; may be repeated.",
            autocompletion=complete_variant,
        ),
    ] = None,
    summary: Annotated[str, typer.Option("--summary", metavar="TEXT", help="One sentence about it.")] = "",
    settings: Set = None,
    schema: Annotated[
        bool, typer.Option("--schema", help="Write the schema for editors beside the file, too.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write a file to start from: what it builds on, what may well be changed, and examples of its rules.

    Asks for the game, its title, house rules and where it ends, if --extends is not given. An editor finds the schema
    in the file's folder, up to three folders above, or where the program is installed.
    """
    from euchre_cli.planning import Wanted, plan_of
    from euchre_core.scaffold import new_text

    changes: dict[str, object] = dict(settings_of(settings))
    wanted = Wanted(file, extends, overlays or [], overlay, tested_on or [], title, summary, changes)
    if file != "-" and not force:
        refuse_to_overwrite(file)
    plan = plan_of(wanted)
    if schema and file != "-":
        write_schema(plan.path.parent)
    text = new_text(plan)
    note_findings(plan, text)
    if file == "-":
        streams.write(text)
        return
    write(plan.path, text, force)
    streams.note(f"written: {plan.path}")
    streams.note(f"go on with: euchre check {plan.called}")


def refuse_to_overwrite(file: str) -> None:
    """A file that is there may hold somebody's rules."""
    from euchre_cli.planning import path_of

    path = path_of(file)
    if path.exists() or path.is_symlink():
        raise Failure(f"{path} is there already", ["choose another name, or add --force to write over it"])


def note_findings(plan: Plan, text: str) -> None:
    """Say what there is to say about the file, such as a house rule that changes nothing in this game."""
    from euchre_cli.opening import show_findings
    from euchre_core.scaffold import as_file
    from euchre_core.testing.check import check

    report = check(as_file(plan, text))
    if report.diagnostics:
        show_findings(report.diagnostics, report.sources)


def write(path: Path, text: str, force: bool) -> None:
    """Write the file as a whole or not at all."""
    if path.exists() and force:
        write_file(path, text)
        return
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise Failure(f"{path} is there already", ["choose another name, or add --force to write over it"]) from None
    except OSError as error:
        with suppress(OSError):
            path.unlink()
        raise cannot_write(path, error) from None


def write_schema(folder: Path) -> None:
    """Write the schema beside the file, where its first line looks for it."""
    from euchre_core.variant.schema import FILE_NAME, schema_text

    write_file(folder / FILE_NAME, schema_text())
    streams.note(f"written: {folder / FILE_NAME}")
