"""Keep the catalogs of the rule sheet's languages: collect what is said, carry translations over, compile.

    python docs/translate.py            collect, update every catalog, compile
    python docs/translate.py --check    exit with 1 if something is stale, not translated, or wrong

`sheet.pot` has every template there is; a catalog `sheet.po` has a language's words for them and is edited by hand, or
with any editor for gettext; `sheet.mo` is made of it and is what the program reads. A new language begins as an empty
`LANG/LC_MESSAGES/sheet.po`. A translator's notes, comments below the two lines at its head, are kept.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

from euchre_core.language.document import read_file
from euchre_core.language.translation import DOMAIN, FOLDER

PROJECT = Path(__file__).parents[1]
TEMPLATE = FOLDER / f"{DOMAIN}.pot"
KEYWORDS = {
    "say": None,
    "later": None,
    "say_many": (1, 2),
    "later_many": (1, 2),
    "say_as": ((1, "c"), 2),
    "later_as": ((1, "c"), 2),
    "say_many_as": ((1, "c"), 2, 3),
    "later_many_as": ((1, "c"), 2, 3),
}
HEAD = "The words of the rule sheet. Collected by docs/translate.py; see there."
UNSTEADY = re.compile(
    r'"(POT-Creation-Date|PO-Revision-Date|Generated-By|Project-Id|Report-|Last-Translator|Language-Team)'
)
FOUNDING = ("ghost_hand", "bid_euchre", "overlays/stick_the_dealer", "overlays/ace_no_face", "overlays/joker",
            "double_deck_bid_euchre")  # fmt: skip
"""The files whose own titles and summaries are told in every language."""
NAMES = re.compile(r"\{(\w*)[^}]*\}")


def collected() -> Catalog:
    """Everything that is said, with where and with the remarks for translators."""
    catalog = Catalog(project="euchre-core", charset="utf-8", fuzzy=False, header_comment=f"# {HEAD}\n#")
    for room in ("chapters", "sheet", "variant"):
        found = extract_from_dir(
            PROJECT / "euchre_core" / room,
            method_map=[("**.py", "python")],
            keywords=KEYWORDS,
            comment_tags=["Translators:"],
        )
        for file, _, message, comments, context in sorted(found, key=lambda each: (each[0], each[1])):
            place = (f"euchre_core/{room}/{Path(file).as_posix()}", 0)
            catalog.add(message, locations=[place], auto_comments=comments, context=context)
    for name in FOUNDING:
        variant = PROJECT / "variants" / f"{name}.yaml"
        data = read_file(variant, variant.name).data
        for key in ("overlay", "name", "summary"):
            if key in data:
                catalog.add(str(data[key]), locations=[(variant.relative_to(PROJECT).as_posix(), 0)])
    return catalog


def catalogs() -> Iterator[Path]:
    """The catalog of every language."""
    yield from sorted(FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def read(path: Path) -> Catalog:
    """A catalog from its file."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name)


def updated(path: Path, template: Catalog) -> Catalog:
    """A language's catalog with what is said now; what is not said any more is dropped."""
    catalog = read(path)
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    notes = catalog.header_comment.partition(template.header_comment)[2]  # the translator's, below the head
    catalog.header_comment = template.header_comment + notes
    return catalog


def text(catalog: Catalog) -> str:
    """A catalog as its file; without the date and program that wrote it, which would change it each time."""
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=120, include_lineno=False, sort_output=False)
    lines = buffer.getvalue().decode().splitlines(keepends=True)
    return "".join(line for line in lines if not UNSTEADY.match(line))


def compiled(catalog: Catalog) -> bytes:
    """A catalog as the program reads it: what is not translated is left out, and then said in English."""
    whole = Catalog(locale=catalog.locale, fuzzy=False)
    whole.mime_headers = [("Plural-Forms", catalog.plural_forms)]  # a catalog may count otherwise than Babel knows
    for each in catalog:
        if each.id and all(plain(each.string)):
            whole.add(each.id, each.string, context=each.context)
    buffer = io.BytesIO()
    write_mo(buffer, whole)
    return buffer.getvalue()


def meanings(catalog: Catalog) -> dict[object, object]:
    """What a catalog says for each template, apart from its head."""
    said = {(each.context, plain(each.id)): plain(each.string) for each in catalog if each.id}
    return {key: words for key, words in said.items() if all(words)}


def plain(words: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """One form or several, as a tuple."""
    words = words or ""
    return (words,) if isinstance(words, str) else tuple(words)


def mistakes(path: Path) -> Iterator[str]:
    """What is wrong with the translations of a language."""
    catalog = read(path)
    language = path.parent.parent.name
    for message in catalog:
        if message.id:
            yield from (
                f"{language}: {problem}: {message.id!r}" for problem in wrong_with(message, catalog.num_plurals)
            )


def wrong_with(message: Message, plurals: int) -> Iterator[str]:
    """What is wrong with one translation: missing, doubtful, or with other names in its braces."""
    said = message.string if isinstance(message.string, tuple | list) else (message.string,)
    if not all(said) or len(said) != (plurals if message.pluralizable else 1):
        yield "not translated"
        return
    if message.fuzzy:
        yield "marked as doubtful"
    templates = message.id if isinstance(message.id, tuple | list) else (message.id,)
    allowed = [set(NAMES.findall(each)) for each in templates]
    for each in said:
        if set(NAMES.findall(each or "")) not in allowed:
            yield f"its names in braces are not those of the template, {each!r}"


def is_stale(template: Catalog) -> Iterator[str]:
    """What does not agree with what is said now."""
    if not TEMPLATE.exists() or TEMPLATE.read_text(encoding="utf-8") != text(template):
        yield f"stale: {TEMPLATE.relative_to(PROJECT)}"
    for path in catalogs():
        now = updated(path, template)
        if path.read_text(encoding="utf-8") != text(now):
            yield f"stale: {path.relative_to(PROJECT)}"
        if is_another(path, now):
            yield f"stale: {path.with_suffix('.mo').relative_to(PROJECT)}"


def is_another(path: Path, catalog: Catalog) -> bool:
    """Whether the compiled file beside a catalog says anything else; the date in it does not count."""
    binary = path.with_suffix(".mo")
    if not binary.exists():
        return True
    with binary.open("rb") as file:
        return meanings(read_mo(file)) != meanings(catalog)


def main() -> int:
    """Write the catalogs, or check them."""
    template = collected()
    if "--check" in sys.argv:
        found = [*is_stale(template), *(mistake for path in catalogs() for mistake in mistakes(path))]
        print("\n".join(found) or "every catalog is complete")
        return 1 if found else 0
    FOLDER.mkdir(exist_ok=True)
    TEMPLATE.write_text(text(template), encoding="utf-8")
    for path in catalogs():
        now = updated(path, template)
        path.write_text(text(now), encoding="utf-8")
        if is_another(path, now):
            path.with_suffix(".mo").write_bytes(compiled(now))
        left = sum(1 for _ in mistakes(path))
        print(f"{path.parent.parent.name}: {len(now)} templates, {left} to do")
    return 0


if __name__ == "__main__":
    sys.exit(main())
