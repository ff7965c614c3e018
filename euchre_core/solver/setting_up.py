"""From what is said of a deal in the middle of its play to that deal."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.kernel.errors import ActionError, InvalidAction
from euchre_core.kernel.pack import in_letters
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .contract import Contract
from .position import CannotSetUp, Position, seat_named


def set_up(rules: Rules, position: Position) -> State:
    """The deal that a position describes.

    Args:
        rules: the game.
        position: the position.

    Raises:
        CannotSetUp: something is missing, or is not possible in this game.
    """
    return Laid(rules, position).state


class Laid:
    """A position being set up: the contract first, then the cards, then the trick on the table."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules = rules
        self.position = position
        self.play = next(place for place, step in enumerate(rules.steps) if isinstance(step.main, Tricks))
        dealer = seat_named(self.rules, position.dealer, "dealer") if position.dealer else len(rules.seats) - 1
        scores = [rules.ending.start] * len(rules.side_names)
        self.piles = self.cards_of_piles()
        self.state = rules.lay(dealer, self.piles, scores, None)
        self.state.step, self.state.now = self.play, rules.steps[self.play]
        Contract(self.state, position)
        self.set_tricks()
        self.lay_trick()

    def card(self, text: str, key: str) -> int:
        """The kind of a card."""
        spelled = in_letters(text)
        for name, kind in self.rules.pack.index.items():
            if name.casefold() == spelled.casefold():
                return kind
        raise CannotSetUp(f"there is no card “{text}” in the pack of this game", key)

    # -- cards -------------------------------------------------------------------------------------------------------

    def cards_of_piles(self) -> list[list[int]]:
        """The cards of every pile, none more often than the pack has it."""
        piles: list[list[int]] = [[] for _ in self.rules.piles]
        for name, cards in self.position.hands.items():
            try:
                pile = self.rules.pile(name)
            except InvalidAction as error:
                raise CannotSetUp(str(error), "hands") from None
            piles[pile] = sorted(self.card(text, "hands") for text in cards)
        on_table = [self.card(text, "trick") for text in self.position.trick]
        used = [kind for pile in piles for kind in pile] + on_table
        for kind in sorted(set(used)):
            if used.count(kind) > self.rules.pack.copies[kind]:
                times = {1: "once", 2: "twice"}.get(self.rules.pack.copies[kind], "so many times")
                raise CannotSetUp(f"the pack has {self.rules.pack.kinds[kind]} only {times}", "hands")
        return piles

    def played_from(self, seat: int) -> int:
        """How many cards a player still has to play."""
        name = self.rules.seats[seat]
        return sum(
            len(cards) for pile, cards in zip(self.rules.piles, self.piles, strict=True) if is_of(pile.name, name)
        )

    # -- the tricks --------------------------------------------------------------------------------------------------

    def set_tricks(self) -> None:
        """Who leads to this trick, how many tricks are left, and who took those before."""
        state = self.state
        playing = [seat for seat in range(len(self.rules.seats)) if not state.idle >> seat & 1]
        leader = self.leader(playing)
        if len(self.position.trick) >= len(playing):
            raise CannotSetUp("this trick is over: leave it out, and say who leads to the next", "trick")
        state.leader = state.turn = leader
        cards = {seat: self.played_from(seat) for seat in playing}
        seat = leader
        for _ in self.position.trick:
            cards[seat] += 1
            seat = int(state.after(seat))
        left = cards[leader]
        uneven = next((seat for seat in playing if cards[seat] != left), None)
        if uneven is not None:
            names = self.rules.seats
            raise CannotSetUp(
                f"{names[uneven]} has {number(cards[uneven])} to play from this trick on, and {names[leader]} "
                f"{number(left)}; everybody who plays has as many",
                "hands",
            )
        if not 1 <= left <= self.rules.tricks:
            raise CannotSetUp(f"a deal of this game has {self.rules.tricks} tricks, not {left}", "hands")
        state.tricks_left = left
        if left == self.rules.tricks:
            self.check_first_leader(leader)
        self.set_taken(int(self.rules.tricks) - left)

    def leader(self, playing: Sequence[int]) -> int:
        """Who leads, or has led, to this trick."""
        if self.position.leads is not None:
            seat = seat_named(self.rules, self.position.leads, "leads")
            if seat not in playing:
                raise CannotSetUp(f"{self.position.leads} does not play in this deal", "leads")
            return seat
        play = self.rules.steps[self.play].main
        if isinstance(play, Tricks) and max(self.played_from(seat) for seat in playing) >= self.rules.tricks:
            return int(play.first.seat(self.state))
        raise CannotSetUp("say who leads, or has led, to this trick", "leads")

    def check_first_leader(self, leader: int) -> None:
        """Whoever is said to lead to the first trick must be the one that the rules have lead to it.

        The dealer who is not said may be anybody.
        """
        play = self.rules.steps[self.play].main
        if not isinstance(play, Tricks) or self.position.leads is None:
            return
        state = self.state
        dealer = state.dealer
        first = set()
        for each in [dealer] if self.position.dealer else range(len(self.rules.seats)):
            state.dealer = each
            first.add(int(play.first.seat(state)))
        state.dealer = dealer
        if leader not in first:
            names = " or ".join(self.rules.seats[seat] for seat in sorted(first))
            raise CannotSetUp(f"{names} leads to the first trick here, not {self.rules.seats[leader]}", "leads")

    def set_taken(self, before: int) -> None:
        """Who took the tricks before this one."""
        state, scoring = self.state, self.rules.scoring
        assert isinstance(scoring, LineScoring)
        units = scoring.side.units(state)
        named = 0
        for name, tricks in self.position.tricks.items():
            seats = self.seats(name)
            if seats & named:
                raise CannotSetUp(f"the tricks of {name} are said twice", "tricks")
            named |= seats
            state.taken[self.one_of(seats)] += tricks
        rest = before - sum(state.taken)
        missing = [unit for unit in units if not unit & named]
        if rest > 0 and len(missing) == 1:
            state.taken[self.one_of(missing[0])] += rest
        elif rest:
            said = f"{sum(state.taken)} are said" if self.position.tricks else "say by whom"
            raise CannotSetUp(f"{number(before, 'trick')} must have been taken before this one: {said}", "tricks")
        if before and scoring.most_asked:
            raise CannotSetUp("here points depend on the order of the tricks: solve it from a record", "tricks")

    def seats(self, name: str) -> int:
        """The seats a name stands for, as a mask: a seat, a side that scores, or players who sit together."""
        rules = self.rules
        if name in rules.seats:
            return 1 << rules.seats.index(name)
        for numbers in (rules.side_of, rules.team_of):
            for each in set(numbers):
                seats = [seat for seat, side in enumerate(numbers) if side == each]
                if name == "".join(rules.seats[seat] for seat in seats):
                    return sum(1 << seat for seat in seats)
        raise CannotSetUp(f"there is no “{name}” in this game; the sides are {' '.join(rules.side_names)}", "tricks")

    def one_of(self, seats: int) -> int:
        """One of some seats: the maker's if he is among them, else one who plays."""
        if self.state.holder >= 0 and seats >> self.state.holder & 1:
            return int(self.state.holder)
        playing = seats & ~int(self.state.idle) or seats
        return next(seat for seat in range(len(self.rules.seats)) if playing >> seat & 1)

    def lay_trick(self) -> None:
        """Let the cards on the table be played, as the rules allow."""
        state = self.state
        for text in self.position.trick:
            card = self.card(text, "trick")
            if state.asked >= 0:
                raise CannotSetUp("which suit was named for a joker cannot be said: leave out what came after", "trick")
            state.put(state.turn, card)
            try:
                state.apply(f"play {self.rules.pack.kinds[card]}")
            except ActionError as error:
                raise CannotSetUp(str(error), "trick") from None


def is_of(pile: str, seat: str) -> bool:
    """Whether a player plays from a pile: his hand, or what lies in columns in front of him."""
    rest = pile.removeprefix(seat)
    return pile.startswith(seat) and (not rest or rest.removesuffix(" under").isdigit())


def number(count: int, what: str = "card") -> str:
    """So many cards, in words."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
