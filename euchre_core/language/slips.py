"""Slips in one line: the colon between a key and its value is missing, or the space behind it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from euchre_core.language.wording import shown

_KEY = r"(?P<key>[A-Za-z_][A-Za-z0-9_]*)"
_VALUE = r"(?P<value>[\[{\"'].*|[^\s:=]+)"  # one word, or something in brackets or quotes; a sentence is none
_NO_SPACE = re.compile(rf"{_KEY}:(?P<value>[^\s:].*)")
_EQUALS = re.compile(rf"{_KEY}\s*=\s*{_VALUE}")
_NO_COLON = re.compile(rf"{_KEY}\s+{_VALUE}")
_COMMENT = re.compile(r"\s+#.*")


@dataclass(frozen=True, slots=True)
class Slip:
    """What is missing, the key it is missing after, and the line as it was meant."""

    headline: str
    key: str
    meant: str

    @property
    def help(self) -> str:
        """What to write instead."""
        return f"write {shown(self.meant)}"


def slip_in(text: str) -> Slip | None:
    """Find the slip in a line, or in a key that YAML has read with its value; None if there is none."""
    text = _COMMENT.sub("", text).strip().removeprefix("- ")
    if found := _NO_SPACE.fullmatch(text):
        headline = f"a space is missing after `{found['key']}:`"
    elif found := _EQUALS.fullmatch(text):
        headline = f"after {shown(found['key'])} stands a colon, not `=`"
    elif found := _NO_COLON.fullmatch(text):
        headline = f"a colon is missing after {shown(found['key'])}"
    else:
        return None
    return Slip(headline, found["key"], f"{found['key']}: {found['value']}")
