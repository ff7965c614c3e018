"""Validation of what one file says: every key known, every value of a possible kind; nothing is required."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from pydantic import ValidationError

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Fix
from euchre_core.language.document import Document
from euchre_core.language.formula import FormulaError, Kind, parse
from euchre_core.language.migrating import format_finding
from euchre_core.language.remedies import inserted, replaced, respelled, rewritten
from euchre_core.language.wording import as_yaml, did_you_mean, meant, shown
from euchre_core.variant.mistakes import bad_card, torn_formula, what_is_wrong
from euchre_core.variant.shape import Group, Leaf, Many, Named, Path, Shape, all_settings, file_shape, shape_at
from euchre_core.variant.spec import VariantSpec

DocumentOf = Callable[[Path], Document]


def check_format(document: Document) -> list[Diagnostic]:
    """Check the first key, which says what language the rest is written in."""
    written = document.data.get("format")
    if written == 1 and not isinstance(written, bool):
        return []
    place = document.span_of(("format",))
    if written is None and any(each.span == place for each in document.diagnostics):
        return []  # what is written there is no value at all, and that has been said
    of_another_time = format_finding(document)
    if of_another_time is not None:
        return [of_another_time]
    if "format" not in document.data:
        return [
            diagnose(
                "EU101",
                "the file does not say in which format it is written",
                document.span_of((), key=True),
                help=["begin the file with `format: 1`"],
                fix=_with_format(document),
            )
        ]
    return [
        diagnose(
            "EU103",
            f"this program reads format 1, and the file says {shown(as_yaml(written))}",
            document.span_of(("format",)),
            label="not known here",
            help=["write `format: 1`"],
            fix=rewritten(document, place, "1", is_safe=True) if str(written).strip(" v") == "1" else None,
        )
    ]


def _with_format(document: Document) -> Fix | None:
    """Begin the file with its format, unless it is written in one line; one that is only spelled oddly is respelled."""
    for key in document.data:
        if meant(key, ["format"]):
            return replaced(document, document.span_of((key,), key=True), "format", is_safe=True)
    first = document.span_of(())
    if first.column != 1 or document.text.split("\n")[first.line - 1].startswith("{"):
        return None
    return inserted(document.file, first.line, 1, "format: 1\n", "begin with `format: 1`")


def check_file(document: Document) -> list[Diagnostic]:
    """Check one file by itself. A ``null`` is allowed for every known key.

    Where the reading has found a mistake, nothing more is said: what stands there is not what was read.
    """
    found = check_format(document)
    found = found or [*check_values(document.data, lambda path: document), *_requirements(document)]
    said = {each.span for each in document.diagnostics}
    return [each for each in found if each.span not in said]


def check_values(data: dict[str, Any], document_of: DocumentOf) -> list[Diagnostic]:
    """Check that every key is known and every value possible; ``document_of`` says which file set a path."""
    said = what_is_said(data)
    found: list[Diagnostic] = []
    wrong: set[Path] = set()
    try:
        VariantSpec.model_validate(said)
    except ValidationError as error:
        for path, kinds in _places(error, said).items():
            wrong.add(path[:-1] if _is_torn(path, said) else path)
            found += [each for each in what_is_wrong(path, kinds, said, document_of(path)) if each not in found]
    found += _formulas_and_cards(said, wrong, document_of)
    return found


def _requirements(document: Document) -> Iterator[Diagnostic]:
    """Check that what an overlay requires are settings of the language."""
    requires = document.data.get("requires")
    for setting in requires if isinstance(requires, dict) else ():
        path = tuple(setting.split("."))
        if shape_at(path) is None:
            known = [".".join(str(part) for part in each) for each, _ in all_settings() if "*" not in each]
            yield diagnose(
                "EU104",
                f"{shown(setting)} is not a setting",
                document.span_of(("requires", setting), key=True),
                label="not known here",
                help=did_you_mean(setting, known),
                fix=respelled(document, document.span_of(("requires", setting), key=True), setting, known),
            )


def what_is_said(data: dict[str, Any]) -> dict[str, Any]:
    """Return what a file says without what it does not: nulls of known keys, and an author's own keys."""
    said: dict[str, Any] = _said(data, file_shape(), ())
    return said


