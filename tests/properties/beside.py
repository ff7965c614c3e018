"""A game of the library with the naive model beside it; after every action they are compared."""

from __future__ import annotations

import json
import random
from collections import Counter

import euchre_core as eu
from tests.naive import Match
from tests.naive.turn import Turn

from .second_world import dealt_texts


class Beside:
    """A game and its judge.

    Args:
        rules: what is played.
        seed, dealer, max_deals: as for `eu.Game`.

    The judge is told the cards and actions as they stand in the game's record, and nothing else.
    """

    def __init__(self, rules: eu.Rules, seed: int, dealer: str | None = None, max_deals: int = 1000) -> None:
        self.rules = rules
        self.game = eu.Game(rules, seed=seed, dealer=dealer, max_deals=max_deals)
        self.start_again()

    def start_again(self) -> None:
        """Let the judge follow the whole game from its beginning."""
        self.judge = Match(json.loads(self.rules.canonical))
        self.deals_told = 0
        self.actions_told = 0
        self.tell()

    def tell(self) -> None:
        """Tell the judge what has happened since; compare the points of every deal that is over."""
        deals = self.game.deals
        while True:
            if self.deals_told:
                deal = deals[self.deals_told - 1]
                for action in deal.actions[self.actions_told :]:
                    assert self.turn().seat == action.seat
                    self.judge.take(action.text)
                self.actions_told = len(deal.actions)
                if deal.state.is_over:
                    assert deal.state.points == self.judge.points, "the points differ"
                    self.compare_tricks(deal.state)
            if self.deals_told == len(deals):
                return
            deal = deals[self.deals_told]
            self.judge.begin(self.rules.seats[deal.dealer], dealt_texts(deal))
            self.deals_told += 1
            self.actions_told = 0

    def turn(self) -> Turn:
        """Whose turn it is, says the judge."""
        assert self.judge.deal is not None and self.judge.deal.turn is not None, "the judge says the deal is over"
        return self.judge.deal.turn

    def push(self, text: str) -> None:
        """Take an action, in the game and with the judge, and compare."""
        self.game.push(text)
        self.tell()
        self.compare()

    def pop(self) -> None:
        """Take the last action back and compare."""
        self.game.pop()
        self.start_again()
        self.compare()

    def compare(self) -> None:
        """Whatever both of them say must be the same."""
        game, judge = self.game, self.judge
        deal = judge.deal
        assert deal is not None
        assert game.scores == judge.scores, "the scores differ"
        if game.is_over:
            assert deal.turn is None and not game.legal_actions and game.to_act is None
            self.compare_ends()
            return
        turn = self.turn()
        assert not judge.is_over, "the judge says the match is over"
        assert game.to_act == turn.seat, "not the same turn"
        may = [action.text for action in game.legal_actions]
        assert sorted(may) == sorted(turn.may), "the legal actions differ"
        assert may, "nothing can be done, and the deal is not over"
        assert can_be_done(game.state) == {*turn.may, *turn.can}, "the library takes other actions"
        offered = [action.text for action in game.observation(game.to_act).legal_actions]
        assert offered == may, "the player in turn is offered something else"
        self.compare_cards()

    def compare_ends(self) -> None:
        """How the match came out."""
        game, judge = self.game, self.judge
        assert game.outcome.winners == judge.winners, "not the same winners"
        ways = {0: "lost", 1: "won"}
        came_out = ways.get(len(judge.winners), "shared") if judge.is_over else "stopped"
        assert game.outcome.termination == came_out, "not the same end"
        assert game.games == judge.games, "not the same number of games"

    def compare_cards(self) -> None:
        """Everybody holds the same cards, and no card is lost or doubled."""
        state, deal = self.game.state, self.judge.deal
        assert deal is not None
        sort = deal.table.cards.in_pack_order
        lies = {pile.name: state.hand(pile.name) for pile in self.rules.piles}
        for name, cards in deal.hands.items():
            held = sort(card for pile, there in lies.items() for card in there if pile_of(pile) == name)
            assert held == sort(cards), f"{name} does not hold the same cards"
        self.compare_tricks(state)
        lying = Counter(card for there in lies.values() for card in there)
        played = Counter(action.argument for action in self.game.deal.actions if action.verb == "play")
        assert lying + played == Counter(deal.table.cards.pack), "the cards are not the pack"

    def compare_tricks(self, state: eu.State) -> None:
        """Everybody has taken the same number of tricks."""
        assert self.judge.deal is not None
        tricks = [self.judge.deal.tricks[seat] for seat in self.rules.seats]
        assert list(state.taken) == tricks, "the tricks differ"

    def play_on(self, rng: random.Random, actions: int, renege: float = 0.0) -> None:
        """Take so many actions at random; some against the rules where that can be done, and a pass more often."""
        for _ in range(actions):
            if self.game.is_over:
                return
            turn = self.turn()
            if turn.can and rng.random() < renege:
                self.push(rng.choice(turn.can))
            else:
                self.push("pass" if "pass" in turn.may and rng.random() < 0.4 else rng.choice(turn.may))


def can_be_done(state: eu.State) -> set[str]:
    """Everything that the library would take now, also against the rules."""
    words = [action for phase in state.rules.steps[state.step].phases for action in phase.vocabulary(state.turn)]
    return {action.text for action in words if state.permits(action)}


def pile_of(name: str) -> str:
    """The pile of the judge in which a pile of the library lies: a kitty may lie there card by card."""
    return "kitty" if name.startswith("kitty") else name
