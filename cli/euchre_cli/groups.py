"""How the program and its commands present themselves and end: help, examples, and one funnel for all failures."""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from . import streams
from .exits import BUG, FINE, INTERRUPTED, USAGE, BotBlunder, Failure

PANELS = ("Play", "Rules", "Author", "Study")
BRACED = re.compile(r"\{(\w+)\}")
TYPED = re.compile(r"^([A-Z]+) <.*>$")
"""An argument's name with its type in Python behind it."""


class Command(TyperCommand):
    """A command whose epilog is a list of examples, one a line, the first the most common."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Write arguments in the usage line as people do: `FILE...`."""
        return [BRACED.sub(r"\1", piece) for piece in super().collect_usage_pieces(ctx)]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """List arguments without the type they have in the program."""
        write = formatter.write_dl
        formatter.write_dl = lambda rows, *rest, **more: write(
            [(TYPED.sub(r"\1", name), meaning) for name, meaning in rows], *rest, **more
        )
        super().format_options(ctx, formatter)
        formatter.write_dl = write

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Show the examples as they are typed."""
        show_examples(self.epilog, formatter)


class Program(TyperGroup):
    """All commands together. What goes wrong in any of them ends here."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; a failure is told in words and becomes an exit code."""
        streams.prepare()
        with funnel():
            return super().invoke(ctx)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands by what they are for."""
        for panel in PANELS:
            rows = [
                (name, command.get_short_help_str(200))
                for name, command in self.commands.items()
                if getattr(command, "rich_help_panel", None) == panel
            ]
            if rows:
                with formatter.section(panel):
                    formatter.write_dl(rows)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Show the examples as they are typed."""
        show_examples(self.epilog, formatter)


def show_examples(epilog: str | None, formatter: Any) -> None:
    """Show the examples of a help page."""
    if epilog:
        with formatter.section("Examples"):
            for line in epilog.strip().splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


@contextmanager
def funnel() -> Iterator[None]:
    """Tell failures in words: a user's mistake never shows a traceback, and a mistake of ours says how to report it."""
    try:
        yield
        sys.stdout.flush()
    except Failure as failure:
        streams.note(str(failure))
        raise typer.Exit(failure.code) from None
    except BrokenPipeError:
        streams.go_quiet()
        raise typer.Exit(FINE) from None
    except KeyboardInterrupt:
        streams.note("")
        raise typer.Exit(INTERRUPTED) from None
    except BotBlunder as blunder:
        streams.note(f"error: {blunder}\n  = help: {HOW_TO_REPORT}")
        raise typer.Exit(BUG) from None
    except Exception as error:
        code = end_of(error)
        if code is None:
            raise
        raise typer.Exit(code) from None


UNWRITTEN = (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EFBIG, errno.EBADF, errno.EROFS, errno.ENXIO, errno.EPERM)
"""Why nothing more can be written to a stream: errors that name no file."""
HOW_TO_REPORT = "this is a mistake of the program, not yours; please report it with the command you typed"


def end_of(error: Exception) -> int | None:
    """Tell an error and give its exit code; None for what is typer's own business."""
    if hasattr(error, "exit_code") or isinstance(error, typer.Abort):
        return None
    from euchre_core.language.diagnostic import VariantError

    if isinstance(error, VariantError):
        from .opening import exit_code_of, show_findings

        show_findings(error.diagnostics, {})
        return exit_code_of(error)
    if isinstance(error, OSError) and error.filename is not None:
        streams.note(f"error: {error.filename}: {(error.strerror or 'cannot be read').lower()}")
        return USAGE
    if isinstance(error, OSError) and error.errno in UNWRITTEN:
        streams.go_quiet()
        streams.note(f"error: the output cannot be written: {(error.strerror or '').lower()}")
        return USAGE
    return report_bug(error)


def report_bug(error: Exception) -> int:
    """Keep the traceback in a file and say how to report it."""
    import tempfile
    import traceback

    told = "".join(traceback.format_exception(error))
    streams.note(f"error: the program has made a mistake: {type(error).__name__}: {error}")
    try:
        with tempfile.NamedTemporaryFile("w", prefix="euchre-", suffix=".txt", delete=False, encoding="utf-8") as file:
            file.write(f"{sys.argv}\n{sys.version}\n{told}")
        streams.note(f"  = help: {HOW_TO_REPORT} and the file {file.name}")
    except OSError:
        streams.note(told)
        streams.note(f"  = help: {HOW_TO_REPORT} and the lines above")
    return BUG
