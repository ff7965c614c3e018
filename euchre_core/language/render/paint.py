"""Colours for a terminal; without them every word stays as it is."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_core.language.diagnostic import Severity

_END = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Paint:
    """Puts colours round words, or does nothing if it is not `on`."""

    on: bool = False

    def severity(self, kind: Severity, words: str) -> str:
        """Errors are red, warnings yellow."""
        return self._with("1;31" if kind == "error" else "1;33", words)

    def headline(self, words: str) -> str:
        """What a finding says first."""
        return self._with("1", words)

    def frame(self, words: str) -> str:
        """Line numbers, arrows and bars round the author's own lines, and what marks a related place."""
        return self._with("1;34", words)

    def remark(self, words: str) -> str:
        """The word that begins a remark: `help`, `note`."""
        return self._with("1;36", words)

    def added(self, line: str) -> str:
        """A line that a fix writes."""
        return self._with("32", line)

    def removed(self, line: str) -> str:
        """A line that a fix takes away."""
        return self._with("31", line)

    def _with(self, code: str, words: str) -> str:
        return f"\x1b[{code}m{words}{_END}" if self.on and words.strip() else words
