"""Invariants of keeping a match: going back, copies, records and pickles lead to the same place."""

from __future__ import annotations

import pickle

from euchre_core.game.record import Record
from euchre_core.kernel.state import State

from .sight import inside
from .snapshot import snapshot
from .story import Invariant, Moment


def taking_back_restores(moment: Moment) -> str | None:
    """An action that is taken back has changed nothing; and playing on with a copy changes nothing either."""
    game, rng = moment.game, moment.rng
    before = snapshot(game)
    action = rng.choice(list(game.legal_actions))
    copy = game.copy()
    copy.push(action)
    if snapshot(game) != before:
        return f"“{action.text}” in a copy has changed the match itself"
    copy.pop()
    after = snapshot(copy)
    changed = [key for key in before if after[key] != before[key]]
    return f"“{action.text}”, taken back, leaves something changed: {', '.join(changed)}" if changed else None


def pickles_are_the_same(moment: Moment) -> str | None:
    """A state that was pickled is the same, and goes on in the same way."""
    state = moment.state
    twin: State = pickle.loads(pickle.dumps(state))
    if inside(twin) != inside(state):
        return "a pickled state is not the same"
    offered = [action.text for action in twin.legal_actions]
    real = [action.text for action in state.legal_actions]
    return None if offered == real else f"after pickling {offered} can be done, and before {real}"


def records_replay(moment: Moment) -> str | None:
    """The record, written and read again, leads to the same match."""
    game = moment.game
    record = game.record
    read = Record.loads(record.dumps())
    if (read.header, read.lines) != (record.header, record.lines):
        return "the record is read otherwise than it was written"
    again = read.replay()
    if again.rules.digest != game.rules.digest:
        return "the rules of the record are not the rules that were played"
    if again.scores != game.scores or again.is_over != game.is_over or again.winners != game.winners:
        return f"the match ended {game.scores}; replayed from its record it ends {again.scores}"
    return None if inside(again.state) == inside(game.state) else "the replayed match is not in the same place"


def seeds_repeat(moment: Moment) -> str | None:
    """The same seed and the same actions are the same match."""
    game, again = moment.game, moment.again()
    for deal in game.deals:
        for action in deal.actions:
            again.push(action.text)
    return None if again.record.lines == game.record.lines else "the same seed and the same actions lead elsewhere"


INVARIANTS = (
    Invariant(
        "taking-back-restores", "An action taken back has changed nothing.", "now and then", taking_back_restores
    ),
    Invariant("pickles-are-the-same", "A pickled state is the same state.", "now and then", pickles_are_the_same),
    Invariant("records-replay", "A record leads to the same match.", "match", records_replay),
    Invariant("seeds-repeat", "The same seed and actions are the same match.", "match", seeds_repeat),
)
