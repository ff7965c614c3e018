"""Questions that a rule asks of a hand or of the score, answered in the middle of a deal."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.pack import JOKER_SUIT
from euchre_core.kernel.program import HandTest, Program
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

UPCARD_SUIT: Final = "upcard_suit"
"""The slot that remembers the suit of the upcard: its number from 1, 0 without an upcard."""
UPCARD: Final = "upcard"
"""The pile of the upcard."""


@final
class HandQuestion:
    """A question about a hand, which may ask for the suit of the upcard.

    Args:
        tests: the question with each printed suit of the upcard, and last with a joker or no upcard at all.
    """

    def __init__(self, tests: list[HandTest]) -> None:
        self.tests = tests

    def fits(self, planes: list[int], strain: int, upcard_suit: int = JOKER_SUIT) -> bool:
        """Whether a hand (one mask a plane) fits; `strain` is -1 while no trump is named."""
        return self.tests[upcard_suit].fits(planes, strain)

    def fits_hand(self, state: State, seat: i64) -> bool:
        """Whether the hand a seat holds now fits, with what is trump now."""
        return self.fits_with(state, seat, int(state.strain))

    def fits_with(self, state: State, seat: i64, strain: int) -> bool:
        """Whether the hand a seat holds now would fit if this were trump."""
        planes = state.planes
        hand = state.cards[seat * planes : (seat + 1) * planes]
        return self.tests[upcard_suit(state)].fits(hand, strain)


def upcard_suit(state: State) -> int:
    """The suit of the upcard, wherever the card is now; the suit of jokers if it has none or there is no upcard."""
    rules: Rules = state.rules
    if UPCARD_SUIT not in rules.slot_index:
        return JOKER_SUIT
    return state.slots[rules.slot_index[UPCARD_SUIT]] - 1 if state.slots[rules.slot_index[UPCARD_SUIT]] else JOKER_SUIT


@final
class MatchQuestion:
    """A question about the score.

    Args:
        program: its values are the score of the one who asks, the best score of any other, and the deals played.
        counts_down: whether the lower score is the better one.
    """

    def __init__(self, program: Program, counts_down: bool) -> None:
        self.program = program
        self.counts_down = counts_down

    def fits(self, state: State, seat: i64) -> bool:
        """Whether the answer is yes for a seat before this deal is scored."""
        own = state.rules.side_of[seat]
        others = [score for side, score in enumerate(state.before) if side != own]
        best = min(others) if self.counts_down else max(others)
        return self.answer(state.before[own], best, int(state.played))

    def answer(self, score: int, best_other_score: int, deals_played: int) -> bool:
        """Whether the answer is yes for these numbers; a question that divides by nothing is answered no."""
        try:
            return self.program.run([score, best_other_score, deals_played]) != 0
        except ZeroDivisionError:
            return False
