"""A deal as far as some words and cards have brought it."""

from __future__ import annotations

from euchre_core.chapters.claims.phase import Claims
from euchre_core.kernel.rules import Rules
from euchre_core.variant.examples import ExampleSpec

from .phrases import say, words
from .remembered import as_example
from .scored import Scored, sides_named
from .situations import UPCARD, CannotAsk, card, cards_of


class Spoken:
    """The deal of an example that says what has been said and done so far.

    The last seat deals. Everybody holds the hand of the example, if it gives one, and no cards otherwise.

    Args:
        rules: the game.
        example: what has been said, and the cards.
    """

    def __init__(self, rules: Rules, example: ExampleSpec) -> None:
        self.rules = rules
        self.example = example
        piles: list[list[int]] = [[] for _ in rules.piles]
        for seat in range(len(rules.seats)):
            piles[seat] = cards_of(rules, example.hand or [])
        self.turn_up(piles)
        self.lay_out_the_rest(piles)
        scores = [rules.ending.start] * len(rules.side_names)
        for name, score in (example.scores or {}).items():
            for side in sides_named(rules, name, 0):
                scores[side] = score
        before = as_example(example)
        lasting = Scored(rules, before).state.slots if before is not None else None
        self.state = rules.lay(len(rules.seats) - 1, piles, scores, lasting)
        self.state.played = (example.deals or 1) - 1
        self.state.next_step()
        self.speak()

    def turn_up(self, piles: list[list[int]]) -> None:
        """Lay the upcard out: the one of the example, or else the last card of the pack that nobody holds."""
        names = [pile.name for pile in self.rules.piles]
        if UPCARD not in names:
            return
        upcard = len(self.rules.pack.kinds) - 1
        if self.example.upcard is not None:
            upcard = card(self.rules, self.example.upcard)
        else:
            while upcard > 0 and any(upcard in pile for pile in piles):
                upcard -= 1
        piles[names.index(UPCARD)] = [upcard]

    def lay_out_the_rest(self, piles: list[list[int]]) -> None:
        """Put other cards where cards are dealt that nobody holds."""
        rules = self.rules
        rest = [kind for kind in rules.pack.cards() if all(kind not in pile for pile in piles)]
        for place in range(len(rules.seats), len(piles)):
            while len(piles[place]) < rules.piles[place].cards and rest:
                piles[place].append(rest.pop())

    def speak(self) -> None:
        """Say and do everything, word for word."""
        state, said = self.state, self.example.after or []
        for place, word in enumerate(said):
            text = words(word)
            self.pass_over_claims(text)
            if state.is_over:
                raise CannotAsk(f"the deal is over before “{word}” can be said", ("after", place))
            say(state, text, ("after", place))
        asked = " ".join(words(word) for word in [*(self.example.may or []), *(self.example.may_not or [])])
        self.pass_over_claims(asked)

    def pass_over_claims(self, text: str) -> None:
        """Go on where nobody claims, and where the dealer lays cards away that the example says nothing of."""
        state = self.state
        while not state.is_over and (
            (isinstance(state.now.main, Claims) and "claim " not in text)
            or (state.now.name == "the dealer's discard" and "discard " not in text and not state.hand(self.dealer))
        ):
            state.next_step()

    @property
    def dealer(self) -> str:
        """Who dealt."""
        return self.rules.seats[self.state.dealer]
