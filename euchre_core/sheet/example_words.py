"""Seats, sides, cards and numbers in the examples of a file, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euchre_core.chapters.sentence import joined, title
from euchre_core.language.translation import later, say

_TRUMP = {
    # Translators: a sentence that says what is trump, before another one.
    "spades": later("Spades are trump."),
    "hearts": later("Hearts are trump."),
    "diamonds": later("Diamonds are trump."),
    "clubs": later("Clubs are trump."),
    "no_trump": later("There is no trump."),
    "no_trump_low": later("It is low no trump."),
}
_SIDES = {
    # Translators: a side in an example, without an article: "makers +3".
    "makers": later("makers"),
    # Translators: a side in an example, without an article: "defenders +3".
    "defenders": later("defenders"),
}


def side_word(side: str) -> str:
    """Say whose a number is; seats have letters in every language."""
    return say(_SIDES[side]) if side in _SIDES else side


def are_several(side: str) -> bool:
    """Whether a side is more than one player."""
    return side in _SIDES or len(side) > 1


def side_words(sides: str | Sequence[str]) -> str:
    """Say one side, or list several."""
    return joined([side_word(side) for side in ([sides] if isinstance(sides, str) else sides)])


def trump_told(trump: str | None) -> str:
    """Say what is trump, in a sentence; nothing if that is not known."""
    return say(_TRUMP[trump]) if trump else ""


def card_list(cards: Sequence[str] | None) -> str:
    """Put cards side by side, as a hand is shown."""
    return " ".join(cards or [])


def points_told(points: Mapping[str, int]) -> str:
    """Say the points of each side: "NS -5 and EW +2"."""
    return joined(
        [f"{side_word(side)} {number:+d}" if number else f"{side_word(side)} 0" for side, number in points.items()]
    )


def numbers_told(numbers: Mapping[str, int]) -> str:
    """Say the number of each side: "NS 5 and EW 2"."""
    return joined([f"{side_word(side)} {number}" for side, number in numbers.items()])


def counters_told(counters: Mapping[str, Mapping[str, int]]) -> str:
    """Say how counters stand: "the tokens are NS 5 and EW 2"."""
    told = []
    for name, numbers in counters.items():
        # Translators: {things} is the name of what a game counts, such as "tokens"; {numbers} is like "NS 5 and EW 2".
        told.append(say("the {things} are {numbers}", things=title(name), numbers=numbers_told(numbers)))
    return joined(told)
