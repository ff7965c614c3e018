"""The rule sheet: a game read aloud in plain English, chapter by chapter.

It says every rule in force and nothing else. The sentences stand beside the fields of the chapters; here they are only
put in order and laid out.
"""

from __future__ import annotations

import textwrap

from euchre_core.chapters.sentence import Says, Setup, read_aloud
from euchre_core.language.merge import Composed
from euchre_core.language.settings import FILE as SET_FILE
from euchre_core.sheet.examples import examples_in_words
from euchre_core.sheet.setup import setup_of
from euchre_core.variant.load import Resolved
from euchre_core.variant.spec import VariantSpec

WIDTH = 78

HEADINGS = {
    "table": "Players",
    "pack": "Cards",
    "deal": "Deal",
    "claims": "Claims",
    "auction": "Auction",
    "trump": "Trump",
    "exchange": "Exchange of cards",
    "alone": "Lone hands",
    "play": "Play",
    "scoring": "Scoring",
    "match": "Winning",
}


def sheet_text(resolved: Resolved) -> str:
    """Return the rule sheet of a game as plain text.

    Args:
        resolved: a finished game, as `variant.load.finish` gives it.

    """
    spec = resolved.spec
    name = spec.name or resolved.name
    house_rules = [str(one.document.data.get("overlay", one.name)) for one in resolved.composed.overlays]
    lines = [name, "=" * len(name)]
    lines += _paragraph(spec.summary or "")
    if house_rules:
        lines += _paragraph(f"With these house rules: {', '.join(house_rules)}.")
    setup = setup_of(spec)
    for chapter, heading in HEADINGS.items():
        body = _chapter(spec, chapter, setup)
        if body:
            lines += ["", heading, "-" * len(heading), *body]
    examples = examples_in_words(spec) if _as_written(resolved.composed) else []
    if examples:
        lines += ["", "For example", "-----------"]
        for example in examples:
            lines += _bullet(example)
    if spec.sources:
        lines += ["", *_paragraph(f"Source: {'; '.join(spec.sources)}")]
    return "\n".join(lines) + "\n"


def _as_written(composed: Composed) -> bool:
    """Say whether the game is just what its file says: only then its examples are sure to hold."""
    laid_from_outside = any(one.asked_at is None and not one.inherited for one in composed.overlays)
    return not laid_from_outside and all(document.file != SET_FILE for document in composed.layers)


def _chapter(spec: VariantSpec, chapter: str, setup: Setup) -> list[str]:
    """Read a chapter aloud: its own sentence if the chapter is one mapping of names, else those of its fields."""
    note = next((each for each in VariantSpec.model_fields[chapter].metadata if isinstance(each, Says)), None)
    if note is not None:
        return _laid_out([note.read(spec, chapter, setup)])
    return _laid_out(read_aloud(getattr(spec, chapter), setup))


def _laid_out(texts: list[str]) -> list[str]:
    """Join plain sentences to paragraphs; what is a list stays one."""
    lines: list[str] = []
    running: list[str] = []
    for text in texts:
        if "\n" not in text and not text.startswith("- "):
            running.append(text)
            continue
        lines += _paragraph(" ".join(running))
        running = []
        for line in text.split("\n"):
            lines += _bullet(line.removeprefix("- ")) if line.startswith("- ") else _paragraph(line)
    return lines + _paragraph(" ".join(running))


def _paragraph(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _bullet(text: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
