"""Cutting a formula into numbers, words and signs, each with its column."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from euchre_core.language.formula.errors import FormulaError
from euchre_core.language.wording import shown

LONGEST = 200
LARGEST_NUMBER = 1_000_000

_TOKEN = re.compile(
    r"(?P<space>\s+)"
    r"|(?P<number>[0-9]+(?![0-9A-Za-z_♠♥♦♣♤♡♢♧]))"
    r"|(?P<word>[A-Za-z0-9_♠♥♦♣♤♡♢♧\ufe0e\ufe0f]+)"
    r"|(?P<sign>==|!=|<=|>=|[-+*/(),<>])"
)
_SHORTER = "split it: several scoring lines, each with a formula of its own"
_PLAIN_QUOTES = "write plain quotes around the whole formula, or none"
_NO_QUOTES = "inside a formula nothing is quoted"
_ODD_SIGNS = {
    "=": "write `==` to compare",
    "&&": "write `and`",
    "&": "write `and`",
    "||": "write `or`",
    "|": "write `or`",
    "!": "write `not`",
    "<>": "write `!=`",
    "=>": "write `>=`",
    "=<": "write `<=`",
    "**": "write the product out",
    "//": "write `round_down(a / b)`",
    "≥": "write `>=`",
    "≤": "write `<=`",
    "≠": "write `!=`",
    "×": "write `*`",
    "·": "write `*`",
    "−": "write `-`",
    "–": "write `-`",
    "÷": "write `round_up(a / b)` or `round_down(a / b)`",
    "%": "a formula has no percentages",
    ".": "only whole numbers count",
    "^": "write the product out",
    "“": _PLAIN_QUOTES,
    "”": _PLAIN_QUOTES,
    "„": _PLAIN_QUOTES,
    "‘": _PLAIN_QUOTES,
    "’": _PLAIN_QUOTES,
    "«": _PLAIN_QUOTES,
    "»": _PLAIN_QUOTES,
    '"': _NO_QUOTES,
    "'": _NO_QUOTES,
    "[": "use round brackets",
    "]": "use round brackets",
    "{": "use round brackets",
    "}": "use round brackets",
}
_ODD = re.compile("|".join(re.escape(sign) for sign in sorted(_ODD_SIGNS, key=len, reverse=True)))


@dataclass(frozen=True, slots=True)
class Token:
    """A number, a word, a sign, or the end of the formula."""

    kind: Literal["number", "word", "sign", "end"]
    text: str
    column: int


def tokens(text: str) -> list[Token]:
    """Cut a formula into tokens, the last one is its end. Raises FormulaError."""
    if len(text) > LONGEST:
        raise FormulaError(f"the formula has {len(text):,} characters; {LONGEST} are the most", LONGEST + 1, _SHORTER)
    found: list[Token] = []
    at = 0
    while at < len(text):
        odd = _ODD.match(text, at)
        match = _TOKEN.match(text, at)
        if odd and (match is None or len(odd[0]) > len(match[0])):
            raise FormulaError(f"{shown(odd[0])} has no meaning here", at + 1, _ODD_SIGNS[odd[0]], len(odd[0]))
        if match is None:
            raise FormulaError(f"{shown(text[at])} has no meaning in a formula", at + 1, "delete it")
        _keep(match, found)
        at = match.end()
    return [*found, Token("end", "", len(text) + 1)]


def _keep(match: re.Match[str], found: list[Token]) -> None:
    column, text = match.start() + 1, match[0]
    if match.lastgroup == "number":
        if int(text) > LARGEST_NUMBER:
            raise FormulaError(f"{shown(text)} is too large", column, f"{LARGEST_NUMBER} is the most", len(text))
        if text[0] == "0" and text != "0":
            raise FormulaError(f"{shown(text)} begins with a zero", column, f"write `{int(text)}`", len(text))
        found.append(Token("number", text, column))
    elif match.lastgroup == "word":
        found.append(Token("word", text, column))
    elif match.lastgroup == "sign":
        found.append(Token("sign", text, column))
