"""A human at the table, with answers from a pipe or a terminal."""

from __future__ import annotations

import os
import pty
import random
import subprocess
import sys
from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal

from .cli_program import Done, Euchre

BOTS = ("--bots", "cautious")


def sit(euchre: Euchre, *answers: str, variant: str = "ghost_hand", seed: int = 3, more: tuple[str, ...] = ()) -> Done:
    """Sit in the first seat that speaks, among bots that pass and play low."""
    return euchre("run", "--variant", variant, "--seed", seed, *BOTS, *more, answers=list(answers))


def after(done: Done, answer: str, number: int = 1) -> list[str]:
    """What the table said to an answer, up to the next question."""
    places = [place for place, line in enumerate(done.lines) if line == f"> {answer}"]
    rest = done.lines[places[number - 1] + 1 :]
    return rest[: next((place for place, line in enumerate(rest) if line.startswith(">")), len(rest))]


def test_the_end_of_the_answers_saves_and_says_how_to_go_on(euchre: Euchre, games: Path) -> None:
    done = sit(euchre, "bid 3", more=("--seat", "A"))
    assert done.code == 0
    [record] = games.glob("*-ghost_hand.jsonl")
    assert done.err == f"the game is saved; go on with: euchre run --resume {record}\n"


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_so_does_leaving(euchre: Euchre, games: Path, word: str) -> None:
    done = sit(euchre, word, more=("--seat", "A"))
    assert (done.code, done.err.count("--resume")) == (0, 1)


def test_without_a_seat_and_a_terminal_nobody_plays(euchre: Euchre, games: Path) -> None:
    done = sit(euchre, "pass", more=("--set", "match.target=3", "--bots", "random"))
    assert "> " not in done.out and not games.exists()


def test_a_trick_is_told_as_far_as_it_has_come(euchre: Euchre) -> None:
    done = sit(euchre, "bid 3", "hearts", "1", "1", more=("--seat", "A"))
    assert any(line.startswith("Trick 1   you lead") for line in done.lines)
    told = after(done, "1")
    assert told[0].startswith("          you ") and " take" in told[0] and "(you " in told[0]


def test_other_hands_are_not_told(euchre: Euchre) -> None:
    done = sit(euchre, "swap", "bid 3", "hearts", more=("--seat", "A"))
    assert not [line for line in done.lines if line.startswith(("  B ", "  C ", "  ghost"))]
    assert "You swap hands with the ghost and have" in done.out


def test_the_hand_is_sorted_again_when_trump_is_known(euchre: Euchre) -> None:
    done = sit(euchre, "bid 3", "spades", more=("--seat", "A"))
    before, later = [line for line in done.lines if line.startswith("Your hand")][-2:]
    assert "°" not in before and sorted(before.split()[2:]) != sorted(later.split()[2:])
    assert later.index("°") < 20 if "°" in later else True


def test_what_is_illegal_is_explained_with_the_setting_behind_it(euchre: Euchre) -> None:
    done = sit(euchre, "swap", "swap", "bid 3", "bid 3", more=("--seat", "A"))
    assert "(auction.swap: once_per_deal)" in " ".join(after(done, "swap", 2))
    assert "No card is wanted" in sit(euchre, "AS", more=("--seat", "A")).out


def test_words_that_mean_nothing_are_answered_with_help(euchre: Euchre) -> None:
    done = sit(euchre, "moom", "bid 77", "", "\x1b[2J", more=("--seat", "A"))
    assert "Did you mean “moon”?" in after(done, "moom")[0]
    assert after(done, "bid 77") == ["77 is not on the ladder, which is 3 4 5 moon."]
    assert "\x1b" not in done.out


def test_wishes_are_granted_and_take_no_turn(euchre: Euchre) -> None:
    wishes = ["?", "help", "hand", "last", "score", "log", "hint"]
    done = sit(euchre, *wishes, "bid 3", "hearts", "1", "last", "score", "log", more=("--seat", "A"))
    rule = after(done, "?")
    assert rule[0] == "The auction (this is chapter `auction` of the file)" and any(
        "ghost hand" in line for line in rule
    )
    assert len(after(done, "help")) >= 9
    assert after(done, "hand")[0] == "Bid, swap hands or pass:" and after(done, "hand")[1].startswith("Your hand")
    assert "A bid of so many tricks has that number" in " ".join(rule)
    assert after(done, "last") == ["No trick has been turned in this deal."]
    assert after(done, "last", 2)[0].startswith("Trick ")
    assert after(done, "score")[0].startswith("Score: you 0 · B 0")
    assert after(done, "score", 2)[1] == "Contract: 3 in hearts by you"
    assert after(done, "score", 2)[2].startswith("Tricks: you ")
    assert "You bid 3" in " ".join(after(done, "log", 2))
    assert after(done, "hint")[0] == "Hint: swap: an unknown hand is better than yours."
    assert after(done, "hint")[1].startswith("Likely points  swap ")


def test_the_only_thing_to_do_is_done_quietly(euchre: Euchre) -> None:
    done = sit(euchre, "bid 3", "hearts", *["1"] * 6, more=("--seat", "A", "--with", "ace_no_face"))
    assert "(nothing to claim)" in done.lines
    assert any(line.startswith("(you can only play ") for line in done.lines)


def scene(*actions: str, overlays: tuple[str, ...] = (), settings: dict[str, object] | None = None) -> None:
    """A record `scene.jsonl` in which A, a human, is in turn after these actions."""
    rules = eu.load("ghost_hand", overlays=list(overlays), settings=settings or {})
    hands = {"A": "JS JC AH KH 9D 10D", "B": "AS KS QS 10S 9S AC", "C": "AD KD QD JD 9H 10H"}
    deal = Deal(rules, 2, rules.given(2, hands, random.Random(1)), rules.ending.opening(3), None)
    for action in actions:
        deal.push(action)
    record = eu.Record.of(rules, [deal], {"A": "human", "B": "cautious", "C": "cautious"})
    Path("scene.jsonl").write_text(record.dumps())


