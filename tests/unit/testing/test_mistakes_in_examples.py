"""Typical mistakes in examples: the message alone says how to mend each."""

from __future__ import annotations

from pathlib import Path

import pytest
from euchre_cli.main import app
from typer.testing import CliRunner

from euchre_core.language.catalog import find
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.testing import run_examples
from euchre_core.testing.check import check

SIDES = "the sides are NS EW, the seats N E S W"
NEEDS = "an example of {} needs {}"

MISTAKES = [
    ("bid_euchre", "{bid: 3, by: N, tricks: {NS: 6}, points: {NS: '6'}}", "EU102",
     "`points.NS` of example 1 takes a whole number", "drop the quotes: 6"),
    ("bid_euchre", "{bid: 3, by: North, tricks: {NS: 6}, points: {NS: 6}}", "EU102",
     "`by` of example 1 takes a seat, a side or nobody, like N or A", "write `N`"),
    ("bid_euchre", "{bid: 3, by: n, tricks: {NS: 6}, points: {NS: 6}}", "EU102",
     "`by` of example 1 takes a seat, a side or nobody, like N or A", "write `N`"),
    ("classic", "{after: [], turn: south}", "EU102",
     "`turn` of example 1 takes a seat or a side, like N, NS or A", "write `S`"),
    ("bid_euchre", "{bid: 3, by: N, tricks: {NS: 6}, points: 6}", "EU102",
     "`points` of example 1 takes names, each with its settings",
     "write `points: {NS: 4, EW: 2}`, a number for each side of your game"),
    ("bid_euchre", "{bid: Moon, by: N, tricks: {NS: 6}, points: {NS: 24}}", "EU102",
     "`bid` of example 1 takes a bid: a number or a name", "write `moon`"),
    ("bid_euchre", "{bid: bid 3, by: N, tricks: {NS: 6}, points: {NS: 6}}", "EU102",
     "`bid` of example 1 takes a bid: a number or a name", "write `3`"),
    ("bid_euchre", "{trump: hearts, led: KH, hand: [9H AD], legal: [9H]}", "EU106",
     "`9H AD` is not a card", "put commas between cards: `9H, AD`"),
    ("bid_euchre", "{trump: hearts, led: KH, hand: 9H AD, legal: [9H]}", "EU102",
     "`hand` of example 1 is a list", "write it like `[9H, AD]`"),
    ("bid_euchre", "{hand: [9S, 9H, 10S], claim: Farmer's hand}", "EU102",
     "`claim` of example 1 takes a name in small letters, like ask_for_best", "write `farmers_hand`"),
    ("bid_euchre", "{bid: 3, by: N, tricks: {SN: 6}, points: {NS: 6}}", "EU602",
     f"there is no SN in this game; {SIDES}", "write `NS`"),
    ("bid_euchre", "{bid: 3, by: N, tricks: {us: 6}, points: {NS: 6}}", "EU602",
     f"there is no us in this game; {SIDES}", None),
    ("bid_euchre", "{bid: monn, by: N, tricks: {NS: 6}, points: {NS: 24}}", "EU602",
     "monn is not on the ladder, which is 3, 4, 5, ask, moon", "did you mean `moon`?"),
    ("bid_euchre", "{bid: 3, by: N, tricks: {NS: 3, EW: 2}, points: {NS: 3}}", "EU602",
     "these are 5 tricks, and a deal has 6", None),
    ("bid_euchre", "{bid: 3, trump: no_trump, by: N, tricks: {NS: 6}, points: {NS: 6}}", "EU602",
     "no_trump cannot be trump in this game; what can is spades, clubs, diamonds, hearts", None),
    ("classic", "{bid: 3, by: N, tricks: {NS: 5}, points: {NS: 2}}", "EU602",
     "nothing is bid in this game", "leave `bid` out; `by` says who is maker"),
    ("bid_euchre", "{trump: hearts, led: 8H, hand: [9H, AD], legal: [9H]}", "EU602", "the pack has no 8H",
     "write a card of the pack, which has AH KH QH JH 10H 9H"),
    ("bid_euchre", "{trump: hearts, led: KH, hand: [9H, AD, KS, QS, JS, 10S, 9S], legal: [9H]}", "EU602",
     "these are 7 cards, and a hand has 6 at most", None),
    ("bid_euchre", "{trump: hearts, led: KH, hand: [9H, 9H, AD], legal: [9H]}", "EU602",
     "the pack has 9H only once", None),
    ("bid_euchre", "{trump: hearts, led: 9H, hand: [9H, AD], legal: [9H]}", "EU602",
     "the pack has 9H only once, and here it is led already", None),
    ("classic", "{upcard: 9H, hand: [9H, AD], after: [], may: [order]}", "EU602",
     "the pack has 9H only once, and here it is turned up already", None),
    ("bid_euchre", "{trump: hearts, trick: [AD, JD, 9D, 9D], wins: JD}", "EU602", "the pack has 9D only once", None),
    ("ghost_hand", "{trump: hearts, trick: [AD, JD, 9D, KD], wins: JD}", "EU602",
     "these are 4 cards, and a trick of 3 players has no more than 3", None),
    ("bid_euchre", "{exchange: ask for best, trump: hearts, hand: [9H], legal: [9H]}", "EU102",
     "`exchange` of example 1 takes a name in small letters, like ask_for_best", "write `ask_for_best`"),
    ("bid_euchre", "{exchange: ask_best, trump: hearts, hand: [9H], legal: [9H]}", "EU602",
     "the exchange ask_best does not take place in this game; its exchanges are ask_for_best",
     "did you mean `ask_for_best`?"),
    ("bid_euchre", "{bid: 3, by: N, points: {NS: 3}}", "EU602",
     NEEDS.format("points", "`tricks`"), "add `tricks: {NS: 4}`, or what it is in your example"),
    ("bid_euchre", "{bid: 3, by: N, tricks: {NS: 3}}", "EU602",
     NEEDS.format("points", "`points`, `winner`, `games`, `next` or `counted`"),
     "say what comes of it, like `points: {NS: 4}`"),
    ("bid_euchre", "{trump: hearts, trick: [AD, JD]}", "EU602",
     NEEDS.format("a trick", "`wins`"), "add `wins: JD`, or what it is in your example"),
    ("classic", "{upcard: 9H, may: [order]}", "EU602",
     NEEDS.format("what may be said", "`after`"), "add `after: []`, or what it is in your example"),
    ("classic", "{upcard: 9H, after: []}", "EU602",
     NEEDS.format("what may be said", "`may`, `may_not`, `turn`, `next_dealer` or `points`"),
     "say what comes of it, like `may: [pass]`"),
    ("classic", "{upcard: 9H, after: [], may: [order], legal: [9H]}", "EU602",
     "`legal` has no place in an example of what may be said", "make another example of it, or leave `legal` out"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "example", "code", "headline", "help"), MISTAKES)
