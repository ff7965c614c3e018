"""A game as text to be read: the hands, then every action on its own line as the table sees it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.event import AUTOMATIC, SHOWN, Fact

Player = Callable[[eu.Observation], eu.Action]
MOST_DEALS = 3
MOST_LINES = 149
CARELESSNESS = 0.3


def playthrough(rules: eu.Rules, seed: int, player: Player) -> str:
    """Play whole deals, three at most and as many as fit on the page, and write them down."""
    game = eu.Game(rules, seed=seed)
    lines = [f"{rules.title}, seed {seed}"]
    for number in range(1, MOST_DEALS + 1):
        deal = game.deal
        found = list(one_deal(game, deal, number, player))
        if len(lines) + len(found) > MOST_LINES - 2:
            break
        lines += found
        if game.is_over:
            winners = " and ".join(game.outcome.winners)
            return "\n".join([*lines, "", f"{winners} won after {number} deals", ""])
    return "\n".join([*lines, "", "and so on", ""])


def one_deal(game: eu.Game, deal: Deal, number: int, player: Player) -> Iterator[str]:
    """The lines of a deal, while it is played."""
    rules = game.rules
    yield ""
    yield f"Deal {number}, dealt by {rules.seats[deal.dealer]}"
    for pile, cards in zip(rules.piles, deal.cards, strict=True):
        if cards:
            yield f"  {pile.name:<6} {' '.join(rules.pack.kinds[card] for card in cards)}"
    yield ""
    yield from what_came_with(rules, deal, 0)
    while not deal.state.is_over:
        taken = deal.state.taken.copy()
        game.push(player(game.observation(game.to_act)))
        yield from what_came_with(rules, deal, len(deal.events) - 1)
        for seat, name in enumerate(rules.seats):
            if deal.state.taken[seat] > taken[seat]:
                yield f"  trick {sum(deal.state.taken)}: {name}"
                yield ""
    yield from result(rules, deal)


def what_came_with(rules: eu.Rules, deal: Deal, place: int) -> Iterator[str]:
    """An action as everybody saw it, behind it what only some did; then what was shown and what happened by itself."""
    event = deal.events[place]
    public = event.seen_by((1 << len(rules.seats)) - 1)
    if place:
        hidden = f"   ({event.action.argument})" if public.action is not event.action else ""
        yield f"{event.seat}: {public.action.text}{hidden}"
    for fact in public.facts:
        if fact.kind == AUTOMATIC and fact.action is not None:
            yield f"{fact.action.seat}: {fact.action.text}, by itself"
    cards = shown(rules, public.facts)
    if cards:
        yield f"  shown: {' '.join(cards)}"


def shown(rules: eu.Rules, facts: list[Fact]) -> list[str]:
    """The cards that an action laid open."""
    return [rules.pack.kinds[fact.card] for fact in facts if fact.kind == SHOWN]


def result(rules: eu.Rules, deal: Deal) -> Iterator[str]:
    """How a deal came out."""
    summary = deal.summary()
    if summary.thrown_in:
        yield "  thrown in"
    else:
        yield f"  {summary.maker} played {summary.bid} in {summary.trump}"
        yield f"  tricks {numbers(summary.tricks)}; points {numbers(summary.points)}"
    yield f"  score {numbers(summary.scores)}"


def numbers(values: dict[str, int]) -> str:
    """Names with numbers."""
    return ", ".join(f"{name} {value}" for name, value in values.items())


def sensible(seed: int) -> Player:
    """The best player there is."""
    bot, rng = eu.bots.get("heuristic"), random.Random(seed)
    return lambda observation: bot.act(observation, rng)


def careless(seed: int) -> Player:
    """A sensible player who now and then plays any card of his hand, also against the rules."""
    player, rng = sensible(seed), random.Random(seed)

    def act(observation: eu.Observation) -> eu.Action:
        view = observation.view
        playable = [action for action in view.main.vocabulary(observation.seat_number) if view.permits(action)]
        if observation.trick and rng.random() < CARELESSNESS:
            return rng.choice(playable)
        return player(observation)

    return act
