"""Invariants of the turns: one seat is asked, it can do something, and nothing else."""

from __future__ import annotations

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import ActionError, IllegalAction, InvalidAction
from euchre_core.kernel.state import State

from .snapshot import snapshot
from .story import Invariant, Moment

NONSENSE = "play the moon"


def one_is_asked(moment: Moment) -> str | None:
    """Exactly one seat is in turn, it plays in this deal, and only it is offered something."""
    game = moment.game
    if game.to_act not in moment.rules.seats:
        return f"nobody is in turn, and the {'match' if game.deal.state.is_over else 'deal'} is not over"
    for seat in moment.rules.seats:
        offered = [action.text for action in game.observation(seat).legal_actions]
        real = [action.text for action in game.legal_actions] if seat == game.to_act else []
        if offered != real:
            return f"{seat} is offered {listed(offered)}, and the rules say {listed(real)} (in turn: {game.to_act})"
    return None


def something_can_be_done(moment: Moment) -> str | None:
    """There is something to do, and each of it can be done."""
    state = moment.state
    legal = list(state.legal_actions)
    if not legal:
        return f"{state.to_act} has nothing to do in {state.now.name}"
    for action in legal:
        try:
            state.copy().apply(action)
        except ActionError as error:
            return f"{action.text} is offered and then refused: {error}"
    return None


def texts_come_back(moment: Moment) -> str | None:
    """The text of each action means that action."""
    for action in moment.state.legal_actions:
        try:
            meant = moment.state.parse(action.text)
        except ActionError as error:
            return f"“{action.text}” is offered and cannot be read: {error}"
        if meant is not action:
            return f"“{action.text}” is read as “{meant.text}”"
    return None


def wrong_is_refused(moment: Moment) -> str | None:
    """What is not allowed is refused, with a reason, and changes nothing."""
    game = moment.game
    wrong = [action.text for action in vocabulary(moment.state) if not moment.state.permits(action)]
    legal = {action.text for action in game.legal_actions}
    wrong = [text for text in wrong if text not in legal]
    before = snapshot(game)
    for text in [*moment.rng.sample(wrong, min(2, len(wrong))), NONSENSE]:
        try:
            game.push(text)
        except IllegalAction as refused:
            if refused.reason is None or not refused.reason.text or not refused.reason.key:
                return f"“{text}” is refused without a reason"
        except InvalidAction:
            if text != NONSENSE:
                return f"“{text}” is a word of this step and is not understood"
        else:
            return f"{moment.told[-1].seat if moment.told else 'somebody'} was let do “{text}”"
        if snapshot(game) != before:
            return f"“{text}” was refused, and something has changed"
    return None


def vocabulary(state: State) -> list[Action]:
    """Everything that could be said in this step by whoever is in turn."""
    return [action for phase in state.rules.steps[state.step].phases for action in phase.vocabulary(state.turn)]


def listed(texts: list[str]) -> str:
    """Texts in a row."""
    return ", ".join(texts) or "nothing"


INVARIANTS = (
    Invariant(
        "one-seat-is-asked", "Exactly one seat is in turn and offered its actions.", "now and then", one_is_asked
    ),
    Invariant("something-can-be-done", "What is offered can be done.", "turn", something_can_be_done),
    Invariant("texts-come-back", "The text of each action means that action.", "now and then", texts_come_back),
    Invariant(
        "wrong-is-refused", "What is not allowed is refused and changes nothing.", "now and then", wrong_is_refused
    ),
)
