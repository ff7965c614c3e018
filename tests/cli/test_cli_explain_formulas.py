"""`euchre explain` knows every word of formulas."""

from __future__ import annotations

import json

import pytest

from euchre_core.language.formula import KINDS, parse
from euchre_core.language.formula.manual import FormulaWord, formula_words
from euchre_core.language.formula.vocabulary import CARD_FUNCTIONS, CARD_GROUPS, FUNCTIONS

from .cli_program import Euchre

EVERY_WORD = [
    *FUNCTIONS,
    *CARD_FUNCTIONS,
    *CARD_GROUPS,
    *dict.fromkeys(name for names in KINDS.values() for name in names),
]


@pytest.mark.parametrize("word", EVERY_WORD)
def test_every_word_of_formulas_is_explained(euchre: Euchre, word: str) -> None:
    done = euchre("explain", word)
    assert done.code == 0 and f"{word} (in a formula)" in done.lines


def test_a_function_is_explained_with_its_form_and_an_example(euchre: Euchre) -> None:
    done = euchre("explain", "round_up")
    assert done.lines[:6] == [
        "round_up (in a formula)",
        "",
        "A division, rounded up.",
        "",
        "Written: round_up(a / b)",
        "Example: round_up(bid / 2)   (with a bid of 3: 2)",
    ]
    assert euchre("explain", "round_up(bid, 2)").out == done.out


def test_a_word_that_is_also_something_else_is_told_after_it(euchre: Euchre) -> None:
    data = json.loads(euchre("explain", "value", "--format", "json").out)
    assert data["kind"] == "term"
    assert data["other_topics"][0]["kind"] == "formula word" and data["other_topics"][0]["known_in"] == ["points"]


@pytest.mark.parametrize("word", formula_words().values(), ids=lambda word: word.name)
def test_the_examples_are_formulas(word: FormulaWord) -> None:
    understood = [kind for kind in word.kinds if _is_formula(word.example, kind)]
    assert understood


def _is_formula(text: str, kind: str) -> bool:
    from euchre_core.language.formula import FormulaError

    try:
        parse(text, kind)  # type: ignore[arg-type]
    except FormulaError:
        return False
    return True
