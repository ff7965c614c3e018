"""The rule sheet as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from euchre_core.sheet.columns import padded, width, wrapped
from euchre_core.sheet.contents import sheet_of
from euchre_core.sheet.document import Block, Items, Paragraph, Sheet, Table
from euchre_core.sheet.headings import HEADINGS as HEADINGS
from euchre_core.variant.load import Resolved

WIDTH = 78
NARROWEST = 8
"""No column of a table is made narrower than this."""
BETWEEN = "  "
IN_LETTERS = str.maketrans({"♠": "S", "♣": "C", "♦": "D", "♥": "H", "×": "x", "·": "|", "–": "-"})
"""For screens that have no suits."""


def sheet_text(resolved: Resolved) -> str:
    """Return the rule sheet of a game as plain text.

    Args:
        resolved: a finished game, as `variant.load.finish` gives it.

    """
    return as_text(sheet_of(resolved))


def as_text(sheet: Sheet, columns: int = WIDTH) -> str:
    """Lay a rule sheet out as plain text.

    Args:
        sheet: what stands on it.
        columns: how wide its lines may be.

    """
    lines = [sheet.title, "=" * width(sheet.title), *wrapped(sheet.in_short, columns)]
    lines += [line for block in sheet.opening for line in block_lines(block, columns)]
    for section in sheet.sections:
        lines += ["", section.heading, "-" * width(section.heading)]
        for place, block in enumerate(section.blocks):
            lines += [""] if isinstance(block, Table) and place else []
            lines += block_lines(block, columns)
    for block in sheet.closing:
        lines += ["", *block_lines(block, columns)]
    return "\n".join(lines) + "\n"


def block_lines(block: Block, columns: int = WIDTH) -> list[str]:
    """Lay out a paragraph, a list or a table."""
    if isinstance(block, Paragraph):
        return wrapped(block.text, columns)
    if isinstance(block, Items):
        return [line for item in block.items for line in _item(item, columns)]
    return [*wrapped(f"{block.caption}:", columns), *table_lines(block, columns)]


def _item(text: str, columns: int) -> Iterator[str]:
    for place, line in enumerate(wrapped(text, columns - 2)):
        yield f"  {line}" if place else f"- {line}"


def table_lines(table: Table, columns: int = WIDTH) -> Iterator[str]:
    """Lay out a table without its caption, each line indented."""
    widths = _widths([table.head, *table.rows], columns - 2)
    yield from _row(table.head, widths)
    yield from _row(["-" * each for each in widths], widths)
    for row in table.rows:
        yield from _row(row, widths)


def _widths(rows: Sequence[Sequence[str]], columns: int) -> list[int]:
    """Give each column the width it needs; if that is too much, take it from the widest."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    while sum(widths) + len(BETWEEN) * (len(widths) - 1) > columns and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _row(cells: Iterable[str], widths: Sequence[int]) -> Iterator[str]:
    folded = [wrapped(cell, columns) or [""] for cell, columns in zip(cells, widths, strict=True)]
    for place in range(max(map(len, folded))):
        texts = (cell[place] if place < len(cell) else "" for cell in folded)
        line = BETWEEN.join(padded(text, columns) for text, columns in zip(texts, widths, strict=True))
        yield f"  {line}".rstrip()
