"""EU401 to EU403: lines that never count, and outcomes in which nobody scores."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.chapters.scoring.lines import (
    fits_contract,
    fits_outcome,
    place_lines,
    where_it_counts,
)
from euchre_core.chapters.scoring.outcomes import Contract, Outcome
from euchre_core.chapters.scoring.spec import LineSpec
from euchre_core.checks.game import Game
from euchre_core.checks.outcomes import in_words
from euchre_core.checks.patience import MOST_COMPARED
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown


def lines_count_somewhere(game: Game) -> Iterator[Diagnostic]:
    """Every line that the checked file writes counts for some outcome."""
    placed = {view: place_lines(game.spec.scoring, view, game.facts.space) for view in game.facts.space.views}
    for path, _ in game.facts.lines:
        if not game.own(*path):
            continue
        here = [(one, lines) for lines in placed.values() for one in lines if one.path == path]
        if not any(one.fits for one, _ in here):
            yield diagnose(
                "EU401",
                f"no outcome of this game fits the line {shown(path[-1])}",
                game.key_at(*path),
                label="never scored",
                help=["delete it, or ask for something that can happen"],
            )
        elif not any(where_it_counts(one, lines) for one, lines in here):
            stronger = sorted({other.name for one, lines in here for other in lines if other.stands_in_for(one)})
            yield diagnose(
                "EU402",
                f"the line {shown(path[-1])} never counts: wherever it fits, a narrower one does",
                game.key_at(*path),
                label="never scored",
                help=["delete it, or change its conditions"],
                notes=[f"narrower: {', '.join(stronger)}"],
            )


def somebody_scores(game: Game) -> Iterator[Diagnostic]:
    """In every outcome somebody has a line of his own, if only for no points."""
    looked_at: set[tuple[int, bool, tuple[int, ...]]] = set()
    for contract in game.facts.space.contracts:
        here = tuple(place for place, (_, line) in enumerate(game.facts.lines) if fits_contract(line, contract))
        if (contract.must_take, contract.has_maker, here) in looked_at:
            continue
        looked_at.add((contract.must_take, contract.has_maker, here))
        outcome = _nobody_scores(game, contract, [game.facts.lines[place] for place in here])
        if outcome is not None:
            words = in_words(outcome, "makers", game.facts.space, [line for _, line in game.facts.lines])
            yield diagnose(
                "EU403",
                f"nobody scores when {words}",
                game.cause(("scoring",), ("auction", "all_pass"), ("auction", "upcard_decides"), ("play", "renege")),
                label="no line fits then",
                help=["add a line for it; with `points: 0` if it is meant so"],
            )
            return


def _nobody_scores(
    game: Game, contract: Contract, lines: list[tuple[tuple[str, str, str], LineSpec]]
) -> Outcome | None:
    """An outcome of a contract in which no line fits anybody; None if there is none."""
    makers = [line for path, line in lines if path[1] in ("makers", "maker", "partner", "everyone")]
    defenders = [line for path, line in lines if path[1] in ("defenders", "everyone")]
    tricks = game.facts.tricks
    if contract.renege:  # who had taken what by then is for the lines themselves to ask
        return None if makers or defenders else Outcome(contract, 0, 0, 0)
    if not contract.has_maker:
        everyone = [line for path, line in lines if path[1] == "everyone"]
        for shared in islice(_shares(tricks, game.facts.free_sides), MOST_COMPARED):
            seen = list(_seen_by(Outcome(contract, 0, 0, 0), shared))
            if not any(fits_outcome(line, one, tricks) for one in seen for line in everyone):
                return seen[-1]
        return None
    for makers_tricks in range(tricks + 1):
        for shared in islice(_shares(tricks - makers_tricks, game.facts.sides - 1), MOST_COMPARED):
            outcome = Outcome(contract, makers_tricks, makers_tricks, max(shared), max(shared))
            if any(fits_outcome(line, outcome, tricks) for line in makers):
                if max(shared) == tricks - makers_tricks and _same_for_all(makers, outcome, tricks):
                    break
                continue
            if not any(fits_outcome(line, one, tricks) for one in _seen_by(outcome, shared) for line in defenders):
                return outcome
    return None


def _same_for_all(lines: list[LineSpec], outcome: Outcome, tricks: int) -> bool:
    """Whether the makers score however the others share their tricks."""
    number_needed = outcome.contract.must_take >= 0 or outcome.contract.must_take == LOSE_ALL
    return number_needed and any(line.best_other is None and fits_outcome(line, outcome, tricks) for line in lines)


def _seen_by(outcome: Outcome, shared: tuple[int, ...]) -> Iterator[Outcome]:
    """Yield an outcome as each different one of those who share these tricks sees it."""
    for own in sorted(set(shared)):
        place = shared.index(own)
        best_other = max(outcome.makers_tricks, *shared[:place], *shared[place + 1 :], 0)
        yield Outcome(outcome.contract, outcome.makers_tricks, own, best_other, outcome.best_opponent)


def _shares(tricks: int, sides: int, most: int | None = None) -> Iterator[tuple[int, ...]]:
    """Yield the ways in which sides can share tricks; who of them took which does not matter."""
    most = tricks if most is None else min(most, tricks)
    if sides == 1:
        if tricks <= most:
            yield (tricks,)
        return
    for first in range(most, -(-tricks // sides) - 1, -1):
        for rest in _shares(tricks - first, sides - 1, first):
            yield (first, *rest)
