"""Settings of the table, of claims, exchanges and lone hands that change nothing in this game."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.checks.occasions import occasions
from euchre_core.variant.shape import Path


def idle_hands(game: Game) -> Iterator[tuple[Path, str]]:
    """What the seating and the lone hands make idle, and why."""
    table = game.spec.table
    if table.sides != "called_partner":
        yield ("table", "partner_is"), "nobody gets a partner in the deal"
    if table.sides != "two_teams":
        yield ("table", "scores"), "there are no teams, and each player scores"
    for bid in game.spec.auction.bids:
        if table.sides != "called_partner" or table.partner_is != "chosen_player":
            yield ("auction", "bids", bid, "partners"), "the maker chooses no partners"
    yield from _idle_alone(game)
    yield from _idle_claims(game)
    yield from _idle_steps(game)


def _idle_alone(game: Game) -> Iterator[tuple[Path, str]]:
    alone, form = game.spec.alone, game.spec.auction.form
    in_teams = game.spec.table.sides == "two_teams" and game.facts.partners > 0
    calls = alone.maker == "may" or game.facts.obliges_to_play_alone
    if alone.maker == "never" and alone.must_if is None:
        yield ("alone", "declared"), "the maker may not play alone"
    if not calls:
        for key in ("exchange", "shows_hand", "kinds"):
            yield ("alone", key), "the maker may not play alone"
    if not calls and alone.defender == "never":
        yield ("alone", "allowed_if"), "nobody may play alone"
    if form not in ("turn_up", "before_deal"):
        yield ("alone", "blind"), "everybody has seen his cards when trump is made"
    if not in_teams:
        yield ("alone", "dealers_partner"), "the dealer has no partner"
    elif form == "before_deal":
        yield ("alone", "dealers_partner"), "he never names trump"
    elif alone.dealers_partner == "alone_if_ordering" and form != "turn_up":
        yield ("alone", "dealers_partner"), "no card is ordered up"
    yield from _idle_defenders(game, in_teams, calls)


def _idle_defenders(game: Game, in_teams: bool, calls: bool) -> Iterator[tuple[Path, str]]:
    alone = game.spec.alone
    if not in_teams:
        yield ("alone", "defender"), "no defender has a partner to send out"
    if alone.defender == "against_lone_maker" and not calls and not game.facts.lone_bids:
        yield ("alone", "defender"), "no maker ever plays alone"
    if alone.defender == "never" or not in_teams:
        yield ("alone", "defender_exchange"), "no defender may play alone"
    if alone.drop_out != "never" and game.spec.auction.form == "none":
        yield ("alone", "drop_out"), "nobody is maker, so nobody may drop out"


def _idle_claims(game: Game) -> Iterator[tuple[Path, str]]:
    for name, claim in game.spec.claims.items():
        if claim.effect != "exchange":
            yield ("claims", name, "exchange"), "the claim brings about no exchange"
        if claim.effect != "scores":
            yield ("claims", name, "points"), "the claim scores nothing"


def _idle_steps(game: Game) -> Iterator[tuple[Path, str]]:
    named = {each.name for each in occasions(game)}
    for name, steps in game.spec.exchange.items():
        if name not in named:
            yield ("exchange", name), "no bid, lone hand or claim that is played names it"
            continue
        for place, step in enumerate(steps):
            if step.from_ == "kitty":
                for key in ("choose", "received"):
                    yield ("exchange", name, place, key), "the kitty gives its top cards, unseen"
