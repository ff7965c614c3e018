"""EU414 to EU417: points that go the wrong way, lines that add nothing, and figures of another game."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from euchre_core.chapters.scoring.lines import PlacedLine, place_lines, where_it_counts
from euchre_core.chapters.scoring.outcomes import Contract, Outcome, Space, View
from euchre_core.chapters.scoring.points import points_of
from euchre_core.checks.direction import points_lead_away
from euchre_core.checks.game import Game
from euchre_core.checks.outcomes import in_words, tricks_in_words
from euchre_core.checks.patience import Patience
from euchre_core.checks.payoffs import Payoff, best_gain, of_makers, payoffs, points_lose
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown


def points_go_the_right_way(game: Game) -> Iterator[Diagnostic]:
    """More tricks pay no less, failing pays less than succeeding, and whoever sets a contract does not pay for it."""
    if points_lose(game) or best_gain(game) <= 0 or points_lead_away(game):
        # then all of them go the wrong way, and that is said elsewhere
        return
    made: dict[Contract, list[Payoff]] = defaultdict(list)
    lost: dict[Contract, list[Payoff]] = defaultdict(list)
    for payoff in of_makers(game):
        (made if payoff.outcome.result == "made" else lost)[payoff.outcome.contract].append(payoff)
    yield from (first(less_for_more(game, made)) or first(less_alone(game, made)))
    yield from first(failing_pays(game, made, lost))
    yield from first(setting_costs(game))


def first(found: Iterator[Diagnostic]) -> list[Diagnostic]:
    """One finding of a kind is enough: the rest follows from the same line."""
    return [diagnostic for diagnostic, _ in zip(found, range(1), strict=False)]


def less_for_more(game: Game, made: dict[Contract, list[Payoff]]) -> Iterator[Diagnostic]:
    """Of two ways to make a contract, the one with more tricks pays no less."""
    for payoffs_of_it in made.values():
        by_tricks = sorted(payoffs_of_it, key=lambda payoff: payoff.outcome.tricks)
        for few in by_tricks:
            more = [each for each in by_tricks if each.outcome.tricks > few.outcome.tricks]
            worse = [each for each in more if each.gain < few.gain and each.outcome.first == few.outcome.first]
            if worse and len(worse) == len([each for each in more if each.outcome.tricks == worse[0].outcome.tricks]):
                yield odd(
                    game, "EU414", worse[0], few,
                    f"{tricks_of(game, worse[0])} pay the makers {worse[0].points}, less than "
                    f"{tricks_of(game, few)}, which pay {few.points}",
                    _as_much(worse[0], few),
                )  # fmt: skip


def less_alone(game: Game, made: dict[Contract, list[Payoff]]) -> Iterator[Diagnostic]:
    """All the tricks taken alone pay no less than taken together."""
    for contract, alone in made.items():
        if contract.alone != "maker":
            continue
        together = made.get(replace(contract, alone="nobody", blind=False, lone_hand=""), [])
        for one in alone:
            for other in together:
                if one.outcome.tricks == other.outcome.tricks == game.facts.tricks and one.gain < other.gain:
                    yield odd(
                        game, "EU414", one, other,
                        f"{tricks_of(game, one)} pay a maker who plays alone {one.points}, less than the "
                        f"{other.points} with a partner",
                        _as_much(one, other),
                    )  # fmt: skip


def _as_much(less: Payoff, more: Payoff) -> list[str]:
    return [f"let {shown(less.line.name)} pay {more.points} or {'more' if more.gain == more.points else 'less'}"]


def failing_pays(
    game: Game, made: dict[Contract, list[Payoff]], lost: dict[Contract, list[Payoff]]
) -> Iterator[Diagnostic]:
    """No contract pays more when it fails, however it does, than when it is made."""
    for contract, ways in lost.items():
        best = max((payoff.gain for payoff in made.get(contract, [])), default=None)
        worst = min(ways, key=lambda payoff: payoff.gain)
        if best is not None and (worst.gain > best or worst.gain > 0):
            yield odd(
                game, "EU415", worst, max(made[contract], key=lambda payoff: payoff.gain),
                f"the makers score {worst.points} for a contract that is set, as if it were made",
                [_as_a_loss(worst)],
            )  # fmt: skip


def _as_a_loss(payoff: Payoff) -> str:
    """How to write the points so that they are lost."""
    written = payoff.line.line.points
    if isinstance(written, str):
        turned = written[1:].strip() if re.fullmatch(r"-\s*\w+", written.strip()) else f"-({written})"
        turned = f"-{written}" if re.fullmatch(r"\w+", written) else turned
    else:
        turned = str(-payoff.points)
    return f"write {shown(f'points: {turned}')}, if they are to lose by it"


def setting_costs(game: Game) -> Iterator[Diagnostic]:
    """Whoever sets a contract is not worse off however it comes about."""
    if "defenders" not in game.facts.space.views:
        return
    found = [payoff for payoff in payoffs(game, "defenders") if payoff.outcome.result == "set"]
    if found and max(payoff.gain for payoff in found) < 0:
        yield odd(
            game, "EU415", found[0], found[0],
            f"defenders who set a contract score {found[0].points}, and are always the worse for it",
            ["the makers' loss is written as a line of `makers` with `result: set`"],
        )  # fmt: skip


def odd(
    game: Game, code: str, payoff: Payoff, beside: Payoff, headline: str, helps: list[str] | None = None
) -> Diagnostic:
    """A finding about the points of a line, beside another one; of two the one that this file writes is shown."""
    lines = [payoff.line, beside.line]
    mine = next((line for line in lines if game.own(*line.path)), lines[0])
    other = lines[0] if mine is not lines[0] else lines[1]
    related = [] if other.path == mine.path else [(game.key_at(*other.path), "the other line")]
    return diagnose(code, headline, game.at(*mine.path, "points"), label="look here", related=related, help=helps or [])


def tricks_of(game: Game, payoff: Payoff) -> str:
    """The tricks of an outcome in words."""
    return tricks_in_words(payoff.outcome.tricks, game.facts.tricks)


def contracts_bring_something(game: Game) -> Iterator[Diagnostic]:
    """A contract that is made is worth something: some way of making it, and each way that a formula counts."""
    if points_lose(game) or best_gain(game) <= 0:
        return
    made = [payoff for payoff in of_makers(game) if payoff.outcome.result == "made"]
    worth = {payoff.outcome.contract for payoff in made if payoff.gain > 0}
    for payoff in made:
        is_idle = isinstance(payoff.line.line.points, str) or payoff.outcome.contract not in worth
        if payoff.points == 0 and is_idle and game.own(*payoff.line.path):
            words = in_words(payoff.outcome, "makers", game.facts.space, [payoff.line.line])
            yield diagnose(
                "EU417",
                f"the line {shown(payoff.line.name)} gives 0 when {words}",
                game.at(*payoff.line.path, "points"),
                label="nothing for a contract that is made",
                help=["write what a made contract brings, like `points: 1` or `points: tricks`"],
            )
            return


def lines_add_something(game: Game) -> Iterator[Diagnostic]:
    """Without a line that the file writes, some outcome would score otherwise."""
    space, patience = game.facts.space, Patience()
    placed = {view: place_lines(game.spec.scoring, view, space) for view in space.views}
    for path, _ in game.facts.lines:
        if not game.own(*path):
            continue
        here = [(view, one, lines) for view, lines in placed.items() for one in lines if one.path == path]
        here = [each for each in here if where_it_counts(each[1], each[2])]
        others = [stands_in(game, view, one, lines, patience) for view, one, lines in here]
        if here and all(others):
            names = sorted({name for each in others for name in each})
            yield diagnose(
                "EU416",
                f"without the line {shown(path[-1])} the same points are scored",
                game.key_at(*path),
                label="adds nothing",
                notes=[f"{', '.join(shown(name) for name in names)} would count in its place, and gives the same"],
                help=["delete it, or give it other points"],
            )


def stands_in(game: Game, view: View, line: PlacedLine, placed: list[PlacedLine], patience: Patience) -> list[str]:
    """The lines that would give the same wherever this one counts; nothing if they would not."""
    space = game.facts.space
    others = [other for other in placed if other is not line]
    left = where_it_counts(line, placed)
    names: list[str] = []
    for other in others:
        here = left & where_it_counts(other, others)
        if not here:
            continue
        for outcome in patience.with_these(space.outcomes(view, here)):
            if not same_points(other, line, outcome, space):
                return []
        if other.line.adds != line.line.adds:
            return []
        left &= ~here
        names.append(other.name)
    return [] if left else names


def same_points(one: PlacedLine, other: PlacedLine, outcome: Outcome, space: Space) -> bool:
    """Whether two lines give the same for an outcome, and both can be counted."""
    try:
        return points_of(one.line, outcome, space) == points_of(other.line, outcome, space)
    except ArithmeticError:
        return False
