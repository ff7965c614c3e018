"""A game as the table needs it: its rules, and what people say and read about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
    """

    rules: Rules
    resolved: Resolved
    played: Mapping[str, Any]
    is_found: bool = True

    @property
    def says(self) -> dict[str, str]:
        """The words that go with a bid."""
        auction = self.resolved.spec.auction
        words = {name: auction.bid(name).says for name in auction.bids}
        return {name: said for name, said in words.items() if said}

    def rule(self, chapter: str) -> list[str]:
        """The lines of the rule sheet under one chapter."""
        from euchre_core.sheet.text import HEADINGS, sheet_text

        heading = HEADINGS.get(chapter, chapter)
        lines = sheet_text(self.resolved).splitlines()
        for place, line in enumerate(lines[:-1]):
            if line == heading and set(lines[place + 1]) == {"-"}:
                body = lines[place + 2 :]
                return body[: body.index("")] if "" in body else body
        return ["Nothing special is said about this."]


def asked_for(resolved: Resolved, name: str, overlays: Sequence[str], settings: Mapping[str, str]) -> House:
    """The game as the command line asked for it."""
    files = [str(Path(each).resolve()) if each.endswith((".yaml", ".yml")) and Path(each).is_file() else each
             for each in (name, *overlays)]  # fmt: skip
    played = {"variant": files[0], "with": files[1:], "set": dict(settings)}
    return House(resolved.compile(), resolved, played)


def recorded(record: Record) -> House:
    """The game of a record, in the words of the files it was played from if they still mean the same rules.

    Raises:
        VariantError: today's loader does not accept the rules of the record.
    """
    played = record.header.get(PLAYED)
    found = found_again(played if played is not None else {"variant": record.name}, record.digest)
    if found is not None:
        return House(found.compile(), found, {})
    return House(record.rules(), without_words(record), {}, is_found=False)


def found_again(played: Any, digest: str) -> Resolved | None:
    """The game that was asked for then, unless it has changed."""
    from euchre_core.language.diagnostic import VariantError
    from euchre_core.variant.canonical import digest_of
    from euchre_core.variant.load import finish

    if not isinstance(played, dict) or not isinstance(played.get("variant"), str):
        return None
    overlays, settings = played.get("with"), played.get("set")
    try:
        resolved = finish(
            played["variant"],
            overlays=[str(each) for each in overlays] if isinstance(overlays, list) else [],
            settings={str(key): str(each) for key, each in settings.items()} if isinstance(settings, dict) else {},
        )
    except VariantError:
        return None
    return resolved if digest_of(resolved.canonical) == digest else None


def without_words(record: Record) -> Resolved:
    """The game as a record has it: the rules alone."""
    from euchre_core.game.record import dump_rules
    from euchre_core.language.document import read_document
    from euchre_core.language.merge import compose
    from euchre_core.variant.load import RECORD, Resolved
    from euchre_core.variant.spec import VariantSpec

    composed = compose(read_document(dump_rules(record.header["rules"]), RECORD))
    return Resolved(record.name, VariantSpec.model_validate(record.header["rules"]), composed)
