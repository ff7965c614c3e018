"""A match: deals until a game is won, and games until somebody has won enough of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .deal import Deal, Past
from .memory import Memory
from .outcomes import result
from .scoring import added, contract_of, points, tricks_of
from .table import Table, one_kitty


class Match:
    """A match in progress.

    Args:
        settings: the settings of every chapter, defaults included.

    Attributes:
        deal: the deal going on, or the last one.
        scores: the score of each side in this game, with every deal that is over; games: how many it has won.
        played: how many deals were scored in this game.
        dealer: who has to deal next; None before the first deal, when anybody may.
        points: the points of the last deal that is over.
        is_over, winners: whether the match is over, and who has won it; perhaps nobody.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.table = Table(settings)
        self.rules = settings["match"]
        self.scores: dict[str, int] = dict.fromkeys(self.table.sides, self.rules["start"])
        self.next_scores = dict(self.scores)
        self.games = dict.fromkeys(self.table.sides, 0)
        self.played = 0
        self.dealer: str | None = None
        self.claims_made: set[tuple[str, str]] = set()
        self.throw_ins: Counter[str] = Counter()
        self.memory = Memory()
        self.counters: Counter[tuple[str, str]] = Counter()
        self.deal: Deal | None = None
        self.points: dict[str, int] = {}
        self.is_over = False
        self.winners: tuple[str, ...] = ()

    def begin(self, dealer: str, dealt: Mapping[str, list[str]]) -> None:
        """Deal these cards."""
        assert not self.is_over, "the match is over"
        assert self.deal is None or self.deal.turn is None, "the deal is not over"
        assert self.dealer in (None, dealer), f"{self.dealer} has to deal, not {dealer}"
        dealt = one_kitty(dealt)
        sizes = {name: len(cards) for name, cards in dealt.items()}
        assert sizes == self.table.dealt(dealer), f"not the right number of cards: {sizes}"
        pack = [card for cards in dealt.values() for card in cards]
        assert self.table.cards.in_pack_order(pack) == self.table.cards.pack, "these cards are not the pack"
        self.scores = dict(self.next_scores)
        past = Past(self.claims_made, self.throw_ins, dict(self.scores), self.played, self.memory)
        self.deal = Deal(self.table, dealer, dict(dealt), past)
        self.settle()

    def take(self, action: str) -> None:
        """The seat in turn does something."""
        assert self.deal is not None
        self.deal.take(action)
        self.settle()

    def settle(self) -> None:
        """Once the deal is over: write the points down, and see whether somebody has won."""
        deal = self.deal
        assert deal is not None
        if deal.turn is not None:
            return
        self.claims_made = deal.claims_made
        if deal.passed_out:
            self.throw_ins = self.throw_ins + Counter([deal.dealer])
        self.dealer = deal.deals_next
        self.points = dict.fromkeys(self.table.sides, 0) if deal.thrown_in else points(deal)
        if deal.thrown_in:
            return
        if deal.scored is None and self.rules["counters"]:
            self.count(added(deal))
        self.add(deal)

    def count(self, adds: dict[str, dict[str, int]]) -> None:
        """Add to the counters; one that is full is emptied by as much, and scores in the same deal."""
        for side in self.table.sides:
            for name, number in adds[side].items():
                counter = self.rules["counters"][name]
                self.counters[name, side] += number
                while counter["full"] is not None and self.counters[name, side] >= counter["full"]:
                    self.counters[name, side] -= counter["full"]
                    self.points[side] += counter["points"]

    def add(self, deal: Deal) -> None:
        """Add the points of a deal to the scores; perhaps a game is won with it."""
        self.played += 1
        if deal.scored is None:
            self.memory = self.memory.after(deal, self.came_out(deal))
        for side in self.table.sides:
            self.scores[side] += self.points[side]
        makers = [self.table.side_of[seat] for seat in deal.makers()]
        self.next_scores = dict(self.scores)
        winners = self.who_has_won(list(dict.fromkeys(makers)), self.came_out(deal))
        if winners is not None:
            self.game_over(winners)

    def came_out(self, deal: Deal) -> str:
        """How the contract came out; a deal that scored before the play has none."""
        if deal.scored is not None or deal.maker is None:
            return "no_maker"
        return result(contract_of(deal), tricks_of(deal, deal.maker))

    # -- a game --------------------------------------------------------------------------------------------------------

    def ahead(self, side: str) -> int:
        """How well a side stands: the score, or how far it has counted down; the other way where the target loses."""
        score = self.scores[side]
        better = -score if self.counts_down() else score
        return -better if self.target_loses() else better

    def target_loses(self) -> bool:
        return self.rules["target"] is not None and self.rules["target_is"] == "losing"

    def counts_down(self) -> bool:
        return self.rules["target"] is not None and self.rules["start"] > self.rules["target"]

    def is_past(self, side: str, scores: dict[str, int] | None = None) -> bool:
        """Whether a side is at the target or past it."""
        target, score = self.rules["target"], (scores or self.scores)[side]
        if target is None:
            return False
        return bool(score <= target if self.counts_down() else score >= target)

    def is_as_bad(self, side: str, floor: int | None, scores: dict[str, int] | None = None) -> bool:
        """Whether a side has this score or a worse one."""
        if floor is None:
            return False
        score = (scores or self.scores)[side]
        return score >= floor if self.counts_down() else score <= floor

    def who_has_won(self, makers: list[str], came_out: str) -> tuple[str, ...] | None:
        """The winners of the game, perhaps none; None if it goes on.

        In this order: everybody loses; somebody loses; the target; the number of deals.
        """
        rules, sides = self.rules, self.table.sides
        if all(self.is_as_bad(side, rules["all_lose_at"]) for side in sides):
            return ()
        losers = [side for side in sides if self.is_as_bad(side, rules["loses_at"])]
        if losers:
            return self.best([side for side in sides if side not in losers] or losers)
        past = [side for side in sides if self.is_past(side)]
        if self.target_loses():
            if past:
                return self.best([side for side in sides if side not in past] or past)
        else:
            past = [side for side in past if self.may_go_out(side, makers, came_out)]
            if past and rules["winner"] == "all_past_target":
                return tuple(past)
            if rules["winner"] == "makers_first":
                past = [side for side in past if side in makers] or past
            if past:
                return self.best(past)
        if rules["deals"] is not None and self.played >= rules["deals"]:
            return self.best(sides)
        return None

    def may_go_out(self, side: str, makers: list[str], came_out: str) -> bool:
        """Whether what has happened may carry this side past the target."""
        goes_out_by = self.rules["goes_out_by"]
        own_contract = side in makers and came_out == "made"
        others_set = side not in makers and came_out == "set"
        return goes_out_by == "any_points" or own_contract or (goes_out_by == "made_or_set" and others_set)

    def best(self, sides: list[str]) -> tuple[str, ...] | None:
        """The best of these; if several are equal, they share it or another deal is played (G26 to G28)."""
        most = max(self.ahead(side) for side in sides)
        best = tuple(side for side in sides if self.ahead(side) == most)
        return best if len(best) == 1 or self.rules["tie"] == "shared" else None

    # -- the match -----------------------------------------------------------------------------------------------------

    def game_over(self, winners: tuple[str, ...]) -> None:
        """A game is won; the next one begins, with what the winner had above the target, unless the match is over.

        What is carried may be worth a whole game again: then that is won at once, too.
        """
        rules, sides = self.rules, self.table.sides
        self.count_game(winners, self.scores)
        self.played = 0
        self.memory = Memory()
        self.counters = Counter()
        self.next_scores = dict.fromkeys(sides, rules["start"])
        if rules["surplus"] == "carried" and rules["target"] is not None and rules["target_is"] == "winning":
            for side in winners:
                if self.is_past(side):
                    self.next_scores[side] += self.scores[side] - rules["target"]
        while not self.is_over:
            again = tuple(side for side in sides if self.is_past(side, self.next_scores))
            if not again:
                return
            carried = {side: self.next_scores[side] - rules["target"] for side in again}
            self.count_game(again, self.next_scores)
            self.next_scores = {side: rules["start"] + carried.get(side, 0) for side in sides}

    def count_game(self, winners: tuple[str, ...], scores: dict[str, int]) -> None:
        """A game for the winners, or two; and the match, if somebody has enough of them."""
        rules, sides = self.rules, self.table.sides
        for side in winners:
            others = [other for other in sides if other not in winners]
            shut_out = bool(others) and all(self.is_as_bad(other, rules["start"], scores) for other in others)
            self.games[side] += 2 if shut_out and rules["shutout"] == "two_games" else 1
        enough = [side for side in sides if self.games[side] >= rules["games"]]
        if enough or rules["games"] == 1:
            self.is_over = True
            most = max((self.games[side] for side in enough), default=0)
            self.winners = tuple(side for side in enough if self.games[side] == most)
