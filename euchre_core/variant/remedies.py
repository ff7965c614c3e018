"""What a program can write in place of a wrong value or key, and whether that is surely what was meant."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace

from euchre_core.language.cards import meant_card
from euchre_core.language.diagnostic import Diagnostic, Edit, Fix, Span
from euchre_core.language.document import Document
from euchre_core.language.formula.division import with_slash
from euchre_core.language.remedies import replaced, respelled, rewritten
from euchre_core.language.split_formula import SplitFormula
from euchre_core.language.wording import as_yaml, without_unseen
from euchre_core.variant.likely import JUNK, NO, Likely
from euchre_core.variant.shape import Leaf, Path, shape_at
from euchre_core.variant.wanted import number_in_words

_RANGE = re.compile(r"([0-9]{1,2})\s*(?:-|–|—|to|\.{2,3}|…)\s*([0-9]{1,2}|all)")
_WHOLE = re.compile(r"""\s*(["']?)\s*([-+]?[0-9]{1,9})(?:\.0*)?\s*\1[,;]?\s*""")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


def number_meant(text: str) -> int | None:
    """Give the number that is surely meant by a text: one in quotes, `3.0`, with a comma behind it, or in words."""
    found = _WHOLE.fullmatch(without_unseen(text))
    return int(found[2]) if found else number_in_words(text)


def as_number(document: Document, span: Span, text: str, leaf: Leaf) -> Fix | None:
    """Write a number without the quotes, or whatever else makes a text of it."""
    number = number_meant(text)
    if number is None:
        return None
    fits = (leaf.low is None or number >= leaf.low) and (leaf.high is None or number <= leaf.high)
    return rewritten(document, span, str(number), is_safe=True) if fits else None


def as_zero(document: Document, span: Span, text: str, leaf: Leaf) -> Fix | None:
    """Write 0 for a no, where none at all is a number that can stand there."""
    counts = leaf.number and leaf.low == 0 and not leaf.choices and not leaf.text
    if not counts or without_unseen(text).strip(JUNK).lower() not in NO:
        return None
    return rewritten(document, span, "0", is_safe=True)


def as_range(document: Document, span: Span, text: str, leaf: Leaf) -> Fix | None:
    """Write a range with its two dots."""
    found = _RANGE.fullmatch(text.strip(JUNK).lower())
    if found is None or "3..5" not in leaf.wanted:
        return None
    return replaced(document, span, f"{found[1]}..{found[2]}", is_safe=True)


def as_choice(document: Document, span: Span, likely: Likely | None, leaf: Leaf) -> Fix | None:
    """Write the choice that was most likely meant."""
    if likely is None:
        return None
    write = replaced if likely.choice in leaf.choices else rewritten  # a number has no quotes
    return write(document, span, likely.choice, is_safe=likely.is_certain)


def as_card(document: Document, span: Span, text: str) -> Fix | None:
    """Write a card as cards are written."""
    card = meant_card(text)
    return replaced(document, span, card, is_safe=True) if card else None


def out_of_list(document: Document, span: Span, value: object, leaf: Leaf) -> Fix | None:
    """Take the brackets from a list of one, where the one would do."""
    if not isinstance(value, list) or len(value) != 1:
        return None
    one = value[0]
    if isinstance(one, bool) or not isinstance(one, str | int):
        return None
    if not (one in leaf.choices or (leaf.number if isinstance(one, int) else leaf.text)):
        return None
    return rewritten(document, span, as_yaml(one), is_safe=True)


def as_list(document: Document, span: Span, value: object, items: Collection[str] = ()) -> Fix | None:
    """Put one value into a list; a text with several words may be meant for several values.

    items: the values, where a text is surely several.
    """
    written = document.written(span)
    if not written or not isinstance(value, str | int) or isinstance(value, bool):
        return None
    if len(items) > 1:
        return rewritten(document, span, f"[{', '.join(items)}]", is_safe=True)
    one = not isinstance(value, str) or not re.search(r"[,;\s]", value)
    edits = (
        Edit(replace(span, end_column=span.column), "["),
        Edit(replace(span, column=span.end_column), "]"),
    )
    return Fix("make it a list", edits, is_safe=one)


def as_key(document: Document, path: Path, known: Collection[str]) -> Fix | None:
    """Write the key that was meant, unless it stands there already."""
    siblings = document.value_of(path[:-1])
    taken = siblings if isinstance(siblings, dict) else ()
    return respelled(document, document.span_of(path, key=True), str(path[-1]), known, taken, slips=True)


def as_name(document: Document, path: Path) -> Fix | None:
    """Write a name in small letters; if it is used elsewhere too, that is only a guess."""
    written = str(path[-1])
    name = re.sub("[^a-z0-9]+", "_", re.sub("(?<=[a-z])(?=[A-Z])", "_", written).lower()).strip("_")
    siblings = document.value_of(path[:-1])
    if not _NAME.fullmatch(name) or (isinstance(siblings, dict) and name in siblings):
        return None
    return replaced(document, document.span_of(path, key=True), name, is_safe=document.text.count(written) == 1)


def as_formula(document: Document, owner: Path, formula: SplitFormula) -> Fix | None:
    """Put a formula into quotes that a comma has torn apart, or write its division with `/`."""
    start, end = document.span_of((*owner, formula.key)), document.span_of((*owner, formula.pieces[-1]), key=True)
    if start.line != end.end_line or '"' in formula.text:
        return None
    whole = replace(start, end_column=end.end_column)
    if formula.divides:
        return Fix(formula.help, (Edit(whole, with_slash(formula.text)),), is_safe=True)
    return Fix("put the formula in quotes", (Edit(whole, f'"{with_slash(formula.text)}"'),), is_safe=True)


def surer(finding: Diagnostic, documents: Mapping[str, Document]) -> Diagnostic:
    """Call the fix of an oddly spelled number safe where nothing but a number can stand, so that it is no text."""
    if finding.code not in ("EU012", "EU013") or finding.fix is None or finding.span is None:
        return finding
    document = documents.get(finding.span.file)
    here = (finding.span.line, finding.span.column)
    for path, (_, place) in ((document.spans or {}) if document else {}).items():
        if place[:2] == here:
            shape = shape_at(path)
            certain = isinstance(shape, Leaf) and (shape.number or _only_numbers(shape))
            return replace(finding, fix=replace(finding.fix, is_safe=certain))
    return finding


def _only_numbers(leaf: Leaf) -> bool:
    return bool(leaf.choices) and not leaf.text and all(isinstance(choice, int) for choice in leaf.choices)
