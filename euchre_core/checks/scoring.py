"""EU303, EU313: lines speak of bids that exist, and no two lines disagree about an outcome."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.scoring.lines import PlacedLine, place_lines
from euchre_core.chapters.scoring.outcomes import Outcome, View
from euchre_core.chapters.scoring.points import names_in, points_of
from euchre_core.chapters.values import is_range
from euchre_core.checks.game import Game
from euchre_core.checks.outcomes import WHOM, conditions_of, in_words
from euchre_core.checks.patience import Patience
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import did_you_mean, meant_or_known, shown


def lines_name_bids(game: Game) -> Iterator[Diagnostic]:
    """A line that asks for a bid by name asks for one the game knows."""
    bids = game.spec.auction.bids
    known = [*dict.fromkeys(str(bid) for bid in [*bids, *game.facts.all_bids])]
    for path, line in game.facts.lines:
        asked = line.bid if isinstance(line.bid, list) else [line.bid]
        for place, bid in enumerate(asked):
            if not isinstance(bid, str) or bid in ("special", "numbered", *known) or is_range(bid):
                continue
            where = (*path, "bid", place) if isinstance(line.bid, list) else (*path, "bid")
            yield diagnose(
                "EU303",
                f"the line {shown(path[-1])} asks for the bid {shown(bid)}, and there is none",
                game.at(*where),
                label="not a bid of this game",
                help=meant_or_known(bid, [*known, "special", "numbered"]),
                fix=game.respelled(where, bid, [*known, "special", "numbered"]),
            )


def lines_name_lone_hands(game: Game) -> Iterator[Diagnostic]:
    """A line that asks for a kind of lone hand asks for one the game has."""
    known = sorted(game.spec.alone.kinds)
    for path, line in game.facts.lines:
        if line.lone_hand is not None and line.lone_hand not in known:
            yield diagnose(
                "EU303",
                f"the line {shown(path[-1])} asks for the lone hand {shown(line.lone_hand)}, and there is none",
                game.at(*path, "lone_hand"),
                label="not a kind of lone hand of this game",
                help=meant_or_known(line.lone_hand, known, "leave `lone_hand` out: no kinds are told apart"),
                fix=game.respelled((*path, "lone_hand"), line.lone_hand, known),
            )


def lines_add_to_counters(game: Game) -> Iterator[Diagnostic]:
    """A line adds to counters that the match has."""
    known = sorted(game.spec.match.counters)
    for path, line in game.facts.lines:
        for name in line.adds:
            if name not in known:
                yield diagnose(
                    "EU392",
                    f"the line {shown(path[-1])} adds to {shown(name)}, and the match has no such counter",
                    game.key_at(*path, "adds", name),
                    label="not in `match.counters`",
                    help=did_you_mean(name, known)
                    or [f"write `match: {{counters: {{{name}: {{full: 4, points: 1}}}}}}`"],
                    fix=game.respelled((*path, "adds", name), name, known, key=True),
                )


def lines_agree(game: Game) -> Iterator[Diagnostic]:
    """Where two lines fit and neither is narrower, they give the same points."""
    told: set[frozenset[tuple[str, ...]]] = set()
    patience = Patience()
    for view in game.facts.space.views:
        placed = place_lines(game.spec.scoring, view, game.facts.space)
        broader = {line.path: {other.path for other in placed if line.narrower_than(other)} for line in placed}
        for place, one in enumerate(placed):
            for other in placed[place + 1 :]:
                pair = frozenset([one.path, other.path])
                nested = other.path in broader[one.path] or one.path in broader[other.path]
                if nested or pair in told or not one.fits & other.fits:
                    continue
                decided = [line for line in placed if broader[line.path] & pair]
                clash = _clash(game, view, one, other, decided, patience)
                if clash is not None:
                    told.add(pair)
                    yield _disagreement(game, view, one, other, clash)


def _clash(
    game: Game, view: View, one: PlacedLine, other: PlacedLine, decided: list[PlacedLine], patience: Patience
) -> Outcome | None:
    """Return an outcome that both lines fit with different points and no narrower line decides."""
    same_counters = one.line.adds == other.line.adds
    if one.line.points == other.line.points and same_counters:
        return None
    both = one.fits & other.fits
    for line in decided:
        both &= ~line.fits
    names = names_in(one.line) | names_in(other.line)
    for outcome in patience.with_these(game.facts.space.outcomes(view, both, names)):
        if not same_counters or _points(one, outcome, game) != _points(other, outcome, game):
            return outcome
    return None


def _disagreement(game: Game, view: View, one: PlacedLine, other: PlacedLine, outcome: Outcome) -> Diagnostic:
    first, second = sorted((one, other), key=lambda line: (game.own(*line.path), _place(game, line)))
    space = game.facts.space
    points = [_gives(line, outcome, game) for line in (first, second)]
    whom = WHOM[view]
    both = conditions_of(first.line, second.line)
    return diagnose(
        "EU313",
        f"{shown(first.name)} gives {whom} {points[0]} and {shown(second.name)} gives {points[1]} "
        f"when {in_words(outcome, view, space, [first.line, second.line])}",
        game.key_at(*second.path),
        label=f"gives {points[1]}",
        related=[(game.key_at(*first.path), f"gives {points[0]}")],
        notes=["of two lines that fit, the narrower counts, and neither of these is narrower"],
        help=[f"add a line for {shown(both)}, or change one of them"]
        if both
        else [f"both stand for the same outcomes: change {shown(first.name)} instead of adding {shown(second.name)}"],
    )


def _place(game: Game, placed: PlacedLine) -> int:
    return next(place for place, (path, _) in enumerate(game.facts.lines) if path == placed.path)


def _gives(placed: PlacedLine, outcome: Outcome, game: Game) -> str:
    added = [f"{number:+d} {name}" for name, number in placed.line.adds.items()]
    return ", ".join([str(_points(placed, outcome, game)), *added])


def _points(placed: PlacedLine, outcome: Outcome, game: Game) -> int | None:
    try:
        return points_of(placed.line, outcome, game.facts.space)
    except ArithmeticError:
        return None
