"""Two games laid beside each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import list_variants
from euchre_core.language.document import read_file
from euchre_core.sheet.difference import Change, difference, difference_data
from euchre_core.sheet.headings import HEADINGS
from euchre_core.sheet.pieces import pieces_of
from euchre_core.sheet.text import sheet_text
from euchre_core.variant.canonical import digest_of
from euchre_core.variant.load import Resolved, finish, parent_of

NAMES = [each.name for each in list_variants(())]
CHILDREN = [each.name for each in list_variants(()) if read_file(each.path, each.display).data.get("extends")]


def changes(before: str, after: str, *overlays: str, **settings: object) -> dict[str, Change]:
    chosen = {key.replace("__", "."): value for key, value in settings.items()}
    found = difference(finish(before), finish(after, overlays=overlays, settings=chosen))
    return {".".join(each.path): each for each in found.changes}


def sections(game: Resolved) -> dict[str, list[str]]:
    """What the sheet says under the heading of each chapter."""
    lines = sheet_text(game).splitlines()
    starts = [place for place, line in enumerate(lines) if line in HEADINGS.values()]
    ends = [next((end for end in range(start, len(lines)) if not lines[end]), len(lines)) for start in starts]
    return {lines[start]: lines[start + 2 : end] for start, end in zip(starts, ends, strict=True)}


@pytest.mark.parametrize("name", CHILDREN)
def test_a_child_differs_from_its_parent_in_every_chapter_that_its_sheet_says_otherwise(name: str) -> None:
    child = finish(name)
    parent = parent_of(child)
    assert parent is not None
    found = difference(parent, child)
    before, after = sections(parent), sections(child)
    changed = [heading for heading in HEADINGS.values() if before.get(heading) != after.get(heading)]
    assert found.changes and [heading for heading, _ in found.by_chapter()] == changed
    assert found.is_same_digest == (digest_of(parent.canonical) == digest_of(child.canonical))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_does_not_differ_from_itself(name: str) -> None:
    found = difference(finish(name), finish(name))
    assert (found.changes, found.unheard, found.is_same_game, found.is_same_digest) == ((), (), True, True)


@pytest.mark.parametrize("name", NAMES)
def test_the_pieces_are_what_the_sheet_says(name: str) -> None:
    game = finish(name)
    sheet = " ".join(sheet_text(game).replace("\n- ", "\n").split())
    missing = [
        unit
        for piece in pieces_of(game.spec)
        for unit in piece.units
        if piece.path != ("auction", "ladder") and unit not in sheet
    ]
    assert missing == []


def test_one_setting_is_one_change_with_its_sentences_and_who_made_it() -> None:
    [change] = changes("bid_euchre", "bid_euchre", "stick_the_dealer").values()
    assert (change.path, change.chapter, change.title, change.kind) == (
        ("auction", "all_pass"), "auction", "All pass", "changed",
    )  # fmt: skip
    assert change.before == ("If nobody bids, the cards are collected and the next player deals.",)
    assert change.after == ("If everybody else passes, the dealer is stuck: he must bid.",)
    [setting] = change.settings
    assert (setting.path, setting.before, setting.after) == (
        ("auction", "all_pass"), "redeal_next", "dealer_is_stuck",
    )  # fmt: skip
    assert setting.origin is not None and setting.origin.file == "variants/overlays/stick_the_dealer.yaml"
    assert not setting.is_old


def test_what_is_a_list_is_compared_item_by_item() -> None:
    found = changes("bid_euchre", "ghost_hand")
    assert found["auction.ladder"].before == ("3 to 5, ask, moon.",)
    assert found["auction.ladder"].after == ("3 to 5, moon.",)
    assert found["auction.bids.ask"].kind == found["exchange.ask_for_best"].kind == "gone"
    assert len(found["exchange.ask_for_best"].before) == 3
    assert found["scoring.makers.special"].after == (
        "If the bid is made and it was moon, the maker scores the value of the bid instead (moon 24).",
    )
    assert found["table.scores"].settings == ()  # it follows from who plays together
    railroad = changes("classic", "railroad")
    assert railroad["scoring.defenders.lone_defence"].kind == "added"
    assert not any(path.startswith("scoring.makers") for path in railroad)
    claims = changes("bid_euchre", "bid_euchre", "ace_no_face", "four_nines")
    assert {path for path in claims if path.startswith("claims")} >= {"claims.ace_no_face", "claims.four_nines"}
    assert all(claims[path].kind == "added" for path in claims if path.startswith("claims"))


def test_one_step_of_an_exchange_is_told_alone() -> None:
    [change] = changes("bid_euchre", "bid_euchre", "free_ask").values()
    assert change.path == ("exchange", "ask_for_best") and change.kind == "changed"
    assert [len(change.before), len(change.after)] == [1, 1]
    assert change.before[0].startswith("Step 2. ") and change.after[0].startswith("Step 2. ")


def test_what_has_no_effect_is_set_apart(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(
        "format: 1\nname: Mine\nextends: ghost_hand\nmatch: {target: 21}\nplay: {no_trump_leads: dealer}\n"
        "auction: {bids: {ask: {value: 9}}}\n"
    )
    found = difference(finish("ghost_hand"), finish(str(mine)))
    assert [each.path for each in found.changes] == [("match", "target")]
    assert {each.path for each in found.unheard} == {("play", "no_trump_leads"), ("auction", "bids", "ask", "value")}


def test_settings_without_effect_alone_make_no_other_game() -> None:
    found = difference(finish("ghost_hand"), finish("ghost_hand", settings={"play.no_trump_leads": "dealer"}))
    assert (found.changes, found.is_same_game, found.is_same_digest) == ((), True, False)


def test_words_make_no_other_game() -> None:
    found = difference(finish("british"), finish("british", settings={"pack.joker_name": "Benjamin"}))
    assert found.is_same_game and found.is_same_digest
    assert found.changes[0].path == ("pack", "joker_name")


def test_what_the_first_game_alone_says_is_told_with_its_place() -> None:
    gone = changes("british", "classic")["play.lone_leads"]
    assert gone.kind == "gone" and gone.settings[0].is_old
    assert gone.settings[0].origin is not None and gone.settings[0].origin.file == "variants/british.yaml"


def test_the_data_has_sentences_values_and_places() -> None:
    before, after = finish("bid_euchre"), finish("bid_euchre", settings={"match.target": 21})
    data = difference_data(difference(before, after), "bid_euchre", "mine")
    assert data == {
        "format_version": "1.0",
        "from": "bid_euchre",
        "to": "mine",
        "same_rules": False,
        "same_digest": False,
        "changes": [
            {
                "path": "match.target",
                "chapter": "match",
                "title": "Target",
                "kind": "changed",
                "from": ["The first team to reach 32 or more wins."],
                "to": ["The first team to reach 21 or more wins."],
                "settings": [
                    {
                        "path": "match.target",
                        "from": 32,
                        "to": 21,
                        "set_by": {"file": "--set", "line": 1},
                        "set_in": "to",
                    }
                ],
            }
        ],
        "without_effect": [],
    }


def test_it_is_said_that_the_defenders_tricks_are_counted_together(tmp_path: Path) -> None:
    rule = "format: 1\nname: Rule\nextends: {}\nscoring: {{defenders: {{{}: {{result: set, points: 2 * tricks}}}}}}\n"
    titles = {}
    for game, line in (("cut_throat", "euchre"), ("ghost_hand", "tricks"), ("classic", "euchre")):
        path = tmp_path / f"{game}_rule.yaml"
        path.write_text(rule.format(game, line), encoding="utf-8")
        titles[game] = changes(game, str(path))[f"scoring.defenders.{line}"].title
    assert titles == {
        "cut_throat": "Defenders, euchre (the defenders' tricks, counted together)",
        "ghost_hand": "Defenders, tricks",
        "classic": "Defenders, euchre",
    }
