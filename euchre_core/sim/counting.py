"""What a process does: play some deals or matches of a job, and count."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack

from .happened import DealKind, MatchKind
from .job import Job
from .measures import Counted, measures_for
from .table import Table, seated
from .tally import EXAMPLES, Tallies, Tally, match_kind


def count(job: Job, first: int, size: int) -> Tallies:
    """Play some units of a job and count.

    Args:
        job: which.
        first: the first deal or match, from 0.
        size: how many.
    """
    tallies = Tallies([Tally() for _ in job.all_rules])
    with ExitStack() as stack:
        tables = [stack.enter_context(seated(rules, job.bots_for(rules))) for rules in job.all_rules]
        games = [_Game(job, table) for table in tables]
        if job.of_matches:
            _count_matches(job, games, range(first, first + size), tallies)
        else:
            _count_deals(job, games, range(first, first + size), tallies)
        wrong = [sentence for table in tables for sentence in table.blunders]
    tallies.blunders, tallies.wrong = len(wrong), list(dict.fromkeys(wrong))[:EXAMPLES]
    return tallies


class _Game:
    """One of the games of a job, ready to be played and counted."""

    def __init__(self, job: Job, table: Table) -> None:
        self.rules = table.rules
        self.table = table
        self.measures = measures_for(self.rules, job.of_matches)
        self.seed = job.seed

    def deal(self, number: int) -> DealKind:
        return self.measures.readings.deal(self.table.deal(self.seed, number))

    def match(self, number: int) -> tuple[MatchKind, list[DealKind]]:
        course = [self.rules.ending.opening(len(self.rules.side_names))]
        kinds: list[DealKind] = []
        for state, standing in self.table.match(self.seed, number):
            kinds.append(self.measures.readings.deal(state))
            course.append(standing)
        return match_kind(self.rules, kinds[0].dealer, course), kinds


def _count_matches(job: Job, games: list[_Game], numbers: range, tallies: Tallies) -> None:
    for number in numbers:
        played = [game.match(number) for game in games]
        units: list[Counted] = [
            tally.note_match(match, deals, game.measures)
            for (match, deals), game, tally in zip(played, games, tallies.games, strict=True)
        ]
        if job.is_paired:
            tallies.note_pair(units[0], units[1])
            if played[0] != played[1]:
                tallies.note_difference(number)


def _count_deals(job: Job, games: list[_Game], numbers: range, tallies: Tallies) -> None:
    pairs: Counter[tuple[DealKind, ...]] = Counter()
    for number in numbers:
        kinds = tuple(game.deal(number) for game in games)
        pairs[kinds] += 1
        for tally, kind in zip(tallies.games, kinds, strict=True):
            tally.note_deal(kind)
        if job.is_paired and kinds[0] != kinds[1]:
            tallies.note_difference(number)
    if job.is_paired:
        # pairs that are alike are counted together: there are few kinds of them in a chunk
        for (one, two), times in pairs.items():
            tallies.note_pair(games[0].measures.of_deal(one), games[1].measures.of_deal(two), times)
