"""Many deals at once."""

from .rollout import Rollout, rollout

__all__ = ["Rollout", "rollout"]
