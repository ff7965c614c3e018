"""The upcard is in one place at a time, and a dealer who sits out still takes it and discards.

A dealer whose partner orders up and plays alone has the upcard like any other dealer: he takes it, discards one card,
and then lays his cards down. Nobody else is asked to discard, and nobody is when another suit is named.
"""

from __future__ import annotations

from collections import Counter

import pytest

from .finished import Finished, everything
from .watched import Told, bidding, deals, going_alone, told

TAKING = "taking the upcard"
TURNED_UP = [game for game in everything() if game.spec.deal.upcard != "none"]
TO_DEALER = [game for game in TURNED_UP if game.spec.deal.upcard == "to_dealer"]
ORDERED = [
    game
    for game in TO_DEALER
    if game.spec.auction.form == "turn_up"
    and game.spec.auction.first_circuit == "played"
    and not game.spec.auction.upcard_decides
    and game.spec.auction.must_call_if is None
]
WITH_PARTNERS = [
    game
    for game in ORDERED
    if game.spec.table.sides == "two_teams"
    and len(game.seats) > 2
    and (game.spec.alone.maker == "may" or game.spec.alone.dealers_partner != "free")
    and game.spec.alone.declared == "with_call"
]


def discards(deal: Told) -> list[str]:
    """Who was asked for a card after the upcard was taken."""
    return [turn.seat for turn in deal.moments if turn.step == TAKING]


@pytest.mark.parametrize("game", WITH_PARTNERS, ids=str)
def test_a_dealer_who_sits_out_takes_the_upcard_and_discards(game: Finished) -> None:
    """His partner orders alone: he has one card more, gives one of them back, and plays none."""
    size = game.rules.tricks
    spades = [card for card in game.rules.pack.kinds if card.endswith("S")]
    hand = [*spades[:1], *spades[2:]][:size]
    for dealer in game.seats:
        partner = next(seat for seat in reversed(game.seats) if seat in game.partners(dealer))
        state = game.rules.new_deal(dealer=dealer, hands={"upcard": spades[1], partner: hand})
        while state.now.name != "the auction" or state.to_act != partner:
            state.apply("pass")
        state.apply("order alone")
        assert (state.to_act, state.now.name) == (dealer, TAKING)
        held = state.hand(dealer)
        assert len(held) == size + 1 and spades[1] in held and state.hand("upcard") == []
        spared = {spades[1]} if game.spec.deal.upcard_discard == "not_the_upcard" else set()
        assert {action.text for action in state.legal_actions} == {f"discard {card}" for card in {*held} - spared}
        state.apply(state.legal_actions[-1])
        assert len(state.hand(dealer)) == size
        while not state.is_over:
            assert state.to_act != dealer or state.now.name != "the play"
            state.apply(state.legal_actions[0])
        assert len(state.hand(dealer)) == size or game.spec.alone.exchange  # the partner may give cards away
        assert state.taken[game.seats.index(dealer)] == 0


@pytest.mark.parametrize("game", TURNED_UP, ids=str)
def test_only_who_takes_the_upcard_discards_and_only_if_it_made_trump(game: Finished) -> None:
    """In every deal: one discard of the dealer (or of the maker, where he takes the card), or none."""
    for deal in deals(game):
        upcard = (deal.moments[0] if deal.moments else None) and deal.moments[0].pile("upcard")
        asked = discards(deal)
        assert len(asked) <= 1, str(deal)
        taker = game.spec.deal.upcard
        if asked:
            maker = next(turn.maker for turn in deal.moments if turn.step == TAKING)
            assert taker != "dead" and asked == [deal.dealer if taker == "to_dealer" else maker], str(deal)
        first = next((turn for turn in deal.moments if turn.step == "the play"), None)
        if first is None or not upcard or taker == "dead" or first.trump is None:
            continue
        if any(turn.said.startswith("order") for turn in deal.moments):
            assert asked, f"nobody discarded: {deal}"
        names = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
        if first.trump != names.get(upcard[0][-1], first.trump):
            assert not asked, f"another suit was named: {deal}"


@pytest.mark.parametrize("game", TURNED_UP, ids=str)
def test_the_upcard_is_never_held_twice(game: Finished) -> None:
    """It was not dealt to anybody as well, and whoever takes it takes it from the table."""
    for deal in deals(game):
        for turn in deal.moments:
            lies = turn.lies
            cards = Counter(card for pile in lies.values() for card in pile)
            assert all(number <= game.rules.pack.copies[game.rules.card(card)] for card, number in cards.items())
            if turn.step == TAKING:
                assert lies["upcard"] == [] and len(turn.hand) == game.rules.tricks + 1, str(deal)


@pytest.mark.parametrize("game", ORDERED, ids=str)
def test_an_upcard_that_was_turned_down_is_out_of_play(game: Finished) -> None:
    """Once another suit is named nobody plays the upcard."""
    found = 0
    for seed in range(12):
        for wish in (bidding, going_alone):
            state = game.rules.new_deal(dealer=game.seats[-1], hands={"upcard": game.rules.pack.kinds[0]}, seed=seed)
            (upcard,) = state.hand("upcard")
            while not state.is_over and state.now.name != "the auction":
                state.apply("pass")
            spoken = 0
            while not state.is_over and state.now.name == "the auction" and spoken < len(game.seats):
                if "pass" not in state.legal_actions:
                    break
                state.apply("pass")
                spoken += 1
            words = [action.text for action in state.legal_actions if action.verb == "name"]
            if state.is_over or not words:
                continue
            state.apply(wish(game, words)[seed % len(wish(game, words))])
            assert state.hand("upcard") == [upcard]
            found += 1
            while not state.is_over:
                assert f"play {upcard}" not in state.legal_actions, f"{upcard} was turned down: {game}"
                state.apply(state.legal_actions[0])
    assert found or game.spec.auction.second_circuit in ("not_played", "any_suit")


def test_there_are_such_games() -> None:
    assert len(WITH_PARTNERS) > 20 and len(TURNED_UP) > len(TO_DEALER) > len(ORDERED) > 30
    assert any(told(game, going_alone, 1).tricks for game in WITH_PARTNERS)
