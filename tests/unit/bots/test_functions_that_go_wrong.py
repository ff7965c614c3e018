"""A function runs in the process of whoever asks it: whatever it does, it does no harm there."""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.bots import BotFailure, GuardedBot
from euchre_core.bots.own.aside import aside

from .own_bots import new_game

ENDINGS = [
    ("sys.exit(7)", "tried to end the program, with 7"),
    ("os._exit(9)", "tried to end the program, with 9"),
    ("leave(9)", "tried to end the program, with 9"),
    ("exec('raise KeyboardInterrupt')", "failed: KeyboardInterrupt"),
    ("exec('raise GeneratorExit(1)')", "failed: GeneratorExit: 1"),
    ("exec('raise Mine')", "failed: Mine: a\\x00 b"),
]
HEAD = """
import os, sys
from os import _exit as leave
class Mine(BaseException):
    def __str__(self): return "a\\x00\\n b"
"""


@pytest.mark.parametrize(("code", "why"), ENDINGS)
def test_a_function_cannot_end_the_program(tmp_path: Path, code: str, why: str) -> None:
    (tmp_path / "mine.py").write_text(f"{HEAD}def play(seen, rng): {code}\n")
    reports: list[str] = []
    at_once, handler = os._exit, signal.getsignal(signal.SIGINT)
    bot = GuardedBot(eu.bots.get(f"{tmp_path}/mine.py:play"), "mine", reports.append)
    assert bot.act(new_game().observation("E"), random.Random(1)).text
    assert reports[0].startswith(f"the bot mine at E {why}; it does “")
    assert (os._exit, signal.getsignal(signal.SIGINT)) == (at_once, handler)


@pytest.mark.parametrize(("code", "why"), ENDINGS)
def test_a_file_cannot_end_the_program_when_it_is_read(tmp_path: Path, code: str, why: str) -> None:
    (tmp_path / "mine.py").write_text(f"{HEAD}{code}\n")
    with pytest.raises(ValueError) as caught:
        eu.bots.get(f"{tmp_path}/mine.py:play")
    assert str(caught.value) == f"{tmp_path}/mine.py {why}"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # the process does not really end
def test_others_in_the_process_may_end_it_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    with aside():
        other = threading.Thread(target=lambda: os._exit(3))
        other.start()
        other.join()
    assert ended == [3]


def test_a_real_interrupt_is_passed_on(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("import os, signal\ndef play(seen, rng): os.kill(os.getpid(), signal.SIGINT)\n")
    bot = GuardedBot(eu.bots.get(f"{tmp_path}/mine.py:play"), "mine", pytest.fail)
    with pytest.raises(KeyboardInterrupt):
        bot.act(new_game().observation("E"), random.Random(1))


def test_what_a_function_prints_does_not_stand_among_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("print('read')\ndef play(seen, rng):\n    print('asked')\n    return 'pass'\n")
    eu.bots.get(f"{tmp_path}/mine.py:play").act(new_game().observation("E"), random.Random(1))
    assert capsys.readouterr() == ("", "read\nasked\n")


def test_what_goes_wrong_is_told_on_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def play(seen, rng): raise ValueError('a\\nb' + 'x' * 200)\n")
    reports: list[str] = []
    bot = GuardedBot(eu.bots.get(f"{tmp_path}/mine.py:play"), "mine", reports.append)
    bot.act(new_game().observation("E"), random.Random(1))
    assert reports[0].startswith(f"the bot mine at E failed: ValueError: a b{'x' * 76}…; it does “")


def test_a_long_answer_is_not_looked_at_letter_by_letter(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Long(str): __iter__ = split = casefold = lower = strip = None\n"
        "def play(seen, rng): return Long('x' * 1_000_000)\n"
    )
    with pytest.raises(BotFailure, match=r"^answered “x{79}…”, but can only pass, order, order alone$"):
        eu.bots.get(f"{tmp_path}/mine.py:play").act(new_game().observation("E"), random.Random(1))


def test_a_file_may_import_what_lies_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "beside_the_bot.py").write_text("SAYS = 'pass'\n")
    (tmp_path / "sub" / "mine.py").write_text("from beside_the_bot import SAYS\ndef play(seen, rng): return SAYS\n")
    bot = eu.bots.get(f"{tmp_path}/sub/mine.py:play")
    assert bot.act(new_game().observation("E"), random.Random(1)).text == "pass"
