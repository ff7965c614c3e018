"""Bots against each other on duplicate deals: how many points a deal one of them is better than another.

The same cards are played several times with the seats changed, so that each bot plays every side, and in games of
single players every seat alone against the others and with the others. What is left of luck goes into the interval.

    python tests/tournament.py                          # the whole table, heuristic against the others
    python tests/tournament.py --family --deals 500     # one game of each kind, without house rules
    python tests/tournament.py --deals 500 --game ghost_hand --with joker
    python tests/tournament.py --all --seconds 60 --bot montecarlo --against heuristic
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import euchre_core as eu
from euchre_core.language.catalog import list_variants
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
PAIR = 2


class Match(NamedTuple):
    """One line of the table."""

    game: str
    overlays: tuple[str, ...]
    bot: str
    against: str
    deals: int
    seed: int
    seconds: float | None = None


class Result(NamedTuple):
    """How many points a deal the bot was better, half the width of the 95 % interval, and of how many deals."""

    mean: float
    margin: float
    deals: int


def run(match: Match) -> Result:
    """Play a match; the same seed gives the same cards to every match of a game.

    With a time (of the processor) deals are played two by two as long as that, whatever comes out.
    """
    rules = eu.load(match.game, overlays=match.overlays)
    if match.seconds is None:
        return interval(meet(Meeting(rules, match.bot, match.against, 0, match.deals, match.seed), eu.bots.get))
    gains: list[float] = []
    ends = time.process_time() + match.seconds
    while len(gains) < PAIR or time.process_time() < ends:
        gains += meet(Meeting(rules, match.bot, match.against, len(gains), PAIR, match.seed), eu.bots.get)
    return interval(gains)


def interval(values: Sequence[float]) -> Result:
    """The mean of independent values and half its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Result(mean, TWO_SIDED_95 * math.sqrt(variance / len(values)), len(values))


def main() -> None:
    """Play the matches asked for, all of them if none is named, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--against", action="append")
    parser.add_argument("--game", action="append")
    parser.add_argument("--family", action="store_true")
    parser.add_argument("--all", action="store_true", help="every shipped game")
    parser.add_argument("--seconds", type=float, help="as many deals as come in so long, for every line")
    parser.add_argument("--with", dest="overlays", action="append")
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    rules = [tuple(asked.overlays)] if asked.overlays else [(), *((overlay,) for overlay in OVERLAYS)]
    if (asked.family or asked.all) and not asked.overlays:
        rules = [()]
    games = [game.name for game in list_variants()] if asked.all else FAMILY if asked.family else GAMES
    matches = [
        Match(game, overlays, asked.bot, against, asked.deals, asked.seed, asked.seconds)
        for game in asked.game or games
        for overlays in rules
        for against in asked.against or ["cautious", "random"]
    ]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for match, result in zip(matches, pool.map(run, matches), strict=True):
            game = " + ".join([match.game, *match.overlays])
            bots = f"{match.bot} against {match.against}"
            print(f"{game:42} {bots:27} {result.mean:+7.3f} ± {result.margin:.3f} ({result.deals})", flush=True)


if __name__ == "__main__":
    main()
