from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.language.diagnostic import CannotRead, VariantError
from euchre_core.testing.check import check
from euchre_core.variant.load import finish, from_canonical, load

GAMES = [located.name for located in list_variants(user_dirs=())]
OVERLAYS = [located.name for located in list_overlays(user_dirs=())]


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_game_loads_without_a_warning(name: str) -> None:
    assert finish(name).diagnostics == ()
    assert load(name).name == name


@pytest.mark.parametrize("name", OVERLAYS)
def test_every_shipped_overlay_is_in_order_on_the_games_it_names(name: str) -> None:
    located = next(each for each in list_overlays(user_dirs=()) if each.name == name)
    assert check(located).diagnostics == ()


def test_settings_and_overlays_change_the_game() -> None:
    game = finish("ghost_hand", overlays=["joker"], settings={"match.target": 21, "auction.opens": "dealer"})
    assert (game.spec.match.target, game.spec.auction.opens, game.spec.pack.jokers) == (21, "dealer", 1)
    assert game.data["match"]["target"] == 21


def test_overlays_and_settings_are_the_same_game_as_a_file_that_says_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "format: 1\nname: Mine\nextends: ghost_hand\noverlays: [joker]\nmatch: {target: 21}\n", encoding="utf-8"
    )
    assert load("ghost_hand", overlays=["joker"], settings={"match.target": 21}).digest == load(str(file)).digest


@pytest.mark.parametrize(
    "text",
    [
        "auction: {all_pass: redeal_next, opens: left_of_dealer}",
        "auction: {all_pass: null}\nclaims: null",
        "auction: {bids: {moon: {says: Watch me}}}\npack: {joker_name: Benny}",
        "x-note: [anything, {at: all}]\nsummary: Just the same",
        "examples:\n  - {trump: hearts, led: JD, hand: [9H], legal: [9H]}",
    ],
)
def test_the_digest_knows_rules_and_not_how_they_are_written(text: str, tmp_path: Path) -> None:
    file = tmp_path / "same.yaml"
    file.write_text(f"format: 1\nname: Same\nextends: bid_euchre\n{text}\n", encoding="utf-8")
    assert load(str(file)).digest == load("bid_euchre").digest


def test_another_rule_is_another_digest() -> None:
    assert load("bid_euchre", settings={"match.target": 33}).digest != load("bid_euchre").digest


def fits(name: str, overlay: str) -> bool:
    """Whether a house rule can be laid over a game."""
    try:
        return bool(load(name, overlays=[overlay]).tricks)
    except VariantError:
        return False


@pytest.mark.parametrize("name", GAMES)
def test_a_canonical_text_is_the_game(name: str) -> None:
    laid = [overlay for overlay in ("joker", "stick_the_dealer", "ace_no_face") if fits(name, overlay)]
    rules = load(name, overlays=laid)
    again = from_canonical(rules.canonical, name="again")
    assert (again.name, again.digest, again.canonical) == ("again", rules.digest, rules.canonical)


