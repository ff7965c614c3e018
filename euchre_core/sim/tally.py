"""What is added up over many deals or matches. All sums are whole numbers, so that no order of adding changes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from euchre_core.chapters.match.phase import MatchEnd
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing

from .estimates import Products, Sums
from .happened import NOBODY, DealKind, MatchKind
from .measures import Counted, Measures

EXAMPLES: Final = 5
"""So many of the deals or matches that went differently are remembered."""


@dataclass
class Tally:
    """What happened in the deals or matches of one game. Its size depends on the rules, not on how many there were.

    Attributes:
        units: how many units there were that have nothing to do with each other: matches, or else deals.
        kinds: how often each kind of deal happened.
        lengths: how many matches took so many deals.
        sums: the sums of each measure over the matches; empty where single deals are played, see `sums_of`.
    """

    units: int = 0
    kinds: Counter[DealKind] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    sums: dict[str, Sums] = field(default_factory=dict)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return self.kinds.total()

    def note_deal(self, deal: DealKind) -> None:
        """Count a deal that is a unit of its own."""
        self.units += 1
        self.kinds[deal] += 1

    def note_match(self, match: MatchKind, deals: Iterable[DealKind], measures: Measures) -> Counted:
        """Count a match with its deals; gives the numbers of the match."""
        self.units += 1
        self.lengths[match.deals] += 1
        together = {key: [x, n] for key, (x, n) in measures.of_match(match).items()}
        for deal in deals:
            self.kinds[deal] += 1
            for key, (x, n) in measures.of_deal(deal).items():
                if key in together:
                    numbers = together[key]
                    numbers[0] += x
                    numbers[1] += n
                else:
                    together[key] = [x, n]
        for key, (x, n) in together.items():
            self.sums.setdefault(key, Sums()).note(x, n)
        return {key: (x, n) for key, (x, n) in together.items()}

    def sums_of(self, measures: Measures) -> dict[str, Sums]:
        """The sums of every measure by key; what never could happen is left out."""
        if self.sums:
            return self.sums
        found: dict[str, Sums] = {}
        for kind, times in self.kinds.items():
            for key, (x, n) in measures.of_deal(kind).items():
                found.setdefault(key, Sums()).note(x, n, times)
        return found

    def add(self, other: Tally) -> None:
        """Add the counts of other deals or matches."""
        self.units += other.units
        self.kinds.update(other.kinds)
        self.lengths.update(other.lengths)
        for key, sums in other.sums.items():
            self.sums.setdefault(key, Sums()).add(sums)


@dataclass
class Tallies:
    """The tally of a game, or those of two games and what they have in common.

    Attributes:
        games: one tally for each game.
        products: for two games that play the same deals the products of their measures, by key.
        differing: in how many deals or matches not the same happened in both.
        examples: the numbers of the first of these.
        blunders: how often a bot of one's own failed; wrong: what went wrong, the first times.
    """

    games: list[Tally]
    products: dict[str, Products] = field(default_factory=dict)
    differing: int = 0
    examples: list[int] = field(default_factory=list)
    blunders: int = 0
    wrong: list[str] = field(default_factory=list)

    def note_pair(self, first: Counted, second: Counted, times: int = 1) -> None:
        """Note the numbers of one unit in both games, or of several that are alike."""
        for key, numbers in first.items():
            if key in second:
                self.products.setdefault(key, Products()).note(numbers, second[key], times)

    def note_difference(self, number: int) -> None:
        """Note a unit in which not the same happened in both games."""
        self.differing += 1
        if len(self.examples) < EXAMPLES:
            self.examples.append(number)

    def add(self, other: Tallies) -> None:
        """Add the counts of the deals or matches that follow, of the same games."""
        for own, more in zip(self.games, other.games, strict=True):
            own.add(more)
        self.differing += other.differing
        self.examples = [*self.examples, *other.examples][:EXAMPLES]
        self.blunders += other.blunders
        self.wrong = list(dict.fromkeys([*self.wrong, *other.wrong]))[:EXAMPLES]
        for key, products in other.products.items():
            self.products.setdefault(key, Products()).add(products)

    def plus(self, other: Tallies) -> Tallies:
        """Both together, as new counts; these and the others stay as they are."""
        both = Tallies([Tally() for _ in self.games])
        both.add(self)
        both.add(other)
        return both


def match_kind(rules: Rules, first_dealer: int, course: list[Standing]) -> MatchKind:
    """What happened in a match.

    Args:
        rules: the game.
        first_dealer: who dealt first.
        course: how the match stood at its beginning, and after each of its deals.
    """
    last = course[-1]
    winner = last.winners[0] if len(last.winners) == 1 else NOBODY
    deals = len(course) - 1
    came_back = winner != NOBODY and any(is_far_behind(rules, winner, each) for each in course[1:-1])
    return MatchKind(deals, first_dealer, last.ended or "stopped", winner, leader(rules, course[deals // 2]), came_back)


def leader(rules: Rules, standing: Standing) -> int:
    """The side that alone is ahead, or `NOBODY`; a game won is more than any score."""
    ranks = [(won, rules.ending.better * score) for won, score in zip(standing.games, standing.before, strict=True)]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else NOBODY


def is_far_behind(rules: Rules, side: int, standing: Standing) -> bool:
    """Whether a side is behind by a quarter of a game or more: of the way to the target, or of what the leader has."""
    if standing.games[side] < max(standing.games):
        return True
    ending = rules.ending
    gained = [rules.ending.better * (score - ending.start) for score in standing.before]
    behind = max(gained) - gained[side]
    has_target = isinstance(ending, MatchEnd) and ending.has_target
    whole = abs(ending.target - ending.start) if isinstance(ending, MatchEnd) and has_target else max(map(abs, gained))
    return behind > 0 and 4 * behind >= whole
