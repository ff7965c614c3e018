"""The line that counts: "3 errors and 1 warning in 2 files · 2 fixable with --fix"."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.language.diagnostic import Diagnostic


def count_line(diagnostics: Sequence[Diagnostic]) -> str:
    """Count what was found, and how much of it a program can mend."""
    errors = sum(each.is_error for each in diagnostics)
    warnings = len(diagnostics) - errors
    counts = [counted(errors, "error")] if errors or not warnings else []
    counts += [counted(warnings, "warning")] if warnings else []
    files = {each.span.file for each in diagnostics if each.span}
    line = " and ".join(counts) + (f" in {counted(len(files), 'file')}" if files else "")
    fixable = _fixable(diagnostics)
    return f"{line} · {fixable}" if fixable else line


def counted(number: int, word: str) -> str:
    """Say a number of things: "1 file", "3 files"."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def _fixable(diagnostics: Sequence[Diagnostic]) -> str:
    fixes = [each.fix for each in diagnostics if each.fix]
    safe = sum(each.is_safe for each in fixes)
    guessed = len(fixes) - safe
    if safe and guessed:
        return f"{safe} fixable with --fix, {guessed} more with --unsafe-fixes"
    if safe:
        return f"{safe} fixable with --fix"
    return f"{guessed} fixable with --unsafe-fixes" if guessed else ""
