"""Other trick games beside OpenSpiel's: our engine plays the cards, OpenSpiel everything.

What the language has no words for is left to OpenSpiel: bids, passing cards, and the rules that forbid a card that
follows suit or is led. `WITHHELD` says which these are, game by game; apart from them the legal cards are the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import euchre_core as eu

GAMES = Path(__file__).parent / "games"


@dataclass
class Played:
    """What has been played in a deal, as far as a rule asks for it."""

    cards: list[str] = field(default_factory=list)
    is_lead: bool = True

    def has(self, *suits: str) -> bool:
        """Whether a card of these suits has been played."""
        return any(card[-1] in suits for card in self.cards)


def all_of(cards: list[str], fits: Callable[[str], bool]) -> list[str]:
    """The cards that fit, or all if none does."""
    return [card for card in cards if fits(card)] or cards


def nothing(cards: list[str], played: Played) -> list[str]:
    """No rule is missing."""
    return cards


def spades_led_last(cards: list[str], played: Played) -> list[str]:
    """Spades may not be led while anything else is held.

    At the table that ends when a spade has been played; in OpenSpiel 1.6 it does not: no card ever breaks spades.
    """
    return all_of(cards, lambda card: card[-1] != "S") if played.is_lead else cards


def first_trick_and_unbroken_hearts(cards: list[str], played: Played) -> list[str]:
    """The two of clubs is led; no hearts and no queen of spades fall on it; hearts are led once one has been played."""
    if not played.cards:
        return ["2C"]
    if len(played.cards) < 4:
        return all_of(cards, lambda card: card[-1] == "C" or (card[-1] != "H" and card != "QS"))
    if played.is_lead and not played.has("H") and "QS" not in played.cards:
        return all_of(cards, lambda card: card[-1] != "H")
    return cards


WITHHELD: dict[str, Callable[[list[str], Played], list[str]]] = {
    "oh_hell": nothing,
    "spades": spades_led_last,
    "hearts": first_trick_and_unbroken_hearts,
}


@dataclass
class Figures:
    """What a comparison went through: deals, cards, tricks, and decisions in which a withheld rule mattered."""

    deals: int = 0
    cards: int = 0
    tricks: int = 0
    withheld: int = 0


class CardsBeside:
    """Plays deals of one game side by side.

    Args:
        name: of the game; rules: ours; game: theirs; seed: makes deals and choices repeatable.
    """

    def __init__(self, name: str, rules: eu.Rules, game: Any, seed: int) -> None:
        self.name = name
        self.rules = rules
        self.game = game
        self.rng = random.Random(seed)
        self.figures = Figures()

    def deal(self) -> tuple[eu.State, Any, list[int]]:
        """Play one deal; a difference is an AssertionError. Returns both ends, and the bids on their table."""
        theirs, piles, leader = self.dealt()
        seats = len(self.rules.seats)
        ours = self.rules.lay((leader - 1) % seats, piles, [0] * len(self.rules.side_names), None)
        ours.next_step()
        while ours.now.main.key != "play":
            ours.apply("bid 1" if "bid 1" in ours.legal_actions else "pass")
        bids = [0] * seats
        played = Played()
        while not theirs.is_terminal():
            if self.is_bid(theirs):
                choice = self.rng.choice(theirs.legal_actions())
                bids[theirs.current_player()] = self.bid_of(theirs, choice)
                theirs.apply_action(choice)
            else:
                self.play_one(ours, theirs, played)
        assert ours.is_over
        self.figures.deals += 1
        self.figures.tricks += sum(ours.taken)
        return ours, theirs, bids

    def play_one(self, ours: eu.State, theirs: Any, played: Played) -> None:
        """One card: the same seat in turn, the same cards to choose from."""
        mover = theirs.current_player()
        assert mover == ours.turn, f"{ours.to_act} is in turn for us, {mover} for them\n{theirs}"
        held = [action.argument for action in ours.legal_actions]
        allowed = WITHHELD[self.name](held, played)
        numbers = {self.card_of(theirs, action): action for action in theirs.legal_actions()}
        assert set(numbers) == set(allowed), f"ours {allowed}, theirs {sorted(numbers)}\n{theirs}"
        self.figures.withheld += set(allowed) != set(held)
        self.figures.cards += 1
        card = self.rng.choice(sorted(numbers))
        ours.apply(f"play {card}")
        theirs.apply_action(numbers[card])
        played.cards.append(card)
        played.is_lead = ours.count == 0

    def dealt(self) -> tuple[Any, list[list[int]], int]:
        """The same cards on both tables, and who leads."""
        theirs = self.game.new_initial_state()
        seats = len(self.rules.seats)
        leader = 0
        hands: list[list[int]] = [[] for _ in range(seats)]
        turned: list[int] = []
        if self.name == "oh_hell":
            each = self.rules.tricks
            theirs.apply_action(int(each))
            dealer = self.rng.randrange(seats)
            theirs.apply_action(dealer)
            leader = (dealer + 1) % seats
        elif self.name == "hearts":
            theirs.apply_action(theirs.legal_actions()[0])
        while theirs.is_chance_node():
            action = self.rng.choice(theirs.legal_actions())
            kind = self.rules.card(self.card_of(theirs, action))
            theirs.apply_action(action)
            given = sum(map(len, hands))
            if given < seats * self.rules.tricks:
                hands[given % seats].append(kind)
            else:
                turned.append(kind)
        if self.name == "hearts":
            leader = next(seat for seat, hand in enumerate(hands) if self.rules.card("2C") in hand)
        known = {*turned, *(kind for hand in hands for kind in hand)}
        rest = [kind for kind in self.rules.pack.cards() if kind not in known]
        piles = [sorted(hand) for hand in hands]
        for pile in self.rules.piles[seats:]:
            piles.append(turned if pile.name == "upcard" else rest if pile.name == "kitty" else [])
        return theirs, piles, leader

    def is_bid(self, theirs: Any) -> bool:
        """Whether their table is bidding."""
        return self.name != "hearts" and bool(min(theirs.legal_actions()) >= len(self.rules.pack.kinds))

    def bid_of(self, theirs: Any, action: int) -> int:
        """A bid as a number."""
        return int(action) - len(self.rules.pack.kinds)

    def card_of(self, theirs: Any, action: int) -> str:
        """One of their cards as ours: `DT` and `TD` are `10D`."""
        text = str(theirs.action_to_string(theirs.current_player(), action))
        rank, suit = (text[0], text[1]) if text[1] in "SHDC" and self.name == "hearts" else (text[1], text[0])
        return ("10" if rank == "T" else rank) + suit
