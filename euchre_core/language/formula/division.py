"""A division written with a comma, as in other languages: `round_up(bid, 2)` for `round_up(bid / 2)`."""

from __future__ import annotations

import re

_WITH_COMMA = re.compile(r"\b(round_(?:up|down))\(([^(),]+),([^(),]+)\)")
_ONE_FACTOR = re.compile(r"\w+")


def with_slash(text: str) -> str:
    """Write `/` for the comma of every division, with brackets around what is more than one number or name."""
    return _WITH_COMMA.sub(lambda found: f"{found[1]}({_part(found[2])} / {_part(found[3])})", text)


def _part(text: str) -> str:
    text = text.strip()
    return text if _ONE_FACTOR.fullmatch(text) else f"({text})"
