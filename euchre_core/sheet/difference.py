"""What differs between two games, in the sentences of their rule sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from euchre_core.language.merge import Origin
from euchre_core.language.values import leaves
from euchre_core.language.wording import dotted
from euchre_core.sheet.headings import HEADINGS
from euchre_core.sheet.pieces import Piece, Trail, pieces_of
from euchre_core.variant.canonical import digest_of
from euchre_core.variant.load import Resolved
from euchre_core.variant.spec import CHAPTERS

FORMAT_VERSION = "1.0"
Kind = Literal["added", "gone", "changed"]
_MISSING = object()


@dataclass(frozen=True)
class Setting:
    """A setting that two games have otherwise.

    Args:
        path: where it stands.
        before, after: its values; None where nothing is said.
        origin: who set it in the second game, or else in the first.
        is_old: whether that was in the first.
    """

    path: Trail
    before: Any
    after: Any
    origin: Origin
    is_old: bool


@dataclass(frozen=True)
class Change:
    """A rule that two games have otherwise.

    Args:
        path: the setting that is read aloud; title: what it is about, in words.
        kind: whether the second game has a rule that the first has not, or the other way round, or another one.
        before, after: the sentences that only one of them has.
        settings: what brings it about; none where it follows from other settings, such as the number of players.
    """

    path: Trail
    title: str
    kind: Kind
    before: tuple[str, ...]
    after: tuple[str, ...]
    settings: tuple[Setting, ...]

    @property
    def chapter(self) -> str:
        """The chapter it belongs to."""
        return self.path[0]

    @property
    def follows(self) -> bool:
        """Whether nothing sets it, and it follows from other settings."""
        return not self.settings


@dataclass(frozen=True)
class Difference:
    """All that differs between two games.

    Args:
        changes: the rules that differ, in the order of the sheet.
        unheard: settings that differ although the sheets of both games say nothing else about them.
        is_same_digest: whether the two are one game, whatever the words.
        untold: how many rules that only follow were left out of the changes.
    """

    changes: tuple[Change, ...]
    unheard: tuple[Setting, ...]
    is_same_digest: bool
    untold: int = 0

    @property
    def is_same_game(self) -> bool:
        """Whether no rule that is in force differs."""
        return self.is_same_digest or not (self.changes or self.untold)

    def without_follows(self) -> Difference:
        """Give the same without the rules that only follow from others."""
        kept = tuple(each for each in self.changes if not each.follows)
        return replace(self, changes=kept, untold=self.untold + len(self.changes) - len(kept))

    def by_chapter(self) -> Iterator[tuple[str, list[Change]]]:
        """Yield each chapter in which something differs, by its heading, with what does."""
        for chapter in CHAPTERS:
            changes = [each for each in self.changes if each.chapter == chapter]
            if changes:
                yield HEADINGS[chapter], changes


def difference(before: Resolved, after: Resolved) -> Difference:
    """Lay two finished games beside each other.

    Args:
        before: a finished game, as `variant.load.finish` gives it.
        after: another one.

    """
    settings = _settings(before, after)
    changes: list[Change] = []
    heard: set[Trail] = set()
    for old, new in _paired(pieces_of(before.spec), pieces_of(after.spec)):
        about = [each for each in settings if _is_about(each, old, new)]
        change = _change(old, new, about)
        if change is not None:
            changes.append(change)
            heard |= {each.path for each in about}
    same = digest_of(before.canonical) == digest_of(after.canonical)
    return Difference(tuple(changes), tuple(each for each in settings if each.path not in heard), same)


def _settings(before: Resolved, after: Resolved) -> list[Setting]:
    old, new = (dict(_rules(each)) for each in (before, after))
    found = []
    for path in [*new, *(each for each in old if each not in new)]:
        was, now = old.get(path, _MISSING), new.get(path, _MISSING)
        if was != now and not (was is None and now is _MISSING) and not (was is _MISSING and now is None):
            new_origin = after.origins.get(path) or after.composed.removed.get(path)
            origin = new_origin or before.origins.get(path)
            if origin is not None:  # else a default within something that only one of them has
                was, now = (None if each is _MISSING else each for each in (was, now))
                found.append(Setting(path, was, now, origin, is_old=new_origin is None))
    return found


def _rules(game: Resolved) -> Iterator[tuple[Trail, Any]]:
    for path, value in leaves({chapter: game.data[chapter] for chapter in CHAPTERS}):
        if value != {}:
            yield tuple(map(str, path)), value


def _paired(before: Sequence[Piece], after: Sequence[Piece]) -> list[tuple[Piece | None, Piece | None]]:
    """Pair pieces about the same thing in the order of the second game; what is gone stands where it stood."""
    old, new = ({each.path: each for each in pieces} for pieces in (before, after))
    order = [each.path for each in after]
    for place, piece in enumerate(before):
        if piece.path not in new:
            above = next((each.path for each in reversed(before[:place]) if each.path in order), None)
            order.insert(order.index(above) + 1 if above is not None else 0, piece.path)
    return [(old.get(path), new.get(path)) for path in order]


def _is_about(setting: Setting, *pieces: Piece | None) -> bool:
    starts = {start for piece in pieces if piece is not None for start in piece.settings}
    return any(setting.path[: len(start)] == start for start in starts)


def _change(old: Piece | None, new: Piece | None, settings: Sequence[Setting]) -> Change | None:
    before, after = (() if each is None else each.units for each in (old, new))
    piece = new or old
    if before == after or piece is None:
        return None
    gone = tuple(each for each in before if each not in after)
    added = tuple(each for each in after if each not in before)
    if not gone and not added:  # the same sentences in another order
        gone, added = before, after
    kind: Kind = "changed" if gone and added else "added" if added else "gone"
    return Change(piece.path, piece.title, kind, gone, added, tuple(settings))


def difference_data(found: Difference, before: str, after: str) -> dict[str, Any]:
    """Give a difference as data for programs; ``before`` and ``after`` are what the two games are called."""
    return {
        "format_version": FORMAT_VERSION,
        "from": before,
        "to": after,
        "same_rules": found.is_same_game,
        "same_digest": found.is_same_digest,
        "changes": [
            {
                "path": dotted(each.path),
                "chapter": each.chapter,
                "title": each.title,
                "kind": each.kind,
                "from": list(each.before),
                "to": list(each.after),
                "settings": [*map(_setting_data, each.settings)],
            }
            for each in found.changes
        ],
        "without_effect": [*map(_setting_data, found.unheard)],
    }


def _setting_data(setting: Setting) -> dict[str, Any]:
    origin = setting.origin
    return {
        "path": dotted(setting.path),
        "from": setting.before,
        "to": setting.after,
        "set_by": {"file": origin.file, "line": origin.span.line},
        "set_in": "from" if setting.is_old else "to",
    }
