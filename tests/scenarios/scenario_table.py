"""Plays a case: actions, and what must be so after them.

A step is a text of actions, each a seat and what it does (`A bid 3, B pass`), or a mapping of checks:

    turn                   whose turn it is.
    may, may_not, legal    what the seat in turn may do, may not do, may do exactly (texts of actions).
    refused, because, says an action against the rules; the setting that forbids it; words of the explanation.
    unknown                a text that is no action at this point.
    hand                   cards of a seat or another pile; a mapping.
    knows, is_sure         {seat: {pile: cards}}: the cards a seat can look at; the cards it must conclude are there.
    dealt, pack            how many cards each pile was dealt; how often the pack has a card (all: its size).
    sees, shown            how the last action looks to a seat; the cards of a pile it was shown by it.
    by_itself              what the rules themselves did for a seat with the last action.
    trump, maker, tricks, points, thrown_in    of the deal of the last action; tricks by seat or side.
    seats, sides, dealer, deals, scores, games, winner (`nobody` while the match goes on), ended (how it ended)
    finish: first          everybody takes his first legal action until the deal is over.
    deal                   {pile: cards}: the cards of the deal that has just begun.
    first_dealers          who deals first in many games made from different seeds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.event import AUTOMATIC, SHOWN
from euchre_core.kernel.standing import going_on

from .scenario_cases import Case

SEED = 1
MANY_GAMES = 40
MANY_SAMPLES = 8


class Disagreement(AssertionError):
    """The game does not do what a case says."""


def cards(text: str) -> list[str]:
    """The cards of a text, sorted."""
    return sorted(text.split())


def agree(what: str, wanted: Any, found: Any) -> None:
    """Compare what the case says with what the game does."""
    if wanted != found:
        raise Disagreement(f"{what} is {found}, not {wanted}")


class Table:
    """A game in which a case is played."""

    def __init__(self, case: Case, rules: eu.Rules) -> None:
        self.case = case
        self.rules = rules
        self.reason: eu.Reason | None = None
        self.said: list[str] = []

    def play(self) -> None:
        """Deal, and take every step."""
        place = "the deal"
        try:
            self.deal_first(self.case.deal)
            for number, step in enumerate(self.case.play, start=1):
                place = f"step {number} ({step})"
                self.take(step)
        except (Disagreement, eu.InvalidAction, eu.IllegalAction) as error:
            so_far = f"; so far: {', '.join(self.said)}" if self.said else ""
            raise Disagreement(f"{self.case.file}: {self.case.name}, {place}: {error}{so_far}") from error

    def deal_first(self, wanted: Mapping[str, Any]) -> None:
        """Deal the first cards of the match, as far as the case gives them."""
        rules = self.rules
        unknown = set(wanted) - {"dealer", "hands", "before", "games", "played"}
        agree("unknown in the deal", set(), unknown)
        dealer = rules.seat(wanted.get("dealer", rules.seats[-1]))
        before = [rules.ending.start] * len(rules.side_names)
        for side, score in wanted.get("before", {}).items():
            if side not in rules.side_names:
                raise Disagreement(f"there is no side {side}")
            before[rules.side_names.index(side)] = score
        games = [wanted.get("games", {}).get(side, 0) for side in rules.side_names]
        standing = going_on(before, games, wanted.get("played", 0))
        piles = rules.given(dealer, wanted.get("hands", {}), random.Random(SEED))
        self.game = eu.Game.of_deals(rules, [Deal(rules, dealer, piles, standing, None)], seed=SEED)
        self.deal = self.game.deals[0]

    def take(self, step: str | Mapping[str, Any]) -> None:
        """Take the actions of a step, or check what it says."""
        if isinstance(step, str):
            for action in step.split(","):
                seat, _, text = action.strip().partition(" ")
                self.act(seat, text)
            return
        for key, wanted in step.items():
            if key not in CHECKS:
                raise ValueError(f"{self.case.file}: {self.case.name}: there is no check “{key}”")
            CHECKS[key](self, wanted)

    def act(self, seat: str, text: str) -> None:
        """Take one action."""
        agree("the turn", seat, self.game.to_act)
        self.deal = self.game.deal
        self.game.push(text)
        self.said.append(f"{seat} {text}")

    # -- what may be done --------------------------------------------------------------------------------------------

    def turn(self, wanted: str) -> None:
        agree("the turn", wanted, self.game.to_act)

    def legal(self, wanted: list[str]) -> None:
        agree("what may be done", sorted(wanted), sorted(action.text for action in self.game.legal_actions))

    def may(self, wanted: list[str]) -> None:
        for text in wanted:
            agree(f"“{text}” among the legal actions", True, text in self.game.legal_actions)

    def may_not(self, wanted: list[str]) -> None:
        for text in wanted:
            agree(f"“{text}” among the legal actions", False, text in self.game.legal_actions)

    def refused(self, text: str) -> None:
        seat = self.game.to_act
        try:
            self.game.push(text)
        except eu.IllegalAction as error:
            self.reason = error.reason
            agree("the turn after a refusal", seat, self.game.to_act)
            return
        raise Disagreement(f"“{text}” was allowed")

    def because(self, key: str) -> None:
        agree("the setting behind the refusal", key, self.reason.key if self.reason else None)

    def says(self, words: str) -> None:
        agree(f"“{words}” in “{self.reason}”", True, words in str(self.reason))

    def unknown(self, text: str) -> None:
        try:
            self.game.push(text)
        except eu.InvalidAction:
            return
        except eu.IllegalAction as error:
            raise Disagreement(f"“{text}” is an action here: {error}") from error
        raise Disagreement(f"“{text}” was allowed")

    # -- cards -------------------------------------------------------------------------------------------------------

    def hand(self, wanted: Mapping[str, str]) -> None:
        for pile, texts in wanted.items():
            agree(f"what {pile} holds", cards(texts), sorted(self.game.state.hand(pile)))

    def knows(self, wanted: Mapping[str, Mapping[str, str]]) -> None:
        for seat, piles in wanted.items():
            view = self.game.observation(seat).view
            for pile, texts in piles.items():
                agree(f"what {seat} sees of {pile}", cards(texts), sorted(view.hand(pile)))

    def is_sure(self, wanted: Mapping[str, Mapping[str, str]]) -> None:
        for seat, piles in wanted.items():
            for seed in range(MANY_SAMPLES):
                sample = self.game.observation(seat).sample_state(random.Random(seed))
                for pile, texts in piles.items():
                    agree(f"what {seat} thinks {pile} holds", cards(texts), sorted(sample.hand(pile)))

    def dealt(self, wanted: Mapping[str, int]) -> None:
        found = {
            pile.name: len(texts)
            for pile, texts in zip(self.rules.piles, self.game.deal.cards, strict=True)
            if texts or pile.name in wanted
        }
        agree("the number of cards dealt", dict(wanted), found)

    def pack(self, wanted: Mapping[str, int]) -> None:
        texts = [self.rules.pack.kinds[card] for pile in self.game.deal.cards for card in pile]
        for card, number in wanted.items():
            agree(f"the number of {card}", number, len(texts) if card == "all" else texts.count(card))

    def sees(self, wanted: Mapping[str, str]) -> None:
        for seat, text in wanted.items():
            event = self.deal.seen[self.rules.seat(seat)][-1]
            agree(f"what {seat} sees", text, f"{event.seat} {event.action.text}")

    def shown(self, wanted: Mapping[str, Mapping[str, str]]) -> None:
        for seat, piles in wanted.items():
            facts = self.deal.seen[self.rules.seat(seat)][-1].facts
            for pile, texts in piles.items():
                place = self.rules.pile(pile)
                found = [self.rules.pack.kinds[f.card] for f in facts if f.kind == SHOWN and f.source == place]
                agree(f"what {seat} is shown of {pile}", cards(texts), sorted(found))

    def by_itself(self, wanted: str) -> None:
        found = [
            f"{fact.action.seat} {fact.action.text}"
            for fact in self.deal.events[-1].facts
            if fact.kind == AUTOMATIC and fact.action is not None
        ]
        agree("what happened by itself", [wanted], found)

    # -- how it comes out --------------------------------------------------------------------------------------------

    def trump(self, wanted: str | None) -> None:
        agree("trump", wanted, self.deal.summary().trump)

    def maker(self, wanted: str | None) -> None:
        agree("the maker", wanted, self.deal.summary().maker)

    def tricks(self, wanted: Mapping[str, int]) -> None:
        taken = dict.fromkeys(self.rules.side_names, 0)
        for seat, side in enumerate(self.rules.side_of):
            taken[self.rules.side_names[side]] += self.deal.state.taken[seat]
        taken |= dict(zip(self.rules.seats, self.deal.state.taken, strict=True))
        self.compare("tricks", wanted, taken)

    def points(self, wanted: Mapping[str, int]) -> None:
        self.compare("points", wanted, self.deal.state.points)

    def scores(self, wanted: Mapping[str, int]) -> None:
        self.compare("the score", wanted, self.game.scores)

    def compare(self, what: str, wanted: Mapping[str, int], found: Mapping[str, int]) -> None:
        """Compare numbers by seat or side."""
        for name, number in wanted.items():
            agree(f"{what} of {name}", number, found.get(name))

    def thrown_in(self, wanted: bool) -> None:
        agree("whether the cards were thrown in", wanted, self.deal.state.is_over and not self.deal.is_scored)

    def dealer(self, wanted: str) -> None:
        agree("the dealer", wanted, self.game.dealer)

    def deals(self, wanted: int) -> None:
        agree("the number of deals", wanted, len(self.game.deals))

    def games(self, wanted: Mapping[str, int]) -> None:
        self.compare("the games won", wanted, self.game.games)

    def ended(self, wanted: str) -> None:
        agree("how the match ended", wanted, self.game.outcome.termination)

    def winner(self, wanted: str) -> None:
        found = " and ".join(self.game.outcome.winners) if self.game.is_over else "nobody"
        agree("the winner", wanted, found)

    # -- the table ---------------------------------------------------------------------------------------------------

    def seats(self, wanted: list[str]) -> None:
        agree("the seats", wanted, self.rules.seats)

    def sides(self, wanted: list[str]) -> None:
        agree("the sides", wanted, self.rules.side_names)

    def first_dealers(self, wanted: list[str]) -> None:
        found = [eu.Game(self.rules, seed=seed).dealer for seed in range(MANY_GAMES)]
        agree("the first dealers", wanted, sorted(set(found)))
        again = [eu.Game(self.rules, seed=seed).dealer for seed in range(MANY_GAMES)]
        agree("the first dealers of the same seeds", found, again)

    def finish(self, how: str) -> None:
        agree("the way to finish", "first", how)
        self.deal = self.game.deal
        while not self.deal.state.is_over:
            self.game.push(self.game.legal_actions[0])

    def next_deal(self, wanted: Mapping[str, str]) -> None:
        begun = self.game.deal
        agree("the actions of a deal that has just begun", [], begun.actions)
        piles = self.rules.given(begun.dealer, wanted, random.Random(SEED))
        again = Deal(self.rules, begun.dealer, piles, begun.standing, begun.lasting)
        self.game = eu.Game.of_deals(self.rules, [*self.game.deals[:-1], again], seed=SEED)
        self.deal = again


NAMES = (
    "turn may may_not legal refused because says unknown hand knows is_sure dealt pack sees shown by_itself trump "
    "maker tricks points scores thrown_in dealer deals games ended winner seats sides first_dealers finish"
)
CHECKS: dict[str, Callable[[Table, Any], None]] = {name: getattr(Table, name) for name in NAMES.split()}
CHECKS["deal"] = Table.next_deal
