"""The examples of a file, as sentences of its rule sheet."""

from __future__ import annotations

from functools import partial

from euchre_core.chapters.sentence import capital, joined, paragraph, title
from euchre_core.language.translation import later, later_many, say, say_as, say_many, sentence
from euchre_core.sheet.example_deals import deal_before, outcome
from euchre_core.sheet.example_words import (
    card_list,
    counters_told,
    numbers_told,
    points_told,
    side_word,
    trump_told,
)
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.spec import VariantSpec

_WINNERS = {
    # Translators: a clause: how an example ends.
    "nobody": later("nobody has won yet"),
    # Translators: a clause: how an example ends.
    "everybody_loses": later("everybody loses"),
}
_GIVERS = {
    # Translators: who gives cards in an exchange: for whom the exchange is.
    "player": later("the player"),
    "partner": later("the partner"),
    "each_partner": later("each partner"),
}
# Translators: {sides} is the letters of a team or of a player, or several of these with "and".
_WINS = later_many("{sides} wins the game", "{sides} win the game")


def examples_in_words(spec: VariantSpec) -> list[str]:
    """Say every example of a game in a sentence."""
    return [example_in_words(example) for example in spec.examples if not asks_nothing(example)]


def asks_nothing(example: ExampleSpec) -> bool:
    """Whether an example shows a trick and does not say who wins it; `euchre check` tells the author."""
    return example.trick is not None and example.wins is None


def example_in_words(example: ExampleSpec) -> str:
    """Say one example in a sentence; its keys tell what kind it is."""
    if example.trick is not None:
        tell = _trick
    elif example.led is not None:
        tell = _card_led
    elif example.exchange is not None:
        tell = _exchange
    elif example.claim is not None:
        tell = _claim
    else:
        tell = _after if example.after is not None else _scored
    return sentence(partial(tell, example))


def _trick(example: ExampleSpec) -> str:
    cards, card = example.trick or [], str(example.wins)
    names = {"trick": card_list(cards), "card": card, "place": example.place}
    if cards.count(card) < 2 and not example.place:
        # Translators: {trick} is the cards of a trick, and {card} one of them.
        told = say("In the trick {trick} the {card} wins.", **names)
    elif not example.place:
        # Translators: {trick} is the cards of a trick, and {card} is there twice.
        told = say("In the trick {trick} a {card} wins.", **names)
    elif cards.count(card) < 2:
        # Translators: {trick} is the cards of a trick, {card} one of them, and {place} its number from the first on.
        told = say("In the trick {trick} the {card} played as card {place} wins.", **names)
    else:
        # Translators: {trick} is the cards of a trick, {card} is there twice, and {place} is the number
        # of the one that wins, from the first on.
        told = say("In the trick {trick} a {card} played as card {place} wins.", **names)
    return paragraph(trump_told(example.trump), told)


def _card_led(example: ExampleSpec) -> str:
    # Translators: {card} is a card, such as JH.
    led = say("The {card} is led.", card=example.led)
    hand = card_list(example.hand)
    if example.legal:
        # Translators: {hand} is the cards held, such as 9H AD JS; {cards} is a card, or several with "or".
        may = say("From {hand} you may play {cards}.", hand=hand, cards=joined(example.legal, "or"))
    else:
        # Translators: {hand} is the cards held, such as 9H AD JS.
        may = say("From {hand} you may play nothing.", hand=hand)
    return paragraph(trump_told(example.trump), led, may)


def _exchange(example: ExampleSpec) -> str:
    exchange, giver = title(example.exchange or ""), say(_GIVERS[example.from_ or "player"])
    hand = card_list(example.hand)
    if example.legal:
        # Translators: {exchange} is the name of an exchange of cards; {giver} is "the player", "the partner" or "each
        # partner"; {hand} is the cards held, such as 9H AD JS; {cards} is a card, or several with "or".
        told = say(
            "In the exchange {exchange} {giver}, holding {hand}, may give {cards}.",
            exchange=exchange,
            giver=giver,
            hand=hand,
            cards=joined(example.legal, "or"),
        )
    else:
        # Translators: {exchange} is the name of an exchange of cards; {giver} is "the player", "the partner" or "each
        # partner"; {hand} is the cards held, such as 9H AD JS.
        told = say(
            "In the exchange {exchange} {giver}, holding {hand}, may give nothing.",
            exchange=exchange,
            giver=giver,
            hand=hand,
        )
    return paragraph(trump_told(example.trump), told)


def _claim(example: ExampleSpec) -> str:
    hand, card = card_list(example.hand), example.upcard
    claim = title(example.claim or "")
    if example.claim == "none" and card:
        # Translators: {hand} is the cards held, such as 9H AD JS; {card} is the card turned up.
        told = say("With {hand}, and the {card} turned up, you may claim nothing.", hand=hand, card=card)
    elif example.claim == "none":
        # Translators: {hand} is the cards held, such as 9H AD JS.
        told = say("With {hand} you may claim nothing.", hand=hand)
    elif card:
        # Translators: {hand} is the cards held, such as 9H AD JS; {card} is the card turned up; {claim} is the name of
        # a claim.
        told = say("With {hand}, and the {card} turned up, you may claim {claim}.", hand=hand, card=card, claim=claim)
    else:
        # Translators: {hand} is the cards held, such as 9H AD JS; {claim} is the name of a claim.
        told = say("With {hand} you may claim {claim}.", hand=hand, claim=claim)
    return paragraph(trump_told(example.trump), told)


# -- what may be said next -------------------------------------------------------------------------------------------


