"""EU401 to EU403: lines that never count, and outcomes in which nobody scores."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.scoring.lines import Contract, Outcome, PlacedLine, fits_outcome, place_lines, where_it_counts
from euchre_core.checks.game import Game
from euchre_core.checks.outcomes import in_words
from euchre_core.checks.scoring import ROLES
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown


def lines_count_somewhere(game: Game) -> Iterator[Diagnostic]:
    """Every line that the checked file writes counts for some outcome."""
    placed = {role: place_lines(game.spec.scoring, role, game.facts.space) for role in ROLES}
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
            )
        elif not any(where_it_counts(one, lines) for one, lines in here):
            stronger = sorted({other.name for one, lines in here for other in lines if _beats(other, one)})
            yield diagnose(
                "EU402",
                f"the line {shown(path[-1])} never counts: wherever it fits, a narrower one does",
                game.key_at(*path),
                label="never scored",
                notes=[f"narrower: {', '.join(stronger)}"],
            )


def _beats(other: PlacedLine, one: PlacedLine) -> bool:
    return other is not one and other.narrower_than(one) and bool(other.fits & one.fits)


def somebody_scores(game: Game) -> Iterator[Diagnostic]:
    """In every outcome somebody has a line of his own, if only for no points."""
    for contract in game.facts.space.contracts:
        for makers_tricks in range(game.facts.tricks + 1):
            if _makers_score(game, contract, makers_tricks):
                continue
            for others in _shares(game.facts.tricks - makers_tricks, game.facts.sides - 1):
                if not _anybody_scores(game, contract, makers_tricks, others):
                    outcome = Outcome(contract, makers_tricks, makers_tricks, max(others))
                    words = in_words(outcome, "makers", game.facts.space, [])
                    yield diagnose(
                        "EU403",
                        f"nobody scores when {words}",
                        game.key_at("scoring"),
                        label="no line fits then",
                        help=["add a line for it; with `points: 0` if it is meant so"],
                    )
                    return


def _makers_score(game: Game, contract: Contract, makers_tricks: int) -> bool:
    """Say whether the makers have a line that does not depend on how the others shared their tricks."""
    scoring, tricks = game.spec.scoring, game.facts.tricks
    outcome = Outcome(contract, makers_tricks, makers_tricks, tricks - makers_tricks)
    lines = [*scoring.makers.values(), *scoring.everyone.values()]
    return any(line.best_other is None and fits_outcome(line, outcome, tricks) for line in lines)


def _anybody_scores(game: Game, contract: Contract, makers_tricks: int, others: tuple[int, ...]) -> bool:
    scoring, tricks = game.spec.scoring, game.facts.tricks
    makers = Outcome(contract, makers_tricks, makers_tricks, max(others))
    if any(fits_outcome(line, makers, tricks) for line in [*scoring.makers.values(), *scoring.everyone.values()]):
        return True
    for place, own in enumerate(others):
        best_other = max(makers_tricks, *others[:place], *others[place + 1 :], 0)
        defender = Outcome(contract, makers_tricks, own, best_other)
        lines = [*scoring.defenders.values(), *scoring.everyone.values()]
        if any(fits_outcome(line, defender, tricks) for line in lines):
            return True
    return False


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
