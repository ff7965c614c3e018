from __future__ import annotations

import pytest

from euchre_core.language.cards import canonical_card, rank_of, suit_of


@pytest.mark.parametrize(
    ("written", "card"),
    [("JS", "JS"), ("10H", "10H"), ("J♠", "JS"), ("10♥", "10H"), ("9♦\ufe0f", "9D"), ("2♧", "2C"),
     ("Joker", "Joker"), ("BigJoker", "BigJoker"), ("LittleJoker", "LittleJoker")],
)  # fmt: skip
def test_cards(written: str, card: str) -> None:
    assert canonical_card(written) == card


@pytest.mark.parametrize("written", ["", "J", "S", "js", "TH", "1H", "14H", "JX", "JSS", "joker", "J S", "♠J"])
def test_no_cards(written: str) -> None:
    assert canonical_card(written) is None


def test_rank_and_suit() -> None:
    assert (rank_of("10H"), suit_of("10H")) == ("10", "hearts")
    assert (rank_of("Joker"), suit_of("Joker")) == (None, None)
