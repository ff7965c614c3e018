"""Positions on the command line: from options, from a file, or from a record."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from .exits import FOUND, Failure

if TYPE_CHECKING:
    from euchre_core.kernel.rules import Rules
    from euchre_core.kernel.state import State
    from euchre_core.solver import Position

NAMED: Final = re.compile(r"([A-Za-z]\w*(?: under)?)\s*[:=]")
"""What stands before the cards or the tricks of somebody."""
WORDS: Final = re.compile(r"[\s,;]+")
KEYS: Final = ("hands", "by", "trump", "bid", "partner", "alone", "dropped", "dealer", "leads", "trick", "tricks")
LISTS: Final = ("partner", "alone", "dropped", "trick")
EXAMPLES: Final = {
    "hands": "hands: {N: JH AH AS, E: KC 9D 10D, S: QH KS QS, W: 9H JC 10S}",
    "tricks": "tricks: {NS: 1, EW: 1}",
}
BEGINNING: Final = f"a position begins with `variant: classic`, or another game; {EXAMPLES['hands']}"
OPTIONS: Final = {"by": "maker", "tricks": "taken"}
"""How options are called that have another name than in a file."""


@dataclass(frozen=True)
class Asked:
    """A deal that is to be solved.

    Attributes:
        state: the deal.
        place: the deal and the trick of a record, in words; "" where there is no record.
        played: what was played there in the record, if anything.
    """

    state: State
    place: str = ""
    played: str | None = None


def words_of(text: str) -> list[str]:
    """The words of a text, commas or not."""
    return [word for word in WORDS.split(text) if word]


def by_name(text: str, key: str) -> dict[str, list[str]]:
    """What belongs to each name in `N: JH AH, E: 9S`.

    Raises:
        Failure: there is no name at the beginning, or one stands there twice.
    """
    first, *parts = NAMED.split(text)
    if words_of(first) or not parts:
        raise Failure(f"{key}: each begins with who is meant, not “{text}”", [f"write {EXAMPLES[key]}"])
    found: dict[str, list[str]] = {}
    for name, what in zip(parts[::2], parts[1::2], strict=True):
        if name in found:
            raise Failure(f"{key}: {name} stands there twice", ["write all that belongs to it once"])
        found[name] = words_of(what)
    return found


def position_of(said: Mapping[str, Any]) -> Position:
    """The position that is said, with the keys of a file.

    Raises:
        Failure: a value is not what it should be.
    """
    from euchre_core.solver import Position

    if not said.get("hands"):
        raise Failure(
            "say who holds what", [f"in a file: {EXAMPLES['hands']}", '--hands "N: JH AH AS, E: KC 9D 10D, …"']
        )
    values: dict[str, Any] = {}
    for key, value in said.items():
        if key in LISTS:
            values[key] = words_of(value) if isinstance(value, str) else listed(value, key)
        elif key == "hands":
            values[key] = {name: listed(cards, key) for name, cards in named(value, key).items()}
        elif key == "tricks":
            values[key] = {name: whole(number, key) for name, number in named(value, key).items()}
        elif isinstance(value, str | int) and not isinstance(value, bool):
            values[key] = str(value)
        else:
            raise Failure(f"{key}: one word is wanted, not {value!r}")
    return Position(**values)


def named(value: Any, key: str) -> dict[str, Any]:
    """Something for each of several names: a text, or a mapping of a file."""
    if isinstance(value, str):
        return dict(by_name(value, key))
    if isinstance(value, dict):
        return value
    raise Failure(f"{key}: something for each is wanted", [f"write {EXAMPLES[key]}"])


def listed(value: Any, key: str) -> list[str]:
    """Several words: a text, or a list of a file."""
    if isinstance(value, str):
        return words_of(value)
    if isinstance(value, list) and all(isinstance(each, str | int) for each in value):
        return [str(each) for each in value]
    raise Failure(f"{key}: a list of words is wanted, not {value!r}")


def whole(value: Any, key: str) -> int:
    """A number of tricks."""
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if isinstance(value, bool) or not str(value).isdigit() or len(str(value)) > 3:
        raise Failure(f"{key}: a number is wanted, not “{value}”", [f"write {EXAMPLES[key]}"])
    return int(value)


def set_up(rules: Rules, said: Mapping[str, Any]) -> State:
    """The deal that is said.

    Raises:
        Failure: the game has no such deal, or something is missing.
    """
    from euchre_core.solver import CannotSetUp
    from euchre_core.solver import set_up as set_up_position

    try:
        return set_up_position(rules, position_of(said))
    except CannotSetUp as error:
        key = error.key
        raise Failure(str(error), [f"see --{OPTIONS.get(key, key)}, or {key}: in a file"]) from None


def file_of(name: str, data: bytes) -> dict[str, Any]:
    """What a file says of a position.

    Raises:
        Failure: it is no such file.
    """
    from euchre_core.language.document import read_document
    from euchre_core.language.wording import did_you_mean

    document = read_document(data, name)
    if document.diagnostics:
        first = document.diagnostics[0]
        line = f":{first.span.line}" if first.span else ""
        is_about_rules = any("format: 1" in each for each in first.help)
        raise Failure(f"{name}{line}: {first.headline}", [BEGINNING] if is_about_rules else list(first.help))
    known = ("variant", "with", "set", *KEYS)
    for key in document.data:
        if key not in known:
            helps = did_you_mean(key, known) or (f"the keys are {', '.join(known)}",)
            raise Failure(f"{name}: a position has no “{key}”", list(helps))
    return dict(document.data)


def in_record(file: str, data: bytes, at: str | None) -> Asked:
    """A trick of a record, or where it ends.

    Raises:
        Failure: the record is none, or has no such trick.
    """
    from euchre_core.game.record import RecordError

    from .records import parse_any, replayed

    try:
        kept = replayed(parse_any(file, data))
    except RecordError as error:
        raise Failure(f"{file}: {error}", code=FOUND) from None
    deals = kept.game.deals
    if at is None:
        state = deals[-1].state
        if state.is_over or state.leader < 0:
            raise Failure(
                "say which trick is to be solved", [f"--at {len(deals)}.1 is the first trick of the last deal"]
            )
        return Asked(state, f"Deal {len(deals)}")
    numbers = place_of(at)
    if not 1 <= numbers[0] <= len(deals):
        raise Failure(f"{file} has no deal {numbers[0]}", [f"it has {len(deals)}"])
    return wound_back(deals[numbers[0] - 1], numbers)


def place_of(at: str) -> tuple[int, int, int]:
    """The deal, the trick and the card of `3.2` or `3.2.4`, the first trick and the first card if it is not said."""
    numbers = at.split(".")
    if not 1 <= len(numbers) <= 3 or not all(number.isdigit() and 0 < int(number) < 10**6 for number in numbers):
        raise Failure(
            f"--at “{at}”: no such place",
            ["--at 3.2 is the second trick of the third deal, --at 3.2.4 its fourth card"],
        )
    deal, trick, card = [*map(int, numbers), 1, 1][:3]
    return deal, trick, card


def wound_back(deal: Any, numbers: Sequence[int]) -> Asked:
    """A deal as it stood before a card of it was played."""
    from euchre_core.game.deal import Deal

    number, trick, card = numbers
    again = Deal(deal.rules, deal.dealer, deal.cards, deal.standing, deal.lasting)
    for action in deal.actions:
        state = again.state
        begun = state.leader >= 0 and state.asked < 0
        if begun and state.rules.tricks - state.tricks_left == trick - 1 and state.count == card - 1:
            return Asked(state, f"Deal {number}, trick {trick}", action.text)
        again.push(action)
    state = again.state
    if not state.is_over and state.leader >= 0:
        return Asked(state, f"Deal {number}, trick {state.rules.tricks - state.tricks_left + 1}")
    raise Failure(f"in deal {number} no such card was played", [f"a deal of this game has {state.rules.tricks} tricks"])
