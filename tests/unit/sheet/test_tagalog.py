"""The rule sheet in Tagalog: whole sentences, numbers with and without their linker, and nothing left in English."""

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
def tagalog() -> Iterator[None]:
    with speaking("tl"):
        yield


@pytest.mark.parametrize(
    "sentence",
    [
        "Tatlo ang naglalaro. Kanya-kanya ang laro; walang mga koponan.",
        "Bibigyan ng 6 na card ang bawat manlalaro, simula sa kaliwa ng dealer.",
        "May isa pang kamay na may 6 na card, ang ghost hand, na ipinamimigay nang nakataob nang walang may-ari, na "
        "parang may isa pang manlalarong nakaupo roon.",
        "Ang kanang bower ay ang jack ng trump; ang kaliwang bower ay ang isa pang jack na kakulay nito, at "
        "itinuturing itong trump sa lahat ng bagay.",
        "Sa kanyang turno, bago siya magsalita, maaaring ipagpalit ng manlalaro ang kanyang buong kamay sa ghost hand "
        "nang hindi ito tinitingnan; dapat siyang mag-bid o pumasa agad pagkatapos.",
        "3 hanggang 5: hindi bababa sa ganoong bilang ng trick.",
        "Kung natupad ang bid, ang tagadeklara ay makakakuha ng 1 puntos para sa bawat trick na nakuha.",
        "Kung natupad ang bid at ang bid ay moon, ang tagadeklara ay makakakuha sa halip ng puntos na katumbas ng "
        "halaga ng bid (moon 24).",
        "Kung hindi natupad ang bid, ang tagadeklara ay mababawasan ng 1 puntos para sa bawat trick na nasa bid.",
        "Ang unang manlalarong umabot sa 32 o higit pa ang panalo.",
        "Si B ay nag-bid ng moon; kumuha si A ng 1 trick, kumuha si B ng 5 trick at walang nakuhang trick si C: A +1, "
        "B -6 at C 0.",
    ],
)
def test_ghost_hand_is_told(sentence: str) -> None:
    assert sentence in told("ghost_hand")


@pytest.mark.parametrize(
    "sentence",
    [
        "Bumubuo sila ng dalawang koponan na tigdalawa; magkatapat ang upuan ng magkakampi.",
        "ask: lahat ng 6 na trick; 12 ang halaga nito; maglalaro nang mag-isa ang tagadeklara, at ibababa ng kanyang "
        'kakampi ang mga card nito; may palitan ng card ("ask for best"); ang sasabihin ay "Give me your best (trump '
        'suit)".',
        'Kapag ang bid ay ask, pagkatapos ideklara ang trump ("ask for best"):',
        "Hakbang 2. Ang kanyang kakampi ay magbibigay ng 1 card sa tagadeklara: ang pinakamataas niyang trump; kung "
        "wala siyang trump, wala siyang sasabihin at ibibigay niya ang alinmang gusto niya; hindi ang kabibigay lamang "
        "sa kanya; hindi makikita ng iba.",
        "Kung walang nag-bid, kokolektahin ang mga card at ang susunod na manlalaro ang magde-deal.",
        "Si N ay nag-bid ng 5; kumuha ang NS ng 4 na trick at kumuha ang EW ng 2 trick: NS -5 at EW +2.",
        "Puso ang trump. JD ang unang inilaro. Mula sa 9H AD, maaari mong ilaro ang 9H.",
    ],
)
def test_bid_euchre_is_told(sentence: str) -> None:
    assert sentence in told("bid_euchre")


def test_house_rules_are_told() -> None:
    assert "Ace no face: kamay na may kahit isang ace at walang jack, queen o king." in told(
        "bid_euchre", ("ace_no_face",)
    )
    assert "Kung pumasa ang lahat ng iba, naiipit ang dealer: dapat siyang mag-bid." in told(
        "bid_euchre", ("stick_the_dealer",)
    )


def test_numbers_that_end_in_four_six_or_nine_have_their_linker() -> None:
    joker = told("bid_euchre", ("joker",))
    assert "magtatapon siya ng alinmang card mula sa kanyang kamay" in joker
    four = told("bid_euchre", ("joker",), pack__jokers=2, pack__copies=2, deal__dealer_extra=4)
    assert "magtatapon siya ng alinmang 4 na card mula sa kanyang kamay" in four
    assert [hand_in_words(f"count(A) == {number}") for number in (1, 3, 4)] == [
        "may eksaktong 1 ace",
        "may eksaktong 3 ace",
        "may eksaktong 4 na ace",
    ]
    assert [points_in_words(number) for number in (1, 5, 16, 20, -9)] == [
        "makakakuha ng 1 puntos",
        "makakakuha ng 5 puntos",
        "makakakuha ng 16 na puntos",
        "makakakuha ng 20 puntos",
        "mababawasan ng 9 na puntos",
    ]


@pytest.mark.parametrize(("name", "overlays"), FOUNDING)
def test_no_sentence_of_the_founding_games_is_in_english(name: str, overlays: tuple[str, ...]) -> None:
    game = finish(name, overlays=list(overlays))
    with speaking("en"):
        english = {sentence for text in sentences(sheet_of(game)) for sentence in text.split(". ")}
    tagalog = {sentence for text in sentences(sheet_of(game)) for sentence in text.split(". ")}
    assert english & tagalog == set()
    assert re.findall(r"\b(?:the|is|of|are|takes)\b", re.sub('"[^"]*"', "", told(name, overlays))) == []
