"""`euchre tournament`, and bots of one's own at the table."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from concurrent.futures import BrokenExecutor
from importlib import import_module
from pathlib import Path

import pytest

from .cli_program import Euchre, Start


def test_a_tournament_is_told_and_can_be_had_by_programs(euchre: Euchre) -> None:
    asked = ("tournament", "classic", "--bots", "cautious,heuristic", "--deals", 20, "--jobs", 1)
    done = euchre(*asked)
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == "classic · 2 bots · 20 deals a pair, seats changed · seed 1"
    assert done.lines[3].startswith("heuristic  ") and done.lines[4].startswith("cautious  ")
    found = json.loads(euchre(*asked, "--format", "json").out)
    assert found["format_version"] == "1.0" and found["game"] == "classic"
    assert [place["bot"] for place in found["places"]] == ["heuristic", "cautious"]
    assert found["pairs"][0]["wins"] + found["pairs"][0]["draws"] + found["pairs"][0]["losses"] == 20


def test_a_bot_that_is_not_there(euchre: Euchre) -> None:
    done = euchre("tournament", "classic", "--bots", "heuristic,heuristics")
    assert done.code == 2 and "did you mean `heuristic`?" in done.err
    done = euchre("tournament", "classic", "--bots", "heuristic")
    assert done.code == 2 and "a tournament needs two bots at least" in done.err


def test_ones_own_bot_that_goes_wrong_loses_its_action_and_no_more(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def play(seen, rng): return 'fly'\n")
    bot = f"{tmp_path}/mine.py:play"
    done = euchre("run", "--variant", "classic", "--set", "match.target=1", "--bots", bot)
    assert done.code == 1 and " win after 1 deal" in done.out
    assert "answered “fly”, but can only pass, order, order alone; it does “" in done.err
    assert "your bot went wrong" in done.err and "please report" not in done.err
    done = euchre("tournament", "classic", "--bots", f"heuristic,{bot}", "--deals", 20, "--jobs", 1)
    assert done.code == 1 and "bots went wrong" in done.err and "heuristic" in done.out


RUDE = """
import os, sys
print("read")
def play(seen, rng):
    print("asked")
    {}
"""


@pytest.mark.parametrize(
    "asked",
    [
        ("sim", "classic", "--deals", 2, "--bots", "mine.py:play", "--format", "json"),
        ("tournament", "classic", "--deals", 20, "--bots", "random,mine.py:play", "--format", "json"),
    ],
)
@pytest.mark.parametrize(
    ("does", "code"),
    [("return seen.legal_actions[0]", 0), ("sys.exit(7)", 1), ("os._exit(9)", 1), ("raise KeyboardInterrupt", 1)],
)
def test_what_a_function_prints_or_ends_does_not_spoil_the_result(
    start: Start, tmp_path: Path, asked: tuple[object, ...], does: str, code: int
) -> None:
    (tmp_path / "mine.py").write_text(RUDE.format(does))
    program = start(*asked, "--jobs", 1)
    out, err = program.communicate()
    assert json.loads(out)
    assert program.returncode == code
    assert "asked\n" in err
    assert "Traceback" not in err
    assert ("bots went wrong" in err) == (code == 1)


def test_a_process_that_was_killed_is_told_with_whose_bots_played(
    euchre: Euchre, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*arguments: object) -> None:
        raise BrokenExecutor

    (tmp_path / "mine.py").write_text("def play(seen, rng): return 'pass'\n")
    monkeypatch.setattr(import_module("euchre_core.sim.tournament"), "tournament", killed)
    done = euchre("tournament", "classic", "--bots", "heuristic,mine.py:play", "--jobs", 1)
    assert done.code == 2
    assert done.err.startswith("error: a process that played has ended\n")
    assert "perhaps a bot of your own ended it: mine.py:play" in done.err


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no groups of processes")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("command", ["run", "tournament"])
def test_whoever_is_told_to_end_ends_the_programs_that_play(
    start: Start, tmp_path: Path, command: str, name: str
) -> None:
    number = getattr(signal, name)
    # The program neither reads nor answers; it is there as long as its end of the pipe is open.
    os.mkfifo(tmp_path / "alive")
    (tmp_path / "mine.py").write_text(
        "import os, signal\nwith open('alive', 'w') as alive:\n    print(os.getpid(), file=alive, flush=True)\n"
        "    signal.pause()\n"
    )
    bot = f"program:{sys.executable} mine.py"
    asked = {
        "run": ("run", "--variant", "classic", "--seat", "S", "--seed", 1, "--bots", bot),
        "tournament": ("tournament", "classic", "--bots", f"random,{bot}", "--deals", 20, "--jobs", 1),
    }
    program = start(*asked[command])
    with (tmp_path / "alive").open("rb", buffering=0) as alive:
        own = int(alive.readline())
        program.send_signal(number)
        _, err = program.communicate()
        try:
            assert select.select([alive], [], [], 20)[0], "it lives on"
            assert alive.read() == b""
        except AssertionError:
            os.kill(own, signal.SIGKILL)
            raise
    assert program.returncode == 128 + number
    assert ("the game is saved; go on with: euchre run --resume " in err) == (command == "run")
    assert "Traceback" not in err


def test_a_record_never_starts_a_program(euchre: Euchre, tmp_path: Path) -> None:
    mark = tmp_path / "started"
    (tmp_path / "mine.py").write_text(f"open({str(mark)!r}, 'w')\ndef play(seen, rng): return seen.legal_actions[0]\n")
    bot = f"{tmp_path}/mine.py:play"
    asked = ("run", "--variant", "classic", "--seat", "S", "--seed", 1, "--bots", bot, "--record", tmp_path / "m.jsonl")
    euchre(*asked)
    assert mark.exists()
    mark.unlink()
    done = euchre("run", "--resume", tmp_path / "m.jsonl")
    assert not mark.exists()
    assert "a bot of somebody's own sat at N; the bot heuristic takes over (name yours with --bots)" in done.err


def test_a_bot_that_ends_its_process_is_told_in_words(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import os, signal\ndef play(seen, rng): os.kill(os.getpid(), signal.SIGKILL)\n", encoding="utf-8"
    )
    done = euchre("tournament", "classic", "--bots", "heuristic,mine.py:play", "--deals", 20, "--jobs", 1)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("error: a process that played has ended\n")


def test_ctrl_c_ends_a_tournament_at_once(start: Start, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import sys, threading\n"
        "def play(seen, rng):\n"
        "    print('thinking', file=sys.stderr, flush=True)\n"
        "    threading.Event().wait()\n",
        encoding="utf-8",
    )
    with start("tournament", "classic", "--bots", "heuristic,mine.py:play", "--deals", 20, "--jobs", 1) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "thinking\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (130, "")
    assert err == "stopped when 0 % was played; a tournament tells nothing before its end\n"


def test_a_bot_without_a_name(euchre: Euchre) -> None:
    assert "error: a bot has no name\n" in euchre("tournament", "classic", "--bots", "").err
