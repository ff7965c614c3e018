"""A result as text: the answer first, then every figure with how sure it is and what it means."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from euchre_cli import streams
from euchre_cli.marking import Marking
from euchre_core.sim import Found, Result
from euchre_core.sim.answer import played
from euchre_core.sim.estimates import FEW
from euchre_core.sim.figures import AT_LEAST, UNKNOWN, changed, counted, estimated
from euchre_core.sim.measure import SECTIONS
from euchre_core.version import VERSION

if TYPE_CHECKING:
    from .asked import Asked

MEANING: Final = (
    "± is half of an interval that holds the true value in 19 of 20 simulations; n is how often it could happen."
)
UNKNOWN_MEANING: Final = (
    f"{UNKNOWN} means that nothing is known of how far off it is: there were fewer than {FEW} cases, fewer than {FEW} "
    "went differently, or all were alike."
)
MARKS_MEANING: Final = "▲ and ▼ mark what differs for sure, taken by itself, and = what was always the same."
AT_LEAST_MEANING: Final = f"{AT_LEAST} stands before what would be more if no match had been stopped."
NO_BREAK: Final = "\xa0"
BARS: Final = " ▏▎▍▌▋▊▉█"
BAR_WIDTH: Final = 20


def text_of(result: Result, asked: Asked) -> str:
    """The whole report."""
    marking = Marking()
    told = Told(result, marking)
    blocks = ["\n".join(wrapped(told.plain(result.answer))), "\n".join(wrapped(told.plain(heading(result))))]
    blocks += ["\n".join(told.section(section, list(found))) for section, found in told.sections()]
    blocks += ["\n".join(wrapped(told.plain(line))) for line in endnotes(result, asked)]
    return "\n\n".join(blocks)


def heading(result: Result) -> str:
    """What was played, and with what it can be played again."""
    job = result.job
    pairing = "" if job.other is None else "the same packs, dealers and bots" if job.is_paired else "unpaired"
    names = list(dict.fromkeys(job.bots_for(job.rules)))
    bots = f"{names[0]} bots" if len(names) == 1 else f"bots {', '.join(job.bots_for(job.rules))}"
    digests = " and ".join(dict.fromkeys(rules.digest[:8] for rules in job.all_rules))
    parts = [played(result), pairing, bots, f"seed {job.seed}", f"euchre {VERSION}", f"rules {digests}"]
    return " · ".join(part for part in parts if part)


def notes(result: Result) -> Iterator[str]:
    """What holds for all figures, and what the signs mean that stand there."""
    told = [found for found in result if is_worth_telling(found)]
    yield MEANING
    if any(not each.has_interval for found in told for each in (*found.estimates, found.difference) if each):
        yield UNKNOWN_MEANING
    if any(any(found.at_least) for found in told):
        yield AT_LEAST_MEANING
    job = result.job
    if job.other is not None:
        yield MARKS_MEANING
    if job.other is not None and not job.is_paired:
        yield (
            "The games do not have the same pack and players, so each was played with cards of its own; "
            "the differences are less sure than those of paired deals."
        )
    if result.tallies.blunders:
        times = counted(result.tallies.blunders, "time")
        yield f"Bots failed {times}, and the heuristic played instead: {result.tallies.wrong[0]}."
    if len(job.looks) > 1:
        yield f"Up to {len(job.looks)} times it is asked whether the question is decided; the intervals allow for that."


def endnotes(result: Result, asked: Asked) -> Iterator[str]:
    """The notes, and how to look closer."""
    yield from notes(result)
    job = result.job
    if asked.can_be_asked_again:
        option = "--match" if job.of_matches else "--deal"
        examples = ", ".join(map(str, result.tallies.examples))
        number = result.tallies.examples[0] if examples else 0
        if examples:
            unit = "matches" if job.of_matches else "deals"
            yield f"The first {unit} that went differently: {examples}."
        yield f"To see one of them: {asked.again(option, number)}"


def wrapped(text: str, indent: str = "") -> list[str]:
    """A paragraph in lines that fit the screen."""
    kept_together = text.replace(" %", f"{NO_BREAK}%").replace(" ±", f"{NO_BREAK}±")
    lines = textwrap.wrap(
        kept_together, streams.width(), initial_indent=indent, subsequent_indent=indent,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    return [line.replace(NO_BREAK, " ") for line in lines]


class Told:
    """How the figures of a result are laid out."""

    def __init__(self, result: Result, marking: Marking) -> None:
        self.result = result
        self.marking = marking
        self.found = [found for found in result if is_worth_telling(found)]
        self.shows_marks = streams.shows_suits(sys.stdout)
        self.titles = max((len(found.measure.title) for found in self.found), default=0)
        self.cells = [
            max((len(self.cell(found, place)) for found in self.found), default=0)
            for place in range(len(result.job.all_rules))
        ]
        self.compares = len(self.cells) > 1
        if self.compares:
            self.cells = [max(width, len(title)) for width, title in zip(self.cells, self.headings(), strict=True)]

    def headings(self) -> list[str]:
        """What stands above the columns of two games."""
        return (
            ["without", "with"]
            if self.result.job.titles[1].startswith(f"{self.result.job.titles[0]} with ")
            else [title if len(title) <= 24 else f"{title[:23]}…" for title in self.result.job.titles]
        )

    def sections(self) -> Iterator[tuple[str, Iterator[Found]]]:
        """The figures by section; one that says nothing, a game in which only suits are trump, is left out."""
        for section, group in groupby(self.found, key=lambda found: found.measure.section):
            found = list(group)
            if section != "trump" or len(found) > 1:
                yield SECTIONS[section], iter(found)

    def section(self, title: str, found: list[Found]) -> list[str]:
        """The lines of a section: each figure, and what it means."""
        lines = [self.marking.strong(title)]
        if self.compares:
            columns = "  ".join(f"{title:>{width}}" for title, width in zip(self.headings(), self.cells, strict=True))
            lines[0] += " " * (self.titles + 4 - len(title)) + f"{columns}  difference"
        for sentence, group in groupby(found, key=lambda each: each.measure.sentence):
            lines += [self.plain(self.line(each)).rstrip() for each in group]
            lines += [self.faint(line) for line in wrapped(self.plain(sentence), "      ")]
        return lines

    def line(self, found: Found) -> str:
        """`  contracts made   74.1 % ±0.9 n 9,872   71.3 % ±0.9 n 9,901   −2.8 ±0.5 ▼`."""
        cells = "  ".join(f"{self.cell(found, place):>{width}}" for place, width in enumerate(self.cells))
        last = self.apart(found) if self.compares else bar_of(found) if found.measure.section != "contracts" else ""
        return f"  {found.measure.title:<{self.titles}}  {cells}  {last}"

    def cell(self, found: Found, place: int) -> str:
        """One figure with its margin, and of how many."""
        estimate = found.estimates[place]
        return f"{cell_of(found, place)}  n {estimate.n:,}" if estimate is not None else "–"

    def apart(self, found: Found) -> str:
        """The difference, and whether it is sure."""
        return apart_of(found)

    def plain(self, text: str) -> str:
        """A text with the signs that the screen has."""
        if self.shows_marks:
            return text
        for sign, other in (
            ("±", "+-"),
            ("≥", ">="),
            ("−", "-"),
            ("▲", "^"),
            ("▼", "v"),
            ("–", "-"),
            ("…", "..."),
            ("→", "->"),
            ("·", "|"),
        ):
            text = text.replace(sign, other)
        return "".join("#" if each == "█" else "" if each in BARS[1:] else each for each in text)

    def faint(self, text: str) -> str:
        """A line beside the point."""
        return f"\x1b[2m{text}\x1b[0m" if self.marking.colour else text


def cell_of(found: Found, place: int) -> str:
    """One figure with its margin."""
    return estimated(found.measure, found.estimates[place], found.at_least[place] if found.at_least else False)


def apart_of(found: Found) -> str:
    """A difference with its margin, and a sign whether it is sure."""
    if found.difference is None:
        return ""
    if found.is_same:
        return "="
    sign = "" if not found.is_decided else " ▲" if found.difference.value > 0 else " ▼"
    return f"{changed(found.measure, found.difference)}{sign}"


def is_worth_telling(found: Found) -> bool:
    """Whether anything is to be told: not of what never happens and nobody expects."""
    if not any(found.estimates):
        return False
    return not found.measure.is_rare or any(found.times)


def bar_of(found: Found) -> str:
    """A bar for a rate."""
    if not found.measure.is_rate or found.estimate is None:
        return ""
    return bar(found.estimate.value)


def bar(share: float) -> str:
    """A bar of a share, from 0 to 1."""
    eighths = round(share * BAR_WIDTH * 8)
    return (BARS[8] * (eighths // 8) + BARS[eighths % 8]).rstrip()
