"""Runs the examples of a file: what the author says the rules do, beside what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from euchre_core.kernel.rules import Rules
from euchre_core.language.catalog import Located, find
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, VariantError, in_order
from euchre_core.language.document import Document, open_file
from euchre_core.language.remedies import replaced
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.load import file_findings, finish
from euchre_core.variant.validate import what_is_said

from .complaint import Complaint
from .sense import senseless
from .trial import Trial

BUT_NOT_PASSED = "the game can be played all the same, but `euchre test` lets no such example pass"


@dataclass(frozen=True)
class Report:
    """What came of the examples of a file.

    Attributes:
        name: the file; passed: how many examples came out as written.
        failures: the others: what the rules give instead (EU601), or why the example proves nothing (EU602).
        sources: the texts of the files, to show the places in.
    """

    name: str
    passed: int
    failures: tuple[Diagnostic, ...]
    sources: Mapping[str, str]


def run_examples(name_or_path: str | Located) -> Report:
    """Run the examples of a game, or of an overlay on every game it was tried on.

    Raises:
        VariantError: the file cannot be found or is not a playable game.
    """
    located = name_or_path if isinstance(name_or_path, Located) else find(name_or_path)
    document = open_file(located)
    wrong = [each for each in (*document.diagnostics, *file_findings(document)) if each.is_error]
    if wrong:
        raise VariantError(wrong)
    passed, failures = 0, []
    sources = {document.file: document.text}
    for game, rules, read in games(located, document):
        sources |= read
        where = f" on `{game}`" if located.kind == "overlay" else ""
        for example, place in examples_for(document, game):
            found = Trial(rules, example).complaint()
            if found is None:
                passed += 1
            else:
                failures.append(finding(document, place, found, where))
    return Report(located.name, passed, tuple(in_order(failures)), sources)


def senseless_examples(document: Document, game: str, rules: Rules, where: str = "") -> list[Diagnostic]:
    """The examples of a file that mean nothing in a game; wrong ones are none of them."""
    found: list[Diagnostic] = []
    for example, place in examples_for(document, game):
        complaints = senseless(rules, example)
        if not complaints:
            complaint = Trial(rules, example).complaint()
            slip = complaint.because if complaint is not None else None
            complaints = [each for each in (complaint, slip) if each is not None and each.senseless]
        found += [finding(document, place, each, where) for each in complaints]
    return [replace(found[0], notes=(*found[0].notes, BUT_NOT_PASSED)), *found[1:]] if found else []


def finding(document: Document, place: int, complaint: Complaint, where: str) -> Diagnostic:
    """Point at what is wrong in an example."""
    code = "EU602" if complaint.senseless else "EU601"
    path = ("examples", place, *complaint.place)
    names_somebody = len(path) == 4 and isinstance(path[-1], str)
    span = document.span_of(path, key=complaint.senseless and names_somebody)
    right = complaint.write
    fix = replaced(document, span, right.text, is_safe=right.is_certain) if right is not None else None
    return diagnose(code, f"{complaint.text}{where}", span, notes=complaint.notes, help=complaint.help, fix=fix)


def games(located: Located, document: Document) -> Iterator[tuple[str, Rules, Mapping[str, str]]]:
    """The games to try the examples on: the file itself, or each game an overlay names."""
    if located.kind != "overlay":
        resolved = finish(located)
        yield located.name, resolved.compile(), resolved.sources
        return
    written = document.data.get("tested_on") or []
    names = [str(each) for each in written] if isinstance(written, list) else [str(written)]
    for example, _ in all_examples(document):
        if example.on is not None and example.on not in names:
            names.append(example.on)
    for name in names:
        resolved = finish(find(name, located.path.parent), overlays=[located])
        yield name, resolved.compile(), resolved.sources


def all_examples(document: Document) -> list[tuple[ExampleSpec, int]]:
    """The examples as written, with their places in the list."""
    written = what_is_said({"examples": document.data.get("examples") or []})["examples"]
    if not isinstance(written, list):
        return []
    return [(ExampleSpec.model_validate(example), place) for place, example in enumerate(written)]


def examples_for(document: Document, game: str) -> list[tuple[ExampleSpec, int]]:
    """The examples that are meant for this game."""
    return [(example, place) for example, place in all_examples(document) if example.on in (None, game)]


__all__ = ["Report", "VariantError", "run_examples"]
