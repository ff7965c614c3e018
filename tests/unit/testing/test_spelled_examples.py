"""Words that nobody says in a game: what `check` and `test` make of them in an example, and what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import find, list_overlays, list_variants
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.testing import run_examples
from euchre_core.testing.check import check
from euchre_core.testing.mending import mend
from euchre_core.testing.spellings import FORMS, Spelling, matches, spelled, vocabulary
from euchre_core.variant.load import finish, load

HEAD = "format: 1\nname: House\nextends: {game}\nexamples:\n  - {example}\n"


def tried(folder: Path, game: str, example: str) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """What `test` and what `check` find in a file with one example."""
    path = folder / "house.yaml"
    path.write_text(HEAD.format(game=game, example=example), encoding="utf-8")
    return list(run_examples(find(str(path))).failures), list(check(str(path)).diagnostics)


UNKNOWN = "“{}” is nothing that is said or done in this game"


@pytest.mark.parametrize("example", [
    "{after: [moon], may_not: [bid ask]}", "{after: [moon], may: [bid ask]}", "{after: [bid ask], turn: E}",
])  # fmt: skip
def test_a_bid_with_a_name_is_said_by_its_name(tmp_path: Path, example: str) -> None:
    failures, warnings = tried(tmp_path, "bid_euchre", example)
    for (found,) in (failures, warnings):
        assert (found.severity, found.code) == ("warning", "EU602")
        assert (found.headline, found.help) == (UNKNOWN.format("bid ask"), ("write `ask`",))
        assert found.fix is not None
        assert (found.fix.is_safe, found.fix.edits[0].text) == (True, "ask")


@pytest.mark.parametrize("key", ["may", "may_not"])
def test_what_no_game_has_proves_nothing(tmp_path: Path, key: str) -> None:
    (found,), (warning,) = tried(tmp_path, "bid_euchre", f"{{after: [bid 4], {key}: [fly]}}")
    assert (found.code, found.headline, found.help) == ("EU602", UNKNOWN.format("fly"), ())
    assert found.notes == ("it is E's turn, in the auction; E may: pass, bid 5, ask, moon",)
    assert warning.notes[-1] == "the game can be played all the same, but `euchre test` lets no such example pass"


def test_what_may_be_said_by_its_right_spelling_fails(tmp_path: Path) -> None:
    (found,), (warning,) = tried(tmp_path, "bid_euchre", "{after: [bid 4], may_not: [bid moon]}")
    assert (found.severity, found.code, found.headline) == ("error", "EU601", "“moon” may be said here")
    assert found.help == ("write `moon`",)
    assert found.notes == (
        "“bid moon” is spelled “moon” in this game", "it is E's turn, in the auction; E may: pass, bid 5, ask, moon",
    )  # fmt: skip
    assert (warning.code, warning.headline) == ("EU602", UNKNOWN.format("bid moon"))


def test_the_right_spelling_is_written(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    text = HEAD.format(game="bid_euchre", example="{after: [bid ask, Pass, pass], may_not: [bid ask]}  # always")
    path.write_text(text, encoding="utf-8")
    mended = mend(find(str(path)), text.encode())
    assert mended.after.splitlines()[-1] == "  - {after: [ask, Pass, pass], may_not: [ask]}  # always"
    assert mended.report.diagnostics == ()


@pytest.mark.parametrize("example", [
    "{after: [], may_not: [order alone, name no_trump, bid 44, swap, 2, call AH]}",
    "{after: [bid 3], may_not: [3, name hearts, play 9S]}",
])  # fmt: skip
def test_what_another_game_has_may_be_denied(tmp_path: Path, example: str) -> None:
    assert tried(tmp_path, "bid_euchre", example) == ([], [])


def test_a_word_of_another_moment_is_said_to_be_one(tmp_path: Path) -> None:
    (found,), _ = tried(tmp_path, "bid_euchre", "{after: [moon, Pass], turn: S}")  # moon ends the auction
    assert (found.code, found.help) == ("EU602", ("write `pass`",))
    assert found.notes == (
        "“pass” belongs to the auction, and this is naming trump",
        "it is N's turn, in naming trump; N may: name spades, name hearts, name diamonds, name clubs",
    )


@pytest.mark.parametrize(("word", "headline"), [
    ("play 7S", "the pack has no 7S"),
    ("challenge A", UNKNOWN.format("challenge A")),
    ("claim farmers_hand", UNKNOWN.format("claim farmers_hand")),
    ("horse", UNKNOWN.format("horse")),
    ("name heart", UNKNOWN.format("name heart")),
])  # fmt: skip
def test_cards_seats_and_names_are_those_of_the_game(tmp_path: Path, word: str, headline: str) -> None:
    (found,), (warning,) = tried(tmp_path, "bid_euchre", f"{{after: [], may_not: [{word}]}}")
    assert (found.code, found.headline, warning.headline) == ("EU602", headline, headline)


MEANT = [
    ("bid_euchre", "bid moon", "moon", True),
    ("bid_euchre", "Moon", "moon", True),
    ("bid_euchre", "4", "bid 4", True),
    ("bid_euchre", "hearts", "name hearts", True),
    ("bid_euchre", "call hearts", "name hearts", True),
    ("bid_euchre", "name heart", "name hearts", False),
    ("bid_euchre", "jack of spades", "play JS", True),
    ("bid_euchre", "passs", "pass", False),
    ("bid_euchre", "go alone", "alone", True),
    ("horse", "bid horse", "horse", True),
    ("classic", "order up", "order", True),
    ("classic", "pick it up", "order", True),
    ("classic", "hearts alone", "name hearts alone", True),
    ("pepper", "bid little pepper", "little_pepper", True),
    ("five_hundred", "6 hearts", "bid 6 hearts", True),
]


@pytest.mark.parametrize(("game", "word", "text", "is_certain"), MEANT)
def test_what_was_meant(game: str, word: str, text: str, is_certain: bool) -> None:
    assert spelled(load(game), word) == Spelling(text, is_certain)


@pytest.mark.parametrize("word", ["fly", "bid moon", "horse", "4"])
def test_nothing_is_guessed_where_nothing_is_near(word: str) -> None:
    assert spelled(load("classic"), word) is None


def test_a_long_list_of_choices_is_told_by_its_beginning_and_end(tmp_path: Path) -> None:
    (found,), _ = tried(tmp_path, "five_hundred", "{after: [bid 6 hearts], may: [bid 6 spades]}")
    assert found.notes[-1] == (
        "it is E's turn, in the auction; E may: pass, bid 6 no_trump, bid 7 spades, bid 7 clubs, bid 7 diamonds, …, "
        "bid 10 no_trump, open_misere (23 in all)"
    )


def test_the_forms_are_all_there_are() -> None:
    """Whatever can be said in a game has one of the forms, and every form is said in some game or house rule."""
    games = [each.name for each in list_variants(())]
    rules = [load(name) for name in games]
    rules += [finish(game, overlays=[each]).compile() for each in list_overlays(()) for game in games_with(each.name)]
    used = set()
    for each in rules:
        for word in vocabulary(each):
            forms = [form.spelling for form in FORMS if matches(each, form, word)]
            assert forms, f"{word} in {each.name}"
            used |= set(forms)
    assert {form.spelling for form in FORMS} == used


def games_with(overlay: str) -> list[str]:
    """A game for each house rule that brings words of its own."""
    games = {
        "blind_alone": "classic", "claim_the_rest": "classic", "cutthroat_renege": "classic", "farmers_hand": "classic",
    }  # fmt: skip
    return [games[overlay]] if overlay in games else []
