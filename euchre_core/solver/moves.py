"""What is tried in a deal that is being solved, as actions of the rules themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import LastChallenge
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.state import State

ONLY_CARDS: Final = "only a deal in which the cards are being played can be solved"


class Unsolvable(ValueError):
    """A deal that is over, or in which something is to be decided before the play."""


def moves(state: State) -> list[Action]:
    """Everything that is tried: lawful cards, and every answer to a question that is put in the middle of the play.

    Nobody claims the rest or challenges a renege: all cards are seen, and none is played that breaks a rule.

    Raises:
        Unsolvable: the deal is over, or the play has not begun.
    """
    main = state.now.main
    if state.is_over:
        raise Unsolvable("the deal is over")
    if isinstance(main, Tricks):
        return main.legal(state) if state.asked < 0 else state.now.asides[state.asked].legal(state)
    if isinstance(main, LastChallenge):
        return main.legal(state)[:1]  # the pass
    raise Unsolvable(f"{state.to_act} can still {main.legal(state)[0].text}: {ONLY_CARDS}")


def natural(state: State) -> list[Action]:
    """Everything that is tried, in an order that looks natural: who leads his highest first, who follows his lowest."""
    play = state.now.main
    actions = moves(state)
    if len(actions) == 1 or not isinstance(play, Tricks) or actions[0].phase is not play:
        return actions
    order = sorted(actions, key=lambda action: strength_of(state, play, action.code))
    return order if state.count else order[::-1]


def promising(state: State) -> list[Action]:
    """One of each group of cards that come to the same, the strongest first."""
    play = state.now.main
    actions = moves(state)
    if len(actions) == 1 or not isinstance(play, Tricks) or actions[0].phase is not play:
        return actions
    order = sorted(actions, key=lambda action: strength_of(state, play, action.code), reverse=True)
    if type(play) is not Tricks:
        return order  # where other rules watch the cards, two of them are never quite the same
    return [action for place, action in enumerate(order) if not is_repeated(state, play, order[:place], action)]


def strength_of(state: State, play: Tricks, card: i64) -> int:
    """How high a card is in its own suit."""
    suit = play.suit_of[state.strain * play.kinds + card]
    return play.strength[state.strain * SUIT_SLOTS + suit][card]


def is_repeated(state: State, play: Tricks, others: list[Action], action: Action) -> bool:
    """Whether one of these stronger cards comes to the same: nobody else has a card between them or equal."""
    first = state.strain * play.kinds
    suit, low = play.suit_of[first + action.code], strength_of(state, play, action.code)
    for other in others:
        if play.suit_of[first + other.code] == suit:
            high = strength_of(state, play, other.code)
            if suit_is_touching(state, play, suit, low, high):
                return True
    return False


def suit_is_touching(state: State, play: Tricks, suit: int, low: int, high: int) -> bool:
    """Whether nobody else holds, and the trick has not, a card of a suit from this strength to that."""
    if state.count and low <= state.best <= high:
        return False
    first = state.strain * play.kinds
    for card in range(play.kinds):
        if play.suit_of[first + card] == suit and low <= strength_of(state, play, card) <= high:
            for seat in range(len(state.rules.seats)):
                if seat != state.turn and not (state.idle >> seat) & 1 and state.holds(seat, card):
                    return False
    return True
