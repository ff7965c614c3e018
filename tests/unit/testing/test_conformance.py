"""The conformance suite: silent about games that are in order, and each of its invariants notices when it is broken."""

from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.testing import Breach, Conformance, check_rules
from euchre_core.testing.conformance import INVARIANTS

from .breaking import BREAKS, from_the_sources, the_others_score, too_few_tricks

NAMES = [invariant.name for invariant in INVARIANTS]


def tried(rules: eu.Rules) -> Conformance:
    """Try a game long enough to see everything."""
    return check_rules(rules, deals=60, seed=1)


def test_a_game_that_is_not_broken_is_in_order() -> None:
    assert found(tried(eu.load("classic"))) == []


@from_the_sources
@pytest.mark.parametrize("name", NAMES)
def test_every_invariant_notices_when_it_is_broken(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = eu.load("classic")
    BREAKS[name](rules, monkeypatch)
    soon = found(check_rules(rules, deals=6, seed=1))
    assert name in soon or name in found(tried(rules))


def found(conformance: Conformance) -> list[str]:
    """The invariants that did not hold."""
    return [breach.invariant for breach in conformance.breaches]


def test_there_is_a_way_to_break_each() -> None:
    assert sorted(BREAKS) == sorted(NAMES)
    assert len(NAMES) == 25


@from_the_sources
def test_a_breach_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = eu.load("classic")
    the_others_score(rules, monkeypatch)
    breach = breach_of(tried(rules), "points-stand-in-a-line")
    assert str(breach) == (
        "points-stand-in-a-line: EW scores 1, and no line for defenders or everyone gives that: [2] "
        "(deal 1, action 22, seed 859941314)"
    )
    assert (breach.deal, breach.action, breach.seed, breach.players) == (1, 22, 859941314, "random")
    assert breach.record.header["found"] == {"invariant": breach.invariant, "text": breach.text}
    assert breach.record.header["seats"] == dict.fromkeys("NESW", "random")


def breach_of(conformance: Conformance, name: str) -> Breach:
    """The breach of one invariant."""
    return next(breach for breach in conformance.breaches if breach.invariant == name)


@from_the_sources
def test_the_record_of_a_breach_can_be_replayed_and_ends_where_it_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = eu.load("classic")
    the_others_score(rules, monkeypatch)
    breach = breach_of(tried(rules), "points-stand-in-a-line")
    game = eu.Record.loads(breach.record.dumps()).replay()
    assert (len(game.deals), len(game.deal.actions)) == (breach.deal, breach.action)
    assert game.is_over
    assert game.scores == {"NS": 1, "EW": 0}  # the rules in the record are those that were meant


@from_the_sources
def test_several_things_can_be_wrong_and_each_is_reported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = eu.load("classic")
    too_few_tricks(rules, monkeypatch)
    names = found(tried(rules))
    assert "hands-are-played" in names
    assert "records-replay" in names  # the rules of the record still have five tricks
    assert len(names) == len(set(names))


@from_the_sources
def test_the_same_seed_is_the_same_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = eu.load("classic")
    the_others_score(rules, monkeypatch)
    once, again = tried(rules), tried(rules)
    assert [str(breach) for breach in once.breaches] == [str(breach) for breach in again.breaches]
    assert (once.matches, once.deals, once.actions) == (again.matches, again.deals, again.actions)


@pytest.mark.parametrize(
    "game", ["bid_euchre", "ghost_hand", "five_hundred", "two_hand_layout", "call_ace", "buck_euchre", "progressive"]
)
def test_shipped_games_are_in_order(game: str) -> None:
    conformance = check_rules(eu.load(game), deals=12)
    assert conformance.is_fine
    assert (conformance.name, conformance.deals, conformance.breaches) == (game, 12, ())


def test_so_many_deals_are_played() -> None:
    assert check_rules(eu.load("classic"), deals=1).deals == 1
    assert check_rules(eu.load("classic"), deals=1).matches == 1
    with pytest.raises(ValueError, match="at least one deal is played, not 0"):
        check_rules(eu.load("classic"), deals=0)


def test_rules_read_from_a_record_are_tried_as_well() -> None:
    rules = eu.Game(eu.load("ghost_hand"), seed=1).record.rules()
    assert check_rules(rules, deals=8).is_fine