def _said(value: Any, shape: Shape | None, path: Path) -> Any:
    if isinstance(shape, Many) and isinstance(value, list):
        return [_said(item, shape.item, (*path, place)) for place, item in enumerate(value)]
    if not isinstance(value, dict) or not isinstance(shape, Group | Named):
        return value
    kept: dict[str, Any] = {}
    for key, item in value.items():
        here = (*path, key)
        if isinstance(shape, Named):
            if item is not None or path[:1] == ("examples",):  # an example has no parent that it could take back
                kept[key] = _said(item, shape.item, here)
        elif key not in shape.keys and (_is_free(here) or _is_start(here)):
            continue
        elif item is not None or key not in shape.keys:
            kept[key] = _said(item, shape.keys.get(key), here)
    return kept


def _is_free(path: Path) -> bool:
    return len(path) == 1 and str(path[0]).startswith("x-")


def _is_start(path: Path) -> bool:
    return len(path) == 2 and path[1] == "inherits"


def _places(error: ValidationError, data: Any) -> dict[Path, set[str]]:
    """Sort the errors by the place in the file they are about: one mistake there, however many types did not fit."""
    places: dict[Path, set[str]] = {}
    for each in error.errors(include_url=False, include_context=False, include_input=False):
        places.setdefault(_path_in(each["loc"], data), set()).add(each["type"])
    return {
        path: kinds
        for path, kinds in places.items()
        if not any(len(other) > len(path) and other[: len(path)] == path for other in places)
    }


def _path_in(location: tuple[int | str, ...], data: Any) -> Path:
    """Keep of an error's location what stands in the file; the rest names types."""
    path: list[int | str] = []
    for part in location:
        in_mapping = isinstance(data, dict) and part in data
        in_list = isinstance(data, list) and isinstance(part, int) and part < len(data)
        if in_mapping or in_list:
            data = data[part]
            path.append(part)
    return tuple(path)


def _is_torn(path: Path, data: Any) -> bool:
    for part in path[:-1]:
        data = data[part]
    return bool(path) and torn_formula(path, data) is not None


def _formulas_and_cards(data: Any, wrong: set[Path], document_of: DocumentOf) -> Iterator[Diagnostic]:
    for path, text, leaf in _texts(data, file_shape(), ()):
        if any(path[: len(place)] == place or place[: len(path)] == path for place in wrong):
            continue
        if leaf.card:
            found = bad_card(path, text, document_of(path))
            if found is not None:
                yield found
        elif leaf.formula is not None:
            error = formula_error(text, leaf.formula)
            if error is not None:
                yield _bad_formula(path, error, document_of(path))


def _texts(value: Any, shape: Shape | None, path: Path) -> Iterator[tuple[Path, str, Leaf]]:
    if isinstance(shape, Leaf):
        if isinstance(value, str) and (shape.card or shape.formula is not None):
            yield path, value, shape
    elif isinstance(value, dict) and isinstance(shape, Group | Named):
        for key, item in value.items():
            inner = shape.keys.get(key) if isinstance(shape, Group) else shape.item
            yield from _texts(item, inner, (*path, key))
    elif isinstance(value, list) and isinstance(shape, Many):
        for place, item in enumerate(value):
            yield from _texts(item, shape.item, (*path, place))


@lru_cache(maxsize=512)
def formula_error(text: str, kind: Kind) -> FormulaError | None:
    """Return what is wrong with a formula, or None."""
    try:
        parse(text, kind)
    except FormulaError as error:
        return error
    return None


def _bad_formula(path: Path, error: FormulaError, document: Document) -> Diagnostic:
    return diagnose(
        "EU107",
        error.message,
        document.span_within(path, error.column, error.length),
        label="here",
        help=[error.help] if error.help else [],
    )
