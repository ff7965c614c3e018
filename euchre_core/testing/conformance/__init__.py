"""What holds in every game, looked at while a game is played: the conformance suite."""

from .breach import Breach, Conformance
from .invariants import INVARIANTS
from .match import ACTIONS_AT_MOST, Match
from .suite import DEALS, check_rules

__all__ = ["ACTIONS_AT_MOST", "DEALS", "INVARIANTS", "Breach", "Conformance", "Match", "check_rules"]
