"""The rule sheet as a page: one file with all it needs, for a phone, a screen or paper, by day or by night."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from euchre_core.sheet.document import Block, Items, Paragraph, Section, Sheet, Table
from euchre_core.sheet.style import STYLE

_RED = re.compile("[♥♦]")
_NUMBER = re.compile(r"([+-]?\d+|\d+–\d+)?")

_PAGE = """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def as_html(sheet: Sheet) -> str:
    """Lay a rule sheet out as a page that needs nothing else and loads nothing.

    Args:
        sheet: what stands on it.

    """
    return whole_page(sheet.title, "\n".join(_body(sheet)), sheet.language)


def whole_page(title: str, body: str, language: str = "en", more_style: str = "") -> str:
    """A page that needs nothing else and loads nothing, in the style of the rule sheets.

    Args:
        title: what stands in the window's head, as plain text.
        body: what stands on the page, as HTML.
        language: the language it is in.
        more_style: rules of style that only this page needs.

    """
    return _PAGE.format(language=escape(language), title=escape(title), style=STYLE + more_style, body=body)


def _body(sheet: Sheet) -> Iterator[str]:
    yield "<header>"
    yield f"<h1>{escape(sheet.title)}</h1>"
    yield f'<p class="short">{escape(sheet.in_short)}</p>'
    for block in sheet.opening:
        yield from _block(block)
    yield "</header>"
    yield "<nav>"
    yield from (f'<a href="#{escape(each.key)}">{escape(each.heading)}</a>' for each in sheet.sections)
    yield "</nav>"
    for section in sheet.sections:
        yield from _section(section)
    if sheet.closing:
        yield "<footer>"
        for block in sheet.closing:
            yield from _block(block)
        yield "</footer>"


def _section(section: Section) -> Iterator[str]:
    yield f'<section id="{escape(section.key)}">'
    yield f"<h2>{escape(section.heading)}</h2>"
    for block in section.blocks:
        yield from _block(block)
    yield "</section>"


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield f"<p>{escape(block.text)}</p>"
    elif isinstance(block, Items):
        yield "<ul>"
        yield from (f"<li>{escape(item)}</li>" for item in block.items)
        yield "</ul>"
    else:
        yield from _table(block)


def _table(table: Table) -> Iterator[str]:
    numbers = [all(_NUMBER.fullmatch(row[place]) for row in table.rows) for place in range(len(table.head))]
    kinds = [' class="number"' if place and each else "" for place, each in enumerate(numbers)]
    yield '<div class="table"><table>'
    yield f"<caption>{escape(table.caption)}</caption>"
    cells = "".join(f'<th scope="col"{kind}>{escape(cell)}</th>' for cell, kind in zip(table.head, kinds, strict=True))
    yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for first, *others in table.rows:
        cells = "".join(f"<td{kind}>{_cell(cell)}</td>" for cell, kind in zip(others, kinds[1:], strict=True))
        yield f'<tr><th scope="row">{_cell(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _cell(text: str) -> str:
    """Write a cell, hearts and diamonds in red."""
    return _RED.sub(lambda found: f'<span class="red">{found[0]}</span>', escape(text))
