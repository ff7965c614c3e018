"""The bots for tests in which they play much: those that search look into one world only."""

from __future__ import annotations

import euchre_core as eu
from euchre_core.bots.montecarlo import MonteCarloBot

SEARCHES = "montecarlo"
NAMES = [name for name in eu.bots.names() if name not in ("medium", "hard")]
"""Every way of playing once: medium is the heuristic, and hard searches like montecarlo."""


def quick_bot(name: str) -> eu.bots.Bot:
    """A bot that answers at once."""
    return MonteCarloBot(eu.bots.Budget(1), nodes=30, patience=1) if name == SEARCHES else eu.bots.get(name)
