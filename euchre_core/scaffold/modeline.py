"""The first line of a file, which tells editors where the schema lies."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from euchre_core.language.catalog import shipped_folder
from euchre_core.variant.schema import FILE_NAME

_HIGHEST = 3


def modeline(folder: Path) -> str:
    """Write the line for a file in a folder.

    A schema in that folder, or up to three above it, is named as seen from there, so that the file can move with it;
    else the one that came with the program, by its whole path.
    """
    return f"# yaml-language-server: $schema={schema_place(folder)}"


def schema_place(folder: Path) -> str:
    """Say where the schema lies, as seen from a folder; letters that a line cannot hold are written in code."""
    here = folder.resolve()
    for height, above in enumerate([here, *here.parents][: _HIGHEST + 1]):
        if (above / FILE_NAME).is_file():
            return quote("../" * height + FILE_NAME)
    return installed_schema().as_uri()


def installed_schema() -> Path:
    """Give the schema that came with the program."""
    return shipped_folder() / FILE_NAME
