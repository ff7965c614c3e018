"""The end of the game read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from euchre_core.chapters.match import ending_words as words
from euchre_core.chapters.sentence import Setup, clauses, number_word, paragraph, title
from euchre_core.language.translation import say, say_many

if TYPE_CHECKING:
    from euchre_core.chapters.match.spec import CounterSpec, MatchSpec


def target(spec: MatchSpec, setup: Setup) -> str:
    """Say which score ends the game."""
    if spec.target is None:
        return ""
    score = _or_more(spec.target) if spec.counts_up else _or_less(spec.target)
    if spec.target_is == "losing":
        return say(words.TARGET_LOSES[_one(setup), _how_many(setup)], score=score)
    return say(words.TARGET_WINS[_one(setup), _wins(spec)], score=score)


def deals(spec: MatchSpec, setup: Setup) -> str:
    """Say how many deals are a game."""
    if spec.deals is None:
        return ""
    length = say_many(
        "A game is {number} deal; deals without a score do not count.",
        "A game is {number} deals; deals without a score do not count.",
        spec.deals,
    )
    if spec.games > 1:
        return paragraph(length, say("The higher score wins the game."))
    return paragraph(length, say("The higher score wins."))


def winner(spec: MatchSpec, setup: Setup) -> str:
    """Say who wins if several are past the target."""
    if spec.target is None or spec.target_is == "losing":
        return ""
    if spec.winner == "makers_first":
        table = words.MAKERS_FIRST_OF_TWO if _are_two(setup) else words.MAKERS_FIRST_OF_MORE
        return say(table["makers" if setup.partners else "maker", "up" if spec.counts_up else "down"])
    if spec.winner == "highest" and spec.counts_up:
        # Translators: "it" is the score that wins.
        return say("If several have reached it after a deal, the higher score wins.")
    if spec.winner == "highest":
        # Translators: "it" is the score that wins.
        return say("If several have reached it after a deal, the lower score wins.")
    if spec.games > 1:
        # Translators: "it" is the score that wins.
        return say("If several have reached it after a deal, all of them win the game.")
    # Translators: "it" is the score that wins.
    return say("If several have reached it after a deal, all of them win.")


def tie(spec: MatchSpec, setup: Setup) -> str:
    """Say what happens if the best are equal."""
    if spec.winner == "all_past_target" and spec.target is not None and spec.target_is == "winning":
        return ""  # all of them win anyway
    then = _wins(spec) if spec.tie == "shared" else _one(setup)
    if spec.winner != "makers_first" or spec.target is None or spec.target_is == "losing":
        return say(words.TIE[then])
    if _are_two(setup):
        return ""  # the makers are one of the two: nothing is left to decide
    return say(words.TIE_OF_OTHERS[then])


def going_out(spec: MatchSpec, setup: Setup) -> str:
    """Say what must carry a side past the target."""
    if spec.goes_out_by == "any_points" or spec.target is None or spec.target_is == "losing":
        return ""
    return say(words.GOES_OUT[_one(setup), spec.goes_out_by])


def losing(spec: MatchSpec, setup: Setup) -> str:
    """Say at which score a side loses."""
    if spec.loses_at is None or (spec.target is not None and spec.target_is == "losing"):
        return ""
    score = _or_less(spec.loses_at) if spec.counts_up else _or_more(spec.loses_at)
    loses = say(words.LOSES_AT[_one(setup), _how_many(setup), _wins(spec)], score=score)
    if _are_two(setup) or spec.tie != "another_deal":
        return loses
    equal = say("If the best of the others are equal, another deal is played, and nobody has lost yet.")
    return paragraph(loses, equal)


def all_losing(spec: MatchSpec, setup: Setup) -> str:
    """Say at which score everybody loses."""
    if spec.all_lose_at is None or (spec.target is not None and spec.target_is == "losing"):
        return ""
    table = words.ALL_LOSE if spec.loses_at is None else words.ALL_LOSE_AFTER_ALL
    score = _or_less(spec.all_lose_at) if spec.counts_up else _or_more(spec.all_lose_at)
    return say(table[_how_many(setup), _wins(spec)], score=score)


def games(spec: MatchSpec, setup: Setup) -> str:
    """Say how many games win the match."""
    if spec.games == 1:
        return ""
    some = number_word(spec.games)
    if _one(setup) == "team":
        # Translators: {some} is a number as a word, at least "two"; {start} is a score.
        return say_many(
            "The first team to win {some} game wins the match; each game begins at {start}.",
            "The first team to win {some} games wins the match; each game begins at {start}.",
            spec.games,
            some=some,
            start=spec.start,
        )
    # Translators: {some} is a number as a word, at least "two"; {start} is a score.
    return say_many(
        "The first player to win {some} game wins the match; each game begins at {start}.",
        "The first player to win {some} games wins the match; each game begins at {start}.",
        spec.games,
        some=some,
        start=spec.start,
    )


def surplus(spec: MatchSpec, setup: Setup) -> str:
    """Say what becomes of points beyond the target."""
    if spec.surplus == "lost" or spec.games == 1:
        return ""
    return say("The winner of a game begins the next one with the points beyond the target.")


def shutout(spec: MatchSpec, setup: Setup) -> str:
    """Say what a game counts in which the others gained nothing."""
    if spec.shutout == "one_game" or spec.games == 1:
        return ""
    if _are_two(setup):
        # Translators: {start} is the score with which games begin; the other is a team or player.
        return say("A game counts as two if the other is still at {start}.", start=spec.start)
    # Translators: {start} is the score with which games begin; the others are players.
    return say("A game counts as two if all others are still at {start}.", start=spec.start)


def counters(spec: MatchSpec, setup: Setup) -> str:
    """Say what is counted besides the score."""
    told = []
    for name, counter in spec.counters.items():
        told.append(_counted(name, setup))
        told += clauses(counter, setup)
    return paragraph(*told)


def _counted(name: str, setup: Setup) -> str:
    if _one(setup) == "team":
        # Translators: {things} is the name of what a game counts, such as "tokens".
        return say("Besides the score each team counts {things}, in each game from nothing on.", things=title(name))
    # Translators: {things} is the name of what a game counts, such as "tokens".
    return say("Besides the score each player counts {things}, in each game from nothing on.", things=title(name))


def full(counter: CounterSpec, setup: Setup) -> str:
    """Say what a full counter is worth."""
    if counter.full is None:
        return ""
    full = number_word(counter.full)
    if counter.points >= 0:
        # Translators: "them" are things that are counted, such as tokens; {full} is how many, a number as a word.
        return say_many(
            "Whoever has {full} of them scores {number} point, and {full} are taken off.",
            "Whoever has {full} of them scores {number} points, and {full} are taken off.",
            counter.points,
            full=full,
        )
    # Translators: "them" are things that are counted, such as tokens; {full} is how many, a number as a word.
    return say_many(
        "Whoever has {full} of them loses {number} point, and {full} are taken off.",
        "Whoever has {full} of them loses {number} points, and {full} are taken off.",
        -counter.points,
        full=full,
    )


def _or_more(score: int) -> str:
    # Translators: a score.
    return say("{score} or more", score=score)


def _or_less(score: int) -> str:
    # Translators: a score.
    return say("{score} or less", score=score)


def _one(setup: Setup) -> Literal["team", "player"]:
    """What keeps a score."""
    return "team" if setup.partners > 0 and not setup.players_score else "player"


def _are_two(setup: Setup) -> bool:
    """Whether only two keep a score."""
    return _one(setup) == "team" or setup.players == 2


def _how_many(setup: Setup) -> Literal["two", "more"]:
    return "two" if _are_two(setup) else "more"


def _wins(spec: MatchSpec) -> Literal["wins", "wins the game"]:
    """Whether a game is all that is played."""
    return "wins the game" if spec.games > 1 else "wins"
