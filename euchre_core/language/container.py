"""What a reader of YAML is in the middle of: the mappings and lists whose end has not come yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre_core.language.values import Place, Trail, Value


@dataclass(slots=True)
class Container:
    """A mapping or list whose end has not come yet; `trail` is None where nothing is kept (below a wrong key).

    The rest is said of mappings: the key whose value comes next, all keys so far, and if the key stood here before,
    which it is and the number of the complaint about it.
    """

    value: dict[str, Value] | list[Value]
    trail: Trail | None
    place: Place
    flow: bool
    key: str | None = None
    key_place: Place = (1, 1, 1, 1)
    awaits_key: bool = True
    keys: dict[str, Place] = field(default_factory=dict)
    repeated: tuple[str, int] | None = None
