"""From parsed formulas to programs the kernel runs."""

from __future__ import annotations

from collections.abc import Callable

from euchre_core.chapters.context import Context
from euchre_core.chapters.questions import HandQuestion, MatchQuestion
from euchre_core.kernel import program as op
from euchre_core.kernel.pack import JOKER_SUIT, SUITS
from euchre_core.kernel.program import HandTest, Program
from euchre_core.language.formula import parse
from euchre_core.language.formula.nodes import Binary, Call, Cards, Name, Node, Number, Unary

VALUE_NAMES = ["bid", "all", "trump_value"]
"""The values of `auction.value`."""

MATCH_NAMES = ["score", "best_other_score", "deals_played"]
"""The values of a question about the score."""

POINTS_NAMES = ["tricks", "others", "best_other", "bid", "value", "all", "players"]
"""The values of a points formula, in the order in which the scoring hands them over."""

HAND_NAMES = ["cards", "top_trumps"]
"""The values of a hand predicate that come before its sets of cards."""

OPERATIONS = {
    "+": op.ADD, "-": op.SUBTRACT, "*": op.MULTIPLY, "==": op.EQUAL, "!=": op.UNEQUAL, "<": op.LESS, "<=": op.AT_MOST,
    ">": op.MORE, ">=": op.AT_LEAST, "and": op.BOTH, "or": op.EITHER, "max": op.LARGER, "min": op.SMALLER,
    "round_up": op.DIVIDE_UP, "round_down": op.DIVIDE_DOWN,
}  # fmt: skip


def points_program(points: int | str) -> Program:
    """The program of a line's points: a number or a formula.

    Raises:
        FormulaError: the formula cannot be read.
    """
    if isinstance(points, int):
        return Program([op.CONSTANT, points])
    return Program(code(parse(points, "points"), lambda node: POINTS_NAMES.index(name_of(node))))


def claim_points(points: int | str, context: Context) -> int:
    """What a claim scores: its formula knows nothing that changes from deal to deal.

    Raises:
        FormulaError: the formula cannot be read.
    """
    if isinstance(points, int):
        return points
    values = {"all": context.tricks, "players": len(context.seats)}
    names = list(values)
    return Program(code(parse(points, "claim_points"), lambda node: names.index(name_of(node)))).run([*values.values()])


def value_program(value: str) -> Program:
    """The program of `auction.value`; run it with `[bid, all, trump_value]`.

    Raises:
        FormulaError: the formula cannot be read.
    """
    return Program(code(parse(value, "value"), lambda node: VALUE_NAMES.index(name_of(node))))


def match_question(text: str, *, counts_down: bool = False) -> MatchQuestion:
    """A question about the score, as in `alone.allowed_if`.

    Raises:
        FormulaError: the question cannot be read.
    """
    program = Program(code(parse(text, "match"), lambda node: MATCH_NAMES.index(name_of(node))))
    return MatchQuestion(program, counts_down)


def hand_question(text: str, context: Context) -> HandQuestion:
    """A question about a hand that may ask for the suit of the upcard.

    Raises:
        FormulaError: the question cannot be read.
    """
    return HandQuestion([hand_test(text, context, suit) for suit in range(len(SUITS))] + [hand_test(text, context)])


def hand_test(text: str, context: Context, upcard_suit: int = JOKER_SUIT) -> HandTest:
    """The test of a hand predicate, for an upcard of one printed suit (`JOKER_SUIT`: of none).

    Raises:
        FormulaError: the predicate cannot be read.
    """
    sets: list[list[int]] = []

    def place(node: Node) -> int:
        if isinstance(node, Cards):
            sets.append(card_masks(node.cards, context, upcard_suit))
            return len(sets) + 1
        return HAND_NAMES.index(name_of(node))

    return HandTest(
        Program(code(parse(text, "hand"), place)), sets, [*trumps_downwards(context), []], context.pack.copies
    )


def trumps_downwards(context: Context) -> list[list[int]]:
    """The trumps of each strain, highest first; none without trump."""
    tables = context.tables
    found: list[list[int]] = []
    for strain, trump in enumerate(tables.trump_of):
        strengths = tables.strengths(strain, max(trump, 0))
        trumps = [card for card in range(tables.kinds) if tables.trumps[strain] >> card & 1]
        found.append(sorted(trumps, key=strengths.__getitem__, reverse=True))
    return found


def name_of(node: Node) -> str:
    """The word of a name."""
    return node.name if isinstance(node, Name) else ""


def code(node: Node, place: Callable[[Node], int]) -> list[int]:
    """A node in postfix order; `place` says where the value of a name or of a question about cards stands."""
    match node:
        case Number(value=value):
            return [op.CONSTANT, value]
        case Name():
            return [op.VALUE, place(node)]
        case Cards(function="has"):
            return [op.VALUE, place(node), op.CONSTANT, 0, op.MORE, 0]
        case Cards(function="only"):
            return [op.VALUE, place(node), op.VALUE, 0, op.EQUAL, 0]
        case Cards():
            return [op.VALUE, place(node)]
        case Unary(operator=operator, operand=operand):
            return [*code(operand, place), op.NEGATE if operator == "-" else op.NOT, 0]
        case Binary(operator=operator, left=left, right=right):
            return [*code(left, place), *code(right, place), OPERATIONS[operator], 0]
        case Call(function=function, left=left, right=right):
            return [*code(left, place), *code(right, place), OPERATIONS[function], 0]


def card_masks(words: tuple[str, ...], context: Context, upcard_suit: int) -> list[int]:
    """The cards that words stand for: a mask for each strain, and a last one for "no trump named yet"."""
    strains = range(len(context.tables.strains))
    masks = [0] * (len(strains) + 1)
    for word in words:
        for strain in [*strains, -1]:
            masks[strain] |= word_mask(word, strain, context, upcard_suit)
    return masks


def word_mask(word: str, strain: int, context: Context, upcard_suit: int) -> int:
    """The cards one word stands for under a strain (-1: none is named yet)."""
    pack, tables = context.pack, context.tables
    kinds = range(len(pack.kinds))
    if word == "trump":
        return 0 if strain < 0 else tables.trumps[strain]
    if word == "natural_trump":
        return printed(pack.suits, tables.trump_of[strain]) if strain >= 0 and tables.trump_of[strain] >= 0 else 0
    if word == "upcard_suit":
        return 0 if upcard_suit == JOKER_SUIT else printed(pack.suits, upcard_suit)
    if word == "Joker":
        return printed(pack.suits, JOKER_SUIT)
    suits = {"red": ("hearts", "diamonds"), "black": ("spades", "clubs")}.get(word, (word,))
    numbers = [SUITS.index(suit) for suit in suits if suit in SUITS]
    return sum(
        1 << card
        for card in kinds
        if pack.kinds[card] == word or pack.ranks[card] == word or pack.suits[card] in numbers
    )


def printed(suits: list[int], suit: int) -> int:
    """The kinds with this printed suit, as a mask."""
    return sum(1 << card for card, each in enumerate(suits) if each == suit)
