"""From YAML events to plain data with positions, in the small dialect of the variant language.

The events are read one by one without recursion, so that no input (deep nesting, alias bombs) can do harm.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import yaml

from euchre_core.language.codes import diagnose
from euchre_core.language.container import Container
from euchre_core.language.diagnostic import Diagnostic, Edit, Fix, Span
from euchre_core.language.plain_text import INVISIBLE, span_at
from euchre_core.language.repetition import same_value, without_line, without_repetition, without_second_document
from euchre_core.language.scalars import OddScalar, resolve
from euchre_core.language.syntax import syntax_error
from euchre_core.language.values import Place, Trail, Value
from euchre_core.language.wording import shown

DEEPEST = 20
MOST_VALUES = 10_000
MOST_MISTAKES = 50

_DIRECTIVE = re.compile(r"(?:(?:#[^\n]*| *)\n)*%")
_READER = getattr(yaml, "CLoader", yaml.Loader)


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
        self._open: list[Container] = []
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
            headline, help = "a directive; they are not used here", ("delete this line",)
            self.diagnostics.append(diagnose("EU019", headline, span, help=help, fix=without_line(span)))
            raise _Stopped

    def _begin_document(self, event: yaml.DocumentStartEvent) -> None:
        if not self.empty:
            headline, help = "a second document begins here; a file holds one", "delete this line"
            fix = without_second_document(self.text, Span(self.file, *self._place(event)))
            self._complain("EU008", headline, event, help, fix=fix)
            raise _Stopped
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
        self._open.append(Container(value, trail, place, bool(event.flow_style)))

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
            span = Span(self.file, *self._place(event))
            fix = Fix(f"write {shown(odd.meant)}", (Edit(span, odd.meant),), is_safe=False) if odd.meant else None
            self._complain(odd.code, odd.headline, event, help=odd.help, fix=fix)  # a text if its setting takes one
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
        owner.repeated = (key, len(self.diagnostics))
        self._complain(
            "EU003",
            f"{shown(key)} stands here twice",
            event,
            label="again",
            related=((Span(self.file, *first), "first here"),),
            help=f"keep one {shown(key)}: delete the other, or put what stands under both under this one",
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

    def _put_under_key(self, owner: Container, value: Value, place: Place) -> Trail | None:
        owner.awaits_key = True
        self._say_if_repeated(owner, value, place)
        if owner.key is None or owner.trail is None or not isinstance(owner.value, dict):
            return None
        trail = (*owner.trail, owner.key)
        owner.value[owner.key] = value
        self.spans[trail] = (owner.key_place, place)
        return trail

    def _say_if_repeated(self, owner: Container, value: Value, place: Place) -> None:
        """Let a program delete a setting that stood there before with the same value."""
        if owner.repeated is None or not isinstance(owner.value, dict):
            return
        key, number = owner.repeated
        owner.repeated = None
        if same_value(value, owner.value.get(key)):
            setting = Span(self.file, *owner.key_place[:2], *place[2:])
            fix = without_repetition(self.text, setting, owner.flow)
            self.diagnostics[number] = replace(self.diagnostics[number], fix=fix)

    def _ends_at(self, container: Container, end: tuple[int, ...]) -> None:
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
        fix: Fix | None = None,
    ) -> None:
        span = Span(self.file, *self._place(event))
        self.diagnostics.append(
            diagnose(code, headline, span, label=label, related=related, help=(help,) if help else (), fix=fix)
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
