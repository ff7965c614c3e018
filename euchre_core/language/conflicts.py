"""Two overlays that set the same thing differently: an error that shows both places, unless somebody decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.file_rules import chapters
from euchre_core.language.library import AppliedOverlay
from euchre_core.language.values import Trail, Value, leaves
from euchre_core.language.wording import as_yaml, dotted, nested, shown


@dataclass(frozen=True, slots=True)
class _Said:
    by: AppliedOverlay
    trail: Trail
    value: Value


def disagreements(
    overlays: Sequence[AppliedOverlay], file: dict[str, Value], settings: Sequence[dict[str, Value]]
) -> list[Diagnostic]:
    """Compare overlays laid at the same time.

    `file` is what the game itself says: it decides between its own overlays, which come before it, and between one
    of them and one given `--with`. Between two given `--with` only the `settings` decide.
    """
    said: dict[Trail, _Said] = {}
    through: dict[Trail, _Said] = {}  # where a mapping was entered on the way to a leaf
    found: dict[Trail, Diagnostic] = {}
    by_document = {id(each.document): each for each in reversed(overlays)}  # one that is laid twice agrees with itself
    for overlay in reversed(by_document.values()):
        for trail, value in leaves(chapters(overlay.document)):
            here = _Said(overlay, trail, value)
            for earlier, at in _opposed(here, said, through):
                deciders = [*settings] if overlay.asked_at is None is earlier.by.asked_at else [file, *settings]
                deeper = max(earlier.trail, trail, key=len)
                if at not in found and not any(_decides(each, deeper) for each in deciders):
                    found[at] = _disagreement(earlier, here, at)
            if value != {}:
                said.setdefault(trail, here)
            for depth in range(1, len(trail) + (value == {})):
                through.setdefault(trail[:depth], here)
    return list(found.values())


def _opposed(here: _Said, said: dict[Trail, _Said], through: dict[Trail, _Said]) -> Iterator[tuple[_Said, Trail]]:
    """Give what earlier overlays said that cannot stand beside this, and where."""
    same = said.get(here.trail)
    if same is not None and _differ(same.value, here.value):
        yield same, here.trail
    for depth in range(1, len(here.trail)):  # it is nothing (or one value) for them, and has parts here
        above = said.get(here.trail[:depth])
        if above is not None:
            yield above, above.trail
    below = through.get(here.trail)
    if below is not None and here.value != {}:
        yield below, here.trail


def _differ(one: Value, other: Value) -> bool:
    return type(one) is not type(other) or one != other


def _decides(chapters: Value, trail: Trail) -> bool:
    for part in trail:
        if not isinstance(chapters, dict):
            return True
        if part not in chapters:
            return False
        chapters = chapters[str(part)]
    return not isinstance(chapters, dict)


def _disagreement(earlier: _Said, later: _Said, at: Trail) -> Diagnostic:
    setting = dotted(at)
    if later.by.asked_at is None:
        help = f"decide with `--set {dotted(later.trail)}={as_yaml(later.value)}`, or leave one of them out"
    else:
        help = f"decide in this file: `{nested(later.trail, later.value)}`; or leave one of the two out"
    first = (_place(earlier), f"{shown(earlier.by.name)} {_words(earlier)}")
    second = (_place(later), f"{shown(later.by.name)} {_words(later)}")
    asked_at = later.by.asked_at
    return diagnose(
        "EU213",
        f"two overlays disagree about {shown(setting)}",
        asked_at or second[0],
        label=second[1],
        related=(first, second) if asked_at else (first,),
        help=(help,),
    )


def _place(said: _Said) -> Span:
    return said.by.document.span_of(said.trail)


def _words(said: _Said) -> str:
    return "empties it" if said.value is None else f"sets {as_yaml(said.value)}"
