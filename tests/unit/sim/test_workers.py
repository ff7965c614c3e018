"""Processes that play end with the one that started them, and leave signals to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest

import euchre_core as eu
from euchre_core.sim import Job, Result, simulate, simulation
from euchre_core.sim.workers import HELD, Workers

HANGS = 60.0
"""Only a test that fails waits so long."""


def think_for_ever() -> None:
    threading.Event().wait()


def send_to_oneself(numbers: tuple[int, ...]) -> str:
    for number in numbers:
        os.kill(os.getpid(), number)
    return "still here"


def blocked() -> set[int]:
    return {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, [])}


def start(script: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_pool_that_is_left_waits_for_nobody() -> None:
    with Workers(1) as workers:
        assert workers.submit(os.getpid).result() != os.getpid()
        processes = active_children()
        workers.submit(think_for_ever)
    assert wait([process.sentinel for process in processes], HANGS)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_they_end_when_their_parent_is_killed(number: int) -> None:
    script = (
        "if __name__ == '__main__':\n"
        "    import os, threading\n"
        "    from euchre_core.sim.workers import Workers\n"
        "    with Workers(1) as workers:\n"
        "        print(workers.submit(os.getpid).result(), flush=True)\n"
        "        threading.Event().wait()\n"
    )
    with start(script) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.send_signal(number)
        # the worker holds the other end of this pipe: there is an end of it only when nobody is left
        parent.communicate(timeout=HANGS)


def test_what_a_bot_has_started_ends_with_them(tmp_path: Path) -> None:
    program = tmp_path / "hangs.py"
    program.write_text(
        "import sys, threading\nprint('up', file=sys.stderr, flush=True)\nthreading.Event().wait()\n", encoding="utf-8"
    )
    script = (
        "if __name__ == '__main__':\n"
        "    import euchre_core as eu\n"
        "    from euchre_core.sim import Job\n"
        "    from euchre_core.sim.simulation import timed\n"
        "    from euchre_core.sim.workers import Workers\n"
        f"    job = Job(eu.load('classic'), deals=2, bots=({f'program:{sys.executable} {program}'!r},))\n"
        "    with Workers(1) as workers:\n"
        "        workers.submit(timed, job, 0, 1).result()\n"
    )
    with start(script) as parent:
        assert parent.stderr is not None
        assert parent.stderr.readline() == "up\n"
        parent.kill()
        parent.communicate(timeout=HANGS)  # the program, too, holds its end of a pipe: that of the errors


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="only where signals can be held back")
def test_signals_are_left_to_the_parent() -> None:
    before = blocked()
    with Workers(1) as workers:
        assert workers.submit(send_to_oneself, HELD).result() == "still here"
        assert workers.submit(blocked).result() == set()
    assert blocked() == before


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="only where signals can be held back")
def test_a_process_hears_nothing_until_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[set[int]] = []
    submit: Callable[..., Future[Any]] = ProcessPoolExecutor.submit

    def look(*given: Any) -> Future[Any]:
        seen.append(blocked())
        return submit(*given)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", look)
    with Workers(1) as workers:
        workers.submit(os.getpid).result()
    assert seen == [{int(number) for number in HELD}]


def test_a_worker_that_is_killed_is_told_and_what_was_counted_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "ALONE", 0.0)
    seen: list[Result] = []

    def kill(result: Result) -> None:
        seen.append(result)
        if len(seen) == 3:
            for process in active_children():
                process.kill()

    with pytest.raises(BrokenExecutor):
        simulate(Job(eu.load("classic"), deals=10**6), progress=kill, jobs=2, pace=1e-6)
    assert all(result.deals == result.done for result in seen)


def test_what_was_taken_back_does_not_trouble_a_pool_whose_processes_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    troubles: list[object] = []
    monkeypatch.setattr(threading, "excepthook", troubles.append)
    with Workers(1) as workers:
        workers.submit(os.getpid).result()
        first, *others, last = [workers.submit(think_for_ever) for _ in range(6)]
        assert last.cancel()
        for process in active_children():
            process.kill()
        assert isinstance(first.exception(HANGS), BrokenExecutor)
    assert troubles == []
    assert last.cancelled()
    assert all(each.done() for each in others)
