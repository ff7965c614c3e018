"""What an author can have tested: the examples in a file."""

from .examples import Report, run_examples

__all__ = ["Report", "run_examples"]
