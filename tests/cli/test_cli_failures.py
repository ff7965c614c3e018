"""What goes wrong ends with words and an exit code."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import euchre_core as eu

from .cli_program import Euchre

MATCH = ("run", "--variant", "ghost_hand", "--seed", 1, "--set", "match.target=3", "--bots", "random")


class Cheat:
    """Plays a card of another player's hand whenever it can."""

    def act(self, observation: eu.Observation, rng: random.Random) -> eu.Action:
        phase = observation.legal_actions[0].phase
        others = [each for each in phase.vocabulary(observation.seat_number) if each not in observation.legal_actions]
        return others[0] if others else rng.choice(list(observation.legal_actions))


class Broken:
    """Cannot even begin."""

    def act(self, observation: eu.Observation, rng: random.Random) -> eu.Action:
        raise ZeroDivisionError("no idea")


@pytest.mark.parametrize(
    ("bot", "blunder"), [(Cheat, "which is not legal"), (Broken, "failed: ZeroDivisionError: no idea")]
)
def test_a_bot_that_goes_wrong_is_named_and_the_match_goes_on(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, bot: type[Cheat] | type[Broken], blunder: str
) -> None:
    monkeypatch.setattr(eu.bots, "get", lambda name: bot())
    done = euchre(*MATCH, "--with", "stick_the_dealer", "--record", "match.jsonl")
    assert done.code == 3
    assert "the bot random at " in done.err and blunder in done.err and "please report" in done.err
    verdict = euchre("verify", "match.jsonl")
    assert verdict.code == 0


def test_a_mistake_of_ours_says_how_to_report_it(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> None:
        raise KeyError("lost")

    monkeypatch.setattr("euchre_core.variant.show.list_entries", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    done = euchre("list")
    assert (done.code, done.out) == (3, "")
    assert "please report" in done.err and "Traceback" not in done.err
    [kept] = tmp_path.glob("euchre-*.txt")
    assert str(kept) in done.err and "Traceback" in kept.read_text()


def test_an_interruption_ends_with_130(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("euchre_core.variant.show.list_entries", interrupt)
    assert euchre("list").code == 130


def test_a_home_that_cannot_be_written_is_told_before_the_game(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path / "file"))
    done = euchre(*MATCH, "--seat", "A")
    assert (done.code, done.out) == (2, "")
    assert "games cannot be kept in" in done.err and "EUCHRE_HOME" in done.err
    assert euchre(*MATCH, "--seat", "A", "--record", "here.jsonl").code == 0
    assert "no unfinished game" in euchre("run", "--resume").err


def test_a_full_disk_stops_the_game_and_keeps_what_is_written(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    left = iter(range(5))

    def full(number: int) -> None:
        if next(left, None) is None:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    done = euchre(*MATCH, "--record", "match.jsonl")
    assert done.code == 2 and "match.jsonl: no space left on device" in done.err
    monkeypatch.undo()
    assert ": incomplete, " in euchre("verify", tmp_path / "match.jsonl").out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where the system has a device that is always full")
def test_streams_that_are_closed_or_full_are_told_in_words() -> None:
    euchre = f"{sys.executable} -m euchre_cli"
    for command, code, said in [
        ("check - <&-", 2, "error: there is no standard input to read\n"),
        ("list > /dev/full", 2, "error: the output cannot be written: no space left on device\n"),
        ("list >&-", 2, "error: there is no standard output to write to\n"),
    ]:
        done = subprocess.run(f"{euchre} {command}", shell=True, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (code, said), command


def test_a_file_name_that_is_no_text_can_be_reported(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "bad\udcff.yaml").write_text("format: 1\nname: X\nextends: nothing\n")
    done = euchre("check", "--format", "sarif", tmp_path)
    assert done.code == 0 and '"uri": "bad%FF.yaml"' in done.out
