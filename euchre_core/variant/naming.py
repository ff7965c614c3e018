"""How settings and values are called in messages: in the author's words and in terms of YAML."""

from __future__ import annotations

from euchre_core.language.wording import dotted, printable, shown
from euchre_core.variant.shape import Path

_ITEM_WORDS = {"exchange": "step", "examples": "example"}
_LONGEST = 40


def call(path: Path) -> str:
    """Call a setting by its name: ``auction.bids.moon``, or ``cards`` of step 2 of ``exchange.ask_for_best``."""
    for place in range(len(path) - 1, -1, -1):
        index = path[place]
        if isinstance(index, int):
            item = _call_item(path[:place], index)
            rest = path[place + 1 :]
            return f"{shown(dotted(rest))} of {item}" if rest else item
    return shown(dotted(path)) if path else "the file"


def _call_item(owner: Path, index: int) -> str:
    if owner == ("examples",):
        return f"example {index + 1}"
    word = _ITEM_WORDS.get(str(owner[0]), "item") if len(owner) < 3 else "item"
    return f"{word} {index + 1} of {call(owner)}"


def say_value(value: object) -> str:
    """Say what an author wrote, in terms of YAML."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int):
        return f"the number {value}"
    if isinstance(value, str):
        line = printable(" ".join(value.split()))
        return f'the text "{line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"}"'
    return "a list" if isinstance(value, list) else "settings of its own"
