"""The play of the cards, with reneges and challenges."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal


class Reneges:
    """Cards that were played against the rules, and what is charged for them.

    Attributes:
        unnoticed: (seat, number of the trick) of each that nobody has named yet.
        turned: how many tricks have been turned.
        challengers: who has challenged in this trick already.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.settings = deal.settings("play")["renege"]
        self.unnoticed: list[tuple[str, int]] = []
        self.turned = 0
        self.challengers: set[str] = set()

    def against_the_rules(self, seat: str) -> None:
        """A renege: charged at once where it is noticed; otherwise only if an opponent names the player."""
        if self.settings["policy"] == "noticed":
            self.deal.reneges[seat] += 1
        else:
            self.unnoticed.append((seat, self.turned + 1))

    def turn_trick(self) -> None:
        """A trick is turned: its reneges can be named from now on."""
        self.turned += 1
        self.challengers = set()

    def choices(self, seat: str) -> list[str]:
        """The challenges a seat may make in its turn: any opponent who plays, once a trick, not in the first trick."""
        if self.settings["policy"] != "challenged" or self.turned == 0 or seat in self.challengers:
            return []
        opponents = [
            other
            for other in self.deal.table.seats
            if self.deal.table.side_of[other] != self.deal.table.side_of[seat] and other not in self.deal.out
        ]
        return [f"challenge {other}" for other in opponents]

    def challenge(self, seat: str, named: str) -> None:
        """Right: every renege of this player that can still be named is charged. Wrong: the challenger is charged."""
        self.challengers.add(seat)
        last_trick_only = self.settings["challenge_until"] == "trick_turned"
        tricks = [self.turned] if last_trick_only else list(range(1, self.turned + 1))
        found = [renege for renege in self.unnoticed if renege[0] == named and renege[1] in tricks]
        for renege in found:
            self.unnoticed.remove(renege)
            self.deal.reneges[named] += 1
        if not found:
            self.deal.false_challenges[seat] += 1


def play(deal: Deal, reneges: Reneges) -> Conversation:
    """Trick by trick; the winner of one leads to the next (G21)."""
    assert deal.trump is not None
    last_equal_wins = deal.settings("play")["equal_cards"] == "last_wins"
    leader = first_leader(deal)
    for _ in range(deal.table.tricks):
        trick: list[tuple[str, str]] = []
        for seat in players_from(deal, leader):
            card = yield from one_card(deal, seat, trick, reneges)
            trick.append((seat, card))
        leader = deal.table.cards.winner(trick, deal.trump, last_equal_wins)
        deal.tricks[leader] += 1
        deal.winners.append(leader)
        reneges.turn_trick()


def players_from(deal: Deal, seat: str) -> list[str]:
    """Everybody who plays in this deal, clockwise; who sits out is passed over (BA13)."""
    return [other for other in deal.table.from_seat(seat) if other not in deal.out]


def first_leader(deal: Deal) -> str:
    """Who leads to the first trick. The narrower setting decides: the bid's, that for lone hands, the general one."""
    assert deal.bid is not None and deal.maker is not None
    settings, table = deal.settings("play"), deal.table
    leads = settings["leads"]
    if deal.bid.alone and settings["lone_leads"] != "same":
        leads = settings["lone_leads"]
    if deal.bid.leads is not None:
        leads = deal.bid.leads
    due = {
        "maker": deal.maker,
        "left_of_maker": table.left_of(deal.maker),
        "dealer": deal.dealer,
        "left_of_dealer": table.left_of(deal.dealer),
    }[leads]
    return players_from(deal, due)[0]


def one_card(deal: Deal, seat: str, trick: Sequence[tuple[str, str]], reneges: Reneges) -> Generator[Turn, str, str]:
    """One seat's turn to play: perhaps a challenge, and then a card."""
    assert deal.trump is not None
    hand = deal.hands[seat]
    led = trick[0][1] if trick else None
    right = deal.table.cards.following(hand, led, deal.trump)
    wrong = [] if reneges.settings["policy"] == "prevented" else [card for card in hand if card not in right]
    plays = [f"play {card}" for card in dict.fromkeys(right)]
    breaches = tuple(f"play {card}" for card in dict.fromkeys(wrong))
    action = yield Turn(seat, plays + reneges.choices(seat), breaches)
    if action.startswith("challenge "):
        reneges.challenge(seat, action.removeprefix("challenge "))
        action = yield Turn(seat, plays, breaches)
    card = action.removeprefix("play ")
    if card in wrong:
        reneges.against_the_rules(seat)
    hand.remove(card)
    return card


def last_challenge(deal: Deal, reneges: Reneges) -> Conversation:
    """Until the next deal: after the last trick everybody who played is asked once more, from the dealer's left."""
    if reneges.settings["policy"] == "challenged" and reneges.settings["challenge_until"] == "next_deal":
        for seat in deal.from_left_of_dealer():
            action = yield Turn(seat, ["pass", *reneges.choices(seat)])
            if action != "pass":
                reneges.challenge(seat, action.removeprefix("challenge "))
