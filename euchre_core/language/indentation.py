"""A line that is indented like nothing above it: which key it belongs with."""

from __future__ import annotations

import re
from dataclasses import dataclass

from euchre_core.language.diagnostic import Edit, Fix, Span
from euchre_core.language.slips import slip_in
from euchre_core.language.wording import shown

_KEY_LINE = re.compile(r"(?P<before> *(?:- +)*)(?P<key>[A-Za-z0-9_]+):(?:\s+(?P<value>[^\s#].*)|\s*(?:#.*)?)")


@dataclass(frozen=True, slots=True)
class Misfit:
    """Which line is wrong and what to do about it; `related` is the key it belongs with."""

    headline: str
    help: str
    span: Span
    related: tuple[tuple[Span, str], ...] = ()
    fix: Fix | None = None


@dataclass(frozen=True, slots=True)
class _KeyLine:
    number: int
    indent: int
    key: str
    has_value: bool

    def span(self, file: str) -> Span:
        return Span(file, self.number, self.indent + 1, self.number, self.indent + 1 + len(self.key))


def misfit(text: str, number: int, file: str) -> Misfit | None:
    """Say why a line, counted from 1, does not fit those above it; None if that is not a matter of its indentation."""
    lines = text.split("\n")
    return _slip_above(lines, number, file) or _odd_indent(lines, number, file)


def _slip_above(lines: list[str], number: int, file: str) -> Misfit | None:
    """`target:21` is no key, so that the next line seems to go on with it."""
    indent = _indent(lines[number - 1])
    above = next((place for place in range(number - 1, 0, -1) if _says_something(lines[place - 1])), None)
    if above is None or _indent(lines[above - 1]) != indent:
        return None
    slip = slip_in(lines[above - 1])
    if slip is None:
        return None
    column = lines[above - 1].index(slip.key) + 1
    span = Span(file, above, column, above, column + len(slip.key))
    fix = slip.mended("\n".join(lines), span, slip.key, is_known=slip.has_colon)
    return Misfit(slip.headline, slip.help, span, fix=fix)


def _odd_indent(lines: list[str], number: int, file: str) -> Misfit | None:
    here = _key_line(lines, number)
    above = [line for line in (_key_line(lines, place) for place in range(1, number)) if line is not None]
    if here is None or not above:
        return None
    if here.indent < above[0].indent:
        return Misfit(
            f"{shown(above[0].key)}, the first key, is indented, and {shown(here.key)} is not",
            f"delete the {_spaces(above[0].indent - here.indent)} before {shown(above[0].key)}",
            above[0].span(file),
            ((here.span(file), "this belongs beside it"),),
        )
    levels: list[_KeyLine] = []
    for line in above:
        levels = [*(level for level in levels if level.indent < line.indent), line]
    if any(level.indent == here.indent for level in levels):
        return None
    beside = [level for level in levels if level.indent > here.indent][:1]
    outer = [level for level in levels if level.indent < here.indent][-1:]
    if not beside:
        if not outer[0].has_value:
            return None
        headline = f"{shown(here.key)} is indented deeper than {shown(outer[0].key)}, which has its value already"
    else:
        headline = f"{shown(here.key)} is indented by {_spaces(here.indent)}, like nothing above it"
    if beside and _is_too_shallow(outer, above):
        return _too_shallow(outer[0], here, file)
    ways = [f"{_by(level.indent)} to stand beside {shown(level.key)}" for level in [*beside, *outer]]
    nearest = (beside or outer)[0]
    return Misfit(
        headline,
        f"indent it {', or '.join(ways)}",
        here.span(file),
        ((nearest.span(file), f"{shown(nearest.key)} is indented {_by(nearest.indent)}"),),
        _beside(here, nearest, file) if len(ways) == 1 else None,
    )


def _is_too_shallow(outer: list[_KeyLine], above: list[_KeyLine]) -> bool:
    """Whether a heading stands beside an empty one just above it, and so was meant to stand under that."""
    if not outer or outer[0].has_value or outer[0] not in above[1:]:
        return False
    heading = above[above.index(outer[0]) - 1]
    return heading.indent == outer[0].indent and not heading.has_value


def _too_shallow(wrong: _KeyLine, right: _KeyLine, file: str) -> Misfit:
    return Misfit(
        f"{shown(wrong.key)} is indented less than {shown(right.key)}, further down",
        f"indent {shown(wrong.key)} {_by(right.indent)} to stand beside {shown(right.key)}",
        wrong.span(file),
        ((right.span(file), f"{shown(right.key)} is indented {_by(right.indent)}"),),
        _beside(wrong, right, file),
    )


def _beside(here: _KeyLine, other: _KeyLine, file: str) -> Fix:
    """Indent a line like another; what stands in the lines below it may have to move with it."""
    before = Span(file, here.number, 1, here.number, here.indent + 1)
    return Fix(f"indent it {_by(other.indent)}", (Edit(before, " " * other.indent),), is_safe=False)


def _key_line(lines: list[str], number: int) -> _KeyLine | None:
    found = _KEY_LINE.fullmatch(lines[number - 1])
    if found is None:
        return None
    return _KeyLine(number, len(found["before"]), found["key"], found["value"] is not None)


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _by(count: int) -> str:
    return f"by {_spaces(count)}" if count else "not at all"


def _spaces(count: int) -> str:
    return "1 space" if count == 1 else f"{count} spaces"
