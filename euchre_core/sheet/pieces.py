"""The rule sheet in pieces: each sentence or item of a list with the setting it reads aloud.

`difference` lays the pieces of two games beside each other, and `explaining` finds the one that a setting says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pydantic import BaseModel

from euchre_core.chapters.auction.spec import AuctionSpec
from euchre_core.chapters.scoring.sentences import shares_tricks
from euchre_core.chapters.scoring.spec import ScoringSpec
from euchre_core.chapters.sentence import SaidBy, Says, Setup, capital, title
from euchre_core.sheet.setup import setup_of
from euchre_core.sheet.titles import title_of
from euchre_core.variant.spec import CHAPTERS, VariantSpec

Trail = tuple[str, ...]
_ROLES = tuple(ScoringSpec.model_fields)
_BULLET = "- "


@dataclass(frozen=True)
class Piece:
    """What the sheet says of one setting, or of one thing with a name.

    Args:
        path: the setting, like ``("auction", "all_pass")`` or ``("scoring", "makers", "march")``.
        title: what it is about, in words.
        units: its sentences, or the lines of its list; never empty.
        settings: the settings that it reads aloud, as the beginnings of their paths.
    """

    path: Trail
    title: str
    units: tuple[str, ...]
    settings: tuple[Trail, ...]

    @property
    def chapter(self) -> str:
        """The chapter it belongs to."""
        return self.path[0]

    @property
    def text(self) -> str:
        """All of it on one line."""
        return " ".join(self.units)


def pieces_of(spec: VariantSpec) -> list[Piece]:
    """Read a game aloud piece by piece, in the order of the sheet; what says nothing is left out."""
    setup = setup_of(spec)
    found: list[Piece] = []
    for chapter in CHAPTERS:
        if chapter in ("claims", "exchange"):
            found += _of_names(spec, chapter, setup)
        else:
            found += _of_chapter(chapter, getattr(spec, chapter), setup)
    return found


def _of_chapter(chapter: str, spec: BaseModel, setup: Setup) -> Iterator[Piece]:
    for name in type(spec).model_fields:
        says = _says(type(spec), name)
        if says is None:
            continue
        if isinstance(spec, ScoringSpec):
            yield from _lines(spec, name, setup)
        elif isinstance(spec, AuctionSpec) and name == "ladder":
            yield from _bids(spec, says, setup)
        elif (chapter, name) == ("alone", "kinds"):
            yield from _entries((chapter, name), spec, name, says, setup)
        else:
            told = says.read(spec, name, setup)
            yield from _piece(
                (chapter, name), title_of(chapter, name), _sentences(told), _read_with(chapter, spec, name)
            )


def _piece(path: Trail, heading: str, units: list[str], settings: tuple[Trail, ...]) -> Iterator[Piece]:
    if units:
        yield Piece(path, heading, tuple(units), settings)


def _says(model: type[BaseModel], name: str) -> Says | None:
    return next((each for each in model.model_fields[name].metadata if isinstance(each, Says)), None)


def _read_with(chapter: str, spec: BaseModel, name: str) -> tuple[Trail, ...]:
    """Name the settings that a sentence is about: its own, and those that `SaidBy` hands over to it."""
    others = [
        other
        for other, field in type(spec).model_fields.items()
        if any(isinstance(each, SaidBy) and each.field == name for each in field.metadata)
    ]
    return tuple((chapter, each) for each in (name, *others))


# -- things with names -------------------------------------------------------------------------------------------------


def _of_names(spec: VariantSpec, chapter: str, setup: Setup) -> Iterator[Piece]:
    """Read claims or exchanges, each by itself, and then what is said of all of them."""
    says = _says(VariantSpec, chapter)
    if says is None:
        return
    named = getattr(spec, chapter)
    for name in sorted(named) if chapter == "claims" else named:
        told = says.read(spec.model_copy(update={chapter: {name: named[name]}}), chapter, setup)
        units = _items(told) if chapter == "exchange" else _sentences(_without_name(told, name))
        yield from _piece((chapter, name), capital(title(name)), units, ((chapter, name),))
    if chapter == "claims":
        told = says.read(spec, chapter, setup)
        yield from _piece((chapter,), "All claims", _frame(told), ((chapter,),))


def _entries(path: Trail, spec: BaseModel, field: str, says: Says, setup: Setup) -> Iterator[Piece]:
    named = getattr(spec, field)
    for name in sorted(named):
        told = _bullets(says.read(spec.model_copy(update={field: {name: named[name]}}), field, setup))
        units = [_without_name(each, name) for each in told]
        yield from _piece((*path, name), capital(title(name)), units, ((*path, name),))


def _lines(spec: ScoringSpec, field: str, setup: Setup) -> Iterator[Piece]:
    """Read the scoring lines one by one; those of everybody are read with the makers'."""
    for role in [*(["everyone"] if field == "makers" else []), field]:
        for name, line in getattr(spec, role).items():
            told = _bullets(_read(ScoringSpec(**{role: {name: line}}), field, setup))
            heading = f"{capital(title(role))}, {title(name)}"
            if role == "defenders" and shares_tricks(setup) and "trick" in " ".join(told):
                heading += " (the defenders' tricks, counted together)"
            yield from _piece(("scoring", role, name), heading, told, (("scoring", role, name),))
    yield from _piece(
        ("scoring", field), capital(title(field)), _frame(_read(spec, field, setup)), (("scoring", field),)
    )


