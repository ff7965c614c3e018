"""Cards against the rules, and challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .turn import Broken, Conversation, Turn

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
            self.ends_the_deal(seat)
        else:
            self.unnoticed.append((seat, self.turned + 1))

    def ends_the_deal(self, seat: str) -> None:
        """Where a renege that is charged ends the deal."""
        if self.settings["deal"] == "ends":
            raise Broken("makers" if seat in self.deal.makers() else "defenders")

    def turn_trick(self) -> None:
        """A trick is turned: its reneges can be named from now on."""
        self.turned += 1
        self.challengers = set()

    def choices(self, seat: str, play_is_over: bool = False) -> list[str]:
        """The challenges a seat may make in its turn: any opponent who plays, once a trick, not in the first trick."""
        is_first = self.turned == 0 and not play_is_over
        if self.settings["policy"] != "challenged" or is_first or seat in self.challengers:
            return []
        return [f"challenge {other}" for other in self.deal.opponents(seat) if other not in self.deal.out]

    def challenge(self, seat: str, named: str) -> None:
        """Right: every renege of this player that can still be named is charged. Wrong: the challenger is charged."""
        self.challengers.add(seat)
        last_trick_only = self.settings["challenge_until"] == "trick_turned"
        tricks = [self.turned] if last_trick_only else list(range(1, self.turned + 1))
        found = [renege for renege in self.unnoticed if renege[0] == named and renege[1] in tricks]
        for renege in found:
            self.unnoticed.remove(renege)
            self.deal.reneges[named] += 1
        if found:
            self.ends_the_deal(named)
        else:
            self.deal.false_challenges[seat] += 1


def last_challenge(deal: Deal, reneges: Reneges) -> Conversation:
    """Until the next deal: after the last trick everybody who played is asked once more, from the dealer's left."""
    if reneges.settings["policy"] == "challenged" and reneges.settings["challenge_until"] == "next_deal":
        for seat in deal.from_left_of(deal.dealer):
            action = yield Turn(seat, ["pass", *reneges.choices(seat, play_is_over=True)])
            if action != "pass":
                reneges.challenge(seat, action.removeprefix("challenge "))
