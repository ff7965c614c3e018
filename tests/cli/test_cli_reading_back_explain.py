"""The command explain."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from euchre_cli.commands.explain import complete_topic

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.language.codes import CODES

from .cli_program import Euchre


def test_a_setting_is_explained_with_what_it_is_in_a_game(euchre: Euchre) -> None:
    done = euchre("explain", "all_pass", "--variant", "bid_euchre", "--with", "stick_the_dealer")
    assert done.code == 0 and done.lines[0] == "auction.all_pass"
    flat = " ".join(done.out.split())
    assert "What happens when nobody bids or calls trump" in flat
    assert "redeal_next the cards are thrown in, and the next player deals (the default)" in flat
    assert "In bid_euchre --with stick_the_dealer dealer_is_stuck (variants/overlays/stick_the_dealer.yaml:8)" in flat
    assert "If everybody else passes, the dealer is stuck: he must bid.”" in flat
    assert "3 house rules: forced_three, softer_stuck_dealer, stick_the_dealer" in flat
    assert "See also: auction.forfeit" in flat


def test_the_value_of_a_file_of_ones_own_has_its_line(euchre: Euchre) -> None:
    Path("mine.yaml").write_text("format: 1\nname: Mine\nextends: classic\nmatch: {target: 21}\n")
    done = euchre("explain", "match.target", "--variant", "mine.yaml", "--format", "json")
    game = json.loads(done.out)["game"]
    assert game == {
        "name": "mine.yaml",
        "values": [{"path": "match.target", "value": 21, "set_by": {"file": "mine.yaml", "line": 4, "column": 17}}],
        "sentences": ["The first team to reach 21 or more wins."],
    }


def test_a_chapter_lists_its_settings_and_the_word_for_it(euchre: Euchre) -> None:
    done = euchre("explain", "auction")
    assert "  auction.form             The kind of auction." in done.lines
    assert "The part of a deal in which the players settle who is the maker" in " ".join(done.out.split())
    data = json.loads(euchre("explain", "auction", "--format", "json").out)
    assert data["kind"] == "setting" and data["settings"][0]["name"] == "auction.form"
    assert data["other_topics"][0]["kind"] == "term"


def test_a_term_of_several_words_needs_no_quotes(euchre: Euchre) -> None:
    assert euchre("explain", "left", "bower").out == euchre("explain", "left_bower").out
    assert euchre("explain", "march").lines[0] == "march"
    data = json.loads(euchre("explain", "talon", "--format", "json").out)
    assert (data["kind"], data["name"]) == ("term", "kitty") and "widow" in data["also"]


@pytest.mark.parametrize(
    ("asked", "meant", "also"),
    [
        ("joker_turned_up", "auction.joker_turned_up", "Also a code: euchre explain EU333"),
        ("throw_ins", "auction.throw_ins", "Also a term: euchre explain throw in"),
        ("drop_out", "alone.drop_out", "Also a term: euchre explain drop out"),
        ("bowers", "pack.bowers", "Also a term: euchre explain bower"),
    ],
)
def test_the_name_of_a_setting_means_the_setting_before_what_resembles_it(
    euchre: Euchre, asked: str, meant: str, also: str
) -> None:
    done = euchre("explain", asked)
    assert done.code == 0 and done.lines[0] == meant and also in done.lines
    assert euchre("explain", asked.replace("_", "-")).code == 0


@pytest.mark.parametrize("asked", ["kitty", "swap", "drop out", "bower"])
def test_the_very_word_of_the_field_is_explained_first(euchre: Euchre, asked: str) -> None:
    assert euchre("explain", asked).lines[0] == asked


def test_what_has_the_same_name_is_named(euchre: Euchre) -> None:
    assert euchre("explain", "kitty").lines[-1] == "Also a setting: euchre explain deal.kitty"
    assert euchre("explain", "joker").lines[-1] == "Also a house rule: euchre explain joker.yaml"
    assert euchre("explain", "joker.yaml").lines[0] == "joker.yaml: With a Joker"


def test_the_end_of_several_settings_is_asked_back(euchre: Euchre) -> None:
    done = euchre("explain", "points")
    assert done.code == 0 and "“points” is the end of several settings:" in done.lines
    assert "  play.renege.points: What each renege is charged." in done.lines
    assert [each["name"] for each in json.loads(euchre("explain", "points", "--format", "json").out)["settings"]] == [
        "claims.*.points", "play.renege.points", "scoring.makers.*.points", "match.counters.*.points",
    ]  # fmt: skip


def test_a_game_and_a_house_rule_say_what_to_type(euchre: Euchre) -> None:
    game, rule = euchre("explain", "railroad").out, euchre("explain", "no_loner_at_the_bridge").out
    assert "It builds on classic, with the house rules call_for_best" in game
    assert "euchre diff railroad           what it changes in classic" in game
    assert "It needs match.target to be 5, because four points are the bridge only where five are game." in rule
    assert "euchre diff old_euchre --with no_loner_at_the_bridge" in rule


EVERY_FIFTH = sorted({each.name for each in [*list_variants(()), *list_overlays(())]})[::5]


@pytest.mark.parametrize("name", EVERY_FIFTH)
def test_files_are_explained_with_commands_that_work(euchre: Euchre, name: str) -> None:
    for kind in {each.kind for each in [*list_variants(()), *list_overlays(())] if each.name == name}:
        data = json.loads(euchre("explain", f"{name}.yaml", "--format", "json").out)
        command = next(each for each in data["commands"] if not each.startswith("euchre run"))
        assert euchre(*command.split()[1:]).code == 0, (kind, command)


@pytest.mark.parametrize("code", ["EU305", "eu305", "305", "bid-cannot-be-made"])
def test_a_code_is_explained_by_its_page(euchre: Euchre, code: str) -> None:
    done = euchre("explain", code)
    assert done.code == 0 and done.lines[0] == "error[EU305] bid-cannot-be-made"
    data = json.loads(euchre("explain", code, "--format", "json").out)
    assert (data["kind"], data["code"]) == ("code", "EU305")


@pytest.mark.parametrize("code", sorted(CODES)[::10])
def test_codes_are_explained(euchre: Euchre, code: str) -> None:
    done = euchre("explain", code)
    assert done.code == 0 and code in done.lines[0]


@pytest.mark.parametrize(
    ("asked", "meant"), [("al_pass", "`all_pass`"), ("bowr", "`bower`"), ("ghost_hnd", "`ghost_hand`"), ("EU9999", "")]
)
def test_what_is_unknown_is_usage_with_a_guess(euchre: Euchre, asked: str, meant: str) -> None:
    done = euchre("explain", asked)
    assert (done.code, done.out) == (2, "") and meant in done.err and asked in done.err


def test_a_house_rule_needs_a_game_to_be_laid_over(euchre: Euchre) -> None:
    done = euchre("explain", "all_pass", "--with", "joker")
    assert done.code == 2 and "--variant NAME" in done.err
    done = euchre("explain", "all_pass", "--variant", "joker")
    assert done.code == 2 and "euchre explain all_pass --variant bid_euchre --with joker" in done.err


def test_the_shell_completes_topics() -> None:
    assert complete_topic("auction.all") == ["auction.all_pass"]
    assert set(complete_topic("left")) >= {"left bower", "left_of_loner_leads"}
    assert complete_topic("eu30")[0] == "EU301" and "bid_euchre" in complete_topic("bid_")
