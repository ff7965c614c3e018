"""A trick set up by hand: who holds which cards, what is trump, who leads; and then it is really played."""

from __future__ import annotations

from collections.abc import Mapping

import euchre_core as eu

from .finished import Finished


def at_the_play(game: Finished, trump: str, hands: Mapping[str, list[str]], leader: str) -> eu.State:
    """A deal in which the play has come to a trick; nobody holds more than these cards."""
    rules = game.rules
    step = next(place for place, each in enumerate(rules.steps) if each.name == "the play")
    piles = [[rules.card(text) for text in hands.get(pile.name, [])] for pile in rules.piles]
    state = rules.lay(0, piles, [rules.ending.start] * len(rules.side_names), None)
    state.step, state.now = step, rules.steps[step]
    state.strain = rules.tables.strains.index(trump)
    state.set_holder(rules.seat(leader))
    state.level = 0
    state.turn = state.leader = rules.seat(leader)
    return state


def may_play(state: eu.State) -> set[str]:
    """The cards that whoever is in turn may play."""
    return {action.argument for action in state.legal_actions if action.verb == "play"}


def plain_cards(game: Finished, *suits: str) -> list[str]:
    """Every card of these suits (letters) but the jacks, as often as the pack has it, the lowest first."""
    pack = game.rules.pack
    return [
        kind
        for suit in suits
        for place, kind in reversed(list(enumerate(pack.kinds)))
        if kind[-1] == suit and kind[:-1] != "J"
        for _ in range(pack.copies[place])
    ]


def first_trick(game: Finished, trump: str, leader: str, cards: list[str]) -> tuple[str, eu.State]:
    """Play a trick of these cards, one from each seat; who takes it, and the deal after it.

    Whoever is asked for something else in between says no.
    """
    order = [game.left(leader, steps) for steps in range(len(cards))]
    state = at_the_play(game, trump, {seat: [card] for seat, card in zip(order, cards, strict=True)}, leader)
    for seat, card in zip(order, cards, strict=True):
        while state.asked >= 0:
            state.apply("pass")
        assert state.to_act == seat, f"{game}: {seat} should play {card}, and {state.to_act} is in turn"
        state.apply(f"play {card}")
    taken = [seat for seat, number in zip(game.seats, state.taken, strict=True) if number]
    assert len(taken) == 1, f"{game}: {taken} took one trick"
    return taken[0], state
