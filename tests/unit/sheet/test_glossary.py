"""The words of the field."""

from __future__ import annotations

import pytest

from euchre_core.language.wording import dotted
from euchre_core.sheet.glossary import FILE, find_term, spelled, terms
from euchre_core.sheet.topics import topics_of
from euchre_core.variant.shape import all_settings

SETTINGS = {dotted(path) for path, _ in all_settings()}


def test_there_are_sixty_terms_and_more_in_order() -> None:
    assert len(terms()) >= 60
    assert [spelled(name) for name in terms()] == sorted(map(spelled, terms()))


@pytest.mark.parametrize("name", terms())
def test_a_term_is_told_in_sentences_and_points_to_what_there_is(name: str) -> None:
    term = terms()[name]
    assert term.means[0].isupper() or not term.means[0].isalpha()
    assert term.means.endswith(".")
    assert term.see and set(term.see) <= set(terms()) | SETTINGS, FILE
    assert name not in term.see and name not in term.also


def test_no_word_stands_for_two_terms() -> None:
    words = [spelled(word) for term in terms().values() for word in (term.name, *term.also)]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize(
    ("asked", "found"),
    [("bower", "bower"), ("Bowers", "bower"), ("left_bower", "left bower"), ("widow", "kitty"),
     ("go-under", "go under"),
     ("farmers hand", "farmer's hand"), ("Euchre", "euchred"), ("loners", "alone")],
)  # fmt: skip
def test_a_term_is_found_by_other_words_and_spellings(asked: str, found: str) -> None:
    term = find_term(asked)
    assert term is not None and term.name == found


def test_every_term_can_be_asked_for() -> None:
    assert [name for name in terms() if not any(each.name == name for each in topics_of(name))] == []
