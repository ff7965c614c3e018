"""Which card to give or to discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.exchange.phase import EACH_PARTNER, PARTNER, PLAYER, Exchange
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import single

from .estimate import copies_in
from .losing import danger_of
from .sight import Sight
from .wants import want_of

FRESH: Final = 0.8
"""Who may stop giving keeps what he wants more than this: it is about what an unknown card is wanted."""


def choose_parting(sight: Sight, legal: list[Action]) -> Action:
    """The card to give or to discard.

    Only what goes from the partner to the maker is chosen for him; all else is got rid of, since a maker who is given
    cards plays on for both, or a partner who is given some sits out.
    """
    reading = sight.reading
    strain = sight.strain if sight.strain >= 0 else sight.prospect.trump
    generous = is_for_the_maker(sight, legal[0])
    ducks = reading.contracts.loses_all(sight.level)
    stopping = [action for action in legal if action.code < 0]
    legal = [action for action in legal if action.code >= 0]
    if not legal:
        return stopping[0]
    order: list[tuple[float, int]] = []
    held: i64 = sight.hand[0]
    card = legal[0].code
    while held >> card:
        if (held >> card) & 1:
            want = -danger_of(sight, strain, card) if ducks else want_of(reading, sight.hand, strain, card)
            if generous or not stopping or want < FRESH:
                for _ in range(copies_in(sight.hand, single(card))):
                    order.append((-want if generous else want, int(card)))
        card += 1
    # Several cards are given in pack order: of those that shall go, the first that may.
    count = cards_to_go(sight)
    going = [min(order)[1]] if count == 1 and order else [place for _, place in sorted(order)[:count]]
    for action in legal:
        if int(action.code) in going:
            return action
    return stopping[0] if stopping else legal[0]


def is_for_the_maker(sight: Sight, action: Action) -> bool:
    """Whether the card goes from his partner to the maker."""
    phase = action.phase
    if not isinstance(phase, Exchange):
        return False
    step = phase.giving(sight.view)
    return step.giver in (PARTNER, EACH_PARTNER) and step.receiver == PLAYER


def cards_to_go(sight: Sight) -> int:
    """How many cards are still to be given or discarded in this step."""
    index = sight.reading.rules.slot_index
    for name in ("to give", "to_discard"):
        if name in index and sight.slots[index[name]] > 0:
            return sight.slots[index[name]]
    return 1
