"""EU410 and EU423: the target can be reached in an evening, and not in one deal."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.match.spec import MatchSpec
from euchre_core.checks.direction import turned_round
from euchre_core.checks.game import Game
from euchre_core.checks.payoffs import best_gain, of_makers, payoffs
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import nested, shown

MOST_DEALS = 1000
TARGET = ("match", "target")
START = ("match", "start")


def target_is_within_reach(game: Game) -> Iterator[Diagnostic]:
    """Some deal brings a side nearer to the target, and a thousand of them bring it there."""
    match = game.spec.match
    if match.target is None or points_come_from_elsewhere(game):
        return
    best = best_gain(game)
    way = abs(match.target - match.start)
    if best <= 0:
        yield diagnose(
            "EU410",
            f"no deal brings anybody nearer to the target of {match.target}: the scores begin at {match.start}, and no "
            f"line scores {'more' if match.counts_up else 'less'} than 0",
            game.cause(TARGET, START, ("scoring",)),
            label="never reached",
            help=[_other_signs(game)],
        )
    elif way > MOST_DEALS * best:
        yield diagnose(
            "EU410",
            f"the target of {match.target:,} takes {-(-way // best):,} deals at least: no deal brings more than {best}",
            game.cause(TARGET, START, ("scoring",)),
            label="farther than anybody plays",
            help=[f"write {shown(nested(TARGET, _ten_deals(match, best)))}, which takes ten good deals"],
        )


def _other_signs(game: Game) -> str:
    """What to change: the way the score runs, where some points would then lead to the target."""
    pays = any(payoff.gain < 0 for view in game.facts.space.views for payoff in payoffs(game, view))
    both = "the signs of the points, the start and the target must go together"
    return f"write {shown(turned_round(game.spec.match))}, or turn the signs of the points round" if pays else both


def _ten_deals(match: MatchSpec, gain: int) -> int:
    return match.start + (gain if match.counts_up else -gain) * 10


def one_deal_is_not_enough(game: Game) -> Iterator[Diagnostic]:
    """The first contract that is made does not end the game, whichever it is."""
    match = game.spec.match
    if match.target is None or match.target_is == "losing":
        return
    brings = [each.gain for each in of_makers(game) if each.outcome.result == "made" and each.gain > 0]
    if brings and min(brings) >= abs(match.target - match.start):
        yield diagnose(
            "EU423",
            f"the first contract that is made ends the game: it brings {min(brings)} or more, and the way from "
            f"{match.start} to the target is {abs(match.target - match.start)}",
            game.cause(TARGET, START, ("scoring",)),
            label="reached at once",
            help=[f"write a target farther off: {shown(nested(TARGET, _ten_deals(match, min(brings))))}"],
        )


def points_come_from_elsewhere(game: Game) -> bool:
    """Whether claims, reneges or counters may bring points as well, so that lines alone say too little."""
    claimed = any(claim.points is not None for claim in game.spec.claims.values())
    renege = game.spec.play.renege
    charged = renege.policy != "prevented" and (renege.points if game.spec.match.counts_up else -renege.points) > 0
    return claimed or charged or any(counter.points for counter in game.spec.match.counters.values())
