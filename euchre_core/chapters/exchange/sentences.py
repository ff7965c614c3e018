"""Exchanges read aloud, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal

from euchre_core.chapters.card_words import all_cards
from euchre_core.chapters.exchange.amounts import cards_given, cards_laid_away
from euchre_core.chapters.sentence import Setup, capital, clauses, joined, title
from euchre_core.language.translation import later, say, sentence

if TYPE_CHECKING:
    from euchre_core.chapters.exchange.spec import ExchangeStep

Exchanger = Literal["maker", "defender", "claimer", "player"]
"""Whom an exchange is for."""

_EXCHANGERS = {
    # Translators: who gives, takes or discards cards, as the subject of a sentence.
    "maker": later("the maker"),
    "defender": later("the defender"),
    "claimer": later("the claimer"),
    "player": later("the player"),
}
_GIVES_TO = {
    # Translators: {giver} is like "the maker", "his partner" or "each of his partners"; {cards} is like "1 card", "up
    # to 3 cards", "as many cards" or "all his cards".
    "partner": later("{giver} gives {cards} to his partner"),
    "maker": later("{giver} gives {cards} to the maker"),
    "defender": later("{giver} gives {cards} to the defender"),
    "claimer": later("{giver} gives {cards} to the claimer"),
    "player": later("{giver} gives {cards} to the player"),
}
_BEST_TRUMPS = {
    # Translators: which cards a player gives; whether it is one card or more, and whether he may say anything.
    ("one", "both"): later("his highest trump; without a trump, he says nothing and gives any he likes"),
    ("one", "all"): later("his highest trump; without a trump, any he likes"),
    ("several", "both"): later("his highest trumps; when he has no more, he says nothing and gives any he likes"),
    ("several", "all"): later("his highest trumps; when he has no more, any he likes"),
}


def exchanges_aloud(exchanges: Mapping[str, Sequence[ExchangeStep]], setup: Setup) -> str:
    """Read every exchange aloud that takes place, step by step."""
    lines = []
    for name, steps in exchanges.items():
        if not _occasions(name, setup):
            continue
        lines.append(sentence(partial(_heading, name, setup)))
        his = replace(setup, exchanger=_exchanger(name, setup))
        for number in range(1, len(steps) + 1):
            lines.append("- " + sentence(partial(_step, number, steps, his)))
    return "\n".join(lines)


def _heading(name: str, setup: Setup) -> str:
    occasions = capital(joined(_occasions(name, setup), "or"))
    # Translators: {occasions} is like "When the maker plays alone, before the play"; {exchange} is the name of an
    # exchange of cards, whose steps follow.
    return say('{occasions} ("{exchange}"):', occasions=occasions, exchange=title(name))


def _occasions(name: str, setup: Setup) -> list[str]:
    """When an exchange takes place."""
    found = []
    if name in setup.exchanges:
        bids = joined([title(str(bid)) for bid in setup.exchanges[name]], "or")
        # Translators: when cards are exchanged; {bids} is the name of a bid, or several with "or".
        found.append(say("with the bid {bids}, once trump is named", bids=bids))
    if name == setup.lone_exchange:
        # Translators: when cards are exchanged.
        found.append(say("when the maker plays alone, before the play"))
    if name in setup.kind_exchanges:
        kinds = joined([title(kind) for kind in setup.kind_exchanges[name]], "or")
        # Translators: when cards are exchanged; {kinds} is the name of a kind of lone hand, or several with "or".
        found.append(say("when the lone hand is {kinds}, before the play", kinds=kinds))
    if name == setup.lone_defenders_exchange:
        # Translators: when cards are exchanged.
        found.append(say("when a defender plays alone, before the play"))
    if name in setup.claimed_exchanges:
        claims = joined([title(claim) for claim in setup.claimed_exchanges[name]], "or")
        # Translators: when cards are exchanged; {claims} is the name of a claim, or several with "or".
        found.append(say("when {claims} is claimed", claims=claims))
    return found


def _exchanger(name: str, setup: Setup) -> Exchanger:
    """Whom an exchange is for, if that is always the same."""
    whose: dict[Exchanger, bool] = {
        "maker": name in {*setup.exchanges, *setup.kind_exchanges, setup.lone_exchange},
        "defender": name == setup.lone_defenders_exchange,
        "claimer": name in setup.claimed_exchanges,
    }
    possible = [who for who, is_his in whose.items() if is_his]
    return possible[0] if len(possible) == 1 else "player"


def _step(number: int, steps: Sequence[ExchangeStep], setup: Setup) -> str:
    step, earlier = steps[number - 1], steps[: number - 1]
    given, chosen, received, shown = clauses(step, setup)
    how = [shown] if step.from_ == "kitty" else [chosen, shown]
    if step.from_ != "kitty" and any(_goes_to(each, step) for each in earlier):
        how.insert(1, received)
    # Translators: {given} is like "The maker gives 1 card to his partner"; {how} says which and how, like "any he
    # likes; seen by nobody else".
    return say("Step {number}. {given}: {how}.", number=number, given=capital(given), how="; ".join(how))


def _goes_to(earlier: ExchangeStep, step: ExchangeStep) -> bool:
    giver = "partner" if step.from_ == "each_partner" else step.from_
    return earlier.to == giver


def giving(step: ExchangeStep, setup: Setup) -> str:
    """Say who gives how many cards to whom."""
    if step.from_ == "kitty" and step.to == "discard":
        return cards_laid_away(step)
    if step.from_ == "kitty":
        taker = say("his partner") if step.to == "partner" else say(_EXCHANGERS[setup.exchanger])
        # Translators: {taker} is like "the maker" or "his partner"; {cards} is like "1 card" or "all the cards".
        return say("{taker} takes {cards} from the top of the kitty", taker=taker, cards=cards_given(step))
    giver = _giver(step, setup)
    if step.to == "discard":
        # Translators: {giver} is like "the maker" or "his partner"; {cards} is like "1 card" or "as many cards".
        return say("{giver} discards {cards}, face down and out of play", giver=giver, cards=cards_given(step))
    to = "partner" if step.to == "partner" else setup.exchanger
    return say(_GIVES_TO[to], giver=giver, cards=cards_given(step))


def _giver(step: ExchangeStep, setup: Setup) -> str:
    if step.from_ == "partner":
        return say("his partner")
    if step.from_ == "each_partner":
        return say("each of his partners")
    return say(_EXCHANGERS[setup.exchanger])


def choosing(step: ExchangeStep, setup: Setup) -> str:
    """Say which cards are given."""
    if not step.only:
        return _chosen(step)
    # Translators: {which} says which cards a player gives, like "any he likes"; {ranks} is like "aces and kings".
    return say("{which}, but only {ranks}", which=_chosen(step), ranks=all_cards([str(rank) for rank in step.only]))


def _chosen(step: ExchangeStep) -> str:
    if step.choose == "any":
        # Translators: which cards a player gives.
        return say("any he likes")
    if step.choose == "best":
        # Translators: which cards a player gives.
        return say("the best he has: his highest trumps, then his highest cards")
    return say(_BEST_TRUMPS["one" if step.cards == 1 else "several", step.shown_to])
