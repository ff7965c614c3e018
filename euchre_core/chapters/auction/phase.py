"""The auction: bids that rise, and the swap for the ghost hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

REDEAL_NEXT: Final = 0
REDEAL_SAME: Final = 1
DEALER_IS_STUCK: Final = 2


def auction_slots() -> list[Slot]:
    """Who has spoken, and whether the player in turn is stuck."""
    return [Slot("spoken"), Slot("stuck")]


def swap_slots() -> list[Slot]:
    """Who has swapped for the ghost hand."""
    return [Slot("swapped")]


class LadderAuction(Phase):
    """Everybody speaks once, and each bid must stand higher on the ladder than the one before.

    Args:
        ladder: the bids as texts (`3`, `moon`): those only a stuck dealer may bid, then the others, lowest first.
        first: where the bids begin that everybody may make.
        stuck: which of them a stuck dealer may bid.
        alone: which of them are played without the maker's partners.
        dealer_opens: whether the dealer speaks first, or the player at his left.
        all_pass: what happens when nobody bids.
    """

    def __init__(
        self, ladder: list[str], first: int, stuck: list[bool], alone: list[bool], dealer_opens: bool, all_pass: int
    ) -> None:
        super().__init__("auction")
        self.ladder = ladder
        self.first: i64 = first
        self.stuck_may = stuck
        self.alone = alone
        self.dealer_opens = dealer_opens
        self.all_pass = all_pass

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions and find the slots."""
        super().bind(rules, step)
        self.spoken = rules.slot("spoken")
        self.stuck = rules.slot("stuck")
        self.everybody: i64 = (1 << len(rules.seats)) - 1
        self.passing = [self.act("pass", "", -1, seat) for seat in range(len(rules.seats))]
        self.bids = [
            [self.bid_action(text, level, seat) for level, text in enumerate(self.ladder)]
            for seat in range(len(rules.seats))
        ]

    def bid_action(self, text: str, level: int, seat: int) -> Action:
        """A number is bid ("bid 4"); a bid with a name is said ("moon")."""
        return self.act("bid", text, level, seat) if text.isdecimal() else self.act(text, "", level, seat)

    def begin(self, state: State) -> bool:
        """The first player speaks."""
        seats: i64 = len(self.rules.seats)
        self.turn_to(state, state.dealer if self.dealer_opens else (state.dealer + 1) % seats)
        return True

    def turn_to(self, state: State, seat: i64) -> None:
        """Give a seat the word. The dealer is stuck if a pass of his would mean that nobody has bid (SD1)."""
        state.turn = seat
        others = self.everybody ^ (1 << seat)
        nobody_bid = state.level < 0 and state.slots[self.spoken] & others == others
        state.slots[self.stuck] = int(self.all_pass == DEALER_IS_STUCK and seat == state.dealer and nobody_bid)
        state.at_once = -1
        for aside in self.rules.steps[self.step].asides:
            if aside.arrive(state):
                return

    def legal(self, state: State) -> list[Action]:
        """Pass, unless stuck; or any higher bid."""
        seat = state.turn
        bids = self.bids[seat]
        if state.slots[self.stuck]:
            return [bid for bid in bids if self.stuck_may[bid.code]]
        return [self.passing[seat], *bids[max(state.level + 1, self.first) :]]

    def permits(self, state: State, action: Action) -> bool:
        """Whether the action is legal."""
        if state.slots[self.stuck]:
            return action.code >= 0 and self.stuck_may[action.code]
        return action.code < 0 or action.code >= max(state.level + 1, self.first)

    def apply(self, state: State, action: Action) -> None:
        """Note the bid and give the word to the next player, or close the auction."""
        if action.code >= 0:
            state.level = action.code
            state.holder = action.mover
        state.slots[self.spoken] |= 1 << action.mover
        speaker = self.next_speaker(state, action.mover)
        if speaker >= 0:
            self.turn_to(state, speaker)
        else:
            self.close(state)

    def next_speaker(self, state: State, seat: i64) -> i64:
        """Who speaks next, or -1.

        The auction is over early when nobody left has anything to say but pass. After the highest bid it stays open
        only for what else a seat might do in its turn, such as a swap (catalogue GA12).
        """
        seats: i64 = len(self.rules.seats)
        spoken: i64 = state.slots[self.spoken]
        if spoken == self.everybody:
            if state.level < 0 and self.all_pass == DEALER_IS_STUCK:
                return state.dealer
            return -1
        if state.level == len(self.ladder) - 1 and not self.more_to_do(state, spoken):
            return -1
        while (spoken >> seat) & 1:
            seat = (seat + 1) % seats
        return seat

    def more_to_do(self, state: State, spoken: i64) -> bool:
        """Whether a seat that has not spoken may have something else to do."""
        for aside in self.rules.steps[self.step].asides:
            for seat in range(len(self.rules.seats)):
                if not (spoken >> seat) & 1 and aside.offers(state, seat):
                    return True
        return False

    def close(self, state: State) -> None:
        """The highest bidder is the maker; or nobody is, and the cards are dealt again."""
        state.turn = -1
        state.at_once = -1
        if state.level < 0:
            state.throw_in(self.all_pass == REDEAL_NEXT)
            return
        if self.alone[state.level]:
            for seat in range(len(self.rules.seats)):
                if seat != state.holder and self.rules.side_of[seat] == self.rules.side_of[state.holder]:
                    state.idle |= 1 << seat
        state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """A stuck dealer must bid; a bid must be higher."""
        if state.slots[self.stuck]:
            if action.code < 0:
                return Reason("everybody has passed, and the dealer is stuck: he must bid", "auction.all_pass")
            return Reason("a stuck dealer may not bid this", "auction.stuck_ladder")
        if action.code < self.first:
            return Reason("only a stuck dealer may bid this", "auction.stuck_ladder")
        highest = self.bids[state.holder][state.level].text
        return Reason(f"a bid must be higher than the last, which was {highest}", "auction.ladder")

    def vocabulary(self, seat: i64) -> list[Action]:
        """A pass and every bid."""
        return [self.passing[seat], *self.bids[seat]]


