"""Which card to play."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUIT_SLOTS

from .chances import Chances
from .sight import Sight
from .weights import DEFENDER, FOLLOWING, LEADING, LEADING_WITHOUT_TRUMP, LONE, MAKER, MATE, SINGLE, Weights


def choose_card(sight: Sight, legal: list[Action]) -> Action:
    """The best card to lead, or to play to the trick."""
    table = FOLLOWING
    if sight.led < 0:
        table = LEADING if sight.reading.named_trump[sight.strain] >= 0 else LEADING_WITHOUT_TRUMP
    choice = CardChoice(sight, table[role_of(sight)])
    legal = choice.worth_a_thought(legal) if sight.led >= 0 else choice.drawing(legal)
    best = legal[0]
    most = -1000.0
    for action in legal:
        card = int(action.code)
        value = choice.following(card) if sight.led >= 0 else choice.leading(card)
        if value > most or (value == most and choice.is_lower(card, int(best.code)) == (sight.led >= 0)):
            most = value
            best = action
    return best


def role_of(sight: Sight) -> int:
    """Whose weights to use."""
    if sight.makers >> sight.seat & 1:
        if sight.makers & ~sight.idle == 1 << sight.seat:
            return LONE
        return MAKER if sight.seat == sight.holder else MATE
    return DEFENDER if sight.reading.contracts.rivals == 1 else SINGLE


def pivot_of(sight: Sight) -> float:
    """How near the contract is to being decided: 1 if this trick may decide it, 0 if it is decided already."""
    contracts = sight.reading.contracts
    if sight.level < 0 or sight.level >= contracts.levels:
        return 0.0
    need = contracts.need(sight.level)
    for seat in range(sight.reading.seats):
        if sight.makers >> seat & 1:
            need -= sight.taken[seat]
    to_lose = sight.tricks_left - need
    if need <= 0 or to_lose < 0:
        return 0.0
    return 1.0 / (1.0 + min(need - 1, to_lose))


@final
class CardChoice:
    """The choice of one card."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.reading = sight.reading
        self.chances = Chances(sight)
        self.trumps_held = sight.count_held(self.chances.trumps)
        self.trumps_of_foes = -1.0 if sight.led >= 0 else self.chances.trumps_of_foes()
        self.pivot = weights.pivot * pivot_of(sight)
        self.single = role_of(sight) == SINGLE

    def beats(self, card: int) -> bool:
        """Whether a card would beat the best of the trick so far."""
        strength = self.reading.strength[self.sight.row * self.reading.kinds + card]
        return strength > self.sight.best or (self.reading.equal_wins and strength == self.sight.best and strength > 0)

    def is_lower(self, card: int, other: int) -> bool:
        """Whether a card stands lower than another; of two that do the same, one leads the higher and follows low."""
        row = self.sight.strain * SUIT_SLOTS
        kinds = self.reading.kinds
        own = self.reading.strength[(row + self.reading.suit_of[self.sight.strain * kinds + card]) * kinds + card]
        others = self.reading.strength[(row + self.reading.suit_of[self.sight.strain * kinds + other]) * kinds + other]
        return own < others

    def worth_a_thought(self, legal: list[Action]) -> list[Action]:
        """The cards among which to choose: a trick that the last player can win is won."""
        if self.chances.foes or self.chances.mates or self.sight.is_mate(self.sight.winning):
            return legal
        winning = [action for action in legal if self.beats(int(action.code))]
        return winning if winning else legal

    def drawing(self, legal: list[Action]) -> list[Action]:
        """The cards among which to choose a lead: the maker who can draw every trump still out does so first."""
        sight = self.sight
        trump = self.chances.trump_suit
        left = sight.count_left(self.chances.trumps)
        if sight.seat != sight.holder or trump >= SUIT_SLOTS or left == 0 or self.trumps_of_foes == 0:
            return legal
        row = sight.strain * SUIT_SLOTS + trump
        sure: list[Action] = []
        copies = 0
        for action in legal:
            card = int(action.code)
            if (self.chances.trumps >> card) & 1:
                strength = self.reading.strength[row * self.reading.kinds + card]
                if not sight.count_left(self.reading.above[row][strength]):
                    sure.append(action)
                    copies += sight.count_held(1 << card)
        return sure if copies >= left and copies < sight.tricks_left else legal

    def following(self, card: int) -> float:
        """What playing a card to the trick is worth."""
        sight = self.sight
        chances = self.chances
        if self.beats(card):
            strength = self.reading.strength[sight.row * self.reading.kinds + card]
            own = chances.none_beats(chances.foes, sight.row, strength)
            return self.winning(own, own, sight.row, strength, sight.seat) + self.parting(card)
        if sight.is_mate(sight.winning):
            win = chances.none_beats(chances.foes, sight.row, sight.best)
        elif chances.mates:
            win = 1.0 - chances.none_beats(chances.mates, sight.row, sight.best)
        else:
            win = 0.0
        return self.winning(win, 0.0, sight.row, sight.best, sight.winning) + self.parting(card)

    def winning(self, win: float, own: float, row: int, strength: int, holds: int) -> float:
        """What the trick is worth.

        Args:
            win: the chance that it goes to the own side.
            own: the chance that the card itself takes it.
            row: the row of the tables for trump and the suit led.
            strength: the strength of the best card so far.
            holds: whose card that is.
        """
        value = self.weights.win * win + self.weights.own * own
        if not self.single:
            return value + self.pivot * win
        # Who defends for himself gains by a set contract too, whoever takes the trick.
        maker = self.sight.holder
        if maker in self.chances.foes:
            return value + self.pivot * self.chances.none_beats([maker], row, strength)
        if holds != maker:
            return value + self.pivot
        return value + self.pivot * (1.0 - self.chances.none_beats(self.chances.foes, row, strength))

    def leading(self, card: int) -> float:
        """What leading a card is worth."""
        sight = self.sight
        chances = self.chances
        weights = self.weights
        suit = self.reading.suit_of[sight.strain * self.reading.kinds + card]
        row = sight.strain * SUIT_SLOTS + suit
        strength = self.reading.strength[row * self.reading.kinds + card]
        own = chances.none_beats(chances.foes, row, strength)
        win = own
        if chances.mates and own < 1.0:
            # A partner who can beat the card may do so after a foe has, or before one does.
            win += (1.0 - own) * 0.5 * (1.0 - chances.none_beats(chances.mates, row, strength))
        value = self.winning(win, own, row, strength, sight.seat) + self.parting(card)
        some = min(self.trumps_of_foes, 1.0)
        more = (self.trumps_held - self.trumps_of_foes / max(len(chances.foes), 1)) / sight.tricks_left
        top = chances.top(row, strength)
        if weights.run:
            value += weights.run * top * sight.count_held(self.reading.of_suit[row]) / sight.tricks_left
        if suit == chances.trump_suit:
            return value + weights.force * some * (1.0 - top) + weights.length * more
        in_suit = self.reading.of_suit[row]
        if self.trumps_held and sight.count_held(in_suit) == 1:
            value += weights.void
        value += weights.haste * some * top * max(more, 0.0)
        return value + weights.unseen * sight.count_left(in_suit) / (1 + in_suit.bit_count())

    def parting(self, card: int) -> float:
        """What it is worth, mostly less than nothing, to have a card no longer."""
        weights = self.weights
        suit = self.reading.suit_of[self.sight.strain * self.reading.kinds + card]
        row = self.sight.strain * SUIT_SLOTS + suit
        strength = self.reading.strength[row * self.reading.kinds + card]
        top = self.chances.top(row, strength)
        if suit == self.chances.trump_suit:
            return weights.trump + weights.height * top
        in_suit = self.reading.of_suit[row]
        higher = self.reading.above[row][strength] & in_suit
        return weights.top * top + weights.rank * (1.0 - higher.bit_count() / (1 + in_suit.bit_count()))
