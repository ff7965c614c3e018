"""Formulas read aloud for the rule sheet."""

from __future__ import annotations

from euchre_core.chapters.sentence import joined
from euchre_core.language.cards import SUITS
from euchre_core.language.formula import Binary, Call, Cards, FormulaError, Name, Node, Number, Unary, parse

_POINTS = {
    "tricks": "the tricks taken",
    "others": "everybody else's tricks",
    "best_other": "the most tricks of any other side",
    "bid": "the tricks bid",
    "value": "the value of the bid",
    "all": "the tricks of a deal",
    "players": "the number of players",
}
_VALUE = {"bid": "the tricks bid", "all": "the tricks of a deal", "trump_value": "the value of the trump"}
_HAND = {"cards": "the number of cards held", "top_trumps": "the number of trumps held from the top down"}
COMPARED = {
    "==": "is",
    "!=": "is not",
    "<": "is less than",
    "<=": "is at most",
    ">": "is more than",
    ">=": "is at least",
}
_CARD_WORDS = {
    "A": "ace",
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "13": "thirteen",
    "12": "twelve",
    "11": "eleven",
    "10": "ten",
    "9": "nine",
    "8": "eight",
    "7": "seven",
    "6": "six",
    "5": "five",
    "4": "four",
    "3": "three",
    "2": "two",
    "trump": "trump",
    "natural_trump": "card of the trump suit itself",
    "upcard_suit": "card of the upcard's suit",
    "red": "red card",
    "black": "black card",
    **{suit: suit.removesuffix("s") for suit in SUITS},
}
_LETTERS = {letter: suit for suit, letter in SUITS.items()}


def points_in_words(points: int | str | None, tricks: int | None = None) -> str:
    """Say what a line is worth, after "the makers": "score 1 point for each trick taken", "lose the tricks bid".

    Args:
        points: the number or formula.
        tricks: how many tricks a deal has, where that is known; then it need not be worked out.
    """
    if points is None or points == 0:
        return "score nothing"
    if isinstance(points, int):
        amount = f"{abs(points)} {'point' if abs(points) == 1 else 'points'}"
        return f"score {amount}" if points > 0 else f"lose {amount}"
    try:
        node = _worked_out(parse(points, "points"), tricks)
    except FormulaError:
        return f"score {points}"
    if isinstance(node, Number):
        return points_in_words(node.value)
    if isinstance(node, Unary):
        return f"lose {_amount(node.operand)}"
    if isinstance(node, Binary) and node.operator == "*" and isinstance(node.left, Number) and node.left.value < 0:
        return f"lose {_amount(Binary('*', Number(-node.left.value, 1), node.right, node.column))}"
    return f"score {_amount(node)}"


def _worked_out(node: Node, tricks: int | None) -> Node:
    """A formula with the numbers worked out that are known: minus 2 times all is -12."""
    match node:
        case Name("all", column) if tricks is not None:
            return Number(tricks, column)
        case Unary("-", operand, column):
            known = _worked_out(operand, tricks)
            return Number(-known.value, column) if isinstance(known, Number) else Unary("-", known, column)
        case Binary(operator, left, right, column):
            first, second = _worked_out(left, tricks), _worked_out(right, tricks)
            if operator == "*" and isinstance(first, Number) and isinstance(second, Number):
                return Number(first.value * second.value, column)
            return Binary(operator, first, second, column)
        case Call(function, left, right, column):
            return Call(function, _worked_out(left, tricks), _worked_out(right, tricks), column)
    return node


def value_in_words(value: int | str) -> str:
    """Say what a bid is worth, after "the value of a bid is": "the value of the trump plus 100 times …"."""
    if isinstance(value, int):
        return str(value)
    try:
        return number_in_words(parse(value, "value"), _VALUE)
    except FormulaError:
        return value


def _amount(node: Node) -> str:
    match node:
        case Name("tricks"):
            return "1 point for each trick taken"
        case Name("bid"):
            return "1 point for each trick bid"
        case Name("others"):
            return "1 point for each trick of everybody else"
        case Binary("*", Number(value), Name("tricks")) | Binary("*", Name("tricks"), Number(value)):
            return f"{value} points for each trick taken"
        case Binary("*", Number(value), Name("bid")) | Binary("*", Name("bid"), Number(value)):
            return f"{value} points for each trick bid"
    return number_in_words(node, _POINTS)


