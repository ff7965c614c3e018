"""An author is shown his own line, where what he says makes somebody else's line impossible."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import Located
from euchre_core.language.diagnostic import Diagnostic, VariantError
from euchre_core.testing.check import check
from euchre_core.testing.mending import as_text
from euchre_core.variant.load import finish


def findings(text: str, name: str = "x.yaml") -> tuple[Diagnostic, ...]:
    return check(as_text(Located(Path.cwd() / name, name, "variant"), text)).diagnostics


def place(found: Diagnostic) -> tuple[str, int, int]:
    assert found.span is not None
    return found.span.file, found.span.line, found.span.column


def test_a_game_that_cuts_the_hands_of_its_parent() -> None:
    found = findings("format: 1\nname: X\nextends: horse\nmatch: {target: 40}\ndeal: {cards_each: 5}\n")
    assert [each.code for each in found] == ["EU305", "EU308"]
    assert [place(each) for each in found] == [("x.yaml", 5, 8)] * 2
    assert found[0].label == "this brings it about"
    [(related, words)] = found[0].related
    assert (related.file, words) == ("variants/horse.yaml", "cannot be made")


def test_a_house_rule_on_a_game_it_does_not_fit() -> None:
    found = findings("format: 1\noverlay: X\ntested_on: [horse]\ndeal: {cards_each: 5}\n")
    assert {place(each) for each in found} == {("x.yaml", 4, 7)} or {place(each) for each in found} == {
        ("x.yaml", 4, 8)
    }
    assert {each.code for each in found} == {"EU305", "EU308"}


def test_a_setting_from_the_command_line() -> None:
    with pytest.raises(VariantError) as error:
        finish("horse", settings={"deal.cards_each": "5"})
    assert {place(each)[0] for each in error.value.diagnostics} == {"--set"}


def test_what_is_wrong_at_home_stays_where_it_is() -> None:
    [found] = findings("format: 1\nname: X\nextends: bid_euchre\nauction: {ladder: [3..7]}\n")
    assert place(found) == ("x.yaml", 4, 20)
    assert found.label == "cannot be made"
