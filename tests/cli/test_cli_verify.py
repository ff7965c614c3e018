"""What `verify` and `replay` say about records, honest, broken and hostile."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import euchre_core as eu

from .cli_program import Euchre, Start

MATCH = ("run", "--variant", "bid_euchre", "--seed", 2, "--bots", "random", "--set", "match.target=6")


@pytest.fixture
def record(euchre: Euchre, tmp_path: Path) -> Path:
    """A match of bots, played to its end."""
    assert euchre(*MATCH, "--record", "match.jsonl").code == 0
    return tmp_path / "match.jsonl"


def lines_of(record: Path) -> list[str]:
    return record.read_text().splitlines()


def write(record: Path, lines: list[str]) -> None:
    record.write_text("".join(f"{line}\n" for line in lines))


def first(lines: list[str], text: str) -> int:
    return next(place for place, line in enumerate(lines) if text in line)


def test_a_legal_record_has_its_score_in_the_order_of_the_seats(euchre: Euchre, record: Path) -> None:
    done = euchre("verify", "match.jsonl")
    data = json.loads(euchre("verify", "--format", "json", "match.jsonl").out)
    [entry] = data["records"]
    assert data["format_version"] == "1.0" and entry["result"] == "legal"
    north_south, east_west = (entry["scores"][side] for side in ("NS", "EW"))
    assert done.out == f"match.jsonl: legal, score NS {north_south}, EW {east_west}\n"
    assert (done.code, done.err) == (0, "") and east_west < 0


def test_scores_below_nothing_have_their_sides(euchre: Euchre, record: Path) -> None:
    from euchre_cli.verdict import Verdict

    below = Verdict("m.jsonl", "legal", {"A": -36, "B": 7, "C": 12})
    assert below.line == "m.jsonl: legal, score A -36, B 7, C 12"
    assert Verdict("m.jsonl", "incomplete", {"NS": 0, "EW": -1}).line == "m.jsonl: incomplete, score NS 0, EW -1"
    assert Verdict("m.jsonl", "legal", {"NS": 10, "EW": 9}).line == "m.jsonl: legal, score 10-9"


def test_the_standard_input_is_a_record_too(start: Start, record: Path) -> None:
    out, _ = start("verify", "-").communicate(record.read_text())
    assert out.startswith("-: legal, score ")
    out, _ = start("replay", "-").communicate(record.read_text())
    assert "Deal 1 " in out and " after " in out.splitlines()[-1]


@pytest.mark.parametrize("moved", [False, True])
def test_a_record_from_python_of_a_file_gets_no_note(euchre: Euchre, tmp_path: Path, moved: bool) -> None:
    (tmp_path / "mine.yaml").write_text("format: 1\nname: Mine\nextends: ghost_hand\nmatch: {target: 3}\n")
    rules = eu.load("mine.yaml")
    game = eu.Game(rules, seed=1)
    (tmp_path / "python.jsonl").write_text(game.record.dumps())
    if moved:
        (tmp_path / "mine.yaml").unlink()
    done = euchre("verify", "python.jsonl")
    assert (done.code, done.err) == (0, "")


def test_a_note_says_that_a_shipped_game_is_another_today(euchre: Euchre, tmp_path: Path) -> None:
    game = eu.Game(eu.load("ghost_hand", settings={"match.target": 3}), seed=1)
    (tmp_path / "other.jsonl").write_text(game.record.dumps())
    done = euchre("verify", "other.jsonl")
    assert done.code == 0 and "ghost_hand is not the same today, or house rules were laid over it" in done.err


def test_a_record_that_stops_early_is_incomplete(euchre: Euchre, record: Path) -> None:
    write(record, lines_of(record)[:-1])
    done = euchre("verify", "match.jsonl")
    assert done.code == 0 and done.out.startswith("match.jsonl: incomplete, score ")


def test_an_illegal_card_is_named_with_what_could_have_been_played(euchre: Euchre, record: Path) -> None:
    lines = lines_of(record)
    place = first(lines, '"play ')
    seat = json.loads(lines[place])["seat"]
    held = json.loads(lines[1])["cards"]
    card = next(hand for name, hand in held.items() if name != seat).split()[0]
    lines[place] = json.dumps({"seat": seat, "action": f"play {card}"})
    write(record, lines)
    done = euchre("verify", "match.jsonl")
    assert done.code == 1 and done.out.count("\n") == 1
    why = f"{seat} may not play {card}: you do not hold {card}; could have: play "
    assert done.out.startswith(f"match.jsonl: illegal: deal 1, trick 1: {why}")
    [entry] = json.loads(euchre("verify", "--format", "json", "match.jsonl").out)["records"]
    assert (entry["deal"], entry["trick"], entry["seat"], entry["action"]) == (1, 1, seat, f"play {card}")
    assert entry["allowed"] == [f"play {each}" for each in held[seat].split()] and entry["line"] == place + 1


def test_the_wrong_seat_is_illegal_too(euchre: Euchre, record: Path) -> None:
    lines = lines_of(record)
    lines[2], lines[3] = lines[3], lines[2]
    write(record, lines)
    done = euchre("verify", "match.jsonl")
    assert done.code == 1 and "illegal: deal 1, before the play: " in done.out and "turn" in done.out


HOSTILE = {
    "nothing": b"",
    "no JSON": b"hello\n",
    "a list": b"[1, 2]\n",
    "no header": b'{"deal": "S", "cards": {}}\n',
    "the future": b'{"record": 99, "rules": {}, "digest": ""}\n',
    "a false digest": b'{"record": 1, "rules": {}, "digest": "0"}\n',
    "rules of a wrong kind": b'{"record": 1, "rules": 7, "digest": "0"}\n',
    "bytes": bytes(range(256)) * 9,
    "depth": b'{"record": ' + b"[" * 100_000 + b"\n",
    "a long line": b'{"record": "' + b"x" * 2_000_000 + b'"}\n',
    "zeros": b"\0" * 1000 + b"\n",
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_is_no_record_is_told_in_one_line(euchre: Euchre, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.jsonl").write_bytes(content)
    done = euchre("verify", "bad.jsonl")
    assert done.code == 1
    assert done.out.startswith("bad.jsonl: unreadable: line ") and done.out.count("\n") == 1
    replayed = euchre("replay", "bad.jsonl")
    assert (replayed.code, replayed.out) == (1, "") and "bad.jsonl: line " in replayed.err


def changed(record: Path, change: dict[str, object], place: int) -> None:
    lines = lines_of(record)
    lines[place] = json.dumps(json.loads(lines[place]) | change)
    write(record, lines)


@pytest.mark.parametrize(
    ("place", "change", "complaint"),
    [
        (1, {"cards": {}}, "line 2: N is dealt 6 cards, not 0"),
        (1, {"cards": 5}, "line 2: a deal has the cards of every pile"),
        (1, {"deal": "X"}, "line 2: there is no seat “X”"),
        (2, {"action": 7}, "deal 1, before the play"),
        (2, {"seat": None}, "deal 1, before the play"),
        (2, {"action": "\x1b[2J\n"}, "deal 1, before the play"),
    ],
)
def test_nonsense_in_a_line_is_found_there(
    euchre: Euchre, record: Path, place: int, change: dict[str, object], complaint: str
) -> None:
    changed(record, change, place)
    done = euchre("verify", "match.jsonl")
    assert done.code == 1 and done.out.count("\n") == 1 and "\x1b" not in done.out
    assert done.out.startswith("match.jsonl: illegal: ") and complaint in done.out


def test_rules_that_cannot_be_played_are_told(euchre: Euchre, record: Path) -> None:
    from euchre_core.game.record import dump_rules
    from euchre_core.variant.canonical import digest_of

    rules = json.loads(lines_of(record)[0])["rules"]
    rules["match"]["target"] = "soon"
    changed(record, {"rules": rules, "digest": digest_of(dump_rules(rules))}, 0)
    done = euchre("verify", "match.jsonl")
    assert done.code == 1 and "unreadable: line 1: " in done.out and "match.target" in done.out


def test_what_cannot_be_opened_is_usage_and_the_others_are_judged(euchre: Euchre, record: Path) -> None:
    done = euchre("verify", "nothing.jsonl", "match.jsonl", ".", "/dev/null")
    assert done.code == 2
    assert done.lines[0].startswith("match.jsonl: legal") and len(done.lines) == 1
    assert "nothing.jsonl: no such file" in done.err and "/dev/null: this is not a file" in done.err


def test_seats_and_words_in_a_header_are_not_trusted(euchre: Euchre, record: Path) -> None:
    changed(record, {"seats": 5, "played": {"variant": 7, "set": [], "with": {}}, "name": "\x1b[2J", "seed": "x"}, 0)
    done = euchre("replay", "match.jsonl")
    assert done.code == 0 and "North ? · East ?" in done.out and "\x1b" not in done.out


# -- replay ------------------------------------------------------------------------------------------------------------


def test_a_replay_tells_the_same_as_the_match(euchre: Euchre, tmp_path: Path) -> None:
    played = euchre(*MATCH, "--record", "match.jsonl")
    replayed = euchre("replay", "match.jsonl")
    assert replayed.code == 0 and replayed.err == ""
    story = played.out[played.out.index("\nDeal 1") :]
    assert replayed.out.endswith(story)
    assert "I'm shooting the moon" in story or "moon" not in story


def test_a_replay_of_half_a_match_ends_where_the_record_ends(euchre: Euchre, record: Path) -> None:
    write(record, lines_of(record)[:12])
    done = euchre("replay", "--ascii", "match.jsonl")
    assert done.code == 0 and done.lines[-1].startswith("The record ends here. Score: ")
    assert done.out.isascii()


def test_a_replay_without_the_file_of_the_game_still_works(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("format: 1\nname: Mine\nextends: ghost_hand\nmatch: {target: 3}\n")
    euchre("run", "--variant", "mine.yaml", "--seed", 1, "--record", "match.jsonl")
    (tmp_path / "mine.yaml").unlink()
    done = euchre("replay", "match.jsonl")
    assert (done.code, done.err) == (0, "")
    assert "Deal 1" in done.out


def test_on_a_terminal_a_replay_goes_on_with_enter(record: Path) -> None:
    whole = at_a_terminal("match.jsonl", "\n\na\n")
    assert whole.count("Deal 1 ") == 1 and " after " in whole
    assert "(Enter goes on, a shows all the rest, q ends) " in whole
    assert "Deal 1 " in at_a_terminal("match.jsonl", "q\n") and " after " not in at_a_terminal("match.jsonl", "q\n")


def at_a_terminal(file: str, typed: str) -> str:
    """What a terminal shows of a replay while somebody types this."""
    ours, theirs = pty.openpty()
    os.write(ours, typed.encode())
    with subprocess.Popen([sys.executable, "-m", "euchre_cli", "replay", file], stdin=theirs, stdout=theirs) as program:
        os.close(theirs)
        shown = b""
        with suppress(OSError):  # Linux says that nobody is at the other end any more
            while more := os.read(ours, 4096):
                shown += more
    os.close(ours)
    assert program.returncode == 0
    return shown.decode()
