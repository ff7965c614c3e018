"""`euchre sim`: the answer first, in every form; Ctrl-C, going on, and one deal made again."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from euchre_core.sim import counting, simulation

from .cli_program import Euchre

SMALL = ("sim", "classic", "--games", 4, "--jobs", 1)
PAIR = (*SMALL, "--with", "stick_the_dealer")


def test_a_game_by_itself(euchre: Euchre) -> None:
    done = euchre(*SMALL)
    assert (done.code, done.err) == (0, "")
    text = " ".join(done.out.split())
    assert re.match(r"classic: [\d.]+ % ±[\d.]+ of the contracts are made, a contract brings its maker ", text)
    assert re.search(r"4 matches with \d+ deals · heuristic bots · seed 1 · euchre [\d.]+ · rules [0-9a-f]{8} ", text)
    for heading in ("Contracts", "Bids and calls", "Points a deal", "Who gets the contract", "Matches"):
        assert f"\n{heading}\n" in done.out
    assert re.search(r"\n  contracts made +[\d.]+ % ±[\d.]+  n \d+\n      How often the makers do what", done.out)
    assert re.search(r"\n  upcard ordered up +[\d.]+ % ±[\d.]+  n \d+  █", done.out)
    assert "Trump\n" not in done.out  # only suits can be
    assert "euchre sim classic --seed 1 --match 0 -o match.jsonl" in text
    assert euchre(*SMALL).out == done.out


def test_what_a_house_rule_changes(euchre: Euchre) -> None:
    done = euchre(*PAIR)
    text = " ".join(done.out.split())
    assert text.startswith("classic with stick_the_dealer, compared with classic: ")
    assert "· the same packs, dealers and bots ·" in text
    assert re.search(r"\nContracts +without +with  difference\n", done.out)
    assert re.search(r"\n  contracts made +[\d.]+ % ±[\d.]+  n \d+ +[\d.]+ % ±[\d.]+  n \d+  ", done.out)


def test_a_comparison_that_cannot_be_paired_says_so(euchre: Euchre) -> None:
    done = euchre("sim", "ghost_hand", "--compare", "bid_euchre", "--games", 2, "--jobs", 1)
    assert " · unpaired · " in " ".join(done.out.split())
    assert "each was played with cards of its own" in " ".join(done.out.split())
    assert done.out.startswith("ghost_hand, compared with bid_euchre: ")


def test_a_game_with_its_house_rule_alone(euchre: Euchre) -> None:
    done = euchre(*PAIR, "--no-compare")
    assert done.out.startswith("classic with stick_the_dealer: ")
    assert "difference" not in done.out


def test_bots_and_single_deals(euchre: Euchre) -> None:
    done = euchre("sim", "classic", "--deals", 8, "--jobs", 1, "--bots", "random,heuristic,random,cautious")
    assert "8 deals · bots random, heuristic, random, cautious · " in " ".join(done.out.split())
    assert "deals a match" not in done.out


def test_for_programs(euchre: Euchre) -> None:
    data = json.loads(euchre(*PAIR, "--format", "json").out)
    assert (data["format_version"], data["unit"], data["done"], data["paired"]) == ("1.0", "match", 4, True)
    assert [each["called"] for each in data["games"]] == ["classic", "classic with stick_the_dealer"]
    assert {*data["measures"][0]} == {"key", "title", "section", "sentence", "kind", "found", "difference", "sure"}
    rows = euchre(*PAIR, "--format", "csv").lines
    assert rows[0].startswith("measure,kind,value,low,high,n,before,")
    assert len(rows) == 1 + len(data["measures"])


def test_a_page_and_plots(euchre: Euchre, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    done = euchre(*PAIR, "--html", "report.html", "--plot", "plots.png")
    assert done.err == "report.html is written\nplots.png is written\n"
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 4
    assert "contracts made" in page
    assert "What changes" in page
    links = re.findall(r"""(?:src|href)=["']([^"']*)|url\(([^)]*)\)""", page)
    assert all(any(link) and "".join(link).strip("'\"").startswith("#") for link in links)
    elsewhere = set(re.findall(r"https?://[^\s\"'<>]*", page))
    assert elsewhere <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}  # names, which nobody loads
    assert "<script" not in page
    assert (tmp_path / "plots.png").read_bytes().startswith(b"\x89PNG")
    # A section has its heading once, and the page tells all that the text tells.
    assert page.count("<th>difference</th>") == page.count("<section>")
    assert page.count("▲ and ▼ mark") == page.count("±? means that nothing is known") == 1


