"""What a formula means, as a tree."""

from __future__ import annotations

import pytest

from euchre_core.language.formula import Binary, Call, Cards, Name, Node, Number, Unary, parse, words
from euchre_core.language.formula.vocabulary import Kind

TREES: list[tuple[Kind, str, Node]] = [
    ("points", "tricks", Name("tricks", 1)),
    ("points", "-bid", Unary("-", Name("bid", 2), 1)),
    ("points", "10 * tricks", Binary("*", Number(10, 1), Name("tricks", 6), 4)),
    ("points", "1 + 2 * 3 - 4",
     Binary("-", Binary("+", Number(1, 1), Binary("*", Number(2, 5), Number(3, 9), 7), 3), Number(4, 13), 11)),
    ("points", "(1 + 2) * 3", Binary("*", Binary("+", Number(1, 2), Number(2, 6), 4), Number(3, 11), 9)),
    ("points", "max(value, 250)", Call("max", Name("value", 5), Number(250, 12), 1)),
    ("points", "min(all, max(bid, 3))",
     Call("min", Name("all", 5), Call("max", Name("bid", 14), Number(3, 19), 10), 1)),
    ("points", "-round_up(3 * all / 2)",
     Unary("-", Call("round_up", Binary("*", Number(3, 11), Name("all", 15), 13), Number(2, 21), 2), 1)),
    ("points", "round_down((tricks + 1) / -2)",
     Call("round_down", Binary("+", Name("tricks", 13), Number(1, 22), 20), Unary("-", Number(2, 28), 27), 1)),
    ("value", "trump_value + 100 * (bid - 6)",
     Binary("+", Name("trump_value", 1),
            Binary("*", Number(100, 15), Binary("-", Name("bid", 22), Number(6, 28), 26), 19), 13)),
    ("claim_points", "16", Number(16, 1)),
    ("match", "score < 8", Binary("<", Name("score", 1), Number(8, 9), 7)),
    ("hand", "has(A)", Cards("has", ("A",), 1)),
    ("hand", "only(9 10)", Cards("only", ("9", "10"), 1)),
    ("hand", "has(J♠ 10H Joker spades red natural_trump)",
     Cards("has", ("JS", "10H", "Joker", "spades", "red", "natural_trump"), 1)),
    ("hand", "has(A) and not has(J Q K Joker)",
     Binary("and", Cards("has", ("A",), 1), Unary("not", Cards("has", ("J", "Q", "K", "Joker"), 16), 12), 8)),
    ("hand", "count(9) >= 3 or cards == 5",
     Binary("or", Binary(">=", Cards("count", ("9",), 1), Number(3, 13), 10),
            Binary("==", Name("cards", 18), Number(5, 27), 24), 15)),
    ("hand", "not top_trumps != 1 and has(A)",
     Binary("and", Unary("not", Binary("!=", Name("top_trumps", 5), Number(1, 19), 16), 1),
            Cards("has", ("A",), 25), 21)),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "tree"), TREES)
def test_trees(kind: Kind, text: str, tree: Node) -> None:
    assert parse(text, kind) == tree


def test_and_binds_closer_than_or() -> None:
    tree = parse("has(A) or has(K) and has(Q)", "hand")
    assert isinstance(tree, Binary)
    assert tree.operator == "or"
    assert isinstance(tree.right, Binary)


def test_words_of_a_formula() -> None:
    assert words(parse("count(9 trump) > 2 and cards == -1", "hand")) == [("9", 1), ("trump", 1), ("cards", 24)]
    assert words(parse("max(bid, value)", "points")) == [("bid", 5), ("value", 10)]
