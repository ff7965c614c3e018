"""Every numbered fact of Ghost Hand Euchre (gamerules.com) stands on its sheet."""

from __future__ import annotations

import pytest

from .facts import Facts, cited, missing

GHOST_HAND: Facts = {
    "G1": [
        r"^Ghost Hand Euchre =+ 3 players · each for himself",
        r"Three play\. Everybody plays for himself; there are no teams\.",
    ],
    "G2": [r"· 24 cards ·", r"highest first: A K Q J 10 9\. There is one card of each kind; the pack has 24 cards\."],
    "G3": [r"· first to 32 ", r"The first player to reach 32 or more wins\."],
    "G4": [r"Each player is dealt 6 cards", r"Cards are dealt one at a time\."],
    "G5": [
        r"One more hand of 6 cards, the ghost hand, is dealt face down to nobody, as if another player sat there\.",
        r"No card is left over\.",
    ],
    "G6": [
        r"Each player looks at his own hand only\.",
        r"Players bid in turn how many tricks they undertake to take\.",
    ],
    "G7": [r"The player at the dealer's left speaks first, then the others clockwise, the dealer last\."],
    "G8": [r"he bids or passes", r"- 3 to 5: at least so many tricks\."],
    "G9": [
        r"A bid must stand higher on the list below than every bid before it\.",
        r"The bids, lowest first: - 3 to 5: .* - moon: ",
        r"The highest bidder is the maker",
        r"the maker names the trump suit",
        r"The maker leads",
    ],
    "G10": [r"- moon: all 6 tricks; .*the words are \"I'm shooting the moon\"\. Where"],
    "G11": [r"If nobody bids, the cards are collected and the next player deals\."],
    "G12": [
        r"The highest bidder is the maker and must take the tricks he bid\.",
        r"After the auction the maker names the trump suit\.",
    ],
    "G13": [r"before he speaks, a player may swap his whole hand, unseen, for the ghost hand"],
    "G14": [r"he must then bid or pass at once"],
    "G15": [r"This can be done once in a deal: when one player has swapped, nobody else may\."],
    "G16": [
        r"The hand he gives up is the ghost hand from then on; it is out of play, and nobody looks at it any more\."
    ],
    "G17": [
        r"In each suit, .*the cards rank, highest first: A K Q J 10 9\.",
        r"spades and clubs +A K Q J 10 9 +6 each",
    ],
    "G18": [
        r"In the trump suit the cards rank, highest first: right bower, left bower, A K Q 10 9\.",
        r"the left bower is the other jack of the same colour, and it is a trump in every respect",
        r"hearts, trump J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥ 7",
        r"diamonds, same colour A♦ K♦ Q♦ 10♦ 9♦ 5",
    ],
    "G19": [r"The maker leads any card to the first trick"],
    "G20": [r"Whoever can follow the suit that was led must do so; whoever cannot may play any card\."],
    "G21": [
        r"The highest trump takes the trick, or without a trump the highest card of the suit led; its player leads",
        r"All tricks are played\.",
    ],
    "G22": [r"A card played against these rules is a renege\.", r"it costs the player 2 points"],
    "G23": [
        r"the maker scores 1 point for each trick taken\.",
        r"Each other player scores 1 point for each trick taken\.",
        r"3 3 2, 1 \+3 \+2, \+1",
    ],
    "G24": [
        r"If the bid is made and it was moon, the maker scores the value of the bid instead \(moon 24\)\.",
        r"moon 6 0, 0 \+24 0",
    ],
    "G25": [r"If the bid is not made, the maker loses 1 point for each trick bid\.", r"5 4 1, 1 -5 \+1"],
    "G26": [r"The first player to reach 32 or more wins\."],
    "G27": [
        r"If several have reached it after a deal, the higher score wins\.",
        r"If the best scores are equal, another deal is played",
    ],
    "G28": [r"another deal is played; a player who is behind may still win"],
}
DECIDED: Facts = {  # what the source leaves open and the file decides
    "GA12": [r"a player is asked in his turn even if no higher bid is left, so that he may swap and pass\."],
    "GA18": [r"If several have reached it after a deal, the higher score wins\."],
    "GA22": [r"Scores begin at 0, and they may fall below zero\."],
    "GA23": [r"The program does not let it happen\. At a table it costs the player 2 points\. Play goes on after it\."],
}


def test_no_fact_is_left_out() -> None:
    assert sorted(GHOST_HAND, key=cited) == [f"G{number}" for number in range(1, 29)]


@pytest.mark.parametrize(("fact", "told"), [*GHOST_HAND.items(), *DECIDED.items()])
def test_the_sheet_states_the_fact(fact: str, told: list[str]) -> None:
    assert missing("ghost_hand", [], told) == []
