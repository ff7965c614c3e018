"""A game or a house rule explained: what it says of itself, what it builds on, and what to type to know more."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from euchre_core.language.catalog import Located
from euchre_core.language.document import read_file
from euchre_core.language.wording import as_yaml, printable
from euchre_core.sheet.topics import Topic

FORMAT_VERSION = "1.0"


@dataclass(frozen=True)
class ExplainedFile:
    """What a file says of itself.

    Args:
        kind: game or house rule; name: what to type for it; title: what people call it.
        located: where it lies; summary: its sentence about itself; sources: where its rules were read.
        extends: the game it starts from; overlays: the house rules laid over that.
        requires: of a house rule: settings that the game must have, and why; conflicts_with: house rules that do not go
            with it, and why; tested_on: games it was tried on.
    """

    kind: str
    name: str
    title: str
    located: Located
    summary: str
    sources: tuple[str, ...]
    extends: str | None
    overlays: tuple[str, ...]
    requires: dict[str, str]
    conflicts_with: dict[str, str]
    tested_on: tuple[str, ...]

    @property
    def commands(self) -> dict[str, str]:
        """What to type to know more, and what that shows."""
        if self.kind == "game":
            differs = {f"euchre diff {self.name}": f"what it changes in {self.extends}"} if self.extends else {}
            return {f"euchre sheet {self.name}": "its rules", **differs, f"euchre run --variant {self.name}": "play it"}
        game = self.tested_on[0] if self.tested_on else "bid_euchre"
        return {
            f"euchre diff {game} --with {self.name}": "what it changes",
            f"euchre run --variant {game} --with {self.name}": "play with it",
        }


def explain_file(topic: Topic) -> ExplainedFile:
    """Explain a game or a house rule as `topics_of` found it.

    Raises:
        CannotRead: the file is gone or cannot be opened.
    """
    located = topic.located
    assert located is not None
    data: dict[str, Any] = read_file(located.path, located.display).data
    title = data.get("overlay" if topic.kind == "house rule" else "name")
    extends = data.get("extends")
    return ExplainedFile(
        kind=topic.kind,
        name=topic.name,
        title=str(title or topic.name),
        located=located,
        summary=str(data.get("summary") or ""),
        sources=_texts(data.get("sources")),
        extends=extends if isinstance(extends, str) else None,
        overlays=_texts(data.get("overlays")),
        requires=dict(_required(data.get("requires"))),
        conflicts_with={str(name): str(why) for name, why in _mapping(data.get("conflicts_with")).items()},
        tested_on=_texts(data.get("tested_on")),
    )


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else (value,) if isinstance(value, str) else ()


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _required(requires: Any) -> Iterator[tuple[str, str]]:
    for setting, said in _mapping(requires).items():
        wanted, why = _mapping(said).get("is"), _mapping(said).get("because")
        choices = " or ".join(map(as_yaml, wanted)) if isinstance(wanted, list) else as_yaml(wanted)
        yield str(setting), f"{choices}, because {why}" if why else choices


def file_text(said: ExplainedFile, width: int = 100) -> str:
    """Write what a file says of itself."""
    whose = "comes with the program" if said.located.shipped else "is your own"
    lines = [f"{said.name}: {printable(said.title)}", f"A {said.kind} that {whose}, {said.located.display}."]
    lines += ["", *_wrapped(said.summary, width)] if said.summary else []
    if said.extends:
        laid = f", with the house rules {', '.join(said.overlays)}" if said.overlays else ""
        lines += _wrapped(f"It builds on {said.extends}{laid}.", width)
    for setting, why in said.requires.items():
        lines += _wrapped(f"It needs {setting} to be {why}.", width)
    for name, why in said.conflicts_with.items():
        lines += _wrapped(f"It does not go with {name}: {why}.", width)
    if said.tested_on:
        lines += _wrapped(f"It was tried on {', '.join(said.tested_on)}.", width)
    wide = max(map(len, said.commands))
    lines += ["", *(f"  {typed:<{wide}}  {shows}" for typed, shows in said.commands.items())]
    if said.sources:
        lines += ["", *_wrapped(f"Source: {'; '.join(said.sources)}", width)]
    return "\n".join(lines) + "\n"


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(printable(text), width, break_long_words=False, break_on_hyphens=False)


def file_data(said: ExplainedFile) -> dict[str, Any]:
    """Give the same as data for programs."""
    return {
        "format_version": FORMAT_VERSION,
        "kind": said.kind,
        "name": said.name,
        "title": said.title,
        "shipped": said.located.shipped,
        "path": str(said.located.path),
        "summary": said.summary,
        "sources": list(said.sources),
        "extends": said.extends,
        "overlays": list(said.overlays),
        "requires": said.requires,
        "conflicts_with": said.conflicts_with,
        "tested_on": list(said.tested_on),
        "commands": said.commands,
    }
