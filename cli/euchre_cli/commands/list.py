"""`euchre list`: the games and house rules there are."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from euchre_cli import streams

EXAMPLES = """
euchre list
euchre list --json
"""


def run(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False) -> None:
    """List the games and the house rules, the shipped ones and your own."""
    from euchre_core.variant.show import list_entries

    entries = list_entries()
    if as_json:
        rows = [
            {
                "name": each.name,
                "kind": each.located.kind,
                "title": each.title,
                "summary": each.summary,
                "shipped": each.located.shipped,
                "path": str(each.located.path),
            }
            for each in entries
        ]
        streams.write(json.dumps({"format_version": "1.0", "entries": rows}, ensure_ascii=False, indent=2))
        return
    wide = max((len(each.name) for each in entries), default=0)
    for kind, heading in (("variant", "Games (--variant)"), ("overlay", "House rules (--with)")):
        chosen = [each for each in entries if each.located.kind == kind]
        if chosen:
            streams.write(f"{heading}:")
        for each in chosen:
            own = "" if each.located.shipped else f"  [{each.located.path}]"
            streams.write(f"  {each.name:<{wide}}  {each.title}: {each.summary}{own}".rstrip(": "))
