"""Nothing that ends the program loses anything."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from .cli_program import Euchre, Start

GAME = ("run", "--variant", "bid_euchre", "--seat", "S", "--seed", 11, "--bots", "random", "--set", "match.target=8")
ANSWERS = ["bid 3", "hearts", "1"] * 40


@pytest.fixture
def whole(euchre: Euchre, tmp_path: Path) -> str:
    """The record of a match that nobody interrupted."""
    euchre(*GAME, "--record", "whole.jsonl", answers=ANSWERS)
    return (tmp_path / "whole.jsonl").read_text()


@pytest.mark.parametrize("place", [0, 1, 2, 5, 17, 60])
def test_a_resumed_match_goes_on_as_if_nothing_had_happened(
    euchre: Euchre, games: Path, whole: str, place: int
) -> None:
    first = euchre(*GAME, answers=ANSWERS[:place])
    assert first.code == 0
    [record] = games.glob("*.jsonl")
    assert whole.startswith(record.read_text())
    euchre("run", "--resume", answers=ANSWERS[place:])
    left = [*games.glob("*.jsonl"), *games.glob("finished/*.jsonl")]
    assert [file.read_text() for file in left] == [whole]


def test_each_answer_is_asked_for_once_more_after_each_end(euchre: Euchre, games: Path, whole: str) -> None:
    euchre(*GAME)
    [record] = games.glob("*.jsonl")
    for answer in ANSWERS[:40]:
        assert euchre("run", "--resume", record, answers=[answer]).code == 0
    assert whole.startswith(record.read_text())


def talk_until(program: subprocess.Popen[str], answers: list[str]) -> None:
    """Answer questions, and read up to the next one."""
    assert program.stdin is not None
    read_to_question(program)
    for answer in answers:
        program.stdin.write(f"{answer}\n")
        program.stdin.flush()
        read_to_question(program)


def read_to_question(program: subprocess.Popen[str]) -> None:
    assert program.stdout is not None
    last = ""
    while not last.endswith("\n> "):
        letter = program.stdout.read(1)
        assert letter, "the program has ended"
        last = (last + letter)[-3:]


def test_a_killed_program_loses_nothing(start: Start, euchre: Euchre, games: Path, whole: str) -> None:
    program = start(*GAME)
    talk_until(program, ANSWERS[:10])
    program.kill()
    program.wait()
    [record] = games.glob("*.jsonl")
    kept = record.read_text()
    assert whole.startswith(kept) and kept.endswith("\n")
    euchre("run", "--resume", answers=ANSWERS[10:])
    left = [*games.glob("*.jsonl"), *games.glob("finished/*.jsonl")]
    assert [file.read_text() for file in left] == [whole]


def test_an_interrupted_program_says_how_to_go_on(start: Start, games: Path) -> None:
    program = start(*GAME)
    talk_until(program, ANSWERS[:4])
    program.send_signal(signal.SIGINT)
    _, err = program.communicate()
    [record] = games.glob("*.jsonl")
    assert program.returncode == 130
    assert err == f"the game is saved; go on with: euchre run --resume {record}\n"


def test_a_game_is_played_at_one_table_at_a_time(start: Start, euchre: Euchre, games: Path) -> None:
    program = start(*GAME)
    talk_until(program, [])
    [record] = games.glob("*.jsonl")
    busy = euchre("run", "--resume", record)
    assert busy.code == 2 and "at another table" in busy.err
    assert "no unfinished game" in euchre("run", "--resume").err
    program.kill()
    program.wait()
    assert euchre("run", "--resume", record).code == 0


def test_a_line_torn_anywhere_is_cut_off_and_the_game_goes_on(euchre: Euchre, games: Path, whole: str) -> None:
    euchre(*GAME, answers=ANSWERS[:5])
    [record] = games.glob("*.jsonl")
    kept = record.read_bytes()
    last = kept[:-1].rindex(b"\n") + 1
    for cut in (last + 1, last + 9, len(kept) - 2, len(kept) - 1):
        record.write_bytes(kept[:cut])
        verdict = euchre("verify", record)
        assert verdict.code == 0 and ": incomplete, score " in verdict.out
        assert ("is torn and was dropped" in verdict.err) == (cut < len(kept) - 1)
        assert euchre("run", "--resume", record).code == 0
        assert whole.startswith(record.read_text()) and record.read_bytes().endswith(b"\n")


def test_a_watched_match_with_a_record_can_be_resumed_too(euchre: Euchre, tmp_path: Path) -> None:
    match = ("run", "--variant", "ghost_hand", "--seed", 5, "--set", "match.target=6")
    euchre(*match, "--record", "whole.jsonl")
    whole = (tmp_path / "whole.jsonl").read_text()
    lines = whole.splitlines(keepends=True)
    middle = len(lines) // 2
    (tmp_path / "half.jsonl").write_text("".join(lines[:middle]) + lines[middle][:9])  # torn in the middle of a line
    done = euchre("run", "--resume", "half.jsonl")
    assert done.code == 0 and " after " in done.lines[-1]
    assert (tmp_path / "half.jsonl").read_text() == whole
    over = euchre("run", "--resume", "half.jsonl")
    assert over.code == 2 and "this match is over" in over.err


def test_a_record_that_is_illegal_is_not_gone_on_with(euchre: Euchre, tmp_path: Path) -> None:
    euchre(*GAME, "--record", "match.jsonl", answers=ANSWERS[:5])
    (tmp_path / "match.jsonl").open("a").write('{"seat": "S", "action": "play XX"}\n')
    before = (tmp_path / "match.jsonl").read_text()
    done = euchre("run", "--resume", "match.jsonl")
    assert done.code == 1 and "may not play XX" in done.err
    assert (tmp_path / "match.jsonl").read_text() == before


def test_strangers_in_a_record_are_replaced(euchre: Euchre, tmp_path: Path) -> None:
    euchre(*GAME, "--record", "match.jsonl", answers=ANSWERS[:5])
    record = tmp_path / "match.jsonl"
    record.write_text(record.read_text().replace('"N": "random"', '"N": "grandma"'))
    done = euchre("run", "--resume", "match.jsonl")
    assert "nobody knows who sat at N" in done.err
    assert "North random" in euchre("run", "--resume", "match.jsonl", "--bots", "random").out
