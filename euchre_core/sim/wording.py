"""The measures of a game in its own words: its bids, its trumps, its sides and seats."""

from __future__ import annotations

from euchre_core.game.game import DEALS_AT_MOST
from euchre_core.kernel.rules import Rules

from .happened import Readings
from .measure import Measure, Section


def measures_of_deals(
    rules: Rules, readings: Readings, each_scores: bool, fewer_are_better: bool = False
) -> list[Measure]:
    """What is measured in every deal, in the order of a report.

    Args:
        rules: the game.
        readings: the names of its bids and trumps.
        each_scores: whether every player keeps a score of his own.
        fewer_are_better: whether whoever has fewer points does better.
    """
    return [
        *_endings(),
        *_contracts(),
        *_bids(readings),
        *_trumps(readings),
        *_points(rules, each_scores, fewer_are_better),
        *_seats(rules),
    ]


def _rare(key: str, title: str, section: Section, sentence: str) -> Measure:
    return Measure(key, title, section, sentence, is_rare=True)


def _endings() -> list[Measure]:
    return [
        Measure(
            "thrown_in", "deals thrown in", "contracts",
            "How many deals end without a score, because everybody passes or a hand is claimed, and are dealt anew.",
        ),
        _rare("dealt_again", "thrown in, same dealer", "contracts", "How many deals the same dealer deals anew."),
        _rare("unplayed", "scored without play", "contracts", "How many deals are scored before a card is played."),
        _rare("no_maker", "played without a maker", "contracts", "How many deals are played though nobody bid."),
    ]  # fmt: skip


def _contracts() -> list[Measure]:
    return [
        Measure(
            "made", "contracts made", "contracts", "How often the makers do what they undertook; else they are set."
        ),
        Measure("march", "marches", "contracts", "In how many contracts the makers make it with every trick."),
        _rare(
            "alone",
            "played alone",
            "contracts",
            "How many contracts are lone hands: the maker plays alone against the others.",
        ),
        _rare("alone_made", "alone: made", "contracts", "How often a maker who plays alone does what he undertook."),
        _rare("alone_march", "alone: every trick", "contracts", "How often a maker who plays alone takes every trick."),
        _rare("defender_alone", "defended alone", "contracts", "In how many contracts a defender plays alone."),
        _rare("stuck", "stuck dealer", "contracts", "How many contracts a dealer had to take who might not pass."),
        _rare("stuck_made", "stuck dealer: made", "contracts", "How often a stuck dealer makes his contract."),
    ]


def _bids(readings: Readings) -> list[Measure]:
    share, made = "How many of the contracts are played at it.", "How often those who play at it make it."
    return [
        *(_rare(f"bid:{bid.key}", bid.title, "bids", share) for bid in readings.bids),
        *(_rare(f"made:{bid.key}", f"{bid.title}: made", "bids", made) for bid in readings.bids),
    ]


def _trumps(readings: Readings) -> list[Measure]:
    sentence = "How many contracts are played with it."
    return [_rare(f"trump:{trump.key}", trump.title, "trump", sentence) for trump in readings.trumps]


def _points(rules: Rules, each_scores: bool, fewer_are_better: bool) -> list[Measure]:
    def points(key: str, title: str, sentence: str, scale: int = 1) -> Measure:
        return Measure(key, title, "points", sentence, is_rate=False, scale=scale)

    whose = "" if each_scores else "'s side"
    better = " In this game fewer points are better." if fewer_are_better else ""
    found = [
        points("points:maker", f"the maker{whose}", f"What the maker{whose} gains with a contract, on average.{better}")
    ]
    if each_scores:
        found.append(points("points:partner", "his partner", "What whoever plays with the maker gains."))
        found.append(points("points:defender", "a defender", "What each of those who play against the maker gains."))
    else:
        found.append(points("points:defender", "the defenders", "What the other side gains while it defends."))
    found += [
        points("points:dealer", f"the dealer{whose}", "What dealing brings, deals that are thrown in included."),
        points(
            "dealer_lead", "dealer's advantage",
            "By how much the dealer's side does better than the others do, on average; below zero dealing is a burden.",
            scale=max(1, len(rules.side_names) - 1),
        ),
    ]  # fmt: skip
    sentence = "What it gains a deal. Where all play equally well the sides differ by chance alone."
    return found + [points(f"points:{side}", side, sentence) for side in rules.side_names]


def _seats(rules: Rules) -> list[Measure]:
    seats = len(rules.seats)
    sentence = "How many of the contracts whoever sits there takes; the play goes on to the left."
    titles = {place: f"maker {place} after the dealer" for place in range(1, seats)}
    titles |= {1: "maker left of the dealer", seats - 1: "maker right of the dealer", seats: "the dealer is maker"}
    if seats == 2:
        titles[1] = "the other player is maker"
    if seats == 4:
        titles[2] = "maker opposite the dealer"
    return [Measure(f"maker:{place}", title, "seats", sentence) for place, title in sorted(titles.items())]


def measures_of_matches(rules: Rules) -> list[Measure]:
    """What is measured in every match, in the order of a report."""
    found = [
        Measure(
            "deals_a_match", "deals a match", "matches", "How long a match is, thrown-in deals included.", is_rate=False
        ),
        Measure(
            "leader_wins", "the leader at half-time wins", "matches",
            "How often whoever is ahead after half of the deals wins: near 100 % the second half decides nothing.",
        ),
        Measure(
            "comeback", "comebacks", "matches",
            "How often the winner had been behind by a quarter of a game or more.",
        ),
        Measure(
            "first_dealer_wins", "the first dealer's side wins", "matches",
            f"How often whoever deals first wins; without an advantage {100 / len(rules.side_names):.0f} %.",
        ),
    ]  # fmt: skip
    sentence = "How often this side wins the match. Where all play equally well they differ by chance alone."
    found += [Measure(f"wins:{side}", f"{side} wins", "matches", sentence) for side in rules.side_names]
    return [
        *found,
        _rare("shared", "won by several", "matches", "How often a match ends with more than one winner."),
        _rare("lost", "lost by everybody", "matches", "How often a match ends with nobody as the winner."),
        _rare(
            "stopped",
            "stopped",
            "matches",
            f"How often a match was stopped at {DEALS_AT_MOST:,} deals because it would not end.",
        ),
    ]
