"""EU308: nobody gives to himself or more than he may, and all who play hold as many cards as before in the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from euchre_core.chapters.exchange.spec import ExchangeStep
from euchre_core.checks.game import Game
from euchre_core.checks.occasions import Occasion, occasions
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown

GIVERS = {"each_partner": "partner"}


def exchanges_balance(game: Game) -> Iterator[Diagnostic]:
    """Every step can be taken, and in the end the hands are as large as before; at both ends of a range."""
    told: set[tuple[str, str]] = set()
    for each in occasions(game):
        if any(None in (step.from_, step.to, step.cards) for step in each.steps):
            continue
        for found in _unbalanced(game, each):
            if (each.name, found.headline) not in told:
                told.add((each.name, found.headline))
                yield found


def _unbalanced(game: Game, each: Occasion) -> Iterator[Diagnostic]:
    for place, step in enumerate(each.steps):
        wrong = _wrong_step(each, place, step)
        if wrong is not None:
            at = game.at("exchange", each.name, place)
            yield diagnose("EU308", wrong[0], at, label=wrong[1], help=[wrong[2]])
            return
    for numbers in product(*(_ends(step, game.facts.tricks) for step in each.steps)):
        hands = _Hands(game.facts.tricks, each, list(numbers))
        too_many = hands.first_step_of_too_many()
        if too_many is not None:
            yield diagnose(
                "EU308",
                f"the {each.steps[too_many].from_} is to give {hands.asked} cards, and {hands.limit}",
                game.at("exchange", each.name, too_many, "cards"),
                label="more than he may give",
                help=[hands.at_most],
            )
            return
        for player in ["player"] if each.plays_alone else ["player", "partner"]:
            if hands.held[player] != game.facts.tricks:
                yield _uneven(game, each, player, hands.held[player], list(numbers))
                return


def _wrong_step(each: Occasion, place: int, step: ExchangeStep) -> tuple[str, str, str] | None:
    if step.from_ == step.to or (step.from_ == "each_partner" and step.to == "partner"):
        other = "partner" if step.from_ == "player" else "player"
        return f"the {step.from_} gives cards to himself", "`from` and `to` are the same", f"write `to: {other}`"
    if step.cards == "same" and place == 0:
        headline = "`same` is as many as in the step before, and this is the first"
        return headline, "as many as when?", "write how many: `cards: 1`"
    if step.only is not None and step.from_ == "kitty":
        return "nobody looks at the kitty, so that all its cards may go", "`only` is for hands", "leave `only` out"
    if step.only is not None and isinstance(step.cards, int) and not each.is_claim:
        said = ", ".join(str(rank) for rank in step.only)
        headline = f"the {step.from_} may not hold {step.cards} of {said}"
        return headline, "perhaps fewer than that", f"write a range: `cards: 0..{step.cards}`"
    return None


def _ends(step: ExchangeStep, tricks: int) -> list[int | str]:
    """How many cards a step can take: both ends of a range, and some of the certain cards that may be missing."""
    if not isinstance(step.cards, str) or step.cards in ("same", "all"):
        return [step.cards or 0]
    low, _, high = step.cards.partition("..")
    return list(dict.fromkeys([int(low), tricks if high == "all" else int(high)]))


class _Hands:
    """How many cards the players hold, and have received, in the course of an exchange."""

    def __init__(self, cards: int, each: Occasion, numbers: list[int | str]) -> None:
        self.steps = each.steps
        self.partners = max(each.partners, 1)
        self.numbers = numbers
        self.held = {"player": cards, "partner": cards}
        self.received = {"player": 0, "partner": 0}
        self.waiting: list[tuple[str, int]] = []
        self.asked = 0
        self.limit = ""
        self.at_most = ""

    def first_step_of_too_many(self) -> int | None:
        """Go through the exchange up to the first step that asks for too much, and say which that is."""
        before = 0
        for place, step in enumerate(self.steps):
            giver = GIVERS.get(str(step.from_), str(step.from_))
            cards = self._number(place, giver, before)
            if giver != "kitty":
                barred = 0 if step.received == "returnable" else self.received[giver]
                if cards > self.held[giver] - barred:
                    kept = f" of which {barred} just received may not go back" if barred else ""
                    self.asked, self.limit = cards, f"holds {self.held[giver]}{kept}"
                    free = self.held[giver] - barred
                    fewer = f"write `cards: {free}` or fewer" if free > 0 else "leave the step out"
                    self.at_most = f"{fewer}, or `received: returnable`" if barred else fewer
                    return place
                self.held[giver] -= cards
            before = cards * (self.partners if step.from_ == "each_partner" else 1)
            self.waiting.append((str(step.to), before))
            if place + 1 == len(self.steps) or self.steps[place + 1].received != "unseen":
                self._deliver()
        return None

    def _number(self, place: int, giver: str, before: int) -> int:
        number = self.numbers[place]
        if number == "same":
            return before
        return self.held.get(giver, 0) if number == "all" else int(number)

    def _deliver(self) -> None:
        """Hand over what had to wait while the other chose unseen."""
        for receiver, cards in self.waiting:
            if receiver != "discard":
                self.held[receiver] += cards
                self.received[receiver] += cards
        self.waiting = []


def _uneven(game: Game, each: Occasion, player: str, held: int, numbers: list[int | str]) -> Diagnostic:
    range_taken = [(step, number) for step, number in zip(each.steps, numbers, strict=True) if ".." in str(step.cards)]
    if_so = f", if {range_taken[0][1]} cards are given," if range_taken else ""
    return diagnose(
        "EU308",
        f"after {shown(each.name)}{if_so} the {player} holds {held} cards for {game.facts.tricks} tricks",
        game.key_at("exchange", each.name),
        label="gives and gets are not the same",
        help=["a hand that gave cards away needs as many back; `to: discard` lays cards down"],
    )
