"""Claims: a hand of a certain kind may be thrown in, or exchanged, or scores."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.memory import CLAIMED_EXCHANGE, CLAIMER, DRAWN
from euchre_core.chapters.questions import HandQuestion
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

REDEAL_NEXT: Final = 0
REDEAL_SAME: Final = 1
EXCHANGE: Final = 2
SCORES: Final = 3
"""What a claim does."""

CHANGED: Final = "exchanged by claim"
"""Who has made an exchange by a claim in this deal, as a mask of seats."""


@final
class Claim:
    """One claim: which hands, who may make it, and what follows.

    Args:
        name: its name in the file.
        hand: which hands may be claimed.
        effect: `REDEAL_NEXT`, `REDEAL_SAME`, `EXCHANGE` or `SCORES`.
        points: what the claimer's side scores.
        exchange: the place of the exchange among those that claims bring about, or -1.
        kitty: how many cards of the kitty it takes; cards: the cards, as a mask, of which so many must be held for it.
        maker_only: whether only the maker may claim.
        automatic: whether the hand is claimed without its holder's deciding.
        shown: whether the hand is shown to all.
        once: whether a player may claim this only once a match.
    """

    def __init__(
        self,
        name: str,
        hand: HandQuestion,
        effect: int,
        points: int,
        exchange: int,
        kitty: int,
        cards: list[tuple[int, int]],
        maker_only: bool,
        automatic: bool,
        shown: bool,
        once: bool,
    ) -> None:
        self.name = name
        self.hand = hand
        self.effect = effect
        self.points = points
        self.exchange = exchange
        self.kitty = kitty
        self.cards = cards
        self.maker_only = maker_only
        self.automatic = automatic
        self.shown = shown
        self.once = once
        self.used = f"claimed {name}"

    def fits(self, state: State, seat: i64) -> bool:
        """Whether the seat's hand is one of those that may be claimed, and has what it is to give."""
        if not self.hand.fits_hand(state, seat):
            return False
        for mask, wanted in self.cards:
            held = 0
            for plane in range(state.planes):
                held += (state.cards[seat * state.planes + plane] & mask).bit_count()
            if held < wanted:
                return False
        return True

    def open_to(self, state: State, seat: i64) -> bool:
        """Whether, by what everybody can see, the seat may make this claim; who sits out has nothing to claim."""
        if (state.idle >> seat) & 1:
            return False
        if self.maker_only and seat != state.holder:
            return False
        if self.effect == EXCHANGE and not self.can_exchange(state, seat):
            return False
        return not (self.once and state.slots[state.rules.slot(self.used) + seat])

    def can_exchange(self, state: State, seat: i64) -> bool:
        """Whether the seat has not exchanged by a claim in this deal, and the kitty has enough cards."""
        rules: Rules = state.rules
        if (state.slots[rules.slot(CHANGED)] >> seat) & 1:
            return False
        if self.kitty == 0:
            return True
        drawn = state.slots[rules.slot(DRAWN)]
        return sum([pile.cards for pile in rules.piles if pile.name.startswith("kitty")]) - drawn >= self.kitty


def claim_slots(claims: list[Claim], window: str) -> list[Slot]:
    """Who has been asked, who has made which claim in this match, and the exchange that is claimed."""
    used = [Slot(claim.used, each_seat=True, lasting=True) for claim in claims if claim.once]
    claimed = [CHANGED, CLAIMED_EXCHANGE, CLAIMER] if any(claim.effect == EXCHANGE for claim in claims) else []
    return [Slot(window), *used, *[Slot(name) for name in claimed]]