def number_in_words(node: Node, names: dict[str, str]) -> str:
    """Say a number that is worked out, with words for the names in it: "the tricks taken plus 2"."""
    match node:
        case Number(value):
            return str(value)
        case Name(name):
            return names.get(name, name)
        case Unary(_, operand):
            return f"minus {_bracketed(operand, names)}"
        case Binary(operator, left, right):
            word = {"+": "plus", "-": "minus", "*": "times"}[operator]
            return f"{_bracketed(left, names)} {word} {_bracketed(right, names)}"
        case Call(function, left, right):
            first, second = number_in_words(left, names), number_in_words(right, names)
            if function in ("max", "min"):
                return f"the {'greater' if function == 'max' else 'smaller'} of {first} and {second}"
            return f"{first} divided by {second}, rounded {function.removeprefix('round_')}"
        case Cards(_, cards):
            return f"the number of {joined([_plural(card) for card in cards])}"


def _bracketed(node: Node, names: dict[str, str]) -> str:
    text = number_in_words(node, names)
    return f"({text})" if isinstance(node, Binary | Call) else text


def hand_in_words(predicate: str, joker: str = "Joker") -> str:
    """Say which hands a predicate fits, after "a hand with": "at least one ace and no jack"."""
    try:
        return _hand(parse(predicate, "hand"), joker)
    except FormulaError:
        return predicate


def _hand(node: Node, joker: str) -> str:
    match node:
        case Cards("has", cards):
            return f"at least one {_any_of(cards, joker)}"
        case Cards("only", cards):
            return f"nothing but {joined([_plural(card, joker) for card in cards])}"
        case Unary("not", Cards("has", cards)):
            return f"no {_any_of(cards, joker)}"
        case Unary("not", operand):
            return f"not ({_hand(operand, joker)})"
        case Binary("and" | "or" as operator, left, right):
            return f"{_part(left, operator, joker)} {operator} {_part(right, operator, joker)}"
        case Binary(operator, Cards("count", cards), Number(value)):
            return _counted(operator, cards, value, joker)
        case Binary(operator, Name("top_trumps"), Number(value)) if operator in (">=", "=="):
            return f"{'at least ' if operator == '>=' else ''}the {value} highest trumps"
        case Binary(operator, left, right) if operator in COMPARED:
            first, second = number_in_words(left, _HAND), number_in_words(right, _HAND)
            return f"the property that {first} {COMPARED[operator]} {second}"
    return number_in_words(node, _HAND)


def _part(node: Node, operator: str, joker: str) -> str:
    text = _hand(node, joker)
    mixed = isinstance(node, Binary) and node.operator in ("and", "or") and node.operator != operator
    return f"({text})" if mixed else text


def _counted(operator: str, cards: tuple[str, ...], value: int, joker: str) -> str:
    amounts = {"==": "exactly", "!=": "any number but", "<": "fewer than", "<=": "at most", ">": "more than"}
    what = _any_of(cards, joker) if value == 1 else joined([_plural(card, joker) for card in cards], "or")
    return f"{amounts.get(operator, 'at least')} {value} {what}"


def _any_of(cards: tuple[str, ...], joker: str) -> str:
    return joined([_card(card, joker) for card in cards], "or")


def _plural(card: str, joker: str = "Joker") -> str:
    first, of, rest = _card(card, joker).partition(" of ")
    return f"{first}{'es' if first == 'six' else 's'}{of}{rest}"


def _card(card: str, joker: str = "Joker") -> str:
    if card == "Joker":
        return "joker" if joker == "Joker" else joker
    if card in _CARD_WORDS:
        return _CARD_WORDS[card]
    if card[-1] in _LETTERS and card[:-1]:
        rank = card[:-1]
        return f"{_CARD_WORDS.get(rank, rank)} of {_LETTERS[card[-1]]}"
    return card
