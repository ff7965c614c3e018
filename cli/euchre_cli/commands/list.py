"""`euchre list`: the games and house rules there are."""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams

if TYPE_CHECKING:
    from euchre_core.variant.show import Entry

EXAMPLES = """
euchre list
euchre list --json
"""
WIDEST = 24
"""How long a name may be that others are lined up with."""


def run(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False) -> None:
    """List the games and the house rules: the shipped ones, your own, and the files in this folder."""
    from euchre_core.variant.show import entries_beside, list_entries

    entries = [*list_entries(), *entries_beside()]
    if as_json:
        streams.write(json.dumps({"format_version": "1.0", "entries": [*map(as_data, entries)]}, ensure_ascii=False,
                                 indent=2))  # fmt: skip
        return
    wide = min(WIDEST, max((len(each.name) for each in entries), default=0))
    for kind, heading in (("variant", "Games (--variant)"), ("overlay", "House rules (--with)")):
        chosen = [each for each in entries if each.located.kind == kind]
        if chosen:
            streams.write(f"{heading}:")
        for each in chosen:
            show(each, wide)


def show(entry: Entry, wide: int) -> None:
    """One game or house rule, in as many lines as it takes."""
    from euchre_core.language.wording import printable

    where = "" if entry.located.shipped or entry.name == entry.located.display else f"  [{entry.located.path}]"
    text = printable(f"{entry.title}: {entry.summary}".rstrip(": ") + where)
    name = f"  {printable(entry.name):<{wide}}  "
    for line in textwrap.wrap(text, streams.width(), initial_indent=name, subsequent_indent=" " * (wide + 4)):
        streams.write(line)


def as_data(entry: Entry) -> dict[str, object]:
    """One game or house rule for programs."""
    return {
        "name": entry.name,
        "kind": entry.located.kind,
        "title": entry.title,
        "summary": entry.summary,
        "shipped": entry.located.shipped,
        "path": str(entry.located.path),
    }
