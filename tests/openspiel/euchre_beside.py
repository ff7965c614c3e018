"""Euchre dealt once, by our engine and by OpenSpiel's, with the same cards and the same choices.

OpenSpiel's euchre is one deal. `DEVIATIONS` says where it differs from `classic`, and what we do about it: nothing is
hidden in the comparison but what stands there.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import euchre_core as eu

DEVIATIONS = {
    "one deal": "OpenSpiel plays a single deal; what it returns is our points, the other side's taken away.",
    "the upcard stays": "The dealer may not discard the upcard: deal.upcard_discard: not_the_upcard.",
    "alone after the discard": "The maker says whether he plays alone after the dealer's discard: alone.declared: "
    "before_play.",
    "any maker": "With allow_lone_defender the defenders are asked even if the maker plays with his partner: "
    "alone.defender: against_any_maker.",
    "who is asked first": "Its defenders are asked from the dealer's left, ours from the maker's. So one of them (or "
    "nobody) is drawn who would play alone, and everybody answers by that.",
    "a lone defence": "Setting the maker alone is worth 4, with all tricks no more: scoring.defenders.lone_defence.",
    "no redeal": "Where the dealer is not stuck and all pass, its game ends with 0; ours throws the cards in.",
}
"""Where the two games differ, and how the comparison deals with it."""

SETTINGS: dict[str, object] = {
    "deal.upcard_discard": "not_the_upcard",
    "alone.declared": "before_play",
}
LONE_DEFENDER: dict[str, object] = {
    "alone.defender": "against_any_maker",
    "scoring.defenders.lone_defence.result": "set",
    "scoring.defenders.lone_defence.alone": "defender",
    "scoring.defenders.lone_defence.points": 4,
}
SUITS = {"Clubs": "clubs", "Diamonds": "diamonds", "Hearts": "hearts", "Spades": "spades"}


def our_rules(stick_the_dealer: bool, lone_defender: bool) -> eu.Rules:
    """Our game with OpenSpiel's rules."""
    stuck = {"auction.all_pass": "dealer_is_stuck" if stick_the_dealer else "redeal_next"}
    return eu.load("classic", settings={**SETTINGS, **stuck, **(LONE_DEFENDER if lone_defender else {})})


def their_game(pyspiel: Any, stick_the_dealer: bool, lone_defender: bool) -> Any:
    """OpenSpiel's game."""
    return pyspiel.load_game("euchre", {"stick_the_dealer": stick_the_dealer, "allow_lone_defender": lone_defender})


@dataclass
class Figures:
    """What a comparison went through."""

    deals: int = 0
    decisions: int = 0
    tricks: int = 0
    thrown_in: int = 0
    lone_makers: int = 0
    lone_defenders: int = 0
    euchres: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{value} {name.replace('_', ' ')}" for name, value in vars(self).items())


