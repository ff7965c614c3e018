"""EU315, EU341, EU440, EU441: a game that has an end, and one that can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.checks.payoffs import payoffs
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import nested, shown
from euchre_core.variant.shape import Path


def one_end(game: Game) -> Iterator[Diagnostic]:
    """A game has a target or a number of deals; one of the two."""
    match = game.spec.match
    if match.target is not None and match.deals is not None:
        yield diagnose(
            "EU341",
            f"a game ends at a target or after a number of deals; here are both, {match.target} points and "
            f"{match.deals} deals",
            game.cause(("match", "deals"), ("match", "target")),
            label="a second end",
            related=[(game.other_place(("match", "deals"), ("match", "target")), "the first one")],
            help=["write `target: null` to play a number of deals, or `deals: null` to play to the target"],
        )


def nobody_has_lost_yet(game: Game) -> Iterator[Diagnostic]:
    """The scores do not begin where somebody loses."""
    match = game.spec.match
    if match.target_is == "losing":
        return
    sign = 1 if match.counts_up else -1
    for key, score in (("loses_at", match.loses_at), ("all_lose_at", match.all_lose_at)):
        if score is not None and sign * score >= sign * match.start:
            yield diagnose(
                "EU315",
                f"the scores begin at {match.start}, and {'whoever' if key == 'loses_at' else 'everybody who'} is at "
                f"{score} or {'less' if sign > 0 else 'more'} loses: the game is over before it begins",
                game.cause(("match", key), ("match", "start")),
                label="reached at once",
                help=[f"write {shown(nested(('match', key), match.start - 10 * sign))}, for example"],
            )


def partners_can_be_told_apart(game: Game) -> Iterator[Diagnostic]:
    """Where partners always score the same, the best score is never one player's alone."""
    spec = game.spec
    same = not (spec.scoring.maker or spec.scoring.partner) and spec.play.renege.charged_to == "side"
    together = spec.table.sides == "two_teams" and spec.table.scores == "each_player" and game.facts.partners > 0
    shares = spec.match.tie == "shared" or (spec.match.winner == "all_past_target" and spec.match.deals is None)
    if together and same and not shares:
        yield diagnose(
            "EU440",
            "partners always score the same, so that a tie between them is never broken and the game never ends",
            game.cause(("table", "scores"), ("match", "tie"), ("match",)),
            label="each player keeps a score, and both partners the same",
            help=["write `match: {tie: shared}`"],
        )


def ties_come_to_an_end(game: Game) -> Iterator[Diagnostic]:
    """Where several players keep scores of their own, a number of deals ends though the best of them are equal."""
    match, scores = game.spec.match, game.spec.table.players if not game.facts.teams_score else 2
    if match.deals is None or match.tie != "another_deal" or game.says("match", "tie") or scores < 3:
        return
    if any(partners_can_be_told_apart(game)):
        return  # that it never ends is said there
    yield diagnose(
        "EU441",
        f"after {match.deals} deals {scores} players are often equal, and another deal is played each time until one "
        "alone is ahead: that can last",
        game.cause(("match", "deals"), ("table", "sides"), ("table", "scores")),
        label="a game without a certain end",
        help=["write `match: {tie: shared}`, or `match: {tie: another_deal}` if it is meant so"],
    )


def idle_match(game: Game) -> Iterator[tuple[Path, str]]:
    """Settings of the match that change nothing."""
    match = game.spec.match
    for name, counter in match.counters.items():
        if not any(name in line.adds for _, line in game.facts.lines):
            yield ("match", "counters", name), "no scoring line adds to it"
        elif counter.full is None:
            yield ("match", "counters", name, "points"), "it is never full"
    if match.target is None:
        why = "there is no target"
        keys = ("winner", "goes_out_by", "target_is", *(("surplus",) if match.games > 1 else ()))
        yield from ((("match", key), why) for key in keys)
    elif match.target_is == "losing":
        keys = ("winner", "goes_out_by", "loses_at", "all_lose_at", *(("surplus",) if match.games > 1 else ()))
        yield from ((("match", key), "who reaches the target loses") for key in keys)
    elif match.winner == "all_past_target" and match.loses_at is None:
        yield ("match", "tie"), "all who are past the target win"
    yield from _nobody_falls(game)
    if match.games == 1:
        yield ("match", "surplus"), "there is no next game"
        yield ("match", "shutout"), "there is only one game"


def _nobody_falls(game: Game) -> Iterator[tuple[Path, str]]:
    """Scores at which somebody loses, where no score ever gets worse."""
    match, renege = game.spec.match, game.spec.play.renege
    claims = any(claim.points is not None for claim in game.spec.claims.values())
    counters = any(counter.points for counter in match.counters.values())
    if match.target_is == "losing" or claims or counters or renege.policy != "prevented":
        return
    worst = min((payoff.gain for view in game.facts.space.views for payoff in payoffs(game, view)), default=0)
    if worst >= 0:
        for key in ("loses_at", "all_lose_at"):
            yield ("match", key), "no line takes points away"
