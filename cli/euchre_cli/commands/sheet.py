"""`euchre sheet`: the rules of a game in plain sentences."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.opening import Name, Set, With, open_game, settings_of
from euchre_cli.writing import write_file

if TYPE_CHECKING:
    from euchre_core.sheet.document import Sheet

EXAMPLES = """
euchre sheet ghost_hand
euchre sheet bid_euchre --with stick_the_dealer --set match.target=21
euchre sheet my_rules.yaml -o my_rules.html  a page to print, or for the phone
"""


class Format(StrEnum):
    """How a sheet can be written."""

    text = "text"
    md = "md"
    html = "html"


BY_SUFFIX = {".md": Format.md, ".markdown": Format.md, ".html": Format.html, ".htm": Format.html}
"""What the name of a file says of its format."""


def complete_language(incomplete: str) -> list[str]:
    """The languages there are, for the shell."""
    from euchre_core.language.translation import tongues

    return [each for each in tongues() if each.startswith(incomplete)]


def run(
    name: Name,
    overlays: With = None,
    settings: Set = None,
    format: Annotated[
        Format | None,
        typer.Option("--format", "-f", help="How it is written; by default as the file's name says, or text."),
    ] = None,
    language: Annotated[
        str,
        typer.Option(
            "--lang", metavar="CODE", help="The language: en, tl, et or lo.", autocompletion=complete_language
        ),
    ] = "en",
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write it to a file.")] = None,
    ascii: Annotated[
        bool, typer.Option("--ascii", envvar="EUCHRE_ASCII", help="Print cards as JS instead of J♠, in a text.")
    ] = False,
) -> None:
    """Read the rules of a game: every rule in force, and nothing else."""
    from euchre_core.language.translation import speaking, tongues
    from euchre_core.sheet.contents import sheet_of

    if language not in tongues():
        raise Failure(f"there are no sheets in the language “{language}”", [f"choose one of: {', '.join(tongues())}"])
    resolved = open_game(name, overlays or [], settings_of(settings), otherwise="euchre sheet bid_euchre")
    with speaking(language):
        sheet = sheet_of(resolved)
    format = format or BY_SUFFIX.get(output.suffix.lower() if output else "", Format.text)
    written = laid_out(sheet, format)
    if format is Format.text and (ascii or (output is None and not streams.shows_suits(sys.stdout))):
        written = in_letters(written)
    if output is not None:
        save(written, output)
    else:
        streams.write(written)


def laid_out(sheet: Sheet, format: Format) -> str:
    """The sheet in one of the formats."""
    if format is Format.html:
        from euchre_core.sheet.html import as_html

        return as_html(sheet)
    if format is Format.md:
        from euchre_core.sheet.markdown import as_markdown

        return as_markdown(sheet)
    from euchre_core.sheet.text import as_text

    return as_text(sheet)


def in_letters(text: str) -> str:
    """The same for a screen that has no suits."""
    from euchre_core.sheet.text import IN_LETTERS

    return text.translate(IN_LETTERS)


def save(text: str, path: Path) -> None:
    """Write a file, whatever stood in it."""
    write_file(path, text)
