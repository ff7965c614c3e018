"""The command that writes the first version of a file."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.language.catalog import list_variants

from .cli_program import Euchre

GAMES = [each.name for each in list_variants([])]
WAITING = re.compile(r"^# ((?: *(?:[a-z0-9_]+:|- )).*)$", re.MULTILINE)
"""A setting that is not said yet."""
PATIENCE = 30
"""Seconds without a word after which a program at a terminal has failed."""


@pytest.mark.parametrize("game", GAMES)
def test_a_new_file_is_the_game_it_extends_and_has_no_fault(euchre: Euchre, game: str, tmp_path: Path) -> None:
    assert euchre("new", "ours.yaml", "--extends", game).code == 0
    checked = euchre("check", "ours.yaml")
    assert (checked.code, checked.out) == (0, "nothing to complain about\n")
    tested = euchre("test", "--no-conformance", "ours.yaml")
    assert tested.code == 0
    assert re.search(r"^ours: [45] examples are right$", tested.out, re.MULTILINE), tested.out
    parent = eu.load(game).digest
    assert eu.load("ours.yaml").digest == parent
    said = (tmp_path / "ours.yaml").read_text()
    Path("all_said.yaml").write_text(WAITING.sub(r"\1", said))
    assert "\nscoring:" in Path("all_said.yaml").read_text()
    assert eu.load("all_said.yaml").digest == parent
    modeline, *lines = said.splitlines()
    assert modeline.startswith("# yaml-language-server: $schema=") and max(map(len, lines)) <= 120


@pytest.mark.parametrize(
    ("game", "overlays"),
    [
        ("bid_euchre", ["stick_the_dealer", "symmetric_moon"]),
        ("ghost_hand", ["joker"]),
        ("classic", ["no_trump_second", "defend_alone", "farmers_hand"]),
        ("double_deck_bid_euchre", ["joker"]),
        ("five_hundred", ["slams"]),
    ],
)
def test_with_house_rules_it_is_the_game_with_them(euchre: Euchre, game: str, overlays: list[str]) -> None:
    options = [word for each in overlays for word in ("--with", each)]
    assert euchre("new", "ours.yaml", "--extends", game, *options).code == 0
    assert euchre("check", "ours.yaml").out == "nothing to complain about\n"
    assert euchre("test", "--no-conformance", "ours.yaml").code == 0
    assert eu.load("ours.yaml").digest == eu.load(game, overlays=overlays).digest


def test_what_a_new_file_looks_like(euchre: Euchre) -> None:
    done = euchre("new", "-", "--extends", "bid_euchre", "--with", "stick_the_dealer", "--set", "match.target=25",
                  "--name", "Bid Euchre at Our Table")  # fmt: skip
    assert done.code == 0
    modeline, *lines = done.lines
    assert modeline.startswith("# yaml-language-server: $schema=file:///")
    assert lines[:5] == [
        "format: 1",
        "name: Bid Euchre at Our Table",
        'summary: "Bid Euchre as we play it."',
        "extends: bid_euchre",
        "overlays: [stick_the_dealer]",
    ]
    assert "match:" in lines
    assert "  target: 25" in lines
    assert "#   all_pass: dealer_is_stuck      # or redeal_next, redeal_same, joker_holder_is_stuck, " in done.out
    assert "#     special: {result: made, bid: special, points: value}" in lines
    assert "#   euchre check my_rules.yaml          is anything wrong?" in lines
    assert "  - {bid: 3, by: N, tricks: {NS: 2, EW: 4}, points: {NS: -3, EW: 4}}" in lines
    assert "  - {trump: hearts, led: JD, hand: [9H, AD, AS], legal: [9H]}" in lines
    assert "  - {after: [pass, bid 3], may: [pass, bid 4, bid 5, ask], may_not: [bid 3]}" in lines
    assert done.err == ""


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("bid_euchre", [
            "#   sides: two_teams               # or individuals, maker_against_all, called_partner",
            "#     - {from: partner, to: player, cards: 1, choose: best_trump}",
            "#   tie: another_deal              # or shared",
            "#   goes_out_by: any_points        # or made, made_or_set",
        ]),
        ("five_hundred", ["#   goes_out_by: made              # or any_points, made_or_set"]),
        ("double_deck_bid_euchre", ["#   stuck_ladder: null             # what a stuck player may bid"]),
    ],
)  # fmt: skip
def test_what_people_have_their_own_mind_about_waits_in_the_file(euchre: Euchre, game: str, lines: list[str]) -> None:
    overlays = ["--with", "stick_the_dealer"] if game.startswith("double") else []
    done = euchre("new", "-", "--extends", game, *overlays)
    assert [line for line in lines if line not in done.lines] == []
    losing = next(line for line in done.lines if line.startswith("#   loses_at:"))
    assert losing.startswith("#   loses_at: -500" if game == "five_hundred" else "#   loses_at: null")


@pytest.mark.parametrize(
    "setting",
    ["table.sides=individuals", "match.goes_out_by=made", "match.loses_at=-20", "match.tie=shared"],
)
def test_it_can_be_set_at_once(euchre: Euchre, setting: str) -> None:
    assert euchre("new", "ours.yaml", "--extends", "classic", "--set", setting).code == 0
    key, value = setting.split("=")
    assert eu.load("ours.yaml").digest == eu.load("classic", settings={key: value}).digest


def test_a_house_rule(euchre: Euchre, tmp_path: Path) -> None:
    done = euchre("new", "short.yaml", "--overlay", "Short Game", "--tested-on", "classic", "--tested-on", "bid_euchre",
                  "--set", "match.target=5")  # fmt: skip
    assert (done.code, done.err) == (0, "written: short.yaml\ngo on with: euchre check short.yaml\n")
    assert euchre("check", "short.yaml").out == "nothing to complain about\n"
    assert "short: 5 examples are right" in euchre("test", "--no-conformance", "short.yaml").out
    assert eu.load("ghost_hand", overlays=["short.yaml"]).digest == (
        eu.load("ghost_hand", settings={"match.target": 5}).digest
    )
    text = (tmp_path / "short.yaml").read_text()
    assert "overlay: Short Game\n" in text
    assert "tested_on: [classic, bid_euchre]\n" in text


@pytest.mark.parametrize("game", ["classic", "progressive", "set_back", "dead_hand", "five_hundred"])
def test_a_house_rule_of_which_nothing_is_known_changes_the_end(euchre: Euchre, game: str) -> None:
    assert euchre("new", "rule.yaml", "--overlay", "Mine", "--tested-on", game).code == 0
    assert euchre("check", "rule.yaml").out == "nothing to complain about\n"
    assert euchre("test", "--no-conformance", "rule.yaml").code == 0


def test_a_file_that_is_there_is_not_written_over(euchre: Euchre, tmp_path: Path) -> None:
    there = tmp_path / "ours.yaml"
    there.write_text("mine")
    done = euchre("new", "ours", "--extends", "classic", "--schema")
    assert done.code == 2
    assert done.err.startswith("error: ours.yaml is there already\n")
    assert there.read_text() == "mine"
    assert [*tmp_path.iterdir()] == [there]
    assert euchre("new", "ours", "--extends", "classic", "--force").code == 0
    assert "extends: classic" in there.read_text()


def test_nothing_is_written_where_the_game_cannot_be_played(euchre: Euchre, tmp_path: Path) -> None:
    clash = euchre("new", "ours.yaml", "--extends", "classic", "--with", "joker")
    assert (clash.code, clash.out) == (1, "")
    assert "`joker` needs `auction.form` to be `ladder`" in clash.err
    unknown = euchre("new", "ours.yaml", "--extends", "clasic")
    assert unknown.code == 2
    assert "did you mean `classic`?" in unknown.err
    slip = euchre("new", "ours.yaml", "--extends", "classic", "--set", "match.targt=3")
    assert slip.code == 2
    assert "did you mean `target`" in slip.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ours.yaml"], "say what the game starts from"),
        (["ours.txt", "--extends", "classic"], "ours.txt: files end in .yaml"),
        (["no/such/ours.yaml", "--extends", "classic"], "there is no folder no/such"),
        (["ours.yaml", "--extends", "classic", "--tested-on", "classic"], "only a house rule has --tested-on"),
        (["ours.yaml", "--overlay", "A"], "say which games the house rule is for"),
        (["ours.yaml", "--overlay", "A", "--extends", "classic"], "a house rule builds on nothing"),
    ],
)
def test_what_does_not_go_together_is_said(euchre: Euchre, arguments: list[str], told: str) -> None:
    done = euchre("new", *arguments)
    assert done.code == 2
    assert told in done.err


def test_a_game_can_extend_a_file_beside_it_but_not_one_above(euchre: Euchre, tmp_path: Path) -> None:
    assert euchre("new", "first.yaml", "--extends", "classic", "--set", "match.target=7").code == 0
    assert euchre("new", "second.yaml", "--extends", "first.yaml").code == 0
    assert eu.load("second.yaml").digest == eu.load("first.yaml").digest
    (tmp_path / "sub").mkdir()
    above = euchre("new", "sub/third.yaml", "--extends", "first.yaml")
    assert above.code == 1
    assert "`../first.yaml` lies outside the folder of this game" in above.err


def test_editors_find_the_schema_beside_the_file_or_above_it(euchre: Euchre, tmp_path: Path) -> None:
    assert euchre("new", "ours.yaml", "--extends", "classic", "--schema").err.startswith("written: variant.schema.json")
    assert (tmp_path / "ours.yaml").read_text().startswith("# yaml-language-server: $schema=variant.schema.json\n")
    assert (tmp_path / "variant.schema.json").read_text() == euchre("schema").out
    (tmp_path / "below").mkdir()
    assert euchre("new", "below/more.yaml", "--extends", "classic").code == 0
    first = (tmp_path / "below/more.yaml").read_text().splitlines()[0]
    assert first == "# yaml-language-server: $schema=../variant.schema.json"


# -- somebody at a terminal ------------------------------------------------------------------------------------------


class Terminal:
    """The program at a terminal of its own: what is typed, and what can be read."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "euchre_cli", *arguments]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
        os.close(theirs)
        self.read = ""

    def wait_for(self, text: str) -> None:
        while text not in self.read:
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            assert ready, f"nothing more is said after {self.read!r}, and “{text}” is waited for"
            try:
                self.read += os.read(self.ours, 4096).decode()
            except OSError:
                raise AssertionError(f"the program has ended: {self.read!r}") from None

    def answer(self, question: str, words: str) -> None:
        self.wait_for(question)
        self.read = self.read.partition(question)[2]
        os.write(self.ours, words.encode())

    def end(self) -> int:
        return self.process.wait(PATIENCE)


