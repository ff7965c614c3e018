"""A rule sheet as a small document: what stands on it and in which order, not yet how it looks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that run on."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list, each item a sentence."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table.

    Args:
        caption: what the table shows.
        head: the headings of its columns.
        rows: its lines, each with a cell for every column; the first cell says what the line is about.
    """

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Items | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the sheet.

    Args:
        key: the chapter's name in files, like `auction`, or `examples`.
        heading: its heading, in the language of the sheet.
        blocks: what stands under it.
    """

    key: str
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rules of a game, ready to be laid out.

    Args:
        language: the code of the language its headings and sentences are in.
        title: the name of the game.
        in_short: the game in one line: players, cards, tricks, how trump is found, and the goal.
        opening: what stands before the first chapter.
        sections: the chapters that have anything to say, in order, and at last the file's own examples.
        closing: what stands below it all.
    """

    language: str
    title: str
    in_short: str
    opening: tuple[Block, ...]
    sections: tuple[Section, ...]
    closing: tuple[Block, ...] = ()

    def section(self, key: str) -> Section | None:
        """Return the chapter with this name; None if the game has nothing to say there."""
        return next((each for each in self.sections if each.key == key), None)
