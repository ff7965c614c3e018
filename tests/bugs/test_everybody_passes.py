"""Everybody passes: the auction ends after so many passes and no more, in each of the ways the language knows.

It never hangs, and who is stuck is never offered "pass".
"""

from __future__ import annotations

import pytest

import euchre_core as eu

from .finished import Finished, everything, finished

SUITS = ("spades", "clubs", "diamonds", "hearts")
CHOICES = (
    "redeal_next",
    "redeal_same",
    "dealer_is_stuck",
    "joker_holder_is_stuck",
    "played_in_no_trump",
    "dealer_forfeits",
)


def is_asked(game: Finished) -> bool:
    """Whether there is an auction in which everybody may pass."""
    auction = game.spec.auction
    somebody_is_asked = len(auction.upcard_decides) < len(SUITS)
    return auction.form in ("ladder", "turn_up") and somebody_is_asked and auction.must_call_if is None


def name_of(tried: tuple[Finished, str]) -> str:
    """A game and what follows when all pass in it."""
    game, choice = tried
    return f"{game} {choice}"


TRIED = [
    (game, choice)
    for game in everything()
    if is_asked(game)
    for choice in CHOICES
    if choice == game.spec.auction.all_pass or not game.has_house_rules
]
"""Every game and house rule as it is, and every game with every other choice of what follows when all pass."""


def as_tried(game: Finished, choice: str) -> Finished | None:
    """The game with a choice; None where that is refused, with reasons."""
    if choice == game.spec.auction.all_pass:
        return game
    return finished(game.choice, (("auction.all_pass", choice),))


def passes(game: Finished) -> int:
    """How often somebody passes before all have passed: once each in every circuit."""
    auction = game.spec.auction
    circuits = int(auction.form == "ladder" and auction.turns == "two_each" and auction.passing == "may_return") + 1
    if auction.form == "turn_up":
        circuits = (auction.first_circuit == "played") + (auction.second_circuit != "not_played")
    return len(game.seats) * circuits


def plain_deal(game: Finished, seed: int, dealer: str) -> eu.State:
    """A deal that comes to the auction: no joker is turned up, no hand is claimed, the first card is no trump yet."""
    for again in range(seed, seed + 500, 10):
        state = game.rules.new_deal(dealer=dealer, seed=again)
        while not state.is_over and state.now.name != "the auction" and "pass" in state.legal_actions:
            state.apply("pass")
        while not state.is_over and state.now.name == "the dealer's discard":
            state.apply(state.legal_actions[0])
        if not state.is_over and state.now.name == "the auction" and "pass" in state.legal_actions:
            return state
    raise AssertionError(f"{game} never comes to its auction")


def everybody_passes(game: Finished, seed: int, dealer: str) -> tuple[eu.State, int]:
    """Let everybody pass as long as he may."""
    state, said = plain_deal(game, seed, dealer), 0
    while not state.is_over and state.now.name == "the auction" and "pass" in state.legal_actions:
        state.apply("pass")
        said += 1
        assert said <= 2 * len(game.seats), f"{game}: everybody passes for ever"
    return state, said


def sticks_dealer(game: Finished) -> bool:
    """Whether a dealer is stuck in the first deal already."""
    return game.spec.auction.all_pass == "dealer_is_stuck"


@pytest.mark.parametrize("tried", TRIED, ids=name_of)
def test_the_auction_ends(tried: tuple[Finished, str]) -> None:
    game = as_tried(*tried)
    if game is None:
        return
    auction = game.spec.auction
    for seed, dealer in enumerate(game.seats):
        state, said = everybody_passes(game, seed, dealer)
        last_word = passes(game) - (1 if auction.all_pass == "dealer_is_stuck" and auction.opens != "dealer" else 0)
        if auction.opens == "dealer" and sticks_dealer(game):
            last_word = passes(game)
        joker = auction.all_pass == "joker_holder_is_stuck"
        assert said == last_word or (joker and last_word - len(game.seats) < said <= last_word), f"{said} passes"
        OUTCOMES[auction.all_pass](game, state, dealer)


def redealt(game: Finished, state: eu.State, dealer: str) -> None:
    """The cards are thrown in and the deal passes to the left."""
    assert state.is_over and not state.is_scored and state.passes_deal
    assert set(state.points.values()) == {0}


def redealt_by_the_same(game: Finished, state: eu.State, dealer: str) -> None:
    """The cards are thrown in and the same dealer deals again."""
    assert state.is_over and not state.is_scored and not state.passes_deal


def dealer_stuck(game: Finished, state: eu.State, dealer: str) -> None:
    """The dealer must speak; he may swap before, and then must speak still."""
    assert (state.to_act, state.now.name) == (dealer, "the auction")
    must_speak(game, state)


def joker_holder_stuck(game: Finished, state: eu.State, dealer: str) -> None:
    """Whoever holds the joker must speak; if nobody does, the next player deals."""
    if state.is_over:
        assert all(card[-5:] != "Joker" for seat in game.seats for card in state.hand(seat))
        redealt(game, state, dealer)
        return
    assert any(card[-5:] == "Joker" for card in state.hand(str(state.to_act)))
    must_speak(game, state)


def must_speak(game: Finished, state: eu.State) -> None:
    """Passing is not offered, not taken, and not offered after a swap either; there is something to say."""
    assert "pass" not in state.legal_actions
    assert [action for action in state.legal_actions if action.text not in ("swap", "pass")]
    turn = state.to_act
    with pytest.raises(eu.ActionError):
        state.apply("pass")
    assert state.to_act == turn
    if "swap" in state.legal_actions:
        swapped = state.copy()
        swapped.apply("swap")
        assert swapped.to_act == turn and "pass" not in swapped.legal_actions
    words = [action for action in state.legal_actions if action.text != "swap"]
    for word in words:
        after = state.copy()
        after.apply(after.parse(word.text))
        assert after.holder == game.seats.index(str(turn)), f"{turn} said {word.text} and is not the maker"


def played_without_trump(game: Finished, state: eu.State, dealer: str) -> None:
    """There is no maker and no trump; the player at the dealer's left leads, unless the rules name the dealer."""
    assert state.now.name == "the play" and state.holder == -1 and not state.idle
    assert game.rules.tables.strains[state.strain] == "no_trump"
    play = game.spec.play
    leads = play.no_trump_leads if play.no_trump_leads != "same" else play.leads
    assert state.to_act == (dealer if leads == "dealer" else game.left(dealer))


def forfeited(game: Finished, state: eu.State, dealer: str) -> None:
    """Every other side gains the forfeit, once: downwards where scores count down; the deal passes to the left."""
    assert state.is_over and state.is_scored and state.passes_deal
    own = {game.side(seat) for seat in {dealer, *game.partners(dealer)}}
    sign = -1 if game.spec.match.target is not None and game.spec.match.target < game.spec.match.start else 1
    forfeit = game.spec.auction.forfeit * sign
    assert state.points == {side: 0 if side in own else forfeit for side in game.rules.side_names}


OUTCOMES = {
    "redeal_next": redealt,
    "redeal_same": redealt_by_the_same,
    "dealer_is_stuck": dealer_stuck,
    "joker_holder_is_stuck": joker_holder_stuck,
    "played_in_no_trump": played_without_trump,
    "dealer_forfeits": forfeited,
}


def test_every_choice_is_tried_on_many_games() -> None:
    for choice in CHOICES:
        tried = [game for game, other in TRIED if other == choice and as_tried(game, choice) is not None]
        assert len(tried) >= (3 if choice == "joker_holder_is_stuck" else 20), f"{choice} on {len(tried)} games"
