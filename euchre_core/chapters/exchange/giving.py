"""One step of an exchange, and which cards may be given in it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.memory import DRAWN
from euchre_core.kernel.giving import copies
from euchre_core.kernel.layout import OWNER, Slot
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.state import State

PLAYER: Final = 0
PARTNER: Final = 1
DISCARD: Final = 2
EACH_PARTNER: Final = 3
FROM_KITTY: Final = 4
"""Who takes part in an exchange; the player is whoever it is for."""

ANY_CARDS: Final = 0
BEST_TRUMPS: Final = 1
BEST_CARDS: Final = 2

SAME: Final = -1
ALL: Final = -2
"""In place of a number of cards: as many as in the step before; all that the giver has."""


@final
class Giving:
    """One step of an exchange.

    Args:
        giver: `PLAYER`, `PARTNER`, `EACH_PARTNER` or `FROM_KITTY`.
        receiver: `PLAYER`, `PARTNER` or `DISCARD`.
        cards: how many are given, at most; or `SAME` or `ALL`.
        least: how many must be given where the giver may stop earlier; otherwise the same.
        choose: `ANY_CARDS`; `BEST_TRUMPS`, the highest trumps and then any cards; `BEST_CARDS`, the highest trumps and
            then the highest cards.
        only: the cards that may be given at all, as a mask; 0 for any.
        kept: whether a card received in this exchange may not be given.
        delivered: the step after which the receiver gets the cards; a later one if he gives his own unseen.
        is_open: whether everybody sees the cards.
    """

    def __init__(
        self,
        giver: int,
        receiver: int,
        cards: int,
        least: int,
        choose: int,
        only: i64,
        kept: bool,
        delivered: int,
        is_open: bool,
    ) -> None:
        self.giver = giver
        self.receiver = receiver
        self.cards = cards
        self.least = least
        self.choose = choose
        self.only = only
        self.kept = kept
        self.delivered = delivered
        self.is_open = is_open


STEP: Final = "exchange step"
TO_GIVE: Final = "to give"
MUST_GIVE: Final = "must give"
GIVEN: Final = "given"
GIVEN_BEFORE: Final = "given before"
LAST_GIVEN: Final = "last given"


def received_slot(plane: int) -> str:
    """The slot for the cards that a seat received in this exchange, one mask a copy."""
    return f"received {plane}"


def exchange_slots(planes: int) -> list[Slot]:
    """What is remembered of an exchange.

    The step going on; how many cards the giver may and must still give, how many were given in this step and the one
    before; the last free card given and the cards received, which only their owner knows; and how many cards of the
    kitty have been drawn in this deal.
    """
    open_to_all = [Slot(name) for name in (STEP, TO_GIVE, MUST_GIVE, GIVEN, GIVEN_BEFORE, DRAWN)]
    own = [LAST_GIVEN, *[received_slot(plane) for plane in range(planes)]]
    return open_to_all + [Slot(name, each_seat=True, viewers=OWNER) for name in own]


def height(state: State, card: i64) -> i64:
    """How high a card stands in its own effective suit."""
    tables = state.rules.tables
    suit: i64 = tables.suit_of[state.strain * tables.kinds + card]
    strength: i64 = tables.strength[(state.strain * SUIT_SLOTS + suit) * tables.kinds + card]
    return strength


def best(state: State, cards: i64, choose: int) -> i64:
    """The highest trump among the cards; without one, nothing, or the highest cards of any suit."""
    trumps = cards & state.rules.tables.trumps[state.strain]
    if trumps:
        cards = trumps
    elif choose == BEST_TRUMPS:
        return 0
    highest: i64 = 0
    found: i64 = 0
    card: i64 = 0
    while cards >> card:
        if (cards >> card) & 1:
            stands = height(state, card)
            if stands > highest:
                highest = stands
                found = 0
            if stands == highest:
                bit: i64 = 1
                bit <<= card
                found |= bit
        card += 1
    return found


def allowed(giving: Giving, cards: i64) -> i64:
    """Those of some cards that may be given at all."""
    return cards & giving.only if giving.only else cards


def how_many(state: State, pile: i64, barred: list[int], cards: i64) -> i64:
    """How many cards of a mask, copies counted, a pile holds besides those that are barred."""
    found: i64 = 0
    card: i64 = 0
    while cards >> card:
        if (cards >> card) & 1:
            free = copies(state, pile, barred, card)
            if free > 0:
                found += free
        card += 1
    return found
