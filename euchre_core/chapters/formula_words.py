"""Formulas read aloud for the rule sheet: numbers that are worked out, and hands that are asked for."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_core.chapters.card_words import all_cards, counted_cards
from euchre_core.language.formula import Binary, Call, Cards, FormulaError, Name, Node, Number, Unary, parse
from euchre_core.language.translation import later, later_many, say, say_many

_VALUE = {
    # Translators: a number that is filled in for {number}, {first} or {second}.
    "bid": later("the tricks bid"),
    "all": later("the tricks of a deal"),
    "trump_value": later("the value of the trump"),
}
_HAND = {
    # Translators: a number that is filled in for {first} or {second}.
    "cards": later("the number of cards held"),
    "top_trumps": later("the number of trumps held from the top down"),
}
_COMPARED = {
    # Translators: {first} and {second} are numbers, such as "the number of aces", "his score" or 5.
    "==": later("{first} is {second}"),
    "!=": later("{first} is not {second}"),
    "<": later("{first} is less than {second}"),
    "<=": later("{first} is at most {second}"),
    ">": later("{first} is more than {second}"),
    ">=": later("{first} is at least {second}"),
}
_WORKED_OUT = {
    # Translators: {first} and {second} are numbers, such as "the tricks bid" or 5.
    "+": later("{first} plus {second}"),
    "-": later("{first} minus {second}"),
    "*": later("{first} times {second}"),
    "max": later("the greater of {first} and {second}"),
    "min": later("the smaller of {first} and {second}"),
    "round_up": later("{first} divided by {second}, rounded up"),
    "round_down": later("{first} divided by {second}, rounded down"),
}
_AMOUNTS = {
    # Translators: {cards} is "ace", "aces", "jacks or queens", ...: the words counted cards.
    "==": later_many("exactly {number} {cards}", "exactly {number} {cards}"),
    "!=": later_many("any number but {number} {cards}", "any number but {number} {cards}"),
    "<": later_many("fewer than {number} {cards}", "fewer than {number} {cards}"),
    "<=": later_many("at most {number} {cards}", "at most {number} {cards}"),
    ">": later_many("more than {number} {cards}", "more than {number} {cards}"),
    ">=": later_many("at least {number} {cards}", "at least {number} {cards}"),
}


def value_in_words(value: int | str) -> str:
    """Say what a bid is worth, after "the value of a bid is": "the value of the trump plus 100 times …"."""
    if isinstance(value, int):
        return str(value)
    try:
        return number_in_words(parse(value, "value"), _VALUE)
    except FormulaError:
        return value


def number_in_words(node: Node, names: Mapping[str, str]) -> str:
    """Say a number that is worked out: "the tricks taken plus 2".

    Args:
        node: the formula.
        names: for each name in it a template that says what it stands for.

    """
    match node:
        case Number(value):
            return str(value)
        case Name(name):
            return say(names[name])
        case Unary(_, operand):
            return say("minus {number}", number=_bracketed(operand, names))
        case Binary(operator, left, right):
            return say(_WORKED_OUT[operator], first=_bracketed(left, names), second=_bracketed(right, names))
        case Call(function, left, right):
            return say(_WORKED_OUT[function], first=number_in_words(left, names), second=number_in_words(right, names))
        case Cards(_, cards):
            return say("the number of {cards}", cards=all_cards(cards))


def _bracketed(node: Node, names: Mapping[str, str]) -> str:
    text = number_in_words(node, names)
    return f"({text})" if isinstance(node, Binary | Call) else text


def comparison_in_words(node: Node, names: Mapping[str, str]) -> str | None:
    """Say how two numbers compare: "his score is at least 5"; None if that is not what a formula asks.

    Arguments are those of `number_in_words`.
    """
    match node:
        case Binary(operator, left, right) if operator in _COMPARED:
            first, second = number_in_words(left, names), number_in_words(right, names)
            return say(_COMPARED[operator], first=first, second=second)
    return None


def hand_in_words(predicate: str, joker: str = "Joker") -> str:
    """Say which hands a predicate fits, after "a hand with": "at least one ace and no jack"."""
    try:
        return _hand(parse(predicate, "hand"), joker)
    except FormulaError:
        return predicate


def _hand(node: Node, joker: str) -> str:
    match node:
        case Cards("has", cards):
            # Translators: {cards} is "ace", "jack, queen or king", ...: the word for one of the counted cards.
            return say("at least one {cards}", cards=counted_cards(1, cards, joker))
        case Cards("only", cards):
            # Translators: {cards} is "nines and tens", ...: all cards of a kind.
            return say("nothing but {cards}", cards=all_cards(cards, joker))
        case Unary("not", Cards("has", cards)):
            # Translators: {cards} is "ace", "jack, queen or king", ...: the counted cards in the form for 0.
            return say("no {cards}", cards=counted_cards(0, cards, joker))
        case Unary("not", operand):
            # Translators: {hand} is what a hand must not have, such as "nothing but nines".
            return say("not ({hand})", hand=_hand(operand, joker))
        case Binary("and", left, right):
            # Translators: two conditions, of a hand or of the scores; there may be brackets around each.
            return say("{first} and {second}", first=_part(left, "and", joker), second=_part(right, "and", joker))
        case Binary("or", left, right):
            # Translators: two conditions, of a hand or of the scores; there may be brackets around each.
            return say("{first} or {second}", first=_part(left, "or", joker), second=_part(right, "or", joker))
    return _amount(node, joker)


def _amount(node: Node, joker: str) -> str:
    match node:
        case Binary(operator, Cards("count", cards), Number(value)) if operator in _AMOUNTS:
            return say_many(*_AMOUNTS[operator], value, cards=counted_cards(value, cards, joker))
        case Binary(">=", Name("top_trumps"), Number(value)):
            return say_many("at least the highest trump", "at least the {number} highest trumps", value)
        case Binary("==", Name("top_trumps"), Number(value)):
            return say_many("the highest trump", "the {number} highest trumps", value)
    compared = comparison_in_words(node, _HAND)
    if compared is None:
        return number_in_words(node, _HAND)
    # Translators: after "a hand with"; {comparison} is like "the number of aces is at least the number of kings".
    return say("the property that {comparison}", comparison=compared)


def _part(node: Node, operator: str, joker: str) -> str:
    text = _hand(node, joker)
    mixed = isinstance(node, Binary) and node.operator in ("and", "or") and node.operator != operator
    return f"({text})" if mixed else text
