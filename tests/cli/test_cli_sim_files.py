"""The files that `euchre sim` reads and writes: whole or not at all, and never more than was asked for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from euchre_cli.exits import Failure
from euchre_cli.writing import check_place, write_file

from euchre_core.sim import simulation

from .cli_program import Euchre

DEALS = ("sim", "classic", "--deals", 20, "--jobs", 1)


@pytest.mark.parametrize("option", ["--save", "--html", "--plot"])
def test_a_place_where_nothing_can_be_written_is_told_first(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str
) -> None:
    monkeypatch.setattr(simulation, "count", None)  # nothing can be played
    folder = tmp_path / "folder.png"
    folder.mkdir()
    done = euchre(*DEALS, option, folder)
    assert (done.code, done.out) == (2, "")
    assert f"error: {option} {folder}: this is a folder\n" in done.err
    assert (
        f"error: {option} {folder / 'no' / 'x.png'}: there is no folder"
        in euchre(*DEALS, option, folder / "no" / "x.png").err
    )
    assert [folder] == list(tmp_path.glob("folder*"))


def test_one_file_that_cannot_be_written_costs_no_other(euchre: Euchre, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name in ("kept.json", "report.html"):
        (tmp_path / name).symlink_to(tmp_path / "nowhere" / name)
    done = euchre(*DEALS, "--save", "kept.json", "--html", "report.html", "--plot", "plots.svg")
    assert done.code == 2
    assert done.out.startswith("classic: ")
    assert done.err == (
        "plots.svg is written\n"
        "error: kept.json cannot be written: no such file or directory\n"
        "error: report.html cannot be written: no such file or directory\n"
    )
    assert (tmp_path / "plots.svg").read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_a_link_stays_a_link(euchre: Euchre, tmp_path: Path) -> None:
    place, link = tmp_path / "place.json", tmp_path / "link.json"
    place.write_text("before", encoding="utf-8")
    place.chmod(0o640)
    link.symlink_to(place)
    assert euchre(*DEALS, "--save", "link.json").code == 0
    assert link.is_symlink()
    assert json.loads(place.read_text(encoding="utf-8"))["done"] == 20
    assert place.stat().st_mode & 0o777 == 0o640
    assert sorted(each.name for each in tmp_path.glob("*.json*")) == ["link.json", "place.json"]


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    check_place(pipe, "--save")
    write_file(pipe, "what was kept")
    reader.join()
    assert read == ["what was kept"]
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_new_file_can_be_read_by_others(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "new", "text")
    finally:
        os.umask(before)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o640


def test_the_longest_name_can_be_written(tmp_path: Path) -> None:
    write_file(tmp_path / ("x" * 255), "text")
    with pytest.raises(Failure, match="cannot be written: file name too long"):
        write_file(tmp_path / ("x" * 256), "text")


@pytest.mark.skipif(sys.platform == "win32", reason="only where the length of files can be limited")
@pytest.mark.parametrize(
    "command",
    [
        "sim classic --deals 40 --jobs 1 --save FILE",
        "sim classic --deals 40 --jobs 1 --plot FILE",
        "sim classic --seed 1 --match 1 -o FILE",
        "sheet classic --format html --output FILE",
        "schema --output FILE",
    ],
)
def test_a_file_that_grows_too_large_leaves_the_earlier_one(tmp_path: Path, command: str) -> None:
    file = tmp_path / "earlier.svg"
    file.write_text("what stood here", encoding="utf-8")
    limit = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))\n"
    run = "from euchre_cli.main import main\nmain()\n"
    asked = [word.replace("FILE", "earlier.svg") for word in command.split()]
    done = subprocess.run(
        [sys.executable, "-c", limit + run, *asked],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert (done.returncode, done.stderr.splitlines()[-1]) == (
        2,
        "error: earlier.svg cannot be written: file too large",
    )
    assert file.read_text(encoding="utf-8") == "what stood here"
    assert list(tmp_path.iterdir()) == [file]


def test_a_kept_simulation_starts_no_bot_that_was_not_named_again(euchre: Euchre, tmp_path: Path) -> None:
    mark = tmp_path / "started"
    (tmp_path / "mine.py").write_text(
        f"open({str(mark)!r}, 'w')\ndef play(seen, rng): return seen.legal_actions[0]\n", encoding="utf-8"
    )
    euchre(*DEALS, "--bots", "mine.py:play,heuristic,random,random", "--save", "kept.json")
    mark.unlink()
    asked = ("sim", "--resume", "kept.json", "--deals", 30, "--jobs", 1, "--format", "json")
    done = euchre(*asked)
    assert (done.code, done.out) == (2, "")
    assert "error: kept.json: bots of somebody's own played, and a file alone never starts one\n" in done.err
    assert "name them again if they are yours: --bots mine.py:play,heuristic,random,random\n" in done.err
    assert not mark.exists()
    other = euchre(*asked, "--bots", "mine.py:play")
    assert (other.code, other.err.splitlines()[0]) == (2, "error: other bots have played so far")
    named = euchre(*asked, "--bots", "mine.py:play,heuristic,random,random")
    assert (named.code, mark.exists()) == (0, True)
    whole = euchre(*DEALS[:3], 30, *asked[5:], "--bots", "mine.py:play,heuristic,random,random")
    assert named.out == whole.out


def test_what_is_no_file_is_not_gone_on_with(euchre: Euchre, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert euchre("sim", "--resume", "pipe").err == "error: pipe: this is not a file\n"
    assert euchre("sim", "--resume", tmp_path).err.startswith(f"error: --resume {tmp_path}: this is a folder\n")
    assert "this goes into a file" in euchre(*DEALS, "--save", "-").err


def test_a_record_goes_to_stdout_or_into_a_file(euchre: Euchre, tmp_path: Path) -> None:
    asked = ("sim", "classic", "--seed", 3, "--deal", 2)
    done = euchre(*asked, "-o", "-")
    assert (done.code, done.err, done.out) == (0, "", euchre(*asked).out)
    assert not (tmp_path / "-").exists()
    assert "-o no/x.jsonl: there is no folder no" in euchre(*asked, "-o", "no/x.jsonl").err


def test_a_game_that_came_in_has_its_own_name(euchre: Euchre, tmp_path: Path) -> None:
    game = ["format: 1", "name: Ours", "extends: classic", "match:", "  target: 3"]
    done = euchre("sim", "-", "--deals", 20, "--jobs", 1, answers=game)
    assert done.out.startswith("Ours: ")
    assert "To see one of them: euchre sim" not in done.out
    compared = euchre("sim", "-", "--with", "stick_the_dealer", "--deals", 20, "--jobs", 1, answers=game)
    assert (compared.code, compared.err) == (0, "")
    assert compared.out.startswith("Ours with stick_the_dealer, compared with Ours: ")
