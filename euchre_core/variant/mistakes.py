"""What is wrong with one value, said in the author's words."""

from __future__ import annotations

from typing import Any

from euchre_core.chapters.later import is_later_choice, later_choices, later_keys
from euchre_core.language.cards import canonical_card
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.document import Document
from euchre_core.language.wording import did_you_mean, nearest, shown
from euchre_core.variant.naming import call, say_value
from euchre_core.variant.shape import Group, Leaf, Many, Named, Path, shape_at

_LATER_RANKS = ("11", "12", "13")


def bad_card(path: Path, text: str, document: Document) -> Diagnostic | None:
    """Return what is wrong with a text that should be a card, or None."""
    if canonical_card(text) is not None:
        return None
    span = document.span_of(path)
    if text[:2] in _LATER_RANKS and canonical_card(f"10{text[2:]}") is not None:
        return _later_choice(path, text, span)
    return diagnose(
        "EU106",
        f"{shown(text)} is not a card",
        span,
        label="not a card",
        help=["cards are written JS, 10H or Joker: the rank, then S, H, D or C"],
    )


def not_supported(path: Path, span: Span) -> Diagnostic:
    """Refuse a setting or a choice that the language has and the program does not play yet."""
    return diagnose(
        "EU190",
        f"{call(path)} is not supported yet",
        span,
        label="not played yet",
        notes=["the language has this setting, but the program cannot play by it so far"],
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
        return [diagnose("EU102", f"{call(path)} is an empty list", document.span_of(path), label="nothing in it")]
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
        whole = f'{torn[-1]}: "{siblings[torn[-1]]}, {key}"'
        return diagnose(
            "EU107",
            "a formula with a comma needs quotes inside { }",
            document.span_of(torn),
            label="the formula ends at the comma",
            help=[f"write {shown(whole)}"],
        )
    known = list(owner.keys)
    where = "known at the top of a file" if len(path) == 1 else f"a setting of {call(path[:-1])}"
    notes = [f"settings here: {', '.join(known)}"] if known else []
    return diagnose(
        "EU104",
        f"{shown(key)} is not {where}",
        document.span_of(path, key=True),
        label="not known here",
        help=did_you_mean(key, [*known, *later_keys(path[:-1])]),
        notes=notes,
    )


def torn_formula(path: Path, siblings: Any) -> Path | None:
    """Find the formula that YAML has cut at its comma: ``{points: max(tricks, value)}`` has a key ``value)``."""
    key = path[-1]
    if not isinstance(siblings, dict) or siblings.get(key) is not None or ")" not in str(key):
        return None
    cut = [name for name, text in siblings.items() if isinstance(text, str) and text.count("(") > text.count(")")]
    return (*path[:-1], cut[-1]) if cut else None


def _bad_name(path: Path, document: Document) -> Diagnostic:
    return diagnose(
        "EU109",
        f"{shown(path[-1])} cannot be a name in {call(path[:-1])}",
        document.span_of(path, key=True),
        label="not a name",
        notes=["names are written in small letters, digits and underscores, like ask_for_best"],
    )


def _truth_value(path: Path, value: bool, shape: object, document: Document) -> Diagnostic:
    wanted = shape.wanted if isinstance(shape, Leaf) else "settings of its own"
    return diagnose(
        "EU108",
        f"{call(path)} is never true or false",
        document.span_of(path),
        label=f"you wrote {say_value(value)}",
        help=[f"write {wanted}"],
    )


def _bad_leaf(path: Path, value: Any, leaf: Leaf, kinds: set[str], document: Document) -> Diagnostic:
    span = document.span_of(path)
    if isinstance(value, str | int) and is_later_choice(path, value):
        return _later_choice(path, value, span)
    if isinstance(value, str) and leaf.number and _is_number(value):
        return diagnose(
            "EU102",
            f"{call(path)} takes a whole number",
            span,
            label=f"you wrote {say_value(value)}",
            help=[f"drop the quotes: {value.strip()}"],
        )
    if isinstance(value, int) and leaf.number:
        return _out_of_range(path, value, leaf, span)
    if isinstance(value, str) and leaf.choices:
        return _not_a_choice(path, value, leaf, span)
    return diagnose("EU102", f"{call(path)} takes {leaf.wanted}", span, label=f"you wrote {say_value(value)}")


def _later_choice(path: Path, value: str | int, span: Span) -> Diagnostic:
    return diagnose(
        "EU190",
        f"the choice {shown(value)} of {call(_list_of(path))} is not supported yet",
        span,
        label="not played yet",
        notes=["the language has this choice, but the program cannot play by it so far"],
    )


def _list_of(path: Path) -> Path:
    """Speak of the list rather than of its third item."""
    return path[:-1] if path and isinstance(path[-1], int) else path


def _is_number(text: str) -> bool:
    return text.strip().removeprefix("-").isdecimal() and len(text) < 20


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


def _not_a_choice(path: Path, value: str, leaf: Leaf, span: Span) -> Diagnostic:
    later = [str(choice) for choice in later_choices(path)]
    close = nearest(value, [*(str(choice) for choice in leaf.choices), *later], limit=1)
    only_words = not leaf.number and not leaf.text
    wanted = ", ".join(str(choice) for choice in leaf.choices) if only_words else leaf.wanted
    return diagnose(
        "EU103",
        f"{shown(value)} is not a choice of {call(_list_of(path))}",
        span,
        label="not a choice",
        help=[f"did you mean {shown(word)}?{' (not supported yet)' if word in later else ''}" for word in close],
        notes=[f"choices: {wanted}"],
    )


def _wrong_kind(path: Path, value: Any, shape: object, document: Document) -> Diagnostic:
    span = document.span_of(path)
    label = f"you wrote {say_value(value)}"
    if isinstance(shape, Many):
        example = f"[{value}]" if isinstance(value, str | int) else "[first, second]"
        return diagnose("EU102", f"{call(path)} is a list", span, label=label, help=[f"write it like {shown(example)}"])
    if isinstance(shape, Group):
        settings = f"settings: {', '.join(shape.keys)}"
        return diagnose("EU102", f"{call(path)} takes settings, `key: value`", span, label=label, notes=[settings])
    return diagnose("EU102", f"{call(path)} takes names, each with its settings", span, label=label)