def _after(example: ExampleSpec) -> str:
    if example.after:
        # Translators: {words} is what was said in the auction, as it is typed, such as: pass, bid 3.
        opening = say("After {words}", words=", ".join(map(str, example.after)))
    else:
        opening = say("At the beginning of the auction")
    known, told = _known(example), _next(example)
    if known:
        # Translators: {opening} is like "After pass, bid 3" or "At the beginning of the auction"; {known} is one or
        # more like "with the JH turned up", "holding 9H AD JS", "at NS 5 and EW 2"; {told} is clauses.
        return say("{opening} and {known}, {told}.", opening=opening, known=joined(known), told=joined(told))
    # Translators: {opening} is like "After pass, bid 3" or "At the beginning of the auction"; {told} is clauses.
    return say("{opening}, {told}.", opening=opening, told=joined(told))


def _known(example: ExampleSpec) -> list[str]:
    """Under which circumstances."""
    known = []
    if example.deal_before:
        # Translators: a circumstance of an example; {deal} is a clause such as "N bids 5; NS take 4 tricks".
        known.append(say("in a deal that follows one in which {deal}", deal=deal_before(example.deal_before)))
    if example.upcard:
        # Translators: a circumstance of an example; {card} is a card, such as JH.
        known.append(say("with the {card} turned up", card=example.upcard))
    if example.hand:
        # Translators: a circumstance of an example; {cards} is the cards held, such as 9H AD JS.
        known.append(say("holding {cards}", cards=card_list(example.hand)))
    if example.scores:
        # Translators: a circumstance of an example; {scores} is like "NS 5 and EW 2".
        known.append(say("at {scores}", scores=numbers_told(example.scores)))
    return known


def _next(example: ExampleSpec) -> list[str]:
    """What may be said, and what comes of it."""
    told = [_words(example)] if example.may or example.may_not else []
    if example.turn and not told:
        # Translators: a clause; {seat} is the letter of a seat.
        told.append(say("it is {seat}'s turn", seat=side_word(example.turn)))
    if example.points:
        # Translators: a clause; {points} is like "NS -5 and EW +2".
        told.append(say("the deal is over: {points}", points=points_told(example.points)))
    if example.next_dealer:
        # Translators: a clause; {seat} is the letter of a seat.
        told.append(say("{seat} deals next", seat=side_word(example.next_dealer)))
    # Translators: a clause, where nothing more is said about it.
    return told or [say("the next player speaks")]


def _words(example: ExampleSpec) -> str:
    may = joined([str(word) for word in example.may], "or") if example.may else ""
    may_not = joined([str(word) for word in example.may_not], "or") if example.may_not else ""
    who = (
        say_as("who does it", "{seat}", seat=example.turn) if example.turn else say_as("who does it", "the next player")
    )
    if may and may_not:
        # Translators: {who} is "the next player" or the letter of a seat; {words} and {others} are what he may say or
        # do, as it is typed, such as: bid 3 or pass, play JH.
        return say("{who} may choose {words}, but not {others}", who=who, words=may, others=may_not)
    if may:
        # Translators: {who} is "the next player" or the letter of a seat; {words} is what he may say or do, as it is
        # typed, such as: bid 3 or pass, play JH.
        return say("{who} may choose {words}", who=who, words=may)
    # Translators: {who} is "the next player" or the letter of a seat; {words} is what he may not say or do, as it is
    # typed, such as: bid 3 or pass, play JH.
    return say("{who} may not choose {words}", who=who, words=may_not)


# -- how a deal comes out --------------------------------------------------------------------------------------------


def _scored(example: ExampleSpec) -> str:
    """Say how a deal comes out, in points or in who wins the game."""
    before, found = _before(example), _results(example)
    opening = say("{facts}.", facts=capital(joined(before))) if before else ""
    trump = trump_told(example.trump) if example.by == "nobody" else ""
    deal = capital(outcome(example))
    if found:
        # Translators: {deal} is clauses such as "N bids 5; NS take 4 tricks"; {results} is like "NS -5 and EW +2".
        return paragraph(opening, trump, say("{deal}: {results}.", deal=deal, results=joined(found)))
    # Translators: {facts} is clauses such as "N bids 5; NS take 4 tricks".
    return paragraph(opening, trump, say("{facts}.", facts=deal))


def _before(example: ExampleSpec) -> list[str]:
    """What stood before the deal."""
    before = []
    if example.deals:
        # Translators: a clause; {number} is which deal of the game it is.
        before.append(say("it is deal {number}", number=example.deals))
    if example.counters:
        before.append(counters_told(example.counters))
    if example.scores:
        # Translators: a clause; {scores} is like "NS 5 and EW 2".
        before.append(say("the scores are {scores}", scores=numbers_told(example.scores)))
    return before


def _results(example: ExampleSpec) -> list[str]:
    """What comes of the deal."""
    found = []
    if example.winner in _WINNERS:
        found.append(say(_WINNERS[example.winner]))
    elif example.winner is not None:
        winners = example.winner.split(" and ")
        found.append(say_many(*_WINS, len(winners), sides=joined([side_word(side) for side in winners])))
    elif example.points:
        found.append(points_told(example.points))
    if example.games:
        # Translators: a clause; {numbers} is like "NS 1 and EW 0".
        found.append(say("the games won are {numbers}", numbers=numbers_told(example.games)))
    if example.next:
        # Translators: a clause; {scores} is like "NS 5 and EW 2".
        found.append(say("the next deal begins at {scores}", scores=numbers_told(example.next)))
    if example.counted:
        # Translators: a clause; {counters} is like "the tokens are NS 5 and EW 2".
        found.append(say("then {counters}", counters=counters_told(example.counted)))
    return found
