"""A game as text to be read, the hands and then every action on its own line as the table sees it; and read back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.game.record import header_line
from euchre_core.kernel.event import AUTOMATIC, SHOWN

Player = Callable[[eu.Observation], eu.Action]
MOST_DEALS = 3
MOST_LINES = 149
CARELESSNESS = 0.3
BY_ITSELF = ", by itself"


def played(rules: eu.Rules, seed: int, player: Player) -> eu.Game:
    """Play a match, or its first deals."""
    game = eu.Game(rules, seed=seed)
    while not game.is_over and len(game.deals) <= MOST_DEALS:
        game.push(player(game.observation(game.to_act)))
    return game


def written(game: eu.Game) -> str:
    """The deals that were played out, three at most and as many as fit on a page."""
    finished = [deal for deal in game.deals if deal.state.is_over][:MOST_DEALS]
    lines = [game.rules.title]
    for number, deal in enumerate(finished, start=1):
        found = list(one_deal(deal, number))
        if number > 1 and len(lines) + len(found) > MOST_LINES - 2:
            return "\n".join([*lines, "", "and so on", ""])
        lines += found
    end = f"{' and '.join(game.outcome.winners)} won after {len(game.deals)} deals" if game.is_over else "and so on"
    return "\n".join([*lines, "", end, ""])


def one_deal(deal: Deal, number: int) -> Iterator[str]:
    """The lines of a deal; it is played once more to see who takes each trick."""
    rules = deal.rules
    yield ""
    yield f"Deal {number}, dealt by {rules.seats[deal.dealer]}"
    for pile, cards in zip(rules.piles, deal.cards, strict=True):
        if cards:
            yield f"  {pile.name:<6}  {' '.join(rules.pack.kinds[card] for card in cards)}"
    yield ""
    again = Deal(rules, deal.dealer, deal.cards, deal.standing, deal.lasting)
    yield from what_came_with(again)
    for action in deal.actions:
        taken = again.state.taken.copy()
        again.push(action)
        yield from what_came_with(again)
        for seat, name in enumerate(rules.seats):
            if again.state.taken[seat] > taken[seat]:
                yield f"  trick {sum(again.state.taken)}: {name}"
                yield ""
    yield from result(again)


def what_came_with(deal: Deal) -> Iterator[str]:
    """The last action as everybody saw it, behind it what only some did; what happened by itself; what was shown."""
    rules, event = deal.rules, deal.events[-1]
    public = event.seen_by((1 << len(rules.seats)) - 1)
    if deal.actions:
        hidden = f"   ({event.action.argument})" if public.action is not event.action else ""
        yield f"{event.seat}: {public.action.text}{hidden}"
    for fact in public.facts:
        if fact.kind == AUTOMATIC and fact.action is not None:
            yield f"{fact.action.seat}: {fact.action.text}{BY_ITSELF}"
    cards = [rules.pack.kinds[fact.card] for fact in public.facts if fact.kind == SHOWN]
    if cards:
        yield f"  shown: {' '.join(cards)}"


def result(deal: Deal) -> Iterator[str]:
    """How a deal came out."""
    summary = deal.summary()
    if summary.thrown_in:
        yield "  thrown in"
    else:
        if summary.maker is not None:
            named = summary.bid is None or summary.bid.startswith(("order", "name"))
            how = f"made {summary.trump} trump" if named else f"played {summary.bid} in {summary.trump}"
            yield f"  {summary.maker} {how}"
        elif any(summary.tricks.values()):
            yield f"  nobody was maker; trump was {summary.trump}"
        yield f"  tricks {numbers(summary.tricks)}; points {numbers(summary.points)}"
    yield f"  score {numbers(summary.scores)}"


def numbers(values: dict[str, int]) -> str:
    """Names with numbers."""
    return ", ".join(f"{name} {value}" for name, value in values.items())


# -- and back ----------------------------------------------------------------------------------------------------------


def read_back(rules: eu.Rules, text: str) -> eu.Game:
    """Play the cards and actions of a text by these rules.

    Raises:
        RecordError: they do not allow it.
    """
    return eu.Record(header_line(rules, {}), list(record_lines(text))).replay()


def record_lines(text: str) -> Iterator[dict[str, Any]]:
    """The deals and actions of a text as the lines of a record."""
    cards: dict[str, str] | None = None
    for line in text.splitlines():
        if deal := re.fullmatch(r"Deal \d+, dealt by (\w+)", line):
            dealer, cards = deal[1], {}
        elif cards is not None and line:
            pile, texts = re.split(r"\s{2,}", line.strip(), maxsplit=1)
            cards[pile] = texts
        elif cards is not None:
            yield {"deal": dealer, "cards": cards}
            cards = None
        elif (action := re.fullmatch(r"(\w+): (.+?)(?:   \((\w+)\))?", line)) and not line.endswith(BY_ITSELF):
            seat, shown, hidden = action.groups()
            yield {"seat": seat, "action": shown.replace("?", hidden) if hidden else shown}


# -- who plays ---------------------------------------------------------------------------------------------------------


def sensible(seed: int) -> Player:
    """The best player there is."""
    bot, rng = eu.bots.get("heuristic"), random.Random(seed)
    return lambda observation: bot.act(observation, rng)


def careless(seed: int) -> Player:
    """A sensible player who now and then plays any card of his hand, also against the rules."""
    player, rng = sensible(seed), random.Random(seed)

    def act(observation: eu.Observation) -> eu.Action:
        view = observation.view
        words = view.rules.steps[view.step].main.vocabulary(observation.seat_number)
        playable = [action for action in words if view.permits(action)]
        if observation.trick and playable and rng.random() < CARELESSNESS:
            return rng.choice(playable)
        return player(observation)

    return act
