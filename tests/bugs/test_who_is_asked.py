"""Claims and questions come only to those who may answer them: a hand that fits, a seat that still plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from .finished import Finished, everything
from .watched import Moment, Told, bidding, deals, told


def count(hand: list[str], *ranks: str) -> int:
    """How many cards of these ranks are in a hand."""
    return sum(card[:-1] in ranks for card in hand)


def has_joker(hand: list[str]) -> bool:
    """Whether there is a joker in a hand."""
    return any(card.endswith("Joker") for card in hand)


def no_face(hand: list[str]) -> bool:
    """No king, queen, jack or joker."""
    return not count(hand, "K", "Q", "J") and not has_joker(hand)


def no_trump(hand: list[str], turn: Moment) -> bool:
    """No trump in the hand, the left bower included."""
    letter = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}[str(turn.trump)]
    left = {"S": "JC", "C": "JS", "D": "JH", "H": "JD"}[letter]
    return not any(card[-1] == letter or card == left for card in hand) and not has_joker(hand)


def five_highest(hand: list[str], turn: Moment) -> bool:
    """Both bowers, ace, king and queen of trumps (and not the joker's four: the pack has none here)."""
    letter = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}[str(turn.trump)]
    left = {"S": "JC", "C": "JS", "D": "JH", "H": "JD"}[letter]
    return {f"J{letter}", left, f"A{letter}", f"K{letter}", f"Q{letter}"} <= set(hand)


def without_upcard_suit(hand: list[str], turn: Moment) -> bool:
    """No card of the suit turned up."""
    return not any(card[-1] == turn.pile("upcard")[0][-1] for card in hand)


HANDS: dict[str, Callable[[list[str], Moment], bool]] = {
    "ace_no_face": lambda hand, turn: count(hand, "A") > 0 and no_face(hand),
    "one_ace_no_face": lambda hand, turn: count(hand, "A") == 1 and no_face(hand),
    "no_ace_no_face": lambda hand, turn: no_face(hand) and not count(hand, "A") and no_trump(hand, turn),
    "farmers_hand": lambda hand, turn: count(hand, "9", "10") >= 3,
    "go_under": lambda hand, turn: count(hand, "9", "10") >= 3,
    "bottoms": lambda hand, turn: count(hand, "9", "10") >= 3,
    "three_nines": lambda hand, turn: count(hand, "9") >= 3,
    "three_tens": lambda hand, turn: count(hand, "10") >= 3,
    "fold_farmers_hand": lambda hand, turn: count(hand, "9", "10") == len(hand) and without_upcard_suit(hand, turn),
    "mcevoy": lambda hand, turn: count(hand, "9", "10") == len(hand),
    "four_of_a_kind": lambda hand, turn: 4 in Counter(card[:-1] for card in hand).values(),
    "blackjack": lambda hand, turn: {"JS", "AS"} <= set(hand) or {"JC", "AC"} <= set(hand),
    "jamboree": five_highest,
}
"""The hands that the shipped claims ask for, in our own words."""
AUTOMATIC = {"four_nines"}

CLAIMING = [game for game in everything() if any(claim.claimed == "by_choice" for claim in game.spec.claims.values())]


def offers(deal: Told) -> list[tuple[Moment, str]]:
    """Every claim that was offered to somebody."""
    return [
        (turn, text.removeprefix("claim ")) for turn in deal.moments for text in turn.may if text.startswith("claim ")
    ]


@pytest.mark.parametrize("game", CLAIMING, ids=str)
def test_claims_are_offered_to_whoever_has_the_hand_and_to_nobody_else(game: Finished) -> None:
    seen = 0
    for deal in [*deals(game), *(told(game, bidding, seed) for seed in range(100, 160))]:
        for turn, claim in offers(deal):
            fits = HANDS.get(claim)
            if fits is not None:
                assert fits(turn.hand, turn), f"{turn.seat} may claim {claim} with {turn.hand}: {deal}"
                assert game.spec.claims[claim].who == "anyone" or turn.seat == turn.maker, str(deal)
                assert turn.seat not in turn.out, str(deal)
                seen += 1
        for turn in deal.moments:
            if turn.step == "claims" and turn.may != ["pass"]:
                for claim, fits in HANDS.items():
                    spec = game.spec.claims.get(claim)
                    limited = spec is not None and (spec.limit != "none" or spec.who == "maker")
                    when = "before_play" if turn.trump or turn.maker else "before_auction"
                    if spec is not None and not limited and spec.when == when and fits(turn.hand, turn):
                        assert f"claim {claim}" in turn.may, f"{turn.seat} may not claim {claim}: {deal}"
    rare = {"jamboree", "mcevoy", "fold_farmers_hand", "four_of_a_kind", "three_nines", "three_tens", "no_ace_no_face"}
    assert seen or set(game.spec.claims) <= rare | AUTOMATIC | (set(game.spec.claims) - set(HANDS))


def test_every_shipped_claim_is_in_the_list() -> None:
    """A new claim goes into the list above, with its hand in our own words."""
    named = {name for game in everything() for name in game.spec.claims}
    assert named <= set(HANDS) | AUTOMATIC | {"misdeal"}, named - set(HANDS)


@pytest.mark.parametrize("game", everything(), ids=str)
def test_who_may_play_alone_is_asked_and_nobody_else(game: Finished) -> None:
    """A maker who may; then defenders, where a defender may; never a partner of either, and each once."""
    spec = game.spec
    for deal in deals(game):
        asked = [turn for turn in deal.moments if turn.step == "playing alone"]
        for turn in asked:
            if turn.seat != turn.maker:
                assert spec.alone.defender != "never", f"{turn.seat} is asked: {deal}"
                assert turn.maker is not None and turn.seat not in game.partners(turn.maker), str(deal)
            assert turn.seat not in turn.out, f"{turn.seat} sits out and is asked whether he plays alone: {deal}"
        times = Counter(turn.seat for turn in asked)
        assert max(times.values(), default=0) <= 1, str(deal)
        lone = [turn for turn in asked if turn.seat != turn.maker and turn.said == "alone"]
        assert len(lone) <= 1, f"two defenders play alone: {deal}"


@pytest.mark.parametrize("game", [game for game in everything() if game.spec.alone.drop_out != "never"], ids=str)
def test_only_defenders_drop_out(game: Finished) -> None:
    """Each is asked once, from the maker's left; who has the contract is not, and without a maker nobody is."""
    asked = 0
    for deal in deals(game):
        turns = [turn for turn in deal.moments if turn.step == "dropping out"]
        asked += len(turns)
        if turns:
            maker = turns[0].maker
            assert maker is not None and maker not in [turn.seat for turn in turns], str(deal)
            order = [game.left(maker, steps) for steps in range(1, len(game.seats))]
            assert [turn.seat for turn in turns] == [seat for seat in order if seat in {t.seat for t in turns}]
    assert asked


@pytest.mark.parametrize("game", everything(), ids=str)
def test_a_swap_is_offered_only_where_there_is_one_left(game: Finished) -> None:
    """Once a deal, or once each; at one's own turn, before one has spoken, and not when the rules know no swap."""
    for deal in deals(game):
        swapped: list[str] = []
        for turn in deal.moments:
            if "swap" in turn.may:
                assert game.spec.auction.swap != "never" and turn.seat not in swapped, str(deal)
                assert game.spec.auction.swap == "once_each" or not swapped, str(deal)
            if turn.said == "swap":
                swapped.append(turn.seat)
