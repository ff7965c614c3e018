"""What an author can have looked at: a file's mistakes, and the examples in it."""

from .check import check
from .examples import run_examples

__all__ = ["check", "run_examples"]
