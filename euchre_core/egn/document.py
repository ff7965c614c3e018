"""From text to JSON without trusting it, and typed access that knows its place."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from euchre_core.language.wording import did_you_mean, shown

from .errors import EgnError

LARGEST = 8 * 1024 * 1024
"""The format's own tools take no larger document either."""
DEEPEST = 20
MOST_ITEMS = 100
LONGEST_TEXT = 4096
LARGEST_NUMBER = 10_000

OLD_NAMES = {
    "match_id": "gameId",
    "matchId": "gameId",
    "file_type": "fileType",
    "initial_score": "initialScore",
    "initial_state": "initialState",
    "deal_number": "dealNumber",
    "up_card": "upCard",
    "player_cards": "playerCards",
    "player_ids": "playerIds",
    "phase_number": "phaseNumber",
    "is_alone": "isAlone",
    "alone_defender": "aloneDefender",
    "card_exchanges": "cardExchanges",
    "calls_annotations": "callAnnotations",
    "call_annotations": "callAnnotations",
    "tricks_annotations": "playAnnotations",
    "play_annotations": "playAnnotations",
    "alternative_lines": "alternativeLines",
    "branch_index": "branchIndex",
    "initial_lead": "initialLead",
    "max_deals": "num_deals",
}
"""How formats before 1.2 called things."""


class Repeated(ValueError):
    """A key that stands twice in one object."""


def read_json(text: str) -> Any:
    """Read a document; what JSON allows and nobody means is refused.

    Raises:
        EgnError: it is no JSON, or hostile.
    """
    if len(text) > LARGEST:
        raise EgnError("$", f"a document has at most {LARGEST // 1024 // 1024} MB")
    try:
        data = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_once_each, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise EgnError("$", f"this is not JSON: {error.msg.lower()} at {place}", "write one JSON object") from None
    except Repeated as error:
        raise EgnError("$", str(error), "keep one of them") from None
    except RecursionError:
        raise EgnError("$", f"this is nested deeper than {DEEPEST} levels") from None
    except ValueError as error:
        raise EgnError("$", f"this is not JSON: {str(error).splitlines()[0]}") from None
    return data


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise Repeated(f"the key {shown(twice)} stands twice in one object")
    return data


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


class Node:
    """A value of the document with its path."""

    def __init__(self, value: Any, path: str = "$") -> None:
        self.value = value
        self.path = path

    def wrong(self, message: str, help: str = "") -> EgnError:
        """The complaint about this value."""
        return EgnError(self.path, message, help)

    def _what(self) -> str:
        kinds = {dict: "an object", list: "a list", str: "text", bool: "true or false", type(None): "null"}
        return kinds.get(type(self.value), "a number")

    def fields(self) -> dict[str, Node]:
        """The values of an object by their names of today."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"this is {self._what()}", "write an object in { }")
        found: dict[str, Node] = {}
        for key, value in self.value.items():
            name = OLD_NAMES.get(key) or key
            if name in found:
                raise self.wrong(f"{shown(key)} and {shown(found[name].path.rpartition('.')[2])} are the same")
            found[name] = Node(value, f"{self.path}.{shown(key)[1:-1]}")
        return found

    def items(self, most: int = MOST_ITEMS) -> Iterator[Node]:
        """The values of a list."""
        if not isinstance(self.value, list):
            raise self.wrong(f"this is {self._what()}", "write a list in [ ]")
        if len(self.value) > most:
            raise self.wrong(f"this list has {len(self.value)} items", f"{most} at most make sense here")
        return (Node(value, f"{self.path}[{place}]") for place, value in enumerate(self.value))

    def number(self, least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER) -> int:
        """A whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.wrong(f"this is {self._what()}, not a whole number", f"write a number from {least} to {most}")
        if not least <= self.value <= most:
            number = shown(self.value) if abs(self.value) < 10**18 else "this"
            raise self.wrong(f"{number} is out of bounds", f"write a number from {least} to {most}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"this is {self._what()}", "write true or false")
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.wrong(f"this is {self._what()}, not text", 'write it in quotes, like "Pass"')
        if len(self.value) > LONGEST_TEXT:
            raise self.wrong(f"this text has more than {LONGEST_TEXT} characters")
        try:
            self.value.encode()
        except UnicodeEncodeError:
            raise self.wrong("this text has half a character in it", "write it in UTF-8") from None
        return self.value


def unknown_keys(fields: Mapping[str, Node], known: tuple[str, ...]) -> Iterator[tuple[Node, str]]:
    """The values whose key the format does not have, with what may have been meant."""
    for name, node in fields.items():
        if name not in known:
            meant = did_you_mean(name, known)
            yield node, meant[0] if meant else ""
