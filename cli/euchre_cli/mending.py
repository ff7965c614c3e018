"""`euchre check --fix` and `--diff`: fixes applied to the files that were asked for, and to no others."""

from __future__ import annotations

import difflib
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import streams
from .gathering import STDIN_NAME, Gathered
from .wishes import Run, Wishes

if TYPE_CHECKING:
    from euchre_core.language.diagnostic import Fix

_MOST_PASSES = 5


@dataclass
class _Changed:
    """A file that was mended: its text before and now, and what was done."""

    before: str
    after: str
    fixes: list[tuple[int, Fix]] = field(default_factory=list)


def mend_all(gathered: Gathered, wishes: Wishes, run: Run) -> None:
    """Mend the files, and again as long as one that was mended lets something be found in another."""
    changed: dict[str, _Changed] = {}
    for _ in range(_MOST_PASSES):
        done = [_mend_one(at, gathered, wishes, changed) for at in range(len(gathered.files))]
        if not any(done):
            break
    run.mended = sum(len(each.fixes) for each in changed.values())
    if wishes.diff:
        for file, each in changed.items():
            show_diff(file, each.before, each.after)
    elif STDIN_NAME in [each.display for each in gathered.files]:
        sys.stdout.write(
            changed[STDIN_NAME].after if STDIN_NAME in changed else gathered.stdin.decode(errors="replace")
        )
    if not wishes.quiet:
        _tell(gathered, changed, wishes)


def _mend_one(at: int, gathered: Gathered, wishes: Wishes, changed: dict[str, _Changed]) -> bool:
    """Mend one file; gives whether anything was done."""
    from euchre_cli.writing import write_file
    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.testing.mending import as_text, mend

    located = gathered.files[at]
    if located.shipped:
        return False
    known = changed.get(located.display)
    content = known.after.encode() if known else gathered.content_of(located)
    try:
        mended = mend(located, content, unsafe=wishes.unsafe)
    except CannotRead:
        return False
    if mended.after == mended.before:
        return False
    entry = changed.setdefault(located.display, _Changed(mended.before, mended.after))
    entry.after = mended.after
    entry.fixes += mended.fixes
    if wishes.diff or located.display == STDIN_NAME:
        gathered.files[at] = as_text(located, mended.after)
    else:
        write_file(located.path, mended.content)
        gathered.files[at] = as_text(located, mended.after)
    return True


def show_diff(file: str, before: str, after: str) -> None:
    """Show which lines of a file change, as programs that compare files do."""
    from euchre_core.language.render.paint import Paint

    paint = Paint(streams.shows_colour(sys.stdout))
    for line in difflib.unified_diff(before.splitlines(), after.splitlines(), file, file, lineterm=""):
        added, removed = line.startswith("+"), line.startswith("-")
        streams.write(paint.added(line) if added else paint.removed(line) if removed else line)


def _tell(gathered: Gathered, changed: dict[str, _Changed], wishes: Wishes) -> None:
    """Say what was done, or would be."""
    for each in gathered.files:
        if each.shipped:
            streams.note(f"{each.display}: came with the program and is never changed")
    for file, done in changed.items():
        for line, fix in done.fixes:
            streams.note(f"{'would mend' if wishes.diff else 'mended'} {file}:{line}: {fix.title}")
