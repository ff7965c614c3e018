"""The commonest slip inside { }: a formula with a comma and without quotes.

To YAML, `{points: max(tricks, value)}` is a key `points` with the text `max(tricks` and a key `value)` with nothing.
Whoever reports unknown keys asks here first, and reports one mistake instead of three.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from euchre_core.language.formula.division import with_slash
from euchre_core.language.values import Value

NOTE = "a formula with a comma needs quotes inside { }"


@dataclass(frozen=True, slots=True)
class SplitFormula:
    """A formula that YAML took apart: the key it belongs to, its whole text, and the keys that are no keys."""

    key: str
    text: str
    pieces: tuple[str, ...]

    @property
    def divides(self) -> bool:
        """Whether the comma stands for the `/` of a division, so that none is left in what is meant."""
        return "," not in with_slash(self.text)

    @property
    def note(self) -> str:
        """What is wrong."""
        return "a division is written with `/`, not with a comma" if self.divides else NOTE

    @property
    def help(self) -> str:
        """What to write instead."""
        meant = with_slash(self.text)
        return f"write `{self.key}: {meant}`" if self.divides else f'write `{self.key}: "{meant}"`'


def split_formulas(mapping: Mapping[str, Value]) -> list[SplitFormula]:
    """Find formulas that a comma took apart, in a mapping as it was read."""
    found = []
    items = list(mapping.items())
    for at, (key, value) in enumerate(items):
        if not isinstance(value, str) or _open_brackets(value) <= 0:
            continue
        text, pieces = value, []
        for piece, nothing in items[at + 1 :]:
            if nothing is not None or _open_brackets(text) <= 0:
                break
            text += f", {piece}"
            pieces.append(piece)
        if pieces and _open_brackets(text) == 0:
            found.append(SplitFormula(key, text, tuple(pieces)))
    return found


def _open_brackets(text: str) -> int:
    return text.count("(") - text.count(")")
