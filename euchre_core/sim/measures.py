"""What is measured: how often things happen, and how many points they bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from euchre_core.chapters.memory import DEFENDER_ALONE, MAKER_ALONE, STUCK_DEALER
from euchre_core.kernel.rules import Rules

from .happened import DEALT_AGAIN, NOBODY, PASSED_ON, PLAYED, DealKind, MatchKind, Readings
from .wording import measures_of_deals, measures_of_matches

Counted = Mapping[str, tuple[int, int]]
"""For each measure, by key, the two numbers of one unit whose sums are its ratio."""


class Measures:
    """Everything that is measured in one game.

    Args:
        rules: the game.
        of_matches: whether whole matches are played.

    Attributes:
        all: the measures, in the order of a report.
    """

    def __init__(self, rules: Rules, of_matches: bool) -> None:
        self.rules = rules
        self.readings = Readings(rules)
        self.way = rules.ending.better
        self.each_scores = all(rules.side_of.count(side) == 1 for side in range(len(rules.side_names)))
        self.all = measures_of_deals(rules, self.readings, self.each_scores, self.way < 0)
        if of_matches:
            self.all += measures_of_matches(rules)
        self.by_key = {each.key: each for each in self.all}
        self.of_deal = lru_cache(maxsize=4096)(self._of_deal)

    # -- one deal ----------------------------------------------------------------------------------------------------

    def _of_deal(self, deal: DealKind) -> Counted:
        """The numbers of one deal."""
        found = {
            "thrown_in": (int(deal.ended in (PASSED_ON, DEALT_AGAIN)), 1),
            "dealt_again": (int(deal.ended == DEALT_AGAIN), 1),
            "unplayed": (int(deal.ended not in (PLAYED, PASSED_ON, DEALT_AGAIN)), 1),
            "no_maker": (int(deal.ended == PLAYED and deal.holder < 0), 1),
        }
        found.update(self._points(deal))
        if deal.holder >= 0:
            found.update(self._contract(deal))
        return found

    def _points(self, deal: DealKind) -> Iterator[tuple[str, tuple[int, int]]]:
        """Who gained what, thrown-in deals included."""
        own = deal.points[self.rules.side_of[deal.dealer]]
        yield "points:dealer", (own, 1)
        others = len(deal.points) - 1
        yield "dealer_lead", (self.way * (own * others - (sum(deal.points) - own)), 1)
        for side, points in zip(self.rules.side_names, deal.points, strict=True):
            yield f"points:{side}", (points, 1)

    def _contract(self, deal: DealKind) -> Iterator[tuple[str, tuple[int, int]]]:
        """What became of the contract."""
        made, march = int(deal.is_made), int(deal.is_made and deal.tricks == self.rules.tricks)
        yield "made", (made, 1)
        yield "march", (march, 1)
        yield "alone", (int(deal.alone & MAKER_ALONE > 0), 1)
        yield "defender_alone", (int(deal.alone & DEFENDER_ALONE > 0), 1)
        yield "stuck", (int(deal.stuck == STUCK_DEALER), 1)
        if deal.alone & MAKER_ALONE:
            yield "alone_made", (made, 1)
            yield "alone_march", (march, 1)
        if deal.stuck == STUCK_DEALER:
            yield "stuck_made", (made, 1)
        for place, bid in enumerate(self.readings.bids):
            yield f"bid:{bid.key}", (int(deal.bid == place), 1)
        yield f"made:{self.readings.bids[deal.bid].key}", (made, 1)
        for place, trump in enumerate(self.readings.trumps):
            yield f"trump:{trump.key}", (int(deal.trump == place), 1)
        yield from self._roles(deal)

    def _roles(self, deal: DealKind) -> Iterator[tuple[str, tuple[int, int]]]:
        """What maker, partners and defenders gained, and where the maker sat."""
        seats = len(self.rules.seats)
        own = self.rules.side_of[deal.holder]
        yield "points:maker", (deal.points[own], 1)
        makers = {side for seat, side in enumerate(self.rules.side_of) if deal.makers >> seat & 1}
        partners = [points for side, points in enumerate(deal.points) if side in makers and side != own]
        defenders = [points for side, points in enumerate(deal.points) if side not in makers]
        if partners:
            yield "points:partner", (sum(partners), len(partners))
        if defenders:
            yield "points:defender", (sum(defenders), len(defenders))
        place = (deal.holder - deal.dealer - 1) % seats + 1
        for each in range(1, seats + 1):
            yield f"maker:{each}", (int(each == place), 1)

    # -- one match ---------------------------------------------------------------------------------------------------

    def of_match(self, match: MatchKind) -> Counted:
        """The numbers of one match, without those of its deals."""
        found = {
            "deals_a_match": (match.deals, 1),
            "shared": (int(match.ended == "shared"), 1),
            "lost": (int(match.ended == "lost"), 1),
            "stopped": (int(match.ended == "stopped"), 1),
        }
        if match.winner != NOBODY:
            found["first_dealer_wins"] = (int(match.winner == self.rules.side_of[match.first_dealer]), 1)
            found["comeback"] = (int(match.came_back), 1)
            found |= {f"wins:{name}": (int(match.winner == side), 1) for side, name in enumerate(self.rules.side_names)}
            if match.half_time != NOBODY:
                found["leader_wins"] = (int(match.winner == match.half_time), 1)
        return found


@lru_cache(maxsize=8)
def measures_for(rules: Rules, of_matches: bool) -> Measures:
    """The measures of a game, made once in a process."""
    return Measures(rules, of_matches)
