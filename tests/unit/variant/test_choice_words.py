"""What editors and `euchre explain` say about each choice."""

from __future__ import annotations

from euchre_core.variant.choices import choice_words, from_play, until_trump
from euchre_core.variant.shape import Leaf, Many, Named, Shape, all_settings, shape_at

WITHOUT = {("format",)}  # its one choice is the version of the language


def leaf_of(shape: Shape | None) -> Leaf | None:
    while isinstance(shape, Many | Named):
        shape = shape.item
    if isinstance(shape, Leaf) and not shape.choices and shape.items:
        return shape.items
    return shape if isinstance(shape, Leaf) else None


def test_the_words_of_a_choice() -> None:
    assert choice_words(("auction", "all_pass"))["dealer_forfeits"] == (
        "every other side scores auction.forfeit, and the next player deals"
    )
    assert choice_words(("scoring", "makers", "set", "result"))["set"] == "the contract failed: the makers are euchred"
    assert choice_words(("scoring", "everyone", "*", "alone")) == choice_words(("scoring", "makers", "a", "alone"))
    assert list(choice_words(("pack", "bowers"))) == ["both", "right_only", "none"]
    assert choice_words(("exchange", "ask_for_best", 0, "to"))["discard"].startswith("nobody")
    assert choice_words(("auction", "upcard_decides", "spades"))["dealer_is_maker"] == "the dealer is maker"


def test_a_setting_without_choices_has_no_words() -> None:
    assert choice_words(("match", "target")) == {}
    assert choice_words(("match", "no_such_setting")) == {}


def test_every_choice_of_every_setting_has_words() -> None:
    for path, _ in all_settings():
        leaf = leaf_of(shape_at(path))
        if leaf is not None and leaf.choices and path not in WITHOUT:
            words = choice_words(path)
            assert list(words) == [str(choice) for choice in leaf.choices], path
            for phrase in words.values():
                assert phrase and phrase[0].islower() and not phrase.endswith("."), (path, phrase)


def test_no_words_are_left_of_choices_that_are_gone() -> None:
    said = {path: choice_words(path) for path, _ in all_settings()}
    for chapters in (until_trump.CHAPTERS, from_play.CHAPTERS):
        for chapter, settings in chapters.items():
            for setting, words in settings.items():
                told = [found for path, found in said.items() if path[0] == chapter and path[-1] == setting]
                assert any(set(found) == set(words) for found in told), (chapter, setting)
