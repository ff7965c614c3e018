"""Points go to the side that earned them: a contract that fails never helps the makers more than the others."""

from __future__ import annotations

from collections import Counter

import pytest

from .finished import Finished, everything
from .watched import Told, deals

WITH_MAKERS = [
    game
    for game in everything()
    if game.spec.auction.form != "none" and any(line.result for line in game.spec.scoring.makers.values())
]
"""Games in which it matters whether a contract is made."""


def makers(deal: Told, maker: str) -> set[str] | None:
    """Who plays with the maker in this deal; None where that is a secret or a matter of choice."""
    sides = deal.game.spec.table.sides
    if sides == "called_partner":
        return None
    return {maker, *deal.game.partners(maker)}


def contract(deal: Told) -> tuple[str, int | str] | None:
    """Who is maker, and how many tricks he must take; None without a maker, or where that is not a number."""
    first = next((turn for turn in deal.moments if turn.step == "the play"), None)
    if first is None or first.maker is None:
        return None
    auction, size = deal.game.spec.auction, deal.game.rules.tricks
    if auction.form in ("turn_up", "before_deal"):
        number = size // 2 + 1 if auction.must_take == "most" else auction.must_take
        return first.maker, number
    rungs = {str(rung) for rung in auction.rungs(size)} | {str(rung) for rung in auction.stuck_rungs(size)}
    words = [turn.said.removeprefix("bid ").split()[0] for turn in deal.moments if turn.step == "the auction"]
    bids = [word for word in words if word in rungs]
    if not bids:
        return None
    must_take = auction.bid(bids[-1]).must_take
    if must_take is None and not bids[-1].isdigit():
        return None
    return first.maker, must_take if must_take is not None else int(bids[-1])


def is_set(deal: Told, side: set[str], must_take: int | str) -> bool | None:
    """Whether the contract failed; None where the number of tricks alone does not say."""
    if must_take == "more_than_each_opponent":
        return None
    taken = sum(deal.state.taken[deal.game.seats.index(seat)] for seat in side)
    if must_take == "none":
        return taken > 0
    return taken < (deal.game.rules.tricks if must_take == "all" else int(must_take))


def gains(deal: Told) -> dict[str, int]:
    """What each seat's side gained: upwards, or downwards where scores count down."""
    sign = 1 if deal.game.spec.match.counts_up else -1
    return {seat: sign * deal.state.points[deal.game.side(seat)] for seat in deal.game.seats}


def plain(deal: Told) -> bool:
    """Whether all tricks were played by the rules, so that tricks alone decide."""
    odd = ("claim", "challenge", "drop")
    reneges = deal.game.spec.play.renege.policy != "prevented"
    return not reneges and not deal.state.tricks_left and not any(turn.said.startswith(odd) for turn in deal.moments)


def may_be_worth_nothing(game: Finished) -> bool:
    """Whether the rules say of some contract that it is made and worth nothing."""
    return any(str(line.points) == "0" for line in game.spec.scoring.makers.values())


@pytest.mark.parametrize("game", WITH_MAKERS, ids=str)
def test_a_contract_that_fails_pays_the_other_side(game: Finished) -> None:
    for deal in deals(game):
        found = contract(deal)
        if found is None or not plain(deal):
            continue
        maker, must_take = found
        side = makers(deal, maker)
        if side is None or is_set(deal, side, must_take) is None:
            continue
        gained = gains(deal)
        others = [gained[seat] for seat in game.seats if seat not in side]
        mine = max(gained[seat] for seat in side)
        if is_set(deal, side, must_take):
            assert mine <= 0 and mine <= min(others), f"{gained}: {deal}"
        else:
            assert mine > 0 or (mine == 0 and may_be_worth_nothing(game)), f"{gained}: {deal}"


@pytest.mark.parametrize("game", WITH_MAKERS, ids=str)
def test_partners_who_share_a_score_gain_the_same(game: Finished) -> None:
    """Each side has one score, kept under one name; every seat belongs to exactly one of them."""
    belongs = Counter(seat for side in game.rules.side_names for seat in side)
    assert belongs == Counter(game.seats)
    for deal in deals(game):
        assert list(deal.state.points) == game.rules.side_names


def test_contracts_are_made_and_set() -> None:
    """Else the test above would look at nothing."""
    seen: Counter[str] = Counter()
    for game in WITH_MAKERS:
        for deal in deals(game):
            found = contract(deal)
            side = makers(deal, found[0]) if found else None
            if found and side and plain(deal):
                seen[str(is_set(deal, side, found[1]))] += 1
    assert seen["True"] > 500 and seen["False"] > 500, seen
