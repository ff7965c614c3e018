"""After every kind of deal the next player to the left deals, or the same one where the rules say so; all is new."""

from __future__ import annotations

from collections import Counter

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal

from .finished import Finished, everything
from .matches import play_on
from .watched import WISHES, bidding, passing

LEFT_OF = {
    2: {"A": "B", "B": "A"},
    3: {"A": "B", "B": "C", "C": "A"},
    4: {"N": "E", "E": "S", "S": "W", "W": "N"},
    5: dict(zip("ABCDE", "BCDEA", strict=True)),
    6: dict(zip("ABCDEF", "BCDEFA", strict=True)),
    7: dict(zip("ABCDEFG", "BCDEFGA", strict=True)),
    8: dict(zip("ABCDEFGH", "BCDEFGHA", strict=True)),
}
"""Who sits at the left of whom: clockwise."""
SEEN: Counter[str] = Counter()
"""How deals ended."""


def how_it_ended(game: Finished, deal: Deal) -> str:
    """What ended a deal: a score, a claim, passes, or the joker that was turned up."""
    spec, last = game.spec, deal.actions[-1].text if deal.actions else ""
    if deal.is_scored:
        return "scored"
    if last.startswith("claim "):
        return str(spec.claims[last.removeprefix("claim ")].effect)
    automatic = [claim for claim in spec.claims.values() if claim.claimed == "automatically"]
    if not deal.actions and automatic:
        return str(automatic[0].effect)
    if not deal.actions or not any(action.verb == "pass" for action in deal.actions):
        return spec.auction.joker_turned_up
    return "redeal_next" if spec.auction.all_pass == "joker_holder_is_stuck" else spec.auction.all_pass


def check_next(game: Finished, before: Deal, after: Deal) -> None:
    """The next dealer, and that nothing is left of the deal before."""
    how = how_it_ended(game, before)
    SEEN[how] += 1
    seats = game.seats
    dealt, deals = seats[before.dealer], seats[after.dealer]
    assert deals == (dealt if how == "redeal_same" else LEFT_OF[len(seats)][dealt]), f"{game}: {how}, {dealt} dealt"
    if after.actions or any(slot.lasting for slot in game.rules.slots):
        return
    fresh = Deal(game.rules, after.dealer, after.cards, after.standing, None).state
    assert [str(action) for action in after.state.legal_actions] == [str(action) for action in fresh.legal_actions]
    now = after.state
    assert (now.holder, now.level, now.strain, now.idle) == (fresh.holder, fresh.level, fresh.strain, fresh.idle)
    assert list(now.taken) == [0] * len(seats) and now.slots == fresh.slots


@pytest.mark.parametrize("game", everything(), ids=str)
def test_the_deal_passes_to_the_left(game: Finished) -> None:
    for place, wish in enumerate(WISHES.values()):
        table = eu.Game(game.rules, seed=place, max_deals=4)
        known = 1

        def look(table: eu.Game) -> None:
            nonlocal known
            for number in range(known, len(table.deals)):
                check_next(game, table.deals[number - 1], table.deals[number])
            known = len(table.deals)

        play_on(table, game, wish, place, look)


@pytest.mark.parametrize("game", everything(), ids=str)
def test_a_redeal_forgets_trump_and_contract(game: Finished) -> None:
    """After a deal is passed out nobody is maker, nothing is trump but by the new upcard, and nobody sits out."""
    for seed in range(3):
        table = eu.Game(game.rules, seed=seed, max_deals=6)
        play_on(table, game, passing if seed else bidding, seed)
        for deal in table.deals:
            again = Deal(game.rules, deal.dealer, deal.cards, deal.standing, deal.lasting)
            decided = game.spec.auction.form == "none" or again.state.now.name != "the auction"
            assert decided or (again.state.holder, again.state.strain, again.state.idle) == (-1, -1, 0)
            assert sum(again.state.taken) == 0


def test_deals_ended_in_every_way() -> None:
    """Else the tests above would look at nothing. (Deals are played by the test before this one.)"""
    for game in everything() if not SEEN else []:
        test_the_deal_passes_to_the_left(game)
    assert SEEN["scored"] > 300 and SEEN["redeal_next"] > 50 and SEEN["redeal_same"] > 3, SEEN
