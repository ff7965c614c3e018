"""Bots against each other on duplicate deals: how many points a deal one of them is better than another.

The same cards are played several times with the seats changed, so that each bot plays every side, and in games of
single players every seat alone against the others and with the others. What is left of luck goes into the interval.

    python tests/tournament.py                          # the whole table, heuristic against the others
    python tests/tournament.py --family --deals 500     # one game of each kind, without house rules
    python tests/tournament.py --deals 500 --game ghost_hand --with joker
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import euchre_core as eu
from euchre_core.sim.duplicate import Meeting, meet

GAMES = ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"]
FAMILY = [
    "classic",
    "british",
    "cut_throat",
    "call_ace",
    "six_hand",
    "buck_euchre",
    "penalty_euchre",
    "kokomo",
    "auction_euchre_five",
    "pepper",
    "pagat_bid_euchre",
    "six_hand_shoot",
    "five_hundred",
    "three_hand_five_hundred",
]
OVERLAYS = ["stick_the_dealer", "joker", "ace_no_face", "symmetric_moon", "cutthroat_renege"]
TWO_SIDED_95 = 1.96


class Match(NamedTuple):
    """One line of the table."""

    game: str
    overlays: tuple[str, ...]
    bot: str
    against: str
    deals: int
    seed: int


class Result(NamedTuple):
    """How many points a deal the bot was better, and half the width of the 95 % interval."""

    mean: float
    margin: float


def run(match: Match) -> Result:
    """Play a match; the same seed gives the same cards to every match of a game."""
    rules = eu.load(match.game, overlays=match.overlays)
    return interval(meet(Meeting(rules, match.bot, match.against, 0, match.deals, match.seed), eu.bots.get))


def interval(values: Sequence[float]) -> Result:
    """The mean of independent values and half its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Result(mean, TWO_SIDED_95 * math.sqrt(variance / len(values)))


def main() -> None:
    """Play the matches asked for, all of them if none is named, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--against", action="append")
    parser.add_argument("--game", action="append")
    parser.add_argument("--family", action="store_true")
    parser.add_argument("--with", dest="overlays", action="append")
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    rules = [tuple(asked.overlays)] if asked.overlays else [(), *((overlay,) for overlay in OVERLAYS)]
    if asked.family and not asked.overlays:
        rules = [()]
    matches = [
        Match(game, overlays, asked.bot, against, asked.deals, asked.seed)
        for game in asked.game or (FAMILY if asked.family else GAMES)
        for overlays in rules
        for against in asked.against or ["cautious", "random"]
    ]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for match, result in zip(matches, pool.map(run, matches), strict=True):
            game = " + ".join([match.game, *match.overlays])
            bots = f"{match.bot} against {match.against}"
            print(f"{game:42} {bots:27} {result.mean:+7.3f} ± {result.margin:.3f}", flush=True)


if __name__ == "__main__":
    main()
