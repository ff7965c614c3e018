"""From a state that `sample_state` gives back to a deal from its beginning, so that it can be played again.

The history is gone through backwards: a card that the seat saw moving goes back; for one it did not see, every card of
the pile it went to is tried, until a whole deal comes out whose history the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.event import EXCHANGED, MOVED, OUT, SHOWN, UNSEEN, Event, Fact

Piles = list[list[int]]
Moved = dict[int, int]
"""The card of the action at each place of the history, for those that were hidden."""

MOST_TRIES = 150


def replayed(deal: Deal, observation: eu.Observation, sample: eu.State) -> Deal | None:
    """A deal that ends in the sample and in which everything happened that the seat saw; None if it was not found.

    Args:
        deal: the real deal, of which only what everybody knows is used: the dealer, the scores, claims made before.
        observation: what the seat saw.
        sample: the state that was drawn for it.
    """
    kinds = range(len(deal.rules.pack.kinds))
    planes = int(sample.planes)
    piles = [
        [kind for kind in kinds for plane in range(planes) if sample.cards[pile * planes + plane] >> kind & 1]
        for pile in range(len(deal.rules.piles))
    ]
    facts = [
        (place, at, fact) for place, event in enumerate(observation.history) for at, fact in enumerate(event.facts)
    ]
    for tries, (dealt, hidden) in enumerate(beginnings(piles, facts)):
        if tries == MOST_TRIES:
            return None
        again = play_again(deal, observation, dealt, hidden)
        if again is not None:
            return again
    raise AssertionError("no deal from which what the seat saw follows ends in this sample")


def beginnings(piles: Piles, facts: Sequence[tuple[int, int, Fact]]) -> Iterator[tuple[Piles, Moved]]:
    """The cards at the beginning, and what the hidden actions were, in every way that leads to these piles."""
    if not facts:
        yield [sorted(pile) for pile in piles], {}
        return
    *before, (place, at, fact) = facts
    source, target = int(fact.source), int(fact.target)
    if fact.kind == EXCHANGED:
        piles = [list(pile) for pile in piles]
        piles[source], piles[target] = piles[target], piles[source]
        yield from beginnings(piles, before)
    elif fact.kind != MOVED:
        yield from beginnings(piles, before)
    else:
        hidden = fact.card == UNSEEN
        for card in dict.fromkeys(piles[target]) if hidden else [int(fact.card)]:
            earlier = [list(pile) for pile in piles]
            if target != OUT:
                if card not in earlier[target]:
                    return
                earlier[target].remove(card)
            earlier[source].append(card)
            for dealt, moved in beginnings(earlier, before):
                yield dealt, {**moved, place: card} if hidden and at == 0 else moved


def play_again(deal: Deal, observation: eu.Observation, dealt: Piles, hidden: Moved) -> Deal | None:
    """Deal these cards and do again what the seat saw; None if some action of it is not allowed then, or if other cards
    would have been shown with it."""
    rules = deal.rules
    if any(len(cards) != rules.dealt(pile, deal.dealer) for pile, cards in enumerate(dealt)):
        return None
    mine = observation.dealt
    if UNSEEN not in mine and dealt[observation.seat_number] != sorted(mine):
        return None  # the seat would have been dealt other cards
    again = Deal(rules, deal.dealer, dealt, deal.standing, deal.lasting)
    if shown(again.seen[observation.seat_number][0]) != shown(observation.history[0]):
        return None  # a hand that claims by itself would have shown other cards
    for place, event in enumerate(observation.history[1:], start=1):
        text = event.action.text
        if event.action.is_hidden:
            text = f"{event.action.verb} {rules.pack.kinds[hidden[place]]}"
        if again.state.to_act != event.seat:
            return None
        try:
            again.push(text)
        except eu.ActionError:  # not allowed, or not even asked for
            return None
        if shown(again.seen[observation.seat_number][-1]) != shown(event):
            return None
    return again


def shown(event: Event) -> list[tuple[int, int]]:
    """The cards that were shown with an event, and where they lay."""
    return [(int(fact.card), int(fact.source)) for fact in event.facts if fact.kind == SHOWN]


def dealt_texts(deal: Deal) -> dict[str, list[str]]:
    """The cards that were dealt, as texts."""
    kinds = deal.rules.pack.kinds
    piles = zip(deal.rules.piles, deal.cards, strict=True)
    return {pile.name: [kinds[card] for card in cards] for pile, cards in piles if cards}
