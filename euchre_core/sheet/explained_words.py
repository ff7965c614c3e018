"""The explanation of a word of formulas, as text for a terminal and as data for programs."""

from __future__ import annotations

import textwrap
from typing import Any

from euchre_core.language.formula.manual import FormulaWord

FORMAT_VERSION = "1.0"


def word_text(word: FormulaWord, width: int = 100) -> str:
    """Write what a word of formulas means, how it is written and where it may stand."""
    means = f"{word.means[:1].upper()}{word.means[1:]}."
    known = f"Known in: {', '.join(word.places)}"
    comes_to = f"   ({word.comes_to})" if word.comes_to else ""
    lines = [f"{word.name} (in a formula)", "", *textwrap.wrap(means, width), ""]
    lines += [f"Written: {word.form}"] if word.form != word.name else []
    lines += [f"Example: {word.example}{comes_to}"]
    lines += textwrap.wrap(known, width, subsequent_indent="  ")
    return "\n".join(lines) + "\n"


def word_data(word: FormulaWord) -> dict[str, Any]:
    """Give the same for programs."""
    return {
        "format_version": FORMAT_VERSION,
        "kind": "formula word",
        "name": word.name,
        "form": word.form,
        "meaning": word.means,
        "example": word.example,
        "comes_to": word.comes_to or None,
        "known_in": list(word.kinds),
    }
