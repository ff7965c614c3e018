"""At every step the cards are the pack: none is lost in an exchange, held twice, or dealt and turned up as well."""

from __future__ import annotations

from collections import Counter

import pytest

from .finished import Finished, everything
from .watched import Moment, Told, deals

PLAY = "the play"
STEPS_WITH_CARDS = ("the exchange", "taking the kitty", "taking the upcard", "the dealer's discard")
STOPS = ("claim", "challenge", "accept")
"""What can end a deal before its last trick."""


def pack_of(game: Finished) -> Counter[str]:
    """The pack as the settings describe it: ranks, suits, copies, what is left out, and the jokers."""
    pack = game.spec.pack
    cards = [f"{rank}{suit}" for rank in pack.rank_texts() for suit in "SCDH"]
    left_out = {str(card) for card in pack.leave_out}
    found = Counter({card: pack.copies for card in cards if card not in left_out})
    if pack.jokers == 2 and pack.two_jokers == "ranked":
        return found + Counter(["BigJoker", "LittleJoker"])
    return found + Counter({"Joker": pack.jokers})


@pytest.mark.parametrize("game", everything(), ids=str)
def test_the_cards_are_the_pack_at_every_step(game: Finished) -> None:
    pack = pack_of(game)
    for deal in deals(game):
        played: Counter[str] = Counter()
        for turn in deal.moments:
            lying = Counter(card for pile in turn.lies.values() for card in pile)
            assert lying + played == pack, f"before {turn.seat} {turn.said}: {deal}"
            if turn.said.startswith("play "):
                played[turn.card] += 1
        lying = Counter(card for pile in game.rules.piles for card in deal.state.hand(pile.name))
        assert lying + played == pack, str(deal)


def in_hand(game: Finished, turn: Moment, seat: str) -> int:
    """How many cards a player holds; what lies before him in columns is his as well."""
    own = (seat, *(f"{seat}{place}{how}" for place in range(1, 10) for how in ("", " under")))
    return sum(len(pile) for name, pile in turn.lies.items() if name in own)


@pytest.mark.parametrize("game", everything(), ids=str)
def test_everybody_plays_as_many_cards_as_there_are_tricks(game: Finished) -> None:
    """Whatever was swapped, exchanged, taken and discarded: at the first lead all hands are of the same size."""
    for deal in deals(game):
        first = next((turn for turn in deal.moments if turn.step == PLAY), None)
        for seat in game.seats:
            if first is not None and seat not in first.out:
                assert in_hand(game, first, seat) == game.rules.tricks, f"{seat} at the first lead: {deal}"


@pytest.mark.parametrize("game", everything(), ids=str)
def test_the_tricks_are_as_many_as_the_cards_of_a_hand(game: Finished) -> None:
    for deal in deals(game):
        if not any(turn.step == PLAY for turn in deal.moments):
            continue
        if any(turn.said.startswith(STOPS) for turn in deal.moments) and deal.state.tricks_left:
            continue
        if game.spec.play.renege.deal == "ends" and deal.state.tricks_left:
            continue
        assert sum(deal.state.taken) == game.rules.tricks, str(deal)
        claimed = any(turn.said == "accept" for turn in deal.moments)
        assert claimed or len(deal.tricks) == game.rules.tricks, str(deal)


def given_and_received(deal: Told) -> None:
    """What one gives leaves his hand; a card that is given to nobody is not in a hand any more."""
    for turn, after in zip(deal.moments, deal.moments[1:], strict=False):
        verb, _, card = turn.said.partition(" ")
        if turn.step in STEPS_WITH_CARDS and verb in ("give", "discard") and card:
            held, holds = Counter(turn.hand)[card], Counter(after.pile(turn.seat))[card]
            copies = deal.game.rules.pack.copies[deal.game.rules.card(card)]
            assert held >= 1, f"{turn.seat} gave {card}, which he did not hold: {deal}"
            assert holds < held or copies > 1 or after.step != turn.step or card_came_back(turn, after), str(deal)


def card_came_back(turn: Moment, after: Moment) -> bool:
    """Whether between two turns a partner's answer brought the card back, as some exchanges allow."""
    return after.seat != turn.seat or after.trump != turn.trump


@pytest.mark.parametrize("game", everything(), ids=str)
def test_what_is_given_is_given(game: Finished) -> None:
    for deal in deals(game):
        given_and_received(deal)


def test_there_are_exchanges_of_every_kind() -> None:
    """Else the tests above would look at nothing."""
    seen = Counter(turn.step for game in everything() for deal in deals(game) for turn in deal.moments)
    assert all(seen[step] > 20 for step in STEPS_WITH_CARDS), seen
