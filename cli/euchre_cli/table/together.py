"""Several cards that go together: discarded or given in whatever order a player names them.

The rules take them one by one in the order of the pack, so that the same cards always go in the same way. At the table
they are named all at once (`9S JD`) or one after the other, and go when they are all there.
"""

from __future__ import annotations

import re
from collections import Counter

from euchre_core.chapters.deal.phase import Discard
from euchre_core.chapters.exchange.cards import CardsOfAnExchange
from euchre_core.chapters.exchange.giving import ANY_CARDS, DISCARD
from euchre_core.kernel.action import Action
from euchre_core.kernel.giving import copies
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.phase import Phase

from .questions import NUMBERS

VERBS = ("discard", "give")


class Together:
    """What the player in turn may still let go.

    Args:
        verb: whether he discards or gives the cards.
        cards: those that may go, each as often as he holds it, in the order of the pack.
        least, most: how many.
        is_open: whether he may stop before the last of them.
    """

    def __init__(self, verb: str, cards: list[str], least: int, most: int, is_open: bool) -> None:
        self.verb = verb
        self.cards = cards
        self.least = least
        self.most = most
        self.is_open = is_open
        self.chosen: list[str] = []

    def cannot_go(self, texts: list[str]) -> list[str]:
        """Those of some cards that cannot go with what is chosen already."""
        wanted = Counter(self.chosen) + Counter(texts)
        return [text for text in wanted if wanted[text] > self.cards.count(text)]

    def choose(self, texts: list[str]) -> None:
        """Set these cards aside with the others."""
        self.chosen += texts

    def actions(self, texts: list[str], vocabulary: list[Action]) -> list[Action]:
        """The actions by which some cards go, in the order of the pack."""
        found = {action.argument: action for action in vocabulary if action.verb == self.verb}
        return [found[text] for text in sorted(texts, key=self.cards.index)]

    @property
    def is_whole(self) -> bool:
        """Whether no more can go."""
        return len(self.chosen) == self.most

    def still(self) -> str:
        """How many more are wanted."""
        left = self.most - len(self.chosen)
        number = NUMBERS[left] if left < len(NUMBERS) else str(left)
        if not self.is_open:
            return f"{number} more"
        return f"up to {number} more{', or done' if len(self.chosen) >= self.least else ''}"


def together(seen: Observation, phase: Phase) -> Together | None:
    """The cards that may go together; None where only one is wanted, or where the rules say which."""
    view = seen.view
    if isinstance(phase, Discard):
        left = view.slots[phase.to_discard]
        return several(seen, "discard", phase.barred(view), view.slots[phase.last_discard + view.turn], left, left)
    if not isinstance(phase, CardsOfAnExchange):
        return None
    step = phase.giving(view)
    if step.choose != ANY_CARDS and phase.is_forced(view, step):
        return None
    verb = "discard" if step.receiver == DISCARD else "give"
    last = view.slots[phase.last + view.turn]
    most, is_range = view.slots[phase.to_give], step.least != step.cards
    least = view.slots[phase.must_give] if is_range else most
    return several(seen, verb, phase.barred(view, step), last, least, most, is_range)


def several(
    seen: Observation, verb: str, barred: list[int], last: int, least: int, most: int, is_open: bool = False
) -> Together | None:
    """The cards from the last one on that are not barred, if more than one is wanted and there are more than enough."""
    kinds = seen.rules.pack.kinds
    held = [copies(seen.view, seen.view.turn, barred, card) for card in range(len(kinds))]
    cards = [kinds[card] for card, number in enumerate(held) if card >= last for _ in range(number)]
    most = min(most, len(cards))
    is_a_choice = most > 1 and (is_open or len(cards) > most)
    return Together(verb, cards, min(least, most), most, is_open) if is_a_choice else None


def words_of(written: str) -> list[str]:
    """What was typed, word by word, without what is to be done with the cards."""
    words = [word for word in re.split(r"[\s,;+]+", written.strip()) if word]
    return words[1:] if words and words[0].casefold() in VERBS else words
