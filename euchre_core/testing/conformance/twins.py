"""Two deals that differ only in cards one seat cannot know, played in the same way as far as that seat can see."""

from __future__ import annotations

import random

from euchre_core.game.deal import Deal
from euchre_core.game.game import Game
from euchre_core.kernel.event import MOVED, SHOWN
from euchre_core.kernel.rules import Rules

from .sight import differences

TELLING = ("claim", "challenge", "accept")
"""Actions that show what was hidden: a hand is laid open, a renege is found, a deal is over."""


class Leak(AssertionError):
    """The choices of a seat depend on cards it cannot know."""


class Twins:
    """Two deals.

    Args:
        deal: one of them; it is played anew from its beginning.
        rng: chooses the seat, the cards that change places, and what everybody does.
    """

    def __init__(self, deal: Deal, rng: random.Random) -> None:
        self.rng = rng
        rules = deal.rules
        self.one = Deal(rules, deal.dealer, deal.cards, deal.standing, deal.lasting)
        self.seat = rng.randrange(len(rules.seats))
        cards = transposed(self.one, self.seat, rng, times=2)
        self.other = Deal(rules, self.one.dealer, cards, self.one.standing, self.one.lasting)

    @property
    def differences(self) -> list[str]:
        """In what the two worlds differ for the seat; nothing, if nothing leaks."""
        return differences(self.one.observation(self.seat), self.other.observation(self.seat))

    @property
    def have_parted(self) -> bool:
        """Whether a hand that is claimed without anybody's deciding has just told the worlds apart.

        It throws the cards in, scores or is exchanged in one of them only, or shows other cards in each.
        """
        facts = [fact for deal in (self.one, self.other) for fact in deal.seen[self.seat][-1].facts]
        claimed = any(fact.action is not None and fact.action.verb == "claim" for fact in facts)
        return claimed and bool(self.differences)

    @property
    def seat_name(self) -> str:
        """Whose sight is tried."""
        return self.one.rules.seats[self.seat]

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat whose sight is tried is in turn."""
        return self.one.state.turn == self.seat

    def go_on(self) -> bool:
        """Do something that looks the same in both worlds; False when they are over or part."""
        if self.one.state.is_over:
            return False
        pairs = self.looking_the_same()
        if not pairs:
            return False  # nobody could go on without showing which of the worlds it is
        mine, theirs = self.rng.choice(pairs)
        own_swap = mine == "swap" and self.is_my_turn
        self.one.push(mine)
        self.other.push(theirs)
        return not (self.differences and (own_swap or mine.startswith(TELLING) or self.something_new))

    @property
    def something_new(self) -> bool:
        """Whether the rules have just shown the seat what it could not know.

        That is: cards laid open, cards it has taken up, or who holds the joker.
        """
        return self.asks_the_holder or any(map(self.shows_cards, (self.one, self.other)))

    @property
    def asks_the_holder(self) -> bool:
        """Whether everybody has passed, and who holds the joker has to speak."""
        passed = self.one.actions[-1].text == "pass"
        return passed and '"joker_holder_is_stuck"' in self.one.rules.canonical

    def shows_cards(self, deal: Deal) -> bool:
        """Whether the seat got cards with the last action, or some were laid open."""
        facts = deal.seen[self.seat][-1].facts
        mine = [place for place, pile in enumerate(deal.rules.piles) if pile.viewers >> self.seat & 1]
        got = any(fact.kind == MOVED and int(fact.target) in mine for fact in facts)
        before = deal.copy()
        before.pop()
        return got or any(fact.kind == SHOWN for fact in facts) or before.state.open_piles != deal.state.open_piles

    def looking_the_same(self) -> list[tuple[str, str]]:
        """What the player in turn may do in both worlds without the seat seeing a difference."""
        mine = [action.text for action in self.one.state.legal_actions]
        theirs = [action.text for action in self.other.state.legal_actions]
        both = [(text, text) for text in mine if text in theirs]
        if self.is_my_turn:
            if mine != theirs:
                raise Leak(
                    f"{self.seat_name} may do {', '.join(mine)}, or {', '.join(theirs)}, by cards it cannot know"
                )
            return both
        hidden = [text for text in theirs if self.looks(self.other, text).endswith("?")]
        if self.takes_part_in_the_exchange:
            hidden = []  # what is face down now may come to the seat
        return both + [
            (a, b) for a in mine for b in hidden if a != b and self.looks(self.one, a) == self.looks(self.other, b)
        ]

    @property
    def takes_part_in_the_exchange(self) -> bool:
        """Whether the seat is the maker or a partner of his."""
        side_of, holder = self.one.rules.side_of, self.one.state.holder
        return holder >= 0 and side_of[self.seat] == side_of[holder]

    def looks(self, deal: Deal, text: str) -> str:
        """How an action would look to the seat."""
        if not text.startswith(("give ", "discard ")):
            return text
        after = deal.copy()
        after.push(text)
        return after.seen[self.seat][-1].action.text


def deal_in_progress(rules: Rules, rng: random.Random, most: int) -> Deal:
    """The first deal of a match with at most so many actions taken at random; not over if that can be helped."""
    deal = Game(rules, seed=rng.randrange(10**6)).deals[0]
    for _ in range(rng.randrange(most)):
        if deal.state.is_over:
            break
        deal.push(rng.choice(deal.state.legal_actions))
    if deal.state.is_over and deal.actions:
        deal.pop()
    return deal


def transposed(deal: Deal, seat: int, rng: random.Random, times: int) -> list[list[int]]:
    """The cards dealt, with some cards that the seat was not dealt changing places."""
    cards = [list(pile) for pile in deal.cards]
    everybody = (1 << len(deal.rules.seats)) - 1
    open_to_all = [pile for pile, each in enumerate(deal.rules.piles) if each.viewers & everybody == everybody]
    others = [pile for pile in range(len(cards)) if pile != seat and cards[pile] and pile not in open_to_all]
    for _ in range(times):
        one, other = rng.choice(others), rng.choice(others)
        here, there = rng.randrange(len(cards[one])), rng.randrange(len(cards[other]))
        cards[one][here], cards[other][there] = cards[other][there], cards[one][here]
    return [sorted(pile) for pile in cards]
