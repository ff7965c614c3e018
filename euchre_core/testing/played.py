"""What is found by playing a file's game, as findings about the file, with the match to be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from euchre_core.game.record import Record
from euchre_core.language.catalog import Located, find
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.document import Document, open_file

from .conformance import DEALS, Breach, Conformance, check_rules
from .examples import games


@dataclass(frozen=True)
class Found:
    """One match that ended badly.

    Attributes:
        code: of the finding; headline, notes: what was found.
        players: who played; seed: makes the match again; record: what was played of it.
    """

    code: str
    headline: str
    players: str
    seed: int
    record: Record
    notes: tuple[str, ...] = ()


def conformance_of(
    name_or_path: str | Located, *, deals: int = DEALS, seed: int = 0
) -> Iterator[tuple[str, Conformance]]:
    """Run the conformance suite on a game, or on a house rule on every game it was tried on.

    Args:
        name_or_path: a file without errors.
        deals: how many deals of each game are played, from 1.
        seed: makes everything again.

    Yields:
        The name of each game, and what came of it.

    Raises:
        VariantError: the file cannot be found or is not a playable game.
    """
    located = name_or_path if isinstance(name_or_path, Located) else find(name_or_path)
    for name, rules, _ in games(located, open_file(located)):
        yield name, check_rules(rules, deals=deals, seed=seed)


def breaches_found(
    name_or_path: str | Located, game: str, breaches: Sequence[Breach], records: Path | None
) -> list[Diagnostic]:
    """What the conformance suite has found, as findings about the file.

    Args:
        name_or_path: the file.
        game: on which game, if it is a house rule.
        breaches: what was found.
        records: a folder in which the matches are kept.

    Raises:
        OSError: a record cannot be written.
    """
    located = name_or_path if isinstance(name_or_path, Located) else find(name_or_path)
    document = open_file(located)
    where = f" on `{game}`" if located.kind == "overlay" else ""
    stem = f"{located.path.stem}-{game}" if where else located.path.stem
    found = [broken(breach) for breach in breaches]
    return [finding_of(document, each, where, kept_in(records, stem, each)) for each in found]


def broken(breach: Breach) -> Found:
    """An invariant that does not hold."""
    place = f"deal {breach.deal}, action {breach.action} of a match of {breach.players} players, seed {breach.seed}"
    if breach.invariant == "deals-end":
        return Found("EU701", breach.text, breach.players, breach.seed, breach.record, (f"it was in {place}",))
    headline = f"{breach.invariant} does not hold: {breach.text}"
    return Found("EU702", headline, breach.players, breach.seed, breach.record, (f"it was in {place}",))


def kept_in(records: Path | None, stem: str, found: Found) -> str:
    """Write the record of a match; how to see it, or nothing where no records are kept."""
    if records is None:
        return ""
    records.mkdir(parents=True, exist_ok=True)
    path = records / f"{stem}-{found.code}-{found.players}-{found.seed}.jsonl"
    path.write_text(found.record.dumps(), encoding="utf-8")
    return f"the match is kept in {path}; `euchre replay {path}` tells it"


def finding_of(document: Document, found: Found, where: str, kept: str) -> Diagnostic:
    """The finding, at the place of the file that is nearest to it."""
    finding = diagnose(found.code, f"{found.headline}{where}", place_of(document, found.code))
    helps = (*finding.help, *([kept] if kept else []))
    return replace(finding, notes=found.notes, help=helps)


def place_of(document: Document, code: str) -> Span:
    """Where the match is described, for a game without an end; else where the file says its name."""
    if code == "EU701" and "match" in document.data:
        return document.span_of(("match",), key=True)
    return document.span_of(("overlay" if "overlay" in document.data else "name",))
