"""The finished game as one YAML file: what it would say if it extended nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from euchre_core.language.catalog import Located, list_beside, list_overlays, list_variants
from euchre_core.language.document import read_file
from euchre_core.language.merge import Origin
from euchre_core.language.values import leaves
from euchre_core.language.wording import as_yaml, dotted
from euchre_core.variant.changed import changed_settings
from euchre_core.variant.facts import Facts
from euchre_core.variant.load import Resolved
from euchre_core.variant.shape import Path
from euchre_core.variant.spec import CHAPTERS, VariantSpec

_WIDTH = 110


def show_text(resolved: Resolved, *, origins: bool = False, changed: bool = False) -> str:
    """Return a finished game as YAML that says everything, defaults included; what is not in force is marked.

    Args:
        resolved: a finished game, as `variant.load.finish` gives it.
        origins: whether to say behind each setting who set it.
        changed: whether to say only what differs from the game it extends, or from the defaults if it extends none.
            Beside the file it was made of, that is a file of the same game.

    """
    base, settings = _settings(resolved, changed)
    lines = [f"# what differs from {base or 'the defaults'}"] if changed else []
    lines += [f"{key}: {as_yaml(value)}" for key, value in _head(resolved, base).items()]
    comments = _Comments(resolved, origins, _not_in_force(resolved.spec))
    for chapter, said in settings.items():
        lines += ["", f"{chapter}:", *_lines(said, (chapter,), 1, comments)]
    return "\n".join(lines) + "\n"


def show_data(resolved: Resolved, *, changed: bool = False) -> dict[str, Any]:
    """Return what `show_text` says for programs: `settings` is the file, `origins` who set what, by dotted path."""
    base, settings = _settings(resolved, changed)
    comments = _Comments(resolved, True, {})
    places = {dotted(path): comments.origin(path) for path, _ in leaves(settings)}
    return {
        "format_version": "1.0",
        "game": resolved.name,
        "differs_from": (base or "the defaults") if changed else None,
        "settings": _head(resolved, base) | settings,
        "origins": {
            path: {"file": origin.file, "line": origin.span.line, "column": origin.span.column} if origin else None
            for path, origin in places.items()
        },
    }


def _head(resolved: Resolved, base: str | None) -> dict[str, Any]:
    spec = resolved.spec
    head = {
        "format": 1,
        "name": spec.name or resolved.name,
        "summary": spec.summary,
        "sources": spec.sources,
        "extends": base,
    }
    return {key: value for key, value in head.items() if value}


def _settings(resolved: Resolved, changed: bool) -> tuple[str | None, dict[str, Any]]:
    """Give the chapters to be shown, and the game that they are laid over, if any."""
    if changed:
        found = changed_settings(resolved)
        return found.base, found.settings
    data, said = resolved.data, resolved.composed.data
    chapters = {chapter: _in_force(data[chapter], said.get(chapter), (chapter,)) for chapter in CHAPTERS}
    return None, {chapter: settings for chapter, settings in chapters.items() if settings}


def _in_force(full: Any, said: Any, path: Path) -> Any:
    """Keep every setting of a chapter, but of what has a name only what is said; null is not said at all."""
    if not isinstance(full, dict):
        return full
    if path[0] in ("claims", "exchange") or path[:2] == ("auction", "bids") or (len(path) > 2 and path[0] == "scoring"):
        return said if isinstance(said, dict) else {}
    said = said if isinstance(said, dict) else {}
    kept = {key: _in_force(value, said.get(key), (*path, key)) for key, value in full.items() if value is not None}
    return {key: value for key, value in kept.items() if value != {}}


def _not_in_force(spec: VariantSpec) -> dict[Path, str]:
    """Name what is described but never played: bids off the ladder, and exchanges that nothing brings about."""
    auction, alone = spec.auction, spec.alone
    facts = Facts(spec)
    bids = {str(rung) for rung in [*facts.bids, *(facts.stuck_bids if auction.sticks_dealer else [])]}
    exchanges = {auction.bid(bid).exchange for bid in bids} | {alone.exchange, alone.defender_exchange}
    exchanges |= {kind.exchange for kind in alone.kinds.values()} | {claim.exchange for claim in spec.claims.values()}
    off_ladder = {("auction", "bids", bid): "not on the ladder" for bid in auction.bids if bid not in bids}
    return off_ladder | {("exchange", name): "nothing asks for it" for name in spec.exchange if name not in exchanges}


@dataclass(frozen=True)
class _Comments:
    """What stands behind settings: who set them, if that is asked, and what is not in force."""

    resolved: Resolved
    origins: bool
    idle: dict[Path, str]

    def behind(self, path: Path, *, is_whole: bool = True) -> str:
        """Give the comment on a setting, or on the name above several."""
        said = [self.idle[path]] if path in self.idle else []
        if self.origins and is_whole:
            origin = self.origin(path)
            said.insert(0, f"{origin.file}:{origin.span.line}" if origin else "default")
        return f"  # {'; '.join(said)}" if said else ""

    def origin(self, path: Path) -> Origin | None:
        """Give who set a setting, or took it away; None if nobody has."""
        return self.resolved.composed.origins.get(path) or self.resolved.composed.removed.get(path)


def _lines(settings: dict[str, Any], path: Path, depth: int, comments: _Comments) -> list[str]:
    lines = []
    for key, value in settings.items():
        here = (*path, key)
        start = f"{'  ' * depth}{as_yaml(key)}:"
        flat = f"{start} {as_yaml(value)}"
        if isinstance(value, dict) and value and (comments.origins or depth < 2 or len(flat) > _WIDTH):
            lines += [start + comments.behind(here, is_whole=False), *_lines(value, here, depth + 1, comments)]
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            lines += [start + comments.behind(here), *_steps(value, depth + 1)]
        else:
            lines.append(flat + comments.behind(here))
    return lines


def _steps(steps: list[Any], depth: int) -> list[str]:
    return [f"{'  ' * depth}- {as_yaml(step)}" for step in steps]


@dataclass(frozen=True)
class Entry:
    """A game or a house rule that can be played by name.

    Args:
        name: what it is called in files and on the command line.
        title: what people call it; summary: what it says about itself.
        located: where it lies and what it is.
    """

    name: str
    title: str
    summary: str
    located: Located


def list_entries() -> list[Entry]:
    """Return all games and then all house rules, shipped ones first."""
    return [_entry(located) for located in [*list_variants(), *list_overlays()]]


def entries_beside() -> list[Entry]:
    """Return the games and house rules in the working directory, called by their files."""
    return [replace(_entry(located), name=located.display) for located in list_beside()]


def _entry(located: Located) -> Entry:
    data = read_file(located.path, located.display).data
    title = data.get("overlay" if located.kind == "overlay" else "name")
    return Entry(located.name, str(title or located.name), str(data.get("summary") or ""), located)
