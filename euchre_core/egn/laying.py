"""From what is told of a deal to the cards of every pile as they were dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_core.kernel.rules import Rules

from .filling import Filling, Played, Unfillable
from .holding import Holdings

UPCARD = "upcard"


@dataclass
class LaidOut:
    """The cards of every pile, the kind of every item, and the cards that were chosen because nobody has told them."""

    piles: list[list[int]]
    kind_of: dict[int, int]
    filled: dict[str, str]


def lay_out(rules: Rules, holdings: Holdings, strain: int, plays: Sequence[Played]) -> LaidOut:
    """A kind for every item, and with them the cards of every pile.

    Raises:
        Unfillable: no deal of the cards fits.
    """
    items = [item for own in holdings.items for item in own]
    if holdings.takes_upcard < 0:
        items.append(holdings.upcard)
    place_of = {id(item): place for place, item in enumerate(items)}
    rows = [[place_of[id(item)] for item in own] for own in holdings.items]
    filling = Filling(rules.tables, strain, [*items, *holdings.kitty], rows, holdings.required())
    kinds = filling.kinds(plays)
    laid = LaidOut([], {id(item): kind for item, kind in zip(items, kinds, strict=False)}, {})
    hands = [[laid.kind_of[id(item)] for item in own] for own in holdings.items]
    hand_back(holdings, hands, laid)
    rest = iter([*kinds[len(items) :], *(kind for kind in rules.pack.cards() if kind not in kinds)])
    for place, pile in enumerate(rules.piles):
        if place < len(hands):
            laid.piles.append(sorted(hands[place]))
        elif pile.name == UPCARD:
            laid.piles.append([laid.kind_of[id(holdings.upcard)]])
        else:
            laid.piles.append(sorted(next(rest) for _ in range(rules.dealt(place, holdings.told.dealer))))
    told = {kinds for kinds, _ in holdings.required()}
    unknown = [item for item in items if not item.is_known and 1 << laid.kind_of[id(item)] not in told]
    laid.filled.update({rules.pack.kinds[laid.kind_of[id(item)]]: item.text for item in unknown})
    return laid


def hand_back(holdings: Holdings, hands: list[list[int]], laid: LaidOut) -> None:
    """Undo what happened before the play, so that every hand is as it was dealt.

    Raises:
        Unfillable: no card of the receiver can be the one he was given.
    """
    for gift in reversed(holdings.gifts):
        before = holdings.leaving[: holdings.leaving.index(gift)]
        gone = {laid.kind_of[id(item)] for item in before if id(item) in laid.kind_of}
        here = [kind for kind in hands[gift.receiver] if kind not in gone]
        kind = likely(here, gift.kinds, holdings, gift.receiver)
        laid.kind_of[id(gift)] = kind
        hands[gift.receiver].remove(kind)
        hands[gift.sender].append(kind)
    if holdings.takes_upcard >= 0:
        seat = holdings.takes_upcard
        kind = likely(hands[seat], holdings.upcard.kinds, holdings, seat)
        laid.kind_of[id(holdings.upcard)] = kind
        hands[seat].remove(kind)


def likely(hand: Sequence[int], kinds: int, holdings: Holdings, seat: int) -> int:
    """The card of a hand that came from elsewhere: not one that the seat was dealt, if that is told."""
    dealt = {each.kinds for each in holdings.hands[seat]} if seat < len(holdings.hands) else set()
    possible = [kind for kind in hand if kinds >> kind & 1 and 1 << kind not in dealt]
    if not possible:
        raise Unfillable(gave_up=True)
    return possible[0]
