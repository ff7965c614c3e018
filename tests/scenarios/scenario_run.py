"""Tries a case, with or without a change of one of its settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import euchre_core as eu
from euchre_core.testing.trial import Trial
from euchre_core.variant.examples import ExampleSpec

from .scenario_cases import Case
from .scenario_table import Disagreement, Table, agree


def run(case: Case, setting: str | None = None, value: Any = None) -> None:
    """Play a case, with one setting changed if one is named.

    Raises:
        Disagreement: the game does something else; the message names file, case and step.
        VariantError: there is no such game.
    """
    changes = {**case.settings, setting: value} if setting is not None else case.settings
    if case.impossible:
        refuse(case, changes)
        return
    rules = load(case.game, case.overlays, repr(changes), changes)
    if case.examples:
        try_examples(case, rules)
    else:
        Table(case, rules).play()


_LOADED: dict[tuple[str, tuple[str, ...], str], eu.Rules] = {}


def load(game: str, overlays: tuple[str, ...], key: str, settings: Mapping[str, Any]) -> eu.Rules:
    """The rules of a game; loaded once, since many cases play the same."""
    place = (game, overlays, key)
    if place not in _LOADED:
        _LOADED[place] = eu.load(game, overlays=overlays, settings=settings)
    return _LOADED[place]


def refuse(case: Case, settings: Mapping[str, Any]) -> None:
    """See that the loader refuses the game of a case, for the reason it gives."""
    try:
        eu.load(case.game, overlays=case.overlays, settings=settings)
    except eu.VariantError as error:
        agree(
            f"{case.file}: {case.name}: why the game is refused", [case.impossible], [d.code for d in error.diagnostics]
        )
        return
    raise Disagreement(f"{case.file}: {case.name}: the game can be loaded")


def try_examples(case: Case, rules: eu.Rules) -> None:
    """Try the examples of a case as those of a variant file are tried."""
    for number, example in enumerate(case.examples, start=1):
        complaint = Trial(rules, ExampleSpec.model_validate(example)).complaint()
        if complaint is not None:
            raise Disagreement(f"{case.file}: {case.name}, example {number} {example}: {complaint}")
