"""Cards in words: some of them counted, or all of a kind.

Languages count cards in another form than that in which they speak of all of them; so there is a table for each.
"""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.sentence import joined
from euchre_core.language.translation import later, later_as, later_many_as, say, say_as, say_many_as, say_name

_COUNTED = {
    # Translators: cards as they are counted: "at least one ace", "exactly 2 aces", "no ace".
    "A": later_many_as("counted cards", "ace", "aces"),
    "K": later_many_as("counted cards", "king", "kings"),
    "Q": later_many_as("counted cards", "queen", "queens"),
    "J": later_many_as("counted cards", "jack", "jacks"),
    "13": later_many_as("counted cards", "thirteen", "thirteens"),
    "12": later_many_as("counted cards", "twelve", "twelves"),
    "11": later_many_as("counted cards", "eleven", "elevens"),
    "10": later_many_as("counted cards", "ten", "tens"),
    "9": later_many_as("counted cards", "nine", "nines"),
    "8": later_many_as("counted cards", "eight", "eights"),
    "7": later_many_as("counted cards", "seven", "sevens"),
    "6": later_many_as("counted cards", "six", "sixes"),
    "5": later_many_as("counted cards", "five", "fives"),
    "4": later_many_as("counted cards", "four", "fours"),
    "3": later_many_as("counted cards", "three", "threes"),
    "2": later_many_as("counted cards", "two", "twos"),
    "spades": later_many_as("counted cards", "spade", "spades"),
    "hearts": later_many_as("counted cards", "heart", "hearts"),
    "diamonds": later_many_as("counted cards", "diamond", "diamonds"),
    "clubs": later_many_as("counted cards", "club", "clubs"),
    "red": later_many_as("counted cards", "red card", "red cards"),
    "black": later_many_as("counted cards", "black card", "black cards"),
    "trump": later_many_as("counted cards", "trump", "trumps"),
    "natural_trump": later_many_as("counted cards", "card of the trump suit itself", "cards of the trump suit itself"),
    "upcard_suit": later_many_as("counted cards", "card of the upcard's suit", "cards of the upcard's suit"),
    "Joker": later_many_as("counted cards", "joker", "jokers"),
    "BigJoker": later_many_as("counted cards", "big joker", "big jokers"),
    "LittleJoker": later_many_as("counted cards", "little joker", "little jokers"),
}
_ALL = {
    # Translators: all cards of a kind: "nothing but aces and tens", "the number of aces", "but only aces".
    "A": later_as("all cards of a kind", "aces"),
    "K": later_as("all cards of a kind", "kings"),
    "Q": later_as("all cards of a kind", "queens"),
    "J": later_as("all cards of a kind", "jacks"),
    "13": later_as("all cards of a kind", "thirteens"),
    "12": later_as("all cards of a kind", "twelves"),
    "11": later_as("all cards of a kind", "elevens"),
    "10": later_as("all cards of a kind", "tens"),
    "9": later_as("all cards of a kind", "nines"),
    "8": later_as("all cards of a kind", "eights"),
    "7": later_as("all cards of a kind", "sevens"),
    "6": later_as("all cards of a kind", "sixes"),
    "5": later_as("all cards of a kind", "fives"),
    "4": later_as("all cards of a kind", "fours"),
    "3": later_as("all cards of a kind", "threes"),
    "2": later_as("all cards of a kind", "twos"),
    "spades": later_as("all cards of a kind", "spades"),
    "hearts": later_as("all cards of a kind", "hearts"),
    "diamonds": later_as("all cards of a kind", "diamonds"),
    "clubs": later_as("all cards of a kind", "clubs"),
    "red": later_as("all cards of a kind", "red cards"),
    "black": later_as("all cards of a kind", "black cards"),
    "trump": later_as("all cards of a kind", "trumps"),
    "natural_trump": later_as("all cards of a kind", "cards of the trump suit itself"),
    "upcard_suit": later_as("all cards of a kind", "cards of the upcard's suit"),
    "Joker": later_as("all cards of a kind", "jokers"),
    "BigJoker": later_as("all cards of a kind", "big jokers"),
    "LittleJoker": later_as("all cards of a kind", "little jokers"),
}
_OF_A_SUIT = {
    # Translators: {card} is "ace", "aces", "ten", ...; English "ace of spades", "aces of spades".
    "S": later("{card} of spades"),
    "H": later("{card} of hearts"),
    "D": later("{card} of diamonds"),
    "C": later("{card} of clubs"),
}


# Translators: {joker} is a name that a game has for its joker, such as Benny.
_NAMED_JOKER = later_many_as("counted cards", "{joker}", "{joker}s")


def counted_cards(number: int, cards: Sequence[str], joker: str = "Joker") -> str:
    """Say what so many cards are, after the number: "ace", "jacks, queens or kings".

    Args:
        number: how many there are, which decides the form; with 0, "no", English has the singular.
        cards: the words of the formula, such as ``A``, ``AS``, ``red``.
        joker: what the game calls its joker.

    """
    return joined([_counted(number, card, joker) for card in cards], "or")


def all_cards(cards: Sequence[str], joker: str = "Joker") -> str:
    """Say which kinds of cards, all of each: "nines and tens". Arguments are those of `counted_cards`."""
    return joined([_all(card, joker) for card in cards], "and")


def _counted(number: int, card: str, joker: str) -> str:
    if card == "Joker" and joker != "Joker":
        return _form(_NAMED_JOKER, number, joker=say_name(joker))
    if card in _COUNTED:
        return _form(_COUNTED[card], number)
    return say(_OF_A_SUIT[card[-1]], card=_form(_COUNTED[card[:-1]], number))


def _form(forms: tuple[str, str, str], number: int, **values: object) -> str:
    meaning, one, many = forms
    return say_many_as(meaning, one, many if number else one, number, **values)


def _all(card: str, joker: str) -> str:
    if card == "Joker" and joker != "Joker":
        # Translators: {joker} is a name that a game has for its joker, such as Benny; here all of them.
        return say_as("all cards of a kind", "{joker}s", joker=say_name(joker))
    if card in _ALL:
        return say_as(*_ALL[card])
    return say(_OF_A_SUIT[card[-1]], card=say_as(*_ALL[card[:-1]]))