def test_a_page_marks_what_is_sure_as_the_text_does(euchre: Euchre, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    shorter = ("sim", "classic", "--set", "match.target=3", "--games", 24, "--jobs", 1)
    text = euchre(*shorter).out
    euchre(*shorter, "--html", "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert re.search(r"deals a match .* ±[\d.]+ ▼\n", text)
    assert re.search(r'<td>deals a match</td>.*<td class="number sure">[^<]* ▼</td>', page)


def test_what_is_not_installed_is_said_before_anything_is_played(
    euchre: Euchre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "count", None)  # nothing can be played
    for module, options, extra in (
        ("matplotlib", ["--html", "report.html"], "plot"),
        ("matplotlib", ["--plot", "plots.png"], "plot"),
        ("distributed", ["--scheduler", "tcp://127.0.0.1:1"], "dask"),
    ):
        monkeypatch.setitem(sys.modules, module, None)
        done = euchre(*SMALL, *options)
        assert done.code == 2
        assert f"error: {options[0]} needs a library that is not installed: {module}" in done.err
        assert f"python -m pip install 'euchre-core[{extra}]'" in done.err


# -- one of them again -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["--deal", "--match"])
def test_one_is_made_again_and_can_be_told(euchre: Euchre, option: str) -> None:
    done = euchre("sim", "classic", "--with", "stick_the_dealer", "--seed", 3, option, 2, "-o", "one.jsonl")
    assert (done.code, done.out) == (0, "")
    assert done.err == "one.jsonl is written; `euchre replay one.jsonl` tells it\n"
    told = euchre("replay", "one.jsonl")
    assert (told.code, told.err) == (0, "")
    assert told.lines[0] == "Euchre, with Stick the Dealer"
    assert "heuristic" in told.out
    assert euchre("verify", "one.jsonl").code == 0
    assert (
        euchre("sim", "classic", "--with", "stick_the_dealer", "--seed", 3, option, 2).lines
        == Path("one.jsonl").read_text(encoding="utf-8").splitlines()
    )


# -- bots that go wrong ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [("--deals", 4), ("--deals", 4, "--format", "csv"), ("--deal", 1, "-o", "x.jsonl")])
def test_bots_that_go_wrong_are_told_and_the_command_ends_with_one(
    euchre: Euchre, tmp_path: Path, options: tuple[object, ...]
) -> None:
    (tmp_path / "my_bot.py").write_text("def crash(seen, rng): return 1 / 0\n", encoding="utf-8")
    done = euchre("sim", "classic", "--jobs", 1, "--bots", "my_bot.py:crash", *options)
    assert done.code == 1
    assert "note: the bot my_bot.py:crash at E failed: ZeroDivisionError: division by zero; it does “" in done.err
    assert re.search(r"error: bots went wrong \d+ times\n$", done.err)
    assert done.out or (tmp_path / "x.jsonl").exists()


# -- Ctrl-C, and going on --------------------------------------------------------------------------------------------


def count_and_interrupt(job: Any, first: int, size: int) -> Any:
    """Somebody presses Ctrl-C while the chunk with the fourth match is played."""
    if first <= 3 < first + size:
        os.kill(os.getpid(), signal.SIGINT)
    return counting.count(job, first, size)


def figures(out: str) -> Any:
    data = json.loads(out)
    return {key: data[key] for key in ("done", "measures", "answer")}


def test_ctrl_c_tells_what_is_known_and_how_to_go_on(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(simulation, "count", count_and_interrupt)
        stopped = euchre("sim", "classic", "--games", 12, "--jobs", 1, "--format", "json")
    assert stopped.code == 130
    found = re.fullmatch(
        r"finishing the match under way; Ctrl-C again ends now\n"
        r"stopped after (\d+) of 12; go on with: euchre sim --resume (\S+-classic\.json)\n",
        stopped.err,
    )
    assert found
    shorter = euchre("sim", "classic", "--games", found[1], "--jobs", 1, "--format", "json")
    assert figures(stopped.out) == figures(shorter.out)
    whole = euchre("sim", "classic", "--games", 12, "--jobs", 1, "--format", "json")
    gone_on = euchre("sim", "--resume", found[2], "--jobs", 1, "--format", "json")
    assert gone_on.code == 0
    assert gone_on.out == whole.out


def test_a_simulation_that_was_saved_goes_on_to_more(euchre: Euchre) -> None:
    euchre(*PAIR, "--save", "kept.json")
    more = euchre("sim", "--resume", "kept.json", "--games", 6, "--jobs", 1, "--format", "json")
    whole = euchre("sim", "classic", "--with", "stick_the_dealer", "--games", 6, "--jobs", 1, "--format", "json")
    assert (more.code, more.out) == (0, whole.out)
    again = euchre("sim", "--resume", "kept.json", "--games", 6, "--format", "json")
    assert again.out == whole.out


# -- what is typed wrongly -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "say which game"),
        (["classic", "--games", 5, "--deals", 5], "--games and --deals do not go together"),
        (["classic", "--games", 1], "'--games': Input should be greater than or equal to 2"),
        (["classic", "--deals", 1], "'--deals': Input should be greater than or equal to 2"),
        (["classic", "--deals", 2**33], "one seed has cards for 4,294,967,296 deals or games"),
        (["classic", "--bots", ""], "a bot has no name"),
        (["classic", "--bots", "random,,random,random"], "a bot has no name"),
        (["classic", "-o", "x.jsonl"], "-o is where the record of one deal or match goes"),
        (["classic", "--bots", "random,random"], "classic has 4 seats"),
        (["classic", "--bots", "hueristic"], "there is no bot `hueristic`"),
        (["classic", "--until-decided"], "nothing can be decided where no games are compared"),
        (["classic", "--with", "stick_the_dealer", "--until-decided", "--measure", "fun"], "no measure “fun”"),
        (["classic", "--measure", "march"], "--measure names what --until-decided is about"),
        (
            ["classic", "--with", "stick_the_dealer", "--measure", "fun"],
            "--measure names what --until-decided is about",
        ),
        (["clasic"], "clasic"),
        (["classic", "--compare", "british", "--no-compare"], "do not go together"),
        (["classic", "--plot", "plot.gif"], "a plot is a file of the kind .png, .svg, .pdf"),
        (["classic", "--html", "nowhere/report.html"], "there is no folder nowhere"),
        (["classic", "--resume", "kept.json"], "leave NAME out"),
        (["--resume", "missing.json"], "missing.json: no such file or directory"),
        (["classic", "--deal", 1, "--match", 1], "--deal and --match do not go together"),
    ],
)
def test_what_does_not_go_together(euchre: Euchre, arguments: list[object], complaint: str) -> None:
    done = euchre("sim", *arguments)
    assert done.code == 2
    assert complaint in done.err
    assert "Traceback" not in done.err
    assert done.out == ""


def test_a_file_that_is_no_simulation(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("{}", encoding="utf-8")
    done = euchre("sim", "--resume", "kept.json")
    assert (done.code, done.err) == (2, "error: kept.json: this is no kept simulation\n")
