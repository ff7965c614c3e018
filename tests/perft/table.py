"""The table: a game, a deal, what was done before, how many actions follow, and in how many ways."""

from __future__ import annotations

from .counting import Row

ROWS = [
    # The auction from its beginning: pass, 3, 4, 5, ask, moon, and each bid above the last.
    Row("bid_euchre", "N", "", 1, 6),
    Row("bid_euchre", "N", "", 2, 24),
    Row("bid_euchre", "N", "", 3, 94),
    Row("bid_euchre", "N", "", 5, 1066),
    Row("bid_euchre", "N", "pass, pass, bid 5", 4, 108),
    # The exchange: any card, and then the best trump.
    Row("bid_euchre", "W", "ask, pass, pass, pass, name hearts", 5, 133),
    Row("bid_euchre", "S", "ask, pass, moon, name clubs", 7, 3356, stride=5),
    # The play, four hands and three, from the first lead and at the end.
    Row("bid_euchre", "E", "bid 3, pass, pass, pass, name spades", 8, 570),
    Row("bid_euchre", "E", "bid 3, bid 4, bid 5, pass, name diamonds", 6, 1632, stride=11),
    Row("bid_euchre", "E", "moon, name hearts", 6, 16740, stride=13),
    Row("ghost_hand", "A", "", 1, 6),
    Row("ghost_hand", "A", "", 2, 25),
    Row("ghost_hand", "A", "", 4, 292),
    Row("ghost_hand", "A", "moon", 5, 112, stride=5),
    Row("ghost_hand", "B", "pass, swap, bid 3, pass, name clubs", 8, 7554, stride=11),
    Row("ghost_hand", "C", "swap, bid 5, pass, pass, name hearts", 7, 752, stride=17),
    Row("double_deck_bid_euchre", "N", "", 1, 12),
    Row("double_deck_bid_euchre", "N", "", 3, 432),
    Row("double_deck_bid_euchre", "N", "ask, pass, pass, pass, name spades", 3, 84),
    Row("double_deck_bid_euchre", "S", "bid 7, pass, bid 8, pass, name hearts", 5, 3388, stride=11),
    Row("double_deck_bid_euchre", "S", "moon, name clubs", 5, 3337, stride=13),
    # House rules.
    Row("bid_euchre", "N", "pass, pass, pass", 3, 120, ("stick_the_dealer",)),
    Row("ghost_hand", "A", "pass, pass", 4, 260, ("stick_the_dealer",)),
    Row("bid_euchre", "W", "", 2, 42, ("joker",)),
    Row("bid_euchre", "W", "discard 9S, moon, name hearts", 5, 208, ("joker",), hands={"W": "9S AS KS JD QC 10C 9H"}),
    Row("ghost_hand", "B", "", 4, 581, ("joker",)),
    Row("bid_euchre", "N", "", 6, 25, ("ace_no_face",), hands={"E": "AS AH 9S 10S 9D 10C"}),
    Row("ghost_hand", "A", "pass, pass, pass", 4, 292, ("ace_no_face",)),
    Row("bid_euchre", "W", "pass, pass, pass", 3, 145, ("plain_six",)),
    Row(
        "bid_euchre",
        "E",
        "moon, name spades, play 10S",
        6,
        379,
        ("cutthroat_renege",),
        hands={"S": "10S 9S AH KH QD JD"},
    ),
    Row(
        "bid_euchre", "E", "moon, name hearts", 6, 184, settings={"trump.choices": ["red"], "pack.bowers": "right_only"}
    ),
    Row("ghost_hand", "A", "bid 4, pass, pass, name hearts", 6, 1254, ("cutthroat_renege",)),
    Row("ghost_hand", "C", "", 3, 175, ("joker", "stick_the_dealer")),
    # The turn-up: order, order alone; the second circuit; the upcard taken; a joker turned up; the Canadian loner.
    Row("classic", "N", "", 3, 75),
    Row("classic", "N", "pass, pass, pass, pass", 4, 271),
    Row("classic", "W", "order", 3, 66),
    Row("british", "S", "", 3, 75),
    Row("canadian", "E", "", 3, 69),
    Row("railroad", "N", "order alone", 4, 90),
    Row("progressive", "N", "pass, order alone", 4, 204),
    Row("cut_throat", "A", "order", 6, 848),
    Row("two_hand", "A", "", 3, 40),
    # A called ace; dropping out; swaps without an auction; two ranked jokers.
    Row("call_ace", "N", "order", 4, 288),
    Row("buck_euchre", "N", "", 4, 44),
    Row("dead_hand", "A", "", 4, 48),
    Row("lower_euchre", "A", "", 3, 66),
    # Ladders that go on: a double that only opponents may bid; the holder of the joker; suits and values in the bid.
    Row("horse", "N", "horse", 4, 92),
    Row("horse", "N", "bid 3, horse, double", 3, 56),
    Row("hasenpfeffer", "N", "pass, pass, pass", 3, 175),
    Row("hasenpfeffer", "N", "bid 3, pass, pass, pass", 4, 318),
    Row("five_hundred", "N", "", 2, 393),
    Row("five_hundred", "N", "bid 7 hearts", 2, 199),
    Row("pagat_bid_euchre", "N", "pass, bid 4 clubs", 2, 1526),
    Row("indiana_double_deck", "N", "bid 8 no_trump_low, pass, pass, pass", 4, 72),
    Row("kokomo", "N", "", 3, 36),
    # Settings that no shipped file has.
    Row("ghost_hand", "A", "", 4, 287, settings={"auction.swap": "once_each"}),
    Row("bid_euchre", "N", "pass, pass, pass", 3, 140, ("stick_the_dealer",), settings={"auction.opens": "dealer"}),
    Row("bid_euchre", "W", "moon, name hearts", 4, 168, ("joker",), settings={"deal.dealer_discards": "after_trump"}),
]