class Claims(Phase):
    """What is common to a window for claims and a claim in one's own turn.

    Args:
        claims: what may be claimed.
        side: who plays with whom.
    """

    def __init__(self, claims: list[Claim], side: Sides) -> None:
        super().__init__("claims")
        self.claims = claims
        self.side = side

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions."""
        super().bind(rules, step)
        self.claiming = [
            [self.act("claim", claim.name, place, seat) for place, claim in enumerate(self.claims)]
            for seat in range(len(rules.seats))
        ]

    def claimable(self, state: State, seat: i64) -> list[Action]:
        """The claims the seat may make by choice with the hand it holds now."""
        found: list[Action] = []
        for place, claim in enumerate(self.claims):
            if not claim.automatic and claim.open_to(state, seat) and claim.fits(state, seat):
                found.append(self.claiming[seat][place])
        return found

    def claimed_by_itself(self, state: State, seat: i64) -> bool:
        """Whether the seat's hand was claimed automatically."""
        for place, claim in enumerate(self.claims):
            if claim.automatic and claim.open_to(state, seat) and claim.fits(state, seat):
                state.note_automatic(self.claiming[seat][place])
                self.claim(state, seat, claim)
                return True
        return False

    def claim(self, state: State, seat: i64, claim: Claim) -> None:
        """Make a claim: show the hand, and do what follows."""
        if claim.shown:
            state.show(seat)
        if claim.once:
            state.slots[state.rules.slot(claim.used) + seat] = 1
        if claim.effect == SCORES:
            points = [0] * len(self.rules.side_names)
            partners = self.side.partners(state, seat)
            for other in range(len(self.rules.seats)):
                if other == seat or (partners >> other) & 1:
                    points[self.rules.side_of[other]] = claim.points
            state.end(points, True)
        elif claim.effect == EXCHANGE:
            state.slots[self.rules.slot(CHANGED)] |= 1 << seat
            state.slots[self.rules.slot(CLAIMED_EXCHANGE)] = claim.exchange + 1
            state.slots[self.rules.slot(CLAIMER)] = int(seat) + 1
        else:
            state.throw_in(claim.effect == REDEAL_NEXT)

    def is_open_to(self, state: State, seat: i64) -> bool:
        """Whether by what everybody can see there is a claim for the seat to make by choice."""
        return any(not claim.automatic and claim.open_to(state, seat) for claim in self.claims)

    def why_not(self, state: State, action: Action) -> Reason:
        """Not this player, not this hand, or not again."""
        claim = self.claims[action.code]
        key = f"claims.{claim.name}"
        if claim.maker_only and action.mover != state.holder:
            return Reason("only the maker may make this claim", f"{key}.who")
        if claim.effect == EXCHANGE and not claim.can_exchange(state, action.mover):
            return Reason("you have exchanged cards already, or the kitty has too few", f"{key}.exchange")
        if not claim.open_to(state, action.mover):
            return Reason("you have made this claim before in this match", f"{key}.limit")
        if claim.automatic:
            return Reason("this claim is not made by choice", f"{key}.claimed")
        return Reason("your hand is not one that may be claimed", f"{key}.hand")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every claim by name."""
        return self.claiming[seat]


class ClaimWindow(Claims):
    """Claims at a fixed moment: automatic ones first, then everybody is asked from the dealer's left.

    Everybody is asked, also those who have nothing to claim: otherwise the question alone would tell something.
    """

    def __init__(self, claims: list[Claim], side: Sides, window: str) -> None:
        super().__init__(claims, side)
        self.window = window

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions, with a pass for every seat."""
        super().bind(rules, step)
        self.asked = rules.slot(self.window)
        self.passing = [self.act("pass", "", -1, seat) for seat in range(len(rules.seats))]

    def begin(self, state: State) -> bool:
        """Make automatic claims; then ask the player at the dealer's left."""
        if self.claimed_automatically(state):
            return state.is_over
        return self.ask_next(state, state.dealer)

    def claimed_automatically(self, state: State) -> bool:
        """Whether a hand was claimed without anybody's deciding; the first from the dealer's left counts."""
        seats: i64 = len(self.rules.seats)
        return any(self.claimed_by_itself(state, (state.dealer + step) % seats) for step in range(1, seats + 1))

    def ask_next(self, state: State, seat: i64) -> bool:
        """Ask the next player who may claim by choice; False when everybody has been asked."""
        seats: i64 = len(self.rules.seats)
        for _ in range(seats):
            seat = (seat + 1) % seats
            if not (state.slots[self.asked] >> seat) & 1 and self.is_open_to(state, seat):
                state.turn = seat
                return True
            if seat == state.dealer:
                return False
        return False

    def legal(self, state: State) -> list[Action]:
        """Pass, or claim what one holds."""
        return [self.passing[state.turn], *self.claimable(state, state.turn)]

    def apply(self, state: State, action: Action) -> None:
        """The first claim counts; after a pass the next player is asked."""
        if action.code >= 0:
            self.claim(state, action.mover, self.claims[action.code])
            if not state.is_over:
                state.next_step()
            return
        state.slots[self.asked] |= 1 << action.mover
        if not self.ask_next(state, action.mover):
            state.next_step()

    def vocabulary(self, seat: i64) -> list[Action]:
        """A pass, and every claim by name."""
        return [self.passing[seat], *self.claiming[seat]]


class OwnTurnClaims(Claims):
    """Claims in one's own turn to speak, before one speaks."""

    def offers(self, state: State, seat: i64) -> bool:
        """Whether by what everybody can see the seat might claim something."""
        return self.is_open_to(state, seat)

    def arrive(self, state: State) -> bool:
        """Claim a hand that is claimed without its holder's deciding; True if that ended the deal."""
        return self.claimed_by_itself(state, state.turn) and state.is_over

    def legal(self, state: State) -> list[Action]:
        """Claim what one holds."""
        return self.claimable(state, state.turn)

    def apply(self, state: State, action: Action) -> None:
        """The deal is over, or cards are exchanged and it is still the claimer's turn."""
        self.claim(state, action.mover, self.claims[action.code])
        if state.is_over:
            return
        for aside in state.now.asides:
            if aside is not self and aside.arrive(state):
                return
