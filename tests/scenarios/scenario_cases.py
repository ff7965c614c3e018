"""Reads the scenarios: files of cases, each a small piece of a game and what the rules of the game say about it.

A case is a mapping:

    name      ghost-G9: the game and the number of the fact in the catalogue of its rules; a tail tells siblings apart.
    fact      the rule in a few words.
    game      the variant that is played; with: overlays laid over it; set: settings changed.
    proves    settings (and another value for each) that the case depends on: it is run again with each of them changed,
              alone, and then it must fail. A list of mappings where one setting is tried at several values.
    fixed     why no setting is named: the rule is the same in every game.
    deal      dealer, hands (what is not given is dealt from seed 1), and the scores before.
    play      steps, see `scenario_table`; or
    example   one of the forms of the examples in a variant file, or a list of them; or
    impossible  the code with which the loader refuses the game.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
KEYS = {"name", "fact", "game", "with", "set", "proves", "fixed", "deal", "play", "example", "impossible"}
FORMS = {"play", "example", "impossible"}


@dataclass(frozen=True)
class Case:
    """One case, as it stands in its file."""

    file: str
    name: str
    fact: str
    game: str
    overlays: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    proofs: tuple[tuple[str, Any], ...] = ()
    fixed: str = ""
    deal: Mapping[str, Any] = field(default_factory=dict)
    play: Sequence[Any] = ()
    examples: Sequence[Mapping[str, Any]] = ()
    impossible: str = ""

    def __str__(self) -> str:
        return self.name


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # the fast one where it is
    """YAML in which no key may stand twice: the second would silently replace the first."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """Read a mapping."""
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        twice = {str(key) for key in keys if keys.count(key) > 1}
        if twice:
            raise yaml.MarkedYAMLError(problem=f"{', '.join(twice)} stands twice", problem_mark=node.start_mark)
        made: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return made


@cache
def read_cases(folder: Path = HERE) -> list[Case]:
    """Every case of every file, in order."""
    found: list[Case] = []
    for path in sorted(folder.glob("*.yaml")):
        with path.open(encoding="utf-8") as text:
            found += [case_of(path.name, written) for written in yaml.load(text, Loader)]
    return found


def case_of(file: str, written: Mapping[str, Any]) -> Case:
    """One case; unknown keys are mistakes."""
    name = str(written.get("name", "a case without a name"))
    unknown = set(written) - KEYS
    if unknown or not {"name", "fact", "game"} <= set(written) or len(FORMS & set(written)) != 1:
        raise ValueError(f"{file}: {name}: a case has name, fact, game, and one of {FORMS}; unknown: {unknown}")
    example = written.get("example", [])
    return Case(
        file=file,
        name=name,
        fact=str(written["fact"]),
        game=str(written["game"]),
        overlays=tuple(written.get("with", ())),
        settings=written.get("set", {}),
        proofs=tuple(proofs_of(written.get("proves", {}))),
        fixed=str(written.get("fixed", "")),
        deal=written.get("deal", {}),
        play=written.get("play", ()),
        examples=example if isinstance(example, list) else [example],
        impossible=str(written.get("impossible", "")),
    )


def proofs_of(written: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> list[tuple[str, Any]]:
    """Each setting with the value at which the case must fail."""
    maps = [written] if isinstance(written, Mapping) else written
    return [(key, value) for each in maps for key, value in each.items()]
