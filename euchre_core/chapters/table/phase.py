"""How the maker gets a partner once trump is named: by a card that is called, or by choosing a player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.memory import ALONE, CALLED_CARD, MAKER_ALONE, TRUE_ALLIES
from euchre_core.chapters.watching import Watcher
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import NO_ONE, Slot
from euchre_core.kernel.phase import CardPhase, Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

KEY: Final = "table.partner_is"
TO_CHOOSE: Final = "partners to choose"


def called_slots() -> list[Slot]:
    """Which card was called, and who plays with the maker although nobody knows it yet."""
    return [Slot(CALLED_CARD), Slot(TRUE_ALLIES, viewers=NO_ONE), Slot(ALONE)]


def wants_partner(state: State) -> bool:
    """Whether there is a maker who does not play alone."""
    return state.holder >= 0 and not state.slots[state.rules.slot(ALONE)] & MAKER_ALONE


def call(state: State, card: i64, known_only_in_play: bool) -> None:
    """Call a card. If one other player holds it he is the partner; of several, or if that counts, the first to play it.

    Args:
        state: the deal.
        card: the card.
        known_only_in_play: whether nobody is a partner before he plays the card.
    """
    rules: Rules = state.rules
    bit: i64 = 1
    holders: i64 = 0
    for seat in range(len(rules.seats)):
        if seat != state.holder and state.holds(seat, card):
            holders |= bit << seat
    allies = bit << state.holder
    if holders and not holders & (holders - 1) and not known_only_in_play:
        allies |= holders
    state.slots[rules.slot(CALLED_CARD)] = int(card) + 1
    state.slots[rules.slot(TRUE_ALLIES)] = int(allies)


class CallCard(CardPhase):
    """The maker calls a card that is not a trump; whoever else holds it is his partner (catalogue part 4).

    Args:
        cards: the cards that may be called if they are no trumps, as a mask.
    """

    def __init__(self, cards: i64) -> None:
        super().__init__(KEY, "call")
        self.cards = cards

    def begin(self, state: State) -> bool:
        """The maker's turn, unless he plays alone or there is nothing to call."""
        if not wants_partner(state):
            return False
        state.turn = state.holder
        return self.legal_cards(state) != 0

    def legal_cards(self, state: State) -> i64:
        """Any of the cards that is no trump, one's own included: then nobody is partner, and nobody else knows."""
        trumps: i64 = self.rules.tables.trumps[state.strain]
        return self.cards & ~trumps

    def apply(self, state: State, action: Action) -> None:
        """That is the card."""
        call(state, action.code, False)
        state.next_step()

    def veil(self, action: Action) -> Action:
        """What is said is no secret, whatever cards move unseen after it."""
        return action

    def why_not(self, state: State, action: Action) -> Reason:
        """A trump, or not a card of those that are called."""
        if (self.rules.tables.trumps[state.strain] >> action.code) & 1:
            return Reason(f"{action.argument} is a trump, and a trump cannot be called", KEY)
        return Reason("only an ace can be called", KEY)


class BestTrump(Phase):
    """A trump is called by the rules themselves: the highest there is, or the right bower.

    Args:
        cards: for each strain the card, -1 if there is none.
        known_only_in_play: whether nobody is a partner before he plays the card.
    """

    def __init__(self, cards: list[int], known_only_in_play: bool) -> None:
        super().__init__(KEY)
        self.cards = cards
        self.known_only_in_play = known_only_in_play

    def begin(self, state: State) -> bool:
        """Note the card; without one the maker is alone. Nobody has anything to decide."""
        if not wants_partner(state):
            return False
        card = self.cards[state.strain]
        if card >= 0:
            call(state, card, self.known_only_in_play)
        else:
            state.slots[self.rules.slot(ALONE)] |= MAKER_ALONE
        return False

    def legal(self, state: State) -> list[Action]:
        """Nothing: it happens by itself."""
        return []

    def vocabulary(self, seat: i64) -> list[Action]:
        """Nothing: it happens by itself."""
        return []


@final
class Revealed(Watcher):
    """When another player plays the called card everybody knows that he is the maker's partner."""

    def bind(self, rules: Rules) -> None:
        """Find the slots."""
        self.called = rules.slot(CALLED_CARD)
        self.allies = rules.slot(TRUE_ALLIES)

    def may_matter(self, state: State) -> bool:
        """Whether it is still open who the partner will be: nobody is, and another player has the card."""
        called: i64 = state.slots[self.called]
        bit: i64 = 1
        if called == 0 or state.slots[self.allies] != int(bit << state.holder):
            return False
        return any(seat != state.holder and state.holds(seat, called - 1) for seat in range(len(state.rules.seats)))

    def played(self, state: State, seat: i64, card: i64) -> None:
        """Note him; of equal cards the first that another player than the maker plays counts."""
        if state.slots[self.called] != card + 1 or seat == state.holder:
            return
        bit: i64 = 1
        if state.allies == bit << state.holder:
            state.allies |= bit << seat
            state.slots[self.allies] = int(state.allies)


@final
class ChoosePartner(Phase):
    """The maker chooses one or more of the others to play with him; everybody hears it.

    Args:
        partners: for each bid how many.
    """

    def __init__(self, partners: list[int]) -> None:
        super().__init__(KEY)
        self.partners = partners

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions: each other player by name."""
        super().bind(rules, step)
        self.to_choose = rules.slot(TO_CHOOSE)
        self.choosing = [
            [self.act("choose", other, place, seat) for place, other in enumerate(rules.seats) if place != seat]
            for seat in range(len(rules.seats))
        ]

    def begin(self, state: State) -> bool:
        """The maker's turn, unless he plays alone."""
        if not wants_partner(state):
            return False
        state.slots[self.to_choose] = self.partners[state.level]
        state.turn = state.holder
        return True

    def legal(self, state: State) -> list[Action]:
        """Anybody who is not his partner yet."""
        return [action for action in self.choosing[state.turn] if not (state.allies >> action.code) & 1]

    def permits(self, state: State, action: Action) -> bool:
        """Anybody who is not his partner yet."""
        return not (state.allies >> action.code) & 1

    def apply(self, state: State, action: Action) -> None:
        """He plays with the maker."""
        bit: i64 = 1
        state.allies |= bit << action.code
        state.slots[self.to_choose] -= 1
        if state.slots[self.to_choose] == 0:
            state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """Chosen already."""
        return Reason(f"{action.argument} plays with you already", KEY)

    def vocabulary(self, seat: i64) -> list[Action]:
        """Each other player by name."""
        return self.choosing[seat]
