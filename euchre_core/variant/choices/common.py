"""Choices that several settings share."""

from __future__ import annotations

Words = dict[str, str]
"""Each choice of a setting, and what it means."""

RANKS = {"A": "the ace", "K": "the king", "Q": "the queen", "J": "the jack"}
TRUMPS = {
    "suits": "each of the four suits",
    "red": "hearts and diamonds",
    "black": "spades and clubs",
    "spades": "spades",
    "hearts": "hearts",
    "clubs": "clubs",
    "diamonds": "diamonds",
    "no_trump": "no trump; the cards rank as in a plain suit",
    "no_trump_low": "no trump, and the lowest card of a suit is its best",
}
LEADERS = {
    "maker": "the maker",
    "left_of_maker": "the player at the maker's left",
    "left_of_dealer": "the player at the dealer's left",
    "dealer": "the dealer",
}
SAME_OR_LEADERS = {"same": "whoever leads otherwise", **LEADERS}
SHOWS = {
    "never": "he keeps his cards to himself",
    "before_play": "he lays them down before the first card is led",
    "after_first_trick": "he lays them down once the first trick is played",
}
ALONE = {
    "nobody": "nobody played alone",
    "maker": "the maker played alone, whatever a defender did",
    "defender": "a defender played alone, whatever the maker did",
    "both": "the maker and a defender played alone",
    "blind": "the maker said that he plays alone before he had seen his cards",
}
STUCK = {
    "nobody": "nobody was forced",
    "dealer": "the dealer was forced, because everybody had passed",
    "joker_holder": "whoever holds the joker was forced, because everybody had passed",
}
RENEGE = {"makers": "one of the makers reneged", "defenders": "one of the defenders reneged"}
