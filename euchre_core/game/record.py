"""Records: a match as JSON Lines, to be kept, read by people, and replayed.

The first line is the header: format, library version, the rules in full (so that a record can be replayed when the
variant has changed), the digest of that text, and who sat where. Then one line an event: the cards of a deal, or one
action of one seat. Nothing that follows from these is stored.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from euchre_core.kernel.action import Action
from euchre_core.kernel.rules import Rules
from euchre_core.version import RECORD_FORMAT, VERSION

from .deal import Deal

if TYPE_CHECKING:
    from .game import Game

LONGEST_LINE = 1_000_000


class RecordError(ValueError):
    """A record that cannot be read; `line` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.message = message
        self.line = line


class IllegalRecord(RecordError):
    """A record with an action that its own rules do not allow.

    Attributes:
        deal, trick: where, from 1 (trick 0: before the play); seat: whose action; action: its text.
        allowed: the texts of what could have been done; reason: why the action could not.
    """

    def __init__(
        self, line: int, deal: int, trick: int, seat: str, action: str, allowed: Sequence[str], reason: str
    ) -> None:
        where = f"deal {deal}, trick {trick}" if trick else f"deal {deal}, before the play"
        choices = ", ".join(allowed) or "nothing"
        super().__init__(f"{where}: {seat} may not {action}: {reason}; could have: {choices}", line)
        self.deal, self.trick, self.seat, self.action = deal, trick, seat, action
        self.allowed, self.reason = tuple(allowed), reason


class Record:
    """A match as it is written down.

    Attributes:
        header: the first line; lines: the others, as mappings.
        notes: what was noticed while reading: a torn last line that was dropped.
    """

    def __init__(
        self, header: Mapping[str, Any], lines: Sequence[Mapping[str, Any]], notes: Sequence[str] = ()
    ) -> None:
        self.header = dict(header)
        self.lines = [dict(line) for line in lines]
        self.notes = list(notes)

    @classmethod
    def of(cls, rules: Rules, deals: Iterable[Deal], seats: Mapping[str, str] | None = None) -> Record:
        """The record of these deals; `seats` says who sat where ("human", or a bot's name)."""
        lines: list[dict[str, Any]] = []
        for deal in deals:
            lines.append(deal_line(deal) if lines else first_deal_line(deal))
            lines += [action_line(action) for action in deal.actions]
        return cls(header_line(rules, seats or {}), lines)

    @property
    def digest(self) -> str:
        """The digest of the rules the match was played under."""
        return str(self.header["digest"])

    @property
    def name(self) -> str:
        """The name of the variant that was played."""
        return str(self.header.get("name", "?"))

    def dumps(self) -> str:
        """The record as text, one JSON document a line."""
        return "".join(dump(line) + "\n" for line in [self.header, *self.lines])

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record. A torn last line (a writer was killed in the middle of it) is dropped and noted.

        Raises:
            RecordError: a line that is no JSON mapping, an unknown format, a digest that does not fit the rules.
        """
        raw = text.split("\n")
        torn = raw.pop()
        notes = []
        if torn.strip():
            try:
                read_line(torn, len(raw) + 1)
                raw.append(torn)
            except RecordError:
                notes.append(f"line {len(raw) + 1} is torn and was dropped")
        if not raw or not raw[0].strip():
            raise RecordError("this is no record: it has no header", 1)
        header = read_line(raw[0], 1)
        check_header(header)
        lines = [read_line(line, place) for place, line in enumerate(raw[1:], start=2) if line.strip()]
        return cls(header, lines, notes)

    def rules(self) -> Rules:
        """The rules of the record, compiled by today's code.

        Raises:
            VariantError: today's loader does not accept them.
        """
        from euchre_core.variant.load import from_canonical

        rules = from_canonical(dump_rules(self.header["rules"]), name=self.name)
        rules.title = str(self.header.get("title", rules.title))
        return rules

    def replay(self) -> Game:
        """Play the match again.

        Raises:
            IllegalRecord: an action is not allowed by the rules of the record.
            RecordError: a line is no deal and no action, or cards do not add up.
            VariantError: today's loader does not accept the rules.
        """
        from .replay import replay

        return replay(self, self.rules())


def header_line(rules: Rules, seats: Mapping[str, str], seed: int | None = None) -> dict[str, Any]:
    """The first line of a record."""
    header: dict[str, Any] = {
        "record": RECORD_FORMAT,
        "library": VERSION,
        "name": rules.name,
        "title": rules.title,
        "seats": {seat: seats.get(seat, "?") for seat in rules.seats},
        "digest": rules.digest,
        "rules": json.loads(rules.canonical),
    }
    if seed is not None:
        header["seed"] = seed
    return header


def deal_line(deal: Deal) -> dict[str, Any]:
    """The line of a deal: who dealt, and every pile's cards."""
    rules = deal.rules
    cards = {
        rules.piles[pile].name: " ".join(rules.pack.kinds[card] for card in cards)
        for pile, cards in enumerate(deal.cards)
        if cards
    }
    return {"deal": rules.seats[deal.dealer], "cards": cards}


def first_deal_line(deal: Deal) -> dict[str, Any]:
    """The line of the first deal; a match that is recorded from its middle says how it stood."""
    rules = deal.rules
    line = deal_line(deal)
    if deal.before != [rules.ending.start] * len(rules.side_names):
        line["scores"] = dict(zip(rules.side_names, deal.before, strict=True))
    return line


def action_line(action: Action) -> dict[str, Any]:
    """The line of an action."""
    return {"seat": action.seat, "action": action.text}


def dump(line: Mapping[str, Any]) -> str:
    """One line of a record as text."""
    return json.dumps(line, ensure_ascii=False)


def dump_rules(rules: object) -> str:
    """The rules of a header as the canonical text that was digested."""
    return json.dumps(rules, sort_keys=True, separators=(",", ":"))


def read_line(text: str, place: int) -> dict[str, Any]:
    """One line as a mapping."""
    if len(text) > LONGEST_LINE:
        raise RecordError(f"a line of a record has at most {LONGEST_LINE} characters", place)
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError("this is not JSON", place) from None
    if not isinstance(line, dict):
        raise RecordError("a line of a record is a JSON object", place)
    return line


def check_header(header: Mapping[str, Any]) -> None:
    """Check the format, and that the digest is that of the rules."""
    from euchre_core.variant.canonical import digest_of

    if "record" not in header:
        raise RecordError("this is no record: the first line has no key “record”", 1)
    if header["record"] != RECORD_FORMAT:
        raise RecordError(f"this is a record of format {header['record']}; this library reads {RECORD_FORMAT}", 1)
    if not isinstance(header.get("rules"), dict) or not isinstance(header.get("digest"), str):
        raise RecordError("the header has no rules or no digest", 1)
    if digest_of(dump_rules(header["rules"])) != header["digest"]:
        raise RecordError("the digest does not fit the rules: one of them was changed", 1)
