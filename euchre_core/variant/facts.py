"""What follows from several chapters together: how many cards, tricks, sides and contracts a game has."""

from __future__ import annotations

from functools import cached_property

from euchre_core.chapters.scoring.lines import Contract, Space
from euchre_core.chapters.scoring.spec import LineSpec
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
        return (self.pack - self.spec.deal.dealer_extra) // self.hands if each == "all" else each

    @cached_property
    def dealt(self) -> int:
        """How many cards are dealt."""
        return self.hands * self.tricks + self.spec.deal.dealer_extra

    @property
    def left_over(self) -> int:
        """How many cards nobody is dealt; below zero if there are too few."""
        return self.pack - self.dealt

    @property
    def sides(self) -> int:
        """How many sides count their tricks."""
        return 2 if self.spec.table.sides == "two_teams" else self.spec.table.players

    @property
    def uneven(self) -> bool:
        """Whether two teams are to be made of an odd number of players."""
        return self.spec.table.sides == "two_teams" and self.spec.table.players % 2 == 1

    @property
    def partners(self) -> int:
        """How many partners each player has."""
        return self.spec.table.players // 2 - 1 if self.spec.table.sides == "two_teams" else 0

    @cached_property
    def bids(self) -> list[int | str]:
        """Every bid of the ladder, lowest first."""
        return self.spec.auction.rungs(self.tricks)

    @cached_property
    def stuck_bids(self) -> list[int | str]:
        """What a stuck dealer may bid, lowest first; nothing where nobody can be stuck."""
        auction = self.spec.auction
        return auction.stuck_rungs(self.tricks) if auction.all_pass == "dealer_is_stuck" else []

    @cached_property
    def all_bids(self) -> list[int | str]:
        """Every bid that somebody can make, each once."""
        return list(dict.fromkeys([*self.bids, *self.stuck_bids]))

    @cached_property
    def lone_bids(self) -> list[int | str]:
        """Every bid that is played alone."""
        return [bid for bid in self.all_bids if self.spec.auction.bid(bid).plays == "alone"]

    @cached_property
    def lines(self) -> list[tuple[tuple[str, str, str], LineSpec]]:
        """Every scoring line with its place in the file."""
        scoring = self.spec.scoring
        roles = (("makers", scoring.makers), ("defenders", scoring.defenders), ("everyone", scoring.everyone))
        return [(("scoring", role, name), line) for role, lines in roles for name, line in lines.items()]

    @cached_property
    def space(self) -> Space:
        """Everything that can happen in a deal as far as scoring goes.

        Being stuck and the trump suit are told apart only where a line asks for them.
        """
        contracts = tuple(contract for stuck in self._ways_to_be_stuck for contract in self._contracts(stuck))
        return Space(self.tricks, self.sides, self.spec.table.players, contracts)

    @property
    def _ways_to_be_stuck(self) -> list[bool]:
        return [False, True] if self.spec.auction.all_pass == "dealer_is_stuck" else [False]

    def _contracts(self, stuck: bool) -> list[Contract]:
        auction = self.spec.auction
        told_apart = any(line.stuck is not None for _, line in self.lines)
        bids = self.bids if not stuck else self.stuck_bids
        if stuck and not told_apart:
            bids = [bid for bid in bids if bid not in self.bids]
        trumps = self.spec.trump.suits() if any(line.trump is not None for _, line in self.lines) else [""]
        found = []
        for bid in dict.fromkeys(bids):
            must_take, value = auction.tricks_needed(bid, self.tricks), auction.worth(bid, self.tricks)
            if must_take is None or value is None:
                continue
            alone = "maker" if bid in self.lone_bids else "nobody"
            found += [
                Contract(bid, must_take, value, alone, "dealer" if stuck else "nobody", trump)  # type: ignore[arg-type]
                for trump in trumps
            ]
        return found
