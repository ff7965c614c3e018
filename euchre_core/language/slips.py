"""Slips in one line: the colon between a key and its value is missing, or the space behind it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from euchre_core.language.diagnostic import Edit, Fix, Span
from euchre_core.language.wording import shown

_KEY = r"(?P<key>[A-Za-z_][A-Za-z0-9_]*)"
_VALUE = r"(?P<value>[\[{\"'].*|[^\s:=]+)"  # one word, or something in brackets or quotes; a sentence is none
_NO_SPACE = re.compile(rf"{_KEY}:(?P<value>[^\s:].*)")
_NO_BREAK = re.compile(rf"{_KEY}:[ \t]*\u00a0\s*(?P<value>[^\s:].*)")
_EQUALS = re.compile(rf"{_KEY}\s*=\s*{_VALUE}")
_NO_COLON = re.compile(rf"{_KEY}\s+{_VALUE}")
_COMMENT = re.compile(r"\s+#.*")


@dataclass(frozen=True, slots=True)
class Slip:
    """What is missing, the key it is missing after, and the line as it was meant."""

    headline: str
    key: str
    meant: str
    has_colon: bool = False

    @property
    def help(self) -> str:
        """What to write instead."""
        return f"write {shown(self.meant)}"

    def mended(self, text: str, place: Span, key: str, *, is_known: bool = True) -> Fix | None:
        """Put a colon and a space between the key and its value, in the line of a place.

        key: what the key is surely or most likely called; is_known: whether there is such a key.
        """
        line = text.split("\n")[place.line - 1]
        start = line.find(self.key, place.column - 1)
        if start < 0:
            return None
        end = start + len(self.key)
        gap = re.compile(r"\s*[:=]?\s*").match(line, end)
        span = Span(place.file, place.line, start + 1, place.line, (gap.end() if gap else end) + 1)
        return Fix(self.help, (Edit(span, f"{key}: "),), is_safe=is_known and key == self.key)


def slip_in(text: str) -> Slip | None:
    """Find the slip in a line, or in a key that YAML has read with its value; None if there is none."""
    text = _COMMENT.sub("", text).strip().removeprefix("- ")
    if found := _NO_SPACE.fullmatch(text):
        headline = f"a space is missing after `{found['key']}:`"
        return Slip(headline, found["key"], f"{found['key']}: {found['value']}", has_colon=True)
    if found := _NO_BREAK.fullmatch(text):
        headline = f"after `{found['key']}:` stands a no-break space, which only looks like a space"
        return Slip(headline, found["key"], f"{found['key']}: {found['value']}", has_colon=True)
    if found := _EQUALS.fullmatch(text):
        headline = f"after {shown(found['key'])} stands a colon, not `=`"
    elif found := _NO_COLON.fullmatch(text):
        headline = f"a colon is missing after {shown(found['key'])}"
    else:
        return None
    return Slip(headline, found["key"], f"{found['key']}: {found['value']}")
