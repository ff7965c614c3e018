"""The first version of a file: what it builds on, what may well be changed, and examples that are right.

Everything is read off the finished game: its settings, and what its rules say when they are asked.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from euchre_core.language.catalog import Located, find
from euchre_core.language.diagnostic import VariantError
from euchre_core.language.document import read_document
from euchre_core.language.settings import setting_documents
from euchre_core.language.wording import as_yaml
from euchre_core.scaffold.examples import examples_of
from euchre_core.scaffold.modeline import modeline
from euchre_core.scaffold.settings import setting_lines
from euchre_core.variant.load import Resolved, finish

_WIDEST = 116


@dataclass(frozen=True)
class Plan:
    """What a new file is to be.

    Args:
        path: where it will lie; called: how the commands in its comments name it.
        base: the game it extends, as it is written in the file; of a house rule, the first game it is tried on.
        title: what people call it; summary: one sentence about it, or nothing for one that can be told.
        is_overlay: whether it is a house rule; tested_on: the games a house rule is tried on, as they are written.
        overlays: house rules of the game, as they are written.
        settings: what it changes, by dotted names, like ``{"match.target": 15}``.
    """

    path: Path
    called: str
    base: str
    title: str
    summary: str = ""
    is_overlay: bool = False
    tested_on: Sequence[str] = ()
    overlays: Sequence[str] = ()
    settings: Mapping[str, object] = field(default_factory=dict)


def new_text(plan: Plan) -> str:
    """Write the first version of a file.

    Raises:
        VariantError: what it builds on cannot be found, or cannot be played so.

    """
    head, changes = _head(plan), _changes(plan)
    bare = [*head, *(f"{chapter}: {as_yaml(said)}" for chapter, said in changes.items())]
    resolved = _finished(plan, "\n".join(bare) + "\n")
    lines = [modeline(plan.path.parent), *head, "", *_before_settings(plan), *setting_lines(resolved, changes)]
    lines += ["", *_what_next(plan), "", *_examples(plan, resolved)]
    return "\n".join(lines) + "\n"


def as_file(plan: Plan, text: str) -> Located:
    """Let a text stand for the file that it will be."""
    display = plan.called
    document = read_document(text, display)
    return Located(plan.path, display, "overlay" if plan.is_overlay else "variant", document=document)


def _finished(plan: Plan, text: str) -> Resolved:
    located = as_file(plan, text)
    if plan.is_overlay:
        return finish(_base(plan), overlays=[located])
    return finish(located)


def _base(plan: Plan) -> Located:
    """Find what it builds on, as seen from where it will lie."""
    return find(plan.base, plan.path.parent)


def _head(plan: Plan) -> list[str]:
    """Say what it is and what it builds on."""
    if plan.is_overlay:
        lines = ["format: 1", f"overlay: {as_yaml(plan.title)}"]
        summary = plan.summary or "What it changes."
        return [*lines, f"summary: {as_yaml(summary)}", f"tested_on: {as_yaml(list(plan.tested_on))}"]
    summary = plan.summary or f"{finish(_base(plan)).spec.name or plan.base} as we play it."
    lines = ["format: 1", f"name: {as_yaml(plan.title)}", f"summary: {as_yaml(summary)}"]
    lines.append(f"extends: {as_yaml(plan.base)}")
    return [*lines, f"overlays: {as_yaml(list(plan.overlays))}"] if plan.overlays else lines


def _changes(plan: Plan) -> dict[str, Any]:
    """Give the settings that it has from the beginning, by chapters."""
    documents, wrong = setting_documents(plan.settings)
    found = [*wrong, *(each for document in documents for each in document.diagnostics)]
    if found:
        raise VariantError(found)
    changes: dict[str, Any] = {}
    for document in documents:
        _lay_over(changes, document.data)
    return changes


def _lay_over(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(below.get(key), dict):
            _lay_over(below[key], value)
        else:
            below[key] = value


def _before_settings(plan: Plan) -> list[str]:
    whose = f"{plan.base} with this house rule" if plan.is_overlay else "the game it extends"
    told = (
        "A file says only what differs. What stands behind a `# ` is not said yet: settings that you may want to "
        f"change, with the values of {whose}. Take the `# ` away from a line, and from the name of its chapter."
    )
    return [*textwrap.wrap(told, _WIDEST, initial_indent="# ", subsequent_indent="# "), "#"]


def _what_next(plan: Plan) -> list[str]:
    """Say where to go on."""
    with_it = f"{plan.base} --with {plan.called}" if plan.is_overlay else plan.called
    commands = [
        (f"euchre check {plan.called}", "is anything wrong?"),
        (f"euchre sheet {with_it}", "read the rules back in plain words"),
        (f"euchre test {plan.called}", "do the examples come out as written?"),
        (f"euchre run --variant {with_it}", "play"),
        ("euchre explain auction.all_pass", "what a setting means"),
        ("euchre list", "games, and house rules that others have written down"),
    ]
    widest = max(len(command) for command, _ in commands)
    return ["# What comes next:", *(f"#   {command:<{widest}}  {meaning}" for command, meaning in commands)]


def _examples(plan: Plan, resolved: Resolved) -> list[str]:
    on = {"on": plan.base} if plan.is_overlay else {}
    examples = [as_yaml({**on, **example}) for example in examples_of(resolved.compile(), resolved.spec)]
    return [
        "# What your table would write down: the program plays it and says where the rules give something else.",
        "examples:",
        *(f"  - {example}" for example in examples),
    ]
