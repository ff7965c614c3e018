"""What is wrong with one value, said in the author's words."""

from __future__ import annotations

from typing import Any

from euchre_core.chapters.left_out import LeftOut, left_out_choice, left_out_key
from euchre_core.language.cards import canonical_card
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.document import Document
from euchre_core.language.slips import slip_in
from euchre_core.language.split_formula import SplitFormula, split_formulas
from euchre_core.language.wording import did_you_mean, nearest, shown
from euchre_core.variant.in_letters import as_cards, as_letters
from euchre_core.variant.likely import likely
from euchre_core.variant.misplaced import further_in, where_it_belongs
from euchre_core.variant.naming import call, say_value
from euchre_core.variant.remedies import (
    as_card,
    as_choice,
    as_formula,
    as_key,
    as_list,
    as_name,
    as_number,
    as_range,
    as_zero,
    number_meant,
    out_of_list,
)
from euchre_core.variant.shape import Group, Leaf, Many, Named, Path, setting_names, shape_at
from euchre_core.variant.wanted import (
    as_settings,
    composing,
    in_its_place,
    items_in,
    items_of,
    names_of,
    taken_away,
)


def bad_card(path: Path, text: str, document: Document) -> Diagnostic | None:
    """Return what is wrong with a text that should be a card, or None."""
    if canonical_card(text) is not None:
        return None
    span = document.span_of(path)
    several = as_cards(text)
    spelling = "cards are written JS, 10H or Joker: the rank, then S, H, D or C"
    return diagnose(
        "EU106",
        f"{shown(text)} is not a card",
        span,
        label="not a card",
        help=[f"put commas between cards: {shown(several)}" if several else spelling],
        fix=as_card(document, span, text),
    )


def not_in_the_language(rule: LeftOut, span: Span) -> Diagnostic:
    """Tell an author that what he tries is left out on purpose, why, and what comes nearest."""
    return diagnose(
        "EU190",
        f"{rule.what[0].lower()}{rule.what[1:]}: this is left out of the language",
        span,
        label="left out on purpose",
        notes=[rule.why],
        help=[f"nearest to it is {rule.instead}" if rule.instead else "delete it, and keep to it at the table"],
    )


def what_is_wrong(path: Path, kinds: set[str], data: Any, document: Document) -> list[Diagnostic]:
    """Translate the validator's errors about one place; ``kinds`` are their types, ``data`` is the whole file."""
    value = _at(data, path)
    shape = shape_at(path)
    owner = shape_at(path[:-1]) if path else None
    if "extra_forbidden" in kinds and isinstance(owner, Group):
        return [_unknown_key(path, owner, _at(data, path[:-1]), document)]
    if isinstance(owner, Named) and any(kind.startswith("string_pattern") for kind in kinds) and not _is_leaf(shape):
        return [_bad_name(path, document)]
    if isinstance(value, bool):
        return [_truth_value(path, value, shape, document)]
    if isinstance(shape, Leaf):
        return [_bad_leaf(path, value, shape, kinds, document)]
    if isinstance(shape, Many) and isinstance(value, list):
        span, help = document.span_of(path), [items_of(path, shape)]
        return [diagnose("EU102", f"{call(path)} is an empty list", span, label="nothing in it", help=help)]
    return [_wrong_kind(path, value, shape, document)]


