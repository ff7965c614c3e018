"""What is said at the table: one sentence an event, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_core.kernel.action import Action
from euchre_core.kernel.event import AUTOMATIC, MOVED, SHOWN, UNSEEN, Event, Fact
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .faces import Faces
from .names import Names, capital

AUCTION: Final = "auction"
SILENT: Final = ("claims", "play.renege")
"""Where a pass says nothing: everybody is asked whether he has something to say."""
TRUMP: Final = "{trump}"


class Sentences:
    """Turns what happened in one deal into sentences; plays of cards are told by the trick instead.

    Args:
        rules: what is played.
        faces, names: how cards and players are called.
        says: the words that go with a bid, by the bid.
    """

    def __init__(self, rules: Rules, faces: Faces, names: Names, says: Mapping[str, str]) -> None:
        self.rules = rules
        self.faces = faces
        self.names = names
        self.says = says
        self.bid = ""
        self.charged = [0] * len(rules.seats)
        self.tellers = {
            "pass": self.passes,
            "bid": self.bids,
            "swap": self.swaps,
            "claim": self.claims,
            "name": self.names_trump,
            "discard": self.moves,
            "give": self.moves,
            "challenge": self.challenges,
        }

    def of_event(self, event: Event, view: State) -> list[str]:
        """The sentences for an event, with the state it led to."""
        action = event.action
        if action.phase.key == AUCTION and action.verb not in self.tellers:
            told = self.bids(event, view)
        else:
            told = self.tellers.get(action.verb, self.anything)(event, view)
        return [*told, *self.close_of_auction(action, view), *self.automatic(event)]

    # -- the verbs ---------------------------------------------------------------------------------------------------

    def anything(self, event: Event, view: State) -> list[str]:
        """What has no sentence of its own."""
        return [f"{capital(self.names.seat(event.action.mover))}: {event.action.text}."]

    def passes(self, event: Event, view: State) -> list[str]:
        """A pass; the auction has one, and windows for claims are passed in silence."""
        if event.action.phase.key in SILENT:
            return []
        return [f"{self.names.does(event.action.mover, 'pass')}."]

    def bids(self, event: Event, view: State) -> list[str]:
        """A bid, with the words that go with it; those that name the trump suit are said when it is named."""
        self.bid = event.action.argument or event.action.verb
        words = self.says.get(self.bid, "")
        said = f": “{words}”" if words and TRUMP not in words else ""
        return [f"{self.names.does(event.action.mover, f'bid {self.bid}')}{said}."]

    def swaps(self, event: Event, view: State) -> list[str]:
        """A whole hand for the ghost hand; whoever may see the new one is told."""
        mover = event.action.mover
        told = f"{self.names.does(mover, 'swap hands')} with the ghost"
        cards = self.shown(event, mover)
        return [f"{told} and {'have' if mover == self.names.you else 'has'} {cards} now." if cards else f"{told}."]

    def claims(self, event: Event, view: State) -> list[str]:
        """A claim, with the hand if it is shown."""
        mover = event.action.mover
        cards = self.shown(event, mover)
        shown = f" and {'show' if mover == self.names.you else 'shows'} {cards}" if cards else ""
        return [f"{self.names.does(mover, 'claim')} {event.action.argument.replace('_', ' ')}{shown}."]

    def names_trump(self, event: Event, view: State) -> list[str]:
        """The trump suit, and the words of a bid that names it."""
        trump = event.action.argument
        words = self.says.get(self.bid, "")
        said = f": “{words.replace(TRUMP, trump.removesuffix('s'))}”" if TRUMP in words else ""
        return [f"{self.names.does(event.action.mover, f'name {trump}')}{said}."]

    def moves(self, event: Event, view: State) -> list[str]:
        """Cards that change hands, or are laid away."""
        return [self.move(fact) for fact in event.facts if fact.kind == MOVED]

    def move(self, fact: Fact) -> str:
        """One card that goes from a hand to another, or to a pile."""
        card = "a card" if fact.card == UNSEEN else self.faces.card(self.rules.pack.kinds[fact.card])
        seats = len(self.rules.seats)
        if fact.source >= seats:
            return f"{self.names.does(fact.target, 'get')} {card}."
        if fact.target < seats:
            return f"{self.names.does(fact.source, 'give')} {self.names.seat(fact.target)} {card}."
        if self.rules.piles[fact.target].name == "discards":
            return f"{self.names.does(fact.source, 'discard')} {card}."
        return f"{self.names.does(fact.source, 'lay')} {card} aside."

    def challenges(self, event: Event, view: State) -> list[str]:
        """A challenge, and whether there was a renege."""
        accused = event.action.code
        told = f"{self.names.does(event.action.mover, 'challenge')} {self.names.seat(accused)}"
        right = self.was_charged(accused, view)
        return [f"{told}, and it is so: {self.names.does(accused, 'have')} reneged." if right else f"{told} wrongly."]

    # -- what comes with an event ------------------------------------------------------------------------------------

    def was_charged(self, seat: int, view: State) -> bool:
        """Whether a seat has just been charged with a renege, as everybody sees."""
        place = self.rules.slot_index.get("charged")
        if place is None:
            return False
        before, self.charged[seat] = self.charged[seat], view.slots[place + seat]
        return self.charged[seat] > before

    def automatic(self, event: Event) -> list[str]:
        """What the rules themselves did for a seat."""
        told = []
        for fact in event.facts:
            if fact.kind == AUTOMATIC and fact.action is not None:
                if fact.action.verb == "name":
                    told.append(f"{capital(fact.action.argument)} are trump.")
                else:
                    what = fact.action.argument.replace("_", " ") or fact.action.verb
                    cards = self.shown(event, fact.action.mover)
                    held = f": {cards}" if cards else ""
                    told.append(f"{self.names.does(fact.action.mover, 'have')} {what}{held}.")
        return told

    def close_of_auction(self, action: Action, view: State) -> list[str]:
        """Who has won the bidding, once it is over, and who sits out."""
        if not self.bid or self.rules.steps[action.phase.step].main.key != AUCTION or view.step == action.phase.step:
            return []
        idle = [seat for seat in range(len(self.rules.seats)) if view.idle >> seat & 1]
        return [
            f"{self.names.does(view.holder, f'win the bidding with {self.bid}')}.",
            *(f"{self.names.does(seat, 'sit')} out." for seat in idle),
        ]

    def shown(self, event: Event, seat: int) -> str:
        """The cards of a hand that were shown with an event, as far as the reader saw them."""
        kinds = [fact.card for fact in event.facts if fact.kind == SHOWN and fact.source == seat]
        hand = self.faces.sorted_hand([self.rules.pack.kinds[card] for card in kinds], -1)
        return " ".join(self.faces.cards(suit) for suit in hand)
