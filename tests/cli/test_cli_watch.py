"""Matches that nobody plays: every shipped game and house rule runs to its end and is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.language.document import read_file

from .cli_program import Euchre, Start

VARIANTS = [each.name for each in list_variants([])]
OVERLAYS = {each.name: each for each in list_overlays([])}


def plays_to_the_end(euchre: Euchre, *arguments: str) -> None:
    done = euchre("run", "--seed", 1, "--record", "match.jsonl", *arguments)
    assert done.code == 0, done.err
    assert " after " in done.lines[-1]
    verdict = euchre("verify", "match.jsonl")
    assert verdict.out.startswith("match.jsonl: legal, score ")
    assert verdict.code == 0


@pytest.mark.thorough
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_played_to_its_end(euchre: Euchre, variant: str) -> None:
    plays_to_the_end(euchre, "--variant", variant)


@pytest.mark.thorough
@pytest.mark.parametrize("overlay", sorted(OVERLAYS)[::3])
def test_so_are_house_rules(euchre: Euchre, overlay: str) -> None:
    located = OVERLAYS[overlay]
    tested = read_file(located.path, located.display).data["tested_on"]
    game = str(tested[0]) if isinstance(tested, list) else str(tested)
    plays_to_the_end(euchre, "--variant", game, "--with", overlay)


def test_counters_are_told_below_the_score(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "classic", "--with", "four_trick_tokens", "--seed", 3, "--bots", "random")
    counters = [below for line, below in zip(done.lines, done.lines[1:], strict=False) if line.startswith("Score: ")]
    assert counters
    assert all(line.startswith("Tokens: North–South ") for line in counters)
    assert len(set(counters)) > 1


def test_all_hands_are_face_up_and_everything_public_is_told(euchre: Euchre) -> None:
    done = euchre("run", "--variant", "ghost_hand", "--seed", 1, "--bots", "random", "--set", "match.target=6")
    first = done.lines[: done.lines.index("", 5)]
    assert first[0] == "Ghost Hand Euchre, with match.target=6"
    assert first[2] == "A random · B random · C random"
    assert first[4].startswith("Deal 1 · ")
    assert [line.split()[0] for line in first[5:9]] == ["A", "B", "C", "ghost"]
    cards = [card for line in first[5:9] for card in line.split()[1:]]
    assert len(set(cards)) == 24 and all(card[-1] in "♠♥♦♣" for card in cards)


def test_a_seed_gives_the_same_match_again(euchre: Euchre) -> None:
    once, again, other = (
        euchre("run", "--variant", "ghost_hand", "--seed", seed, "--set", "match.target=6") for seed in (4, 4, 5)
    )
    assert once.out == again.out != other.out


def test_ascii_is_ascii(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = euchre("run", "--variant", "bid_euchre", "--seed", 1, "--set", "match.target=6", "--ascii")
    assert asked.out.isascii() and "AS" in asked.out
    monkeypatch.setenv("EUCHRE_ASCII", "1")
    assert euchre("run", "--variant", "bid_euchre", "--seed", 1, "--set", "match.target=6").out == asked.out


def test_an_encoding_without_suits_gets_letters(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    out, err = start("run", "--variant", "ghost_hand", "--seed", 1, "--set", "match.target=7").communicate()
    assert err == "" and "Trick 1" in out and "?" not in out


def test_colour_is_for_terminals_unless_it_is_wanted(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ("run", "--variant", "ghost_hand", "--seed", 1, "--set", "match.target=3")
    plain = euchre(*match)
    assert "\x1b" not in plain.out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = euchre(*match)
    assert "\x1b[1;31m" in coloured.out and "\x1b[1;34m" in coloured.out and "\x1b[1;32m" in coloured.out
    monkeypatch.setenv("NO_COLOR", "1")
    assert euchre(*match).out == plain.out


def test_nobody_listening_is_no_reason_to_complain(start: Start) -> None:
    program = start("run", "--variant", "bid_euchre", "--seed", 1)
    assert program.stdout is not None and program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.wait() == 0
    assert program.stderr.read() == ""


def test_bots_may_be_named_for_each_seat(euchre: Euchre, tmp_path: Path) -> None:
    done = euchre(
        "run", "--variant", "ghost_hand", "--seed", 1, "--set", "match.target=3", "--bots", "random, cautious,random"
    )
    assert done.lines[2] == "A random · B cautious · C random"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--variant", "gost_hand"], "did you mean `ghost_hand`?"),
        (["--variant", "joker"], "`euchre run --variant bid_euchre --with joker`"),
        (["--variant", "nothing.yaml"], "there is no file `nothing.yaml`"),
        (["--variant", "ghost_hand", "--with", "jokers"], "did you mean `joker`?"),
        (["--variant", "ghost_hand", "--bots", "heuristics"], "did you mean `heuristic`?"),
        (["--variant", "ghost_hand", "--bots", "random,random"], "2 bots for 3 seats"),
        (["--variant", "ghost_hand", "--seat", "N"], "the seats are A B C"),
        (["--variant", "ghost_hand", "--seed", "x"], "--seed"),
        (["--variant", "ghost_hand", "--set", "match.target"], "write it as KEY=VALUE"),
        (["--variant", "ghost_hand", "--set", "match.traget=3"], "did you mean `target`"),
        ([], "say what to play"),
        (["--resume", "nothing.jsonl"], "no such file"),
        (["--resume"], "there is no unfinished game"),
        (["--resume", "--seed", "1"], "cannot be combined with --seed"),
    ],
)
def test_mistakes_of_usage_are_explained(euchre: Euchre, arguments: list[str], complaint: str) -> None:
    done = euchre("run", *arguments)
    assert done.code == 2
    assert done.out == ""
    assert complaint in " ".join(done.err.split())
    assert "Traceback" not in done.err


def test_a_mistake_in_a_file_is_shown_where_it_is(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("format: 1\nname: Bad\nextends: bid_euchre\nauction:\n  al_pass: redeal_next\n")
    done = euchre("run", "--variant", "bad.yaml")
    assert done.code == 1
    assert "bad.yaml:5:3" in done.err and "did you mean `all_pass`?" in done.err


def test_a_finished_record_is_not_to_be_resumed(euchre: Euchre) -> None:
    match = ("run", "--variant", "ghost_hand", "--seed", 1, "--set", "match.target=3", "--record")
    assert euchre(*match, "match.jsonl").code == 0
    again = euchre(*match, "match.jsonl")
    assert again.code == 2 and "it is finished" in again.err and "choose another name" in again.err
    assert "--resume" not in again.err
    lines = Path("match.jsonl").read_text().splitlines()
    Path("half.jsonl").write_text("".join(f"{line}\n" for line in lines[:9]))
    assert "`euchre run --resume half.jsonl` goes on with it" in euchre(*match, "half.jsonl").err


def test_a_file_is_not_overwritten(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "here.jsonl").write_text("precious")
    done = euchre("run", "--variant", "ghost_hand", "--record", "here.jsonl")
    assert done.code == 2 and "is there already" in done.err and "--resume" not in done.err
    assert (tmp_path / "here.jsonl").read_text() == "precious"
