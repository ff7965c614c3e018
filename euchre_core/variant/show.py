"""The finished game as one YAML file: what it would say if it extended nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file
from euchre_core.language.wording import as_yaml
from euchre_core.variant.load import Resolved
from euchre_core.variant.shape import Path
from euchre_core.variant.spec import CHAPTERS

_WIDTH = 110


def show_text(resolved: Resolved, *, origins: bool = False) -> str:
    """Return a finished game as YAML that says everything in force, defaults included.

    Args:
        resolved: a finished game, as `variant.load.finish` gives it.
        origins: whether to say behind each setting who set it.

    """
    spec = resolved.spec
    lines = ["format: 1", f"name: {as_yaml(spec.name or resolved.name)}"]
    if spec.summary:
        lines.append(f"summary: {as_yaml(spec.summary)}")
    if spec.sources:
        lines.append(f"sources: {as_yaml(spec.sources)}")
    data = resolved.data
    for chapter in CHAPTERS:
        settings = _in_force(data[chapter], resolved.composed.data.get(chapter), (chapter,))
        if settings:
            lines += ["", f"{chapter}:", *_lines(settings, (chapter,), 1, resolved, origins)]
    return "\n".join(lines) + "\n"


def _in_force(full: Any, said: Any, path: Path) -> Any:
    """Keep every setting of a chapter, but of what has a name only what is said; null is not said at all."""
    if not isinstance(full, dict):
        return full
    if path[0] in ("claims", "exchange") or path[:2] == ("auction", "bids") or (len(path) > 2 and path[0] == "scoring"):
        return said if isinstance(said, dict) else {}
    said = said if isinstance(said, dict) else {}
    kept = {key: _in_force(value, said.get(key), (*path, key)) for key, value in full.items() if value is not None}
    return {key: value for key, value in kept.items() if value != {}}


def _lines(settings: dict[str, Any], path: Path, depth: int, resolved: Resolved, origins: bool) -> list[str]:
    lines = []
    for key, value in settings.items():
        here = (*path, key)
        start = f"{'  ' * depth}{as_yaml(key)}:"
        flat = f"{start} {as_yaml(value)}"
        if isinstance(value, dict) and value and (origins or depth < 2 or len(flat) > _WIDTH):
            lines += [start, *_lines(value, here, depth + 1, resolved, origins)]
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            lines += [start + _comment(here, resolved, origins), *_steps(value, depth + 1)]
        else:
            lines.append(flat + _comment(here, resolved, origins))
    return lines


def _steps(steps: list[Any], depth: int) -> list[str]:
    return [f"{'  ' * depth}- {as_yaml(step)}" for step in steps]


def _comment(path: Path, resolved: Resolved, origins: bool) -> str:
    if not origins:
        return ""
    origin = resolved.composed.origins.get(path)
    return f"  # {origin.file}:{origin.span.line}" if origin else "  # default"


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


def _entry(located: Located) -> Entry:
    data = read_file(located.path, located.display).data
    title = data.get("overlay" if located.kind == "overlay" else "name")
    return Entry(located.name, str(title or located.name), str(data.get("summary") or ""), located)