def _read(spec: ScoringSpec, field: str, setup: Setup) -> str:
    says = _says(ScoringSpec, field)
    return "" if says is None else says.read(spec, field, setup)


def _bids(spec: AuctionSpec, says: Says, setup: Setup) -> Iterator[Piece]:
    """Read the ladder as a row of bids, then what each bid is that has something special about it."""
    if spec.form != "ladder":
        return
    rungs = spec.rungs(setup.tricks)
    row = ", ".join(_in_a_row(rungs))
    yield from _piece(("auction", "ladder"), "Ladder", [f"{row}."] if row else [],
                      (("auction", "ladder"), ("auction", "insert")))  # fmt: skip
    for bid in dict.fromkeys([*rungs, *setup.stuck_bids]):
        told = _bid(spec, bid, says, setup)
        if isinstance(bid, int) and told == _bid(spec.model_copy(update={"bids": {}}), bid, says, setup):
            continue  # a plain number, which the row has already
        units = [_without_name(each, str(bid)) for each in told]
        about = ("auction", "bids", str(bid))
        yield from _piece(about, f"Bid {title(str(bid))}", units, (about,))


def _bid(spec: AuctionSpec, bid: int | str, says: Says, setup: Setup) -> list[str]:
    alone = spec.model_copy(update={"ladder": [bid], "insert": {}})
    return _bullets(says.read(alone, "ladder", replace(setup, stuck_bids=())))


def _in_a_row(rungs: list[int | str]) -> Iterator[str]:
    """Write bids of a number that follow each other as a range."""
    start: int | None = None
    for place, bid in enumerate(rungs):
        following = rungs[place + 1] if place + 1 < len(rungs) else None
        if isinstance(bid, str):
            yield title(bid)
            continue
        start = bid if start is None else start
        if following != bid + 1:
            yield str(bid) if start == bid else f"{start} to {bid}" if bid > start + 1 else f"{start}, {bid}"
            start = None


# -- texts -------------------------------------------------------------------------------------------------------------


def _sentences(text: str) -> list[str]:
    """Cut a text at its lines, and its lines at the ends of sentences."""
    found: list[str] = []
    for line in text.removeprefix(_BULLET).splitlines():
        start = 0
        for place in range(1, len(line) - 1):
            if line[place] == " " and line[place - 1] in ".?!" and line[place + 1].isupper():
                found.append(line[start:place])
                start = place + 1
        found.append(line[start:])
    return [each.removeprefix(_BULLET) for each in found if each]


def _bullets(text: str) -> list[str]:
    return [line.removeprefix(_BULLET) for line in text.splitlines() if line.startswith(_BULLET)]


def _items(text: str) -> list[str]:
    return [line.removeprefix(_BULLET) for line in text.splitlines()]


def _frame(text: str) -> list[str]:
    """Give what is said beside the items of a list, without headings."""
    lines = text.splitlines()
    return [line for line in lines if not line.startswith(_BULLET) and not line.endswith(":")]


def _without_name(text: str, name: str) -> str:
    """Take away the name at the beginning of an item: it stands in the title already."""
    label, colon, rest = text.removeprefix(_BULLET).partition(": ")
    return rest if colon and label.casefold() == title(name).casefold() else text.removeprefix(_BULLET)
