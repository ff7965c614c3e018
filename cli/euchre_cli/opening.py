"""From what was typed to a game: the options that say which, and the words for what is wrong with it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from . import streams
from .exits import FOUND, USAGE

if TYPE_CHECKING:
    from euchre_core.language.catalog import Located
    from euchre_core.language.diagnostic import CannotRead, Diagnostic, VariantError
    from euchre_core.variant.load import Resolved


def complete_variant(incomplete: str) -> list[str]:
    """The games whose names begin so, for the shell."""
    from euchre_core.language.catalog import list_variants

    return [each.name for each in list_variants() if each.name.startswith(incomplete)]


def complete_overlay(incomplete: str) -> list[str]:
    """The overlays whose names begin so, for the shell."""
    from euchre_core.language.catalog import list_overlays

    return [each.name for each in list_overlays() if each.name.startswith(incomplete)]


Name = Annotated[
    str,
    typer.Argument(metavar="NAME", help="A game by name, or its file; - for stdin.", autocompletion=complete_variant),
]
With = Annotated[
    list[str] | None,
    typer.Option(
        "--with", metavar="OVERLAY", help="Lay a house rule over the game; may be repeated.",
        autocompletion=complete_overlay,
    ),
]  # fmt: skip
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="Change one setting, like match.target=21; may be repeated."),
]


def settings_of(written: Sequence[str] | None) -> dict[str, str]:
    """Read `KEY=VALUE`, the last one of a key counts; the value is read as a file would be, later."""
    settings: dict[str, str] = {}
    for each in written or ():
        key, equals, value = each.partition("=")
        if not equals or not key.strip():
            raise typer.BadParameter(f"write it as KEY=VALUE, like match.target=21; not “{each}”", param_hint="--set")
        settings.pop(key.strip(), None)
        settings[key.strip()] = value.strip()
    return settings


def open_game(
    name: str, overlays: Sequence[str] = (), settings: Mapping[str, str] | None = None, *, otherwise: str
) -> Resolved:
    """Find a game and put it together; what is wrong with it is shown on stderr and ends the command.

    Somebody who names a house rule alone is told `otherwise`: the command as it is typed for a game.
    """
    from euchre_core.language.diagnostic import CannotRead, VariantError
    from euchre_core.variant.load import finish

    game = named(name)
    try:
        return finish(game, overlays=overlays, settings=dict(settings or {}))
    except CannotRead as error:
        raise advised(error, name, otherwise) from None
    except VariantError as error:
        show_findings(error.diagnostics, sources_of(game, overlays, settings))
        raise typer.Exit(exit_code_of(error)) from None


def advised(error: CannotRead, name: str, otherwise: str) -> CannotRead:
    """The same complaint; where a house rule was asked for as if it were a game, with the command it belongs in."""
    from dataclasses import replace

    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.language.wording import shown

    [first, *others] = error.diagnostics
    if others or first.name != "not-a-game" or first.span is not None:
        return error
    help_line = f"lay it over a game: `{otherwise} --with {shlex.quote(name)}`"
    return CannotRead([replace(first, headline=f"{shown(name)} is a house rule, not a game", help=(help_line,))])


def named(name: str) -> str | Located:
    """A game or house rule as it is named; `-` is what comes in from stdin."""
    from .gathering import STDIN, as_stdin, stdin_bytes

    return as_stdin(stdin_bytes()) if name == STDIN else name


def sources_of(game: str | Located, overlays: Sequence[str], settings: Mapping[str, str] | None) -> Mapping[str, str]:
    """The texts of the files that an error is about, to show the places in."""
    from euchre_core.language.diagnostic import VariantError
    from euchre_core.testing.check import check

    try:
        return check(game, overlays=overlays, settings=dict(settings or {})).sources
    except VariantError:
        return {}


def show_findings(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> None:
    """Show what was found on stderr."""
    from euchre_core.language.render import render_text

    streams.note(render_text(diagnostics, sources, streams.width(), colour=streams.shows_colour(sys.stderr)))


def exit_code_of(error: VariantError) -> int:
    """Mistakes on the command line are usage; mistakes in a file are findings."""
    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.language.settings import FILE as SET_FILE

    typed = all(each.span is None or each.span.file == SET_FILE for each in error.diagnostics if each.is_error)
    return USAGE if typed or isinstance(error, CannotRead) else FOUND