def _at(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def _is_leaf(shape: object) -> bool:
    return isinstance(shape, Leaf)


def _unknown_key(path: Path, owner: Group, siblings: Any, document: Document) -> Diagnostic:
    key = str(path[-1])
    torn = torn_formula(path, siblings)
    if torn is not None:
        place, formula = torn
        span = document.span_of(place)
        fix = as_formula(document, path[:-1], formula)
        label = "the formula ends at the comma"
        return diagnose("EU107", formula.note, span, label=label, help=[formula.help], fix=fix)
    known = list(owner.keys)
    left_out = left_out_key(path, [*known, *setting_names()])
    if left_out is not None:
        return not_in_the_language(left_out, document.span_of(path, key=True))
    forgotten = _forgotten_colon(path, known, document)
    if forgotten is not None:
        return forgotten
    belongs = where_it_belongs(path, document)
    where = "known at the top of a file" if len(path) == 1 else f"a setting of {call(path[:-1])}"
    notes = [f"settings here: {', '.join(known)}"] if known else []
    return diagnose(
        "EU104",
        f"{shown(key)} is not {where}",
        document.span_of(path, key=True),
        label="not known here",
        help=belongs or did_you_mean(key, known) or ["write one of the settings here, or delete it"],
        notes=notes,
        fix=None if belongs else as_key(document, path, known),
    )


def _forgotten_colon(path: Path, known: list[str], document: Document) -> Diagnostic | None:
    """`match {target: 21}`, `{target:21}` and `{target 21}` are read as keys with a strange name."""
    span = document.span_of(path, key=True)
    line = document.text.split("\n")[span.line - 1]
    alone = not line[: span.column - 1].strip(" -")  # in block style the line tells more than the key YAML made of it
    slip = (slip_in(line) if alone else None) or slip_in(str(path[-1]))
    if slip is None:
        return None
    meant = slip.key if slip.key in known else next(iter(nearest(slip.key, known, limit=1)), None)
    if meant is None:
        return None
    written = f"{meant}{slip.meant.removeprefix(slip.key)}"
    help = [f"write {shown(written)}"]
    fix = slip.mended(document.text, span, meant)
    return diagnose("EU110", slip.headline, span, label="read as one word", help=help, fix=fix)


def torn_formula(path: Path, siblings: Any) -> tuple[Path, SplitFormula] | None:
    """Find the formula that YAML has cut at its comma, if a key is a piece of one; with its place."""
    key = str(path[-1])
    formulas = split_formulas(siblings) if isinstance(siblings, dict) and siblings.get(key) is None else []
    return next((((*path[:-1], one.key), one) for one in formulas if key in one.pieces), None)


def _bad_name(path: Path, document: Document) -> Diagnostic:
    fix = as_name(document, path)
    return diagnose(
        "EU109",
        f"{shown(path[-1])} cannot be a name in {call(path[:-1])}",
        document.span_of(path, key=True),
        label="not a name",
        notes=["names are written in small letters, digits and underscores, like ask_for_best"],
        help=[fix.title if fix else "write another name, like `ask_for_best`"],
        fix=fix,
    )


def _truth_value(path: Path, value: bool, shape: object, document: Document) -> Diagnostic:
    wanted = shape.wanted if isinstance(shape, Leaf) else "settings of its own"
    meant = likely(path, value, shape) if isinstance(shape, Leaf) else None
    notes = [f"choices: {wanted}"] if meant else []
    span = document.span_of(path)
    return diagnose(
        "EU108",
        f"{call(path)} is never true or false",
        span,
        label=f"you wrote {say_value(value)}",
        help=[meant.help if meant else f"write {wanted}"],
        notes=notes,
        fix=as_choice(document, span, meant, shape) if isinstance(shape, Leaf) else None,
    )


def _bad_leaf(path: Path, value: Any, leaf: Leaf, kinds: set[str], document: Document) -> Diagnostic:
    span = document.span_of(path)
    left_out = left_out_choice(path, value, [str(choice) for choice in leaf.choices])
    if left_out is not None:
        return not_in_the_language(left_out, span)
    if isinstance(value, str) and leaf.number and number_meant(value) is not None:
        return _number_as_text(path, value, leaf, document)
    if isinstance(value, int) and leaf.number:
        return _out_of_range(path, value, leaf, span)
    if isinstance(value, str) and leaf.choices:
        return _not_a_choice(path, value, leaf, document)
    fix = out_of_list(document, span, value, leaf)
    if isinstance(value, str):
        fix = as_range(document, span, value, leaf) or as_letters(document, span, value, leaf)
        fix = fix or as_zero(document, span, value, leaf)
    label = f"you wrote {say_value(value)}"
    help = [fix.title] if fix else composing(path, value) or [in_its_place(path, leaf)]
    return diagnose("EU102", f"{call(path)} takes {leaf.wanted}", span, label=label, help=help, fix=fix)


def _number_as_text(path: Path, value: str, leaf: Leaf, document: Document) -> Diagnostic:
    span = document.span_of(path)
    fix = as_number(document, span, value, leaf)
    in_quotes = document.written(span)[:1] in ("'", '"')
    number = number_meant(value)
    return diagnose(
        "EU102",
        f"{call(path)} takes a whole number",
        span,
        label=f"you wrote {say_value(value)}",
        help=[f"drop the quotes: {number}" if in_quotes else f"write {number}"],
        fix=fix,
    )


def _list_of(path: Path) -> Path:
    """Speak of the list rather than of its third item."""
    return path[:-1] if path and isinstance(path[-1], int) else path


def _out_of_range(path: Path, value: int, leaf: Leaf, span: Span) -> Diagnostic:
    smaller = leaf.low is not None and value < leaf.low
    limit = f"at least {leaf.low}" if smaller else f"at most {leaf.high}"
    return diagnose(
        "EU105",
        f"{call(path)} is {limit}",
        span,
        label=f"too {'small' if smaller else 'large'}",
        help=[f"write {leaf.wanted}"],
    )


def _not_a_choice(path: Path, value: str, leaf: Leaf, document: Document) -> Diagnostic:
    span = document.span_of(path)
    meant = likely(path, value, leaf)
    fix = as_range(document, span, value, leaf) or as_choice(document, span, meant, leaf)
    only_words = not leaf.number and not leaf.text
    wanted = ", ".join(str(choice) for choice in leaf.choices) if only_words else leaf.wanted
    return diagnose(
        "EU103",
        f"{shown(value)} is not a choice of {call(_list_of(path))}",
        span,
        label="not a choice",
        help=[meant.help if meant else in_its_place(path, leaf)],
        notes=[f"choices: {wanted}"] if meant else [],
        fix=fix,
    )


def _wrong_kind(path: Path, value: Any, shape: object, document: Document) -> Diagnostic:
    span = document.span_of(path)
    label = f"you wrote {say_value(value)}"
    first_line = document.text.split("\n")[span.line - 1][span.column - 1 :] if span.end_line > span.line else value
    slip = slip_in(first_line) if isinstance(value, str) else None
    if isinstance(shape, Group) and slip is not None and slip.key in shape.keys:
        fix = slip.mended(document.text, span, slip.key)
        return diagnose("EU110", slip.headline, span, label="read as one text", help=[slip.help], fix=fix)
    if isinstance(shape, Many):
        items = items_in(value, shape)
        several = as_cards(value) if isinstance(value, str) and len(items) < 2 else None
        example = f"[{several or ', '.join(items)}]" if items else "[first, second]"
        help = composing(path, value) or [f"write it like {shown(example)}"]
        fix = as_list(document, span, value, items)
        return diagnose("EU102", f"{call(path)} is a list", span, label=label, help=help, fix=fix)
    if isinstance(shape, Group):
        settings = f"settings: {', '.join(shape.keys)}"
        help = further_in(path, document) or taken_away(path, value) or as_settings(path, value, shape)
        headline = f"{call(path)} takes settings, `key: value`"
        return diagnose("EU102", headline, span, label=label, notes=[settings], help=help)
    help = taken_away(path, value) or ([names_of(path, shape)] if isinstance(shape, Named) else [])
    return diagnose("EU102", f"{call(path)} takes names, each with its settings", span, label=label, help=help)
