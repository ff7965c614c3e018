"""The scoring read aloud: a sentence for each line that counts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre_core.chapters.points_words import Worth, points_in_words, worth_of
from euchre_core.chapters.scoring.condition_sentences import tricks_taken
from euchre_core.chapters.scoring.conditions import bid_fits
from euchre_core.chapters.scoring.scorers import (
    DEFENDER,
    DEFENDERS,
    DROPPED,
    MAKER,
    ONLY_MAKER,
    OTHER_PLAYER,
    OTHER_PLAYERS,
    PARTNER,
    Scorer,
    everybody,
    makers_of,
    worth_in_words,
)
from euchre_core.chapters.sentence import Setup, capital, clauses, title
from euchre_core.language.translation import say, sentence

if TYPE_CHECKING:
    from euchre_core.chapters.scoring.spec import LineSpec, ScoringSpec


def makers(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of everybody, for which others may stand in, and those of the makers."""
    return "\n".join(filter(None, [_everyone(spec, setup), _makers(spec, setup)]))


def _makers(spec: ScoringSpec, setup: Setup) -> str:
    scorer = makers_of(setup)
    told = _lines("makers", spec.makers, scorer, setup)
    return told or ("" if spec.maker else _nothing(spec, scorer))


def maker(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of the maker himself."""
    return _lines("maker", spec.maker, MAKER, setup)


def partner(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of his partner."""
    return _lines("partner", spec.partner, PARTNER, setup)


def defenders(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of the defenders."""
    scorer = _scorer_of_defenders(setup)
    return _lines("defenders", spec.defenders, scorer, setup) or _nothing(spec, scorer)


def shares_tricks(setup: Setup) -> bool:
    """Whether each defender is scored for himself, by the tricks that all of them have taken together."""
    return _scorer_of_defenders(setup) is DEFENDER


def _scorer_of_defenders(setup: Setup) -> Scorer:
    if setup.partners and not setup.players_score:
        return DEFENDERS
    if setup.players == 2:
        return OTHER_PLAYER
    return DEFENDER if setup.sides != "individuals" else OTHER_PLAYERS


def _everyone(spec: ScoringSpec, setup: Setup) -> str:
    return _lines("everyone", spec.everyone, everybody(setup), setup)


def dropped(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of those who dropped out."""
    return _lines("dropped", spec.dropped, DROPPED, setup)


def _nothing(spec: ScoringSpec, scorer: Scorer) -> str:
    if spec.everyone:
        return ""
    # Translators: a sentence without its full stop, such as "The makers score 2 points".
    return say("{sentence}.", sentence=capital(worth_in_words(scorer, worth_of(None))))


def _lines(role: str, lines: dict[str, LineSpec], scorer: Scorer, setup: Setup) -> str:
    told = [
        "- " + sentence(partial(_line, line, scorer, setup, instead=setup.counting[role, name]))
        for name, line in lines.items()
        if (role, name) in setup.counting
    ]
    return "\n".join([say(scorer.heading), *told]) if told else ""


def _line(line: LineSpec, scorer: Scorer, setup: Setup, *, instead: bool) -> str:
    taken = tricks_taken(line.tricks, setup) if scorer.taking and line.tricks is not None else ""
    _, *conditions = clauses(line.model_copy(update={"tricks": None}) if taken else line, setup)
    who = ONLY_MAKER if scorer is makers_of(setup) and _is_of_a_lone_maker(line, setup) else scorer
    told = capital(worth_in_words(who, _worth(line, setup), conditions, instead=instead, tricks=taken))
    values = _values(line, setup)
    if values:
        # Translators: a sentence without its full stop, such as "The makers score the value of the bid", and what the
        # bids are worth, such as "moon 12, ask 6".
        return say("{sentence} ({values}).", sentence=told, values=values)
    # Translators: a sentence without its full stop, such as "The makers score 2 points".
    return say("{sentence}.", sentence=told)


def _is_of_a_lone_maker(line: LineSpec, setup: Setup) -> bool:
    """Whether a line scores the maker alone: he has no partner by seating, and has called none."""
    if setup.seated_partners:
        return False
    bids = [bid for bid in setup.bids if line.bid is not None and bid_fits(line.bid, bid)]
    return line.alone in ("maker", "both", "blind") or (bool(bids) and set(bids) <= set(setup.lone_bids))


def _worth(line: LineSpec, setup: Setup) -> Worth:
    worth = worth_of(line.points, setup.tricks, setup.players)
    return Worth(worth.amount + _added(line), worth.is_lost)


def points(line: LineSpec, setup: Setup) -> str:
    """Say what the line is worth."""
    return points_in_words(line.points, setup.tricks, setup.players) + _added(line)


def _added(line: LineSpec) -> str:
    """What is added to the counters: " (tokens +1)"."""
    added = [f"{title(name)} {number:+d}" for name, number in line.adds.items()]
    return f" ({', '.join(added)})" if added else ""


def _values(line: LineSpec, setup: Setup) -> str:
    """Give the values that a line speaks of, as far as they differ from the tricks."""
    if not isinstance(line.points, str) or "value" not in line.points:
        return ""
    asked = [bid for bid in setup.bids if line.bid is None or bid_fits(line.bid, bid)]
    if line.result == "made" and line.tricks not in (None, 0):  # who must lose all tricks has not made it then
        asked = [bid for bid in asked if setup.needed.get(bid, 1) > 0]
    special = [f"{title(str(bid))} {setup.values[bid]}" for bid in asked if setup.values.get(bid, bid) != bid]
    numbered = any(isinstance(bid, int) and setup.values.get(bid) == bid for bid in asked)
    values = ", ".join(special)
    if special and numbered:
        # Translators: what bids are worth; {values} is like "moon 12, ask 6".
        return say("a number: as many as it says; {values}", values=values)
    return values
