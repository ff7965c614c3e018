"""For people: the finding, the lines it is about with marks under them, and what to do."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from euchre_core.language.diagnostic import Diagnostic, in_order
from euchre_core.language.render.counts import count_line
from euchre_core.language.render.excerpt import Mark, Row, excerpt
from euchre_core.language.render.paint import Paint
from euchre_core.language.wording import printable

_NARROWEST = 40


def render_text(
    diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], width: int = 120, *, colour: bool = False
) -> str:
    """Show each finding with its lines, sorted by place, and count them at the end; "" if there is none.

    sources: the text of each file. width: of the screen; longer lines are cut around the place. colour: whether the
    screen shows any. Where to read more about a code is said where it first occurs.
    """
    found = in_order(diagnostics)
    if not found:
        return ""
    paint = Paint(colour)
    blocks: list[str] = []
    told: set[str] = set()
    for each in found:
        blocks.append(_Block(each, sources, max(width, _NARROWEST), paint).text(is_first=each.code not in told))
        told.add(each.code)
    return "\n\n".join([*blocks, paint.headline(count_line(found))]) + "\n"


@dataclass(frozen=True)
class _Block:
    """One finding as it is shown."""

    diagnostic: Diagnostic
    sources: Mapping[str, str]
    width: int
    paint: Paint

    def text(self, is_first: bool) -> str:
        found = self.diagnostic
        kind = self.paint.severity(found.severity, f"{found.severity}[{found.code}]")
        lines = [f"{kind} {found.name}: {self.paint.headline(printable(found.headline))}"]
        for arrow, marks in self._places():
            lines += self._place(arrow, marks)
        remarks = [*(("help", each) for each in found.help), *(("note", each) for each in found.notes)]
        if is_first:
            remarks.append(("more", f"euchre explain {found.code}"))
        for word, remark in remarks:
            lines += self._remark(word, remark)
        return "\n".join(line.rstrip() for line in lines)

    def _places(self) -> list[tuple[str, list[Mark]]]:
        """Give the marks of each file, those of the finding's own file first."""
        found = self.diagnostic
        by_file: dict[str, list[Mark]] = {}
        if found.span is not None:
            by_file[found.span.file] = [Mark(found.span, found.label)]
        for span, words in found.related:
            by_file.setdefault(span.file, []).append(Mark(span, words, "-"))
        own = found.span.file if found.span else ""
        return [("-->" if file == own else ":::", marks) for file, marks in by_file.items()]

    def _place(self, arrow: str, marks: Sequence[Mark]) -> list[str]:
        gutter = self._gutter
        first = marks[0].span
        where = f"{printable(first.file)}:{first.line}:{first.column}"
        rows = excerpt(self.sources.get(first.file, ""), marks, self.width - gutter - 3)
        head = f"{self.paint.frame(f'{arrow:>{gutter + 3}}')} {where}"
        if not rows:
            words = "; ".join(printable(mark.label) for mark in marks if mark.sign != "^")
            return [f"{head}   {words}"]
        bar = self.paint.frame(f"{'':>{gutter}} |")
        return [head, bar, *(self._row(row) for row in rows), bar]

    def _row(self, row: Row) -> str:
        bar = self.paint.frame(f"{row.number or '':>{self._gutter}} |")
        if row.is_gap:
            return self.paint.frame(row.text)
        if row.number:
            return f"{bar} {row.text}"
        words = f"{row.sign} {row.label}".rstrip()
        own = row.sign.startswith("^")
        words = self.paint.severity(self.diagnostic.severity, words) if own else self.paint.frame(words)
        return f"{bar} {row.text}{words}"

    @property
    def _gutter(self) -> int:
        """Give the width of the line numbers."""
        spans = [self.diagnostic.span, *(span for span, _ in self.diagnostic.related)]
        return max([2, *(len(str(span.line)) for span in spans if span is not None)])

    def _remark(self, word: str, remark: str) -> list[str]:
        first = f"{'':>{self._gutter}} = {word}: "
        lines = textwrap.wrap(
            printable(remark),
            self.width,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_on_hyphens=False,
            break_long_words=False,
        )
        named = self.paint.frame(f"{'':>{self._gutter}} =") + " " + self.paint.remark(f"{word}:")
        return [line.replace(first.rstrip(), named, 1) if at == 0 else line for at, line in enumerate(lines)]
