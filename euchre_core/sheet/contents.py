"""The rule sheet: a game read aloud, chapter by chapter, with the tables that go with it.

It says every rule in force and nothing else. The sentences stand beside the fields of the chapters; here they are only
put in order.
"""

from __future__ import annotations

from itertools import groupby

from euchre_core.chapters.sentence import Says, Setup, read_aloud
from euchre_core.kernel.rules import Rules
from euchre_core.language.merge import Composed
from euchre_core.language.settings import FILE as SET_FILE
from euchre_core.language.translation import say, say_name, sentence, spoken
from euchre_core.sheet.document import Block, Items, Paragraph, Section, Sheet, Table
from euchre_core.sheet.examples import examples_in_words
from euchre_core.sheet.headings import DROPPING_OUT, HEADINGS
from euchre_core.sheet.in_short import in_short
from euchre_core.sheet.ladder import ladder_tables
from euchre_core.sheet.one_line import in_one_line, names_in_one_line
from euchre_core.sheet.points import points_tables
from euchre_core.sheet.ranking import ranking_tables
from euchre_core.sheet.setup import setup_of
from euchre_core.variant.facts import Facts
from euchre_core.variant.load import Resolved
from euchre_core.variant.spec import VariantSpec


def sheet_of(resolved: Resolved, rules: Rules | None = None) -> Sheet:
    """Read a game aloud, in the language that is being spoken (`translation.speaking`).

    Args:
        resolved: a finished game, as `variant.load.finish` gives it.
        rules: the same game, compiled, where somebody has it already.

    """
    spec = names_in_one_line(resolved.spec)
    facts = Facts(spec)
    rules = rules if rules is not None else resolved.compile()
    setup = setup_of(spec)
    sections = [_section(spec, chapter, setup, _tables(chapter, facts, rules)) for chapter in HEADINGS]
    return Sheet(
        language=spoken(),
        title=in_one_line(say_name(spec.name or resolved.name)),
        in_short=in_short(facts),
        opening=tuple(_opening(spec, resolved.composed)),
        sections=tuple(each for each in [*sections, _examples(spec, resolved.composed)] if each.blocks),
        closing=tuple(_closing(spec)),
    )


def _opening(spec: VariantSpec, composed: Composed) -> list[Block]:
    """Say what the file says of the game, and which house rules are laid over it."""
    titles = [say_name(str(one.document.data.get("overlay", one.name))) for one in composed.overlays]
    told: list[Block] = [Paragraph(in_one_line(say_name(spec.summary)))] if spec.summary else []
    if titles:
        listed = ", ".join(map(in_one_line, titles))
        told.append(Paragraph(sentence(lambda: say("With these house rules: {titles}.", titles=listed))))
    return told


def _section(spec: VariantSpec, chapter: str, setup: Setup, tables: list[Table]) -> Section:
    """Read a chapter aloud: its own sentence if the chapter is one mapping of names, else those of its fields."""
    note = next((each for each in VariantSpec.model_fields[chapter].metadata if isinstance(each, Says)), None)
    told = [note.read(spec, chapter, setup)] if note is not None else read_aloud(getattr(spec, chapter), setup)
    heading = sentence(lambda: say(_heading(spec, chapter, setup)))
    return Section(chapter, heading, (*in_blocks([each for each in told if each]), *tables))


def _heading(spec: VariantSpec, chapter: str, setup: Setup) -> str:
    """Give the heading of a chapter; where hands are dropped and never played alone, that is what it is about."""
    kept = spec.alone.model_copy(update={"drop_out": "never"})
    if chapter == "alone" and spec.alone.drop_out != "never" and not read_aloud(kept, setup):
        return DROPPING_OUT
    return HEADINGS[chapter]


def in_blocks(texts: list[str]) -> list[Block]:
    """Join plain sentences to paragraphs; what is a list stays one."""
    blocks: list[Block] = []
    running: list[str] = []
    for text in texts:
        if "\n" not in text and not text.startswith("- "):
            running.append(text)
            continue
        blocks += _paragraph(running)
        running = []
        for is_item, lines in groupby(text.split("\n"), lambda line: line.startswith("- ")):
            if is_item:
                blocks.append(Items(tuple(line.removeprefix("- ") for line in lines)))
            else:
                blocks += [Paragraph(line) for line in lines if line]
    return blocks + _paragraph(running)


def _paragraph(sentences: list[str]) -> list[Block]:
    return [Paragraph(" ".join(sentences))] if sentences else []


def _tables(chapter: str, facts: Facts, rules: Rules) -> list[Table]:
    if chapter == "pack":
        return ranking_tables(facts, rules)
    if chapter == "auction":
        return ladder_tables(facts)
    return points_tables(facts, rules) if chapter == "scoring" else []


def _examples(spec: VariantSpec, composed: Composed) -> Section:
    examples = examples_in_words(spec) if _as_written(composed) else []
    return Section(
        "examples",
        sentence(lambda: say("For example")),
        (Items(tuple(map(in_one_line, examples))),) if examples else (),
    )


def _as_written(composed: Composed) -> bool:
    """Say whether the game is just what its file says: only then its examples are sure to hold."""
    laid_from_outside = any(one.asked_at is None and not one.inherited for one in composed.overlays)
    return not laid_from_outside and all(document.file != SET_FILE for document in composed.layers)


def _closing(spec: VariantSpec) -> list[Block]:
    if not spec.sources:
        return []
    listed = "; ".join(map(in_one_line, spec.sources))
    return [Paragraph(sentence(lambda: say("Source: {sources}", sources=listed)))]
