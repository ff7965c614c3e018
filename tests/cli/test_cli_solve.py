"""What `euchre solve` prints, and what it says when something is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .cli_program import Euchre

OPTIONS = (
    *("--variant", "classic", "--maker", "N", "--trump", "hearts", "--leads", "N", "--taken", "NS: 2, EW: 1"),
    *("--hands", "N: AH 9S, E: KS KD, S: QS 10S, W: JC AD"),
)
POSITION = """\
variant: classic
by: N
trump: hearts
leads: E
hands: {N: AH KH, E: 10H, S: QH KS, W: [9H, 10S]}
trick: [KC]
tricks: {NS: 2}
"""


def test_every_card_has_its_points_and_the_best_its_play(euchre: Euchre) -> None:
    done = euchre("solve", *OPTIONS)
    assert done.out == (
        "Euchre · trump hearts · N is maker · tricks NS 2, EW 1\n"
        "N to play     NS     EW   worth to N\n"
        "  9♠           1      0      +1\n"
        "  A♥           1      0      +1\n"
        "\n"
        "After 9♠ perfect play is:\n"
        "  Trick 4   N 9♠   E K♠   S 10♠   W J♣   → E\n"
        "  Trick 5   E K♦   S Q♠   W A♦   N A♥   → N\n"
    )
    assert (done.code, done.err) == (0, "")


def test_the_best_card_comes_first(euchre: Euchre) -> None:
    hands = "N: KD 9S, E: 10S QC, S: JH QS, W: 10D AS"
    done = euchre(
        *("solve", "--variant", "classic", "--maker", "S", "--trump", "hearts", "--leads", "N", "--taken", "NS: 3"),
        *("--hands", hands, "--ascii"),
    )
    assert done.lines[1:4] == [
        "N to play     NS     EW   worth to N",
        "  KD           2      0      +2",
        "  9S           1      0      +1",
    ]
    assert "♠" not in done.out


def test_a_file_says_the_same_and_options_change_it(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "position.yaml").write_text(POSITION)
    done = euchre("solve", "position.yaml")
    assert done.lines[:2] == [
        "Euchre · trump hearts · N is maker · tricks NS 2, EW 1",
        "S to play     NS     EW   worth to S",
    ]
    assert euchre("solve", "position.yaml", "--maker", "E").lines[0].startswith("Euchre · trump hearts · E is maker")
    assert euchre("solve", "position.yaml", "--set", "scoring.makers.made.points=3").lines[2].split()[1] == "3"


def test_programs_get_the_whole_line_of_every_card(euchre: Euchre) -> None:
    data = json.loads(euchre("solve", *OPTIONS, "--format", "json").out)
    assert (data["format_version"], data["game"], data["turn"], data["solved"]) == ("1.0", "classic", "N", True)
    assert [(each["action"], each["points"], each["margin"]) for each in data["choices"]] == [
        ("play 9S", {"NS": 1, "EW": 0}, 1),
        ("play AH", {"NS": 1, "EW": 0}, 1),
    ]
    assert data["choices"][1]["line"][:2] == [
        {"seat": "N", "action": "play AH"},
        {"seat": "E", "action": "play KS"},
    ]


@pytest.fixture
def record(euchre: Euchre, tmp_path: Path) -> str:
    """A match of bots."""
    match = ("--variant", "ghost_hand", "--seed", 3, "--bots", "random", "--set", "match.target=6")
    assert euchre("run", *match, "--record", "match.jsonl").code == 0
    return "match.jsonl"


def test_a_trick_of_a_record_is_solved_and_what_was_played_is_marked(euchre: Euchre, record: str) -> None:
    story = euchre("replay", record).lines
    trick = next(line for line in story if line.startswith("Trick 2"))
    done = euchre("solve", record, "--at", "1.2")
    assert "Deal 1, trick 2" in done.lines[0]
    [marked] = [line for line in done.lines if line.endswith("← played")]
    _, _, seat, card, *_ = trick.split()
    assert done.lines[1].startswith(f"{seat} to play") and marked.split()[0] == card
    later = euchre("solve", record, "--at", "1.2.3")
    last = trick.split("→")[0].split()
    assert [later.lines[1].split()[0], *(line.split()[0] for line in later.lines if "← played" in line)] == last[-2:]


def test_where_a_record_is_not_asked_rightly_it_says_what_there_is(euchre: Euchre, record: str) -> None:
    assert "--at" in euchre("solve", record).err
    assert "has no deal 999" in euchre("solve", record, "--at", "999").err
    assert "in deal 1 no such card was played" in euchre("solve", record, "--at", "1.7").err
    assert "no such place" in euchre("solve", record, "--at", "one").err
    assert "a record says itself" in euchre("solve", record, "--at", "1.2", "--trump", "hearts").err


def test_a_search_past_its_limit_says_that_it_is_not_solved(euchre: Euchre, record: str) -> None:
    done = euchre("solve", record, "--at", "1.1", "--nodes", 1, "--format", "json")
    assert done.code == 1
    assert (json.loads(done.out)["solved"], json.loads(done.out)["choices"]) == (False, [])
    assert done.err == (
        "error: not solved: there are more than 1 positions\n  = help: a greater --nodes looks at more\n"
    )


WRONG = [
    ([], "error: say what is played\n  = help: --variant classic"),
    (["--variant", "classic"], "error: say who holds what"),
    (["--variant", "clasic", "--hands", "N: JH"], "did you mean `classic`?"),
    (["--variant", "classic", "--hands", "JH AH"], "each begins with who is meant, not “JH AH”"),
    (["--variant", "classic", "--hands", "N: JH", "--trump", "red"], "“red” cannot be trump in this game"),
    (["--variant", "classic", "--hands", "N: JH", "--trump", "hearts"], "= help: see --maker, or by: in a file"),
    (["--variant", "classic", "--hands", "N: JH", "--taken", "NS: two"], "tricks: a number is wanted, not “two”"),
    (["--variant", "classic", "--hands", "N: JH", "--at", "3.2"], "--at is for the record of a match"),
    (["--variant", "classic", "--hands", "N: JH, E: 9S, N: AH"], "error: hands: N stands there twice"),
    (["--variant", "classic", "--hands", "N: JH", "--taken", "NS:3,NS:0"], "error: tricks: NS stands there twice"),
    (["nowhere.yaml"], "nowhere.yaml: no such file or directory"),
]


@pytest.mark.parametrize(("options", "message"), WRONG)
def test_what_is_missing_is_asked_for(euchre: Euchre, options: list[str], message: str) -> None:
    done = euchre("solve", *options)
    assert message in done.err
    assert (done.code, done.out) == (2, "")


FILES = [
    ("hands: [", "a value is missing before this"),
    ("", "position.yaml:1: the file says nothing\n  = help: a position begins with `variant: classic`"),
    (
        "- N\n",
        "position.yaml:1: a file is a list of settings, `key: value`\n  = help: a position begins with `variant:",
    ),
    ("triks: 3\n", "a position has no “triks”\n  = help: did you mean `tricks`"),
    ("variant: classic\nhands: 3\n", "hands: something for each is wanted"),
    ("variant: classic\nhands: {N: {a: b}}\n", "hands: a list of words is wanted"),
    ("variant: classic\nhands: {N: JH}\nby: [N]\n", "by: one word is wanted"),
    ("variant: classic\nhands: {N: JH}\ntricks: {NS: x}\n", "tricks: a number is wanted, not “x”"),
]


@pytest.mark.parametrize(("text", "message"), FILES)
def test_what_is_wrong_in_a_file_is_said(euchre: Euchre, tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "position.yaml").write_text(text)
    done = euchre("solve", "position.yaml")
    assert message in done.err
    assert (done.code, done.out) == (2, "")
