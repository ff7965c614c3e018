"""Phases: what can be done in one step of a deal, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from .action import Action
from .errors import Reason

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State


class Phase:
    """The main business of a step, or something extra (an *aside*) at somebody's turn within it.

    A phase belongs to one step of one `Rules`. It never names another phase: a main phase ends the step with
    `state.next_step()` and the state goes to the first later step whose main phase begins.

    Args:
        key: the YAML key this phase is written under, for reasons.

    Attributes:
        is_blind: whether the seat in turn has not looked at its hand yet; all_are_blind: whether nobody has.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.is_blind = False
        self.all_are_blind = False
        self.step: i64 = -1

    def bind(self, rules: Rules, step: int) -> None:
        """Take the place in a game: note the step and make the actions."""
        self.rules = rules
        self.step = step

    def begin(self, state: State) -> bool:
        """Begin the step: say whose turn it is, or return False if the step does not take place in this deal."""
        return False

    def offers(self, state: State, seat: i64) -> bool:
        """Whether, by what everybody can see, this aside may have something for the seat to do."""
        return False

    def arrive(self, state: State) -> bool:
        """Do what this aside does by itself when a turn begins; True if that ended the deal."""
        return False

    def legal(self, state: State) -> list[Action]:
        """What the seat in turn may do, in the order of the table's choices."""
        raise NotImplementedError

    def permits(self, state: State, action: Action) -> bool:
        """Whether the action can be taken at all; more than `legal` only where rules can be broken."""
        return action in self.legal(state)

    def apply(self, state: State, action: Action) -> None:
        """Take an action that this phase permits."""
        raise NotImplementedError

    def why_not(self, state: State, action: Action) -> Reason:
        """Why the action, one of this phase and of the seat in turn, is not legal now."""
        return Reason(f"you cannot {action.text} now", self.key)

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every action this phase could ever have for the seat."""
        raise NotImplementedError

    def act(self, verb: str, argument: str, code: int, seat: int) -> Action:
        """Make an action of this phase; used once, when the phase is bound."""
        return Action(self, verb, argument, code, self.rules.seats[seat], seat)

    def veil(self, action: Action) -> Action:
        """The action as those see it who may not see a card that moves with it: what is said, everybody hears."""
        return action


MOST_KEPT: Final = 20_000
"""How many sets of legal cards a card phase keeps ready for each seat."""


@final
class Step:
    """One step of a deal: a main phase and the asides that may interrupt it.

    Attributes:
        quick: the main phase, where nothing but one card after another is chosen in this step.
    """

    def __init__(self, name: str, main: Phase, asides: list[Phase]) -> None:
        self.name = name
        self.main = main
        self.asides = asides
        self.phases = [main, *asides]
        self.quick: CardPhase | None = None
        if isinstance(main, CardPhase) and main.has_only_cards and not asides:
            self.quick = main


class CardPhase(Phase):
    """A phase whose actions are one verb and one card (`play`, `give`, `discard`).

    Attributes:
        has_only_cards: whether nothing else can be done in it.
    """

    def __init__(self, key: str, verb: str, has_only_cards: bool = True) -> None:
        super().__init__(key)
        self.verb = verb
        self.has_only_cards = has_only_cards

    def bind(self, rules: Rules, step: int) -> None:
        """Make the action of every seat with every card."""
        super().bind(rules, step)
        self.kinds: i64 = len(rules.pack.kinds)
        self.by_card = [
            self.act(self.verb, text, kind, seat)
            for seat in range(len(rules.seats))
            for kind, text in enumerate(rules.pack.kinds)
        ]
        # Legal cards come as a mask; the actions they stand for are looked up, and kept for the next time.
        self.ready: list[dict[int, list[Action]]] = [{} for _ in rules.seats]

    def legal(self, state: State) -> list[Action]:
        """The legal cards of the seat in turn as actions."""
        return self.as_actions(state.turn, self.legal_cards(state))

    def legal_cards(self, state: State) -> i64:
        """The legal cards of the seat in turn, as a mask."""
        raise NotImplementedError

    def permits(self, state: State, action: Action) -> bool:
        """Whether the card is one of the legal ones."""
        return (self.legal_cards(state) >> action.code) & 1 == 1

    def as_actions(self, seat: i64, cards: i64) -> list[Action]:
        """The actions of a seat with the cards of a mask, in pack order."""
        ready = self.ready[seat]
        found = ready.get(cards)
        if found is None:
            if len(ready) >= MOST_KEPT:
                ready.clear()
            first = seat * self.kinds
            found = [self.by_card[first + card] for card in range(self.kinds) if (cards >> card) & 1]
            ready[cards] = found
        return found

    def veil(self, action: Action) -> Action:
        """The action without its card."""
        return self.rules.veiled(action)

    def vocabulary(self, seat: i64) -> list[Action]:
        """The seat's action with every card of the pack."""
        return self.by_card[seat * self.kinds : (seat + 1) * self.kinds]
