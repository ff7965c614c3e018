"""From YAML events to plain data with positions, in the small dialect of the variant language.

The events are read one by one without recursion, so that no input (deep nesting, alias bombs) can do harm.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import yaml

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.plain_text import INVISIBLE, span_at
from euchre_core.language.scalars import OddScalar, resolve
from euchre_core.language.syntax import syntax_error
from euchre_core.language.values import Place, Trail, Value
from euchre_core.language.wording import shown

DEEPEST = 20
MOST_VALUES = 10_000
MOST_MISTAKES = 50

_DIRECTIVE = re.compile(r"(?:(?:#[^\n]*| *)\n)*%")
_READER = getattr(yaml, "CLoader", yaml.Loader)


@dataclass(slots=True)
class _Open:
    """A mapping or list whose end has not come yet; `trail` is None where nothing is kept (below a wrong key)."""

    value: dict[str, Value] | list[Value]
    trail: Trail | None
    place: Place
    flow: bool
    key: str | None = None
    key_place: Place = (1, 1, 1, 1)
    awaits_key: bool = True  # only said of mappings
    keys: dict[str, Place] = field(default_factory=dict)


class _Stopped(Exception):
    """Reading on would make no sense."""


class Reader:
    """Reads one document; afterwards `root`, `spans`, `diagnostics` and `readable` say what came of it."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.root: Value = None
        self.empty = True
        self.readable = True
        self.spans: dict[Trail, tuple[Place | None, Place]] = {}
        self.diagnostics: list[Diagnostic] = []
        self._open: list[_Open] = []
        self._count = 0

    def read(self) -> None:
        """Read the text to its end, or to the first mistake that makes the rest unreadable."""
        try:
            self._no_directive()
            for event in self._events():
                self._take(event)
        except _Stopped:
            self.readable = False
        except yaml.YAMLError as error:
            self.readable = False
            self.diagnostics.append(syntax_error(error, self.text, self.file))
        except (ValueError, OverflowError):  # the Python reader on "\UFFFFFFFF"
            self.readable = False
            self.diagnostics.append(diagnose("EU001", "this is not YAML", Span(self.file, 1, 1, 1, 2)))

    def _events(self) -> Iterator[yaml.Event]:
        return yaml.parse(self.text, Loader=_READER)

    def _take(self, event: yaml.Event) -> None:
        if len(self.diagnostics) >= MOST_MISTAKES:
            self._stop("EU018", f"more than {MOST_MISTAKES} mistakes; the rest was not read", event)
        match event:
            case yaml.DocumentStartEvent():
                self._begin_document(event)
            case yaml.ScalarEvent():
                self._scalar(event)
            case yaml.AliasEvent():
                self._alias(event)
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                self._begin(event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                self._end(event)

    def _no_directive(self) -> None:
        found = _DIRECTIVE.match(self.text)
        if found:
            span = span_at(self.text, self.file, found.end() - 1)
            self.diagnostics.append(
                diagnose("EU019", "a directive; they are not used here", span, help=("delete this line",))
            )
            raise _Stopped

    def _begin_document(self, event: yaml.DocumentStartEvent) -> None:
        if not self.empty:
            self._stop("EU008", "a second document begins here; a file holds one", event, help="delete this line")
        self.empty = False

    def _begin(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent) -> None:
        self._no_properties(event)
        if len(self._open) >= DEEPEST:
            self._stop("EU009", f"nested deeper than {DEEPEST} levels", event)
        value: dict[str, Value] | list[Value] = {} if isinstance(event, yaml.MappingStartEvent) else []
        place = self._place(event)
        if self._at_key():
            self._complain("EU011", "a key must be one word", event)
            self._wrong_key(place)
            trail = None
        else:
            trail = self._put(value, place)
        self._open.append(_Open(value, trail, place, bool(event.flow_style)))

    def _end(self, event: yaml.Event) -> None:
        ended = self._open.pop()
        last = self._place(event) if ended.flow else ended.place
        self._ends_at(ended, last[2:])
        if self._open:
            self._ends_at(self._open[-1], ended.place[2:])

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        self._no_properties(event)
        hidden = INVISIBLE.search(event.value)
        if hidden or "\t" in event.value:
            mark = f"U+{ord(hidden[0]) if hidden else 9:04X}"
            self._complain("EU015", f"this text hides an invisible character ({mark})", event, help="delete it")
        place = self._place(event)
        if self._at_key():
            self._key(event, place)
            return
        owner = self._open[-1] if self._open else None
        if place[:2] == place[2:] and owner and isinstance(owner.value, dict):
            place = owner.key_place  # nothing was written: point at the key
        self._put(self._resolved(event), place)

    def _alias(self, event: yaml.AliasEvent) -> None:
        self._complain(
            "EU005",
            f"an alias, {shown(f'*{event.anchor}')}; they are not used here",
            event,
            help="write the value out, or put it in quotes if it is text",
        )
        if self._at_key():
            self._wrong_key(self._place(event))
        else:
            self._put(None, self._place(event))

    def _at_key(self) -> bool:
        return bool(self._open) and self._open[-1].awaits_key and isinstance(self._open[-1].value, dict)

    def _wrong_key(self, place: Place) -> None:
        """Below a wrong key everything is read but nothing kept."""
        owner = self._open[-1]
        owner.key, owner.key_place, owner.awaits_key = None, place, False

    def _resolved(self, event: yaml.ScalarEvent) -> Value:
        if not event.implicit[0]:
            return str(event.value)
        try:
            return resolve(event.value)
        except OddScalar as odd:
            self._complain(odd.code, odd.headline, event, help=odd.help)
            return None

    def _key(self, event: yaml.ScalarEvent, place: Place) -> None:
        self._wrong_key(place)
        key = self._key_text(event)
        if key is None:
            return
        owner = self._open[-1]
        first = owner.keys.setdefault(key, place)
        if first is place:
            owner.key = key
            return
        self._complain(
            "EU003",
            f"{shown(key)} stands here twice",
            event,
            label="again",
            related=((Span(self.file, *first), "first here"),),
            help="keep one of them; put what belongs together under one key",
        )

    def _key_text(self, event: yaml.ScalarEvent) -> str | None:
        if event.implicit[0] and event.value == "<<":
            self._complain(
                "EU007",
                "a merge key; they are not used here",
                event,
                help="build on other files with `extends` and `overlays`",
            )
            return None
        before = len(self.diagnostics)
        value = self._resolved(event)
        if isinstance(value, str | int) and not isinstance(value, bool):
            return str(value)
        if len(self.diagnostics) == before:
            said = shown(event.value) if event.value else "nothing"
            self._complain("EU011", f"a key must be text; {said} is none", event, help="put it in quotes")
        return None

    def _put(self, value: Value, place: Place) -> Trail | None:
        """Put a value where it belongs; gives its trail, or None if it is not kept."""
        self._count += 1
        if self._count > MOST_VALUES:
            self.diagnostics.append(diagnose("EU021", f"more than {MOST_VALUES:,} values", Span(self.file, *place)))
            raise _Stopped
        if not self._open:
            self.root = value
            self.spans[()] = (None, place)
            return ()
        owner = self._open[-1]
        self._ends_at(owner, place[2:])
        if isinstance(owner.value, list):
            trail = None if owner.trail is None else (*owner.trail, len(owner.value))
            owner.value.append(value)
        else:
            return self._put_under_key(owner, value, place)
        if trail is not None:
            self.spans[trail] = (None, place)
        return trail

    def _put_under_key(self, owner: _Open, value: Value, place: Place) -> Trail | None:
        owner.awaits_key = True
        if owner.key is None or owner.trail is None or not isinstance(owner.value, dict):
            return None
        trail = (*owner.trail, owner.key)
        owner.value[owner.key] = value
        self.spans[trail] = (owner.key_place, place)
        return trail

    def _ends_at(self, container: _Open, end: tuple[int, ...]) -> None:
        if end <= container.place[2:]:
            return
        container.place = (*container.place[:2], end[0], end[1])
        if container.trail is not None:
            key_place, _ = self.spans[container.trail]
            self.spans[container.trail] = (key_place, container.place)

    def _no_properties(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            self._complain(
                "EU004",
                f"an anchor, {shown(f'&{event.anchor}')}; they are not used here",
                event,
                help="write the value out where it is needed",
            )
        if event.tag is not None:
            self._complain(
                "EU006",
                "a tag; they are not used here",
                event,
                help="leave it out, or put the value in quotes if it is text",
            )

    def _complain(
        self,
        code: str,
        headline: str,
        event: yaml.Event,
        help: str = "",
        label: str = "",
        related: tuple[tuple[Span, str], ...] = (),
    ) -> None:
        span = Span(self.file, *self._place(event))
        self.diagnostics.append(
            diagnose(code, headline, span, label=label, related=related, help=(help,) if help else ())
        )

    def _stop(self, code: str, headline: str, event: yaml.Event, help: str = "") -> None:
        self._complain(code, headline, event, help)
        raise _Stopped

    @staticmethod
    def _place(event: yaml.Event) -> Place:
        start, end = event.start_mark, event.end_mark
        if start is None or end is None:
            return (1, 1, 1, 1)
        return (start.line + 1, start.column + 1, end.line + 1, end.column + 1)
