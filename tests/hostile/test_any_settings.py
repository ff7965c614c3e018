"""Any setting with any other: a file is refused with a place, or the game is played to its end and told the same."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest
import yaml
from hypothesis import event, given, note
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.testing.conformance.sight import inside
from tests.hostile.any_settings import GAMES, OVERLAYS, Settings, with_another

LONGEST_DEAL = 3000


def loaded(document: Settings, folder: Path) -> eu.Rules | None:
    """The rules of a document; None if it is refused, and then every finding says where."""
    path = folder / "game.yaml"
    path.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    try:
        return eu.load(str(path))
    except eu.VariantError as refused:
        for finding in refused.diagnostics:
            assert finding.headline
            assert finding.span is not None, finding
            assert finding.code
        return None


def play(rules: eu.Rules, rng: random.Random) -> eu.Game:
    """Play two deals by chance; at every turn there is something to do, and whoever is in turn knows what."""
    game = eu.Game(rules, seed=rng.randrange(1000), max_deals=2)
    actions = 0
    while not game.is_over:
        legal = [action.text for action in game.legal_actions]
        assert legal, game.state.now.name
        assert len(set(legal)) == len(legal), legal
        assert [action.text for action in game.observation(game.to_act).legal_actions] == legal
        if rng.random() < 0.08:
            look_around(game, legal, rng)
        game.push(rng.choice(list(game.legal_actions)))
        actions += 1
        assert actions < LONGEST_DEAL, game.state.now.name
    return game


def look_around(game: eu.Game, legal: list[str], rng: random.Random) -> None:
    """In the middle of a deal: copies, pickles and the worlds each seat can imagine are good for going on."""
    twin = pickle.loads(pickle.dumps(game.state))
    assert inside(twin) == inside(game.state)
    before = inside(game.state)
    game.copy().push(rng.choice(legal))
    assert inside(game.state) == before
    for seat in game.rules.seats:
        world = game.observation(seat).sample_state(rng)
        assert world.to_act == game.to_act
        while not world.is_over:
            world.apply(rng.choice(list(world.legal_actions)))
        assert list(world.points) == game.rules.side_names


@given(seed=st.integers(0, 10**9))
def test_any_settings_are_refused_with_a_place_or_played(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    rng = random.Random(seed)
    folder = tmp_path_factory.mktemp("any")
    kept: Settings = {"format": 1, "name": "Any", "extends": rng.choice(GAMES).name}
    if rng.random() < 0.4:
        kept["overlays"] = [overlay.name for overlay in rng.sample(OVERLAYS, rng.choice([1, 1, 2]))]
    rules, changes = None, 0
    for _ in range(rng.choice([3, 8, 16])):
        document = with_another(kept, rng)
        found = loaded(document, folder)
        if found is not None:
            kept, rules, changes = document, found, changes + 1
    event(f"{changes // 3 * 3} changes or more")
    if rules is None:
        return
    note(yaml.safe_dump(kept, sort_keys=False))
    game = play(rules, rng)
    for deal in game.deals:
        assert list(deal.state.points) == rules.side_names
    again = eu.Record.loads(game.record.dumps()).replay()
    place = len(game.deals) - 1  # after the last deal of a match that was stopped, the record's game deals on
    assert again.rules.digest == rules.digest
    assert again.games == game.games
    assert again.deals[place].scores_after() == game.deals[place].scores_after()
    assert again.record.lines[: len(game.record.lines)] == game.record.lines


def many_lines(number: int) -> str:
    asked = "first_tricks: {makers: 20}, alone: both, stuck: dealer"
    lines = [
        f"l{each}: {{tricks: {each % 20}..26, {asked}, points: max(tricks, best_other)}}" for each in range(number)
    ]
    return "\n".join(f"    {line}".replace("max(tricks, best_other)", '"max(tricks, best_other)"') for line in lines)


HUGE = f"""
format: 1
name: Huge
table: {{players: 8, sides: individuals}}
pack: {{ranks: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], copies: 4}}
deal: {{cards_each: 26}}
auction: {{ladder: [1..26], all_pass: dealer_is_stuck}}
alone: {{maker: may, defender: against_any_maker}}
scoring:
  defenders:
{many_lines(60)}
match: {{target: 100}}
"""


def test_more_outcomes_than_can_be_gone_through_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "huge.yaml"
    file.write_text(HUGE, encoding="utf-8")
    with pytest.raises(eu.VariantError) as refused:
        eu.load(str(file))
    assert [finding.code for finding in refused.value.diagnostics] == ["EU318"]
    assert refused.value.diagnostics[0].span is not None
    file.write_text(HUGE.replace("first_tricks: {makers: 20}, alone: both, ", ""), encoding="utf-8")
    assert eu.load(str(file)).tricks == 26


@pytest.mark.parametrize("name", ["kokomo", "horse", "three_hand_five_hundred"])
def test_what_one_has_not_seen_cannot_be_done_again(name: str) -> None:
    rng = random.Random(7)
    game, tried = eu.Game(eu.load(name), seed=7, max_deals=12), 0
    while not game.is_over:
        legal = list(game.legal_actions)
        for seat in game.rules.seats:
            for seen in game.observation(seat).history:
                if seen.action.is_hidden:
                    before, tried = inside(game.state), tried + 1
                    assert game.legal_actions.why_not(seen.action) is not None
                    with pytest.raises(eu.IllegalAction):
                        game.push(seen.action)
                    assert inside(game.state) == before
        game.push(rng.choice(legal))
    assert tried