@pytest.mark.parametrize(
    ("policy", "cost"),
    [("noticed", "a renege: -2 points."), ("challenged", "a renege: -2 points if somebody challenges you.")],
)
def test_a_renege_is_asked_about_before_it_is_played(euchre: Euchre, policy: str, cost: str) -> None:
    scene("pass", "bid 3", "pass", "name spades", "play AS", "play 9H", settings={"play.renege.policy": policy})
    done = euchre("run", "--resume", "scene.jsonl", answers=["ah", "n", "AH", "y"])
    told = " ".join(after(done, "ah"))
    assert "you must follow suit: spades were led and you hold J♠ J♣; J♣ is a spade now (pack.bowers: both)" in told
    assert f"It can be played all the same, as {cost} Do it? [y/N] n" in told
    assert any(line.startswith("Trick 2   B ") for line in after(done, "AH"))
    assert ("A♥ (a renege)" in done.out) == (policy == "noticed")


def test_a_command_at_the_question_of_a_renege_is_not_swallowed(euchre: Euchre) -> None:
    scene("pass", "bid 3", "pass", "name spades", "play AS", "play 9H", settings={"play.renege.policy": "noticed"})
    done = euchre("run", "--resume", "scene.jsonl", answers=["ah", "score", "js"])
    told = after(done, "ah")
    assert told[-5:][:2] == ["Do it? [y/N] score", "(neither y nor n: it is not played)"]
    assert told[-3] == "Score: you 0 · B 0 · C 0" and "a renege)" not in done.out
    assert euchre("run", "--resume", "scene.jsonl", answers=["ah", "quit"]).err.startswith("the game is saved")


def test_the_mark_of_trumps_is_explained_once(euchre: Euchre) -> None:
    scene("pass", "bid 3", "pass", "name spades", "play AS", "play 9H")
    done = euchre("run", "--resume", "scene.jsonl", answers=["hand", "hand"])
    assert done.out.count("(° trump)") == 1 and done.out.count("J♠°") == 3


def test_the_last_trick_of_the_deal_before_can_be_seen(euchre: Euchre, games: Path) -> None:
    answers = ["bid 3", "hearts", "1"] * 400
    sit(euchre, *answers, more=("--seat", "A", "--set", "match.target=12"))
    [record] = (games / "finished").iterdir()
    lines = record.read_text().splitlines()
    deals = [place for place, line in enumerate(lines) if line.startswith('{"deal"')]
    record.write_text("".join(f"{line}\n" for line in lines[: deals[1] + 1]))
    done = euchre("run", "--resume", record, answers=["last"])
    told = after(done, "last")
    assert told[0] == "No trick has been turned in this deal."
    assert told[1].startswith("Before this deal: Trick 6:   ")
    live = euchre("run", "--resume", record, answers=["bid 3", "hearts", "1", "1", "1", "1", "1", "1", "last"])
    assert "Deal 3 " in live.out and after(live, "last")[1].startswith("Before this deal: Trick 6: ")


def test_a_heading_names_the_house_rules_and_settings(euchre: Euchre, games: Path) -> None:
    more = ("--seat", "A", "--with", "ace_no_face", "--with", "joker", "--set", "match.target=3")
    heading = "Ghost Hand Euchre, with Ace No Face, a Joker and match.target=3"
    assert sit(euchre, more=more).lines[0] == heading
    assert euchre("run", "--resume").lines[0] == heading
    [record] = games.iterdir()
    assert euchre("replay", record).lines[0] == heading
    assert sit(euchre, more=("--seat", "A")).lines[0] == "Ghost Hand Euchre"


def test_where_reneges_are_prevented_they_are_only_explained(euchre: Euchre) -> None:
    scene("pass", "bid 3", "pass", "name spades", "play AS", "play 9H")
    done = euchre("run", "--resume", "scene.jsonl", answers=["ah", "KC"])
    assert "J♣ is a spade now (pack.bowers: both)" in " ".join(after(done, "ah"))
    assert after(done, "KC") == ["You cannot play K♣: you do not hold K♣."]
    assert "[y/N]" not in done.out


def test_a_whole_match_can_be_played_and_is_put_away(euchre: Euchre, games: Path) -> None:
    answers = ["bid 3", "hearts", "1"] * 400
    done = sit(euchre, *answers, more=("--seat", "A", "--set", "match.target=3"))
    assert done.code == 0 and " after " in done.out
    [record] = (games / "finished").iterdir()
    assert f"the record is {record}" in done.err
    assert euchre("verify", record).out.startswith(f"{record}: legal, score ")


def test_four_players_have_a_partner_and_the_human_sits_in_the_south(tmp_path: Path) -> None:
    out = at_a_terminal("run", "--variant", "bid_euchre", "--seed", "3", "--bots", "cautious", "--ascii")
    assert "North cautious" in out and "South (you)" in out
    assert "Your hand" in out


def test_of_three_players_the_human_is_the_first() -> None:
    assert "A (you)" in at_a_terminal("run", "--variant", "ghost_hand", "--seed", "3", "--bots", "cautious")


def at_a_terminal(*arguments: str) -> str:
    """What a terminal shows until somebody types `quit` at the first question."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "euchre_cli", *arguments], stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL
    )
    os.close(theirs)
    shown = b""
    while not shown.endswith(b"> "):
        shown += os.read(ours, 4096)
    os.write(ours, b"quit\n")
    assert program.wait() == 0
    os.close(ours)
    return shown.decode()
