"""The deep check: whole matches of an author's game, played at random and by bots, with every invariant looked at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from euchre_core.kernel.rules import Rules
from euchre_core.language.catalog import Located, find
from euchre_core.language.diagnostic import Diagnostic, in_order
from euchre_core.language.document import open_file

from .conformance import Match
from .examples import games
from .played import Found, broken, finding_of, kept_in

BOTS = "heuristic"
ANYBODY = "random"
RANDOM_DEALS_AT_MOST = 40
"""Random players may never reach a target, and need not: their matches are stopped here."""
BOT_DEALS_AT_MOST = 400
"""Bots bring every shipped game to its end in fewer deals."""
LOOKED_AT = 40
"""In so many deals of a match the invariants are looked at; the rest shows only whether it ends."""
OFTEN = 0.01
Progress = Callable[[str, int, int], None]
"""Is told the game, how many matches of it are over, and how many there will be."""


def deep_check(
    name_or_path: str | Located,
    matches: int,
    *,
    seed: int = 0,
    records: Path | None = None,
    progress: Progress | None = None,
) -> list[Diagnostic]:
    """Play matches of a game, or of a house rule on every game it was tried on, and report what goes wrong.

    Each match is played once at random (at most 40 deals) and once by bots, who must come to an end within 400 deals;
    no deal may take more than 1,000 actions. Of each kind of mistake the first is reported.

    Args:
        name_or_path: a file without errors; `check` says whether it is.
        matches: how many of either kind are played of each game, from 1.
        seed: makes everything again.
        records: a folder in which the matches that went wrong are kept, to be told by `euchre replay`.
        progress: is told how far it is.

    Raises:
        VariantError: the file cannot be found or is not a playable game.
        OSError: a record cannot be written.
        ValueError: less than one match.
    """
    if matches < 1:
        raise ValueError(f"at least one match is played, not {matches}")
    located = name_or_path if isinstance(name_or_path, Located) else find(name_or_path)
    document = open_file(located)
    findings: list[Diagnostic] = []
    for name, rules, _ in games(located, document):
        where = f" on `{name}`" if located.kind == "overlay" else ""
        for found in tried(rules, name, matches, seed, progress):
            kept = kept_in(records, f"{located.path.stem}-{rules.name}" if where else located.path.stem, found)
            findings.append(finding_of(document, found, where, kept))
    return in_order(findings)


def tried(rules: Rules, name: str, matches: int, seed: int, progress: Progress | None) -> list[Found]:
    """What went wrong in these matches, each kind of mistake once."""
    found: dict[str, Found] = {}
    for number in range(2 * matches):
        players, bound = (ANYBODY, RANDOM_DEALS_AT_MOST) if number % 2 == 0 else (BOTS, BOT_DEALS_AT_MOST)
        if players == BOTS and "endless" in found:
            continue  # one of them is enough, and each takes long
        match = Match(rules, seed * 1_000_003 + number, players, bound, often=OFTEN, looked_at=LOOKED_AT)
        breach = match.play(frozenset(found))
        if breach is not None:
            found[breach.invariant] = broken(breach)
        elif players == BOTS and not match.is_won:
            found["endless"] = endless(match)
        if progress is not None:
            progress(name, number + 1, 2 * matches)
    return list(found.values())


def endless(match: Match) -> Found:
    """A match that bots do not bring to an end."""
    scores = match.deals[-1].standing_after().scores
    stands = ", ".join(f"{side} {score}" for side, score in zip(match.rules.side_names, scores, strict=True))
    headline = f"bots play {len(match.deals):,} deals of this game and nobody has won; the score is {stands}"
    return Found(
        "EU701",
        headline,
        match.players,
        match.seed,
        match.record(),
        ("a target that can be reached ends a game much sooner",),
    )
