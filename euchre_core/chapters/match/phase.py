"""When the match is over: everybody loses, somebody loses, the target, the number of deals; in this order."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.memory import RESULT, RESULT_MADE, RESULT_SET
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.rules import Ending
from euchre_core.kernel.standing import GOES_ON, LOST, SHARED, WON, Standing, going_on
from euchre_core.kernel.state import State

FAR: Final = 10**12
"""Farther than any score."""

ANY_POINTS: Final = 0
OWN_BID: Final = 1
OWN_BID_OR_SET: Final = 2

BEST: Final = 0
MAKERS_FIRST: Final = 1
ALL_PAST: Final = 2


@final
class MatchEnd(Ending):
    """Games to a target or of so many deals, and matches of several games (catalogue G26 to G28, HR-41 to HR-48).

    Scores are compared as what a side has gained: where a game counts down, less is more.

    Args:
        start: where the scores begin; target: the score that ends the game, None in a game of so many deals.
        deals: how many deals that came to a score are a game; 0 if there is no such number.
        side: who plays together in a deal.

    The other settings are plain values to be set after it is made.
    """

    def __init__(self, start: int, target: int | None, deals: int, side: Sides) -> None:
        self.start = start
        self.has_target = target is not None
        self.target = target if target is not None else start
        self.sign = 1 if self.target >= start else -1
        self.deals = deals
        self.side = side
        self.winner = BEST
        self.shares_ties = False
        self.goes_out_by = ANY_POINTS
        self.loses_at = -FAR
        self.all_lose_at = -FAR
        self.target_loses = False
        self.games = 1
        self.carries_surplus = False
        self.shutout_counts_two = False

    @property
    def better(self) -> int:
        """1 where more points are better, -1 where fewer are: scores count down, or who comes to the target loses."""
        return -self.sign if self.target_loses else self.sign

    @property
    def makers_first(self) -> bool:
        """Whether, of several past the target, the makers win even with less."""
        return self.winner == MAKERS_FIRST

    def after(self, standing: Standing, state: State) -> Standing:
        """How the match stands after a deal; one that was thrown in changes nothing."""
        if not state.is_scored or state.results is None:
            return going_on(standing.before, standing.games, standing.next_deals)
        scores = [standing.before[side] + points for side, points in enumerate(state.results)]
        deals = standing.next_deals + 1
        gained = [self.sign * score for score in scores]
        if self.everybody_lost(gained):
            winners: list[int] = []
        else:
            winners = self.winners_of_game(gained, deals, state)
            if not winners:
                return going_on(scores, standing.games, deals)
        return self.after_game(scores, winners, standing.games, deals)

    def everybody_lost(self, gained: list[int]) -> bool:
        """Whether all are so far behind that nobody wins the game."""
        return max(gained) <= self.all_lose_at

    def winners_of_game(self, gained: list[int], deals: int, state: State) -> list[int]:
        """Who has won the game; nobody while it goes on."""
        everybody = list(range(len(gained)))
        if min(gained) <= self.loses_at:
            others = [side for side in everybody if gained[side] > self.loses_at]
            return self.best_of(others or everybody, gained)
        if self.has_target:
            past = [side for side in everybody if gained[side] >= self.sign * self.target]
            winners = self.winners_past_target(past, gained, state) if past else []
            if winners:
                return winners
        if self.deals > 0 and deals >= self.deals:
            return self.best_of(everybody, gained)
        return []

    def winners_past_target(self, past: list[int], gained: list[int], state: State) -> list[int]:
        """Who has won when these are past the target; nobody if none of them may go out with this deal."""
        if self.target_loses:
            others = [side for side in range(len(gained)) if side not in past]
            return self.best_of(others or past, [-each for each in gained])
        going_out = [side for side in past if self.goes_out(side, state)]
        if not going_out or self.winner == ALL_PAST:
            return going_out
        makers = [side for side in going_out if self.is_maker(side, state)]
        return self.best_of(makers if self.winner == MAKERS_FIRST and makers else going_out, gained)

    def best_of(self, sides: list[int], gained: list[int]) -> list[int]:
        """Who of these is best; nobody yet if several are and another deal decides between them."""
        best = max([gained[side] for side in sides])
        leaders = [side for side in sides if gained[side] == best]
        return leaders if len(leaders) == 1 or self.shares_ties else []

    def goes_out(self, side: int, state: State) -> bool:
        """Whether this deal is one that can carry a side past the target."""
        if self.goes_out_by == ANY_POINTS:
            return True
        result = state.slots[state.rules.slot_index[RESULT]]
        if result == RESULT_MADE:
            return self.is_maker(side, state)
        return result == RESULT_SET and self.goes_out_by == OWN_BID_OR_SET and not self.is_maker(side, state)

    def is_maker(self, side: int, state: State) -> bool:
        """Whether somebody of a side that scores had the contract."""
        seats = sum([1 << seat for seat, other in enumerate(state.rules.side_of) if other == side])
        return seats & int(self.side.makers(state)) != 0

    def after_game(self, scores: list[int], winners: list[int], before: list[int], deals: int) -> Standing:
        """How the match stands after a game that these have won."""
        games = before.copy()
        won_at = scores
        while True:
            for side in winners:
                games[side] += 2 if self.shutout_counts_two and self.is_shutout(won_at, winners) else 1
            done = [side for side, won in enumerate(games) if won >= self.games]
            if done or self.games == 1:
                first = [side for side in done if games[side] == max(games)]
                ended = LOST if not first else WON if len(first) == 1 else SHARED
                return Standing(scores, games, deals, scores, deals, first, ended)
            won_at = [self.start + (self.surplus(score) if side in winners else 0) for side, score in enumerate(won_at)]
            # what is carried over may be a whole game once more
            winners = [side for side, score in enumerate(won_at) if self.is_whole_game(score)]
            if not winners:
                return Standing(scores, games, deals, won_at, 0, [], GOES_ON)

    def is_shutout(self, scores: list[int], winners: list[int]) -> bool:
        """Whether the losers of a game have gained nothing in it."""
        losers = [score for side, score in enumerate(scores) if side not in winners]
        return bool(losers) and max([self.sign * score for score in losers]) <= self.sign * self.start

    def is_whole_game(self, score: int) -> bool:
        """Whether a score with which a game begins has won it already."""
        return self.carries_surplus and self.has_target and self.sign * score >= self.sign * self.target

    def surplus(self, score: int) -> int:
        """What a winner takes along into the next game (laps)."""
        beyond = self.sign * (score - self.target)
        return self.sign * beyond if self.carries_surplus and self.has_target and beyond > 0 else 0
