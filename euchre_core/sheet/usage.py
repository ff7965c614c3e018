"""Which shipped games and house rules choose what for a setting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.language.document import read_file
from euchre_core.language.merge import compose
from euchre_core.language.wording import as_yaml
from euchre_core.variant.shape import Path


@dataclass
class Choosers:
    """Who gives a setting one value.

    Args:
        value: the value, as it would be written.
        games: the shipped games that are played so, by what they say themselves or inherit; house_rules: the shipped
            house rules that say so.
    """

    value: str
    games: list[str] = field(default_factory=list)
    house_rules: list[str] = field(default_factory=list)


def choosers_of(path: Path, default: Any) -> list[Choosers]:
    """Find who chooses what, the most common value first.

    Only what files say is read and no game is finished, which would take much longer.

    Args:
        path: the setting, with ``*`` for names that authors choose.
        default: what a game has that says nothing; None where nothing is as good as no value.

    """
    found: dict[str, Choosers] = {}
    for located in list_variants(()):
        said = list(values_at(compose(located, user_dirs=()).data, path))
        fixed = "*" not in path and default is not None
        for value in dict.fromkeys(as_yaml(each) for each in said or ([default] if fixed else [])):
            found.setdefault(value, Choosers(value)).games.append(located.name)
    for located in list_overlays(()):
        said = list(values_at(read_file(located.path, located.display).data, path))
        for value in dict.fromkeys(map(as_yaml, said)):
            found.setdefault(value, Choosers(value)).house_rules.append(located.name)
    return sorted(found.values(), key=lambda each: (-len(each.games) - len(each.house_rules), each.value))


def values_at(data: Any, path: Path) -> Iterator[Any]:
    """Give every value that stands at a path in plain data; ``*`` is any name and any item of a list."""
    if not path:
        if data is not None:
            yield data
        return
    first, rest = path[0], path[1:]
    if isinstance(data, dict):
        for each in [*data.values()] if first == "*" else [data.get(first)]:
            yield from values_at(each, rest)
    elif isinstance(data, list) and first == "*":
        for each in data:
            yield from values_at(each, rest)
