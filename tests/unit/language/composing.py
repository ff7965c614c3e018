"""Files that build on each other, composed, and what is wrong with them."""

from __future__ import annotations

from euchre_core.language.catalog import find
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.merge import Composed, compose


def game(extends: str, name: str = "G") -> str:
    return f"format: 1\nname: {name}\nextends: {extends}\n"


def composed(name: str = "house.yaml", *with_: str, **settings: object) -> Composed:
    dotted = {key.replace("__", "."): value for key, value in settings.items()}
    return compose(find(name, user_dirs=()), with_, dotted, user_dirs=())


def only(result: Composed) -> Diagnostic:
    (found,) = result.diagnostics
    return found


def place(found: Diagnostic) -> tuple[str, int, int]:
    assert found.span is not None
    return found.span.file, found.span.line, found.span.column