def test_the_message_alone_is_enough(
    tmp_path: Path, game: str, example: str, code: str, headline: str, help: str | None
) -> None:
    (found,) = checked(tmp_path, game, example)
    assert (found.code, found.headline) == (code, headline)
    assert found.help == ((help,) if help else ())


def checked(folder: Path, game: str, example: str) -> list[Diagnostic]:
    """What `check` finds in a file with one example."""
    path = folder / "house.yaml"
    path.write_text(f"format: 1\nname: House\nextends: {game}\nexamples:\n  - {example}\n", encoding="utf-8")
    return list(check(str(path)).diagnostics)


def test_a_winner_may_be_named_by_a_seat(tmp_path: Path) -> None:
    example = "{bid: 3, by: N, tricks: {NS: 4}, scores: {NS: 29, EW: 20}, winner: N}"
    assert checked(tmp_path, "bid_euchre", example) == []
    assert run_examples(find(str(tmp_path / "house.yaml"))).failures == ()


POOLED = [
    ("{by: A, tricks: {A: 2, B: 3, C: 0}, points: {A: 0, B: 2, C: 0}}", "C scores 2 here, not 0"),
    (
        "{by: A, tricks: {A: 2, B: 2, C: 1}, scores: {A: 5, B: 9, C: 2}, winner: C}",
        "B wins here (A 5, B 11, C 4), not C",
    ),
]


@pytest.mark.parametrize(("example", "headline"), POOLED)
def test_it_is_said_whose_tricks_count_where_several_defend(tmp_path: Path, example: str, headline: str) -> None:
    checked(tmp_path, "cut_throat", example)
    (found,) = run_examples(find(str(tmp_path / "house.yaml"))).failures
    assert (found.code, found.headline) == ("EU601", headline)
    assert found.notes.count("the defenders' tricks are counted together: B and C took 3") == 1


def test_nothing_of_it_is_said_where_each_has_his_own(tmp_path: Path) -> None:
    checked(tmp_path, "ghost_hand", "{bid: 4, by: A, tricks: {A: 4, B: 1, C: 1}, points: {B: 2}}")
    (found,) = run_examples(find(str(tmp_path / "house.yaml"))).failures
    assert found.notes == ("for B the line `scoring.defenders.tricks` counts and gives 1",)


def test_the_verdict_tells_what_is_wrong_from_what_means_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(
        "format: 1\nname: House\nextends: bid_euchre\nexamples:\n"
        "  - {after: [], may: [fly]}  # euchre: ignore[EU602] we fly\n"
        "  - {after: [], may_not: [pass]}\n"
        "  - {after: [], may: [pass]}\n",
        encoding="utf-8",
    )
    result = CliRunner().invoke(app, ["test", "--no-conformance", str(path)], prog_name="euchre")
    assert result.exit_code == 1
    assert result.output.splitlines()[-2:] == [
        "1 error and 1 warning in 1 file",
        "house: 1 of 3 examples came out otherwise; 1 of 3 examples mean nothing in this game, and so prove nothing",
    ]
    assert check(str(path)).diagnostics == ()  # silenced there
