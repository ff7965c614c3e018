"""The solver: deals from the first trick on, all cards known, beside plain alpha-beta with a table.

The plain search is `alpha_beta.py`, compiled like the solver where that is compiled. It also judges: every deal must be
worth the same to both.
"""

from __future__ import annotations

import importlib.util
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import euchre_core as eu
from euchre_core.build import is_compiled
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.solver.camps import Camps
from euchre_core.solver.plain import stakes_for

from .measuring import at_most, ratio

DEALS = 200
JUDGE = Path(__file__).parent / "alpha_beta.py"
GAMES = ("classic", "ghost_hand", "bid_euchre")
BAR_MS = 1.0
BAR_RATIO = 4.0
"""Plain alpha-beta was found to take 4 ms for what the solver should do in one."""


def deals(name: str, number: int = DEALS) -> list[eu.State]:
    """Deals in which the play begins, nobody alone; what was said before it is drawn by lot."""
    rules = eu.load(name)
    found: list[eu.State] = []
    seed = 0
    while len(found) < number:
        seed += 1
        rng = random.Random(seed)
        deal = rules.new_deal(seed=seed, dealer=rng.choice(rules.seats))
        while not deal.is_over and deal.leader < 0:
            deal.apply(rng.choice([each for each in deal.legal_actions if "alone" not in each.text]))
        if not deal.is_over and not deal.idle:
            found.append(deal)
    return found


def judge() -> ModuleType:
    """The plain alpha-beta; compiled if the solver is."""
    place = JUDGE
    if is_compiled():
        place = compiled(Path(tempfile.mkdtemp()))
    spec = importlib.util.spec_from_file_location("alpha_beta", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["alpha_beta"] = module
    spec.loader.exec_module(module)
    return module


def compiled(folder: Path) -> Path:
    """Compile it as the package is compiled."""
    shutil.copy(JUDGE, folder)
    subprocess.run([sys.executable, "-m", "mypyc", JUDGE.name], cwd=folder, check=True, capture_output=True)
    return next(folder.glob("alpha_beta.*.so"))


def plainly(module: ModuleType, deal: eu.State) -> int:
    """What a deal is worth to the camp in turn, by plain alpha-beta."""
    camps = Camps(deal)
    stakes = stakes_for(deal, camps)
    assert stakes is not None
    tables = deal.rules.tables
    kinds = tables.kinds
    search = module.AlphaBeta(
        list(deal.cards[: len(deal.rules.seats)]),
        tables.suit_of[deal.strain * kinds : (deal.strain + 1) * kinds],
        tables.suit_mask[deal.strain * SUIT_SLOTS : (deal.strain + 1) * SUIT_SLOTS],
        tables.rows[deal.strain * SUIT_SLOTS : (deal.strain + 1) * SUIT_SLOTS],
        deal.rules.following[deal.idle],
        camps.seats,
        stakes.unit,
        [stakes.values[rank] for rank in stakes.low],
    )
    left = 0
    for hand in search.hands:
        left |= hand
    worth: int = search.value(left, deal.leader, 0, -(10**6), 10**6)
    return worth if camps.is_first(deal.turn) else -worth


def median(ask: Callable[[eu.State], object], asked: list[eu.State]) -> float:
    """The median time of a question, in milliseconds of this process, whatever else the machine does."""
    times: list[float] = []
    for deal in asked:
        start = time.process_time_ns()
        ask(deal)
        times.append((time.process_time_ns() - start) / 1e6)
    return statistics.median(times)


def rate(ask: Callable[[eu.State], object], asked: list[eu.State]) -> float:
    """How many deals a second are asked about."""
    start = time.process_time_ns()
    for deal in asked:
        ask(deal)
    return len(asked) / (time.process_time_ns() - start) * 1e9


def measure() -> None:
    """Print the medians beside their bar, and how many times faster than plain alpha-beta that is."""
    module = judge()
    for name in GAMES:
        asked = deals(name)
        assert [eu.solver.value(deal) for deal in asked] == [plainly(module, deal) for deal in asked]
        bar = BAR_MS if is_compiled() else float("inf")
        at_most(f"{name}: a deal solved, median", median(eu.solver.value, asked), "ms", bar)
        at_most(f"{name}: every card of the first lead solved, median", median(eu.solver.margins, asked), "ms", bar)
        some = asked[:50]
        ratio(
            f"{name}: deals solved a second, beside plain alpha-beta",
            lambda: rate(eu.solver.value, some),  # noqa: B023
            lambda: rate(lambda deal: plainly(module, deal), some),  # noqa: B023
            BAR_RATIO,
        )