class Beside:
    """Plays deals side by side.

    Args:
        rules: ours; game: theirs; seed: makes the deals and choices repeatable.
    """

    def __init__(self, rules: eu.Rules, game: Any, seed: int) -> None:
        self.rules = rules
        self.game = game
        self.rng = random.Random(seed)
        self.figures = Figures()
        self.texts = {theirs: ours for ours, theirs in self.their_cards(rules)}

    @staticmethod
    def their_cards(rules: eu.Rules) -> list[tuple[str, str]]:
        """Each card as we write it and as they do: `10D` is `DT`."""
        return [(text, text[-1] + {"10": "T"}.get(text[:-1], text[:-1])) for text in rules.pack.kinds]

    def deal(self) -> None:
        """Play one deal; a difference is an AssertionError."""
        ours, theirs = self.dealt()
        self.lone = self.rng.choice(["nobody", "dealer's left", "dealer's right"])
        self.shyness = self.rng.choice([0.0, 0.0, 0.5, 0.95])
        while not ours.is_over:
            assert not theirs.is_terminal(), f"we go on with {ours}"
            self.decide(ours, theirs)
        assert theirs.is_terminal(), f"they go on: {theirs}"
        self.compare_end(ours, theirs)

    def dealt(self) -> tuple[eu.State, Any]:
        """The same cards on both tables."""
        cards = self.rules.shuffled(self.rng)
        dealer = self.rng.randrange(4)
        theirs = self.game.new_initial_state()
        theirs.apply_action(dealer)
        number = {theirs.action_to_string(-1, action): action for action in theirs.legal_actions()}
        named = dict(self.their_cards(self.rules))
        for kind in cards[:21]:
            theirs.apply_action(number[named[self.rules.pack.kinds[kind]]])
        # They give the first card to the dealer himself; who gets which card of a shuffled pack makes no difference.
        hands = [sorted(cards[(seat - dealer) % 4 : 20 : 4]) for seat in range(4)]
        piles = {"upcard": [cards[20]], "kitty": sorted(cards[21:])}
        laid = [piles.get(pile.name, []) if place > 3 else hands[place] for place, pile in enumerate(self.rules.piles)]
        ours = self.rules.lay(dealer, laid, [0, 0], None)
        ours.next_step()
        return ours, theirs

    def decide(self, ours: eu.State, theirs: Any) -> None:
        """One decision: the same choices on both tables, and one of them taken."""
        if self.asks_defender(ours):
            self.ask_defenders(ours, theirs)
            return
        mover = theirs.current_player()
        our_texts = [action.text for action in ours.legal_actions]
        their_texts = self.their_choices(theirs)
        assert mover == ours.turn, f"{ours.to_act} is in turn for us, {self.rules.seats[mover]} for them"
        choices = {self.translated(text, ours): text for text in their_texts}
        assert set(choices) == set(our_texts), f"{ours}: ours {our_texts}, theirs {sorted(their_texts)}"
        choice = "pass" if "pass" in our_texts and self.rng.random() < self.shyness else self.rng.choice(our_texts)
        ours.apply(choice)
        theirs.apply_action(their_texts[choices[choice]])
        self.figures.decisions += 1
        self.figures.lone_makers += choice == "alone"

    def their_choices(self, theirs: Any) -> dict[str, int]:
        """What may be done on their table."""
        mover = theirs.current_player()
        return {theirs.action_to_string(mover, action): action for action in theirs.legal_actions()}

    def ask_defenders(self, ours: eu.State, theirs: Any) -> None:
        """Both tables ask their defenders, each in its order, until one of them plays alone."""
        while self.asks_defender(ours):
            assert [action.text for action in ours.legal_actions] == ["alone", "pass"]
            ours.apply("alone" if self.wants(ours, int(ours.turn)) else "pass")
            self.figures.decisions += 1
        while set(choices := self.their_choices(theirs)) == {"Alone", "Partner"}:
            assert theirs.current_player() % 2 != ours.holder % 2
            theirs.apply_action(choices["Alone" if self.wants(ours, theirs.current_player()) else "Partner"])

    def translated(self, text: str, ours: eu.State) -> str:
        """One of their choices as ours."""
        if text in SUITS:
            return "order" if "order" in ours.legal_actions else f"name {SUITS[text]}"
        if text in ("Pass", "Alone", "Partner"):
            return {"Pass": "pass", "Alone": "alone", "Partner": "pass"}[text]
        verb = ours.legal_actions[0].verb
        return f"{verb} {self.texts[text]}"

    def asks_defender(self, ours: eu.State) -> bool:
        """Whether a defender is asked whether he plays alone."""
        return "alone" in ours.legal_actions and ours.turn % 2 != ours.holder % 2

    def wants(self, ours: eu.State, seat: int) -> bool:
        """Whether it was drawn that this defender plays alone."""
        first = (ours.dealer + 1) % 4
        nearest = first if first % 2 != ours.holder % 2 else (first + 1) % 4
        return seat == {"nobody": -1, "dealer's left": nearest, "dealer's right": (nearest + 2) % 4}[self.lone]

    def compare_end(self, ours: eu.State, theirs: Any) -> None:
        """The same returns; and our tricks add up."""
        self.figures.deals += 1
        if not ours.is_scored:
            assert theirs.returns() == [0.0] * 4
            self.figures.thrown_in += 1
            return
        points: Mapping[str, int] = ours.points
        difference = points["NS"] - points["EW"]
        assert theirs.returns() == [difference, -difference, difference, -difference], f"{points}\n{theirs}"
        assert sum(ours.taken) == 5
        self.figures.tricks += 5
        self.figures.euchres += sum(ours.taken[seat] for seat in range(4) if seat % 2 == ours.holder % 2) < 3
        self.figures.lone_defenders += bin(int(ours.idle) & (10 if ours.holder % 2 == 0 else 5)).count("1")
