"""Invariants of the cards: none is lost, none is held twice, and all hands are played."""

from __future__ import annotations

from collections import Counter

from euchre_core.kernel.state import State

from .story import Invariant, Moment, Turn

STOPS = ("claim", "challenge", "accept")
"""What can end the play before its last trick."""


def are_the_pack(moment: Moment) -> str | None:
    """What lies in the piles, and what was played, is the pack."""
    played = Counter(action.argument for action in moment.deal.actions if action.verb == "play")
    found = lying(moment.state) + played
    pack = Counter(moment.rules.pack.kinds[card] for card in moment.rules.pack.cards())
    if found == pack:
        return None
    told = [f"{', '.join(sorted((pack - found).elements()))} missing"] if pack - found else []
    told += [f"{', '.join(sorted((found - pack).elements()))} too many"] if found - pack else []
    return f"the cards are not the pack: {'; '.join(told)}"


def lying(state: State) -> Counter[str]:
    """The cards of all piles."""
    return Counter(card for pile in state.rules.piles for card in state.hand(pile.name))


def are_dealt(moment: Moment) -> str | None:
    """Every pile is dealt as many cards as the rules say, and together they are the pack."""
    deal, rules = moment.deal, moment.rules
    for place, (pile, cards) in enumerate(zip(rules.piles, deal.cards, strict=True)):
        if len(cards) != rules.dealt(place, deal.dealer):
            return f"{pile.name} was dealt {len(cards)} cards, not {rules.dealt(place, deal.dealer)}"
    if sorted(card for cards in deal.cards for card in cards) != rules.pack.cards():
        return "the cards dealt are not the pack"
    return None


def are_all_played(moment: Moment) -> str | None:
    """At the first lead everybody who plays holds as many cards as there are tricks."""
    first = first_lead(moment)
    if first is None:
        return None
    rules = moment.rules
    for place, seat in enumerate(rules.seats):
        if not first.before.idle >> place & 1:
            held = len(in_hand(first.before, seat)) + len(under(first.before, seat))
            if held != rules.tricks:
                return f"{seat} holds {held} cards at the first lead, and there are {rules.tricks} tricks"
    return None


def first_lead(moment: Moment) -> Turn | None:
    """The turn in which the first card was led."""
    return next((turn for turn in moment.told if turn.said.startswith("play ")), None)


def in_hand(state: State, seat: str) -> list[str]:
    """What a player can play from: his hand, and what lies face up before him in columns."""
    columns = [pile.name for pile in state.rules.piles if pile.name.startswith(seat) and pile.name != seat]
    own = [seat, *(name for name in columns if name[len(seat) :].isdecimal())]
    return [card for name in own for card in state.hand(name)]


def under(state: State, seat: str) -> list[str]:
    """What lies under those cards."""
    return [
        card
        for pile in state.rules.piles
        if pile.name.startswith(seat) and pile.name.endswith(" under")
        for card in state.hand(pile.name)
    ]


def tricks_add_up(moment: Moment) -> str | None:
    """The tricks taken and those to come are the tricks of a deal; all are played, unless somebody ended the play."""
    state, rules = moment.state, moment.rules
    taken, left = sum(state.taken), int(state.tricks_left)
    broken = moment.settings["play"]["renege"]["deal"] == "ends"
    if taken + left != rules.tricks:
        return f"{taken} tricks were taken and {left} are to come, and a deal has {rules.tricks}"
    if (
        left
        and first_lead(moment) is not None
        and not broken
        and not any(t.said.startswith(STOPS) for t in moment.told)
    ):
        return f"the deal is over, and {left} tricks were never played"
    return None


INVARIANTS = (
    Invariant("cards-are-the-pack", "No card is lost and none is there twice.", "turn", are_the_pack),
    Invariant("cards-are-dealt", "Every hand is dealt as many cards as the rules say.", "deal", are_dealt),
    Invariant("hands-are-played", "Everybody holds as many cards as there are tricks.", "deal", are_all_played),
    Invariant("tricks-add-up", "All the tricks of a deal are played.", "deal", tricks_add_up),
)