HOSTILE = [
    "",
    "null",
    "[1, 2]",
    '"text"',
    "{",
    "{" * 5000,
    "[" * 100 + "]" * 100,
    "\x00",
    '{"format": 1}',
    '{"format": 2}',
    '{"format": 1, "extends": "/etc/passwd"}',
    '{"format": 1, "overlays": ["joker"]}',
    '{"format": 1, "name": "mine"}',
    '{"format": 1, "auction": 3, "match": [], "scoring": "x"}',
    '{"format": 1, "auction": {"ladder": [true, 1.5, null, {}]}}',
    '{"format": 1, "match": {"target": 99999999999999999999}}',
    '{"format": 1, "match": {"target": 1e999}}',
    '{"format": 1, "table": {"players": 8}, "table": {"players": 3}}',
]


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_text_in_a_record_is_refused_in_words(text: str) -> None:
    with pytest.raises(VariantError) as refused:
        from_canonical(text)
    assert refused.value.diagnostics


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"auction": {"ladder": ["3..99999"]}}, "EU102"),
        ({"auction": {"ladder": ["3..99"]}}, "EU305"),
        ({"scoring": {"makers": {"made": {"points": "999999 * 999999 * tricks"}}}}, "EU316"),
        ({"deal": {"cards_each": 26}}, "EU301"),
        ({"claims": {"x": {"hand": "has(" * 400, "effect": "redeal_next"}}}, "EU107"),
    ],
)
def test_a_canonical_text_that_was_tampered_with_is_checked_like_a_file(change: dict[str, object], code: str) -> None:
    data = json.loads(load("bid_euchre").canonical)
    for chapter, settings in change.items():
        assert isinstance(settings, dict)
        data[chapter] = {**data[chapter], **settings}
    with pytest.raises(VariantError) as refused:
        from_canonical(json.dumps(data))
    assert code in [each.code for each in refused.value.diagnostics]


def test_what_does_not_exist_cannot_be_read() -> None:
    with pytest.raises(CannotRead):
        load("bid_ecuhre")
    with pytest.raises(CannotRead):
        load("bid_euchre", overlays=["jokers"])


def test_a_wrong_setting_from_outside_is_shown_where_it_was_typed() -> None:
    with pytest.raises(VariantError) as refused:
        load("bid_euchre", settings={"match.target": "soon", "auction.al_pass": "redeal_same", "match.minutes": 60})
    found = {each.code: each.span for each in refused.value.diagnostics}
    assert set(found) == {"EU102", "EU104", "EU190"}
    assert all(span is not None and span.file == "--set" for span in found.values())


def test_the_mistakes_of_a_parent_are_shown_in_the_parent(tmp_path: Path) -> None:
    parent = tmp_path / "parent.yaml"
    parent.write_text("format: 1\nname: P\nextends: bid_euchre\nplay: {led: 1}\n", encoding="utf-8")
    child = tmp_path / "child.yaml"
    child.write_text("format: 1\nname: C\nextends: parent.yaml\n", encoding="utf-8")
    with pytest.raises(VariantError) as refused:
        load(str(child))
    (found,) = refused.value.diagnostics
    assert found.span is not None
    assert found.span.file.endswith("parent.yaml")
    assert (found.code, found.span.line, found.span.column) == ("EU104", 4, 8)


def test_inherited_settings_without_effect_are_silent(tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text("format: 1\nname: Plain\nextends: bid_euchre\nauction: {ladder: [1..6]}\n", encoding="utf-8")
    assert check(str(file)).diagnostics == ()


def test_a_requirement_may_speak_of_what_nobody_says(tmp_path: Path) -> None:
    overlay = tmp_path / "plain.yaml"
    overlay.write_text(
        "format: 1\noverlay: Plain\ntested_on: bid_euchre\n"
        "requires:\n"
        "  alone.maker: {is: never, because: nobody may}\n"
        "  match.games: {is: [1, 2], because: it is short}\n"
        "match: {target: 20}\n",
        encoding="utf-8",
    )
    assert check(str(overlay)).diagnostics == ()


def test_a_bid_like_another_stays_like_it_in_a_record() -> None:
    rules = load("bid_euchre", settings={"auction.bids.moon.like": "ask", "auction.bids.moon.says": "null"})
    again = from_canonical(rules.canonical)
    assert again.digest == rules.digest
    said = {"like": "ask", "value": 24, "plays": "with_partner", "exchange": "ask_for_best"}
    written_out = load("bid_euchre", settings={f"auction.bids.moon.{key}": value for key, value in said.items()})
    kept = json.loads(written_out.canonical)["auction"]["bids"]["moon"]
    assert (kept["plays"], kept["must_take"]) == ("with_partner", "all")
    assert from_canonical(written_out.canonical).digest == written_out.digest
