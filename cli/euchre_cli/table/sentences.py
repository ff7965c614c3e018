"""What is said at the table: one sentence an event, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_core.chapters.memory import CALLED_CARD
from euchre_core.chapters.questions import UPCARD
from euchre_core.chapters.sentence import capital
from euchre_core.kernel.action import Action
from euchre_core.kernel.event import AUTOMATIC, MOVED, SHOWN, UNSEEN, Event, Fact
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .faces import Faces
from .names import Names

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
        self.words = ""
        self.idle = 0
        self.charged = [0] * len(rules.seats)
        self.knows_partner = False
        self.tellers = {
            "pass": self.passes,
            "bid": self.bids,
            "swap": self.swaps,
            "claim": self.claims,
            "order": self.orders,
            "name": self.names_trump,
            "turn": self.turns,
            "call": self.calls,
            "choose": self.chooses,
            "discard": self.moves,
            "give": self.moves,
            "done": self.gives_no_more,
            "alone": self.goes_alone,
            "drop": self.drops_out,
            "stay": self.stays_in,
            "lead": self.names_suit,
            "challenge": self.challenges,
            "claim_rest": self.claims_the_rest,
            "accept": self.accepts,
            "play_on": self.plays_on,
        }

    def of_event(self, event: Event, view: State) -> list[str]:
        """The sentences for an event, with the state it led to."""
        action = event.action
        if action.phase.key == AUCTION and (action.verb not in self.tellers or action.verb == "alone"):
            told = self.bids(event, view)
        else:
            told = self.tellers.get(action.verb, self.anything)(event, view)
        return [*told, *self.close_of_auction(action, view), *self.sitting_out(event, view), *self.automatic(event)]

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
        verb, argument = event.action.verb, event.action.argument
        self.bid = f"{in_words(verb.removeprefix('bid'))} {in_words(argument)}".strip()
        self.words = self.says.get(argument.partition(" ")[0] if verb == "bid" else verb, "")
        words = self.words
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
        trump, _, alone = event.action.argument.partition(" ")
        words = self.words
        said = f": “{words.replace(TRUMP, trump.removesuffix('s'))}”" if TRUMP in words else ""
        and_alone = " and plays alone" if alone and event.action.mover != self.names.you else ""
        if alone and not and_alone:
            and_alone = " and play alone"
        told = f"{self.names.does(event.action.mover, f'name {in_words(trump)}')}{and_alone}{said}."
        return [told, *self.turned_up(event), *self.upcard_taken(event)]

    def turned_up(self, event: Event) -> list[str]:
        """The upcard, where it is turned up only once trump is named."""
        cards = [fact.card for fact in event.facts if fact.kind == SHOWN and self.is_upcard(fact)]
        return [f"{self.faces.card(self.rules.pack.kinds[card])} is turned up." for card in cards]

    def upcard_taken(self, event: Event) -> list[str]:
        """Who takes it then."""
        return [self.move(fact) for fact in event.facts if fact.kind == MOVED and self.is_upcard(fact)]

    def is_upcard(self, fact: Fact) -> bool:
        """Whether a fact is about the upcard."""
        return self.rules.piles[fact.source].name == UPCARD

    def orders(self, event: Event, view: State) -> list[str]:
        """The upcard makes trump; the dealer himself takes it up."""
        mover = event.action.mover
        verb = "take the upcard up" if mover == view.dealer else "order the upcard up"
        alone = f" and {'play' if mover == self.names.you else 'plays'} alone" if event.action.argument else ""
        return [f"{self.names.does(mover, verb)}{alone}.", *self.moves(event, view)]

    def turns(self, event: Event, view: State) -> list[str]:
        """The suit that a turned-up joker counts for."""
        return [f"{self.names.does(event.action.mover, f'say the upcard is of {event.action.argument}')}."]

    def calls(self, event: Event, view: State) -> list[str]:
        """The card whose holder is the maker's partner."""
        card = self.faces.card(event.action.argument)
        return [f"{self.names.does(event.action.mover, f'call {card}')}."]

    def chooses(self, event: Event, view: State) -> list[str]:
        """The partner that the maker chooses."""
        partner = self.names.seat(self.rules.seats.index(event.action.argument))
        return [f"{self.names.does(event.action.mover, f'choose {partner}')}."]

    def gives_no_more(self, event: Event, view: State) -> list[str]:
        """The end of a number of cards that the giver decides."""
        return [f"{self.names.does(event.action.mover, 'give')} no more."]

    def goes_alone(self, event: Event, view: State) -> list[str]:
        """A lone hand that was not declared with the call."""
        return [f"{self.names.does(event.action.mover, 'play')} alone."]

    def drops_out(self, event: Event, view: State) -> list[str]:
        """A player who lays his cards down before play."""
        return [f"{self.names.does(event.action.mover, 'drop')} out."]

    def stays_in(self, event: Event, view: State) -> list[str]:
        """A player who does not."""
        return [f"{self.names.does(event.action.mover, 'stay')} in."]

    def names_suit(self, event: Event, view: State) -> list[str]:
        """The suit to follow, where a joker was led without trump."""
        return [f"{self.names.does(event.action.mover, f'call for {event.action.argument}')}."]

    def claims_the_rest(self, event: Event, view: State) -> list[str]:
        """A claim of all tricks that are left."""
        return [f"{self.names.does(event.action.mover, 'claim')} the rest."]

    def accepts(self, event: Event, view: State) -> list[str]:
        """An opponent who agrees to it."""
        return [f"{self.names.does(event.action.mover, 'agree')}."]

    def plays_on(self, event: Event, view: State) -> list[str]:
        """An opponent who wants to see it."""
        return [f"{self.names.does(event.action.mover, 'want')} to play on."]

    def moves(self, event: Event, view: State) -> list[str]:
        """Cards that change hands, or are laid away."""
        return [self.move(fact) for fact in event.facts if fact.kind == MOVED]

    def move(self, fact: Fact) -> str:
        """One card that goes from a hand to another, or to a pile."""
        card = "a card" if fact.card == UNSEEN else self.faces.card(self.rules.pack.kinds[fact.card])
        seats = len(self.rules.seats)
        if fact.source >= seats:
            verb = "take" if self.rules.piles[fact.source].name in ("upcard", "kitty") else "get"
            return f"{self.names.does(fact.target, verb)} {card}."
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

    def partner_shown(self, event: Event, view: State) -> list[str]:
        """Who the maker's partner is, once everybody has seen it: he has played the called card."""
        seat, place = event.action.mover, self.rules.slot_index.get(CALLED_CARD)
        if place is None or self.knows_partner or view.slots[place] != event.action.code + 1:
            return []
        if seat == view.holder or not view.allies >> seat & 1:
            return []
        self.knows_partner = True
        whose = "your" if view.holder == self.names.you else f"{self.names.full(view.holder)}'s"
        return [f"{self.names.does(seat, 'are')} {whose} partner, as all can see now."]

    def automatic(self, event: Event) -> list[str]:
        """What the rules themselves did for a seat."""
        told = []
        for fact in event.facts:
            if fact.kind == AUTOMATIC and fact.action is not None:
                if fact.action.verb == "name":
                    trump = fact.action.argument.partition(" ")[0]
                    told.append(f"{capital(in_words(trump))} {'is played' if '_' in trump else 'are trump'}.")
                else:
                    what = fact.action.argument.replace("_", " ") or fact.action.verb
                    cards = self.shown(event, fact.action.mover)
                    held = f": {cards}" if cards else ""
                    told.append(f"{self.names.does(fact.action.mover, 'have')} {what}{held}.")
        return told

    def close_of_auction(self, action: Action, view: State) -> list[str]:
        """Who has won the bidding, once it is over."""
        if not self.bid or self.rules.steps[action.phase.step].main.key != AUCTION or view.step == action.phase.step:
            return []
        if view.holder < 0 or view.level < 0:
            return []
        return [f"{self.names.does(view.holder, f'win the bidding with {self.bid}')}."]

    def sitting_out(self, event: Event, view: State) -> list[str]:
        """Whose cards have just been laid down for the deal; who dropped out has said so himself."""
        fresh = int(view.idle) & ~self.idle
        self.idle = int(view.idle)
        if event.action.verb == "drop":
            return []
        return [f"{self.names.does(seat, 'sit')} out." for seat in range(len(self.rules.seats)) if fresh >> seat & 1]

    def maker_by_the_upcard(self, view: State) -> list[str]:
        """Who the upcard alone has made maker."""
        return [f"{self.names.does(view.holder, 'become')} the maker."] if view.holder >= 0 else ["Nobody is maker."]

    def shown(self, event: Event, seat: int) -> str:
        """The cards of a hand that were shown with an event, as far as the reader saw them."""
        kinds = [fact.card for fact in event.facts if fact.kind == SHOWN and fact.source == seat]
        hand = self.faces.sorted_hand([self.rules.pack.kinds[card] for card in kinds], -1)
        return " ".join(self.faces.cards(suit) for suit in hand)


def in_words(trump: str) -> str:
    """What is trump, in words: `no_trump_low` is "no trump, low"."""
    return trump.replace("_low", ", low").replace("_", " ")
