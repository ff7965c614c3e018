"""One sheet, three ways to lay it out; whatever a file contains stays text in each of them."""

from __future__ import annotations

import os
import re
from gettext import NullTranslations
from html.parser import HTMLParser
from pathlib import Path

import pytest

from euchre_core.language.translation import Tongue, speaking, tongues
from euchre_core.sheet.columns import padded, width, wrapped
from euchre_core.sheet.contents import in_blocks, sheet_of
from euchre_core.sheet.document import Items, Paragraph, Section, Sheet, Table
from euchre_core.sheet.html import as_html
from euchre_core.sheet.markdown import as_markdown, escaped
from euchre_core.sheet.text import as_text, sheet_text
from euchre_core.variant.load import finish

EXPECTED = Path(__file__).parent / "expected"
LAYOUTS = {"txt": as_text, "md": as_markdown, "html": as_html}


@pytest.mark.parametrize(
    "name", ["ghost_hand.txt", "ghost_hand.md", "ghost_hand.html", "five_hundred.txt", "classic.txt"]
)
def test_a_sheet_as_it_was(name: str) -> None:
    """``EUCHRE_UPDATE=1 pytest tests/unit/sheet`` writes the files anew: read the difference before you keep it."""
    game, _, suffix = name.partition(".")
    file = EXPECTED / name
    sheet = LAYOUTS[suffix](sheet_of(finish(game)))
    if os.environ.get("EUCHRE_UPDATE"):
        file.write_text(sheet, encoding="utf-8")
    assert sheet == file.read_text(encoding="utf-8")


# -- columns


@pytest.mark.parametrize(
    ("text", "columns"),
    [("trump", 5), ("põ", 2), ("po\u0303", 2), ("王牌", 4), ("ໄພ້", 2), ("ຜູ້ຫຼິ້ນ", 3), ("\u200bx", 1), ("10♥", 3)],
)
def test_the_width_of_a_text_on_a_screen(text: str, columns: int) -> None:
    assert width(text) == columns
    assert width(padded(text, 12)) == 12


def test_lines_are_broken_between_words() -> None:
    assert wrapped("aa bbb  cc d", 6) == ["aa bbb", "cc d"]
    assert wrapped("a averylongword b", 6) == ["a", "averylongword", "b"]
    assert wrapped("", 6) == []


def test_wide_letters_are_broken_anywhere_and_count_twice() -> None:
    assert wrapped("王牌王牌王牌", 5) == ["王牌", "王牌", "王牌"]


def test_a_long_clause_of_lao_is_broken_before_a_vowel_that_begins_a_syllable() -> None:
    clause = "ແຕ່ລະຄົນເກັບໄພ້ເພື່ອໃຫ້ໄດ້ໂຕ"
    lines = wrapped(clause, 12)
    assert "".join(lines) == clause
    assert len(lines) > 1
    assert all(width(line) <= 12 for line in lines)
    assert all(line[0] in "ເແໂໃໄ" for line in lines)


# -- text


def made(*blocks: Paragraph | Items | Table, title: str = "Title") -> Sheet:
    return Sheet("en", title, "2 players", (), (Section("play", "Play", blocks),))


def test_a_table_in_text() -> None:
    table = Table("What", ("Bid", "Said by whom"), (("three", "one two three four five six"), ("ໄພ້", "x")))
    assert as_text(made(table), 30).split("\n")[6:] == [
        "What:",
        "  Bid    Said by whom",
        "  -----  ---------------------",
        "  three  one two three four",
        "         five six",
        "  ໄພ້     x",
        "",
    ]


def test_a_heading_is_underlined_as_wide_as_it_is() -> None:
    assert as_text(made(title="王牌")).startswith("王牌\n====\n")


@pytest.mark.parametrize("game", ["five_hundred", "call_ace", "double_hasenpfeffer", "seton"])
@pytest.mark.parametrize("columns", [40, 78])
def test_no_line_is_wider_than_asked(game: str, columns: int) -> None:
    lines = as_text(sheet_of(finish(game)), columns).splitlines()
    assert [line for line in lines if width(line) > max(columns, 2 + 8 * 8 + 2 * 7)] == []
    assert not any(line != line.rstrip() for line in lines)


# -- hostile names

HOSTILE = """\
format: 1
name: "<script>alert(1)</script> # *not* a `heading` | x"
summary: "&lt;b&gt; <img src=x onerror=alert(1)> [a](javascript:alert(2)) ~~s~~\\n# A heading\\n- an item"
sources: ["- <a href='http://evil'>a</a>", "www.evil.example https://evil.example"]
extends: bid_euchre
pack: {jokers: 1, joker_name: "</td><td>|Evil\\n| x |"}
deal: {dealer_extra: 1}
auction: {bids: {moon: {says: "\\"quoted\\" <b>\\n- another item"}}}
"""


