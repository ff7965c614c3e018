"""What follows from several chapters together: how many cards, tricks, sides and contracts a game has."""

from __future__ import annotations

from functools import cached_property

from euchre_core.chapters.formulas import value_program
from euchre_core.chapters.scoring.outcomes import Space
from euchre_core.chapters.scoring.spec import LineSpec
from euchre_core.chapters.values import trump_suits
from euchre_core.kernel.program import Program
from euchre_core.variant.outcomes import Outcomes
from euchre_core.variant.spec import VariantSpec


class Facts:
    """The numbers of one game.

    Args:
        spec: the finished game. It need not be playable: where cards do not add up, the numbers say so.
    """

    def __init__(self, spec: VariantSpec) -> None:
        self.spec = spec

    @cached_property
    def pack(self) -> int:
        """How many cards are in the pack."""
        pack = self.spec.pack
        return (4 * len(pack.ranks) - len(set(pack.leave_out))) * pack.copies + pack.jokers

    @cached_property
    def hands(self) -> int:
        """How many hands are dealt, ghost hands included."""
        return self.spec.table.players + self.spec.deal.ghost_hands

    @cached_property
    def tricks(self) -> int:
        """How many cards a player holds when play begins, and so how many tricks a deal has."""
        each = self.spec.deal.cards_each
        return (self.pack - self.spec.deal.dealer_extra - self.upcards) // self.hands if each == "all" else each

    @property
    def upcards(self) -> int:
        """How many cards are turned up: one or none."""
        return 0 if self.spec.deal.upcard == "none" else 1

    @cached_property
    def dealt(self) -> int:
        """How many cards are dealt, the upcard included."""
        return self.hands * self.tricks + self.spec.deal.dealer_extra + self.upcards

    @property
    def left_over(self) -> int:
        """How many cards nobody is dealt; below zero if there are too few."""
        return self.pack - self.dealt

    @property
    def sides(self) -> int:
        """How many sides count their tricks where somebody is maker."""
        return self.spec.table.players if self.spec.table.sides == "individuals" else 2

    @property
    def free_sides(self) -> int:
        """How many sides count their tricks where nobody is maker."""
        return 2 if self.spec.table.sides == "two_teams" else self.spec.table.players

    @property
    def teams_score(self) -> bool:
        """Whether teams keep a score; if not, each player does."""
        return self.spec.table.sides == "two_teams" and self.spec.table.scores == "each_side"

    @property
    def uneven(self) -> bool:
        """Whether two teams are to be made of an odd number of players."""
        return self.spec.table.sides == "two_teams" and self.spec.table.players % 2 == 1

    @property
    def partners(self) -> int:
        """How many partners a maker has."""
        if self.spec.table.sides == "two_teams":
            return self.spec.table.players // 2 - 1
        return 1 if self.spec.table.sides == "called_partner" else 0

    @cached_property
    def bids(self) -> list[int | str]:
        """Every bid of the ladder, lowest first."""
        return self.spec.auction.rungs(self.tricks)

    @cached_property
    def stuck_bids(self) -> list[int | str]:
        """What a stuck dealer may bid, lowest first; nothing where nobody can be stuck."""
        auction = self.spec.auction
        return auction.stuck_rungs(self.tricks) if auction.form == "ladder" and auction.sticks_somebody else []

    @cached_property
    def all_bids(self) -> list[int | str]:
        """Every bid that somebody can make, each once."""
        return list(dict.fromkeys([*self.bids, *self.stuck_bids]))

    @cached_property
    def lone_bids(self) -> list[int | str]:
        """Every bid that is played alone."""
        return [bid for bid in self.all_bids if self.spec.auction.bid(bid).plays == "alone"]

    @property
    def obliges_to_play_alone(self) -> bool:
        """Whether a maker may be alone even where `alone.maker` does not let him: obliged to, or blind."""
        alone = self.spec.alone
        return alone.dealers_partner != "free" or alone.must_if is not None or alone.blind != "never"

    @cached_property
    def lone_hands(self) -> bool:
        """Whether anybody may play alone, apart from bids."""
        alone = self.spec.alone
        return alone.maker == "may" or self.obliges_to_play_alone or alone.defender != "never"

    @property
    def lone_partner_sits_out(self) -> bool:
        """Whether a maker who plays alone may have a partner, who sits out.

        One by seating always; a called partner only where he is chosen before the maker says that he plays alone.
        """
        table, alone, auction = self.spec.table, self.spec.alone, self.spec.auction
        if table.sides != "called_partner":
            return self.partners > 0
        said_later = alone.declared != "with_call" or alone.must_if is not None
        said_later = said_later or (auction.form == "ladder" and self.spec.trump.named == "in_bid")
        said_later = said_later or auction.form == "before_deal" or bool(auction.upcard_decides)
        may = alone.maker == "may" or alone.must_if is not None
        return table.partner_is == "chosen_player" and may and said_later

    @cached_property
    def lines(self) -> list[tuple[tuple[str, str, str], LineSpec]]:
        """Every scoring line with its place in the file."""
        return list(self.spec.scoring.lines())

    @cached_property
    def has_no_maker(self) -> bool:
        """Whether a deal can be played that nobody is maker of."""
        auction = self.spec.auction
        return (
            auction.form == "none"
            or auction.all_pass == "played_in_no_trump"
            or "nobody_is_maker" in auction.upcard_decides.values()
        )

    @cached_property
    def space(self) -> Space:
        """Everything that can happen in a deal as far as scoring goes."""
        return Outcomes(self).space()

    @cached_property
    def value(self) -> Program:
        """What numbered bids are worth."""
        return value_program(str(self.spec.auction.value))

    def worth(self, bid: int | str, strain: str) -> int | None:
        """What a bid is worth with this trump; None if it does not say what it asks for."""
        auction = self.spec.auction
        if auction.bid(bid).value is not None or not str(bid).isdecimal() or auction.value == "bid":
            return auction.worth(bid, self.tricks)
        trump_value = self.spec.trump.value_of(strain) if strain else None
        try:
            return self.value.run([int(bid), self.tricks, trump_value or 0])
        except ZeroDivisionError:
            return None

    def strains_of(self, bid: int | str) -> list[str]:
        """What may be trump with a bid."""
        written = self.spec.auction.bid(bid).trump
        return trump_suits(written) if written else self.spec.trump.strains()
