"""Invariants of the tricks: suit is followed, and the right card wins, by a plain reading of the settings."""

from __future__ import annotations

from itertools import pairwise

from .cards import in_hand
from .plain_cards import PlainCards
from .story import Invariant, Moment


def suit_is_followed(moment: Moment) -> str | None:
    """The cards that may be played are those that follow suit, the left bower and the joker being trumps."""
    cards = PlainCards(moment.settings)
    trick: list[str] = []
    named: str | None = None
    for place, turn in enumerate(moment.told):
        may = {text.removeprefix("play ") for text in turn.may if text.startswith("play ")}
        trump = moment.rules.tables.strains[turn.before.strain] if turn.before.strain >= 0 else ""
        if may:
            hand = in_hand(turn.before, turn.seat)
            right = cards.playable(hand, trick, trump, named, first=not sum(turn.before.taken))
            if may != right:
                led = f"{trick[0]} was led" if trick else "to the lead"
                return (
                    f"{turn.seat} may play {in_a_row(may)} with {' '.join(hand)}, {trump} being trump, {led}; "
                    f"by the settings {in_a_row(right)}"
                )
        if turn.said.startswith("play "):
            trick.append(turn.said.removeprefix("play "))
        elif turn.said.startswith("lead "):
            named = turn.said.removeprefix("lead ")
        after = moment.told[place + 1].before if place + 1 < len(moment.told) else moment.state
        if sum(after.taken) != sum(turn.before.taken):
            trick, named = [], None
    return None


def in_a_row(cards: set[str]) -> str:
    """Some cards as a text."""
    return " ".join(sorted(cards)) or "nothing"


def the_best_card_wins(moment: Moment) -> str | None:
    """Each trick goes to the highest trump, or else to the highest card of the suit led."""
    cards = PlainCards(moment.settings)
    trump = moment.rules.tables.strains[moment.state.strain] if moment.state.strain >= 0 else ""
    for trick in moment.tricks:
        seat, card = trick.cards[cards.winner([card for _, card in trick.cards], trump, trick.named)]
        if seat != trick.taker:
            shown = " ".join(f"{seat}:{card}" for seat, card in trick.cards)
            return f"{trick.taker} took {shown}, {trump} being trump; by the settings {seat} does with {card}"
    return None


def the_winner_leads(moment: Moment) -> str | None:
    """Who took a trick leads to the next."""
    for before, after in pairwise(moment.tricks):
        if after.cards[0][0] != before.taker:
            return f"{before.taker} took a trick and {after.cards[0][0]} led to the next"
    return None


INVARIANTS = (
    Invariant("suit-is-followed", "The cards that may be played follow suit.", "deal", suit_is_followed),
    Invariant("the-best-card-wins", "Each trick goes to its best card.", "deal", the_best_card_wins),
    Invariant("the-winner-leads", "Who took a trick leads to the next.", "deal", the_winner_leads),
)
