"""`euchre schema`: the JSON Schema of variant files, for editors."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import Failure

EXAMPLES = """
euchre schema --output variant.schema.json
euchre schema | less
"""


def run(
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to this file instead of stdout.")
    ] = None,
) -> None:
    """Print the JSON Schema of the files, for editors.

    With it an editor completes and explains settings. The first line of a file says where it lies:
    `# yaml-language-server: $schema=variant.schema.json`.
    """
    from euchre_core.variant.schema import schema_text

    if output is None:
        streams.write(schema_text())
        return
    try:
        output.write_text(schema_text(), encoding="utf-8")
    except OSError as error:
        raise Failure(f"{output}: {(error.strerror or 'cannot be written').lower()}") from None
    streams.note(f"the schema is in {output}")
