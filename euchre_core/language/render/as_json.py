"""For programs: the findings as one JSON document."""

from __future__ import annotations

import json
from collections.abc import Iterable

from euchre_core.language.diagnostic import Diagnostic, Fix, Span, in_order

FORMAT_VERSION = "1.0"


def render_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Give the findings as one JSON document with a `format_version`."""
    found = in_order(diagnostics)
    document = {
        "format_version": FORMAT_VERSION,
        "errors": sum(each.is_error for each in found),
        "warnings": sum(not each.is_error for each in found),
        "diagnostics": [_as_data(each) for each in found],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _as_data(diagnostic: Diagnostic) -> dict[str, object]:
    return {
        "severity": diagnostic.severity,
        "code": diagnostic.code,
        "name": diagnostic.name,
        "headline": diagnostic.headline,
        "place": _place(diagnostic.span) if diagnostic.span else None,
        "label": diagnostic.label,
        "related": [{"place": _place(span), "label": words} for span, words in diagnostic.related],
        "notes": list(diagnostic.notes),
        "help": list(diagnostic.help),
        "fix": _fix(diagnostic.fix) if diagnostic.fix else None,
    }


def _fix(fix: Fix) -> dict[str, object]:
    return {
        "title": fix.title,
        "safe": fix.is_safe,
        "edits": [{"place": _place(edit.span), "text": edit.text} for edit in fix.edits],
    }


def _place(span: Span) -> dict[str, object]:
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
