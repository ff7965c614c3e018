"""What each of a few choices has come to, in worlds that might be the real one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from euchre_core.kernel.action import Action
from euchre_core.solver import Points, margins

from .at_once import AtOnce
from .goal import CERTAIN, Goal, Winning

if TYPE_CHECKING:
    from euchre_core.kernel.state import State

NEAR: Final = 0.04
"""In what part of the worlds the match must end before its end is what counts."""
SURE: Final = 3.0
ENOUGH: Final = 20
"""By how many standard errors a choice is surely worse, and in how many worlds it must come to the same to be alike."""


@final
class Total:
    """What a choice has come to, all worlds taken together, and how it compares with the usual one.

    Attributes:
        sum: the total; more: what is more in it than in that of the usual choice; squares: of that, world by world.
    """

    def __init__(self) -> None:
        self.sum = 0.0
        self.more = 0.0
        self.squares = 0.0

    def add(self, value: float, usual: float) -> None:
        """Add what it has come to in another world, and what the usual choice has come to in the same."""
        more = value - usual
        self.sum += value
        self.more += more
        self.squares += more * more

    def surely_more(self, worlds: int, caution: float) -> float:
        """How much better it is than the usual choice, less some standard errors."""
        return self.more / worlds - caution * self.error(worlds)

    def error(self, worlds: int) -> float:
        """The standard error of how much better it is."""
        mean = self.more / worlds
        return math.sqrt(max(self.squares / worlds - mean * mean, 0.0) / worlds)


@final
class Prospects:
    """What one choice has come to.

    Attributes:
        action: the choice; worlds: in how many worlds it has been followed up.
        points: the points it brought; chance: the chances to win the match that were left after it.
        ahead: in how many worlds it brought more points than the others got; ended: in how many it ended the match.
    """

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worlds = 0
        self.points = Total()
        self.chance = Total()
        self.ahead = 0
        self.ended = 0

    def total(self, near: bool) -> Total:
        """What counts: the chance to win if the match may end, else the points."""
        return self.chance if near else self.points


@final
class Survey:
    """Choices, and what they have come to so far.

    Args:
        choices: what may be done, the usual choice first: another must be better by more than may be chance.
        goal: what results are worth.
        nodes: how many positions the solver may look at in a world; 0 if all worlds are played out.
        caution: by how many standard errors it must be better.
        may_end: whether the match may end with the contract that is played.

    Attributes:
        left: the choices that are still followed up; dropped: those that are not any more.
        worlds: in how many worlds there has been a look.
    """

    def __init__(self, choices: list[Action], goal: Goal, nodes: int, caution: float, may_end: bool) -> None:
        self.goal = goal
        self.nodes = nodes
        self.rivals = float(len(goal.weights) - 1)
        self.points = Points(goal.weights)
        self.winning = Winning(goal) if may_end else None
        self.caution = caution
        self.left = [Prospects(action) for action in choices]
        self.dropped: list[Prospects] = []
        self.worlds = 0

    def look_into(self, world: AtOnce) -> None:
        """See what every choice comes to in a world: solved where only cards are left, else played out."""
        self.worlds += 1
        if not self.nodes or not self.solve(world.state):
            self.play_out(world)

    def solve(self, state: State) -> bool:
        """Add what the choices come to when everybody sees all cards; False if that cannot be found out."""
        if state.now.main is not self.goal.reading.play or state.asked >= 0:
            return False
        points = margins(state, self.nodes, self.points)
        chances = margins(state, self.nodes, self.winning) if self.winning is not None and points is not None else None
        if points is None or (chances is None and self.winning is not None):
            self.nodes = 0  # nor will the other worlds be solved
            return False
        legal = state.choices()
        places = [legal.index(each.action) for each in self.left]
        self.note([points[place] / self.rivals for place in places])
        if chances is not None:
            self.note_chances([chances[place] / CERTAIN for place in places])
            for each, place in zip(self.left, places, strict=True):
                each.ended += chances[place] in (0, CERTAIN)
        return True

    def play_out(self, world: AtOnce) -> None:
        """Add what the choices come to when the heuristic goes on."""
        goal = self.goal
        points: list[float] = []
        chances: list[float] = []
        for each in self.left:
            twin = world.copy(world.state.copy())
            twin.take(each.action)
            twin.play_out()
            results = twin.state.results
            if results is not None:
                points.append(goal.points(results))
                chances.append(goal.chance(results))
                each.ended += goal.ends_match(results)
        self.note(points)
        self.note_chances(chances)

    def note(self, points: list[float]) -> None:
        """Note the points of every choice that is followed up."""
        for each, value in zip(self.left, points, strict=True):
            each.worlds += 1
            each.points.add(value, points[0])
            if value > 0.0:
                each.ahead += 1

    def note_chances(self, chances: list[float]) -> None:
        """Note the chances to win that every choice that is followed up has left."""
        for each, chance in zip(self.left, chances, strict=True):
            each.chance.add(chance, chances[0])

    @property
    def match_is_near(self) -> bool:
        """Whether the match may well end with this deal."""
        return any(each.ended > NEAR * each.worlds for each in self.left)

    def ranked(self) -> list[Prospects]:
        """The choices that are followed up, the best first: by points, or by the chance to win a match that may end."""
        near = self.match_is_near
        values: list[tuple[float, int]] = []
        for place, each in enumerate(self.left):
            values.append((-each.total(near).surely_more(max(each.worlds, 1), self.caution), place))
        return [self.left[place] for value, place in sorted(values)]

    def keep(self, number: int) -> None:
        """Go on with the usual choice and so many of the best."""
        self.go_on_with([self.left[0], *self.ranked()[:number]])

    def narrow(self) -> None:
        """Leave out what is surely worse than the best, and what has come to the same as the usual choice all along."""
        near = self.match_is_near
        best = self.ranked()[0]
        top = best.total(near)
        kept = [self.left[0], best]
        for each in self.left[1:]:
            total = each.total(near)
            errors = SURE * (total.error(self.worlds) + top.error(self.worlds))
            is_alike = self.worlds >= ENOUGH and total.squares == 0.0
            if not is_alike and top.more - total.more <= errors * self.worlds:
                kept.append(each)
        self.go_on_with(kept)

    @property
    def is_decided(self) -> bool:
        """Whether more worlds would hardly change what is best."""
        if len(self.left) == 1:
            return True
        total = self.left[1].total(self.match_is_near)
        return len(self.left) == 2 and total.more > SURE * total.error(self.worlds) * self.worlds

    def go_on_with(self, kept: list[Prospects]) -> None:
        """Follow up no others any more."""
        self.dropped += [each for each in self.left if each not in kept]
        self.left = [each for each in self.left if each in kept]
