"""Reading a formula: one function for each line of the grammar.

condition   = both {"or" both}
both        = negation {"and" negation}
negation    = "not" negation | comparison
comparison  = sum [("==" | "!=" | "<" | "<=" | ">" | ">=") sum]
sum         = product {("+" | "-") product}
product     = factor {"*" factor}
factor      = "-" factor | number | name | "(" condition ")" | call
call        = ("max" | "min") "(" sum "," sum ")"
            | ("round_up" | "round_down") "(" product "/" factor ")"
            | ("has" | "count" | "only") "(" card {card} ")"
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn, cast, get_args

from euchre_core.language.cards import RANKS, SUITS
from euchre_core.language.formula.division import with_slash
from euchre_core.language.formula.errors import FormulaError
from euchre_core.language.formula.nodes import (
    Binary,
    BinaryOperator,
    Call,
    CardFunction,
    Cards,
    FunctionName,
    Name,
    Node,
    Number,
    Unary,
)
from euchre_core.language.formula.tokens import Token, tokens
from euchre_core.language.formula.type_check import check_types
from euchre_core.language.formula.vocabulary import (
    CARD_FUNCTIONS,
    CARD_GROUPS,
    FUNCTIONS,
    KINDS,
    TITLES,
    Kind,
    canonical_cards,
)
from euchre_core.language.wording import did_you_mean, listed, shown

DEEPEST = 20

_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_TIMES = ("x", "X", "times")
_TIMES_A_NAME = re.compile(r"([0-9]+)([a-z_]+)")
"""A number with a name right behind it, as in algebra."""
_RESERVED = ("and", "or", "not")
_SOMETHING: dict[Kind, str] = {
    "points": "write a number, or reckon with names: `tricks`, `2 * bid`",
    "claim_points": "write a number, or reckon with names: `players`, `2 * all`",
    "value": "write a number, or reckon with names: `10 * bid`",
    "hand": "ask for cards: `has(A)`, `count(9 10) >= 5`",
    "match": "ask for the score: `score >= 5`",
}
_ROUND = "a division must say how it rounds: `round_up(a / b)` or `round_down(a / b)`"
_NOT_HERE = "delete it, or write a number or a name on both sides of it"
_BRACKETS = "put brackets around what is divided: `round_up((a + b) / c)`"
_COMMA = "inside { } a formula with a comma needs quotes"


def parse(text: str, kind: Kind) -> Node:
    """Parse and type-check a formula of a kind. Raises FormulaError with the column of what is wrong."""
    parser = _Parser(text, kind)
    node = parser.whole()
    check_types(node, kind)
    return node


class _Parser:
    def __init__(self, text: str, kind: Kind) -> None:
        self.text = text
        self.tokens = tokens(text)
        self.kind: Kind = kind
        self.at = 0
        self.depth = 0

    # The grammar, line by line.

    def whole(self) -> Node:
        if self.tokens[0].kind == "end":
            raise FormulaError("the formula is empty", 1, _SOMETHING[self.kind])
        node = self.condition()
        if self.next.kind != "end":
            self._not_expected(self.next)
        return node

    def condition(self) -> Node:
        return self._chain(self.both, ("or",))

    def both(self) -> Node:
        return self._chain(self.negation, ("and",))

    def negation(self) -> Node:
        operator = self._taken("not")
        if operator is None:
            return self.comparison()
        return Unary("not", self._deeper(self.negation, operator), operator.column)

    def comparison(self) -> Node:
        left = self.sum()
        operator = self._taken(*_COMPARISONS)
        if operator is None:
            return left
        right = self.sum()
        if self.next.text in _COMPARISONS:
            self._fail("two comparisons in a row", self.next, "write `a < b and b < c`")
        return Binary(_binary(operator), left, right, operator.column)

    def sum(self) -> Node:
        return self._chain(self.product, ("+", "-"))

    def product(self) -> Node:
        return self._chain(self.factor, ("*",))

    def factor(self) -> Node:
        token = self._take()
        if token.text == "-":
            return Unary("-", self._deeper(self.factor, token), token.column)
        if token.text == "(":
            inner = self._deeper(self.condition, token)
            self._close(token)
            return inner
        if token.kind == "number":
            return Number(int(token.text), token.column)
        if token.kind == "word" and token.text not in _RESERVED:
            return self._call(token) if self.next.text == "(" else self._name(token)
        return self._not_expected(token, "a number or a name is missing", self._for_signs(token))

    # Names and calls.

    def _name(self, token: Token) -> Node:
        if token.text in KINDS[self.kind]:
            return Name(token.text, token.column)
        if token.text in FUNCTIONS or token.text in CARD_FUNCTIONS:
            self._fail(f"{shown(token.text)} needs brackets behind it", token, f"write `{token.text}(…)`")
        return self._unknown(token)

    def _call(self, token: Token) -> Node:
        opened = self._take()
        if token.text in FUNCTIONS:
            return self._deeper(lambda: self._function(token, opened), token)
        if token.text in CARD_FUNCTIONS and self.kind == "hand":
            return self._cards(token, opened)
        if token.text in CARD_FUNCTIONS:
            known = listed([*KINDS[self.kind], *FUNCTIONS], "and")
            message = f"{shown(token.text)} asks about a hand; there is none in {TITLES[self.kind]}"
            self._fail(message, token, f"known here: {known}")
        if token.text in KINDS[self.kind]:
            self._fail(f"{shown(token.text)} takes no brackets", opened, "write `*` to multiply")
        return self._unknown(token)

    def _function(self, token: Token, opened: Token) -> Node:
        function = cast(FunctionName, token.text)
        rounds = function in ("round_up", "round_down")
        left = self.product() if rounds else self.sum()
        if rounds and self.next.text in ("+", "-", ")"):
            help = f"write `{function}(a / b)`" if self.next.text == ")" else _BRACKETS
            self._fail(f"`{function}` divides two numbers; a `/` is missing", self.next, help)
        if rounds and self.next.text == ",":
            self._fail(f"`{function}` divides two numbers: write `/`, not a comma", self.next, self._with_slash())
        if not rounds and self.next.kind == "end":
            self._fail(f"`{function}` compares two numbers; only one is here", opened, _COMMA)
        if self._taken("/" if rounds else ",") is None:
            form = f"`{function}(a{' /' if rounds else ','} b)`"
            self._not_expected(self.next, f"{form} has two parts", f"write {form}")
        right = self.factor() if rounds else self.sum()
        if rounds and isinstance(right, Number) and right.value == 0:
            raise FormulaError("nothing can be divided by 0", right.column, f"write `{function}(… / 2)`, for example")
        if rounds and self.next.text in ("+", "-", "*", "/"):
            self._fail("the division must be the last thing here", self.next, "put brackets around what comes before")
        self._close(opened)
        return Call(function, left, right, token.column)

    def _cards(self, token: Token, opened: Token) -> Node:
        found = []
        while self.next.kind in ("number", "word"):
            card = self._take()
            canonical = canonical_cards(card.text)
            if canonical is None:
                known = [*RANKS, *SUITS, *CARD_GROUPS, "Joker", "BigJoker", "LittleJoker"]
                message = f"{shown(card.text)} is neither a card nor a rank nor a suit"
                help = did_you_mean(card.text, known) or (
                    f"write a card, a rank or a suit: `{token.text}(JS A hearts)`",
                )
                self._fail(message, card, help[0])
            found.append(canonical)
        if self.next.text == ",":
            self._fail("cards are listed without commas", self.next, f"write `{token.text}({' '.join(found)} …)`")
        if not found and self.next.kind != "end":
            self._fail(f"`{token.text}` asks about cards; none is named", self.next, f"write `{token.text}(A K)`")
        self._close(opened)
        return Cards(cast(CardFunction, token.text), tuple(found), token.column)

    def _with_slash(self) -> str:
        meant = with_slash(self.text)
        return f"write {shown(meant)}" if meant != self.text else "write `round_up(a / b)`"

    # Moving along.

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def _take(self) -> Token:
        token = self.tokens[self.at]
        self.at = min(self.at + 1, len(self.tokens) - 1)
        return token

    def _taken(self, *texts: str) -> Token | None:
        return self._take() if self.next.kind != "end" and self.next.text in texts else None

    def _chain(self, part: Callable[[], Node], operators: tuple[str, ...]) -> Node:
        node = part()
        while (operator := self._taken(*operators)) is not None:
            node = Binary(_binary(operator), node, part(), operator.column)
        return node

    def _deeper(self, part: Callable[[], Node], token: Token) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            self._fail(f"nested deeper than {DEEPEST} levels", token, "leave out brackets that change nothing")
        node = part()
        self.depth -= 1
        return node

    def _close(self, opened: Token) -> None:
        if self._taken(")") is not None:
            return
        if self.next.kind == "end":
            self._fail("this bracket is not closed", opened, "add a `)`")
        self._not_expected(self.next, "a `)` is missing before this", "add a `)`, or a sign between the two")

    # Complaints.

    def _fail(self, message: str, token: Token, help: str = "") -> NoReturn:
        raise FormulaError(message, token.column, help, max(len(token.text), 1))

    def _for_signs(self, token: Token) -> str:
        """What to write where two signs stand in a row, or one too many at an edge."""
        before = self.tokens[self.at - 2] if self.at > 1 else None
        if token.text == "*" and before is not None and before.text == "*":
            return "write one `*`; a formula has no powers"
        if before is None or before.text == "(":
            return f"write a number or a name before the {shown(token.text)}, or delete it"
        return f"write a number or a name between {shown(before.text)} and {shown(token.text)}"

    def _not_expected(self, token: Token, message: str = "", help: str = "") -> NoReturn:
        if token.text == "/":
            self._fail("a division needs rounding", token, _ROUND)
        if token.kind == "end":
            self._fail("the formula ends too early", token, message or "a number or a name is missing")
        if token.text == ")" and not message:
            self._fail("this bracket closes nothing", token, "delete it, or open it with `(`")
        if token.text == ",":
            self._fail("a comma has no meaning here", token, "only `max(a, b)` and `min(a, b)` have one")
        if not message and token.text in _TIMES:
            message, help = f"{shown(token.text)} is no sign of a formula", "write `*` for times"
        elif not message and (token.kind in ("number", "word") or token.text == "("):
            help = "write `*` before it to multiply" if token.text not in _RESERVED else _NOT_HERE
        self._fail(message or f"{shown(token.text)} does not fit here", token, help or _NOT_HERE)

    def _unknown(self, token: Token) -> NoReturn:
        names = [*KINDS[self.kind], *FUNCTIONS]
        if self.kind == "hand":
            names += CARD_FUNCTIONS
        elsewhere = any(token.text in other for other in KINDS.values())
        where = TITLES[self.kind]
        message = f"{shown(token.text)} is not known in {where}"
        times = _TIMES_A_NAME.fullmatch(token.text)
        if times and times[2] in names:
            self._fail(message, token, f"write `*` for times: `{times[1]} * {times[2]}`")
        if self.kind == "hand" and canonical_cards(token.text) is not None:
            self._fail(message, token, f"ask for it: `has({token.text})`")
        help = () if elsewhere else did_you_mean(token.text, [*names, *_RESERVED])
        self._fail(message, token, help[0] if help else f"known here: {listed(names, 'and')}")


def _binary(token: Token) -> BinaryOperator:
    assert token.text in get_args(BinaryOperator)
    return cast(BinaryOperator, token.text)
