"""The auction: in turn, every bid above the last, nothing after the highest, and nobody is asked who cannot speak."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .finished import Finished, everything
from .watched import Moment, Told, deals

LADDERS = [game for game in everything() if game.spec.auction.form == "ladder"]
CIRCUITS = [game for game in everything() if game.spec.auction.form == "turn_up"]
AVONDALE = {"spades": 40, "clubs": 60, "diamonds": 80, "hearts": 100, "no_trump": 120}
"""What a bid of six is worth in Five Hundred; every trick more is worth a hundred more."""


def speaking(deal: Told) -> Iterator[Moment]:
    """Every turn of the auction in which somebody spoke."""
    return (turn for turn in deal.moments if turn.step == "the auction" and is_spoken(turn))


def is_spoken(turn: Moment) -> bool:
    """Whether it is a bid or a pass, and no swap, claim or exchange."""
    return turn.said == "pass" or turn.said in bids_in(turn.game, [turn.said])


def bids_in(game: Finished, words: list[str]) -> list[str]:
    """The bids among some words."""
    names = {str(rung) for rung in game.spec.auction.rungs(game.rules.tricks)}
    return [word for word in words if word.removeprefix("bid ").split()[0] in names]


def height(game: Finished, bid: str) -> tuple[int, int]:
    """How high a bid stands: its place on the ladder; then, where suits outbid suits, the place of its suit."""
    rung, *suit = bid.removeprefix("bid ").split()
    rungs = [str(each) for each in game.spec.auction.rungs(game.rules.tricks)]
    ranked = game.spec.trump.ranked()
    place = ranked.index(suit[0]) if suit and game.spec.auction.beats == "higher_bid_or_suit" else 0
    return rungs.index(rung), place


def is_stuck(game: Finished, turn: Moment) -> bool:
    """Whether this player had to bid: a stuck player's bids may stand elsewhere."""
    return "pass" not in turn.may


@pytest.mark.parametrize("game", [game for game in LADDERS if game.spec.auction.beats != "higher_value"], ids=str)
def test_every_bid_offered_is_above_the_last(game: Finished) -> None:
    bids = 0
    for deal in deals(game):
        last: str | None = None
        for turn in speaking(deal):
            if last is not None:
                for bid in bids_in(game, turn.may):
                    assert height(game, bid) > height(game, last), f"{bid} over {last}: {deal}"
            if turn.said != "pass":
                last = None if is_stuck(game, turn) else turn.said
                bids += 1
    assert bids


@pytest.mark.parametrize("game", [game for game in LADDERS if "500" in str(game.spec.match.target)], ids=str)
def test_bids_of_five_hundred_rise_in_value(game: Finished) -> None:
    """After six no trump (120) comes seven spades (140): every numbered bid is worth more than the last one."""
    pairs = 0
    for deal in deals(game):
        last = 0
        for turn in speaking(deal):
            for bid in turn.may:
                number, _, suit = bid.removeprefix("bid ").partition(" ")
                if number.isdigit() and suit in AVONDALE and game.spec.trump.values.get("spades") == 40:
                    assert AVONDALE[suit] + 100 * (int(number) - 6) > last, f"{bid} over {last}: {deal}"
                    pairs += last > 0
            number, _, suit = turn.said.removeprefix("bid ").partition(" ")
            if number.isdigit() and suit in AVONDALE:
                last = AVONDALE[suit] + 100 * (int(number) - 6)
    assert pairs or game.spec.trump.values.get("spades") != 40


@pytest.mark.parametrize("game", LADDERS, ids=str)
def test_nobody_is_asked_who_could_only_pass(game: Finished) -> None:
    """After the highest possible bid the auction is over; a hand may still forbid what others think one might bid."""
    secret = game.spec.trump.needs is not None or game.spec.auction.caller_again == "may_not"
    for deal in deals(game):
        said: list[str] = []
        swapped = {
            after.seat for turn, after in zip(deal.moments, deal.moments[1:], strict=False) if turn.said == "swap"
        }
        for turn in speaking(deal):
            forced = turn.seat in swapped  # he had a choice before
            assert secret or forced or turn.may != ["pass"], f"{turn.seat} could only pass after {said}: {deal}"
            said.append(turn.said)


@pytest.mark.parametrize("game", [game for game in LADDERS if game.spec.auction.beats == "higher_bid"], ids=str)
def test_the_top_of_the_ladder_ends_the_auction(game: Finished) -> None:
    """Nothing can be said over the last rung, whatever suit goes with it; one may only swap."""
    top = str(game.spec.auction.rungs(game.rules.tricks)[-1])
    for deal in deals(game):
        is_over = False
        for turn in speaking(deal):
            assert not is_over or bids_in(game, turn.may) == [], f"bids after {top}: {deal}"
            is_over = is_over or turn.said.removeprefix("bid ").split()[0] == top


@pytest.mark.parametrize("game", [*LADDERS, *CIRCUITS], ids=str)
def test_everybody_speaks_in_turn(game: Finished) -> None:
    """The first is the dealer's left, or the dealer; each speaker sits to the left of the last, some passed over."""
    around = len(game.seats)
    for deal in deals(game):
        turns = [turn for turn in deal.moments if turn.step == "the auction" and not turn.said.startswith("give")]
        spoken = [turn for turn in turns if not turn.said.startswith(("swap", "claim", "done", "discard"))]
        if not spoken:
            continue
        opener = deal.dealer if game.spec.auction.opens == "dealer" else game.left(deal.dealer)
        assert spoken[0].seat == opener or game.spec.auction.caller_again == "may_not", str(deal)
        if game.spec.auction.form == "ladder" and game.spec.auction.turns == "one_each":
            order = [(game.seats.index(turn.seat) - game.seats.index(opener)) % around for turn in spoken]
            normal = [place for turn, place in zip(spoken, order, strict=True) if not is_stuck(game, turn)]
            assert normal == sorted(set(normal)), f"somebody spoke twice: {deal}"
        if game.spec.auction.form == "turn_up":
            seats = [game.left(opener, place % around) for place in range(len(spoken))]
            assert [turn.seat for turn in spoken] == seats or is_stuck(game, spoken[-1]), str(deal)


@pytest.mark.parametrize("game", LADDERS, ids=str)
def test_the_last_bidder_is_the_maker(game: Finished) -> None:
    """Whoever made the last bid has the contract when play begins, and no one else."""
    for deal in deals(game):
        bids = [turn for turn in speaking(deal) if turn.said != "pass"]
        first = next((turn for turn in deal.moments if turn.step == "the play"), None)
        if first is not None and bids:
            assert first.maker == bids[-1].seat, str(deal)
