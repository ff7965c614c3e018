"""Taking out of a text what need not stand in it: whole lines, and settings that stand there twice."""

from __future__ import annotations

import re
from dataclasses import replace

from euchre_core.language.diagnostic import Edit, Fix, Span
from euchre_core.language.values import Value

_COMMA_BEFORE = re.compile(r",\s*$")
_SAYS_SOMETHING = re.compile(r"^(?! *#)(?!\.\.\. *$) *\S", re.MULTILINE)


def same_value(one: Value, other: Value) -> bool:
    """Whether two single values are the same, and of the same kind: 1 is not true."""
    single = not isinstance(one, dict | list) and not isinstance(other, dict | list)
    return single and type(one) is type(other) and one == other


def without_line(span: Span, title: str = "delete the line", *, is_safe: bool = True) -> Fix:
    """Delete all lines of a place."""
    whole = replace(span, column=1, end_line=span.end_line + 1, end_column=1)
    return Fix(title, (Edit(whole, ""),), is_safe)


def without_repetition(text: str, span: Span, in_flow: bool) -> Fix | None:
    """Delete a setting that has been said already, in the same words; None where something else stands in its line.

    in_flow: whether it stands inside { }.
    """
    line = text.split("\n")[span.line - 1]
    before, behind = line[: span.column - 1], line[span.end_column - 1 :]
    if span.line != span.end_line:
        return None
    if in_flow:
        comma = _COMMA_BEFORE.search(before)
        whole = replace(span, column=comma.start() + 1) if comma else None
        return Fix("delete the repetition", (Edit(whole, ""),), is_safe=True) if whole else None
    alone = not before.strip() and not behind.strip()
    return without_line(span, "delete the repetition") if alone else None


def without_second_document(text: str, span: Span) -> Fix | None:
    """Delete the line `---` that begins another document; surely, if nothing comes of it."""
    lines = text.split("\n")
    if lines[span.line - 1].rstrip() != "---":
        return None
    rest = "\n".join(lines[span.line :])
    return without_line(span, is_safe=not _SAYS_SOMETHING.search(rest))
