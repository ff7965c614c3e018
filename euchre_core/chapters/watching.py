"""What other chapters hang on the play of the cards: they watch cards fall, turns begin and tricks turn."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.kernel.phase import CardPhase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


class Watcher:
    """Something that happens by itself while cards are played; a chapter adds its own to `Context.watchers`."""

    def bind(self, rules: Rules) -> None:
        """Look up what is needed of the rules."""

    def may_matter(self, state: State) -> bool:
        """Whether what it does can still change who plays, with whom, or what the deal is worth."""
        return True

    def begins(self, state: State) -> None:
        """Called when a seat has just got the turn to play a card; may put a question to another seat."""

    def played(self, state: State, seat: i64, card: i64) -> None:
        """Called when a seat has just played a card, before the turn goes on."""

    def turned(self, state: State) -> None:
        """Called when a trick has been turned and others are still to come."""


class Play(CardPhase):
    """The main phase of the play, as other chapters may use it."""

    def sent_out(self, state: State) -> None:
        """Let the turn go on where the seat in turn has just been sent out; a trick that is full now is turned."""
        raise NotImplementedError
