"""Every outcome a deal of a game can have, as far as its scoring lines tell outcomes apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from euchre_core.chapters.memory import MORE_THAN_EACH
from euchre_core.chapters.scoring.lines import first_tricks_asked
from euchre_core.chapters.scoring.outcomes import Alone, Contract, Space, Stuck, View
from euchre_core.chapters.scoring.points import names_in
from euchre_core.chapters.values import NO_TRUMPS, SUITS

if TYPE_CHECKING:
    from euchre_core.variant.facts import Facts


class Outcomes:
    """The outcomes of one game.

    Who plays alone, who was stuck and what is trump are told apart only where a line asks for it, or where the trump
    settles what a bid is worth.
    """

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.spec = facts.spec
        self.lines = [line for _, line in facts.lines]

    def space(self) -> Space:
        """All of them."""
        facts = self.facts
        return Space(
            facts.tricks,
            facts.sides,
            self.spec.table.players,
            tuple(self.contracts()),
            tuple(self.views()),
            facts.free_sides,
            self.side_size(),
            self.spec.table.sides != "called_partner" or facts.lone_partner_sits_out,
            self.counts_broken(),
            min(first_tricks_asked(self.spec.scoring), facts.tricks),
        )

    def views(self) -> Iterator[View]:
        """Who is scored in this game, by what can happen in it."""
        table = self.spec.table
        if self.spec.auction.form != "none":
            if self.facts.teams_score:
                yield "makers"
            else:
                yield "maker"
                if table.sides == "called_partner" or (table.sides == "two_teams" and table.players > 2):
                    yield "partner"
            yield "defenders"
            if self.spec.alone.drop_out != "never":
                yield "dropped"
        if self.facts.has_no_maker:
            yield "everyone"

    def side_size(self) -> int:
        """How many opponents of the maker share their tricks."""
        players = self.spec.table.players
        return {"two_teams": players // 2, "individuals": 1}.get(self.spec.table.sides, players - 1)

    def counts_broken(self) -> bool:
        """Whether a line for a deal that a renege ended asks who took the tricks."""
        names = {"tricks", "others", "best_other"}
        return any(
            line.renege
            and (
                line.tricks is not None
                or line.best_other is not None
                or line.first_tricks is not None
                or names & names_in(line)
            )
            for line in self.lines
        )

    # -- contracts ---------------------------------------------------------------------------------------------------

    def contracts(self) -> Iterator[Contract]:
        """Every contract that can be told apart."""
        if self.spec.auction.form != "none":
            for contract in self.with_kinds(self.made_in_the_auction()):
                yield contract
                if self.can_break:
                    yield replace(contract, renege="makers")
                    yield replace(contract, renege="defenders")
        if self.facts.has_no_maker:
            for trump in self.trumps_without_maker():
                yield Contract("", 0, 0, trump=trump, has_maker=False)
                if self.can_break:  # where nobody is maker everybody is a defender
                    yield Contract("", 0, 0, trump=trump, renege="defenders", has_maker=False)

    @property
    def can_break(self) -> bool:
        """Whether a renege can end a deal."""
        return self.spec.play.renege.deal == "ends" and self.spec.play.renege.policy != "prevented"

    def made_in_the_auction(self) -> Iterator[Contract]:
        """Every way to be maker."""
        if self.spec.auction.form != "ladder":
            must_take = self.turn_up_needs()
            trumps = self.turn_up_trumps() if self.asks_trump else [""]
            for stuck, alone, trump in product(self.ways_to_be_stuck(), self.ways_to_play_alone(False), trumps):
                yield Contract("", must_take, 0, alone, stuck, trump)
                if self.asks_blind and alone in ("maker", "both") and stuck == "nobody":
                    yield Contract("", must_take, 0, alone, stuck, trump, blind=True)
            return
        for stuck in self.ways_to_be_stuck():
            yield from self.bids(stuck)

    def with_kinds(self, contracts: Iterator[Contract]) -> Iterator[Contract]:
        """The same contracts, and each kind of lone hand that a line asks for wherever it can be played."""
        asked = [name for name in sorted(self.spec.alone.kinds) if any(line.lone_hand == name for line in self.lines)]
        for contract in contracts:
            yield contract
            if contract.alone in ("maker", "both") and contract.bid not in self.facts.lone_bids:
                for name in asked:
                    yield replace(contract, lone_hand=name)

    def bids(self, stuck: Stuck) -> Iterator[Contract]:
        """Every contract of a ladder for one way to be stuck, or not to be."""
        facts = self.facts
        bids = facts.bids if stuck == "nobody" else facts.stuck_bids
        for bid in dict.fromkeys(bids):
            must_take = self.spec.auction.tricks_needed(bid, facts.tricks)
            strains = facts.strains_of(bid)
            priced = {strain: facts.worth(bid, strain) for strain in strains}
            trumps = strains if self.asks_trump or len(set(priced.values())) > 1 else [""]
            for trump, alone in product(trumps, self.ways_to_play_alone(bid in facts.lone_bids)):
                value = priced[trump or strains[0]]
                if must_take is not None and value is not None:
                    yield Contract(bid, must_take, value, alone, stuck, trump)

    @property
    def asks_trump(self) -> bool:
        """Whether a line asks what was trump."""
        return any(line.trump is not None for line in self.lines)

    @property
    def asks_blind(self) -> bool:
        """Whether a line asks for a lone hand that was declared blind, and there can be one."""
        return self.spec.alone.blind != "never" and any(line.alone == "blind" for line in self.lines)

    def turn_up_needs(self) -> int:
        """The tricks the makers must take where they bid no number."""
        must_take = self.spec.auction.must_take
        if must_take == "most":
            return self.facts.tricks // 2 + 1
        return MORE_THAN_EACH if must_take == "more_than_each_opponent" else must_take

    def turn_up_trumps(self) -> list[str]:
        """What may be trump where it is named without a bid."""
        if self.spec.auction.form == "before_deal":
            return self.spec.trump.strains()
        trumps = [strain for strain in self.spec.trump.strains() if strain not in NO_TRUMPS]
        no_trump = self.spec.auction.second_circuit == "other_suits_or_no_trump"
        decided = self.decided(nobody_is_maker=False)
        return [*dict.fromkeys([*trumps, *decided]), *(["no_trump"] if no_trump else [])]

    def decided(self, nobody_is_maker: bool) -> list[str]:
        """The suits that an upcard can make trump by itself, with somebody as maker or with nobody."""
        decides = self.spec.auction.upcard_decides
        kinds = [kind for kind, maker in decides.items() if (maker == "nobody_is_maker") == nobody_is_maker]
        by_rank = any(kind not in SUITS for kind in kinds)  # then any suit may be turned up
        return [suit for suit in SUITS if by_rank or suit in kinds]

    def trumps_without_maker(self) -> list[str]:
        """What may be trump where nobody is maker."""
        if not self.asks_trump:
            return [""]
        auction = self.spec.auction
        decided = self.decided(nobody_is_maker=True)
        no_trump = auction.all_pass == "played_in_no_trump"
        return [*(SUITS if auction.form == "none" else decided), *(["no_trump"] if no_trump else [])]

    def ways_to_be_stuck(self) -> list[Stuck]:
        """Who may have been forced to bid, as far as a line or the ladder tells it."""
        told = any(line.stuck is not None for line in self.lines)
        only_stuck = any(bid not in self.facts.bids for bid in self.facts.stuck_bids)
        return self.all_ways_to_be_stuck() if told or only_stuck else ["nobody"]

    def all_ways_to_be_stuck(self) -> list[Stuck]:
        """Who may have been forced to bid, or to name trump."""
        auction = self.spec.auction
        ways: list[Stuck] = ["nobody"]
        ways += ["dealer"] if auction.form != "none" and auction.sticks_dealer else []
        ways += ["joker_holder"] if auction.all_pass == "joker_holder_is_stuck" else []
        return ways

    def ways_to_play_alone(self, bid_alone: bool) -> list[Alone]:
        """Who may play alone, as far as a line asks for it."""
        if all(line.alone is None and line.lone_hand is None for line in self.lines):
            return ["maker" if bid_alone else "nobody"]
        return self.all_ways_to_play_alone(bid_alone)

    def all_ways_to_play_alone(self, bid_alone: bool) -> list[Alone]:
        """Who may play alone, with a bid that is played alone or another one."""
        alone = self.spec.alone
        called = self.spec.table.sides == "called_partner"  # who has nobody to play with plays alone
        may = alone.maker == "may" or self.facts.obliges_to_play_alone or called
        maker = [True] if bid_alone else [False, True] if may else [False]
        ways: list[Alone] = []
        for plays_alone in maker:
            ways.append("maker" if plays_alone else "nobody")
            if alone.defender == "against_any_maker" or (alone.defender == "against_lone_maker" and plays_alone):
                ways.append("both" if plays_alone else "defender")
        return ways
