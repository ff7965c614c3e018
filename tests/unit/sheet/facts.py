"""A numbered fact of a founding game, and where its rule sheet states it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from euchre_core.sheet.text import sheet_text
from euchre_core.variant.load import finish

Facts = Mapping[str, list[str]]
"""For each fact regular expressions, all of which must be found on the sheet, in this order."""


def missing(game: str, overlays: list[str], expressions: list[str]) -> list[str]:
    """The expressions that are not found, each after the one before, on a sheet without its examples."""
    sheet = " ".join(sheet_text(finish(game, overlays=overlays)).partition("\nFor example\n")[0].split())
    found, place = [], 0
    for each in expressions:
        match = re.compile(each).search(sheet, place)
        if match is None:
            found.append(each)
        else:
            place = match.start()
    return found


def cited(name: str) -> tuple[str, int]:
    """The letters of a fact and its number, to put facts in order."""
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :])
