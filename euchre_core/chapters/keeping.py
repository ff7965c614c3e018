"""What is kept from one deal to the next ones of the same game: who called last, which suits are barred, and so on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.layout import Slot
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .memory import RESULT_SET
from .watching import Watcher


class Keeper:
    """Something that is written down when a deal has been scored; a chapter adds its own to `Context.keepers`."""

    def bind(self, rules: Rules) -> None:
        """Look up what is needed of the rules."""

    def keep(self, state: State, result: int) -> None:
        """Called when a deal has been played out and scored.

        Args:
            state: the deal.
            result: `RESULT_MADE`, `RESULT_SET`, or 0 where nobody was maker.
        """


def kept(name: str) -> Slot:
    """A slot that all can see, and that keeps its value until the next game begins."""
    return Slot(name, lasting=True, each_game=True)


LAST_MAKER: Final = "last maker"
"""The slot of the maker of the deal before, as seat + 1; 0 if there was none."""


@final
class LastMaker(Keeper):
    """Remembers who was maker last."""

    def bind(self, rules: Rules) -> None:
        """Find the slot."""
        self.slot = rules.slot(LAST_MAKER)

    def keep(self, state: State, result: int) -> None:
        """Whoever had the contract; nobody if nobody had."""
        state.slots[self.slot] = int(state.holder) + 1


BARRED: Final = "barred suits"
"""The slot of the suits that may not be trump, as a mask."""

SET_SUITS: Final = 0
LAST_COLOUR: Final = 1
"""What bars a suit: a contract in it that was set; or a deal before that was played in its colour."""

BLACK: Final = 0b0011
RED: Final = 0b1100


@final
class BarredSuits(Keeper):
    """Suits that may not be trump because of what came before. Where that would be all of them, none is barred.

    Args:
        how: `SET_SUITS` or `LAST_COLOUR`.
        suits: the suits that may be trump in this game, as a mask.
    """

    def __init__(self, how: int, suits: int) -> None:
        self.how = how
        self.suits: i64 = suits

    def bind(self, rules: Rules) -> None:
        """Find the slot."""
        self.slot = rules.slot(BARRED)

    def forbids(self, state: State, strain: i64) -> bool:
        """Whether a strain may not be trump in this deal."""
        barred: i64 = state.slots[self.slot]
        if strain >= len(SUITS) or self.suits & ~barred == 0:
            return False
        return (barred >> strain) & 1 == 1

    def free(self, state: State, strains: list[int]) -> list[int]:
        """Those of some strains that are not barred."""
        return [strain for strain in strains if not self.forbids(state, strain)]

    def keep(self, state: State, result: int) -> None:
        """Bar the suit of a contract that was set, or the colour that was trump."""
        strain = int(state.strain)
        if strain < 0 or strain >= len(SUITS):
            return
        if self.how == LAST_COLOUR:
            state.slots[self.slot] = BLACK if BLACK >> strain & 1 else RED
        elif result == RESULT_SET:
            if self.suits & ~state.slots[self.slot] == 0:
                state.slots[self.slot] = 0
            state.slots[self.slot] |= 1 << strain


LAST_SUIT: Final = "suit of the last trick"
"""The slot of the suit led to the last trick of the deal before, from 1; 0 if no suit was."""

LED_LAST: Final = "led to the last trick"
"""The same for this deal, once its last trick is played."""


@final
class LastTrick(Watcher):
    """Sees what is led to the last trick."""

    def bind(self, rules: Rules) -> None:
        """Find the slot."""
        self.slot = rules.slot(LED_LAST)

    def may_matter(self, state: State) -> bool:
        """It is only remembered for the next deal."""
        return False

    def begins(self, state: State) -> None:
        """A suit may just have been named for a joker that was led."""
        self.note(state)

    def played(self, state: State, seat: i64, card: i64) -> None:
        """A card has fallen, perhaps the lead to the last trick."""
        self.note(state)

    def note(self, state: State) -> None:
        """In the last trick, write down the suit led; it stays written even if a renege ends the deal there."""
        if state.tricks_left == 1:
            state.slots[self.slot] = int(state.led) + 1 if 0 <= state.led < len(SUITS) else 0


@final
class LastSuit(Keeper):
    """Remembers the suit that was led to the last trick."""

    def bind(self, rules: Rules) -> None:
        """Find the slots."""
        self.slot = rules.slot(LAST_SUIT)
        self.led = rules.slot(LED_LAST)

    def keep(self, state: State, result: int) -> None:
        """As it was; nothing if no card was led to the last trick."""
        state.slots[self.slot] = state.slots[self.led]
