"""A formula with a comma inside { } and without quotes."""

from __future__ import annotations

from euchre_core.language.document import read_document
from euchre_core.language.split_formula import SplitFormula, split_formulas
from euchre_core.language.values import Value


def line(text: str) -> dict[str, Value]:
    made = read_document(f"made: {text}", "house.yaml").data["made"]
    assert isinstance(made, dict)
    return made


def test_two_pieces() -> None:
    (found,) = split_formulas(line("{result: made, points: max(tricks, value), bid: special}"))
    assert found == SplitFormula("points", "max(tricks, value)", ("value)",))
    assert found.help == 'write `points: "max(tricks, value)"`'


def test_three_pieces() -> None:
    (found,) = split_formulas(line("{points: max(tricks, min(value, 3))}"))
    assert found == SplitFormula("points", "max(tricks, min(value, 3))", ("min(value", "3))"))


def test_nothing_to_find() -> None:
    assert split_formulas(line('{points: "max(tricks, value)"}')) == []
    assert split_formulas(line("{points: max(tricks}")) == []
    assert split_formulas(line("{points: max(tricks, bid: 3}")) == []
    assert split_formulas(line("{points: tricks, value)}")) == []
