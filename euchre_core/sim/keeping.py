"""Results that are kept in a file, with everything that is needed to go on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from euchre_core.bots import is_own
from euchre_core.kernel.rules import Rules
from euchre_core.version import VERSION

from .job import Job
from .kept_counts import KeptError, field, tallies_data, tallies_of, texts, whole
from .result import Result

__all__ = ["KeptError", "StrangeBots", "dumps", "loads", "longer"]

FORMAT: Final = 2


class StrangeBots(KeptError):
    """A kept simulation whose bots are somebody's own: files and programs that are not started because a file says so.

    Attributes:
        names: all bots that it names.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("bots of somebody's own played, and a file alone never starts one")
        self.names = tuple(names)


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
        **tallies_data(result.tallies),
    }
    return json.dumps({**data, "checksum": _checksum(data)}, ensure_ascii=False)


def loads(text: str, bots: Sequence[str] = ()) -> Result:
    """Read what `dumps` wrote.

    Args:
        text: what it wrote.
        bots: the bots of one's own that may be started. A kept simulation, which may be anybody's, never starts a file
            or a program by itself.

    Raises:
        KeptError: it is something else, it was changed, or another version of the library wrote it, which may have
            counted otherwise; `StrangeBots`: it names other bots of somebody's own.
        VariantError: today's loader does not accept the rules.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise KeptError("this is no kept simulation: it is not JSON, or not all of it") from None
    if not isinstance(data, dict) or "simulation" not in data:
        raise KeptError("this is no kept simulation")
    if data["simulation"] != FORMAT:
        raise KeptError(f"this was kept in another format than {FORMAT}, which version {VERSION} reads")
    if data.get("library") != VERSION:
        raise KeptError(f"this was kept by another version than {VERSION}, which may count otherwise")
    if data.pop("checksum", None) != _checksum(data):
        raise KeptError("this is not what was kept: its checksum does not fit")
    names = texts(data, "bots")
    if any(is_own(name) and name not in bots for name in names):
        raise StrangeBots(names)
    job = _job(data, names)
    done = whole(field(data, "done"), "done", 0, job.total)
    return Result(job, done, tallies_of(data, job, done))


def _checksum(data: Mapping[str, Any]) -> str:
    """What tells whether anything was changed: of everything but itself."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def _job(data: Mapping[str, Any], names: Sequence[str]) -> Job:
    games = field(data, "games")
    if not isinstance(games, list) or len(games) not in (1, 2):
        raise KeptError("games: one game or two are wanted")
    *others, rules = map(_rules, games)
    until = field(data, "until_decided")
    if until is not None and not isinstance(until, str):
        raise KeptError("until_decided: a measure is wanted")
    try:
        return Job(
            rules,
            deals=whole(field(data, "deals"), "deals"),
            games=whole(field(data, "matches"), "matches"),
            bots=names,
            seed=whole(field(data, "seed"), "seed"),
            other=others[0] if others else None,
            until_decided=until,
            called=texts(data, "called"),
        )
    except KeptError:
        raise
    except ValueError as error:
        raise KeptError(f"this is no simulation that could be played: {error}") from None


def _rules_data(rules: Rules) -> dict[str, Any]:
    return {"name": rules.name, "title": rules.title, "digest": rules.digest, "rules": json.loads(rules.canonical)}


def _rules(data: Any) -> Rules:
    from euchre_core.game.record import dump_rules
    from euchre_core.variant.load import from_canonical

    if not isinstance(data, dict) or not all(isinstance(data.get(key), str) for key in ("name", "title", "digest")):
        raise KeptError("games: each has a name, a title, a digest and rules")
    written = field(data, "rules")
    if not isinstance(written, dict):
        raise KeptError("games: rules are settings by their names")
    rules = from_canonical(dump_rules(written), name=data["name"])
    if rules.digest != data["digest"]:
        raise KeptError("the digest does not fit the rules: one of them was changed")
    rules.title = data["title"]
    return rules


def longer(result: Result, total: int) -> Job:
    """The job of a result with another number of deals or games."""
    job = result.job
    return replace(job, games=total) if job.of_matches else replace(job, deals=total)
