"""One deal of a match: its state, what was done in it, and what each seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_core.chapters.scoring.counters import counter_slot
from euchre_core.kernel.action import Action
from euchre_core.kernel.event import Event
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing
from euchre_core.kernel.state import State


@dataclass(frozen=True, slots=True)
class DealSummary:
    """What came of a deal.

    Attributes:
        dealer: who dealt; maker: who had the contract, or None; bid: what was bid; trump: what was trump.
        tricks: the tricks of each seat; points: the points of each side; scores: the scores after it.
        thrown_in: whether the cards were thrown in without a score.
    """

    dealer: str
    maker: str | None
    bid: str | None
    trump: str | None
    tricks: dict[str, int]
    points: dict[str, int]
    scores: dict[str, int]
    thrown_in: bool


class Deal:
    """One deal of a match.

    Args:
        rules: what is played; dealer: the dealer's seat number.
        cards: the cards of each pile, as kinds.
        standing: how the match stands before the deal; lasting: the slots of the deal before, if any.
    """

    def __init__(
        self, rules: Rules, dealer: int, cards: Sequence[Sequence[int]], standing: Standing, lasting: list[int] | None
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.cards = [list(pile) for pile in cards]
        self.standing = standing
        self.lasting = lasting
        self.actions: list[Action] = []
        self._start()

    def _start(self) -> None:
        """Deal the cards and begin the first step; automatic claims may end the deal at once."""
        self.state = laid(self.rules, self.dealer, self.cards, self.standing, self.lasting)
        self.state.journal = []
        self._turn_up()
        self.state.next_step()
        self.events: list[Event] = []
        self.seen: list[list[Event]] = [[] for _ in self.rules.seats]
        self._note(self.rules.deals[self.dealer])

    def _turn_up(self) -> None:
        """Let everybody see what lies face up from the start."""
        everybody = (1 << len(self.rules.seats)) - 1
        for pile, viewers in enumerate(self.rules.viewers):
            if viewers & everybody == everybody:
                self.state.show(pile)

    def _note(self, action: Action) -> None:
        """Write an action down, for everybody as far as he may know it."""
        event = Event(action, self.state.journal or [])
        self.state.journal = []
        self.events.append(event)
        for seat, seen in enumerate(self.seen):
            seen.append(event.seen_by(1 << seat))

    def push(self, action: Action | str) -> None:
        """Take an action of the seat in turn."""
        meant = self.state.parse(action) if isinstance(action, str) else action
        self.state.apply(meant)
        self.actions.append(meant)
        self._note(meant)

    def pop(self) -> Action:
        """Take the last action back: start again and do all the others."""
        *kept, last = self.actions
        self.actions = []
        self._start()
        for action in kept:
            self.push(action)
        return last

    def copy(self) -> Deal:
        """An independent copy."""
        twin = Deal.__new__(Deal)
        twin.rules, twin.dealer, twin.cards = self.rules, self.dealer, self.cards
        twin.standing, twin.lasting = self.standing, self.lasting
        twin.actions = self.actions.copy()
        twin.state = self.state.copy()
        twin.state.journal = []
        twin.events = self.events.copy()
        twin.seen = [seen.copy() for seen in self.seen]
        return twin

    def observation(self, seat: int) -> Observation:
        """What a seat may know."""
        return Observation(self.state, seat, self.cards[seat], self.seen[seat].copy(), self.lasting)

    @property
    def is_scored(self) -> bool:
        """Whether the deal came to a score; one that was thrown in did not."""
        return self.state.is_over and self.state.is_scored

    @property
    def before(self) -> list[int]:
        """The scores before the deal."""
        return self.standing.before

    def standing_after(self) -> Standing:
        """How the match stands after the deal, once it is over."""
        return self.rules.ending.after(self.standing, self.state)

    def scores_after(self) -> list[int]:
        """The scores with the points of this deal, once it is over; those of a game that it ended."""
        points = self.state.results or [0] * len(self.before)
        return [score + gained for score, gained in zip(self.before, points, strict=True)]

    def counters(self) -> dict[str, list[int]]:
        """What is counted besides the scores, by name: a number for each side, as it stands now."""
        found: dict[str, list[int]] = {}
        for name in self.rules.facts.get("counters", []):
            place = self.rules.slot(counter_slot(name))
            found[name] = self.state.slots[place : place + len(self.rules.side_names)]
        return found

    def summary(self) -> DealSummary:
        """What came of the deal."""
        state, rules = self.state, self.rules
        played = state.holder >= 0
        bid = next((act.text for act in reversed(self.actions) if act.verb != "pass" and is_bid(act, rules)), None)
        return DealSummary(
            dealer=rules.seats[self.dealer],
            maker=rules.seats[state.holder] if played else None,
            bid=bid,
            trump=rules.tables.strains[state.strain] if state.strain >= 0 else None,
            tricks=dict(zip(rules.seats, state.taken, strict=True)),
            points=state.points,
            scores=dict(zip(rules.side_names, self.scores_after(), strict=True)),
            thrown_in=not self.is_scored,
        )


def laid(
    rules: Rules, dealer: int, cards: Sequence[Sequence[int]], standing: Standing, lasting: list[int] | None
) -> State:
    """A deal with its cards, and with what the deals before leave to it, before its first step (`next_step`).

    Args:
        rules: what is played.
        dealer: the dealer's seat number.
        cards: the cards of each pile, as kinds.
        standing: how the match stands before the deal.
        lasting: the slots of the deal before, if any.
    """
    state = rules.lay(dealer, cards, standing.before, lasting)
    state.played = standing.next_deals
    if state.played == 0:
        rules.begin_game(state)
    return state


def is_bid(action: Action, rules: Rules) -> bool:
    """Whether an action is a bid of the auction."""
    return rules.steps[action.phase.step].main is action.phase and action.phase.key == "auction" and action.code >= 0
