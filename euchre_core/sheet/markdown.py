"""The rule sheet as Markdown: what Markdown would take for markup in a name or a sentence is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from euchre_core.sheet.document import Block, Items, Paragraph, Sheet, Table

_MARKUP = re.compile(r"[\\`*_\[\]<>|~{}$]|&(?=[#\w])|(?<=\w):(?=//)|(?<=www)\.")
"""What means something inside a line, the beginning of a web address (which some readers turn into a link) included."""
_BEGINS_A_BLOCK = re.compile(r"^([#+=:-]|\d+(?=[.)]))")
"""What means something at the beginning of a line: a heading, a list, an underline, a definition."""


def as_markdown(sheet: Sheet) -> str:
    """Lay a rule sheet out as Markdown, with tables as GitHub and most others read them.

    Args:
        sheet: what stands on it.

    """
    parts = [f"# {escaped_inside(sheet.title)}", f"**{escaped_inside(sheet.in_short)}**"]
    parts += [part for block in sheet.opening for part in _block(block)]
    for section in sheet.sections:
        parts.append(f"## {escaped_inside(section.heading)}")
        parts += [part for block in section.blocks for part in _block(block)]
    if sheet.closing:
        parts.append("---")
    parts += [part for block in sheet.closing for part in _block(block)]
    return "\n\n".join(parts) + "\n"


def escaped(text: str) -> str:
    """Write a text so that Markdown shows it as it is."""
    inside = escaped_inside(text)
    begun = _BEGINS_A_BLOCK.match(inside)
    if begun is None:
        return inside
    mark = begun[0]
    return f"{mark}\\{inside[len(mark) :]}" if mark.isdecimal() else f"\\{inside}"


def escaped_inside(text: str) -> str:
    """Write a text that does not begin a line so that Markdown shows it as it is."""
    return _MARKUP.sub(lambda found: f"\\{found[0]}", text)


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield escaped(block.text)
    elif isinstance(block, Items):
        yield "\n".join(f"- {escaped(item)}" for item in block.items)
    else:
        yield f"*{escaped_inside(block.caption)}*"
        yield "\n".join(_table(block))


def _table(table: Table) -> Iterator[str]:
    yield _row(table.head)
    yield _row(["---"] * len(table.head))
    for row in table.rows:
        yield _row(row)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell if cell == "---" else escaped_inside(cell) for cell in cells) + " |"
