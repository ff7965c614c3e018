"""No English hides from the translators: in a made-up language that marks what a catalog says, nothing else is words.

The made-up language says every template in English, with «marks» around each piece of it and not around what is filled
in. So whatever stands outside the marks was put there past the catalog.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations
from string import Formatter

import pytest

from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file
from euchre_core.language.translation import Tongue, speaking
from euchre_core.sheet.contents import sheet_of
from euchre_core.sheet.document import Block, Items, Paragraph, Sheet, Table
from euchre_core.sheet.examples import example_in_words
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.load import Resolved, finish

from .other_values import CHANGES, Change

GAMES = [found.name for found in list_variants(())]
OVERLAYS = {found.name: found for found in list_overlays(())}

MARKED = re.compile(r"«[^«»]*»")
WORD = re.compile(r"[^\W\d_]+")
SYMBOLS = re.compile(
    r"""(?x) \b(
        (?: 1[0-3] | [2-9] | [AKQJ] ) [SHDC]?  # a card, or a rank
        | Joker | BigJoker | LittleJoker
        | [NESW]{1,4} | [A-H]{1,8}             # seats and sides
    )\b"""
)


class Marking(NullTranslations):
    """A catalog that has everything, and marks it; apart from what it lacks."""

    def __init__(self, *lacks: str) -> None:
        super().__init__()
        self.lacks = lacks

    def gettext(self, message: str) -> str:
        return super().gettext(message) if message in self.lacks else marked(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return super().ngettext(msgid1, msgid2, n) if msgid1 in self.lacks else marked(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return super().pgettext(context, message) if message in self.lacks else marked(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        if msgid1 in self.lacks:
            return super().npgettext(context, msgid1, msgid2, n)
        return marked(msgid1 if n == 1 else msgid2)


def marked(template: str) -> str:
    """Mark each piece of a template between its names in braces."""
    pieces = []
    for words, name, form, _ in Formatter().parse(template):
        pieces += [f"«{words}»"] if words else []
        pieces += ["{" + name + (f":{form}" if form else "") + "}"] if name is not None else []
    return "".join(pieces)


def texts(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Every text of a sheet but its title, with the section it stands in."""
    yield "", sheet.in_short
    for block in [*sheet.opening, *sheet.closing]:
        yield from (("", text) for text in texts_of(block))
    for section in sheet.sections:
        yield section.key, section.heading
        for block in section.blocks:
            yield from ((section.key, text) for text in texts_of(block))


def texts_of(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield text
        case Items(items):
            yield from items
        case Table(caption, head, rows):
            yield from (caption, *head, *(cell for row in rows for cell in row))


def written(game: Resolved) -> list[str]:
    """What authors wrote in their own words."""
    spec = game.spec
    spoken = [piece for bid in spec.auction.bids.values() for piece in re.split(r"\{\w+\}", bid.says or "")]
    titles = [str(one.document.data.get("overlay", one.name)) for one in game.composed.overlays]
    return [spec.summary or "", *spec.sources, spec.pack.joker_name, *titles, *spoken]


def typed(example: ExampleSpec) -> list[str]:
    """What is said in an example, as it is typed at the table."""
    return [str(words) for words in [*(example.after or []), *(example.may or []), *(example.may_not or [])]]


def english(text: str, names: list[str]) -> list[str]:
    """The words of a text that no catalog knows of, apart from names; what remains of broken marks, too."""
    rest = MARKED.sub(" ", text)
    for name in sorted({name.strip() for name in names} - {""}, key=len, reverse=True):
        rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", rest)
    rest = SYMBOLS.sub(" ", rest)
    return [*WORD.findall(rest), *re.findall(r"[«»{}]", rest)]


def hidden(game: Resolved) -> list[tuple[list[str], str]]:
    """The texts of a sheet with words that no catalog knows of."""
    names = written(game)
    shown = {"examples": [words for example in game.spec.examples for words in typed(example)]}
    with speaking(Tongue("marked", Marking())):
        told = list(texts(sheet_of(game)))
    found = [(english(text, [*names, *shown.get(section, [])]), text) for section, text in told]
    return [(words, text) for words, text in found if words]


@pytest.mark.parametrize("name", GAMES)
def test_all_words_of_a_game_go_through_the_catalog(name: str) -> None:
    assert hidden(finish(name)) == []


def head(overlay: Located) -> dict[str, object]:
    return dict(read_file(overlay.path, overlay.display).data)


@pytest.mark.parametrize("name", OVERLAYS)
def test_all_words_of_a_house_rule_go_through_the_catalog(name: str) -> None:
    tried = head(OVERLAYS[name]).get("tested_on") or []
    games = tried if isinstance(tried, list) else [tried]
    assert hidden(finish(str(games[0]), overlays=[name])) == []


@pytest.mark.parametrize("name", OVERLAYS)
def test_all_words_of_the_examples_of_a_house_rule_go_through_the_catalog(name: str) -> None:
    examples = head(OVERLAYS[name]).get("examples") or []
    assert isinstance(examples, list)
    for each in map(ExampleSpec.model_validate, examples):
        with speaking(Tongue("marked", Marking())):
            assert english(example_in_words(each), typed(each)) == []


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_all_words_about_any_setting_go_through_the_catalog(change: Change) -> None:
    assert hidden(finish(change.game, settings=change.before)) == []
    assert hidden(finish(change.game, settings={**change.before, change.setting: change.value})) == []


def test_hidden_words_are_found() -> None:
    assert english(marked("{who} gives {cards}.").format(who="the maker", cards="JS"), []) == ["the", "maker"]
    assert english(marked("{number} cards").removesuffix("s»"), []) == ["number", "card", "{", "}", "«"]
    assert english("«the bid »moon« is »double_moon", ["moon"]) == ["double", "moon"]
    assert english("«the joker »LittleJoker« is for »NS« »10H A +3", ["Joker"]) == []


@pytest.mark.parametrize(
    ("lacking", "line"),
    [
        (
            "the value of the bid",
            "If the bid is made and it was moon, the maker scores the value of the bid instead (moon 24).",
        ),
        (
            "it was {bids}",
            "If the bid is made and it was moon, the maker scores the value of the bid instead (moon 24).",
        ),
    ],
)
def test_a_line_that_lacks_a_word_is_in_english_as_a_whole_and_the_others_are_not(lacking: str, line: str) -> None:
    with speaking(Tongue("marked", Marking(lacking))):
        sheet = sheet_of(finish("ghost_hand"))
    scoring = sheet.section("scoring")
    assert scoring is not None
    lines = [text for block in scoring.blocks if isinstance(block, Items) for text in block.items]
    assert [each for each in lines if "«" not in each] == [line]
    assert all(english(each, []) == [] for each in lines if each != line)
