"""Bots of one's own: a function in a Python file, or a program that speaks a small line protocol."""

from __future__ import annotations

from .function import FunctionBot
from .program import ProgramBot
from .written import is_own, own_bot

__all__ = ["FunctionBot", "ProgramBot", "is_own", "own_bot"]
