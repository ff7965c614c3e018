"""For code scanning: SARIF 2.1.0, the form in which GitHub and editors take the findings of any linter."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from urllib.parse import quote

from euchre_core.language.codes import CODES, severity_of
from euchre_core.language.diagnostic import Diagnostic, Fix, Span, in_order
from euchre_core.language.pages import as_markdown, as_text, page_of
from euchre_core.version import VERSION

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_ROOT = "%SRCROOT%"
_Data = dict[str, object]


def render_sarif(diagnostics: Iterable[Diagnostic]) -> str:
    """Give the findings as a SARIF log of one run. Files are named relative to the working directory."""
    found = in_order(diagnostics)
    codes = sorted({each.code for each in found})
    files = sorted({span.file for each in found for span in _spans(each)})
    run = {
        "tool": {"driver": {"name": "euchre", "version": VERSION, "rules": [_rule(code) for code in codes]}},
        "invocations": [{"executionSuccessful": True}],
        "columnKind": "unicodeCodePoints",
        "artifacts": [{"location": _artifact(file)} for file in files],
        "results": [_result(each, codes, files) for each in found],
    }
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _spans(diagnostic: Diagnostic) -> list[Span]:
    """Give all places of a finding, its own first."""
    own = [diagnostic.span] if diagnostic.span else []
    edits = diagnostic.fix.edits if diagnostic.fix else ()
    return [*own, *(span for span, _ in diagnostic.related), *(edit.span for edit in edits)]


def _rule(code: str) -> _Data:
    name, meaning = CODES[code]
    page = page_of(code)
    help = {"text": as_text(page), "markdown": as_markdown(page)} if page else {"text": meaning}
    return {
        "id": code,
        "name": name,
        "shortDescription": {"text": meaning},
        "help": help,
        "defaultConfiguration": {"level": severity_of(code)},
    }


def _result(diagnostic: Diagnostic, codes: Sequence[str], files: Sequence[str]) -> _Data:
    remarks = [*(f"help: {each}" for each in diagnostic.help), *(f"note: {each}" for each in diagnostic.notes)]
    result: _Data = {
        "ruleId": diagnostic.code,
        "ruleIndex": codes.index(diagnostic.code),
        "level": diagnostic.severity,
        "message": {"text": "\n".join([diagnostic.headline, *remarks])},
    }
    if diagnostic.span:
        result["locations"] = [_location(diagnostic.span, files, diagnostic.label)]
    if diagnostic.related:
        related = [_location(span, files, words) for span, words in diagnostic.related]
        result["relatedLocations"] = [{"id": at, **each} for at, each in enumerate(related, 1)]
    if diagnostic.fix:
        result["fixes"] = [_fix(diagnostic.fix, files)]
        result["properties"] = {"fixIsSafe": diagnostic.fix.is_safe}
    return result


def _location(span: Span, files: Sequence[str], words: str) -> _Data:
    place = {"artifactLocation": _indexed(span.file, files), "region": _region(span)}
    return {"physicalLocation": place, **({"message": {"text": words}} if words else {})}


def _fix(fix: Fix, files: Sequence[str]) -> _Data:
    changes = []
    for file in dict.fromkeys(edit.span.file for edit in fix.edits):
        replacements = [
            {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}
            for edit in fix.edits
            if edit.span.file == file
        ]
        changes.append({"artifactLocation": _indexed(file, files), "replacements": replacements})
    return {"description": {"text": fix.title}, "artifactChanges": changes}


def _region(span: Span) -> _Data:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }


def _indexed(file: str, files: Sequence[str]) -> _Data:
    return {**_artifact(file), "index": files.index(file)}


def _artifact(file: str) -> _Data:
    """Name a file: relative to the root of the sources, or if it lies elsewhere by its whole path."""
    path = Path(file)
    if path.is_absolute() and path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    if path.is_absolute():
        return {"uri": path.as_uri()}
    return {"uri": quote(os.fsencode(path.as_posix())), "uriBaseId": _ROOT}
