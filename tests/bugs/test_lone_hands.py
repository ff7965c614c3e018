"""Lone hands: the tricks have fewer cards, who sits out is passed over, never leads, never plays and never wins."""

from __future__ import annotations

import pytest

from .finished import Finished, everything
from .watched import Moment, Told, Trick, deals

PLAY = "the play"


def bid_of(moment: Moment) -> str:
    """The bid in what was said: `bid 4 hearts` is 4, `moon` is moon."""
    return moment.said.removeprefix("bid ").split()[0]


def is_lone(moment: Moment) -> bool:
    """Whether somebody just said that he plays alone."""
    words = moment.said.split()
    auction = moment.game.spec.auction
    if words[-1] == "alone":
        return True
    return (
        moment.step == "the auction" and bid_of(moment) in auction.bids and auction.bid(bid_of(moment)).plays == "alone"
    )


def lone_players(deal: Told) -> set[str]:
    """Who plays alone: whoever was the last to say so of the makers, and of the others."""
    maker = next((turn.maker for turn in reversed(deal.moments) if turn.maker), None)
    found = {turn.seat for turn in deal.moments if is_lone(turn) and turn.step != "the auction"}
    spoken = [turn for turn in deal.moments if turn.step == "the auction" and turn.said not in ("pass", "swap")]
    spoken = [turn for turn in spoken if turn.seat == maker and not turn.said.startswith(("claim", "give", "done"))]
    if spoken and is_lone(spoken[-1]):
        found.add(spoken[-1].seat)
    return found


def expected_out(deal: Told) -> set[str]:
    """Who lays his cards down: the partners of whoever plays alone, and who dropped out."""
    dropped = {turn.seat for turn in deal.moments if turn.said == "drop"}
    return dropped.union(*(deal.game.partners(seat) for seat in lone_players(deal)))


def in_order(game: Finished, leader: str, out: frozenset[str]) -> list[str]:
    """Who plays to a trick, in order."""
    return [seat for steps in range(len(game.seats)) if (seat := game.left(leader, steps)) not in out]


def check_trick(game: Finished, trick: Trick) -> None:
    """Everybody who has not laid his cards down plays one card, in turn; one of them takes the trick."""
    out = trick.out
    seats = [turn.seat for turn in trick.turns]
    assert [seat for seat in in_order(game, seats[0], out) if seat in seats] == seats, str(trick)
    assert set(seats) | out == set(game.seats), str(trick)
    assert len(seats) == len(game.seats) - len(out) or not out.isdisjoint(seats), str(trick)
    assert trick.taker not in out or trick.taker in seats, str(trick)


HAVE_PARTNERS = [
    game for game in everything() if game.spec.table.sides == "two_teams" or game.spec.alone.drop_out != "never"
]


@pytest.mark.parametrize("game", HAVE_PARTNERS, ids=str)
def test_who_sits_out_is_passed_over(game: Finished) -> None:
    for deal in deals(game):
        for place, trick in enumerate(deal.tricks):
            check_trick(game, trick)
            if place:
                before = deal.tricks[place - 1]
                leader = trick.turns[0]
                assert leader.seat == before.taker or before.taker in before.out, f"{before} and then {trick}"
        for turn in deal.moments:
            assert turn.step != PLAY or turn.seat not in turn.out, f"{turn.seat} sits out and is asked: {deal}"


@pytest.mark.parametrize("game", HAVE_PARTNERS, ids=str)
def test_exactly_the_partners_of_a_lone_player_sit_out(game: Finished) -> None:
    for deal in deals(game):
        if deal.tricks:
            assert deal.tricks[-1].out == expected_out(deal), str(deal)


@pytest.mark.parametrize("game", HAVE_PARTNERS, ids=str)
def test_the_cards_of_who_sits_out_are_not_played(game: Finished) -> None:
    """He keeps what he held when he laid his cards down, to the end, and takes no trick after that."""
    for deal in deals(game):
        if not deal.tricks:
            continue
        for seat in deal.tricks[0].turns[0].out:
            assert deal.state.hand(seat) == deal.tricks[0].turns[0].pile(seat), str(deal)
            assert deal.state.taken[game.seats.index(seat)] == 0, str(deal)


LONE_DEFENDERS = [
    game
    for game in everything()
    if game.spec.alone.defender != "never" and len(game.seats) == 4 and game.spec.table.sides == "two_teams"
]


def test_two_lone_hands_play_tricks_of_two_cards() -> None:
    assert len(LONE_DEFENDERS) >= 3
    for game in LONE_DEFENDERS:
        found = [trick for deal in deals(game) for trick in deal.tricks if len(trick.turns) == 2]
        assert found, f"in {game} nobody played alone against a lone hand"
        for trick in found:
            one, other = trick.turns
            assert other.seat not in game.partners(one.seat), str(trick)
            assert one.out == game.partners(one.seat) | game.partners(other.seat), str(trick)


LONE_HANDS = [game for game in HAVE_PARTNERS if not game.has_house_rules and game.spec.alone.maker == "may"]


@pytest.mark.parametrize("game", LONE_HANDS, ids=str)
def test_lone_hands_are_really_played(game: Finished) -> None:
    """Else the tests above would look at nothing."""
    sizes = {len(trick.turns) for deal in deals(game) for trick in deal.tricks}
    assert len(game.seats) in sizes and len(game.seats) - len(game.partners(game.seats[0])) in sizes


def place_named(deal: Told, first: Moment) -> str:
    """The setting that says who leads: of the bid, for lone hands, without trump, or for all; the narrowest counts."""
    play, auction = deal.game.spec.play, deal.game.spec.auction
    bids = [turn for turn in deal.moments if turn.step == "the auction" and turn.seat == first.maker]
    last = next(
        (bid_of(turn) for turn in reversed(bids) if turn.said.startswith("bid ") or bid_of(turn) in auction.bids), ""
    )
    said = auction.bid(last).leads if auction.form == "ladder" and last else None
    if said is not None:
        return said
    if play.lone_leads != "same" and lone_players(deal) and first.out:
        return play.lone_leads
    if play.no_trump_leads != "same" and first.trump in ("no_trump", "no_trump_low"):
        return play.no_trump_leads
    return play.leads


@pytest.mark.parametrize("game", everything(), ids=str)
def test_the_first_lead_is_never_that_of_somebody_who_sits_out(game: Finished) -> None:
    """The rules name a place; if whoever sits there has laid down his cards, the next one leads."""
    for deal in deals(game):
        if not deal.tricks or getattr(game.spec.alone, "kinds", None):
            continue
        first = deal.tricks[0].turns[0]
        place = place_named(deal, first)
        if first.maker is None and place in ("maker", "left_of_maker"):
            place = "left_of_dealer"
        seat = deal.dealer if "dealer" in place else str(first.maker)
        seat = game.left(seat) if place.startswith("left") else seat
        assert first.seat == in_order(game, seat, first.out)[0], f"{place} leads: {deal}"
