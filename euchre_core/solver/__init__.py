"""Deals with all cards known: what each card leads to when everybody plays perfectly, in points."""

from .aim import Aim, Points
from .answers import Choice, Solution, margins, solve, value
from .moves import Unsolvable
from .position import CannotSetUp, Position
from .setting_up import set_up

__all__ = [
    "Aim", "CannotSetUp", "Choice", "Points", "Position", "Solution", "Unsolvable", "margins", "set_up", "solve",
    "value",
]  # fmt: skip
