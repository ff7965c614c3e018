"""What was bid in an example, and who took the tricks: in one clause."""

from __future__ import annotations

from euchre_core.chapters.sentence import joined, strain_word, title
from euchre_core.language.translation import later, later_many, say, say_as, say_many
from euchre_core.sheet.example_words import are_several, side_word, side_words
from euchre_core.variant.examples import DealBefore, ExampleSpec

_ALONE = {
    # Translators: a verb phrase, without its subject: what the maker does.
    "maker": later("plays alone"),
    # Translators: a verb phrase, without its subject: what the maker does; blind is without having looked at his cards.
    "blind": later("plays alone blind"),
    # Translators: a verb phrase, without its subject: what the maker does.
    "defender": later("plays against a lone defender"),
    # Translators: a verb phrase, without its subject: what the maker does.
    "both": later("plays alone against a lone defender"),
}
_STUCK = {
    # Translators: a verb phrase, without its subject: the maker had to bid because all others had passed.
    "dealer": later("is stuck"),
    # Translators: a verb phrase, without its subject: the maker had to bid because he held the joker.
    "joker_holder": later("is stuck with the joker"),
}
_NO_TRUMP = {
    # Translators: a verb phrase, without its subject: what the maker names.
    "no_trump": later("names no trump"),
    # Translators: a verb phrase, without its subject: what the maker names.
    "no_trump_low": later("names low no trump"),
}
_RENEGE = {
    # Translators: a clause; a renege is a card played against the rules.
    "makers": later("then a renege of the makers ends the deal"),
    # Translators: a clause; a renege is a card played against the rules.
    "defenders": later("then a renege of the defenders ends the deal"),
}
# Translators: {side} is the letter of a seat.
_ONE_TAKES = later_many("{side} takes {number} trick", "{side} takes {number} tricks")
# Translators: {side} is the letters of several seats, "makers" or "defenders".
_SEVERAL_TAKE = later_many("{side} take {number} trick", "{side} take {number} tricks")
# Translators: {side} is the letter of a seat.
_ONE_TAKES_FIRST = later_many("{side} takes the first trick", "{side} takes the first {number} tricks")
# Translators: {side} is the letters of several seats, "makers" or "defenders".
_SEVERAL_TAKE_FIRST = later_many("{side} take the first trick", "{side} take the first {number} tricks")


def outcome(example: ExampleSpec) -> str:
    """Say what was bid, and who took the tricks; it begins in small letters."""
    told = [_maker(example)]
    if example.dropped:
        several = [example.dropped] if isinstance(example.dropped, str) else example.dropped
        # Translators: {seats} is the letter of a seat, or several with "and".
        told.append(say_many("{seats} dropped out", "{seats} dropped out", len(several), seats=side_words(several)))
    if example.tricks:
        told.append(joined([_takes(side, number) for side, number in example.tricks.items()]))
    for side, number in (example.first_tricks or {}).items():
        forms = _SEVERAL_TAKE_FIRST if are_several(side) else _ONE_TAKES_FIRST
        told.append(say_many(*forms, number, side=side_word(side)))
    if example.renege:
        told.append(say(_RENEGE[example.renege]))
    return "; ".join(told)


def deal_before(before: DealBefore) -> str:
    """Say what came before the deal of an example, in a clause."""
    said = ExampleSpec(bid=before.bid, by=before.by, trump=before.trump, tricks=before.tricks)
    if not before.led:
        return outcome(said)
    # Translators: {deal} is a clause such as "N bids 5"; {card} is a card, such as JH.
    return say("{deal}, and to the last trick the {card} was led", deal=outcome(said), card=before.led)


def _maker(example: ExampleSpec) -> str:
    done = _done(example)
    if example.by == "nobody" and not done:
        return say("nobody is maker")
    who = _who(example.by)
    if not done:
        # Translators: {who} is the letter of a seat, or "the maker".
        return say("{who} is maker", who=who)
    # Translators: {who} is the letter of a seat, or "the maker"; {does} is one or more verb phrases, such as "bids 3,
    # plays alone and names hearts".
    return say("{who} {does}", who=who, does=joined(done))


def _who(by: str | None) -> str:
    if by is None:
        return say("the maker")
    # Translators: who does something, as the subject of a sentence; {seat} is the letter of a seat.
    return say("nobody") if by == "nobody" else say_as("who does it", "{seat}", seat=by)


def _done(example: ExampleSpec) -> list[str]:
    done = []
    if example.bid is not None:
        # Translators: a verb phrase, without its subject; {bid} is a number, or the name of a bid.
        done.append(say("bids {bid}", bid=title(str(example.bid))))
    if example.alone in _ALONE:
        done.append(say(_ALONE[example.alone]))
    if example.lone_hand:
        # Translators: a verb phrase, without its subject; {kind} is the name of a kind of lone hand.
        done.append(say("makes it {kind}", kind=title(example.lone_hand)))
    if example.stuck in _STUCK:
        done.append(say(_STUCK[example.stuck]))
    if example.trump and example.by != "nobody":
        done.append(_names(example.trump))
    if example.partner:
        # Translators: a verb phrase, without its subject; {partner} is the letter of a seat, or several with "and".
        done.append(say("has {partner} as partner", partner=side_words(example.partner)))
    return done


def _names(strain: str) -> str:
    if strain in _NO_TRUMP:
        return say(_NO_TRUMP[strain])
    # Translators: a verb phrase, without its subject; {trump} is a suit, like "hearts".
    return say("names {trump}", trump=strain_word(strain))


def _takes(side: str, number: int) -> str:
    if number == 0 and are_several(side):
        # Translators: {side} is the letters of several seats, "makers" or "defenders".
        return say("{side} take no trick", side=side_word(side))
    if number == 0:
        # Translators: {side} is the letter of a seat.
        return say("{side} takes no trick", side=side_word(side))
    return say_many(*(_SEVERAL_TAKE if are_several(side) else _ONE_TAKES), number, side=side_word(side))
