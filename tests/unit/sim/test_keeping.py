"""What was kept of a simulation is read as it was written, or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import euchre_core as eu
from euchre_core.sim import Job, Result, simulate
from euchre_core.sim.keeping import KeptError, StrangeBots, _checksum, dumps, loads

CLASSIC = eu.load("classic")
STUCK = eu.load("classic", overlays=["stick_the_dealer"])
DEALS = dumps(simulate(Job(STUCK, deals=12, other=CLASSIC), jobs=1))
MATCHES = dumps(simulate(Job(CLASSIC, games=2), jobs=1))


def sealed(data: dict[str, Any]) -> str:
    """As somebody would write it who means to deceive, or whose program counts wrongly."""
    data.pop("checksum", None)
    return json.dumps({**data, "checksum": _checksum(data)})


@pytest.mark.parametrize("text", [DEALS, MATCHES])
def test_it_is_written_again_as_it_was(text: str) -> None:
    assert dumps(loads(text)) == text


@pytest.mark.parametrize("place", range(0, len(DEALS), max(1, len(DEALS) // 40)))
def test_no_sign_of_it_can_be_changed(place: int) -> None:
    other = "7" if DEALS[place] != "7" else "8"
    with pytest.raises(KeptError):
        loads(f"{DEALS[:place]}{other}{DEALS[place + 1 :]}")


def first_kind(place: int, value: object) -> Callable[[dict[str, Any]], object]:
    def change(data: dict[str, Any]) -> None:
        data["tallies"][0]["kinds"][0][place] = value

    return change


def in_tally(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["tallies"][0].update({key: value})


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "fewer done than counted": lambda data: data.update(done=6),
    "less than nothing done": lambda data: data.update(done=-5),
    "more done than asked for": lambda data: data.update(done=13),
    "not a number": lambda data: data.update(done=True),
    "a field is missing": lambda data: data.pop("differing"),
    "a part of a field is missing": lambda data: data["tallies"][1].pop("kinds"),
    "no games": lambda data: data.update(games=[]),
    "three games": lambda data: data.update(games=data["games"] * 2),
    "a game that is none": lambda data: data.update(games=[7]),
    "other rules": lambda data: data["games"][0].update(digest="0"),
    "more deals than there are cards": lambda data: data.update(deals=10**30),
    "half a deal": lambda data: data.update(deals=12.5),
    "a seed below nothing": lambda data: data.update(seed=-1),
    "a bot that is none": lambda data: data.update(bots=["nobody"]),
    "bots that are none": lambda data: data.update(bots=7),
    "a measure that is none": lambda data: data.update(until_decided=["made"]),
    "names for more games": lambda data: data.update(called=["a", "b", "c"]),
    "another number of units": in_tally("units", 17),
    "nothing happened": in_tally("kinds", []),
    "kinds that are none": in_tally("kinds", {"a": 1}),
    "no such ending": first_kind(0, 9),
    "no such dealer": first_kind(1, 99),
    "a bid that is a text": first_kind(4, "order"),
    "no such trump": first_kind(5, 77),
    "points that are none": first_kind(10, ["x", None]),
    "points of five sides": first_kind(10, [1, 2, 3, 4, 5]),
    "a kind that is too short": lambda data: data["tallies"][0]["kinds"][0].pop(),
    "a count below nothing": first_kind(11, -3),
    "a count beyond measure": first_kind(11, 10**400),
    "a length where no match was": in_tally("lengths", [[3, 1]]),
    "sums where no match was": in_tally("sums", {"made": [1, 1, 1, 1, 1]}),
    "sums of what is not measured": lambda data: data.update(products={"fun": [1, 1, 1, 1]}),
    "sums that are texts": lambda data: data.update(products={"made": ["1", 1, 1, 1]}),
    "more that differ than there are": lambda data: data.update(differing=13),
    "examples that are missing": lambda data: data.update(differing=3, examples=[1]),
    "an example that is none": lambda data: data.update(differing=1, examples=[12]),
    "blunders without a word": lambda data: data.update(blunders=5),
    "words without blunders": lambda data: data.update(wrong=["it failed"]),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_have_been_counted_is_refused(name: str) -> None:
    data = json.loads(DEALS)
    WRONG[name](data)
    with pytest.raises(KeptError):
        loads(sealed(data))


def test_deals_of_matches_must_add_up() -> None:
    data = json.loads(MATCHES)
    data["tallies"][0]["lengths"][0][0] += 1
    with pytest.raises(KeptError, match="do not add up"):
        loads(sealed(data))


def test_a_kept_simulation_starts_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    mine = tmp_path / "mine.py"
    mine.write_text(f"open({str(mark)!r}, 'w')\ndef play(seen, rng): return seen.legal_actions[0]\n", encoding="utf-8")
    for own in (f"{mine}:play", "program:touch started"):
        text = dumps(Result.nothing(Job(CLASSIC, deals=2, bots=(own,))))
        mark.unlink(missing_ok=True)
        with pytest.raises(StrangeBots) as found:
            loads(text, ["program:touch another"])
        assert found.value.names == (own,)
        assert not mark.exists()
        assert loads(text, [own]).job.bots == (own,)
