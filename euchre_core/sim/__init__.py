"""Many deals at once: simulations that count what happens, tournaments of bots, and random play-outs of one deal."""

from .data import result_data, result_table
from .estimates import Estimate
from .job import Job
from .measure import Measure
from .result import Found, Result
from .rollout import Rollout, rollout
from .simulation import simulate
from .tournament import Tournament, tournament

__all__ = [
    "Estimate",
    "Found",
    "Job",
    "Measure",
    "Result",
    "Rollout",
    "Tournament",
    "result_data",
    "result_table",
    "rollout",
    "simulate",
    "tournament",
]
