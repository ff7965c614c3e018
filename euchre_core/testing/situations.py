"""Moments of a deal set up by hand, asked of the rules that play.

Each function sets a situation up in a real `State` and returns what the rules make of it; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TypedDict

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.claims.phase import Claims
from euchre_core.chapters.exchange.giving import ANY_CARDS, EACH_PARTNER, FROM_KITTY, GIVEN_BEFORE, PARTNER, PLAYER
from euchre_core.chapters.exchange.occasions import ClaimedExchange, LoneDefenderExchange, LoneMakerExchange
from euchre_core.chapters.exchange.phase import Exchange
from euchre_core.chapters.memory import ALONE, CLAIMED_EXCHANGE, CLAIMER, LONE_DEFENDER
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.questions import UPCARD as UPCARD
from euchre_core.chapters.questions import UPCARD_SUIT
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.language.cards import RANKS
from euchre_core.language.wording import meant, nearest, shown

from .spellings import Spelling

FIRST = 0
SECOND = 1
ROLES = {"player": PLAYER, "partner": PARTNER, "each_partner": EACH_PARTNER}


class CannotAsk(ValueError):
    """An example asks something that this game has no answer to; the message says what.

    Args:
        message: says it.
        place: the keys of the example that lead to what it asks for, where they are known.
        notes: why not; help: what to write instead; write: the word to write in that place.
    """

    def __init__(
        self,
        message: str,
        place: tuple[str | int, ...] = (),
        *,
        notes: tuple[str, ...] = (),
        help: tuple[str, ...] = (),
        write: Spelling | None = None,
    ) -> None:
        super().__init__(message)
        self.place = place
        self.notes = notes
        self.help = help
        self.write = write


class Instead(TypedDict):
    """What to write in place of a name that the game does not have."""

    help: tuple[str, ...]
    write: Spelling | None


def instead(name: str, names: Collection[str]) -> Instead:
    """The name that was meant, if one is near enough."""
    certain = meant(name, names)
    found = certain or next(iter(nearest(name, names, 1)), None)
    if found is None:
        return Instead(help=(), write=None)
    return Instead(help=(f"did you mean {shown(found)}?",), write=Spelling(found, certain is not None))


def step_of(rules: Rules, kind: type[Phase]) -> int:
    """The step whose main phase is of this kind."""
    for place, step in enumerate(rules.steps):
        if isinstance(step.main, kind):
            return place
    raise CannotAsk("this game has no such step")


def card(rules: Rules, text: str) -> int:
    """The kind of a card of the pack."""
    if text not in rules.pack.index:
        raise CannotAsk(f"the pack has no {text}", help=cards_instead(rules, text))
    return rules.pack.index[text]


def cards_instead(rules: Rules, text: str) -> tuple[str, ...]:
    """The cards of the suit that somebody wrote a card of which the pack does not have."""
    suit = text[-1:]
    of_suit = [kind for kind in rules.pack.index if kind[-1] == suit and kind[:-1] in RANKS]
    return (f"write a card of the pack, which has {' '.join(of_suit)}",) if of_suit else ()


def cards_of(rules: Rules, hand: Sequence[str]) -> list[int]:
    """The kinds of a hand, none more often than the pack has it."""
    kinds = [card(rules, text) for text in hand]
    for kind in kinds:
        if kinds.count(kind) > rules.pack.copies[kind]:
            times = rules.pack.copies[kind]
            only = "once" if times == 1 else f"{times} times"
            raise CannotAsk(f"the pack has {rules.pack.kinds[kind]} only {only}", ("hand",))
    return kinds


def level_of(rules: Rules, bid: int | str) -> int:
    """The rung of the ladder a bid stands on."""
    for step in rules.steps:
        if isinstance(step.main, LadderAuction):
            ladder = step.main.ladder
            if str(bid) not in ladder:
                raise CannotAsk(
                    f"{bid} is not on the ladder, which is {', '.join(ladder)}", **instead(str(bid), ladder)
                )
            return ladder.index(str(bid))
    raise CannotAsk("nothing is bid in this game", help=("leave `bid` out; `by` says who is maker",))


def strain_of(rules: Rules, trump: str) -> int:
    """The number of a trump suit, or of no trump."""
    if trump not in rules.tables.strains:
        others = ", ".join(strain for strain in rules.tables.strains)
        raise CannotAsk(f"{trump} cannot be trump in this game; what can is {others}")
    return rules.tables.strains.index(trump)


def holding(rules: Rules, seat: int, hand: Sequence[str], step: int, strain: int) -> State:
    """A deal in which a seat holds these cards and everybody else none, at a step, with the turn at that seat."""
    piles: list[list[int]] = [[] for _ in rules.piles]
    piles[seat] = cards_of(rules, hand)
    state = rules.lay(FIRST, piles, [rules.ending.start] * len(rules.side_names), None)
    state.step, state.now, state.turn, state.strain = step, rules.steps[step], seat, strain
    state.set_holder(seat)
    state.level, state.leader = 0, seat
    return state


def playable(rules: Rules, trump: str, led: str | None, hand: Sequence[str]) -> set[str]:
    """The cards of a hand that can be played; all of them where a renege is possible."""
    step = step_of(rules, Tricks)
    state = holding(rules, FIRST, hand, step, strain_of(rules, trump))
    play = rules.steps[step].main
    if led is not None:
        state.led = rules.tables.suit_of[state.strain * len(rules.pack.kinds) + card(rules, led)]
        state.count = 1
    return {
        action.argument for action in play.vocabulary(FIRST) if action.verb == "play" and play.permits(state, action)
    }


def trick_winner(rules: Rules, trump: str, trick: Sequence[str]) -> int:
    """The place in the trick of the card that takes it."""
    play = rules.steps[step_of(rules, Tricks)].main
    assert isinstance(play, Tricks)
    return play.winner(strain_of(rules, trump), [card(rules, text) for text in trick])


def claimable(rules: Rules, hand: Sequence[str], trump: str | None, upcard: str | None) -> list[str]:
    """The claims that can be made with a hand."""
    found: dict[str, None] = {}
    strain = strain_of(rules, trump) if trump is not None else -1
    for place, step in enumerate(rules.steps):
        for phase in step.phases:
            if isinstance(phase, Claims):
                state = holding(rules, FIRST, hand, place, strain)
                if upcard is not None:
                    turn_up(state, upcard)
                found |= {claim.name: None for claim in phase.claims if claim.fits(state, FIRST)}
    return list(found)


def upcard_pile(rules: Rules) -> int:
    """Where the upcard lies."""
    names = [pile.name for pile in rules.piles]
    if UPCARD not in names:
        raise CannotAsk("no card is turned up in this game", ("upcard",))
    return names.index(UPCARD)


def turn_up(state: State, upcard: str) -> None:
    """Let a card be the upcard."""
    rules = state.rules
    kind = card(rules, upcard)
    state.put(upcard_pile(rules), kind)
    if UPCARD_SUIT in rules.slot_index:
        suit = rules.pack.suits[kind]
        state.slots[rules.slot_index[UPCARD_SUIT]] = suit + 1 if suit < 4 else 0


# -- exchanges -------------------------------------------------------------------------------------------------------


def giveable(rules: Rules, name: str, giver: str | None, trump: str, hand: Sequence[str]) -> set[str]:
    """The cards that can be given in an exchange by the player or the partner; all of them, if several are given."""
    for step, exchange in exchanges(rules):
        for place, each in enumerate(exchange.names):
            if each == name:
                return given_in(rules, step, exchange, place, giver, trump, hand)
    names = [each for _, exchange in exchanges(rules) for each in exchange.names if each]
    others = f"; its exchanges are {', '.join(dict.fromkeys(names))}" if names else ", nor does any other"
    text = f"the exchange {name} does not take place in this game{others}"
    raise CannotAsk(text, ("exchange",), **instead(name, names))


def exchanges(rules: Rules) -> Iterator[tuple[int, Exchange]]:
    """Every phase in which cards are exchanged, with its step."""
    for place, step in enumerate(rules.steps):
        for phase in step.phases:
            if isinstance(phase, Exchange):
                yield place, phase


def given_in(
    rules: Rules, step: int, exchange: Exchange, which: int, giver: str | None, trump: str, hand: Sequence[str]
) -> set[str]:
    """The cards that can be given in one of the exchanges of a phase."""
    plan = exchange.plans[which]
    wanted = ROLES[giver] if giver else next(one.giver for one in plan if one.giver != FROM_KITTY)
    place = next((place for place, one in enumerate(plan) if one.giver == wanted), None)
    if place is None:
        raise CannotAsk(f"in {exchange.names[which]} the {giver} gives no cards", ("from",))
    probe = exchanging(holding(rules, FIRST, [], step, strain_of(rules, trump)), exchange, which)
    seat = int(exchange.seat_of(probe, wanted))
    state = exchanging(holding(rules, seat, hand, step, strain_of(rules, trump)), exchange, which)
    state.slots[rules.slot(GIVEN_BEFORE)] = max(1, plan[place - 1].cards) if place else 0
    exchange.start(state, place)
    found: set[int] = set()
    for _ in range(max(1, state.slots[exchange.to_give])):
        if plan[place].choose == ANY_CARDS:  # which of them goes first is of no interest here
            state.slots[exchange.to_give] = state.slots[exchange.must_give] = 1
        legal = [kind for kind in range(len(rules.pack.kinds)) if exchange.legal_cards(state) >> kind & 1]
        found |= set(legal)
        if plan[place].choose == ANY_CARDS or not legal:
            break
        state.take(seat, legal[0])
        state.slots[exchange.to_give] -= 1
        state.slots[exchange.must_give] = max(0, state.slots[exchange.must_give] - 1)
    return {rules.pack.kinds[kind] for kind in found}


def exchanging(state: State, exchange: Exchange, which: int) -> State:
    """Let a deal be one in which the first player makes this exchange."""
    rules = state.rules
    state.set_holder(FIRST)
    state.level = which if not isinstance(exchange, LoneMakerExchange) else exchange.lone_bids.index(False)
    if isinstance(exchange, LoneMakerExchange):
        state.slots[rules.slot(ALONE)] = 1
    elif isinstance(exchange, LoneDefenderExchange):
        state.set_holder(SECOND)
        state.slots[rules.slot(LONE_DEFENDER)] = FIRST + 1
    elif isinstance(exchange, ClaimedExchange):
        state.slots[rules.slot(CLAIMED_EXCHANGE)] = which + 1
        state.slots[rules.slot(CLAIMER)] = FIRST + 1
    return state
