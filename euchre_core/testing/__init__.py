"""What an author can have looked at: a file's mistakes, the examples in it, and how the game plays."""

from .check import check
from .conformance import Breach, Conformance, check_rules
from .deep import deep_check
from .examples import run_examples

__all__ = ["Breach", "Conformance", "check", "check_rules", "deep_check", "run_examples"]
