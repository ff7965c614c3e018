"""Many deals at once."""

from .rollout import Rollout, rollout
from .tournament import Tournament, tournament

__all__ = ["Rollout", "Tournament", "rollout", "tournament"]
