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
    """Nobody gives to himself or more than he may, and all who play hold as many cards as before in the end."""
    for bid, name, steps in _exchanges_played(game):
        if any(None in (step.from_, step.to, step.cards) for step in steps):
            continue
        himself = next((place for place, step in enumerate(steps) if step.from_ == step.to), None)
        if himself is not None:
            yield diagnose(
                "EU308",
                f"the {steps[himself].from_} gives cards to himself",
                game.at("exchange", name, himself),
                label="`from` and `to` are the same",
            )
            continue
        hands = _Hands(game.facts.tricks, steps)
        too_many = hands.first_step_of_too_many()
        if too_many is None:
            yield from _uneven(game, bid, name, hands.held)
        else:
            yield diagnose(
                "EU308",
                f"the {steps[too_many].from_} is to give {steps[too_many].cards} cards, and {hands.limit}",
                game.at("exchange", name, too_many, "cards"),
                label="more than he may give",
            )


class _Hands:
    """How many cards two partners hold, and have received, in the course of an exchange."""

    def __init__(self, cards: int, steps: list[ExchangeStep]) -> None:
        self.steps = steps
        self.held = {"player": cards, "partner": cards, "discard": 0}
        self.received = {"player": 0, "partner": 0, "discard": 0}
        self.waiting: list[ExchangeStep] = []
        self.limit = ""

    def first_step_of_too_many(self) -> int | None:
        """Go through the exchange up to the first step that asks for too much, and say which that is."""
        for place, step in enumerate(self.steps):
            giver, cards = str(step.from_), step.cards or 0
            barred = 0 if step.received == "returnable" else self.received[giver]
            if cards > self.held[giver] - barred:
                kept = f" of which {barred} just received may not go back" if barred else ""
                self.limit = f"holds {self.held[giver]}{kept}"
                return place
            self.held[giver] -= cards
            self.waiting.append(step)
            if place + 1 == len(self.steps) or self.steps[place + 1].received != "unseen":
                self._deliver()
        return None

    def _deliver(self) -> None:
        """Hand over what had to wait while the other chose unseen."""
        for step in self.waiting:
            self.held[str(step.to)] += step.cards or 0
            self.received[str(step.to)] += step.cards or 0
        self.waiting = []


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
