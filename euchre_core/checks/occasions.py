"""When exchanges take place in a game, and with whom: for bids, lone hands and claims."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_core.chapters.exchange.spec import ExchangeStep
from euchre_core.checks.game import Game
from euchre_core.language.wording import shown
from euchre_core.variant.shape import Path


@dataclass(frozen=True)
class Occasion:
    """One reason for an exchange.

    Args:
        what: says what it is: "the bid `ask`"; asked: where it is named, and what else decides it.
        name, steps: the exchange.
        who: the player it is for, in the words of a message.
        partners: how many partners of his everybody knows then; secret: whether there is one whom nobody knows.
        plays_alone: whether his partners take no part in the play.
        strain_known: whether trump is named; is_claim: whether it follows a claim.
        remedy: how to do without it.
    """

    what: str
    asked: tuple[Path, ...]
    name: str
    steps: list[ExchangeStep]
    who: str
    partners: int
    secret: bool
    plays_alone: bool
    strain_known: bool
    is_claim: bool
    remedy: str


def occasions(game: Game) -> Iterator[Occasion]:
    """Every exchange that can take place, once for each reason."""
    yield from _of_bids(game)
    yield from _of_lone_hands(game)
    yield from _of_claims(game)


def _of_bids(game: Game) -> Iterator[Occasion]:
    for bid in game.facts.all_bids:
        settings = game.spec.auction.bid(bid)
        alone = settings.plays == "alone"
        if settings.exchange is None or settings.exchange not in game.spec.exchange:
            continue
        partners, secret = _partners(game, settings.partners, alone=alone)
        yield Occasion(
            f"the bid {shown(bid)}",
            (("auction", "bids", str(bid), "exchange"), ("table", "sides"), ("auction", "ladder")),
            settings.exchange,
            game.spec.exchange[settings.exchange],
            "the maker",
            partners,
            secret,
            alone,
            strain_known=True,
            is_claim=False,
            remedy=f"leave {shown(bid)} off the ladder, or give it no exchange: `exchange: null`",
        )


def _of_lone_hands(game: Game) -> Iterator[Occasion]:
    alone = game.spec.alone
    lone_calls = alone.maker == "may" or game.facts.obliges_to_play_alone
    partners, secret = _partners(game, 1, alone=True)
    of_kinds: list[tuple[tuple[str, ...], str, str | None, bool]] = [
        (("kinds", kind, "exchange"), "maker", spec.exchange, lone_calls) for kind, spec in alone.kinds.items()
    ]
    for path, who, name, is_played in [
        (("exchange",), "maker", alone.exchange, lone_calls),
        *of_kinds,
        (("defender_exchange",), "defender", alone.defender_exchange, alone.defender != "never"),
    ]:
        if name is None or name not in game.spec.exchange or not is_played:
            continue
        if who == "defender" and not _sits_with_partners(game):
            continue
        yield Occasion(
            f"a lone {who}" if len(path) == 1 else f"the lone hand {shown(path[1])}",
            (("alone", *path), ("table", "sides")),
            name,
            game.spec.exchange[name],
            f"the {who}",
            partners,
            secret,
            plays_alone=True,
            strain_known=True,
            is_claim=False,
            remedy=f"write `{path[-1]}: null` in {shown('.'.join(['alone', *path[:-1]]))}",
        )


def _of_claims(game: Game) -> Iterator[Occasion]:
    for name, claim in game.spec.claims.items():
        if claim.effect != "exchange" or claim.exchange is None or claim.exchange not in game.spec.exchange:
            continue
        known = claim.when == "before_play"
        partners = game.facts.partners if _sits_with_partners(game) else 0
        yield Occasion(
            f"the claim {shown(name)}",
            (("claims", name, "exchange"), ("claims", name, "when"), ("table", "sides")),
            claim.exchange,
            game.spec.exchange[claim.exchange],
            "the claimer",
            partners,
            game.spec.table.sides == "called_partner",
            plays_alone=False,
            strain_known=known,
            is_claim=True,
            remedy="write steps between `player`, `discard` and `kitty`",
        )


def _sits_with_partners(game: Game) -> bool:
    return game.spec.table.sides == "two_teams"


def _partners(game: Game, chosen: int, *, alone: bool) -> tuple[int, bool]:
    """How many partners of the maker everybody knows when cards are exchanged, and whether there is a secret one."""
    if _sits_with_partners(game):
        return game.facts.partners, False
    if game.spec.table.sides != "called_partner" or alone:
        return 0, False
    return (chosen, False) if game.spec.table.partner_is == "chosen_player" else (0, True)
