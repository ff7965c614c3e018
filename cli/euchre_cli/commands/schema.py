"""`euchre schema`: the JSON Schema of variant files, for editors."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.writing import write_file

EXAMPLES = """
euchre schema --output variant.schema.json
euchre schema --editor vscode
euchre schema --editor neovim --output ~/rules/variant.schema.json
"""


class Editor(StrEnum):
    """An editor whose settings can be printed."""

    vscode = "vscode"
    neovim = "neovim"


def run(
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to this file instead of stdout.")
    ] = None,
    editor: Annotated[
        Editor | None, typer.Option("--editor", help="Print the settings to paste into an editor instead.")
    ] = None,
    files: Annotated[
        list[str] | None,
        typer.Option("--files", metavar="PATTERN", help="With --editor: which files are meant; may be repeated."),
    ] = None,
) -> None:
    """Print the JSON Schema of the files, for editors.

    With it an editor completes and explains settings. The first line of a file says where it lies:
    `# yaml-language-server: $schema=variant.schema.json`. For files without that line, --editor prints the settings of
    an editor; they name the schema of --output, else the one that came with the program.
    """
    from euchre_core.scaffold.modeline import installed_schema
    from euchre_core.variant.schema import schema_text

    if files and editor is None:
        raise Failure("--files goes with --editor", ["--editor vscode, or --editor neovim"])
    if output is not None:
        output = output.expanduser()
        write_file(output, schema_text())
        streams.note(f"the schema is in {output}")
    elif editor is None:
        streams.write(schema_text())
    if editor is not None:
        from euchre_cli.editors import settings_for

        streams.write(settings_for(editor, (output or installed_schema()).resolve(), files))
        streams.note(WHERE[editor])


WHERE = {
    Editor.vscode: "paste it into .vscode/settings.json; the extension redhat.vscode-yaml must be installed",
    Editor.neovim: "paste it into init.lua; yaml-language-server must be installed, and Neovim 0.11 or newer",
}
