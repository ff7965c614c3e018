"""What each of a few choices has come to, in worlds that might be the real one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from euchre_core.kernel.action import Action
from euchre_core.solver import margins

from .at_once import AtOnce
from .goal import Goal

if TYPE_CHECKING:
    from euchre_core.kernel.state import State

NEAR: Final = 0.04
"""In what part of the worlds the match must end before its end is what counts."""


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
        mean = self.more / worlds
        spread = max(self.squares / worlds - mean * mean, 0.0)
        return mean - caution * math.sqrt(spread / worlds)


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


@final
class Survey:
    """Choices, and what they have come to so far.

    Args:
        choices: what may be done, the usual choice first: another must be better by more than may be chance.
        goal: what results are worth.
        nodes: how many positions the solver may look at in a world; 0 if all worlds are played out.
        caution: by how many standard errors it must be better.

    Attributes:
        left: the choices that are still followed up; dropped: those that are not any more.
        worlds: in how many worlds there has been a look.
    """

    def __init__(self, choices: list[Action], goal: Goal, nodes: int, caution: float) -> None:
        self.goal = goal
        self.nodes = nodes
        self.weights = goal.weights
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
        found = margins(state, self.nodes, self.weights)
        if found is None:
            self.nodes = 0  # nor will the other worlds be solved
            return False
        legal = state.choices()
        rivals = float(len(self.weights) - 1)
        self.note([found[legal.index(each.action)] / rivals for each in self.left])
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
        for each, chance in zip(self.left, chances, strict=True):
            each.chance.add(chance, chances[0])

    def note(self, points: list[float]) -> None:
        """Note the points of every choice that is followed up."""
        for each, value in zip(self.left, points, strict=True):
            each.worlds += 1
            each.points.add(value, points[0])
            if value > 0.0:
                each.ahead += 1

    @property
    def match_is_near(self) -> bool:
        """Whether the match may well end with this deal."""
        return any(each.ended > NEAR * each.worlds for each in self.left)

    def ranked(self) -> list[Prospects]:
        """The choices that are followed up, the best first: by points, or by the chance to win a match that may end."""
        near = self.match_is_near
        values: list[tuple[float, int]] = []
        for place, each in enumerate(self.left):
            total = each.chance if near else each.points
            values.append((-total.surely_more(max(each.worlds, 1), self.caution), place))
        return [self.left[place] for value, place in sorted(values)]

    def keep(self, number: int) -> None:
        """Go on with the usual choice and so many of the best."""
        best = [self.left[0], *self.ranked()[:number]]
        self.dropped += [each for each in self.left if each not in best]
        self.left = [each for each in self.left if each in best]
