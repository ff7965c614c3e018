"""The end of the game read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, count, number_word, read_aloud, title

if TYPE_CHECKING:
    from euchre_core.chapters.match.spec import CounterSpec, MatchSpec


def target(spec: MatchSpec, setup: Setup) -> str:
    """Say which score ends the game."""
    if spec.target is None:
        return ""
    direction = "more" if spec.counts_up else "less"
    if spec.target_is == "losing":
        others = "the other wins" if two_sides(setup) else "of the others the one farthest from it wins"
        return f"The first {one(setup)} to reach {spec.target} or {direction} loses, and {others}."
    return f"The first {one(setup)} to reach {spec.target} or {direction} wins{_the_game(spec)}."


def deals(spec: MatchSpec, setup: Setup) -> str:
    """Say how many deals are a game."""
    if spec.deals is None:
        return ""
    length = f"A game is {count(spec.deals, 'deal')}; deals without a score do not count."
    return f"{length} The higher score wins{_the_game(spec)}."


def winner(spec: MatchSpec, setup: Setup) -> str:
    """Say who wins if several are past the target."""
    if spec.target is None or spec.target_is == "losing":
        return ""
    if spec.winner == "all_past_target":
        return f"If several have reached it after a deal, all of them win{_the_game(spec)}."
    better = "higher" if spec.counts_up else "lower"
    if spec.winner == "highest":
        return f"If several have reached it after a deal, the {better} score wins."
    win, they_are = ("the makers win", "they are") if setup.partners else ("the maker wins", "he is")
    less = "with less" if spec.counts_up else "with more"
    if two_sides(setup):
        return f"If both have reached it after a deal, {win}, even {less} or with the same score."
    return (
        f"If several have reached it after a deal, {win} if {they_are} among them, even {less} or with the same "
        f"score; if {they_are} not, the {better} score wins."
    )


def tie(spec: MatchSpec, setup: Setup) -> str:
    """Say what happens if the best are equal."""
    if spec.winner == "all_past_target" and spec.target is not None and spec.target_is == "winning":
        return ""  # all of them win anyway
    who = "a team that is" if teams_score(setup) else "a player who is"
    another = f"another deal is played; {who} behind may still win."
    if spec.tie == "shared":
        another = f"they share the {'game' if spec.games > 1 else 'win'}."
    if spec.winner != "makers_first" or spec.target is None or spec.target_is == "losing":
        return f"If the best scores are equal, {another}"
    if two_sides(setup):
        return ""  # the makers are one of the two: nothing is left to decide
    return f"If the maker is not among them and the best scores are equal, {another}"


def going_out(spec: MatchSpec, setup: Setup) -> str:
    """Say what must carry a side past the target."""
    if spec.goes_out_by == "any_points" or spec.target is None or spec.target_is == "losing":
        return ""
    own = "a contract of its own" if teams_score(setup) else "a contract of his own"
    by = f"making {own}" if spec.goes_out_by == "made" else f"making {own}, or by setting the others'"
    who = "It" if teams_score(setup) else "He"
    return f"{who} wins only by {by}: whoever is past the target by other points plays on."


def losing(spec: MatchSpec, setup: Setup) -> str:
    """Say at which score a side loses."""
    if spec.loses_at is None or (spec.target is not None and spec.target_is == "losing"):
        return ""
    worse = "less" if spec.counts_up else "more"
    others = "the other one wins" if two_sides(setup) else "the best of the others wins"
    equal = ""
    if not two_sides(setup) and spec.tie == "another_deal":
        equal = " If the best of the others are equal, another deal is played, and nobody has lost yet."
    return f"A {one(setup)} at {spec.loses_at} or {worse} loses{_the_game(spec)}, and {others}.{equal}"


def all_losing(spec: MatchSpec, setup: Setup) -> str:
    """Say at which score everybody loses."""
    if spec.all_lose_at is None or (spec.target is not None and spec.target_is == "losing"):
        return ""
    everybody = "both are" if two_sides(setup) else "everybody is"
    before = ", whatever is said above" if spec.loses_at is not None else ""
    less = "less" if spec.counts_up else "more"
    return f"If {everybody} at {spec.all_lose_at} or {less}, nobody wins{_the_game(spec)}{before}."


def games(spec: MatchSpec, setup: Setup) -> str:
    """Say how many games win the match."""
    if spec.games == 1:
        return ""
    games = f"{number_word(spec.games)} games"
    return f"The first {one(setup)} to win {games} wins the match; each game begins at {spec.start}."


def surplus(spec: MatchSpec, setup: Setup) -> str:
    """Say what becomes of points beyond the target."""
    if spec.surplus == "lost" or spec.games == 1:
        return ""
    return "The winner of a game begins the next one with the points he had beyond the target."


def shutout(spec: MatchSpec, setup: Setup) -> str:
    """Say what a game counts in which the others gained nothing."""
    if spec.shutout == "one_game" or spec.games == 1:
        return ""
    others = "the other is" if two_sides(setup) else "all others are"
    return f"A game counts as two if {others} still at {spec.start}."


def counters(spec: MatchSpec, setup: Setup) -> str:
    """Say what is counted besides the score."""
    told = []
    for name, counter in spec.counters.items():
        each = f"Besides the score each {one(setup)} counts {title(name)}, in each game from nothing on."
        told.append(" ".join([each, *read_aloud(counter, setup)]))
    return " ".join(told)


def full(counter: CounterSpec, setup: Setup) -> str:
    """Say what a full counter is worth."""
    if counter.full is None:
        return ""
    number = number_word(counter.full)
    does = "scores" if counter.points >= 0 else "loses"
    return f"Whoever has {number} of them {does} {count(abs(counter.points), 'point')}, and {number} are taken off."


def teams_score(setup: Setup) -> bool:
    """Whether teams keep the scores, not players."""
    return setup.partners > 0 and not setup.players_score


def one(setup: Setup) -> str:
    """What keeps a score."""
    return "team" if teams_score(setup) else "player"


def two_sides(setup: Setup) -> bool:
    """Whether only two keep a score."""
    return teams_score(setup) or setup.players == 2


def _the_game(spec: MatchSpec) -> str:
    return " the game" if spec.games > 1 else ""
