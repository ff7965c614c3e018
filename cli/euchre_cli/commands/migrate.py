"""`euchre migrate`: files of an older format, brought up to date."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, USAGE
from euchre_cli.gathering import STDIN_NAME, gather

if TYPE_CHECKING:
    from euchre_core.language.catalog import Located
    from euchre_core.language.diagnostic import Diagnostic

EXAMPLES = """
euchre migrate my_rules.yaml
euchre migrate --diff rules/
euchre migrate --check rules/
"""
_MARK = "\ufeff"
"""What some editors write before the first letter of a file; it stays where it is."""


@dataclass(frozen=True)
class Done:
    """What became of a file: its content before and after, the format it had, and what was changed, in words."""

    before: str
    after: str
    format: int
    changes: tuple[str, ...]


def run(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Files, folders, or - for stdin; without any, this folder."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Write nothing; end with 1 if a file would change.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Write nothing; show which lines would change.")] = False,
) -> None:
    """Bring files up to the current `format:`. Comments, layout and quotes stay, and current files are not touched.

    Ends with 2 if a file cannot be read, is newer than this program, or needs a hand.
    """
    from euchre_core.language.diagnostic import CannotRead

    gathered = gather(files or ["."])
    unreadable = [*gathered.unreadable]
    sources: dict[str, str] = {}
    old = 0
    for located in gathered.files:
        if located.shipped:
            streams.note(f"{located.display}: came with the program and is always current")
            continue
        content = gathered.content_of(located)
        try:
            done = brought_up_to_date(content, located.display)
        except CannotRead as error:
            unreadable += error.diagnostics
            sources[located.display] = content.decode("utf-8", "replace")
            continue
        old += done.after != done.before
        deliver(located, done, writes=not (check or diff), shows=diff)
    if unreadable:
        complain(unreadable, sources)
    elif not old and STDIN_NAME not in [each.display for each in gathered.files]:
        streams.note("1 file, current" if len(gathered.files) == 1 else f"{len(gathered.files)} files, all current")
    raise typer.Exit(USAGE if unreadable else FOUND if old and check else FINE)


def brought_up_to_date(content: bytes, file: str) -> Done:
    """Migrate the content of a file. Raises CannotRead."""
    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.language.document import read_document
    from euchre_core.language.migrating import migrate

    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise CannotRead(read_document(content, file).diagnostics) from None
    mark = _MARK if text.startswith(_MARK) else ""
    done = migrate(text.removeprefix(mark), file)
    return Done(text, mark + done.text, done.before, done.changes)


def deliver(located: Located, done: Done, *, writes: bool, shows: bool) -> None:
    """Write a file, or show what would be written, and say what has changed."""
    from euchre_cli.mending import show_diff
    from euchre_cli.writing import write_file
    from euchre_core.version import VARIANT_FORMAT

    if writes and located.display == STDIN_NAME:
        sys.stdout.write(done.after)
    if done.after == done.before:
        return
    if shows:
        show_diff(located.display, done.before, done.after)
    if writes and located.display != STDIN_NAME:
        write_file(located.path, done.after)
    would = "" if writes else "would go "
    streams.note(f"{located.display}: {would}from format {done.format} to {VARIANT_FORMAT}")
    for change in done.changes:
        streams.note(f"  {change}")


def complain(unreadable: list[Diagnostic], sources: dict[str, str]) -> None:
    """Show what must be mended first."""
    from euchre_cli.opening import show_findings

    show_findings(unreadable, sources)