class Tags(HTMLParser):
    """Counts what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, int] = {}
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] = self.found.get(tag, 0) + 1

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def hostile(tmp_path: Path) -> Sheet:
    file = tmp_path / "hostile.yaml"
    file.write_text(HOSTILE, encoding="utf-8")
    return sheet_of(finish(str(file)))


@pytest.fixture
def harmless(tmp_path: Path) -> Sheet:
    file = tmp_path / "harmless.yaml"
    file.write_text(
        "format: 1\nname: A\nsummary: b\nsources: [c, d]\nextends: bid_euchre\npack: {jokers: 1, joker_name: Evil}\n"
        "deal: {dealer_extra: 1}\nauction: {bids: {moon: {says: e}}}\n",
        encoding="utf-8",
    )
    return sheet_of(finish(str(file)))


def test_hostile_names_are_no_html(hostile: Sheet, harmless: Sheet) -> None:
    page, other = Tags(), Tags()
    page.feed(as_html(hostile))
    other.feed(as_html(harmless))
    assert page.found == other.found
    assert "<script>alert(1)</script> # *not* a `heading` | x" in page.text
    assert "&lt;b&gt; <img src=x onerror=alert(1)>" in page.text
    assert '"quoted" <b> - another item' in page.text


def test_hostile_names_are_no_markdown(hostile: Sheet, harmless: Sheet) -> None:
    def structure(text: str) -> list[str]:
        """How each line begins, and how many cells it has."""
        marks = (re.match(r"#+ |- |\| |\*\*|\*|---|", line) for line in text.splitlines())
        bars = (len(re.findall(r"(?<!\\)\|", line)) for line in text.splitlines())
        return [f"{mark[0] if mark else ''} {number}" for mark, number in zip(marks, bars, strict=True)]

    written = as_markdown(hostile)
    assert structure(written) == structure(as_markdown(harmless))
    assert written.startswith("# \\<script\\>alert(1)\\</script\\> # \\*not\\* a \\`heading\\` \\| x\n")
    assert "\\[a\\](javascript:alert(2)) \\~\\~s\\~\\~ # A heading - an item" in written
    assert "https\\://evil.example" in written and "www\\.evil.example" in written


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("- x", "\\- x"),
        ("+4 points", "\\+4 points"),
        ("# x", "\\# x"),
        ("1. x", "1\\. x"),
        ("12) x", "12\\) x"),
        ("===", "\\==="),
        ("> x", "\\> x"),
        ("3 to 5: at least", "3 to 5: at least"),
        ("a_b *c* |d|", "a\\_b \\*c\\* \\|d\\|"),
        ("&amp; R&D", "\\&amp; R\\&D"),
        ("$x$ {y}", "\\$x\\$ \\{y\\}"),
    ],
)
def test_markup_is_escaped(text: str, shown: str) -> None:
    assert escaped(text) == shown


def test_a_name_cannot_begin_a_list_of_its_own(hostile: Sheet, harmless: Sheet) -> None:
    def shape(sheet: Sheet) -> list[tuple[str, list[str]]]:
        return [(each.key, [type(block).__name__ for block in each.blocks]) for each in sheet.sections]

    assert shape(hostile) == shape(harmless)


# -- html


def test_the_page_loads_nothing_and_says_its_language() -> None:
    page = as_html(sheet_of(finish("ghost_hand")))
    assert '<html lang="en">' in page
    assert "default-src 'none'" in page
    assert not re.search(r"(src|href)\s*=(?!\"#)", page)
    assert "url(" not in page and "@import" not in page
    assert "prefers-color-scheme: dark" in page and "@media print" in page


def test_a_language_without_words_is_english_under_its_own_code() -> None:
    game = finish("ghost_hand")
    with speaking(Tongue("lo", NullTranslations())):
        foreign = sheet_of(game)
    assert '<html lang="lo">' in as_html(foreign)
    assert as_text(foreign) == as_text(sheet_of(game))


@pytest.mark.parametrize("code", tongues())
def test_every_language_has_a_sheet(code: str) -> None:
    game = finish("bid_euchre", overlays=["joker", "ace_no_face", "stick_the_dealer"])
    with speaking(code):
        sheet = sheet_of(game)
    assert sheet.language == code
    assert [each.key for each in sheet.sections] == [each.key for each in sheet_of(game).sections]
    assert max(map(width, as_text(sheet).splitlines())) <= 78


def test_every_chapter_can_be_reached_from_the_top() -> None:
    page = as_html(sheet_of(finish("ghost_hand")))
    assert re.findall(r'href="#(\w+)"', page) == re.findall(r'<section id="(\w+)">', page)


# -- the document


def test_sentences_run_on_and_lists_stay_lists() -> None:
    assert in_blocks(["A.", "B.", "The bids:\n- x\n- y", "C."]) == [
        Paragraph("A. B."),
        Paragraph("The bids:"),
        Items(("x", "y")),
        Paragraph("C."),
    ]


def test_sheet_text_is_the_sheet_as_text() -> None:
    game = finish("ghost_hand")
    assert sheet_text(game) == as_text(sheet_of(game))


def test_chapters_without_anything_to_say_are_left_out() -> None:
    assert [each.key for each in sheet_of(finish("ghost_hand")).sections] == [
        "table", "pack", "deal", "auction", "trump", "play", "scoring", "match", "examples",
    ]  # fmt: skip
