"""A result as a page: one file with its plots in it, that loads nothing."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from euchre_core.sheet.html import whole_page
from euchre_core.sim import Found, Result
from euchre_core.sim.measure import SECTIONS

from .plots import as_svg, plots_of
from .telling import apart_of, cell_of, heading, is_worth_telling, notes

STYLE: Final = """
figure { margin: 1rem 0; padding: .5rem; background: #fff; color: #000; border-radius: .5rem; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
figcaption { font-weight: bold; }
main { max-width: 60rem; }
td.sure { font-weight: bold; }
td.meaning { padding: .1rem 0 .8rem; font-size: .9em; opacity: .8; white-space: normal; }
"""


def page_of(result: Result) -> str:
    """The whole page."""
    title = " and ".join(result.job.titles)
    return whole_page(f"Simulation of {title}", "\n".join(body(result)), more_style=STYLE)


def body(result: Result) -> Iterator[str]:
    """What stands on the page: the answer, the plots, the figures."""
    yield "<header>"
    yield f"<h1>{escape(' compared with '.join(reversed(result.job.titles)))}</h1>"
    yield f'<p class="short">{escape(result.answer)}</p>'
    yield f"<p>{escape(heading(result))}</p>"
    yield "</header>"
    for plot in plots_of(result):
        yield f"<figure>\n<figcaption>{escape(plot.title)}</figcaption>\n{as_svg(plot)}</figure>"
    worth = [found for found in result if is_worth_telling(found)]
    for section, group in groupby(worth, key=lambda found: found.measure.section):
        yield f"<section>\n<h2>{escape(SECTIONS[section])}</h2>"
        yield from table(result, list(group))
        yield "</section>"
    yield f"<footer>{''.join(f'<p>{escape(note)}</p>' for note in notes(result))}</footer>"


def table(result: Result, found: list[Found]) -> Iterator[str]:
    """The figures of a section as a table, what each means below it."""
    compares = result.job.other is not None
    columns = 1 + len(result.job.titles) + compares
    yield '<div class="table"><table>'
    if compares:
        titles = "".join(f"<th>{escape(title)}</th>" for title in result.job.titles)
        yield f"<tr><th></th>{titles}<th>difference</th></tr>"
    for sentence, alike in groupby(found, key=lambda each: each.measure.sentence):
        for each in alike:
            cells = "".join(f'<td class="number">{cell(each, place)}</td>' for place in range(len(each.estimates)))
            yield f"<tr><td>{escape(each.measure.title)}</td>{cells}{apart(each) if compares else ''}</tr>"
        yield f'<tr><td class="meaning" colspan="{columns}">{escape(sentence)}</td></tr>'
    yield "</table></div>"


def cell(found: Found, place: int) -> str:
    """One figure, with of how many it was made."""
    estimate = found.estimates[place]
    return "–" if estimate is None else f"{cell_of(found, place)} (n {estimate.n:,})"


def apart(found: Found) -> str:
    """The cell of a difference; bold where it is sure."""
    return f'<td class="number{" sure" if found.is_decided else ""}">{apart_of(found)}</td>'