def test_somebody_at_a_terminal_is_asked(tmp_path: Path) -> None:
    terminal = Terminal("new", "our_table.yaml")
    terminal.answer("Which game do you start from? [classic] ", "bid_euchr\n")
    terminal.answer("there is no game `bid_euchr`; did you mean `bid_euchre`?", "")
    terminal.answer("Which game do you start from? [classic] ", "bid_euchre\n")
    terminal.answer("What do you call yours? [Our Table] ", "\n")
    terminal.answer("House rules to lay over it, by name", "stick_the_dealer, keep_the_upcard\n")
    terminal.answer("keep_the_upcard", "")
    terminal.answer("House rules to lay over it, by name", "stick_the_dealer, symmetric_moon\n")
    terminal.answer("At what score does the game end? [32] ", "many\n")
    terminal.answer("`match.target` takes a whole number", "")
    terminal.answer("At what score does the game end? [32] ", "25\n")
    terminal.wait_for("written: our_table.yaml")
    assert terminal.end() == 0
    wanted = eu.load("bid_euchre", overlays=["stick_the_dealer", "symmetric_moon"], settings={"match.target": 25})
    assert eu.load("our_table.yaml").digest == wanted.digest
    assert "name: Our Table\n" in (tmp_path / "our_table.yaml").read_text()


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    terminal = Terminal("new", "our_table.yaml", "--schema")
    terminal.answer("Which game do you start from? [classic] ", "\n")
    terminal.wait_for("What do you call yours?")
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.end() == 130
    assert list(tmp_path.iterdir()) == []
