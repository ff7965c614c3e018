"""Games in Euchre Game Notation on the command line: verified, imported, replayed, and written from records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.egn.written import TRICKS, bidding, deal, document, play, whole_deal

from .cli_program import Euchre, Start

TAKEN_UP = bidding("Pass", "Pass", "Pass", "Order")


def save(folder: Path, data: dict[str, Any], name: str = "game.egn") -> None:
    (folder / name).write_text(json.dumps(data), encoding="utf-8")


def test_a_game_is_verified_with_its_score(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal(), initialScore=[9, 8]))
    done = euchre("verify", "game.egn")
    assert (done.code, done.out, done.err) == (0, "game.egn: legal, score 9-10\n", "")
    [entry] = json.loads(euchre("verify", "--format", "json", "game.egn").out)["records"]
    assert (entry["result"], entry["scores"], entry["winners"]) == ("legal", {"NS": 9, "EW": 10}, ["EW"])
    assert entry["story"][0]["maker"] == "W" and entry["story"][0]["tricks"]["W"] == 5


def test_a_game_that_is_not_over_is_incomplete(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal()))
    assert euchre("verify", "game.egn").out == "game.egn: incomplete, score 0-2\n"
    save(tmp_path, document(deal(TAKEN_UP), whole_deal(number=1)))
    done = euchre("verify", "game.egn")
    assert (done.code, done.out) == (0, "game.egn: incomplete, score 0-2 as far as it is known\n")
    assert "note: game.egn: deal 1 is not told to its end" in done.err


def test_an_illegal_card_is_named_with_what_should_have_been_played(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(deal(TAKEN_UP, play("As Jc 9c Qh", "Jh 9h Td Tc", "Jd Qs Th Qc", *TRICKS[3:]))))
    done = euchre("verify", "game.egn")
    where = "$.deals[0].phases[1].tricks[1][2]: deal 1, trick 2: E may not play 10D"
    why = "you must follow suit: hearts were led and you hold 10H; could have: play 10H"
    assert (done.code, done.out) == (1, f"game.egn: illegal: {where}: {why}\n")
    [entry] = json.loads(euchre("verify", "--format", "json", "game.egn").out)["records"]
    assert (entry["deal"], entry["trick"], entry["seat"], entry["action"]) == (1, 2, "E", "play 10D")
    assert entry["allowed"] == ["play 10H"] and entry["path"] == "$.deals[0].phases[1].tricks[1][2]"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"fileType": "Euchre Game Notation", "version": "9"}', "$: the key `metadata` is missing"),
        (b'{"fileType": "Euchre Game Notation" "version"', "this is not JSON: expecting ',' delimiter at line 1"),
        (b'{"fileType": "Euchre Game Notation", "v": "\xff"}', "this is not text in UTF-8 (line 1)"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(euchre: Euchre, tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "bad.egn").write_bytes(content)
    done = euchre("verify", "bad.egn")
    assert done.code == 1 and done.out.startswith("bad.egn: unreadable: $") and words in done.out
    assert done.out.count("\n") == 1
    for command in ("import", "replay"):
        refused = euchre(command, "bad.egn")
        assert (refused.code, refused.out) == (1, "") and words in refused.err


def test_rules_that_are_not_played_are_told_with_the_reason(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal(), ruleset={"num_players": 6}))
    done = euchre("verify", "game.egn")
    assert done.code == 1 and "unreadable: $.metadata.ruleset.num_players: a game for 6 is not played here" in done.out


def test_records_and_documents_are_verified_side_by_side(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal()))
    (tmp_path / "match.jsonl").write_text(euchre("import", "game.egn").out)
    done = euchre("verify", "game.egn", "match.jsonl")
    assert done.lines == ["game.egn: incomplete, score 0-2", "match.jsonl: incomplete, score 0-2"]


def test_a_game_is_imported_exported_and_imported_again(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal(), initialScore=[9, 8], title="Ours"))
    first = euchre("import", "game.egn")
    assert first.code == 0 and "note: game.egn: cards that nobody has told were chosen" in first.err
    (tmp_path / "match.jsonl").write_text(first.out)
    written = euchre("export", "match.jsonl")
    data = json.loads(written.out)
    assert (written.code, data["version"], data["metadata"]["finalScore"]) == (0, "1.4", [9, 10])
    assert data["metadata"]["title"] == "Ours" and data["metadata"]["players"] == ["Ann", "Bob", "Cyd", "Dan"]
    assert euchre("export", "--to", "egn", "match.jsonl").out == written.out
    (tmp_path / "again.egn").write_text(written.out)
    assert euchre("import", "again.egn").out.splitlines()[1:] == first.out.splitlines()[1:]


def test_a_match_of_ours_goes_out_and_comes_back(euchre: Euchre, tmp_path: Path) -> None:
    house = ("--variant", "classic", "--with", "stick_the_dealer", "--seed", 3, "--bots", "random")
    assert euchre("run", *house, "--set", "match.target=4", "--record", "match.jsonl").code == 0
    (tmp_path / "game.egn").write_text(euchre("export", "match.jsonl").out)
    back = euchre("import", "game.egn")
    assert (back.code, back.err) == (0, "")
    assert back.out.splitlines()[1:] == (tmp_path / "match.jsonl").read_text().splitlines()[1:]
    verdicts = [euchre("verify", name).out.partition(": ")[2] for name in ("game.egn", "match.jsonl")]
    assert verdicts[0] == verdicts[1]


def test_a_game_is_told_from_the_document_itself(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal(), initialScore=[9, 8]))
    done = euchre("replay", "--ascii", "game.egn")
    assert done.code == 0 and "North Ann" in done.out
    assert "East-West win after 1 deal: North-South 9 | East-West 10" in done.out


def test_an_imported_game_goes_on_where_it_ends(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal(), initialScore=[3, 7]))
    (tmp_path / "match.jsonl").write_text(euchre("import", "game.egn").out)
    done = euchre("run", "--resume", "match.jsonl", answers=["q"])
    assert "9" in done.out and done.code == 0


def test_a_document_is_no_record_to_go_on_with(euchre: Euchre, tmp_path: Path) -> None:
    save(tmp_path, document(whole_deal()))
    done = euchre("run", "--resume", "game.egn")
    assert done.code != 0 and "`euchre import` makes a record of it" in done.err


def test_other_files_are_not_imported_and_other_games_not_exported(euchre: Euchre, tmp_path: Path) -> None:
    house = ("--variant", "bid_euchre", "--seed", 2, "--bots", "random", "--set", "match.target=6")
    assert euchre("run", *house, "--record", "bid.jsonl").code == 0
    refused = euchre("import", "bid.jsonl")
    assert refused.code == 1 and "this is not Euchre Game Notation" in refused.err
    refused = euchre("export", "bid.jsonl")
    assert (refused.code, refused.out) == (1, "") and "the notation cannot express this game" in refused.err
    (tmp_path / "bad.jsonl").write_text("{}\n")
    assert euchre("export", "bad.jsonl").code == 1 and euchre("export", "nothing.jsonl").code == 2


def test_the_standard_input_is_a_game_too(start: Start) -> None:
    text = json.dumps(document(whole_deal(), initialScore=[9, 8]))
    out, _ = start("verify", "-").communicate(text)
    assert out == "-: legal, score 9-10\n"
