"""Where a setting belongs that stands in the wrong place: in a file of YAML a matter of its indentation."""

from __future__ import annotations

from functools import lru_cache

from euchre_core.language.catalog import list_overlays
from euchre_core.language.document import Document
from euchre_core.language.values import Value
from euchre_core.language.wording import listed, meant, shown
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Group, Leaf, Named, Path, Shape, all_settings, shape_at

_STEP = 2
_MOST_HOMES = 3


def where_it_belongs(path: Path, document: Document) -> list[str]:
    """Say where a setting would have a meaning, as help; nothing if there is no such setting at all."""
    return (
        further_in(path, document)
        or _further_out(path, document)
        or _elsewhere(path, document.value_of(path))
        or _among_overlays(path)
    )


def _among_overlays(path: Path) -> list[str]:
    """A house rule that ships is named in a list, and is no setting."""
    name = meant(str(path[-1]), house_rules_that_ship())
    return [f"{shown(name)} is a house rule: write `overlays: [{name}]` at the top of the file"] if name else []


@lru_cache(maxsize=1)
def house_rules_that_ship() -> list[str]:
    """Give the names of the house rules that come with the program."""
    return [overlay.name for overlay in list_overlays(())]


def further_in(path: Path, document: Document) -> list[str]:
    """Say, as help, that the key belongs under the one before it and is indented too little."""
    owner, key = path[:-1], str(path[-1])
    value, siblings = document.value_of(path), document.value_of(owner)
    if not isinstance(siblings, dict) or key not in siblings:
        return []
    before = list(siblings)[: list(siblings).index(key)]
    for above in reversed(before):
        shape = shape_at((*owner, above))
        if siblings[above] is not None and not isinstance(siblings[above], dict) and not isinstance(shape, Leaf):
            continue  # it is itself out of place
        if shape is not None and not _takes(shape, key, value):
            break
        if shape is not None:
            inner = siblings[above]
            place = (
                document.span_of((*owner, above, next(iter(inner))), key=True)
                if isinstance(inner, dict) and inner
                else None
            )
            column = place.column - 1 if place else document.span_of((*owner, above), key=True).column - 1 + _STEP
            what = f"{shown(key)} is {'a setting of' if isinstance(shape, Group) else 'one of'} {call((*owner, above))}"
            return [f"{what}: {_indent(path, column, document)} under {shown(above)}"]
    return []


def _further_out(path: Path, document: Document) -> list[str]:
    """The key belongs beside one of those it stands under, and is indented too much."""
    key = str(path[-1])
    for length in range(len(path) - 2, -1, -1):
        shape = shape_at(path[:length])
        if isinstance(shape, Group) and key in shape.keys:
            beside = path[: length + 1]
            column = document.span_of(beside, key=True).column - 1
            where = f"a setting of {call(path[:length])}" if length else "a key of the file itself"
            return [f"{shown(key)} is {where}: {_indent(path, column, document)}"]
    return []


def _elsewhere(path: Path, value: Value) -> list[str]:
    """Other places of the language where a key of this name, or something like this value, can stand."""
    owner, key = shape_at(path[:-1]), str(path[-1])
    if isinstance(owner, Group):
        inside = [name for name, shape in owner.keys.items() if isinstance(shape, Named) and _takes(shape, key, value)]
        if inside:
            return [f"{shown(key)} can stand under {listed(inside)}"]
    homes = [home[:-1] for home, _ in all_settings() if home[-1] == key and "*" not in home]
    homes = [home for home in homes if home != path[:-1]]
    if not 0 < len(homes) <= _MOST_HOMES or key in ("on", "from"):
        return []
    return [f"{shown(key)} is a setting of {' and of '.join(call(home) for home in homes)}"] if all(homes) else []


def _takes(shape: Shape, key: str, value: Value) -> bool:
    if isinstance(shape, Group):
        return key in shape.keys
    if not isinstance(shape, Named) or not isinstance(shape.item, Group) or not isinstance(value, dict) or not value:
        return False
    return all(inner in shape.item.keys for inner in value)


def _indent(path: Path, column: int, document: Document) -> str:
    place = document.span_of(path, key=True)
    line = document.text.split("\n")[place.line - 1]
    if line[: place.column - 1].strip(" -"):
        return "move it"  # inside { } indentation means nothing
    if not column:
        return "do not indent it"
    return f"indent it by {column} {'space' if column == 1 else 'spaces'}"