class Swap(Phase):
    """In one's own turn, before one speaks: the whole hand, unseen, for the ghost hand (catalogue G13 to G16).

    Args:
        pile: the name of the ghost hand.
        chain: whether everybody may swap once, or only one player a deal.
    """

    def __init__(self, pile: str, chain: bool) -> None:
        super().__init__("auction.swap")
        self.pile_name = pile
        self.chain = chain

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions, find the ghost hand."""
        super().bind(rules, step)
        self.swapped = rules.slot("swapped")
        self.pile = rules.pile(self.pile_name)
        self.swaps = [[self.act("swap", "", 0, seat)] for seat in range(len(rules.seats))]

    def offers(self, state: State, seat: i64) -> bool:
        """Whether the swap is still open to the seat."""
        swapped: i64 = state.slots[self.swapped]
        return not (swapped >> seat) & 1 if self.chain else swapped == 0

    def legal(self, state: State) -> list[Action]:
        """Swap."""
        return self.swaps[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """Whether the swap is still open."""
        return self.offers(state, state.turn)

    def apply(self, state: State, action: Action) -> None:
        """Change hands; it is still the same player's turn, and now he must speak at once (G14)."""
        state.exchange(action.mover, self.pile)
        state.go_on_at_once(self)
        state.slots[self.swapped] |= 1 << action.mover

    def why_not(self, state: State, action: Action) -> Reason:
        """The ghost hand has been taken."""
        if (state.slots[self.swapped] >> action.mover) & 1:
            return Reason("you have swapped already; now pass or bid", "auction.swap")
        return Reason("only one player a deal may swap, and somebody has", "auction.swap")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Swap."""
        return self.swaps[seat]
