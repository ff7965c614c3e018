"""Edits of single settings by their places in the text: comments, layout and quotes stay as they are.

A pattern is the path of a setting, in which ``*`` stands for any name and any item of a list. Every function gives, for
each setting that fits, the edits that belong together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre_core.language.diagnostic import Edit, Span
from euchre_core.language.document import Document
from euchre_core.language.node_places import Places
from euchre_core.language.values import Trail
from euchre_core.language.wording import as_yaml, dotted

ANY: Final = "*"
Pattern = tuple[str, ...]
Edits = tuple[Edit, ...]


class ByHand(Exception):
    """An edit that must be made by hand; `place` is where, and the message says why."""

    def __init__(self, message: str, place: Span) -> None:
        super().__init__(message)
        self.place = place


def rename_key(document: Document, pattern: Pattern, name: str) -> Iterator[Edits]:
    """Call a setting otherwise."""
    places = Places(document)
    for trail in matching(places, pattern):
        span = document.span_of(trail, key=True)
        if (*trail[:-1], name) in places.trails:
            raise ByHand(f"`{trail[-1]}` and `{name}` stand side by side, and only one of them can stay", span)
        yield (Edit(span, _quoted_like(places.written(span), name)),)


def rename_choice(document: Document, pattern: Pattern, old: str, new: str) -> Iterator[Edits]:
    """Call a choice of a setting otherwise, also in a list of choices."""
    places = Places(document)
    for trail in [*matching(places, pattern), *matching(places, (*pattern, ANY))]:
        if document.value_of(trail) == old:
            span = document.span_of(trail)
            yield (Edit(span, _quoted_like(places.written(span), new)),)


def remove(document: Document, pattern: Pattern) -> Iterator[Edits]:
    """Take a setting out; its comments stay, and a chapter that would be left empty goes with it."""
    places = Places(document)
    for trail in matching(places, pattern):
        yield (_cut(places, trail, keeps_comments=True),)


def move(document: Document, old: Pattern, new: Pattern) -> Iterator[Edits]:
    """Write a setting in another chapter; both paths are a chapter and a setting in it."""
    places = Places(document)
    for trail in matching(places, old):
        if new in places.trails:
            raise ByHand(f"`{dotted(new)}` is set already; decide which of the two counts", document.span_of(trail))
        insertion, takes_comments = _inserted(places, trail, new)
        yield insertion, _cut(places, trail, keeps_comments=not takes_comments)


def matching(places: Places, pattern: Pattern) -> list[Trail]:
    """Find the settings of a file that fit a pattern, in the order of the file."""
    return [
        trail
        for trail in places.trails
        if len(trail) == len(pattern)
        and all(wanted in (ANY, part) for part, wanted in zip(trail, pattern, strict=True))
    ]


def _quoted_like(written: str, word: str) -> str:
    """Write a word in the quotes that the old one had."""
    quote = written[:1] if written[:1] in ("'", '"') else ""
    return f"{quote}{word}{quote}"


# -- taking out ------------------------------------------------------------------------------------------------------


def _cut(places: Places, trail: Trail, *, keeps_comments: bool) -> Edit:
    """Take the setting at a path out of the text."""
    siblings = places.beside(trail)
    if len(siblings) == 1 and len(trail) > 1:
        if isinstance(trail[-2], int):
            return Edit(places.document.span_of(trail[:-1]), "{}")
        return _cut(places, trail[:-1], keeps_comments=keeps_comments)
    if places.in_flow(trail):
        return Edit(_flow_piece(places, trail, siblings), "")
    return _block_piece(places, trail, siblings, keeps_comments)


def _flow_piece(places: Places, trail: Trail, siblings: list[Trail]) -> Span:
    """Find what to delete within braces: the setting and the comma that parts it from the others."""
    at = siblings.index(trail)
    start, end = places.start(trail), places.end(trail)
    if at + 1 < len(siblings):
        piece = places.between(start, places.start(siblings[at + 1]))
    else:
        piece = places.between(places.end(siblings[at - 1]), end)
    whole = places.between(start, end)
    has_comment = "#" in places.written(piece).replace(places.written(whole), "", 1)
    return whole if has_comment else piece


def _block_piece(places: Places, trail: Trail, siblings: list[Trail], keeps_comments: bool) -> Edit:
    """Find what to delete where each setting has its own lines; its comments get lines of their own."""
    line, column = places.start(trail)
    indent = places.lines[line - 1][: column - 1]
    if indent.strip():  # `- key: value`: the next setting takes this place
        following = places.start(siblings[siblings.index(trail) + 1])
        return Edit(places.between((line, column), following), "")
    last = places.last_line(trail)
    end = (last + 1, 1) if last < len(places.lines) else (last, len(places.lines[-1]) + 1)
    comments = places.comments(line, last) if keeps_comments else []
    return Edit(places.between((line, 1), end), "".join(f"{indent}{comment}\n" for comment in comments))


# -- putting in ------------------------------------------------------------------------------------------------------


def _inserted(places: Places, trail: Trail, new: Pattern) -> tuple[Edit, bool]:
    """Write a setting into the chapter of its new path; gives whether its comments go with it."""
    chapter, name = new
    if (chapter,) not in places.trails:  # it comes before the chapter that the setting leaves
        line, _ = places.start(trail[:1])
        lines, takes_comments = _pair(places, trail, name, 2)
        return Edit(places.between((line, 1), (line, 1)), f"{chapter}:\n  {lines}\n"), takes_comments
    owner = places.document.value_of((chapter,))
    if not isinstance(owner, dict) or not owner:
        raise ByHand(f"`{chapter}` is empty here, so `{name}` cannot be put into it", places.document.span_of(trail))
    last = places.beside((chapter, next(iter(owner))))[-1]
    if places.in_flow(last):
        end = places.end(last)
        return Edit(places.between(end, end), f", {name}: {_in_one_line(places, trail)}"), False
    indent = places.start(last)[1] - 1
    line = places.last_line(last)
    end = (line, len(places.lines[line - 1]) + 1)
    lines, takes_comments = _pair(places, trail, name, indent)
    return Edit(places.between(end, end), f"\n{' ' * indent}{lines}"), takes_comments


def _pair(places: Places, trail: Trail, name: str, indent: int) -> tuple[str, bool]:
    """Write a setting as lines of a chapter; gives whether they have the comments that it had."""
    first, last = places.start(trail)[0], places.last_line(trail)
    if places.in_flow(trail) or first == last:
        comments = [] if places.in_flow(trail) else places.comments(first, last)
        return "  ".join([f"{name}: {_in_one_line(places, trail)}", *comments]), not places.in_flow(trail)
    if places.value_line(trail) == first:  # braces over several lines
        return f"{name}: {as_yaml(places.document.value_of(trail))}", False
    lines = places.lines[first:last]
    deeper = indent + 2 - (len(lines[0]) - len(lines[0].lstrip()))
    moved = (" " * max(0, deeper) + line[max(0, -deeper) :] for line in lines)
    return "\n".join([f"{name}:", *moved]), True


def _in_one_line(places: Places, trail: Trail) -> str:
    """Write a value in one line: as it stands if it does, else as one would type it within braces."""
    value = places.document.value_of(trail)
    if value is None:
        return "null"
    written = places.written(places.document.span_of(trail))
    return as_yaml(value) if "\n" in written else written
