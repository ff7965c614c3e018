"""The rule sheet in Lao: whole sentences, one form for every number, lines and tables, and nothing left in English."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from euchre_core.chapters.points_words import points_in_words
from euchre_core.language.translation import speaking
from euchre_core.sheet.columns import width, wrapped
from euchre_core.sheet.contents import sheet_of
from euchre_core.variant.load import finish

from .told import FOUNDING, sentences, told


@pytest.fixture(autouse=True)
def lao() -> Iterator[None]:
    with speaking("lo"):
        yield


@pytest.mark.parametrize(
    "sentence",
    [
        "ຫຼິ້ນສາມຄົນ. ແຕ່ລະຄົນຫຼິ້ນເພື່ອຕົນເອງ; ບໍ່ມີທີມ.",
        "ແຈກໄພ້ໃຫ້ຜູ້ຫຼິ້ນແຕ່ລະຄົນ 6 ໃບ, ເລີ່ມຈາກເບື້ອງຊ້າຍຂອງຜູ້ແຈກໄພ້.",
        "ຖ້າການປະມູນສຳເລັດ, ຜູ້ຕັ້ງທຣຳໄດ້ 1 ຄະແນນຕໍ່ທຸກທຣິກທີ່ກິນໄດ້.",
        "ຖ້າການປະມູນສຳເລັດ ແລະ ການປະມູນແມ່ນ moon, ຜູ້ຕັ້ງທຣຳໄດ້ ຄະແນນເທົ່າກັບຄ່າຂອງການປະມູນ ແທນ (moon 24).",
        "ຖ້າການປະມູນບໍ່ສຳເລັດ, ຜູ້ຕັ້ງທຣຳເສຍ 1 ຄະແນນຕໍ່ທຸກທຣິກທີ່ປະມູນ.",
        "ຜູ້ຫຼິ້ນຄົນທຳອິດທີ່ໄດ້ຮອດ 32 ຫຼືຫຼາຍກວ່າ ຊະນະ.",
        "B ປະມູນ moon; A ກິນ 1 ທຣິກ, B ກິນ 5 ທຣິກ ແລະ C ບໍ່ໄດ້ກິນຈັກທຣິກ: A +1, B -6 ແລະ C 0.",
    ],
)
def test_ghost_hand_is_told(sentence: str) -> None:
    assert sentence in told("ghost_hand")


@pytest.mark.parametrize(
    "sentence",
    [
        "ແບ່ງເປັນສອງທີມ ທີມລະສອງຄົນ; ຄູ່ກັນນັ່ງກົງກັນຂ້າມ.",
        "ຖ້າບໍ່ມີໃຜປະມູນ ໃຫ້ເກັບໄພ້ທັງໝົດ ແລະຜູ້ຫຼິ້ນຄົນຕໍ່ໄປເປັນຜູ້ແຈກ.",
        "N ປະມູນ 5; NS ກິນ 4 ທຣິກ ແລະ EW ກິນ 2 ທຣິກ: NS -5 ແລະ EW +2.",
        "ທຣຳແມ່ນໂພແດງ. JD ຖືກອອກນຳ. ຈາກ 9H AD ລົງໄດ້ 9H.",
    ],
)
def test_bid_euchre_is_told(sentence: str) -> None:
    assert sentence in told("bid_euchre")


def test_house_rules_are_told() -> None:
    assert "ໃຊ້ກົດເຮືອນເຫຼົ່ານີ້: ມີໂຈກເກີ." in told("bid_euchre", ("joker",))
    assert "ຖ້າຄົນອື່ນຜ່ານໝົດ ຜູ້ແຈກໄພ້ຖືກບັງຄັບ: ລາວຕ້ອງປະມູນ." in told("bid_euchre", ("stick_the_dealer",))


def test_one_and_several_are_said_alike() -> None:
    assert [points_in_words(number) for number in (1, 5, -9)] == ["ໄດ້ 1 ຄະແນນ", "ໄດ້ 5 ຄະແນນ", "ເສຍ 9 ຄະແນນ"]


@pytest.mark.parametrize(("name", "overlays"), FOUNDING)
def test_lines_are_filled_and_not_broken_before_a_mark_or_a_final_letter(name: str, overlays: tuple[str, ...]) -> None:
    for sentence in sentences(sheet_of(finish(name, overlays=list(overlays)))):
        lines = wrapped(sentence, 72)
        assert all(width(line) <= 72 for line in lines)
        assert "".join(lines).replace(" ", "") == sentence.replace(" ", "")
        for before, after in itertools.pairwise(lines):
            assert f"{before} {after}" in sentence or "\u0ec0" <= after[0] <= "\u0ec4"


@pytest.mark.parametrize(("name", "overlays"), FOUNDING)
def test_no_sentence_of_the_founding_games_is_in_english(name: str, overlays: tuple[str, ...]) -> None:
    game = finish(name, overlays=list(overlays))
    with speaking("en"):
        english = {sentence for text in sentences(sheet_of(game)) for sentence in text.split(". ")}
    lao = {sentence for text in sentences(sheet_of(game)) for sentence in text.split(". ")}
    assert english & lao == set()
    assert re.findall(r"\b(?:the|is|of|are|takes)\b", re.sub('"[^"]*"', "", told(name, overlays))) == []
