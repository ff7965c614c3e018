"""The formulas authors write, worked out from left to right as they are read.

condition  = both {or both}               both    = negation {and negation}
negation   = not negation | comparison    comparison = sum [sign sum]
sum        = product {+ - product}        product = factor {* factor}
factor     = - factor | (condition) | number | name | function(…)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

WORD = re.compile(r"\s*(==|!=|<=|>=|[-+*/(),<>]|\w+)")
Ask = Callable[[str, list[str]], int]


def work_out(text: str | int, names: Mapping[str, int], ask: Ask | None = None) -> int:
    """The value of a formula; a condition that holds is 1, one that does not is 0.

    Args:
        text: the formula, or a plain number.
        names: what its names stand for.
        ask: answers `has(…)`, `count(…)` and `only(…)`, given the function and the words in its brackets.
    """
    if isinstance(text, int):
        return text
    reader = Reader(WORD.findall(text), names, ask)
    value = reader.condition()
    assert not reader.words, f"something is left of the formula {text!r}"
    return value


class Reader:
    """Reads the words of one formula; every method reads what it is named after and gives its value."""

    def __init__(self, words: list[str], names: Mapping[str, int], ask: Ask | None) -> None:
        self.words = words
        self.names = names
        self.ask = ask

    def next_is(self, *choices: str) -> bool:
        return bool(self.words) and self.words[0] in choices

    def take(self, expected: str | None = None) -> str:
        word = self.words.pop(0)
        assert expected in (None, word), f"{word!r} stands where {expected!r} should"
        return word

    def condition(self) -> int:
        value = self.both()
        while self.next_is("or"):
            self.take()
            other = self.both()
            value = int(bool(value) or bool(other))
        return value

    def both(self) -> int:
        value = self.negation()
        while self.next_is("and"):
            self.take()
            other = self.negation()
            value = int(bool(value) and bool(other))
        return value

    def negation(self) -> int:
        if self.next_is("not"):
            self.take()
            return int(not self.negation())
        return self.comparison()

    def comparison(self) -> int:
        left = self.sum()
        if not self.next_is("==", "!=", "<", "<=", ">", ">="):
            return left
        sign, right = self.take(), self.sum()
        holds = {
            "==": left == right, "!=": left != right, "<": left < right,
            "<=": left <= right, ">": left > right, ">=": left >= right,
        }  # fmt: skip
        return int(holds[sign])

    def sum(self) -> int:
        value = self.product()
        while self.next_is("+", "-"):
            value = value + self.product() if self.take() == "+" else value - self.product()
        return value

    def product(self) -> int:
        value = self.factor()
        while self.next_is("*"):
            self.take()
            value *= self.factor()
        return value

    def factor(self) -> int:
        word = self.take()
        if word == "-":
            return -self.factor()
        if word == "(":
            value = self.condition()
            self.take(")")
            return value
        if word.isdecimal():
            return int(word)
        return self.function(word) if self.next_is("(") else self.names[word]

    def function(self, name: str) -> int:
        self.take("(")
        if name in ("has", "count", "only"):
            asked = []
            while not self.next_is(")"):
                asked.append(self.take())
            value = self.ask(name, asked) if self.ask else 0
        elif name in ("max", "min"):
            one = self.sum()
            self.take(",")
            other = self.sum()
            value = max(one, other) if name == "max" else min(one, other)
        else:
            one = self.product()
            self.take("/")
            other = self.factor()
            value = one // other if name == "round_down" else (one + other - 1) // other
        self.take(")")
        return value
