"""The left bower belongs to trump: it is not followed as the suit printed on it, and it is led and wins as a trump."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .at_the_play import at_the_play, first_trick, may_play, plain_cards
from .finished import Finished, everything
from .watched import tricks

LETTER = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}
RIGHT = {"spades": "JS", "clubs": "JC", "diamonds": "JD", "hearts": "JH"}
LEFT = {"spades": "JC", "clubs": "JS", "diamonds": "JH", "hearts": "JD"}
OTHERS = {"spades": "DH", "clubs": "HD", "diamonds": "SC", "hearts": "CS"}
"""The suits of the other colour."""

GAMES = [game for game in everything() if game.spec.pack.bowers == "both" and game.spec.trump.suits()]


def trumps(game: Finished) -> Iterator[tuple[str, str, list[str], list[str], list[str]]]:
    """Every suit that may be trump: its left bower, its plain cards, those printed like the left bower, the others."""
    for trump in game.spec.trump.suits():
        left = LEFT[trump]
        assert left in game.rules.pack.index and RIGHT[trump] in game.rules.pack.index, f"{game} lacks a bower"
        own, printed, others = (plain_cards(game, *suits) for suits in (LETTER[trump], left[-1], OTHERS[trump]))
        yield trump, left, own, printed, others


def offered(game: Finished, trump: str, led: str, hand: list[str]) -> set[str]:
    """What may be played from a hand when a card was led by the player before."""
    leader, follower = game.seats[0], game.seats[1]
    state = at_the_play(game, trump, {leader: [led], follower: hand}, leader)
    state.apply(f"play {led}")
    assert state.to_act == follower
    return may_play(state)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_left_bower_does_not_follow_its_printed_suit(game: Finished) -> None:
    must_trump = game.spec.play.void == "must_trump"
    for trump, left, _, printed, other in trumps(game):
        assert offered(game, trump, printed[0], [left, printed[-1], other[0]]) == {printed[-1]}
        assert offered(game, trump, printed[0], [left, other[0]]) == ({left} if must_trump else {left, other[0]})


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_left_bower_follows_trump(game: Finished) -> None:
    for trump, left, own, printed, other in trumps(game):
        assert offered(game, trump, own[0], [left, printed[0], other[0]]) == {left}
        assert offered(game, trump, own[0], [left, own[-1], other[0]]) == {left, own[-1]}
        assert offered(game, trump, RIGHT[trump], [left, printed[0]]) == {left}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_left_bower_that_is_led_asks_for_trump(game: Finished) -> None:
    for trump, left, own, printed, other in trumps(game):
        assert offered(game, trump, left, [own[0], printed[0], other[0]]) == {own[0]}
        assert offered(game, trump, left, [RIGHT[trump], printed[0]]) == {RIGHT[trump]}
        assert offered(game, trump, left, [printed[0], other[0]]) == {printed[0], other[0]}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_only_the_right_bower_beats_the_left_bower(game: Finished) -> None:
    """It beats the ace of trumps and every card of its printed suit; who takes the trick leads to the next."""
    players = len(game.seats)
    for trump, left, own, printed, other in trumps(game):
        leader, second = game.seats[0], game.seats[1]
        rest = [*printed[: players - 2], *other][: players - 2]
        taker, state = first_trick(game, trump, leader, [own[-1], left, *rest])
        assert taker == second == state.to_act
        taker, state = first_trick(game, trump, leader, [left, own[-1], *rest])
        assert taker == leader == state.to_act
        taker, state = first_trick(game, trump, leader, [left, RIGHT[trump], *rest])
        assert taker == second == state.to_act
        taker, state = first_trick(
            game, trump, leader, [printed[-1], left, *rest]
        )  # the left bower trumps its own suit
        assert taker == second == state.to_act


def test_the_left_bower_in_deals_that_are_played() -> None:
    """In real deals it loses only to the right bower and to a joker."""
    never = []
    for game in GAMES:
        found = 0
        for trick in tricks(game):
            if trick.trump in LEFT and any(turn.card == LEFT[trick.trump] for turn in trick.turns):
                taken_with = next(turn.card for turn in trick.turns if turn.seat == trick.taker)
                cards = [turn.card for turn in trick.turns]
                higher = [card for card in cards if card == RIGHT[trick.trump] or card.endswith("Joker")]
                assert taken_with in (higher or [LEFT[trick.trump]]), f"{game}: {trick}"
                found += 1
        if not found and not game.has_house_rules:
            never.append(game.name)
    assert not never
