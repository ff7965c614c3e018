"""A joker led where there is no trump: it leads some suit, or none, and nobody falls over it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .at_the_play import at_the_play, may_play, plain_cards
from .finished import Finished, everything, finished
from .watched import deals

NO_TRUMP = ("no_trump", "no_trump_low")
WAYS = ("names_suit", "own_suit", "worthless")
WITH_JOKER = [game for game in everything() if game.spec.pack.jokers]


def without_trump() -> Iterator[Finished]:
    """Every game in which a joker can be met without trump, with each of the three things it can be then."""
    for game in WITH_JOKER:
        if "no_trump" in game.rules.tables.strains:
            yield game
            for way in WAYS:
                other = finished(game.choice, (("trump.joker_in_no_trump", way),))
                if other is not None and way != game.spec.trump.joker_in_no_trump:
                    yield other


GAMES = list(without_trump())
CASES = [(game, strain) for game in GAMES for strain in NO_TRUMP if strain in game.rules.tables.strains]


def joker(game: Finished) -> str:
    """The highest joker."""
    return next(kind for kind in game.rules.pack.kinds if kind.endswith("Joker"))


@pytest.mark.parametrize(("game", "strain"), CASES, ids=str)
def test_a_joker_that_is_led(game: Finished, strain: str) -> None:
    """Three players, or two: the leader leads the joker, and the next have a spade and a heart each."""
    way = game.spec.trump.joker_in_no_trump
    first, *others = game.seats
    spades, hearts = plain_cards(game, "S"), plain_cards(game, "H")
    hands = {seat: [spades[place], hearts[place]] for place, seat in enumerate(others)}
    state = at_the_play(game, strain, {first: [joker(game), spades[-1], hearts[-1]], **hands}, first)
    state.apply(f"play {joker(game)}")
    if way == "names_suit":
        assert state.to_act == first and "lead hearts" in state.legal_actions
        assert not may_play(state), "he has to name a suit before anything else is played"
        state.apply("lead hearts")
    suit = "H" if way == "names_suit" else None
    for place, seat in enumerate(others):
        assert state.to_act == seat
        follow = hands[seat] if suit is None else [card for card in hands[seat] if card[-1] == suit]
        assert may_play(state) == set(follow), f"{seat} after the joker and {suit}"
        card = hearts[place]
        state.apply(f"play {card}")
        suit = "H" if way == "worthless" else suit
    taker = next(seat for seat, number in zip(game.seats, state.taken, strict=True) if number)
    if way == "worthless":
        order = game.spec.pack.low_rank_texts() if strain == "no_trump_low" else game.spec.pack.rank_texts()
        played = [order.index(hearts[place][:-1]) for place in range(len(others))]
        assert taker in [seat for seat, rank in zip(others, played, strict=True) if rank == min(played)]
    else:
        assert taker == first
    assert state.to_act == taker or state.asked >= 0


@pytest.mark.parametrize(("game", "strain"), CASES, ids=str)
def test_a_joker_that_does_not_follow(game: Finished, strain: str) -> None:
    """Who can follow must not play it; who cannot may, and it takes the trick unless it is worthless."""
    first, second = game.seats[:2]
    spades, hearts, clubs = (plain_cards(game, suit) for suit in "SHC")
    hands = {first: [spades[-1]], second: [joker(game), spades[0], hearts[0]]}
    state = at_the_play(game, strain, hands, first)
    state.apply(f"play {spades[-1]}")
    assert may_play(state) == {spades[0]}
    hands = {first: [spades[-1]], second: [joker(game), hearts[0]]}
    rest = game.seats[2:]
    state = at_the_play(game, strain, {**hands, **{seat: [clubs[place]] for place, seat in enumerate(rest)}}, first)
    state.apply(f"play {spades[-1]}")
    assert may_play(state) == {joker(game), hearts[0]}
    state.apply(f"play {joker(game)}")
    for place in range(len(rest)):
        state.apply(f"play {clubs[place]}")
    taker = first if game.spec.trump.joker_in_no_trump == "worthless" else second
    assert state.taken[game.seats.index(taker)] == 1


@pytest.mark.parametrize("game", WITH_JOKER, ids=str)
def test_a_joker_belongs_to_a_trump_suit(game: Finished) -> None:
    """Led it asks for trump; where trump is led it follows; and it beats the right bower."""
    letters = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}
    first, second = game.seats[:2]
    for trump in game.spec.trump.suits():
        own = plain_cards(game, letters[trump])
        other = plain_cards(game, *(letter for letter in "SCDH" if letter != letters[trump]))
        state = at_the_play(game, trump, {first: [joker(game)], second: [own[0], other[0]]}, first)
        state.apply(f"play {joker(game)}")
        assert (state.to_act, may_play(state)) == (second, {own[0]})
        state = at_the_play(game, trump, {first: [own[0]], second: [joker(game), other[0]]}, first)
        state.apply(f"play {own[0]}")
        assert may_play(state) == {joker(game)}
        top = f"J{letters[trump]}" if game.spec.pack.bowers != "none" else own[-1]
        strengths = game.rules.tables.strengths(game.rules.tables.strains.index(trump), 0)
        assert strengths[game.rules.card(joker(game))] > strengths[game.rules.card(top)]


def test_jokers_are_led_without_trump_in_deals_that_are_played() -> None:
    """They are, in several games; that nothing breaks then is seen by playing on."""
    led = {
        game.name
        for game in WITH_JOKER
        for deal in deals(game)
        for trick in deal.tricks
        if trick.trump in NO_TRUMP and trick.turns[0].card.endswith("Joker")
    }
    assert len(led) >= 5, led
    assert len(GAMES) >= 15 and {game.spec.trump.joker_in_no_trump for game in GAMES} == set(WAYS)
