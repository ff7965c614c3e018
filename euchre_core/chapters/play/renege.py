"""Reneges: cards against the rules, noticed at once or found out by a challenge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.memory import BROKEN, BROKEN_BY_DEFENDERS, BROKEN_BY_MAKERS, CHARGED, FALSE_CHALLENGES
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE
from euchre_core.kernel.layout import NO_ONE, Slot
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

PREVENTED: Final = 0
NOTICED: Final = 1
CHALLENGED: Final = 2
RENEGES: Final = "reneges"
"""The slot for the tricks in which a seat reneged."""
CHALLENGERS: Final = "challengers"
"""The slot for those who have challenged in this trick."""
UNFOLLOWED: Final = [f"unfollowed {suit}" for suit in range(SUIT_SLOTS)]
"""The slots for the tricks in which a seat did not follow a suit."""


def renege_slots(policy: int, ends: bool) -> list[Slot]:
    """What was charged; with challenges also the tricks in which a seat did not follow, and those in which it reneged.

    The tricks are masks. Which of them were reneges nobody sees.
    """
    if policy == PREVENTED:
        return []
    charged = [Slot(BROKEN)] if ends else []
    charged += [Slot(CHARGED, each_seat=True), Slot(FALSE_CHALLENGES, each_seat=True)]
    if policy == NOTICED:
        return charged
    unfollowed = [Slot(name, each_seat=True) for name in UNFOLLOWED]
    return [*charged, *unfollowed, Slot(RENEGES, each_seat=True, viewers=NO_ONE), Slot(CHALLENGERS)]


class Challenge(Phase):
    """In one's own turn to play, before one's card, once a trick: name an opponent who reneged in an earlier trick.

    Args:
        last_trick_only: whether only a renege of the trick just turned can be named, or any of the deal.
        ends: whether a renege that is found ends the deal.
        side: who plays with whom.
    """

    def __init__(self, last_trick_only: bool, ends: bool, side: Sides) -> None:
        super().__init__("play.renege")
        self.last_trick_only = last_trick_only
        self.ends = ends
        self.side = side

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions: each opponent by name."""
        super().bind(rules, step)
        self.reneges = rules.slot(RENEGES)
        self.charged = rules.slot(CHARGED)
        self.wrong = rules.slot(FALSE_CHALLENGES)
        self.unfollowed = [rules.slot(name) for name in UNFOLLOWED]
        self.challengers = rules.slot(CHALLENGERS)
        self.broken = rules.slot(BROKEN) if self.ends else -1
        self.naming = [
            [
                self.act("challenge", other, place, seat)
                for place, other in enumerate(rules.seats)
                if place != seat and not rules.partners[seat] >> place & 1
            ]
            for seat in range(len(rules.seats))
        ]

    def offers(self, state: State, seat: i64) -> bool:
        """From the second trick on, once a trick."""
        return state.tricks_left < self.rules.tricks and not (state.slots[self.challengers] >> seat) & 1

    def legal(self, state: State) -> list[Action]:
        """Any opponent who plays in this deal."""
        against = self.opponents(state)
        return [action for action in self.naming[state.turn] if (against >> action.code) & 1]

    def opponents(self, state: State) -> i64:
        """The opponents of the seat in turn who play in this deal, as a mask."""
        return self.side.opponents(state, state.turn) & ~state.idle

    def permits(self, state: State, action: Action) -> bool:
        """Whether the seat may still challenge, and this player."""
        return self.offers(state, state.turn) and (self.opponents(state) >> action.code) & 1 == 1

    def apply(self, state: State, action: Action) -> None:
        """Charge every renege found, or the challenger; play goes on, unless a renege that is found ends the deal."""
        state.slots[self.challengers] |= 1 << action.mover
        found = state.slots[self.reneges + action.code] & self.window(state)
        if found:
            state.slots[self.reneges + action.code] ^= found
            state.slots[self.charged + action.code] += found.bit_count()
        else:
            state.slots[self.wrong + action.mover] += 1
        self.look_through(state, action.code, found)
        if found and self.ends:
            is_maker = (self.side.makers(state) >> action.code) & 1
            state.slots[self.broken] = BROKEN_BY_MAKERS if is_maker else BROKEN_BY_DEFENDERS
            state.next_step()

    def look_through(self, state: State, seat: i64, found: int) -> None:
        """Look the tricks through: where a renege was found the seat held a suit it should have played.

        Elsewhere it had none of it.
        """
        for trick in range(int(self.rules.tricks)):
            if found >> trick & 1:
                state.note_present(seat, self.should_have_played(state, seat, trick))
        for suit, slot in enumerate(self.unfollowed):
            state.slots[slot + seat] &= ~found
            if state.slots[slot + seat] & self.window(state):
                cards = self.rules.tables.suit_mask[state.strain * SUIT_SLOTS + suit]
                state.note_absent(seat, cards, EVERYONE)

    def should_have_played(self, state: State, seat: i64, trick: int) -> i64:
        """The cards one of which the seat should have played to a trick in which it reneged, as a mask."""
        wanted: i64 = 0
        for suit, slot in enumerate(self.unfollowed):
            if state.slots[slot + seat] >> trick & 1:
                cards: i64 = self.rules.tables.suit_mask[state.strain * SUIT_SLOTS + suit]
                wanted |= cards
        return wanted

    def window(self, state: State) -> int:
        """The tricks that can still be challenged, as a mask: those already turned, or only the last of them."""
        turned = int(self.rules.tricks - state.tricks_left)
        return 1 << (turned - 1) if self.last_trick_only else (1 << turned) - 1

    def why_not(self, state: State, action: Action) -> Reason:
        """Not before the second trick, not twice a trick."""
        if state.tricks_left == self.rules.tricks:
            return Reason("a renege can be challenged once its trick has been turned", "play.renege.challenge_until")
        if (state.slots[self.challengers] >> action.mover) & 1:
            return Reason("you have challenged in this trick already", "play.renege")
        if (state.idle >> action.code) & 1:
            return Reason(f"{action.argument} does not play in this deal", "play.renege")
        return Reason(f"{action.argument} plays with you", "play.renege")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every opponent by name."""
        return self.naming[seat]


class LastChallenge(Challenge):
    """After the last trick every player is asked once more, from the dealer's left."""

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions, with a pass for every seat."""
        super().bind(rules, step)
        self.passing = [self.act("pass", "", -1, seat) for seat in range(len(rules.seats))]

    def begin(self, state: State) -> bool:
        """The first player at the dealer's left who plays in this deal; nobody where a renege has ended it."""
        if self.ends and state.slots[self.broken]:
            return False
        state.slots[self.challengers] = 0
        state.turn = state.after(state.dealer)
        return True

    def legal(self, state: State) -> list[Action]:
        """Pass, or name an opponent."""
        return [self.passing[state.turn], *super().legal(state)]

    def permits(self, state: State, action: Action) -> bool:
        """A pass, or an opponent who plays in this deal."""
        return action.code < 0 or (self.opponents(state) >> action.code) & 1 == 1

    def apply(self, state: State, action: Action) -> None:
        """Decide the challenge; ask the next player, or score the deal."""
        if action.code >= 0:
            super().apply(state, action)
            if self.ends and state.slots[self.broken]:
                return
        state.slots[self.challengers] |= 1 << action.mover
        following = state.after(action.mover)
        if (state.slots[self.challengers] >> following) & 1:
            state.next_step()
        else:
            state.turn = following

    def vocabulary(self, seat: i64) -> list[Action]:
        """A pass, and every opponent by name."""
        return [self.passing[seat], *self.naming[seat]]
