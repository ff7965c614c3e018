"""A state machine drives a game beside the naive model: playing on, breaking rules, going back, copying, replaying."""

from __future__ import annotations

import pickle
import random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import euchre_core as eu
from euchre_core.testing.conformance.sight import inside
from euchre_core.testing.conformance.snapshot import snapshot

from .beside import Beside
from .shipped import Choice, playable, rules

SEEDS = st.integers(0, 10**6)


class GameBesideJudge(RuleBasedStateMachine):
    """`Beside` compares game and judge after every single action; the rules below choose the actions."""

    beside: Beside

    @initialize(choice=st.sampled_from(playable()), seed=SEEDS)
    def begin(self, choice: Choice, seed: int) -> None:
        self.beside = Beside(rules(choice), seed, max_deals=40)
        self.snapshots: list[dict[str, Any]] = []

    @property
    def game(self) -> eu.Game:
        return self.beside.game

    def push(self, text: str) -> None:
        self.snapshots.append(snapshot(self.game))
        self.beside.push(text)

    def going_on(self) -> bool:
        return not self.game.is_over

    @precondition(going_on)
    @rule(place=st.integers(0, 60))
    def act(self, place: int) -> None:
        may = self.beside.turn().may
        self.push(may[place % len(may)])

    @precondition(going_on)
    @rule(actions=st.integers(1, 25), seed=SEEDS)
    def play_on(self, actions: int, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(actions):
            if self.going_on():
                self.push(rng.choice(self.beside.turn().may))

    @precondition(lambda self: self.going_on() and self.beside.turn().can)
    @rule(place=st.integers(0, 60))
    def renege(self, place: int) -> None:
        can = self.beside.turn().can
        self.push(can[place % len(can)])

    @precondition(going_on)
    @rule(seed=SEEDS)
    def what_is_not_allowed_changes_nothing(self, seed: int) -> None:
        turn = self.beside.turn()
        step = self.game.state.rules.steps[self.game.state.step]
        words = [action.text for phase in step.phases for action in phase.vocabulary(self.game.state.turn)]
        wrong = [text for text in words if text not in [*turn.may, *turn.can]]
        if wrong:
            text = random.Random(seed).choice(wrong)
            before = snapshot(self.game)
            try:
                self.game.push(text)
            except eu.IllegalAction as refused:
                assert refused.reason is not None and refused.reason.text and refused.reason.key
            else:
                raise AssertionError(f"{turn.seat} was let {text}")
            assert self.game.legal_actions.why_not(text) is not None
            assert snapshot(self.game) == before

    @precondition(lambda self: self.snapshots)
    @rule(actions=st.integers(1, 12))
    def take_back(self, actions: int) -> None:
        for _ in range(min(actions, len(self.snapshots))):
            self.game.pop()
            assert snapshot(self.game) == self.snapshots.pop()
        self.beside.start_again()

    @rule(actions=st.integers(1, 12), seed=SEEDS)
    def play_a_copy(self, actions: int, seed: int) -> None:
        before = snapshot(self.game)
        copy = self.game.copy()
        assert snapshot(copy) == before
        rng = random.Random(seed)
        for _ in range(actions):
            if not copy.is_over:
                copy.push(rng.choice(copy.legal_actions))
        assert snapshot(self.game) == before

    @rule()
    def replay(self) -> None:
        replayed = eu.Record.loads(self.game.record.dumps()).replay()
        assert replayed.rules.digest == self.game.rules.digest
        assert replayed.scores == self.game.scores
        assert replayed.record.lines[: len(self.game.record.lines)] == self.game.record.lines

    @rule(seed=SEEDS)
    def pickle_the_state(self, seed: int) -> None:
        state = self.game.state
        twin: eu.State = pickle.loads(pickle.dumps(state))
        assert inside(twin) == inside(state)
        other, rng = state.copy(), random.Random(seed)
        while not other.is_over:
            action = rng.choice(other.legal_actions).text
            other.apply(action)
            twin.apply(action)
        assert twin.points == other.points

    @invariant()
    def observations_offer_the_real_actions(self) -> None:
        if hasattr(self, "beside"):
            for seat in self.game.rules.seats:
                offered = [action.text for action in self.game.observation(seat).legal_actions]
                real = [action.text for action in self.game.legal_actions] if seat == self.game.to_act else []
                assert offered == real

    @invariant()
    def agree(self) -> None:
        if hasattr(self, "beside"):
            self.beside.compare()


TestGameBesideJudge = GameBesideJudge.TestCase
