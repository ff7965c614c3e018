"""One run of `euchre check`: every file checked or mended, and what was found shown in the form that was asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from . import streams
from .formats import FindingsFormat
from .gathering import STDIN, Gathered, gather
from .mending import mend_all
from .wishes import Run, Wishes

if TYPE_CHECKING:
    from euchre_core.language.catalog import Located

_MOST_NAMED = 10


def run_once(wishes: Wishes) -> Run:
    """Check everything once and show what was found."""
    from euchre_core.language.diagnostic import CannotRead

    gathered = gather(wishes.names)
    run = Run(unreadable=[*gathered.unreadable], paths={*gathered.missing}, passed_over=len(gathered.passed_over))
    if not wishes.quiet:
        tell_passed_over(gathered)
    if wishes.mends:
        mend_all(gathered, wishes, run)
    for located in gathered.files:
        run.paths.add(located.path)
        try:
            check_one(located, wishes, run)
        except CannotRead as error:
            run.unreadable += error.diagnostics
    show(run, wishes)
    return run


def check_one(located: Located, wishes: Wishes, run: Run) -> None:
    """Check a file, and play it where that was asked for and it can be played."""
    from euchre_core.testing.check import check

    report = check(located)
    run.take(report)
    if wishes.play and report.is_playable:
        from euchre_core.testing import deep_check

        progress = tell_progress if streams.shows_progress() and not wishes.quiet else None
        run.found += deep_check(located, wishes.play, seed=wishes.seed, records=wishes.records, progress=progress)


def tell_progress(game: str, done: int, of: int) -> None:
    """Say how many matches are over, in one line that is written over and goes at the end."""
    streams.note_in_place(f"{game}: {done} of {of} matches played" if done < of else "")


def tell_passed_over(gathered: Gathered) -> None:
    """Say which files of a folder were not looked at, and why."""
    for path, reason in gathered.passed_over[:_MOST_NAMED]:
        streams.note(f"passed over: {path} {reason}")
    if more := len(gathered.passed_over) - _MOST_NAMED:
        streams.note(f"passed over: {more} more files") if more > 0 else None


def show(run: Run, wishes: Wishes) -> None:
    """Show what was found: findings on stdout, what could not be read on stderr as well where people read it."""
    from euchre_core.language import render

    for_people = wishes.form in (FindingsFormat.text, FindingsFormat.concise)
    if not for_people:
        found = [*run.found, *run.unreadable]
        forms = {"json": render.render_json, "github": render.render_github, "sarif": render.render_sarif}
        _results(forms[wishes.form](found), wishes)
        return
    if wishes.diff:
        return
    if run.found:
        _results(_as_text(run, wishes), wishes)
    elif not run.unreadable and not wishes.quiet:
        _results(_all_is_well(run), wishes)
    if run.unreadable:
        streams.note(render.render_text(run.unreadable, {}, streams.width(), colour=streams.shows_colour(sys.stderr)))


def _as_text(run: Run, wishes: Wishes) -> str:
    from euchre_core.language import render

    if wishes.form is FindingsFormat.concise:
        return render.render_concise(run.found)
    to = sys.stderr if _is_a_filter(wishes) else sys.stdout
    return render.render_text(run.found, run.sources, streams.width(), colour=streams.shows_colour(to))


def _all_is_well(run: Run) -> str:
    if not run.files:
        others = f", and {run.passed_over} other YAML {'file' if run.passed_over == 1 else 'files'}"
        return f"no games and no house rules here{others if run.passed_over else ''}"
    return f"{run.files} files, nothing to complain about" if run.files > 1 else "nothing to complain about"


def _results(text: str, wishes: Wishes) -> None:
    """Print results; where stdin is mended, stdout is for the mended text."""
    (streams.note if _is_a_filter(wishes) else streams.write)(text) if text else None


def _is_a_filter(wishes: Wishes) -> bool:
    return wishes.mends and not wishes.diff and STDIN in wishes.names
