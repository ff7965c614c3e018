"""The sentences of a rule sheet, for the tests of the languages it is read in."""

from __future__ import annotations

from euchre_core.sheet.contents import sheet_of
from euchre_core.sheet.document import Block, Items, Paragraph, Sheet
from euchre_core.variant.load import finish

FOUNDING: list[tuple[str, tuple[str, ...]]] = [
    ("ghost_hand", ()),
    ("bid_euchre", ()),
    ("bid_euchre", ("joker",)),
    ("bid_euchre", ("stick_the_dealer",)),
    ("bid_euchre", ("ace_no_face",)),
    ("double_deck_bid_euchre", ()),
]
"""The founding games, as names and house rules."""


def told(name: str, overlays: tuple[str, ...] = (), **settings: object) -> str:
    """All sentences of a sheet, one after the other, in the language that is being spoken."""
    game = finish(
        name, overlays=list(overlays), settings={key.replace("__", "."): each for key, each in settings.items()}
    )
    return " ".join(sentences(sheet_of(game)))


def sentences(sheet: Sheet) -> list[str]:
    """The paragraphs and the items of the lists."""
    blocks = [*sheet.opening, *(block for section in sheet.sections for block in section.blocks)]
    return [text for block in blocks for text in _texts(block)]


def _texts(block: Block) -> list[str]:
    match block:
        case Paragraph(text):
            return [text]
        case Items(items):
            return list(items)
    return []
