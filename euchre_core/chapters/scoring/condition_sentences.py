"""The conditions of scoring lines read aloud: clauses to stand after "if"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import (
    SUIT_WORDS,
    Setup,
    clauses,
    count,
    joined,
    joker_word,
    number_word,
    title,
)
from euchre_core.chapters.values import SUITS, expand_range, is_range, trump_suits
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.scoring.spec import FirstTricksSpec, LineSpec

_BID = {
    # Translators: a clause after "if".
    "made": later("the bid is made"),
    "set": later("the bid is not made"),
    "no_maker": later("nobody is maker"),
}
_CONTRACT = {
    # Translators: a clause after "if".
    "made": later("the contract is made"),
    "set": later("the contract is not made"),
    "no_maker": later("nobody is maker"),
}
_ALONE = {
    # Translators: a clause after "if".
    "nobody": later("nobody played alone"),
    "maker": later("the maker played alone"),
    "defender": later("a defender played alone"),
    "both": later("the maker and a defender played alone"),
    # Translators: a clause after "if"; blind is without having looked at his cards.
    "blind": later("the maker played alone blind"),
}
_NO_TRUMP = {
    # Translators: a clause after "if": the deal was played without trump.
    "no_trump": later("it was no trump"),
    # Translators: a clause after "if": the deal was played without trump, the lowest cards being the best.
    "no_trump_low": later("it was low no trump"),
}


def result(line: LineSpec, setup: Setup) -> str:
    """Say how the contract must have come out."""
    return "" if line.result is None else say((_BID if setup.form == "ladder" else _CONTRACT)[line.result])


def bid(line: LineSpec, setup: Setup) -> str:
    """Say which bid it must have been."""
    if line.bid is None:
        return ""
    wanted = line.bid if isinstance(line.bid, list) else [line.bid]
    # Translators: a clause after "if"; {bids} is the bid that was made, like "moon", "3 to 5" or "a number".
    return say("it was {bids}", bids=joined([_bid(one, setup) for one in wanted], "or"))


def _bid(wanted: int | str, setup: Setup) -> str:
    if wanted == "special":
        if setup.special_bids:
            return joined([title(one) for one in setup.special_bids], "or")
        # Translators: any bid that has a name and is not only a number of tricks.
        return say("a bid with a name")
    if wanted == "numbered":
        # Translators: any bid that is a number of tricks and has no name.
        return say("a number")
    if isinstance(wanted, str) and is_range(wanted):
        low, high = expand_range(wanted, setup.tricks)
        # Translators: numbers that were bid.
        return say("{low} to {high}", low=low, high=high)
    return title(str(wanted))


def tricks(line: LineSpec, setup: Setup) -> str:
    """Say how many tricks must have been taken."""
    if line.tricks is None:
        return ""
    counted = tricks_taken(line.tricks, setup)
    if line.tricks == 1:
        # Translators: a clause after "if", about the one or those who score; {tricks} is "1 trick".
        return say("{tricks} was taken", tricks=counted)
    # Translators: a clause after "if", about the one or those who score; {tricks} is like "no tricks", "3 tricks",
    # "3 to 5 tricks" or "all 6 tricks".
    return say("{tricks} were taken", tricks=counted)


def best_other(line: LineSpec, setup: Setup) -> str:
    """Say how many tricks the best of the others must have."""
    if line.best_other is None:
        return ""
    counted = tricks_taken(line.best_other, setup)
    if setup.sides == "individuals" or setup.players == 2:
        # Translators: a clause after "if"; {tricks} is like "no tricks", "3 tricks", "3 to 5 tricks" or "all 6 tricks".
        return say("the best other player took {tricks}", tricks=counted)
    # Translators: a clause after "if"; {tricks} is like "no tricks", "3 tricks", "3 to 5 tricks" or "all 6 tricks".
    return say("the best other side took {tricks}", tricks=counted)


def first_tricks(line: LineSpec, setup: Setup) -> str:
    """Say who must have taken the first tricks."""
    return "" if line.first_tricks is None else joined(clauses(line.first_tricks, setup))


def makers_first(first: FirstTricksSpec, setup: Setup) -> str:
    """Say how many tricks the makers must have begun with."""
    if first.makers is None:
        return ""
    number = number_word(first.makers)
    if not setup.partners:
        if first.makers == 1:
            # Translators: a clause after "if".
            return say("the maker took the first trick")
        # Translators: a clause after "if"; {number} is a number as a word, like "three".
        return say("the maker took the first {number} tricks", number=number)
    if first.makers == 1:
        # Translators: a clause after "if".
        return say("the makers took the first trick")
    # Translators: a clause after "if"; {number} is a number as a word, like "three".
    return say("the makers took the first {number} tricks", number=number)


def defenders_first(first: FirstTricksSpec, setup: Setup) -> str:
    """Say how many tricks the defenders must have begun with."""
    if first.defenders is None:
        return ""
    if first.defenders == 1:
        # Translators: a clause after "if".
        return say("the defenders took the first trick")
    # Translators: a clause after "if"; {number} is a number as a word, like "three".
    return say("the defenders took the first {number} tricks", number=number_word(first.defenders))


def tricks_taken(wanted: int | str | list[int | str], setup: Setup) -> str:
    """Say a number of tricks, or several: "no tricks", "3 to 5 tricks", "all 6 tricks"."""
    return joined([_count(one, setup) for one in (wanted if isinstance(wanted, list) else [wanted])], "or")


def _count(wanted: int | str, setup: Setup) -> str:
    if wanted == "all" or wanted == setup.tricks:
        # Translators: {tricks} is like "6 tricks", all there are in a deal.
        return say("all {tricks}", tricks=count(setup.tricks, "trick"))
    if isinstance(wanted, str):
        low, high = expand_range(wanted, setup.tricks)
        # Translators: a number of tricks within limits; {tricks} is like "5 tricks".
        return say("{low} to {tricks}", low=low, tricks=count(high, "trick"))
    # Translators: as an answer to how many tricks were taken.
    return say("no tricks") if wanted == 0 else count(wanted, "trick")


def alone(line: LineSpec, setup: Setup) -> str:
    """Say who must have played alone."""
    return "" if line.alone is None else say(_ALONE[line.alone])


def lone_hand(line: LineSpec, setup: Setup) -> str:
    """Say which kind of lone hand it must have been."""
    if line.lone_hand is None:
        return ""
    # Translators: a clause after "if"; {kind} is the name of a kind of lone hand.
    return say("the lone hand was {kind}", kind=title(line.lone_hand))


def trump(line: LineSpec, setup: Setup) -> str:
    """Say what must have been trump."""
    if line.trump is None:
        return ""
    strains = trump_suits([line.trump] if isinstance(line.trump, str) else line.trump)
    suits = [suit for suit in strains if suit in SUITS]
    told = []
    if len(suits) == len(SUITS):
        # Translators: a clause after "if": any suit was trump, and it was not played without trump.
        told.append(say("there was a trump suit"))
    elif suits:
        # Translators: a clause after "if"; {suits} is a suit, like "hearts", or several with "or".
        told.append(say("{suits} was trump", suits=joined([say(SUIT_WORDS[suit]) for suit in suits], "or")))
    return joined(told + [say(_NO_TRUMP[strain]) for strain in strains if strain in _NO_TRUMP], "or")


def stuck(line: LineSpec, setup: Setup) -> str:
    """Say whether the maker must have been forced to bid."""
    if line.stuck is None:
        return ""
    if line.stuck == "nobody":
        # Translators: a clause after "if".
        return say("nobody was forced to bid")
    if line.stuck == "dealer":
        # Translators: a clause after "if": all others had passed, and he had to bid.
        return say("the dealer was stuck")
    # Translators: a clause after "if": he had to bid; {joker} is "joker", or the name a game has for it.
    return say("whoever held the {joker} was stuck", joker=joker_word(setup.joker_name))


def renege(line: LineSpec, setup: Setup) -> str:
    """Say whose renege must have ended the deal."""
    if line.renege is None:
        return ""
    if line.renege == "defenders":
        # Translators: a clause after "if"; a renege is a card played against the rules.
        return say("a renege of the defenders ended the deal")
    if setup.partners:
        # Translators: a clause after "if"; a renege is a card played against the rules.
        return say("a renege of the makers ended the deal")
    # Translators: a clause after "if"; a renege is a card played against the rules.
    return say("a renege of the maker ended the deal")
