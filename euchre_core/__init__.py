"""House rules as files: the Euchre family of card games, played from YAML.

`load` turns a variant into `Rules`; `Game` plays a match; `bots` choose actions; `Record` keeps a match; `sim` plays
many; `solver` finds perfect play. Importing this package loads neither pydantic nor yaml: what needs them is imported
when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .version import VERSION as __version__

if TYPE_CHECKING:
    from . import bots, egn, sim, solver, testing
    from .game.game import Game
    from .game.outcome import Outcome
    from .game.record import IllegalRecord, Record, RecordError
    from .kernel.action import Action
    from .kernel.errors import ActionError, AmbiguousAction, IllegalAction, InvalidAction, Reason
    from .kernel.event import Event
    from .kernel.legal import LegalActions
    from .kernel.observation import Observation
    from .kernel.rules import Rules
    from .kernel.state import State
    from .language.diagnostic import Diagnostic, VariantError
    from .variant.load import load

_WHERE = {
    "Action": "kernel.action",
    "ActionError": "kernel.errors",
    "AmbiguousAction": "kernel.errors",
    "Diagnostic": "language.diagnostic",
    "Event": "kernel.event",
    "Game": "game.game",
    "IllegalAction": "kernel.errors",
    "IllegalRecord": "game.record",
    "InvalidAction": "kernel.errors",
    "LegalActions": "kernel.legal",
    "Observation": "kernel.observation",
    "Outcome": "game.outcome",
    "Reason": "kernel.errors",
    "Record": "game.record",
    "RecordError": "game.record",
    "Rules": "kernel.rules",
    "State": "kernel.state",
    "VariantError": "language.diagnostic",
    "load": "variant.load",
}
_ROOMS = ("bots", "egn", "sim", "solver", "testing")


def __getattr__(name: str) -> Any:
    """Import a public name, or a public room of the library, when it is first asked for."""
    if name in _ROOMS:
        return import_module(f".{name}", __name__)
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_WHERE[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)


__all__ = [
    "Action",
    "ActionError",
    "AmbiguousAction",
    "Diagnostic",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalRecord",
    "InvalidAction",
    "LegalActions",
    "Observation",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "Rules",
    "State",
    "VariantError",
    "__version__",
    "bots",
    "egn",
    "load",
    "sim",
    "solver",
    "testing",
]
