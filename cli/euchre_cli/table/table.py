"""The table: asks whoever is in turn, keeps the record, and tells what happens until the match is over."""

from __future__ import annotations

import random

from euchre_core.game.game import Game
from euchre_core.kernel.action import Action

from .narrator import Narrator, last_trick_of, retell, tell_end
from .players import Bots
from .prompt import Prompt
from .saver import Saver
from .seating import Seating


class Table:
    """One match.

    Args:
        game: the match, new or resumed.
        seating: who sits where; bots: a bot for each name in it.
        narrator: tells what happens; prompt: asks the human; saver: keeps the record, if it is kept.
    """

    def __init__(
        self,
        game: Game,
        seating: Seating,
        bots: Bots,
        narrator: Narrator,
        prompt: Prompt | None,
        saver: Saver | None,
    ) -> None:
        self.game = game
        self.seating = seating
        self.bots = bots
        self.narrator = narrator
        self.prompt = prompt
        self.saver = saver
        self.told = 0

    def play(self, first_told: int = 1) -> bool:
        """Play to the end of the match; False if the human leaves before.

        Args:
            first_told: the deal to begin the story with; a resumed game has others before it.
        """
        self.save()
        if first_told > 1:
            self.narrator.trick_before = last_trick_of(self.game.deals[first_told - 2], self.narrator)
        for number in range(first_told, len(self.game.deals) + 1):
            retell(self.game.deals[number - 1], number, self.narrator)
        self.told = len(self.game.deals)
        while not self.game.is_over:
            action = self.choose()
            if action is None:
                return False
            deal = self.game.deal
            self.game.push(action)
            self.save()
            self.narrator.tell(deal)
            self.tell_new_deals()
        tell_end(self.game, self.narrator.page, self.narrator.names)
        return True

    def save(self) -> None:
        """Keep what has happened."""
        if self.saver is not None:
            self.saver.keep(self.game)

    def tell_new_deals(self) -> None:
        """Begin the deals that were dealt; one may be over at once by an automatic claim."""
        for number in range(self.told + 1, len(self.game.deals) + 1):
            self.narrator.begin(self.game.deals[number - 1], number)
        self.told = len(self.game.deals)

    def choose(self) -> Action | None:
        """What the seat in turn does; None if it is the human and he leaves."""
        seen = self.game.observation(self.game.to_act)
        if self.prompt is not None and seen.seat_number == self.seating.human:
            return self.prompt.ask(self.game.deal, seen)
        return self.bots.act(self.seating.bots[seen.seat_number], seen, self.chance())

    def chance(self) -> random.Random:
        """The chance of one decision; the same after a resumed game has come as far."""
        return random.Random(f"{self.game.seed}.{len(self.game.deals)}.{len(self.game.deal.actions)}")
