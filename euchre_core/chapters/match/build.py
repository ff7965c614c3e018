"""From the settings of the match to its end."""

from __future__ import annotations

from .phase import Target
from .spec import MatchSpec


def build(spec: MatchSpec) -> Target:
    """The end of the match."""
    return Target(spec.start, spec.target or 0, spec.winner == "makers_first")
