"""For people who read many findings: one line each."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_core.language.diagnostic import Diagnostic, concise, in_order
from euchre_core.language.render.counts import count_line
from euchre_core.language.wording import printable


def render_concise(diagnostics: Iterable[Diagnostic]) -> str:
    """Give each finding in one line, `file:14:3: error[EU104] unknown-key: headline`, and count them at the end."""
    found = in_order(diagnostics)
    return "".join(f"{line}\n" for line in [*(printable(concise(each)) for each in found), count_line(found)] if found)
