"""The contract of a deal that is set up by hand: who is maker of what, with whom, and who plays alone."""

from __future__ import annotations

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.memory import ALONE, DEFENDER_ALONE, DROPPED, LONE_DEFENDER, TRUE_ALLIES
from euchre_core.chapters.scoring.line import EVERYONE
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.chapters.sides import CALLED
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .position import NOBODY, CannotSetUp, Position, seat_named


class Contract:
    """Sets up the contract of a deal that has none yet.

    Args:
        state: the deal.
        position: what is said of it.

    Raises:
        CannotSetUp: something is missing, or is not possible in this game.
    """

    def __init__(self, state: State, position: Position) -> None:
        assert isinstance(state.rules.scoring, LineScoring)
        self.rules: Rules = state.rules
        self.scoring = state.rules.scoring
        self.state = state
        self.position = position
        self.set_maker()
        self.set_lone_hands()
        self.set_dropped()

    def set_maker(self) -> None:
        """Who is maker, of what."""
        position, state = self.position, self.state
        state.strain = self.strain()
        if position.by is None or position.by == NOBODY:
            if self.scoring.must_take and not self.scoring.lines[EVERYONE]:
                raise CannotSetUp("say who is maker: in this game somebody always is", "by")
            return
        state.set_holder(seat_named(self.rules, position.by, "by"))
        state.level = self.level()
        for name in position.partner:
            state.allies |= 1 << seat_named(self.rules, name, "partner")
        if position.partner and self.scoring.side.kind != CALLED:
            raise CannotSetUp("in this game no deal decides who plays together", "partner")
        if TRUE_ALLIES in self.rules.slot_index:
            state.slots[self.rules.slot(TRUE_ALLIES)] = int(state.allies)

    def strain(self) -> int:
        """The number of what is trump."""
        strains = self.rules.tables.strains
        trump = self.position.trump
        if trump is None and len(strains) > 1:
            raise CannotSetUp(f"say what is trump: {', '.join(strains)}", "trump")
        if trump is not None and trump not in strains:
            raise CannotSetUp(f"“{trump}” cannot be trump in this game; it is one of {', '.join(strains)}", "trump")
        return strains.index(trump) if trump is not None else 0

    def level(self) -> int:
        """The rung of the ladder on which the bid stands."""
        bid = self.position.bid
        ladders = [step.main.ladder for step in self.rules.steps if isinstance(step.main, LadderAuction)]
        if not ladders:
            if bid is not None:
                raise CannotSetUp("nothing is bid in this game", "bid")
            return 0
        if bid is None or bid not in ladders[0]:
            said = "say what was bid" if bid is None else f"“{bid}” is not on the ladder"
            raise CannotSetUp(f"{said}: {', '.join(ladders[0])}", "bid")
        return ladders[0].index(bid)

    def set_lone_hands(self) -> None:
        """Who plays alone."""
        state = self.state
        if state.holder >= 0 and self.scoring.alone[int(state.level)] and ALONE in self.rules.slot_index:
            self.scoring.side.maker_plays_alone(state)
        for name in self.position.alone:
            seat = seat_named(self.rules, name, "alone")
            if ALONE not in self.rules.slot_index:
                raise CannotSetUp("nobody can play alone in this game", "alone")
            if seat == state.holder:
                self.scoring.side.maker_plays_alone(state)
            elif LONE_DEFENDER in self.rules.slot_index and state.holder >= 0 and not state.allies >> seat & 1:
                state.slots[self.rules.slot(ALONE)] |= DEFENDER_ALONE
                state.slots[self.rules.slot(LONE_DEFENDER)] = seat + 1
                self.scoring.side.send_partners_out(state, seat)
            else:
                raise CannotSetUp(f"{name} is neither maker nor a defender", "alone")

    def set_dropped(self) -> None:
        """Who has dropped out."""
        for name in self.position.dropped:
            if DROPPED not in self.rules.slot_index:
                raise CannotSetUp("nobody can drop out in this game", "dropped")
            seat = seat_named(self.rules, name, "dropped")
            self.state.slots[self.rules.slot(DROPPED)] |= 1 << seat
            self.state.idle |= 1 << seat
