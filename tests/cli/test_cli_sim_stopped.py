"""`euchre sim` that is ended in the middle: what was played so far is told and kept, and nobody is left playing."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from euchre_cli.simulating import kept
from euchre_cli.simulating.watch import SECONDS_A_COPY, Stopped, Watch, stopping

import euchre_core as eu
from euchre_core.sim import Job, Result, counting, simulation

from .cli_program import Euchre, Start

CLASSIC = eu.load("classic")
DEALS = ("sim", "classic", "--deals", 200, "--jobs", 1, "--format", "json")
HANGS = 120.0
"""Only a test that fails waits so long."""


def sending(*numbers: int) -> Callable[[Job, int, int], Any]:
    """Plays, and gets signals while the chunk with the hundredth deal is played."""

    def count(job: Job, first: int, size: int) -> Any:
        if first <= 100 < first + size:
            for number in numbers:
                os.kill(os.getpid(), number)
        return counting.count(job, first, size)

    return count


def measures(out: str) -> Any:
    return json.loads(out)["measures"]


@pytest.mark.parametrize(
    ("numbers", "code", "said"),
    [
        ([signal.SIGINT, signal.SIGINT], 130, "finishing the deal under way; Ctrl-C again ends now\n"),
        ([signal.SIGTERM], 143, ""),
        ([signal.SIGHUP], 129, ""),
        ([signal.SIGINT, signal.SIGTERM], 130, "finishing the deal under way; Ctrl-C again ends now\n"),
    ],
)
def test_what_ends_it_at_once_keeps_and_tells_what_is_known(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, numbers: list[int], code: int, said: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(simulation, "count", sending(*numbers))
        stopped = euchre(*DEALS, "--save", "kept.json")
    assert stopped.code == code
    found = re.fullmatch(
        re.escape(said) + r"stopped after (\d+) of 200; go on with: euchre sim --resume kept.json\n", stopped.err
    )
    assert found
    assert measures(stopped.out) == measures(euchre("sim", "classic", "--deals", found[1], *DEALS[4:]).out)
    assert euchre("sim", "--resume", "kept.json", *DEALS[4:]).out == euchre(*DEALS).out
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


def test_no_bot_takes_the_stop_for_its_own_failure(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import os, signal\n"
        "asked = 0\n"
        "def play(seen, rng):\n"
        "    global asked\n"
        "    asked += 1\n"
        "    if asked == 20:\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "        return 'the next line of this bot'\n"
        "    return seen.legal_actions[0]\n",
        encoding="utf-8",
    )
    stopped = euchre(*DEALS, "--bots", "mine.py:play")
    assert stopped.code == 130
    assert "--bots mine.py:play\n" in stopped.err
    assert "the next line" not in stopped.out


def test_a_bot_that_thinks_for_ever_holds_up_nobody(start: Start, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import multiprocessing, sys, threading\n"
        "def play(seen, rng):\n"
        "    if multiprocessing.current_process().name != 'MainProcess':\n"
        "        print('thinking', file=sys.stderr, flush=True)\n"
        "        threading.Event().wait()\n"
        "    return seen.legal_actions[0]\n",
        encoding="utf-8",
    )
    asked = ("sim", "classic", "--deals", 10**6, "--bots", "mine.py:play", "--jobs", 1)
    with start(*asked[:-1], 2, "--save", "kept.json") as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "thinking\n"
        process.send_signal(signal.SIGINT)
        while (line := process.stderr.readline()) == "thinking\n":
            pass
        assert line == "finishing the deal under way; Ctrl-C again ends now\n"
        process.send_signal(signal.SIGINT)
        # at its end every worker has let go of the pipe
        out, err = process.communicate(timeout=HANGS)
    assert process.returncode == 130
    assert out.startswith("classic: ")
    assert "stopped after " in err
    assert kept.read(Path("kept.json"), ["mine.py:play"]).done > 1


def test_a_process_that_is_killed_costs_its_own_deals_only(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(simulation, "ALONE", 0.2)
    (tmp_path / "mine.py").write_text(
        "import multiprocessing, os, signal\n"
        "def play(seen, rng):\n"
        "    if multiprocessing.current_process().name != 'MainProcess':\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "    return seen.legal_actions[0]\n",
        encoding="utf-8",
    )
    done = euchre("sim", "classic", "--deals", 10**6, "--bots", "mine.py:play", "--jobs", 2, "--save", "kept.json")
    assert done.code == 2
    assert done.out.startswith("classic: ")
    assert re.match(r"stopped after [\d,]+ of 1,000,000; go on with: euchre sim --resume kept.json ", done.err)
    assert "error: a process that played was killed" in done.err
    assert kept.read(Path("kept.json"), ["mine.py:play"]).done > 1


def test_a_mistake_in_the_middle_loses_nothing(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    def count(job: Job, first: int, size: int) -> Any:
        if first > 50:
            raise ZeroDivisionError("a mistake")
        return counting.count(job, first, size)

    monkeypatch.setattr(simulation, "count", count)
    done = euchre(*DEALS, "--save", "kept.json")
    assert done.code == 3
    assert measures(done.out)
    assert "ZeroDivisionError: a mistake" in done.err
    assert kept.read(Path("kept.json")).done > 50


def test_a_home_that_cannot_be_written_hides_no_result(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(simulation, "count", sending(signal.SIGINT))
    done = euchre(*DEALS)
    assert done.code == 2
    assert measures(done.out)
    assert "of 200; it could not be kept\n" in done.err
    assert f"error: simulations cannot be kept in {tmp_path / 'file' / 'simulations'}: not a directory\n" in done.err


# -- watching --------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that somebody sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_it_is_kept_now_and_then(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    job, clock, place = Job(CLASSIC, deals=100), Clock(), tmp_path / "kept.json"
    nothing = Result.nothing(job)
    seen = Watch(nothing, place, clock)
    parts = [nothing.with_more(5, counting.count(job, 0, 5))]
    parts.append(parts[0].with_more(5, counting.count(job, 5, 5)))
    clock.now = SECONDS_A_COPY - 1
    seen(parts[0])
    assert not place.exists()
    clock.now = SECONDS_A_COPY
    seen(parts[0])
    assert kept.read(place).done == 5
    seen(parts[1])
    assert kept.read(place).done == 5
    place.unlink()
    place.mkdir()  # now it cannot be written; that ends nothing
    clock.now *= 2
    seen(parts[1])
    assert f"note: {place} cannot be written: is a directory; the simulation goes on\n" == capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [place]
    assert seen.latest is parts[1]


def test_what_was_told_to_ignore_hangups_ignores_them(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Watch(Result.nothing(Job(CLASSIC, deals=100)), None)
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        with stopping(seen):
            os.kill(os.getpid(), signal.SIGHUP)
            with pytest.raises(Stopped):
                os.kill(os.getpid(), signal.SIGTERM)
            seen.is_playing = False
            os.kill(os.getpid(), signal.SIGTERM)  # too late: it is being kept and told
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
    assert seen.signal == signal.SIGTERM


def test_what_cannot_be_said_stops_it_none_the_less(monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(text: str) -> None:
        raise RuntimeError("reentrant call inside <_io.BufferedWriter>")

    monkeypatch.setattr("euchre_cli.streams.note", busy)
    seen = Watch(Result.nothing(Job(CLASSIC, deals=100)), None)
    seen.take_signal(signal.SIGINT)
    with pytest.raises(Stopped):
        seen(seen.latest)


def test_ctrl_c_is_quiet_while_the_program_is_put_together() -> None:
    script = (
        "import runpy, sys\n"
        "class Impatient:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'typer':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Impatient())\n"
        "runpy.run_module('euchre_cli', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
