"""Moments of a deal set up by hand: the seven kinds of example, asked of the rules that play.

Each function sets a situation up in a real `State` and returns what the rules make of it; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euchre_core.chapters.auction.phase import LadderAuction
from euchre_core.chapters.claims.phase import Claims
from euchre_core.chapters.exchange.phase import ANY_CARDS, Exchange
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.scoring.phase import MADE, SET, LineScoring
from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

FIRST = 0
SECOND = 1
MANY_TRICKS = 60


class CannotAsk(ValueError):
    """An example asks something that this game has no answer to; the message says what.

    Args:
        message: says it.
        place: the keys of the example that lead to what it asks for, where they are known.
    """

    def __init__(self, message: str, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.place = place


def step_of(rules: Rules, kind: type[Phase]) -> int:
    """The step whose main phase is of this kind."""
    for place, step in enumerate(rules.steps):
        if isinstance(step.main, kind):
            return place
    raise CannotAsk("this game has no such step")


def card(rules: Rules, text: str) -> int:
    """The kind of a card of the pack."""
    if text not in rules.pack.index:
        raise CannotAsk(f"the pack has no {text}")
    return rules.pack.index[text]


def sides(rules: Rules, name: str, makers: int) -> list[int]:
    """The sides a name stands for: a side, a seat, `makers` or `defenders`."""
    if name in rules.side_names:
        return [rules.side_names.index(name)]
    if name == "makers":
        return [makers]
    if name == "defenders":
        return [side for side in range(len(rules.side_names)) if side != makers]
    if name in rules.seats:
        return [rules.side_of[rules.seats.index(name)]]
    raise CannotAsk(f"there is no {name} in this game; the sides are {' '.join(rules.side_names)}")


def level_of(rules: Rules, bid: int | str) -> int:
    """The rung of the ladder a bid stands on."""
    ladder = rules.steps[step_of(rules, LadderAuction)].main
    assert isinstance(ladder, LadderAuction)
    if str(bid) not in ladder.ladder:
        raise CannotAsk(f"{bid} is not on the ladder, which is {', '.join(ladder.ladder)}")
    return ladder.ladder.index(str(bid))


def strain_of(rules: Rules, trump: str) -> int:
    """The number of a trump suit."""
    if trump not in rules.tables.strains:
        raise CannotAsk(f"{trump} cannot be trump")
    return rules.tables.strains.index(trump)


def holding(rules: Rules, seat: int, hand: Sequence[str], step: int, strain: int) -> State:
    """A deal in which a seat holds these cards and everybody else none, at a step, with the turn at that seat."""
    piles: list[list[int]] = [[] for _ in rules.piles]
    piles[seat] = [card(rules, text) for text in hand]
    for kind in piles[seat]:
        if piles[seat].count(kind) > rules.pack.copies[kind]:
            times = rules.pack.copies[kind]
            only = "once" if times == 1 else f"{times} times"
            raise CannotAsk(f"the pack has {rules.pack.kinds[kind]} only {only}", ("hand",))
    state = rules.lay(FIRST, piles, [rules.ending.start] * len(rules.side_names), None)
    state.step, state.now, state.turn, state.strain = step, rules.steps[step], seat, strain
    state.holder, state.level, state.leader = seat, 0, seat
    state.tricks_left = MANY_TRICKS
    return state


def playable(rules: Rules, trump: str, led: str | None, hand: Sequence[str]) -> set[str]:
    """The cards of a hand that can be played; all of them where a renege is possible."""
    step = step_of(rules, Tricks)
    state = holding(rules, FIRST, hand, step, strain_of(rules, trump))
    play = rules.steps[step].main
    if led is not None:
        state.led = rules.tables.suit_of[state.strain * len(rules.pack.kinds) + card(rules, led)]
        state.count = 1
    return {action.argument for action in play.vocabulary(FIRST) if play.permits(state, action)}


def trick_winner(rules: Rules, trump: str, trick: Sequence[str]) -> int:
    """The place in the trick of the card that takes it."""
    play = rules.steps[step_of(rules, Tricks)].main
    assert isinstance(play, Tricks)
    return play.winner(strain_of(rules, trump), [card(rules, text) for text in trick])


def claimable(rules: Rules, hand: Sequence[str], trump: str | None) -> list[str]:
    """The claims that can be made with a hand."""
    found: dict[str, None] = {}
    strain = strain_of(rules, trump) if trump is not None else -1
    for place, step in enumerate(rules.steps):
        for phase in step.phases:
            if isinstance(phase, Claims):
                state = holding(rules, FIRST, hand, place, strain)
                found |= {claim.name: None for claim in phase.claims if claim.fits(state, FIRST)}
    return list(found)


def giveable(rules: Rules, name: str, giver: str | None, trump: str, hand: Sequence[str]) -> set[str]:
    """The cards that can be given in an exchange by the player or the partner; all of them, if several are given."""
    step = step_of(rules, Exchange)
    exchange = rules.steps[step].main
    assert isinstance(exchange, Exchange)
    if name not in exchange.names:
        raise CannotAsk(f"no bid on the ladder has the exchange {name}", ("exchange",))
    level = exchange.names.index(name)
    roles = {"player": 0, "partner": 1}
    wanted = roles[giver] if giver else exchange.plans[level][0].giver
    place = next((place for place, one in enumerate(exchange.plans[level]) if one.giver == wanted), None)
    if place is None:
        raise CannotAsk(f"in {name} the {giver} gives no cards", ("from",))
    probe = holding(rules, FIRST, [], step, strain_of(rules, trump))
    probe.level = level
    seat = int(exchange.seat_of(probe, wanted))
    state = holding(rules, seat, hand, step, strain_of(rules, trump))
    state.holder, state.level = FIRST, level
    exchange.start(state, place)
    found: set[str] = set()
    for _ in range(exchange.plans[level][place].cards):
        legal = exchange.legal(state)
        found |= {action.argument for action in legal}
        if exchange.plans[level][place].choose == ANY_CARDS or not legal:
            break
        state.take(seat, legal[0].code)
        state.slots[exchange.to_give] -= 1
    return found


def spoken(rules: Rules, said: Sequence[str | int], hand: Sequence[str] | None) -> State:
    """The auction after these words; everybody holds `hand`, if one is given."""
    step = step_of(rules, LadderAuction)
    piles: list[list[int]] = [[] for _ in rules.piles]
    for seat in range(len(rules.seats)):
        piles[seat] = [card(rules, text) for text in hand or []]
    state = rules.lay(len(rules.seats) - 1, piles, [rules.ending.start] * len(rules.side_names), None)
    state.step, state.now = step, rules.steps[step]
    state.now.main.begin(state)
    for place, word in enumerate(said):
        if state.step != step or state.is_over:
            raise CannotAsk(f"the auction is over before “{word}” can be said", ("after", place))
        try:
            state.apply(words(word))
        except ActionError as error:
            raise CannotAsk(str(error), ("after", place)) from None
    return state


def words(said: str | int) -> str:
    """The text of an action as an author writes it: a number is a bid."""
    return f"bid {said}" if isinstance(said, int) else said


def points_of(
    rules: Rules, bid: int | str, stuck: bool, trump: str | None, makers: int, tricks: Mapping[int, int]
) -> list[int]:
    """The points of every side for one outcome."""
    scoring = rules.scoring
    assert isinstance(scoring, LineScoring)
    level, strain, taken = _outcome(rules, bid, trump, tricks)
    return scoring.score(level, strain, int(stuck), makers, taken, int(rules.tricks))


def line_of(
    rules: Rules, bid: int | str, stuck: bool, trump: str | None, makers: int, tricks: Mapping[int, int], side: int
) -> str | None:
    """The scoring line that counts for a side, such as `makers.set`; None if none fits."""
    scoring = rules.scoring
    assert isinstance(scoring, LineScoring)
    level, strain, taken = _outcome(rules, bid, trump, tricks)
    result = MADE if taken[makers] >= scoring.must_take[level] else SET
    best_other = max([0, *(taken[other] for other in range(len(taken)) if other != side)])
    lines = scoring.makers if side == makers else scoring.defenders
    line = scoring.counting(lines, level, strain, int(stuck), result, taken[side], best_other)
    return line.name if line is not None else None


def _outcome(rules: Rules, bid: int | str, trump: str | None, tricks: Mapping[int, int]) -> tuple[int, int, list[int]]:
    strain = strain_of(rules, trump) if trump is not None else -1
    return level_of(rules, bid), strain, [tricks.get(side, 0) for side in range(len(rules.side_names))]
