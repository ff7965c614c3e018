"""Invariants of the points: every side has its own, they add up, and no seat is favoured."""

from __future__ import annotations

from itertools import pairwise

from euchre_core.game.deal import Deal
from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing

from .story import Invariant, Moment


def scores_add_up(moment: Moment) -> str | None:
    """Every side has its points, each score is the one before and these points, and cards thrown in score nothing."""
    deal, names = moment.deal, moment.rules.side_names
    points = deal.state.results
    if points is None or len(points) != len(names):
        return f"{len(points or [])} numbers of points for {len(names)} sides"
    if not deal.is_scored and any(points):
        return f"the cards were thrown in, and points were scored: {points}"
    scores = [before + gained for before, gained in zip(deal.before, points, strict=True)]
    after = deal.standing_after().scores
    return None if after == scores else f"{deal.before} and {points} make {after}"


def the_next_deal_follows(moment: Moment) -> str | None:
    """The deal goes to the left, or stays where cards were thrown in; and it begins with the scores of the last."""
    deals = moment.game.deals
    for last, deal in pairwise(deals):
        left = (last.dealer + 1) % len(moment.rules.seats)
        if deal.dealer != left and (last.is_scored or deal.dealer != last.dealer):
            return f"{moment.rules.seats[deal.dealer]} deals after {moment.rules.seats[last.dealer]}"
        if deal.before != last.standing_after().before:
            return f"a deal ends with {last.standing_after().before} and the next begins with {deal.before}"
    return None


def no_seat_is_favoured(moment: Moment) -> str | None:
    """The same deal with everybody one seat further to the left comes out the same, one seat further."""
    deal, rules = moment.deal, moment.rules
    if deal.lasting is not None and any(slot.lasting for slot in rules.slots):
        return None
    other = moved_on(deal)
    for turn in moment.told:
        seat, said = next_seat(rules, turn.seat), moved(rules, turn.said)
        may = sorted(action.text for action in other.state.legal_actions)
        if other.state.to_act != seat or may != sorted(moved(rules, text) for text in turn.may):
            return f"{turn.seat} may do {turn.may}; one seat further, {other.state.to_act} may do {may}"
        try:
            other.push(said)
        except ActionError as error:
            return f"{turn.seat} may do {turn.said}; one seat further it is refused: {error}"
    points = deal.state.results or []
    turned = other.state.results or []
    for place, side in enumerate(rules.side_of):
        there = rules.side_of[(place + 1) % len(rules.seats)]
        if not turned or turned[there] != points[side]:
            further = dict(zip(rules.side_names, turned, strict=False))
            return f"{deal.state.points} are scored, and with everybody one seat further {further}"
    return None


def moved_on(deal: Deal) -> Deal:
    """The same cards, scores and dealer, one seat further to the left."""
    rules = deal.rules
    cards: list[list[int]] = [[] for _ in rules.piles]
    for pile, here in zip(rules.piles, deal.cards, strict=True):
        cards[rules.pile(moved_pile(rules, pile.name))] = here
    sides = range(len(rules.side_names))
    to = {side: rules.side_of[(seat + 1) % len(rules.seats)] for seat, side in enumerate(rules.side_of)}
    comes_from = {there: here for here, there in to.items()}

    def turned(numbers: list[int]) -> list[int]:
        return [numbers[comes_from[side]] for side in sides]

    was = deal.standing
    standing = Standing(
        turned(was.scores), turned(was.games), was.deals, turned(was.before), was.next_deals, [], was.ended
    )
    return Deal(rules, (deal.dealer + 1) % len(rules.seats), cards, standing, None)


def moved_pile(rules: Rules, name: str) -> str:
    """The pile of the next seat: its hand, or one of its columns; piles of nobody stay where they are."""
    for seat in rules.seats:
        if name == seat or (name.startswith(seat) and name[len(seat) :][:1].isdecimal()):
            return next_seat(rules, seat) + name[len(seat) :]
    return name


def moved(rules: Rules, text: str) -> str:
    """An action about a seat, about the next seat."""
    verb, _, argument = text.partition(" ")
    return f"{verb} {next_seat(rules, argument)}" if argument in rules.seats else text


def next_seat(rules: Rules, seat: str) -> str:
    """The seat to the left."""
    return rules.seats[(rules.seats.index(seat) + 1) % len(rules.seats)]


INVARIANTS = (
    Invariant("scores-add-up", "Each score is the one before and the points of the deal.", "deal", scores_add_up),
    Invariant("the-next-deal-follows", "The deal goes to the left with the scores.", "match", the_next_deal_follows),
    Invariant("no-seat-is-favoured", "The same deal one seat further comes out the same.", "deal", no_seat_is_favoured),
)
