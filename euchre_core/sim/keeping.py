"""Results that are kept in a file, with everything that is needed to go on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from euchre_core.kernel.rules import Rules
from euchre_core.version import VERSION

from .estimates import Products, Sums
from .happened import DealKind
from .job import Job
from .result import Result
from .tally import Tallies, Tally

FORMAT: Final = 1


class KeptError(ValueError):
    """A text that is no kept simulation, or one that cannot be gone on with."""


def dumps(result: Result) -> str:
    """A result as text, for `loads`."""
    job = result.job
    data = {
        "simulation": FORMAT,
        "library": VERSION,
        "games": [_rules_data(rules) for rules in job.all_rules],
        "called": list(job.called),
        "deals": job.deals,
        "matches": job.games,
        "bots": list(job.bots),
        "seed": job.seed,
        "until_decided": job.until_decided,
        "done": result.done,
        "differing": result.tallies.differing,
        "examples": result.tallies.examples,
        "blunders": result.tallies.blunders,
        "wrong": result.tallies.wrong,
        "tallies": [_tally_data(tally) for tally in result.tallies.games],
        "products": {key: list(asdict(each).values()) for key, each in result.tallies.products.items()},
    }
    return json.dumps(data, ensure_ascii=False)


def loads(text: str) -> Result:
    """Read what `dumps` wrote.

    Raises:
        KeptError: it is something else, or another version of the library wrote it, which may have counted otherwise.
        VariantError: today's loader does not accept the rules.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise KeptError("this is no kept simulation: it is not JSON") from None
    if not isinstance(data, dict) or "simulation" not in data:
        raise KeptError("this is no kept simulation")
    if (data["simulation"], data.get("library")) != (FORMAT, VERSION):
        raise KeptError(f"this was kept by version {data.get('library')}; version {VERSION} may count otherwise")
    try:
        return _result(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise KeptError(f"this is no whole simulation: {error}") from None


def _result(data: Mapping[str, Any]) -> Result:
    games = [_rules(each) for each in data["games"]]
    *others, rules = games
    job = Job(
        rules,
        deals=data["deals"],
        games=data["matches"],
        bots=tuple(data["bots"]),
        seed=data["seed"],
        other=others[0] if others else None,
        until_decided=data["until_decided"],
        called=tuple(data["called"]),
    )
    products = {key: Products(*numbers) for key, numbers in data["products"].items()}
    noted = [data[key] for key in ("differing", "examples", "blunders", "wrong")]
    tallies = Tallies([_tally(each) for each in data["tallies"]], products, *noted)
    return Result(job, data["done"], tallies)


def _rules_data(rules: Rules) -> dict[str, Any]:
    return {"name": rules.name, "title": rules.title, "digest": rules.digest, "rules": json.loads(rules.canonical)}


def _rules(data: Mapping[str, Any]) -> Rules:
    from euchre_core.game.record import dump_rules
    from euchre_core.variant.load import from_canonical

    rules = from_canonical(dump_rules(data["rules"]), name=data["name"])
    if rules.digest != data["digest"]:
        raise KeptError("the digest does not fit the rules: one of them was changed")
    rules.title = data["title"]
    return rules


def _tally_data(tally: Tally) -> dict[str, Any]:
    return {
        "units": tally.units,
        "kinds": [[*kind, times] for kind, times in tally.kinds.items()],
        "lengths": [list(each) for each in tally.lengths.items()],
        "sums": {key: list(asdict(each).values()) for key, each in tally.sums.items()},
    }


def _tally(data: Mapping[str, Any]) -> Tally:
    kinds = Counter({_kind(values): times for *values, times in data["kinds"]})
    sums = {key: Sums(*numbers) for key, numbers in data["sums"].items()}
    return Tally(data["units"], kinds, Counter(dict(data["lengths"])), sums)


def _kind(values: list[Any]) -> DealKind:
    kind = DealKind(*values)
    return kind._replace(points=tuple(kind.points))


def longer(result: Result, total: int) -> Job:
    """The job of a result with another number of deals or games."""
    job = result.job
    return replace(job, games=total) if job.of_matches else replace(job, deals=total)
