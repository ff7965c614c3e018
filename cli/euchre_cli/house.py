"""A game as the table needs it: its rules, and what people say and read about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from euchre_core.game.record import Record
    from euchre_core.kernel.rules import Rules
    from euchre_core.variant.load import Resolved

PLAYED = "played"
"""The key of a record's header that says how the game was asked for."""


@dataclass(frozen=True)
class House:
    """A game with its words.

    Args:
        rules: what is played.
        resolved: the finished game, for its rule sheet.
        played: how it was asked for, so that a record can find the same words again.
        is_found: whether that still means the same rules.
        laid: what was laid over the game by whoever asked for it: titles of house rules, and settings.
    """

    rules: Rules
    resolved: Resolved
    played: Mapping[str, Any]
    is_found: bool = True
    laid: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """The title of the game, with what was laid over it: `Bid Euchre, with Ace No Face and match.target=21`."""
        if not self.laid:
            return self.rules.title
        *others, last = self.laid
        return f"{self.rules.title}, with {' and '.join([', '.join(others), last] if others else [last])}"

    @property
    def says(self) -> dict[str, str]:
        """The words that go with a bid."""
        auction = self.resolved.spec.auction
        words = {name: auction.bid(name).says for name in auction.bids}
        return {name: said for name, said in words.items() if said}

    def rule(self, chapter: str, columns: int) -> list[str]:
        """The rule sheet under one chapter: paragraphs, items of lists, and tables line by line, each indented.

        Args:
            chapter: its name in files.
            columns: how wide a table may be.
        """
        from euchre_core.sheet.contents import sheet_of
        from euchre_core.sheet.document import Items, Paragraph
        from euchre_core.sheet.text import table_lines

        section = sheet_of(self.resolved, self.rules).section(chapter)
        told: list[str] = []
        for block in section.blocks if section is not None else ():
            if isinstance(block, Paragraph):
                told.append(block.text)
            elif isinstance(block, Items):
                told += [f"- {item}" for item in block.items]
            else:
                told += [f"{block.caption}:", *table_lines(block, columns)]
        return told or ["Nothing special is said about this."]


def asked_for(resolved: Resolved, name: str, overlays: Sequence[str], settings: Mapping[str, str]) -> House:
    """The game as the command line asked for it."""
    files = [str(Path(each).resolve()) if each.endswith((".yaml", ".yml")) and Path(each).is_file() else each
             for each in (name, *overlays)]  # fmt: skip
    played = {"variant": files[0], "with": files[1:], "set": dict(settings)}
    return House(resolved.compile(), resolved, played, laid=laid_over(resolved, settings))


def laid_over(resolved: Resolved, settings: Mapping[str, str]) -> tuple[str, ...]:
    """What was laid over a game from outside: `With a Joker` is told as `a Joker`."""
    from_outside = [each for each in resolved.composed.overlays if each.asked_at is None and not each.inherited]
    titles = [str(each.document.data.get("overlay") or each.name) for each in from_outside]
    return (*map(without_with, titles), *(f"{key}={value}" for key, value in settings.items()))


def without_with(title: str) -> str:
    """A title within a sentence that says “with” itself."""
    return title[5:] if title.casefold().startswith("with ") else title


def recorded(record: Record) -> House:
    """The game of a record, in the words of the files it was played from if they still mean the same rules.

    Raises:
        VariantError: today's loader does not accept the rules of the record.
    """
    played = Played.told(record.header.get(PLAYED, {"variant": record.name}))
    found = found_again(played, record.digest)
    if found is not None:
        return House(found.compile(), found, {}, laid=laid_over(found, played.settings))
    laid = (
        *(Path(each).stem for each in played.overlays),
        *(f"{key}={value}" for key, value in played.settings.items()),
    )
    return House(record.rules(), without_words(record), {}, is_found=False, laid=laid)


@dataclass(frozen=True)
class Played:
    """How the game of a record was asked for, as far as its header can be believed."""

    variant: str = ""
    overlays: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def told(cls, written: Any) -> Played:
        """Read what a header says; what makes no sense is left out."""
        if not isinstance(written, dict) or not isinstance(written.get("variant"), str):
            return cls()
        overlays, settings = written.get("with"), written.get("set")
        return cls(
            written["variant"],
            tuple(map(str, overlays)) if isinstance(overlays, list) else (),
            {str(key): str(each) for key, each in settings.items()} if isinstance(settings, dict) else {},
        )


def found_again(played: Played, digest: str) -> Resolved | None:
    """The game that was asked for then, unless it has changed; one without a name may be a file beside the reader."""
    from euchre_core.language.diagnostic import VariantError
    from euchre_core.variant.canonical import digest_of
    from euchre_core.variant.load import finish

    for name in (played.variant, *beside(played.variant)):
        try:
            resolved = finish(name, overlays=played.overlays, settings=played.settings)
        except VariantError:
            continue
        if digest_of(resolved.canonical) == digest:
            return resolved
    return None


def beside(name: str) -> list[str]:
    """The file in the working directory that a bare name may stand for."""
    return [f"{name}.yaml"] if name.replace("_", "").replace("-", "").isalnum() else []


def is_another_than_shipped(record: Record) -> bool:
    """Whether a shipped game of the record's name has other rules."""
    from euchre_core.language.catalog import list_variants
    from euchre_core.language.diagnostic import VariantError
    from euchre_core.variant.load import load

    shipped = next((each for each in list_variants(()) if each.name == record.name), None)
    try:
        return shipped is not None and load(shipped).digest != record.digest
    except VariantError:
        return False


def without_words(record: Record) -> Resolved:
    """The game as a record has it: the rules alone."""
    from euchre_core.game.record import dump_rules
    from euchre_core.language.document import read_document
    from euchre_core.language.merge import compose
    from euchre_core.variant.load import RECORD, Resolved
    from euchre_core.variant.spec import VariantSpec

    composed = compose(read_document(dump_rules(record.header["rules"]), RECORD))
    return Resolved(record.name, VariantSpec.model_validate(record.header["rules"]), composed)
