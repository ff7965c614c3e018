"""Ways of breaking a game, one for every invariant of the conformance suite."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import euchre_core as eu
from euchre_core.bots.simple import RandomBot
from euchre_core.build import is_compiled
from euchre_core.chapters.play.phase import Tricks
from euchre_core.game.deal import Deal
from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.rules import Ending, Rules, Scoring
from euchre_core.kernel.standing import Standing

Break = Callable[[eu.Rules, pytest.MonkeyPatch], None]
BREAKS: dict[str, Break] = {}
from_the_sources = pytest.mark.skipif(
    is_compiled(), reason="what is compiled cannot be broken from outside; the run of the sources breaks it"
)


def breaks(name: str) -> Callable[[Break], Break]:
    """Note which invariant a way of breaking a game is about."""

    def noted(way: Break) -> Break:
        BREAKS[name] = way
        return way

    return noted


class OtherScoring(Scoring):
    """A scoring that changes what the real one gives."""

    def __init__(self, real: Scoring, change: Callable[[list[int]], list[int]]) -> None:
        self.real, self.change = real, change

    def points(self, state: eu.State) -> list[int]:
        """The changed points."""
        return self.change(self.real.points(state))


class OtherEnding(Ending):
    """An ending that changes how the match stands."""

    def __init__(self, real: Ending, change: Callable[[Standing], Standing]) -> None:
        self.real, self.change, self.start = real, change, real.start

    def after(self, standing: Standing, state: eu.State) -> Standing:
        """The changed standing."""
        return self.change(self.real.after(standing, state))


def changed(was: Standing, scores: list[int], winners: list[int]) -> Standing:
    """A standing with other scores and winners."""
    return Standing(scores, was.games, was.deals, scores, was.next_deals, winners, was.ended)


@breaks("plays-on")
def scoring_that_fails(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    rules.scoring = Scoring()


@breaks("deals-end")
def deals_too_long(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("euchre_core.testing.conformance.match.ACTIONS_AT_MOST", 5)


@breaks("one-seat-is-asked")
def everybody_is_offered_what_one_is(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(eu.Game, "observation", lambda game, seat: game.deal.observation(int(game.deal.state.turn)))


@breaks("something-can-be-done")
def nothing_to_play(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tricks, "legal_cards", lambda phase, state: 0)


@breaks("texts-come-back")
def texts_mean_another_action(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(eu.State, "parse", lambda state, text: state.legal_actions[0])


@breaks("wrong-is-refused")
def wrong_is_passed_over(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = eu.Game.push

    def push(game: eu.Game, action: eu.Action | str) -> None:
        try:
            real(game, action)
        except ActionError:
            return

    patch.setattr(eu.Game, "push", push)


@breaks("cards-are-the-pack")
def cards_stay_in_the_hand(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(eu.State, "take", lambda state, pile, card: None)


@breaks("cards-are-dealt")
def one_card_too_many(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = Rules.shared_out

    def shared_out(rules: eu.Rules, order: list[int], dealer: int) -> list[list[int]]:
        first, second, *others = real(rules, order, dealer)
        return [[*first, second[0]], second[1:], *others]

    patch.setattr(Rules, "shared_out", shared_out)


@breaks("hands-are-played")
def too_few_tricks(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    rules.tricks = 4


@breaks("tricks-add-up")
def tricks_that_count_twice(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = Tricks.turn_trick

    def turn_trick(phase: Tricks, state: eu.State) -> None:
        state.taken[state.winning] += 1
        real(phase, state)

    patch.setattr(Tricks, "turn_trick", turn_trick)


def play_of(rules: eu.Rules) -> Any:
    """The play of the cards."""
    return next(step.main for step in rules.steps if step.name == "the play")


@breaks("suit-is-followed")
def nobody_follows(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    play_of(rules).suit_mask = [0] * len(rules.tables.suit_mask)


@breaks("the-best-card-wins")
def the_first_card_wins(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    play_of(rules).strengths = [1] * len(play_of(rules).strengths)


@breaks("the-winner-leads")
def somebody_else_leads(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = Tricks.turn_trick

    def turn_trick(phase: Tricks, state: eu.State) -> None:
        real(phase, state)
        if not state.is_over:
            state.leader = state.turn = state.after(state.turn)

    patch.setattr(Tricks, "turn_trick", turn_trick)


@breaks("points-stand-in-a-line")
def the_others_score(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    rules.scoring = OtherScoring(rules.scoring, lambda points: points[::-1])


@breaks("scores-add-up")
def a_point_is_lost(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    rules.ending = OtherEnding(rules.ending, lambda was: changed(was, [score - 1 for score in was.scores], was.winners))


@breaks("the-next-deal-follows")
def every_other_deals(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = eu.Game._begin

    def begin(game: eu.Game, dealer: int, standing: Standing, lasting: list[int] | None) -> None:
        real(game, (dealer + len(game.deals)) % len(game.rules.seats), standing, lasting)

    patch.setattr(eu.Game, "_begin", begin)


@breaks("no-seat-is-favoured")
def one_side_is_favoured(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    rules.scoring = OtherScoring(rules.scoring, lambda points: [2 * points[0], *points[1:]])


@breaks("the-right-side-wins")
def the_other_side_wins(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    rules.ending = OtherEnding(
        rules.ending, lambda was: changed(was, was.scores, [1 - winner for winner in was.winners])
    )


@breaks("nothing-leaks")
def hands_lie_open(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("euchre_core.kernel.observation.view", lambda state, seat: state.copy())


@breaks("deals-can-be-imagined")
def nothing_is_imagined(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(eu.Observation, "sample_state", lambda observation, rng: observation.view.copy())


@breaks("taking-back-restores")
def two_are_taken_back(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = Deal.pop

    def pop(deal: Deal) -> eu.Action:
        last = real(deal)
        return real(deal) if deal.actions else last

    patch.setattr(Deal, "pop", pop)


def another_deal(rules: eu.Rules) -> eu.State:
    """A deal that has nothing to do with the one that was pickled."""
    return rules.new_deal(seed=1)


@breaks("pickles-are-the-same")
def another_deal_is_pickled(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(eu.State, "__reduce__", lambda state: (another_deal, (state.rules,)))
    patch.setattr("euchre_core.testing.conformance.keeping.inside", lambda state: " ".join(state.hand("N")))


@breaks("records-replay")
def replays_forget_actions(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    real = eu.Game.of_deals

    def of_deals(cls: type[eu.Game], /, rules: eu.Rules, deals: list[Deal], **others: Any) -> eu.Game:
        game = real(rules, deals, **others)
        game.pop()
        return game

    patch.setattr("euchre_core.game.replay.Game.of_deals", classmethod(of_deals))


@breaks("seeds-repeat")
def shuffled_without_the_seed(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(eu.Game, "_rng", lambda game, deal: random.Random())


@breaks("bots-are-honest")
def a_bot_plays_for_the_next(rules: eu.Rules, patch: pytest.MonkeyPatch) -> None:
    def act(bot: RandomBot, observation: eu.Observation, rng: random.Random) -> eu.Action:
        turn = (observation.seat_number + 1) % len(observation.rules.seats)
        return observation.rules.steps[int(observation.view.step)].main.vocabulary(turn)[0]

    patch.setattr(RandomBot, "act", act)
