"""Two equal cards: they are sorted, shown, played one at a time, and one of them wins the trick."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from euchre_cli.table.faces import Faces

import euchre_core as eu
from euchre_core.game.deal import Deal

from .at_the_play import at_the_play, plain_cards
from .finished import Finished, everything, finished
from .watched import deals

DOUBLE = [game for game in everything() if max(game.rules.pack.copies) > 1]


def both_ways() -> Iterator[Finished]:
    """Every game with equal cards, whichever of them is the higher."""
    for game in DOUBLE:
        yield game
        if not game.has_house_rules:
            way = "last_wins" if game.spec.play.equal_cards == "first_wins" else "first_wins"
            other = finished(game.choice, (("play.equal_cards", way),))
            assert other is not None
            yield other


@pytest.mark.parametrize("game", list(both_ways()), ids=str)
def test_which_of_two_equal_cards_wins(game: Finished) -> None:
    """In trump, in a plain suit and without trump; and for two equal jokers. One card in three lies between them."""
    letters = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}
    for trump in game.rules.tables.strains:
        suit = letters.get(trump, "S")
        own = plain_cards(game, suit)
        best = game.spec.pack.low_rank_texts()[0] if trump == "no_trump_low" else own[-1][:-1]
        pairs = [f"{best}{suit}"] if game.spec.pack.copies > 1 and best != "J" else []
        if trump in letters and game.spec.pack.copies > 1 and game.spec.pack.bowers != "none":
            pairs.append(f"J{suit}")
        if trump in letters and game.spec.pack.jokers and game.rules.pack.copies[-1] > 1:
            pairs.append("Joker")
        other = plain_cards(game, *(letter for letter in "SCDH" if letter != suit))
        for card in pairs:
            first, *middle, last = game.seats
            cards = {first: [card], last: [card], **{seat: [other[place]] for place, seat in enumerate(middle)}}
            state = at_the_play(game, trump, cards, first)
            for seat in game.seats:
                while state.asked >= 0:
                    state.apply("pass")
                state.apply(f"play {cards[seat][0]}")
            wins = first if game.spec.play.equal_cards == "first_wins" else last
            assert state.taken[game.seats.index(wins)] == 1, f"two {card} with {trump} as trump"
            assert game.rules.steps[state.step].name != "the play" or state.asked >= 0 or state.to_act == wins


@pytest.mark.parametrize("game", DOUBLE, ids=str)
def test_two_equal_cards_in_one_hand(game: Finished) -> None:
    """They lie side by side in the hand; playing one leaves the other, and there is one action for both."""
    twice = next(kind for place, kind in enumerate(game.rules.pack.kinds) if game.rules.pack.copies[place] > 1)
    first = game.seats[0]
    strain = game.rules.tables.strains[0]
    state = at_the_play(game, strain, {first: [twice, twice]}, first)
    assert state.hand(first) == [twice, twice]
    assert [action.text for action in state.legal_actions if action.verb == "play"] == [f"play {twice}"]
    state.apply(f"play {twice}")
    assert state.hand(first) == [twice]


def has(game: Finished, card: str, times: int) -> bool:
    """Whether the pack has a card so many times."""
    return game.rules.pack.copies[game.rules.card(card)] >= times


@pytest.mark.parametrize("game", DOUBLE, ids=str)
def test_hands_with_equal_cards_are_sorted_and_shown(game: Finished) -> None:
    """A whole hand of pairs: dealt by name, in the order of the pack, in what is seen, in a record and in print."""
    pairs = [kind for place, kind in enumerate(game.rules.pack.kinds) if game.rules.pack.copies[place] > 1]
    seat = game.seats[1]
    size = game.rules.dealt(1, 0)
    hand = [card for card in pairs for _ in range(2)][: size - size % 2]
    single = next(kind for kind in reversed(game.rules.pack.kinds) if kind not in hand)
    hand += [single] * (size - len(hand))
    rules = game.rules
    piles = rules.given(0, {seat: list(reversed(hand))}, random.Random(5))
    opening = rules.ending.opening(len(rules.side_names))
    table = eu.Game.of_deals(rules, [Deal(rules, 0, piles, opening, None)], seed=5)
    held = sorted(hand, key=rules.card)
    assert table.deals[0].state.hand(seat) == held == table.deals[0].observation(1).view.hand(seat)
    for strain in range(-1, len(rules.tables.strains)):
        shown = [card for suit in Faces(rules, plain=True).sorted_hand(held, strain) for card in suit]
        assert sorted(shown, key=rules.card) == held, f"strain {strain}"
    again = eu.Record.loads(table.record.dumps()).replay()
    assert again.deals[0].cards[1] == [rules.card(card) for card in held]


@pytest.mark.parametrize("game", DOUBLE, ids=str)
def test_each_of_two_equal_cards_is_played_once(game: Finished) -> None:
    """No card is played more often than the pack has it, and nobody plays one twice that he holds once."""
    together = 0
    for deal in deals(game):
        played = Counter(turn.card for trick in deal.tricks for turn in trick.turns)
        assert all(has(game, card, number) for card, number in played.items()), str(deal)
        for trick in deal.tricks:
            cards = [turn.card for turn in trick.turns]
            together += len(set(cards)) < len(cards)
            for turn in trick.turns:
                assert turn.card in turn.hand, str(trick)
    assert together or game.spec.pack.copies == 1, "no two equal cards ever met in a trick"
