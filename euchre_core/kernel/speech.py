"""From words to actions, and from actions that cannot be taken to words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .action import Action
from .errors import AmbiguousAction, InvalidAction, Reason
from .pack import in_letters

if TYPE_CHECKING:
    from .state import State


def parse(state: State, text: str) -> Action:
    """What a text means for the seat in turn; see `State.parse`."""
    if state.is_over:
        raise InvalidAction("the deal is over")
    wanted = " ".join(in_letters(text).split()).casefold()
    words = [action for phase in state.rules.steps[state.step].phases for action in phase.vocabulary(state.turn)]
    for match in (
        [action for action in words if action.text.casefold() == wanted],
        [action for action in words if action.argument.casefold() == wanted],
        [action for action in words if wanted and action.text.casefold().startswith(wanted)],
        [action for action in words if wanted and action.argument.casefold().startswith(wanted)],
    ):
        possible = [action for action in match if state.permits(action)] if len(match) > 1 else match
        if len(possible) == 1:
            return possible[0]
        if len(match) > 1:
            meanings = ", ".join([action.text for action in (possible or match)[:6]])
            raise AmbiguousAction(f"“{text}” could mean {meanings}")
    raise InvalidAction(f"“{text}” is not something to do here; you may: {choices(state)}")


def reason_against(state: State, action: Action) -> Reason:
    """Why an action cannot be taken now."""
    if state.is_over:
        return Reason("the deal is over", "match")
    if action.phase.rules is not state.rules:
        return Reason("this is an action of other rules", "format")
    if action.mover != state.turn:
        return Reason(f"it is {state.to_act}'s turn", "table")
    if action.phase.step != state.step:
        return Reason(f"“{action.text}” does not belong here; it is time for {state.now.name}", action.phase.key)
    if action.is_hidden:
        return Reason(f"“{action.text}” stands for a card that was not seen; say which", action.phase.key)
    if state.at_once >= 0 and action.phase is not state.now.main:
        before = state.rules.steps[state.step].asides[state.at_once]
        if action.phase is not before:
            return Reason(f"after what you did you must go on at once: {choices(state)}", before.key)
    if state.asked >= 0 and action.phase is not state.now.asides[state.asked]:
        return Reason(f"first answer: {choices(state)}", state.now.asides[state.asked].key)
    return action.phase.why_not(state, action)


def choices(state: State) -> str:
    """What may be done now, as one text."""
    return ", ".join([action.text for action in state.legal_actions])
