"""A result as a page: one file with its plots in it, that loads nothing."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from euchre_core.sheet.html import whole_page
from euchre_core.sim import Estimate, Found, Result
from euchre_core.sim.figures import changed, estimated
from euchre_core.sim.measure import SECTIONS, Measure

from .plots import as_svg, plots_of
from .telling import MEANING, heading, is_worth_telling

STYLE: Final = """
figure { margin: 1rem 0; padding: .5rem; background: #fff; color: #000; border-radius: .5rem; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
figcaption { font-weight: bold; }
main { max-width: 60rem; }
td.sure { font-weight: bold; }
p.meaning { margin: .2rem 0 .8rem; font-size: .9em; opacity: .8; }
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
        for sentence, alike in groupby(group, key=lambda found: found.measure.sentence):
            yield from table(result, list(alike))
            yield f'<p class="meaning">{escape(sentence)}</p>'
        yield "</section>"
    yield f"<footer><p>{escape(MEANING)}</p></footer>"


def table(result: Result, found: list[Found]) -> Iterator[str]:
    """Some figures as a table."""
    compares = result.job.other is not None
    yield '<div class="table"><table>'
    if compares:
        titles = "".join(f"<th>{escape(title)}</th>" for title in result.job.titles)
        yield f"<tr><th></th>{titles}<th>difference</th></tr>"
    for each in found:
        cells = "".join(f'<td class="number">{cell(each.measure, estimate)}</td>' for estimate in each.estimates)
        yield f"<tr><td>{escape(each.measure.title)}</td>{cells}{apart(each) if compares else ''}</tr>"
    yield "</table></div>"


def cell(measure: Measure, estimate: Estimate | None) -> str:
    """One figure, with of how many it was made."""
    return "–" if estimate is None else f"{estimated(measure, estimate)} (n {estimate.n:,})"


def apart(found: Found) -> str:
    """The cell of a difference; bold where it is sure."""
    if found.difference is None:
        return "<td></td>"
    text = "=" if found.is_same else changed(found.measure, found.difference)
    return f'<td class="number{" sure" if found.is_decided else ""}">{text}</td>'
