"""Invariants of the end of a match: it comes when the settings say so, and the right side wins."""

from __future__ import annotations

from typing import Any

from .story import Invariant, Moment

GOES_ON = None


def the_right_side_wins(moment: Moment) -> str | None:
    """After each deal the match is over, and won, as a plain reading of the settings says."""
    deal, rules, settings = moment.deal, moment.rules, moment.settings["match"]
    after = deal.standing_after()
    if settings["games"] > 1 or settings["goes_out_by"] != "any_points":
        return winners_are_sides(moment)
    if not deal.is_scored:
        return "the match is over with cards thrown in" if after.is_over else None
    scores = dict(zip(rules.side_names, after.scores, strict=True))
    makers = {rules.side_names[rules.side_of[seat]] for seat in maker_seats(moment)}
    wanted = winners_by_plain_reading(settings, scores, after.deals, makers)
    found = sorted(rules.side_names[side] for side in after.winners) if after.is_over else GOES_ON
    if found == wanted:
        return None
    return f"with {scores} after {after.deals} deals {told(found)}; by the settings {told(wanted)}"


def maker_seats(moment: Moment) -> list[int]:
    """The seats that have the contract together."""
    state = moment.state
    if state.holder < 0:
        return []
    return [seat for seat in range(len(moment.rules.seats)) if int(state.allies) >> seat & 1]


def winners_are_sides(moment: Moment) -> str | None:
    """Where games are won in another way: who has won is a side, and no more than all have."""
    after = moment.deal.standing_after()
    if after.winners and not after.is_over:
        return "somebody has won, and the match goes on"
    return None if set(after.winners) <= set(range(len(moment.rules.side_names))) else f"{after.winners} have won"


def told(winners: list[str] | None) -> str:
    """Who has won, in words."""
    if winners is None:
        return "the match goes on"
    return f"{' and '.join(winners)} won" if winners else "everybody lost"


def winners_by_plain_reading(
    match: dict[str, Any], scores: dict[str, int], deals: int, makers: set[str]
) -> list[str] | None:
    """Who has won a match of one game, in the order of its rules; None while it goes on, nobody if all have lost.

    Args:
        match: its settings.
        scores: the score of each side after a deal.
        deals: how many deals came to a score.
        makers: the sides that had the contract.
    """
    down = match["target"] is not None and match["target"] < match["start"]
    height = {side: -score if down else score for side, score in scores.items()}

    def reached(side: str, score: int | None) -> bool:
        return score is not None and height[side] >= (-score if down else score)

    def at_or_below(side: str, score: int | None) -> bool:
        return score is not None and height[side] <= (-score if down else score)

    if match["target_is"] != "losing":
        if all(at_or_below(side, match["all_lose_at"]) for side in scores):
            return []
        losers = [side for side in scores if at_or_below(side, match["loses_at"])]
        if losers:
            return best([side for side in scores if side not in losers] or list(scores), height, match)
    past = [side for side in scores if reached(side, match["target"])]
    if past:
        winners = winners_past(past, match, height, makers)
        if winners is not None:
            return winners
    return best(list(scores), height, match) if match["deals"] is not None and deals >= match["deals"] else None


def winners_past(past: list[str], match: dict[str, Any], height: dict[str, int], makers: set[str]) -> list[str] | None:
    """Who wins when these are at the target."""
    if match["target_is"] == "losing":
        others = [side for side in height if side not in past] or past
        return best(others, {side: -each for side, each in height.items()}, match)
    if match["winner"] == "all_past_target":
        return sorted(past)
    first = [side for side in past if side in makers] if match["winner"] == "makers_first" else []
    return best(first or past, height, match)


def best(sides: list[str], height: dict[str, int], match: dict[str, Any]) -> list[str] | None:
    """The best of some sides; with a tie all of them, or another deal is played."""
    top = max(height[side] for side in sides)
    leaders = sorted(side for side in sides if height[side] == top)
    return leaders if len(leaders) == 1 or match["tie"] == "shared" else None


INVARIANTS = (Invariant("the-right-side-wins", "The match ends as the settings say.", "deal", the_right_side_wins),)
