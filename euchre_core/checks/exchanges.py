"""EU303, EU307, EU308: whoever exchanges cards has somebody to exchange with, and the cards for it."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.exchange.spec import ExchangeStep
from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.wording import did_you_mean, shown


def exchanges_exist(game: Game) -> Iterator[Diagnostic]:
    """A bid names an exchange that the game has."""
    known = game.spec.exchange
    for name, bid in game.spec.auction.bids.items():
        if bid.exchange is not None and bid.exchange not in known:
            yield diagnose(
                "EU303",
                f"the bid {shown(name)} names the exchange {shown(bid.exchange)}, and there is none",
                game.at("auction", "bids", name, "exchange"),
                label="not an exchange of this game",
                help=did_you_mean(bid.exchange, list(known)),
                notes=[f"exchanges: {', '.join(known)}"] if known else [],
            )


def exchanges_have_a_partner(game: Game) -> Iterator[Diagnostic]:
    """Cards go to and from one partner, so the maker must have exactly one."""
    partners = game.facts.partners
    if partners == 1 or game.facts.uneven:
        return
    for bid, name, steps in _exchanges_played(game):
        if not any("partner" in (step.from_, step.to) for step in steps):
            continue
        nobody = partners == 0
        yield diagnose(
            "EU307",
            f"the exchange of the bid {shown(bid)} needs a partner, and everybody plays for himself"
            if nobody
            else f"the exchange of the bid {shown(bid)} is with one partner, and the maker has {partners}",
            _where_asked(game, bid),
            label="nobody to exchange with" if nobody else "with which of them?",
            related=[(game.key_at("exchange", name), "cards go to or from the partner here")],
            help=[f"leave {shown(bid)} off the ladder, or give it no exchange: `exchange: null`"],
        )


def exchanges_balance(game: Game) -> Iterator[Diagnostic]:
    """Nobody gives to himself or more than he holds, and all who play hold as many cards as before in the end."""
    for bid, name, steps in _exchanges_played(game):
        held = {"player": game.facts.tricks, "partner": game.facts.tricks, "discard": 0}
        for place, step in enumerate(steps):
            if step.from_ is None or step.to is None or step.cards is None:
                break
            span = game.at("exchange", name, place)
            if step.from_ == step.to:
                yield diagnose(
                    "EU308", f"the {step.from_} gives cards to himself", span, label="`from` and `to` are the same"
                )
                break
            if step.cards > held[step.from_]:
                yield diagnose(
                    "EU308",
                    f"the {step.from_} is to give {step.cards} cards, and holds {held[step.from_]}",
                    game.at("exchange", name, place, "cards"),
                    label="more than he holds",
                )
                break
            held[step.from_] -= step.cards
            held[step.to] += step.cards
        else:
            yield from _uneven(game, bid, name, held)


def _uneven(game: Game, bid: int | str, name: str, held: dict[str, int]) -> Iterator[Diagnostic]:
    players = ["player"] if bid in game.facts.lone_bids else ["player", "partner"]
    for player in players:
        if held[player] != game.facts.tricks:
            yield diagnose(
                "EU308",
                f"after {shown(name)} the {player} holds {held[player]} cards for {game.facts.tricks} tricks",
                game.key_at("exchange", name),
                label="gives and gets are not the same",
                help=["a hand that gave cards away needs as many back; `to: discard` lays cards down"],
            )
            return


def _exchanges_played(game: Game) -> Iterator[tuple[int | str, str, list[ExchangeStep]]]:
    for bid in game.facts.all_bids:
        name = game.spec.auction.bid(bid).exchange
        if name is not None and name in game.spec.exchange:
            yield bid, name, game.spec.exchange[name]


def _where_asked(game: Game, bid: int | str) -> Span:
    """Return where the bid, its exchange or the seating was decided last by the file that is checked."""
    asked = ("auction", "bids", str(bid), "exchange")
    return game.cause(asked, ("table", "sides"), ("auction", "ladder"))
