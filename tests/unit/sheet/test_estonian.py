"""The rule sheet in Estonian: whole sentences, one and several of a thing, and nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.points_words import points_in_words
from euchre_core.language.translation import speaking
from euchre_core.sheet.contents import sheet_of
from euchre_core.variant.load import finish

from .told import FOUNDING, sentences, told


@pytest.fixture(autouse=True)
def estonian() -> Iterator[None]:
    with speaking("et"):
        yield


@pytest.mark.parametrize(
    "sentence",
    [
        "Mängijaid on kolm. Igaüks mängib enda eest; võistkondi ei ole.",
        "Igale mängijale jagatakse 6 kaarti, alates jagajast vasakult.",
        "Veel üks 6 kaardiga käsi, kummituskäsi, jagatakse kinniselt ega anta kellelegi, nagu istuks seal veel üks "
        "mängija.",
        "Parem poiss on trumbimasti poiss; vasak poiss on teine sama värvi poiss ja see on igas mõttes trump.",
        "Mängija võib oma korral, enne kui ta midagi ütleb, vahetada kogu oma käe uut nägemata kummituskäe vastu; siis "
        "peab ta kohe pakkuma või passima.",
        "3 kuni 5: vähemalt nii mitu tihi.",
        "Kui pakkumine on täidetud, saab trumbitegija 1 punkti iga võetud tihi eest.",
        "Kui pakkumine on täidetud ja pakuti moon, saab trumbitegija selle asemel pakkumise väärtuse (moon 24).",
        "Kui pakkumine on täitmata, kaotab trumbitegija 1 punkti iga pakutud tihi eest.",
        "Võidab mängija, kes jõuab esimesena punktiseisuni 32 või rohkem.",
        "B pakub moon; A võtab 1 tihi, B võtab 5 tihi ja C ei võta ühtki tihi: A +1, B -6 ja C 0.",
    ],
)
def test_ghost_hand_is_told(sentence: str) -> None:
    assert sentence in told("ghost_hand")


@pytest.mark.parametrize(
    "sentence",
    [
        "Nad moodustavad kaks kaheliikmelist võistkonda; partnerid istuvad vastamisi.",
        "ask: kõik 6 tihi; selle väärtus on 12; trumbitegija mängib üksi ja tema partner paneb oma kaardid käest; "
        "vahetatakse kaarte („ask for best“); öeldakse: „Give me your best (trumbimast)“.",
        "Pakkumise ask korral, kui trump on nimetatud („ask for best“):",
        "2. samm. Tema partner annab trumbitegijale 1 kaardi: oma kõrgeima trumbi; kui trumpi pole, ei ütle ta midagi "
        "ja annab vabal valikul; mitte äsja saadud kaarti; teised seda ei näe.",
        "Kui pakkumine on täitmata, kaotavad trumbitegijad 1 punkti iga pakutud tihi eest.",
        "Kui keegi ei paku, korjatakse kaardid kokku ja jagab järgmine mängija.",
        "N pakub 5; NS võtavad 4 tihi ja EW võtavad 2 tihi: NS -5 ja EW +2.",
        "Trump on ärtu. Tihi avatakse kaardiga JD. Kaartidest 9H AD võib mängida: 9H.",
    ],
)
def test_bid_euchre_is_told(sentence: str) -> None:
    assert sentence in told("bid_euchre")


def test_house_rules_are_told() -> None:
    assert "Ace no face: käes vähemalt üks äss ja mitte ühtki poissi, emandat või kuningat." in told(
        "bid_euchre", ("ace_no_face",)
    )
    assert "Kui kõik teised passivad, on jagaja sunnitud: ta peab pakkuma." in told("bid_euchre", ("stick_the_dealer",))
    assert "Jagajale jagatakse veel 1 kaart: viimane kaart läheb talle." in told("bid_euchre", ("joker",))


def test_one_and_several_have_their_forms() -> None:
    joker = told("bid_euchre", ("joker",))
    assert "paneb ta käest ära ühe vabalt valitud kaardi" in joker
    two = told("bid_euchre", ("joker",), pack__jokers=2, deal__dealer_extra=2)
    assert "Jagajale jagatakse veel 2 kaarti: viimased kaardid lähevad talle." in two
    assert "paneb ta käest ära 2 vabalt valitud kaarti" in two
    assert [hand_in_words(f"count(A) == {number}") for number in (1, 2)] == ["täpselt 1 äss", "täpselt 2 ässa"]
    assert [points_in_words(number) for number in (1, 2, -1)] == ["saab 1 punkti", "saab 2 punkti", "kaotab 1 punkti"]


def test_no_trump_is_played_and_a_suit_is_named() -> None:
    five_hundred = told("five_hundred")
    assert (
        "N pakub 7 ja nimetab trumbiks ärtu; NS võtavad 8 tihi ja EW võtavad 2 tihi: NS +200 ja EW +20." in five_hundred
    )
    assert "N pakub 10 ja mängib trumbita; NS võtavad 9 tihi ja EW võtavad 1 tihi: NS -520 ja EW +10." in five_hundred


@pytest.mark.parametrize(("name", "overlays"), FOUNDING)
def test_no_sentence_of_the_founding_games_is_in_english(name: str, overlays: tuple[str, ...]) -> None:
    game = finish(name, overlays=list(overlays))
    with speaking("en"):
        english = {sentence for text in sentences(sheet_of(game)) for sentence in text.split(". ")}
    estonian = {sentence for text in sentences(sheet_of(game)) for sentence in text.split(". ")}
    assert english & estonian == set()
    assert re.findall(r"\b(?:the|is|of|are|takes)\b", re.sub("„[^“]*“", "", told(name, overlays))) == []
