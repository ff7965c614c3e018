"""An explanation as text for a terminal, and as data for programs."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from euchre_core.language.merge import Origin
from euchre_core.language.wording import as_yaml, dotted
from euchre_core.sheet.explaining import Explained, Here
from euchre_core.sheet.glossary import Term
from euchre_core.sheet.usage import Choosers

FORMAT_VERSION = "1.0"
_FEW = 8
"""So many names are written out."""
_MANY_VALUES = 12
_LONGEST = 60
_WIDEST = 34
_SILENT = "Its rule sheet has no sentence about it: it makes no difference there."


def setting_text(said: Explained, game: str | None = None, width: int = 100) -> str:
    """Write an explanation of a setting; ``game`` is what the game is called whose values it gives."""
    lines = [said.name, "", *_wrapped(said.meaning, width)]
    if said.inner:
        lines += ["", "Settings"]
        lines += _rows([(dotted(each.path), each.meaning) for each in said.inner], width)
    else:
        lines += ["", *_facts(said, width)]
    if game is not None:
        lines += ["", f"In {game}", *_in_game(said, width)]
    if said.choosers:
        lines += ["", "Who chooses what", *_choosers(said.choosers, width)]
    if said.related or said.codes:
        lines += ["", *_wrapped(f"See also: {', '.join([*said.related, *said.codes])}", width, "", "  ")]
    return "\n".join(lines) + "\n"


def term_text(term: Term, width: int = 100) -> str:
    """Write a term of the glossary."""
    lines = [term.name, "", *_wrapped(term.means, width)]
    if term.also:
        lines += _wrapped(f"Also: {', '.join(term.also)}", width, "", "  ")
    if term.terms:
        lines += ["", *_wrapped(f"See also: {', '.join(term.terms)}", width, "", "  ")]
    if term.settings:
        lines += _wrapped(f"Settings: {', '.join(term.settings)}", width, "", "  ")
    return "\n".join(lines) + "\n"


def _facts(said: Explained, width: int) -> Iterator[str]:
    if said.choices:
        yield "Choices"
        rows = [
            (word, f"{meaning} (the default)" if word == str(said.default) else meaning)
            for word, meaning in said.choices.items()
        ]
        yield from _rows(rows, width)
    if said.takes:
        yield from _wrapped(f"Takes: {said.takes}", width, "", "  ")
    if str(said.default) not in said.choices:
        default = "nothing" if said.default is None else as_yaml(said.default)
        yield from _wrapped(f"Default: {default}", width, "", "  ")


def _in_game(said: Explained, width: int) -> Iterator[str]:
    for each in said.here:
        value = "nothing is said" if each.value is None else _short(as_yaml(each.value))
        where = _place(each.origin) or ("the default" if each.value is not None else "")
        own = f"{dotted(each.path)}: " if each.path != said.path else ""
        yield from _wrapped(f"{own}{value}{f'  ({where})' if where else ''}", width, "  ", "    ")
    if not said.here:
        nothing = "Nobody says anything of it." if said.inner else "There is nothing of that name."
        yield from _wrapped(nothing, width, "  ", "  ")
    for sentence in said.sentences:
        yield from _wrapped(f"“{sentence}”", width, "  ", "  ")
    if not said.sentences and not said.inner:
        yield from _wrapped(_SILENT, width, "  ", "  ")


def _choosers(choosers: Iterable[Choosers], width: int) -> Iterator[str]:
    shown = list(choosers)
    for each in shown[:_MANY_VALUES]:
        who = [f"{len(each.games)} game{'s' * (len(each.games) > 1)}: {_few(each.games)}"] if each.games else []
        rules = len(each.house_rules)
        who += [f"{rules} house rule{'s' * (rules > 1)}: {_few(each.house_rules)}"] if rules else []
        yield from _wrapped(f"{_short(each.value)}  {'; '.join(who)}", width, "  ", "      ")
    if shown[_MANY_VALUES:]:
        more = f"… and {len(shown) - _MANY_VALUES} other values (`--format json` has all)"
        yield from _wrapped(more, width, "  ", "    ")


def _few(names: list[str]) -> str:
    more = len(names) - _FEW
    return ", ".join(names) if more <= 1 else f"{', '.join(names[:_FEW])} and {more} more"


def _short(value: str) -> str:
    return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"


def _place(origin: Origin | None) -> str:
    return "" if origin is None else f"{origin.file}:{origin.span.line}"


def _rows(rows: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """Lay names and meanings out in two columns; a name that is too wide for its column has a line to itself."""
    wide = min(max((len(name) for name, _ in rows), default=0), _WIDEST, width // 2 - 4)
    for name, meaning in rows:
        if len(name) > wide:
            yield f"  {name}"
        yield from _wrapped(meaning, width, f"  {name if len(name) <= wide else '':<{wide}}  ", " " * (wide + 4))


def _wrapped(text: str, width: int, first: str = "", other: str = "") -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=other, break_long_words=False, break_on_hyphens=False
    )


# -- for programs ------------------------------------------------------------------------------------------------------


def setting_data(said: Explained, game: str | None = None) -> dict[str, Any]:
    """Give an explanation of a setting as data; ``game`` is what the game is called whose values it gives."""
    data: dict[str, Any] = {
        "format_version": FORMAT_VERSION,
        "kind": "setting",
        "name": said.name,
        "meaning": said.meaning,
        "takes": said.takes,
        "choices": said.choices,
        "default": said.default,
        "settings": [{"name": dotted(each.path), "meaning": each.meaning} for each in said.inner],
        "chosen_by": [
            {"value": each.value, "games": each.games, "house_rules": each.house_rules} for each in said.choosers
        ],
        "see_also": list(said.related),
        "codes": list(said.codes),
    }
    if game is not None:
        data["game"] = {"name": game, "values": [*map(_here_data, said.here)], "sentences": list(said.sentences)}
    return data


def _here_data(here: Here) -> dict[str, Any]:
    origin = here.origin
    set_by = None if origin is None else {"file": origin.file, "line": origin.span.line, "column": origin.span.column}
    return {"path": dotted(here.path), "value": here.value, "set_by": set_by}


def term_data(term: Term) -> dict[str, Any]:
    """Give a term of the glossary as data."""
    return {
        "format_version": FORMAT_VERSION,
        "kind": "term",
        "name": term.name,
        "meaning": term.means,
        "also": list(term.also),
        "see_also": list(term.terms),
        "settings": list(term.settings),
    }
