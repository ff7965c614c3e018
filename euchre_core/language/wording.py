"""How messages speak: what the author wrote in backticks, lists in words, values as one would type them."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Collection, Iterable, Sequence

_LONGEST = 60
_MUCH_LESS = 0.12
_SHORTEST = 4
_MOST_LISTED = 12
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_./ -]*[A-Za-z0-9_]|[A-Za-z]|[0-9]+\.\.(?:[0-9]+|all)|[0-9]+[SHDC]")
_NOT_TEXT = {"null", "true", "false"}
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u2060]")
"""Characters without a width, which come along when something is copied from elsewhere."""
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")


def without_unseen(text: str) -> str:
    """Leave out what takes no place on a screen."""
    return _UNSEEN.sub("", text)


def printable(text: str) -> str:
    """Replace what a terminal would obey rather than show."""
    return _UNPRINTABLE.sub("\ufffd", text)


def shown(text: object) -> str:
    """Quote what somebody wrote, in one line and shortened."""
    line = printable(" ".join(str(text).split()))
    if len(line) > _LONGEST:
        line = line[: _LONGEST - 1] + "…"
    return f"`{line}`"


def listed(words: Iterable[str], last: str = "or") -> str:
    """Join quoted words: "`a`, `b` or `c`"."""
    all_words = [shown(word) for word in words]
    if len(all_words) < 2:
        return "".join(all_words)
    return f"{', '.join(all_words[:-1])} {last} {all_words[-1]}"


def nearest(word: str, choices: Collection[str], limit: int = 3) -> list[str]:
    """Give the choices the author probably meant, best first; case, spaces and dashes do not matter."""
    if len(word) > _LONGEST:
        return []
    slipped = one_slip_from(word, choices)
    if slipped is not None:
        return [slipped]
    spelled = {_folded(choice): choice for choice in choices}
    found = difflib.get_close_matches(_folded(word), spelled, n=limit, cutoff=0.6)
    alike = [difflib.SequenceMatcher(None, each, _folded(word)).ratio() for each in found]
    return [spelled[each] for each, ratio in zip(found, alike, strict=True) if ratio > alike[0] - _MUCH_LESS]


def one_slip_from(word: str, choices: Collection[str]) -> str | None:
    """Give the one choice of four letters or more that a single slip of the finger makes the word of; else None."""
    slipped = _folded(word)
    near = [choice for choice in choices if len(choice) >= _SHORTEST and _one_slip(slipped, _folded(choice))]
    return near[0] if len(near) == 1 else None


def _one_slip(one: str, other: str) -> bool:
    """Whether a letter is missing, too many, another one, or has changed places with its neighbour."""
    short, long = sorted((one, other), key=len)
    if one == other or len(long) - len(short) > 1:
        return False
    at = next((at for at, letter in enumerate(short) if letter != long[at]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    return swapped or short[at + 1 :] == long[at + 1 :]


def meant(word: str, choices: Collection[str]) -> str | None:
    """Give the one choice that differs only in case, dashes, underscores, spaces or quotes; None if none or several."""
    same = [choice for choice in choices if _bare(choice) == _bare(word)]
    return same[0] if len(same) == 1 else None


def did_you_mean(word: str, choices: Collection[str]) -> tuple[str, ...]:
    """Give the help line "did you mean `a` or `b`?", or nothing."""
    found = nearest(word, choices)
    return (f"did you mean {listed(found)}?",) if found else ()


def meant_or_known(word: str, choices: Collection[str], otherwise: str = "") -> tuple[str, ...]:
    """Give the help line "did you mean `a`?"; else the choices there are, or what else to do where there are none."""
    few = tuple(choices)[:_MOST_LISTED]
    known = (f"write {listed(few)}",) if few else ()
    return did_you_mean(word, choices) or known or ((otherwise,) if otherwise else ())


def as_yaml(value: object) -> str:
    """Spell a plain value as one would type it inside { }."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{as_yaml(str(key))}: {as_yaml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(as_yaml(each) for each in value) + "]"
    text = str(value)
    if _PLAIN.fullmatch(text) and text.lower() not in _NOT_TEXT:
        return text
    return json.dumps(text, ensure_ascii=False)


def nested(path: Sequence[str | int], value: object) -> str:
    """Spell a setting as a line of a file: `scoring: {makers: {march: {points: 4}}}`."""
    first, *rest = path
    for key in reversed(rest):
        value = {str(key): value}
    return f"{as_yaml(str(first))}: {as_yaml(value)}"


def dotted(path: Iterable[str | int]) -> str:
    """Spell a path as the documentation does: `auction.bids.moon`."""
    return ".".join(str(part) for part in path)


def _bare(word: str) -> str:
    return _folded(word).replace("_", "")


def _folded(word: str) -> str:
    word = _UNSEEN.sub("", word).replace("\u00a0", " ")
    return word.strip(" \"'“”„‘’").lower().replace("-", "_").replace(" ", "_")
