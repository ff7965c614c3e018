"""Lines that YAML cannot finish: a heading without its colon, quotes left open, a text with a colon in it."""

from __future__ import annotations

import re
from dataclasses import replace

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Edit, Fix, Span
from euchre_core.language.wording import shown

_FREE_TEXT = ("name", "overlay", "summary")


def bare_heading(text: str, place: Span) -> Diagnostic | None:
    """Say that a colon is missing after a word that stands alone with settings indented under it; None if not so."""
    lines = text.split("\n")
    word, following = lines[place.line - 1], next((line for line in lines[place.line :] if line.strip()), "")
    if not re.fullmatch(r" *\w+\s*", word) or _depth(following) <= _depth(word):
        return None
    heading = word.strip()
    end = _depth(word) + len(heading) + 1
    fix = Fix(f"write `{heading}:`", (Edit(Span(place.file, place.line, end, place.line, end), ":"),), is_safe=True)
    span = replace(place, column=_depth(word) + 1, end_column=end)
    return diagnose("EU001", f"a colon is missing after {shown(heading)}", span, help=(fix.title,), fix=fix)


def unclosed_quotes(line: str, place: Span) -> Diagnostic:
    """Say how a line is closed whose quotes are open; where they end only its author knows."""
    quote = line[place.column - 1 : place.column]
    end = _end_of_quoted(line, place.column)
    whole = f"{line[:end]}{quote}{line[end:]}".strip()
    help = f"close them: {shown(whole)}" if quote in ("'", '"') else "close them"
    return diagnose("EU001", "the quotes that begin here are never closed", place, help=(help,))


def _end_of_quoted(line: str, start: int) -> int:
    """Where a quoted text ends most likely: before a comma and the brackets that close what was opened before it."""
    opened = [sign for sign in line[: start - 1] if sign in "{[]}"]
    depth = sum(1 if sign in "{[" else -1 for sign in opened)
    if depth <= 0:
        return len(line.rstrip())
    inner = next((sign for sign in reversed(opened) if sign in "{["), "{")
    further = re.search(r", *[a-z_]+:" if inner == "{" else ",", line[start:])
    if further is not None:
        return start + further.start()
    closing = re.search(rf"[\]}} ]{{0,{depth}}}$", line[start:].rstrip())
    return start + closing.start() if closing is not None else len(line.rstrip())


def apostrophe_inside(line: str, place: Span) -> Diagnostic | None:
    """Say that an apostrophe has ended a text in single quotes, where letters stand on both sides of it."""
    at = place.column - 2
    begun = re.search(r"(?:^|[ \[{])'(?!')[^']*$", line[:at])
    if begun is None or not re.fullmatch(r"\w'\w", line[at - 1 : at + 2]):
        return None
    word = re.search(r"\w*$", line[:at])
    rest = re.match(r"\w*", line[at + 1 :])
    twice = f"{word[0] if word else ''}''{rest[0] if rest else ''}"
    return diagnose(
        "EU001",
        "the apostrophe here ends the text, which is in single quotes",
        Span(place.file, place.line, at + 1, place.line, at + 2),
        help=(f"put the text in double quotes, or write the apostrophe twice: {shown(twice)}",),
    )


def second_colon(line: str, place: Span) -> Diagnostic:
    """Say how to write a second colon: `match: target: 21` may be a setting of a chapter, or a text with a colon."""
    nested = re.fullmatch(r" *(\w+): +([a-z_]+: +[\w-]+) *", line)
    found = re.fullmatch(r"( *(\w+): +)([^\"'\[{#][^\"#]*?)\s*", line)
    help, fix = "put the text in quotes if the colon belongs to it", None
    if found is not None:
        quoted = f'"{found[3]}"'
        span = Span(place.file, place.line, len(found[1]) + 1, place.line, len(found[1]) + len(found[3]) + 1)
        fix = Fix("put the text in quotes", (Edit(span, quoted),), is_safe=found[2] in _FREE_TEXT)
        help = f"write {shown(f'{found[2]}: {quoted}')}, if the colon belongs to the text"
    if nested and nested[1] not in _FREE_TEXT:
        help, fix = f"write `{nested[1]}: {{{nested[2]}}}`, or {help.removeprefix('write ')}", None
    return diagnose("EU001", "a second `:` in one line", place, help=(help,), fix=fix)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
