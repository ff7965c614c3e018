"""What every seat held in a deal: put together from what it played and discarded and from what it was dealt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from euchre_core.kernel.rules import Rules

from .errors import IllegalEgn
from .filling import BEFORE_PLAY, NEVER, Item, Played
from .models import EgnDeal
from .notation import Notation


@dataclass(eq=False)
class Gift:
    """A card that one seat gave to another before the play; `kinds` are what it can be."""

    sender: int
    receiver: int
    kinds: int
    text: str
    path: str
    said: int = -1
    why: str = ""


class Holdings:
    """The cards of a deal as far as they are told.

    An item belongs to the seat that played or discarded it, or still held it at the end.

    Args:
        rules: the rules; number: of the deal, from 1; told: what is told of it; notation: what its cards can be.
        plays: the cards that were played, with their seats.

    Attributes:
        items: the items of each seat; leaving: what was discarded or given away, in order.
        gifts: what was given; takes_upcard: who took the upcard, or -1.
    """

    def __init__(self, rules: Rules, number: int, told: EgnDeal, notation: Notation, plays: Sequence[Played]) -> None:
        self.rules = rules
        self.number = number
        self.told = told
        self.notation = notation
        self.every_kind = (1 << len(rules.pack.kinds)) - 1
        self.items = [[play.item for play in plays if play.seat == seat] for seat in range(len(rules.seats))]
        self.leaving: list[Item | Gift] = []
        self.gifts: list[Gift] = []
        self.takes_upcard = -1
        self.upcard = self.item(told.upcard, f"{told.path}.initialState.upCard")
        self.kitty = [self.item(text, f"{told.path}.initialState.kitty") for text in told.kitty if text != told.upcard]
        self.hands = [
            [
                self.item(text, f"{told.path}.initialState.playerCards[{seat}][{place}]")
                for place, text in enumerate(hand)
            ]
            for seat, hand in enumerate(told.hands)
        ]

    def wrong(self, path: str, why: str, trick: int = 0) -> IllegalEgn:
        """The complaint about a card."""
        return IllegalEgn(path, self.number, trick, "", "", [], why)

    def item(self, text: str | None, path: str) -> Item:
        """A card that is told, or one that is not."""
        kinds = self.notation.mask(text) if text else self.every_kind
        if not kinds:
            raise self.wrong(path, f"there is no {text} in this pack")
        return Item(kinds, path, text or "")

    def discard(self, seat: int, text: str | None, path: str) -> None:
        """A card that a seat discards before the play."""
        item = self.item(text, path)
        item.leaves = BEFORE_PLAY
        self.items[seat].append(item)
        self.leaving.append(item)

    def give(self, sender: int, receiver: int, text: str | None, path: str) -> None:
        """A card that a seat gives to another before the play."""
        item = self.item(text, path)
        self.gifts.append(Gift(sender, receiver, item.kinds, item.text, path))
        self.leaving.append(self.gifts[-1])

    def settle(self) -> None:
        """Add an unknown item for every card of which nothing is told, and narrow the others by the hands."""
        self.check_hands()
        for seat, items in enumerate(self.items):
            whole = self.rules.piles[seat].cards + (seat == self.takes_upcard)
            whole += sum((gift.receiver == seat) - (gift.sender == seat) for gift in self.gifts)
            if len(items) > whole:
                raise self.wrong(items[-1].path, f"{self.rules.seats[seat]} has more cards than he was dealt")
            items += [Item(self.every_kind, self.told.path) for _ in range(whole - len(items))]
        for seat in range(len(self.hands)):
            self.narrow(seat)

    def check_hands(self) -> None:
        """No hand has too many cards."""
        for seat, hand in enumerate(self.hands):
            if len(hand) > self.rules.piles[seat].cards:
                why = f"a hand is dealt {self.rules.piles[seat].cards} cards, not {len(hand)}"
                raise self.wrong(f"{self.told.path}.initialState.playerCards[{seat}]", why)

    def narrow(self, seat: int) -> None:
        """A seat whose whole hand is told held nothing else but what it got."""
        hand = self.hands[seat]
        if len(hand) < self.rules.piles[seat].cards:
            return
        could = 0
        for each in hand:
            could |= each.kinds
        for gift in self.gifts:
            could |= gift.kinds if gift.receiver == seat else 0
        could |= self.upcard.kinds if seat == self.takes_upcard else 0
        dealt = " ".join(each.text for each in hand)
        for item in self.items[seat]:
            if item.kinds & could:
                item.kinds &= could
            else:
                item.cannot_be(could, f"{self.rules.seats[seat]} was dealt {dealt}")

    def required(self) -> list[tuple[int, list[Item]]]:
        """The kinds, each as a mask, that must be among certain items: those of the seat that had the card last."""
        owner: dict[int, list[Item]] = {}
        unknown_gift = {gift.sender for gift in self.gifts if gift.kinds.bit_count() > 1}
        for seat, hand in enumerate(self.hands):
            if seat not in unknown_gift:
                owner |= {each.kinds: self.items[seat] for each in hand if each.is_known}
        if self.takes_upcard >= 0 and self.upcard.is_known and self.takes_upcard not in unknown_gift:
            owner[self.upcard.kinds] = self.items[self.takes_upcard]
        for gift in self.gifts:
            if gift.kinds.bit_count() == 1:
                gone = {id(item) for item in self.leaving[: self.leaving.index(gift)]}
                owner[gift.kinds] = [item for item in self.items[gift.receiver] if id(item) not in gone]
        return list(owner.items())

    def known_of(self, leaving: Item | Gift) -> frozenset[str]:
        """The cards that whoever let this one go surely held."""
        if isinstance(leaving, Gift):
            return self.known_cards(leaving.sender)
        return next(self.known_cards(seat) for seat, items in enumerate(self.items) if leaving in items)

    def without(self, seat: int, kinds: Collection[int]) -> bool:
        """A seat does not keep these cards to the end; whether that is possible."""
        mask = sum(1 << kind for kind in kinds)
        kept = [item for item in self.items[seat] if item.leaves == NEVER]
        if any(item.is_known and item.kinds & mask for item in kept):
            return False
        for item in kept:
            item.kinds &= ~mask
        return bool(kept)

    def known_cards(self, seat: int) -> frozenset[str]:
        """The cards that a seat surely held."""
        masks = [item.kinds for item in self.items[seat] if item.is_known]
        own = {id(item) for item in self.items[seat]}
        masks += [kinds for kinds, items in self.required() if own.issuperset(map(id, items))]
        return frozenset(self.rules.pack.kinds[mask.bit_length() - 1] for mask in masks)

    def check_twice(self) -> None:
        """A known card that is somewhere else already cannot have been played.

        Raises:
            IllegalEgn: it was dealt twice.
        """
        self.check_dealt_twice()
        owners = {kinds: {id(item) for item in items} for kinds, items in self.required()}
        seen = {item.kinds: item.path for item in self.kitty if item.is_known}
        if self.takes_upcard < 0 and self.upcard.is_known:
            seen[self.upcard.kinds] = self.upcard.path
        for item in sorted((item for items in self.items for item in items), key=lambda each: each.leaves):
            if not item.is_known:
                continue
            if item.kinds in owners and id(item) not in owners[item.kinds]:
                item.cannot_be(self.every_kind, f"{item.text} was in another hand")
            elif item.kinds in seen:
                item.cannot_be(self.every_kind, f"{item.text} is at {seen[item.kinds]} already")
            else:
                seen[item.kinds] = item.path

    def check_dealt_twice(self) -> None:
        """No known card was dealt twice."""
        dealt: dict[int, Item] = {self.upcard.kinds: self.upcard} if self.upcard.is_known else {}
        for item in [*self.kitty, *(each for hand in self.hands for each in hand)]:
            if item.is_known:
                if item.kinds in dealt:
                    raise self.wrong(item.path, f"{item.text} is at {dealt[item.kinds].path} already")
                dealt[item.kinds] = item
