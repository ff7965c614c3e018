"""Which card to play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from euchre_core.kernel.pack import SUIT_SLOTS, lowest, single

from .chances import Chances
from .sight import Sight
from .weights import DEFENDER, FOLLOWING, LEADING, LEADING_WITHOUT_TRUMP, LONE, MAKER, MATE, SINGLE, Weights


def choose_card(sight: Sight, cards: i64) -> i64:
    """The best card to lead, or to play to the trick.

    Args:
        sight: what the seat sees.
        cards: the legal cards, as a mask; at least one.
    """
    if sight.led < 0:
        leads = LEADING if sight.reading.named_trump[sight.strain] >= 0 else LEADING_WITHOUT_TRUMP
        return CardChoice(sight, leads).lead(cards)
    return CardChoice(sight, FOLLOWING).follow(cards)


def role_of(sight: Sight) -> int:
    """Whose weights to use."""
    own: i64 = 1
    own <<= sight.seat
    if sight.makers & own:
        if sight.makers & ~sight.idle == own:
            return LONE
        return MAKER if sight.seat == sight.holder else MATE
    return DEFENDER if sight.reading.contracts.rivals == 1 else SINGLE


def pivot_of(sight: Sight) -> float:
    """How near the contract is to being decided: 1 if this trick may decide it, 0 if it is decided already."""
    contracts = sight.reading.contracts
    if sight.level < 0 or sight.level >= contracts.levels:
        return 0.0
    need: i64 = contracts.need(sight.level)
    for seat in range(sight.reading.seats):
        if (sight.makers >> seat) & 1:
            taken: i64 = sight.taken[seat]
            need -= taken
    to_lose = sight.tricks_left - need
    if need <= 0 or to_lose < 0:
        return 0.0
    return 1.0 / (1.0 + float(min(need - 1, to_lose)))


@mypyc_attr(acyclic=True)
@final
class CardChoice:
    """The choice of one card.

    Attributes:
        first: where the cards of the strain begin in the tables of what depends on nothing else.
        pivot: what it is worth to win a trick that may decide the contract.
        single: whether the seat defends for itself.
    """

    def __init__(self, sight: Sight, table: list[Weights]) -> None:
        role = role_of(sight)
        self.sight = sight
        self.weights = table[role]
        self.reading = sight.reading
        self.first: i64 = sight.strain * sight.reading.kinds
        self.chances = Chances(sight)
        self.pivot = self.weights.pivot * pivot_of(sight)
        self.single = role == SINGLE

    # -- to the trick ------------------------------------------------------------------------------------------------

    def follow(self, cards: i64) -> i64:
        """The best of some cards to play to the trick; of two that do the same the lower one."""
        sight = self.sight
        winners = self.winners(cards)
        is_last = not (self.chances.foes | self.chances.mates)
        if is_last and winners and not sight.is_mate(sight.winning):
            cards = winners  # a trick that the last player can win is won
        value_of_losing = 0.0
        if cards & ~winners:
            value_of_losing = self.value_of_losing()
        best = lowest(cards)
        most = -1000.0
        card = best
        while cards >> card:
            if (cards >> card) & 1:
                value = self.parting(card, self.top(card))
                value += self.value_of_beating(card) if winners & single(card) else value_of_losing
                if value > most or (value == most and self.is_lower(card, best)):
                    most = value
                    best = card
            card += 1
        return best

    def winners(self, cards: i64) -> i64:
        """Those of some cards that would beat the best of the trick so far, as a mask."""
        beaters: i64 = self.reading.above[self.sight.row][self.sight.best]
        return cards & beaters

    def value_of_beating(self, card: i64) -> float:
        """What it is worth to play the highest card of the trick."""
        sight = self.sight
        strength: i64 = self.reading.strength[sight.row * self.reading.kinds + card]
        own = self.chances.none_beats(self.chances.foes, sight.row, strength)
        return self.winning(own, own, strength, sight.seat)

    def value_of_losing(self) -> float:
        """What it is worth to leave the trick to somebody else."""
        sight = self.sight
        chances = self.chances
        win = 0.0
        if sight.is_mate(sight.winning):
            win = chances.none_beats(chances.foes, sight.row, sight.best)
        elif chances.mates:
            win = 1.0 - chances.none_beats(chances.mates, sight.row, sight.best)
        return self.winning(win, 0.0, sight.best, sight.winning)

    def winning(self, win: float, own: float, strength: i64, holds: i64) -> float:
        """What the trick is worth.

        Args:
            win: the chance that it goes to the own side.
            own: the chance that the card itself takes it.
            strength: the strength of the best card so far.
            holds: whose card that is.
        """
        value = self.weights.win * win + self.weights.own * own
        if not self.single:
            return value + self.pivot * win
        return value + self.pivot * self.setting(self.sight.row, strength, holds)

    def setting(self, row: i64, strength: i64, holds: i64) -> float:
        """The chance that the maker does not win the trick: who defends for himself gains by that, whoever does."""
        chances = self.chances
        maker = self.sight.holder
        if maker >= 0 and (chances.foes >> maker) & 1:
            return chances.none_beats(single(maker), row, strength)
        if holds != maker:
            return 1.0
        return 1.0 - chances.none_beats(chances.foes, row, strength)

    # -- the lead ----------------------------------------------------------------------------------------------------

    def lead(self, cards: i64) -> i64:
        """The best of some cards to lead; of two that do the same the higher one."""
        self.trumps_held = self.sight.count_held(self.chances.trumps)
        self.trumps_of_foes = self.chances.trumps_of_foes()
        cards = self.drawing(cards)
        best = lowest(cards)
        most = -1000.0
        card = best
        while cards >> card:
            if (cards >> card) & 1:
                value = self.leading(card)
                if value > most or (value == most and not self.is_lower(card, best)):
                    most = value
                    best = card
            card += 1
        return best

    def drawing(self, cards: i64) -> i64:
        """The cards among which to choose a lead: the maker who can draw every trump still out does so first."""
        sight = self.sight
        if sight.seat != sight.holder or self.trumps_of_foes == 0.0 or self.chances.trump_suit >= SUIT_SLOTS:
            return cards
        left = sight.count_left(self.chances.trumps)
        trumps = cards & self.chances.trumps
        if left == 0 or not trumps:
            return cards
        sure: i64 = 0
        card: i64 = 0
        while trumps >> card:
            if (trumps >> card) & 1:
                beaters: i64 = self.reading.own_beaters[self.first + card]
                if not sight.count_left(beaters):
                    sure |= single(card)
            card += 1
        copies = sight.count_held(sure)
        return sure if copies >= left and copies < sight.tricks_left else cards

    def leading(self, card: i64) -> float:
        """What leading a card is worth."""
        sight = self.sight
        chances = self.chances
        weights = self.weights
        place = self.first + card
        row: i64 = self.reading.own_row[place]
        beaters: i64 = self.reading.own_beaters[place]
        own = chances.none_holds(chances.foes, row, beaters)
        win = own
        if chances.mates and own < 1.0:
            # A partner who can beat the card may do so after a foe has, or before one does.
            win += (1.0 - own) * 0.5 * (1.0 - chances.none_holds(chances.mates, row, beaters))
        value = weights.win * win + weights.own * own
        if self.single:
            value += self.pivot * self.setting(row, self.reading.own_strength[place], sight.seat)
        else:
            value += self.pivot * win
        top = self.top(card)
        value += self.parting(card, top)
        tricks_left = float(sight.tricks_left)
        some = min(self.trumps_of_foes, 1.0)
        more = (float(self.trumps_held) - self.trumps_of_foes / float(max(seats_in(chances.foes), 1))) / tricks_left
        in_suit: i64 = self.reading.of_suit[row]
        if weights.run:
            value += weights.run * top * float(sight.count_held(in_suit)) / tricks_left
        if row % SUIT_SLOTS == chances.trump_suit:
            return value + weights.force * some * (1.0 - top) + weights.length * more
        if self.trumps_held and sight.count_held(in_suit) == 1:
            value += weights.void
        value += weights.haste * some * top * max(more, 0.0)
        return value + weights.unseen * float(sight.count_left(in_suit)) / float(1 + self.reading.sizes[row])

    # -- what a card is worth in the hand ----------------------------------------------------------------------------

    def top(self, card: i64) -> float:
        """The chance that a card is the highest of its suit that a given player may hold."""
        return self.chances.spare[self.sight.count_left(self.reading.own_higher[self.first + card])]

    def parting(self, card: i64, top: float) -> float:
        """What it is worth, mostly less than nothing, to have a card no longer; `top` as for `top(card)`."""
        place = self.first + card
        suit: i64 = self.reading.suit_of[place]
        if suit == self.chances.trump_suit:
            return self.weights.trump + self.weights.height * top
        return self.weights.top * top + self.weights.rank * self.reading.own_place[place]

    def is_lower(self, card: i64, other: i64) -> bool:
        """Whether a card stands lower than another, each in its own suit."""
        own: i64 = self.reading.own_strength[self.first + card]
        others: i64 = self.reading.own_strength[self.first + other]
        return own < others


def seats_in(seats: i64) -> i64:
    """How many seats a mask holds."""
    count: i64 = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count
