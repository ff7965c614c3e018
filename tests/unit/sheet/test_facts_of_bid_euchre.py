"""Every numbered fact of Bid Euchre and its four alternative rules (gamerules.com) stands on its sheet."""

from __future__ import annotations

import pytest

from .facts import Facts, cited, missing

BID_EUCHRE: Facts = {
    "B1": [
        r"4 players · two teams of 2",
        r"Four play\. They make two teams of two; partners sit opposite each other\.",
    ],
    "B2": [
        r"highest first: A K Q J 10 9\. There is one card of each kind; the pack has 24 cards\.",
        r"No card is left over\.",
    ],
    "B3": [r"· first to 32 ", r"The first team to reach 32 or more wins\."],
    "B4": [r"Each player is dealt 6 cards", r"Cards are dealt one at a time\."],
    "B5": [
        r"Players bid in turn how many tricks they undertake to take\. The player at the dealer's left speaks first, "
        r"then the others clockwise, the dealer last\.",
        r"The highest bidder is the maker; he and his partner, the makers, must take the tricks he bid\.",
    ],
    "B6": [r"he bids or passes", r"- 3 to 5: at least so many tricks\."],
    "B7": [r"A bid must stand higher on the list below than every bid before it\. Partners may outbid each other\."],
    "B8": [r"- ask: all 6 tricks;", r"- moon: all 6 tricks;", r"ask all 6 12", r"moon all 6 24"],
    "B9": [
        r"- ask: all 6 tricks; .*the words are \"Give me your best \(trump suit\)\"",
        r"With the bid ask, once trump is named \(\"ask for best\"\):",
        r"Step 1\. The maker gives 1 card to his partner: any he likes",
        r"Step 2\. His partner gives 1 card to the maker: his highest trump",
    ],
    "B10": [r"without a trump, he says nothing and gives any he likes"],
    "B11": [r"- moon: all 6 tricks; .*the words are \"I'm shooting the moon\"\. Where"],
    "B12": [
        r"- ask: all 6 tricks; its value is 12; the maker plays alone, and his partner lays down his cards;",
        r"- moon: all 6 tricks; its value is 24; the maker plays alone, and his partner lays down his cards;",
        r"A seat that sits out is passed over\.",
    ],
    "B13": [r"If nobody bids, the cards are collected and the next player deals\."],
    "B14": [
        r"he and his partner, the makers, must take the tricks he bid\.",
        r"After the auction the maker names the trump suit\.",
        r"If the bid is not made, the makers lose",
    ],
    "B15": [
        r"the cards rank, highest first: A K Q J 10 9\.",
        r"In the trump suit the cards rank, highest first: right bower, left bower, A K Q 10 9\.",
        r"hearts, trump J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥ 7 diamonds, same colour A♦ K♦ Q♦ 10♦ 9♦ 5",
    ],
    "B16": [
        r"The maker leads any card to the first trick",
        r"Whoever can follow the suit that was led must do so; whoever cannot may play any card\.",
        r"The highest trump takes the trick, or without a trump the highest card of the suit led; its player leads",
        r"All tricks are played\.",
    ],
    "B17": [r"A card played against these rules is a renege\.", r"it costs the player's team 2 points"],
    "B18": [
        r"the makers score 1 point for each trick taken\.",
        r"The defenders score 1 point for each trick taken\.",
        r"3 3 \+3 \+3",
    ],
    "B19": [
        r"it was ask or moon, the makers score the value of the bid instead \(ask 12, moon 24\)\.",
        r"ask 6 \+12 0",
    ],
    "B20": [
        r"it was ask or moon, the makers score the value of the bid instead \(ask 12, moon 24\)\.",
        r"moon 6 \+24 0",
    ],
    "B21": [
        r"ask counts as 6 and moon counts as 6",
        r"If the bid is not made, the makers lose 1 point for each trick bid\.",
        r"5 4 -5 \+2",
        r"ask 5 -6 \+1",
    ],
    "B22": [
        r"The first team to reach 32 or more wins\.",
        r"If several have reached it after a deal, the higher score wins\.",
        r"If the best scores are equal, another deal is played",
    ],
}
STICK_THE_DEALER: Facts = {
    "SD1": [r"With these house rules: Stick the Dealer\.", r"If everybody else passes, the dealer is stuck"],
    "SD2": [r"the dealer is stuck: he must bid\."],
}
ACE_NO_FACE: Facts = {
    "AN1": [
        r"With these house rules: Ace No Face\.",
        r"a hand with at least one ace and no jack, queen or king",
        r"may",
    ],
    "AN2": [r"the cards are collected,? and the next player deals"],
}
JOKER: Facts = {
    "J1": [
        r"With these house rules: With a Joker\.",
        r"Each player is dealt 6 cards",
        r"Cards are dealt one at a time\.",
    ],
    "J2": [r"· 25 cards ·", r"The dealer is dealt 1 more card"],
    "J3": [r"he discards any card of his hand, face down and out of play\."],
    "J4": [
        r"The pack includes one joker; it is the highest trump and belongs to the trump suit\.",
        r"hearts, trump Joker, J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥ 8",
    ],
}
DOUBLE_DECK: Facts = {
    "D1": [r"4 players · two teams of 2", r"partners sit opposite each other"],
    "D2": [
        r"· 48 cards ·",
        r"There are two cards of each kind; the pack has 48 cards\.",
        r"spades and clubs A×2 K×2 Q×2 J×2 10×2 9×2 12 each",
    ],
    "D3": [r"The bids, lowest first: - 3 to 11: at least so many tricks\.", r"3 at least 3 3"],
}
DECIDED: Facts = {  # what the source leaves open and the file decides
    "BA9": [r"Step 2\. .*; not one he has just been given; seen by nobody else\."],
    "BA12": [r"Step 1\. .*seen by nobody else\.", r"Step 2\. .*seen by nobody else\."],
    "BA13": [r"A seat that sits out is passed over\."],
    "BA17": [r"The defenders score 1 point for each trick taken\."],
}
SHEETS: list[tuple[str, list[str], Facts, int]] = [
    ("bid_euchre", [], BID_EUCHRE, 22),
    ("bid_euchre", [], DECIDED, 0),
    ("bid_euchre", ["stick_the_dealer"], STICK_THE_DEALER, 2),
    ("bid_euchre", ["ace_no_face"], ACE_NO_FACE, 2),
    ("bid_euchre", ["joker"], JOKER, 4),
    ("double_deck_bid_euchre", [], DOUBLE_DECK, 3),
]
CASES = [(game, laid, fact, told) for game, laid, facts, _ in SHEETS for fact, told in facts.items()]


def test_no_fact_is_left_out() -> None:
    for _, _, facts, number in SHEETS:
        if not number:
            continue
        names = sorted(facts, key=cited)
        assert [cited(name)[1] for name in names] == list(range(1, number + 1))


@pytest.mark.parametrize(("game", "laid", "fact", "told"), CASES, ids=[fact for _, _, fact, _ in CASES])
def test_the_sheet_states_the_fact(game: str, laid: list[str], fact: str, told: list[str]) -> None:
    assert missing(game, laid, told) == []


def test_all_four_together_are_told() -> None:
    laid = ["stick_the_dealer", "ace_no_face", "joker"]
    facts = {**STICK_THE_DEALER, **ACE_NO_FACE, **JOKER}
    told = [each for name in facts for each in facts[name] if not each.startswith("With these house rules")]
    assert [each for each in told if missing("bid_euchre", laid, [each])] == [
        "a hand with at least one ace and no jack, queen or king"  # the joker counts as a face card then
    ]
    assert missing("bid_euchre", laid, ["at least one ace and no jack, queen, king or joker"]) == []
