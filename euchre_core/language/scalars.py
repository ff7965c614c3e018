"""What an unquoted word of YAML 1.2 (core schema) is: text, a whole number, true or false, nothing — or a mistake."""

from __future__ import annotations

import re

from euchre_core.language.wording import shown

LARGEST_DIGITS = 9

_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_ODDLY_SPELLED = re.compile(r"[-+]?0[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
_CONSTANTS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
}  # fmt: skip


class OddScalar(Exception):
    """A word that looks like a number the language does not know; `meant` is the number, if there is no doubt."""

    def __init__(self, code: str, headline: str, help: str, meant: str = "") -> None:
        super().__init__(headline)
        self.code = code
        self.headline = headline
        self.help = help
        self.meant = meant


def resolve(word: str) -> bool | int | str | None:
    """Give the value of an unquoted word; `on`, `off`, `yes` and `No` are text. Raises OddScalar."""
    if word in _CONSTANTS:
        return _CONSTANTS[word]
    if word[0] not in "-+.0123456789":
        return word
    if _WHOLE.fullmatch(word):
        if len(word) > LARGEST_DIGITS:
            raise OddScalar("EU017", f"the number {shown(word)} is too large", "put it in quotes if it is text")
        return int(word)
    if _ODDLY_SPELLED.fullmatch(word):
        headline = f"{shown(word)} is not how a number is written here"
        raise OddScalar("EU012", headline, _help_for_odd(word), _without_zeros(word))
    if _FLOAT.fullmatch(word):
        whole = re.fullmatch(r"([-+]?[0-9]{1,9})\.0*", word)
        meant = str(int(whole[1])) if whole else ""
        help = f"write `{meant}`" if meant else "only whole numbers count; text that looks so needs quotes"
        raise OddScalar("EU013", f"{shown(word)} is not a whole number", help, meant)
    return word


def _help_for_odd(word: str) -> str:
    meant = _without_zeros(word)
    if not meant:
        return "write it with the digits 0 to 9, or put it in quotes if it is text"
    return f"write `{meant}` without the leading zero, or put it in quotes if it is text"


def _without_zeros(word: str) -> str:
    """Give a number without the zeros before it; "" for one that is not in tens."""
    sign, digits = ("-" if word[0] == "-" else ""), word.lstrip("+-").lstrip("0")
    return "" if digits and not digits.isdigit() else f"{sign}{digits or '0'}"
