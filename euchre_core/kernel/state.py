"""One deal in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from .action import Action
from .errors import IllegalAction, Reason
from .event import ABSENT, AUTOMATIC, EVERYONE, EXCHANGED, MOVED, OUT, PRESENT, SHOWN, Fact
from .legal import LegalActions, can_be_taken, was_offered
from .pack import INTERPRETED
from .speech import parse, reason_against
from .twin import carry_over

if TYPE_CHECKING:
    from .phase import Phase
    from .rules import Rules

NOBODY: Final = -1


@mypyc_attr(acyclic=True)  # nothing a state holds ever points back to it
@final
class State:
    """One deal: who holds what, whose turn it is, and how far the deal has come.

    Mutable, with a cheap `copy()`; no rule ever writes undo code. Piles are numbered: the seats' hands first, then what
    else the rules lay out. `cards[pile * planes + plane]` is a mask of kinds. What the chapters need to remember stands
    in `slots`.

    Made by `Rules.new_deal`.
    """

    __slots__ = (
        "allies", "asked", "at_once", "before", "best", "cards", "cards_offered", "count", "dealer", "holder", "idle",
        "is_over", "is_scored", "journal", "leader", "led", "level", "now", "offered", "open_piles", "passes_deal",
        "planes", "played", "results", "rules", "slots", "step", "strain", "taken", "tricks_left", "turn", "winning",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, cards: list[int], slots: list[int], taken: list[int], before: list[int], dealer: i64
    ) -> None:
        self.rules = rules
        self.planes: i64 = rules.pack.planes
        self.cards = cards
        self.slots = slots
        self.taken = taken
        self.before = before
        self.dealer: i64 = dealer
        self.turn: i64 = NOBODY
        self.step: i64 = -1
        self.now = rules.before_all
        self.holder: i64 = NOBODY
        self.allies: i64 = 0
        self.level: i64 = -1
        self.strain: i64 = -1
        self.idle: i64 = 0
        self.leader: i64 = NOBODY
        self.led: i64 = -1
        self.best: i64 = 0
        self.winning: i64 = NOBODY
        self.count: i64 = 0
        self.at_once: i64 = NOBODY
        self.asked: i64 = NOBODY
        self.open_piles: i64 = 0
        self.played: i64 = 0
        self.tricks_left: i64 = rules.tricks
        self.is_over = False
        self.is_scored = False
        self.passes_deal = True
        self.results: list[int] | None = None
        self.journal: list[Fact] | None = None
        self.offered: list[Action] | None = None
        self.cards_offered: i64 = 0

    def copy(self) -> State:
        """An independent copy; shares nothing that ever changes. The copy keeps no journal."""
        twin = State(self.rules, self.cards.copy(), self.slots.copy(), self.taken.copy(), self.before, self.dealer)
        carry_over(self, twin)
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    @property
    def to_act(self) -> str | None:
        """The seat in turn; None only when the deal is over."""
        return None if self.turn < 0 else self.rules.seats[self.turn]

    @property
    def legal_actions(self) -> LegalActions:
        """What the rules permit the seat in turn; empty only when the deal is over."""
        quick = self.now.quick
        if quick is None or self.is_over:
            self.offered = [] if self.is_over else self.choices()
            return LegalActions(self, self.offered)
        cards = quick.legal_cards(self)
        self.cards_offered = cards
        return LegalActions(self, quick.as_actions(self.turn, cards) if INTERPRETED else None, quick, cards)

    def choices(self) -> list[Action]:
        """The legal actions of a deal that is not over, as the list that the phases keep: not to be changed."""
        step = self.now
        if self.asked != NOBODY:
            return step.asides[self.asked].legal(self)
        actions = step.main.legal(self)
        if step.asides and self.at_once == NOBODY:
            for aside in step.asides:
                if aside.offers(self, self.turn):
                    actions = actions + aside.legal(self)
        return actions

    def permits(self, action: Action) -> bool:
        """Whether the action can be taken at all, even if it breaks a rule that may be broken in this game."""
        return can_be_taken(self, action)

    def apply(self, action: Action | str) -> None:
        """Take an action of the seat in turn.

        Args:
            action: one of `legal_actions` (or a text that means one), or another card where the rules can be broken.

        Raises:
            IllegalAction: the rules do not allow it; the state is unchanged.
            InvalidAction: the text is no action of this step.
        """
        if isinstance(action, str):
            action = self.parse(action)
        if not was_offered(self, action) and not self.permits(action):
            reason = self.reason_against(action)
            raise IllegalAction(f"{action.text}: {reason.text}", reason)
        self.offered = None
        self.cards_offered = 0
        action.phase.apply(self, action)

    def parse(self, text: str) -> Action:
        """What a text means for the seat in turn: an action's full text, its argument, or a unique beginning.

        Raises:
            InvalidAction: it means no action of this step of the deal.
            AmbiguousAction: it could mean several.
        """
        return parse(self, text)

    def go_on_at_once(self, aside: Phase) -> None:
        """After this aside the seat in turn may do nothing else but the main business of the step."""
        self.at_once = self.now.asides.index(aside)

    def question(self, aside: Phase, seat: i64) -> None:
        """Put the question of an aside of this step to a seat; nothing else can be done until it is answered."""
        self.asked = self.now.asides.index(aside)
        self.turn = seat

    def answered(self, seat: i64) -> None:
        """The question is answered, and it is this seat's turn."""
        self.asked = NOBODY
        self.turn = seat

    def reason_against(self, action: Action) -> Reason:
        """Why an action cannot be taken now."""
        return reason_against(self, action)

    # -- how a deal goes on; for phases ------------------------------------------------------------------------------

    def next_step(self) -> None:
        """Go to the first later step that takes place in this deal; after the last, score it."""
        steps = self.rules.steps
        self.step += 1
        while self.step < len(steps):
            self.now = steps[self.step]
            if steps[self.step].main.begin(self) or self.is_over:
                return
            self.step += 1
        self.end(self.rules.scoring.points(self), True)

    def throw_in(self, passes_deal: bool) -> None:
        """End the deal without a score; the cards are dealt again by the next dealer or by the same one."""
        self.end([0] * len(self.rules.side_names), passes_deal)
        self.is_scored = False

    def set_holder(self, seat: i64) -> None:
        """Give a seat the contract; its partners by seating hold it with him."""
        self.holder = seat
        self.allies = (1 << seat) | self.rules.partners[seat]

    def end(self, results: list[int], passes_deal: bool) -> None:
        """End the deal with these points for the sides."""
        self.results = results
        self.is_scored = True
        self.asked = NOBODY
        self.passes_deal = passes_deal
        self.is_over = True
        self.turn = NOBODY

    def after(self, seat: i64) -> i64:
        """The next seat clockwise that plays in this deal."""
        return self.rules.following[self.idle][seat]

    def holds(self, pile: i64, card: i64) -> i64:
        """How many copies of a card lie in a pile."""
        count: i64 = 0
        for plane in range(self.planes):
            place: i64 = self.cards[pile * self.planes + plane]
            count += (place >> card) & 1
        return count

    def put(self, pile: i64, card: i64) -> None:
        """Add one card to a pile."""
        place = pile * self.planes
        bit: i64 = 1
        bit <<= card
        mask: i64 = self.cards[place]
        while mask & bit:
            place += 1
            mask = self.cards[place]
        self.cards[place] = mask | bit

    def take(self, pile: i64, card: i64) -> None:
        """Take one card out of a pile that holds it."""
        place = pile * self.planes + self.planes - 1
        bit: i64 = 1
        bit <<= card
        mask: i64 = self.cards[place]
        while not mask & bit:
            place -= 1
            mask = self.cards[place]
        self.cards[place] = mask ^ bit

    def move(self, card: i64, source: i64, target: i64, viewers: i64 = 0) -> None:
        """Move a card between piles, or to the table (`OUT`). Whoever sees one of the piles sees the card."""
        self.take(source, card)
        if target != OUT:
            self.put(target, card)
        if self.journal is not None:
            seen = EVERYONE if target == OUT else self.rules.viewers[source] | self.rules.viewers[target] | viewers
            self.journal.append(Fact(MOVED, card, source, target, seen))

    def exchange(self, pile: i64, other: i64) -> None:
        """Let two whole piles change places, unseen."""
        for plane in range(self.planes):
            one = pile * self.planes + plane
            two = other * self.planes + plane
            self.cards[one], self.cards[two] = self.cards[two], self.cards[one]
        if self.journal is not None:
            self.journal.append(Fact(EXCHANGED, -1, pile, other, EVERYONE))
            self.show(pile, self.rules.viewers[pile])
            self.show(other, self.rules.viewers[other])

    def show(self, pile: i64, viewers: i64 = EVERYONE) -> None:
        """Let these seats look at a pile once."""
        if self.journal is not None:
            for card in range(len(self.rules.pack.kinds)):
                for copy in range(self.holds(pile, card)):
                    self.journal.append(Fact(SHOWN, card, pile, copy, viewers))

    def lay_open(self, pile: i64) -> None:
        """Lay a pile face up, for the rest of the deal."""
        self.open_piles |= 1 << pile
        self.show(pile)

    def note_absent(self, pile: i64, mask: i64, viewers: i64) -> None:
        """Note what an action has proved: the pile holds no card of the mask."""
        if self.journal is not None and mask:
            self.journal.append(Fact(ABSENT, mask, pile, pile, viewers))

    def note_present(self, pile: i64, mask: i64) -> None:
        """Note that an action has proved, to everybody, that a pile held a card of the mask."""
        if self.journal is not None:
            self.journal.append(Fact(PRESENT, mask, pile, pile, EVERYONE))

    def note_automatic(self, action: Action) -> None:
        """Note that the rules themselves took an action for a seat."""
        if self.journal is not None:
            self.journal.append(Fact(AUTOMATIC, -1, -1, -1, EVERYONE, action))

    def hand(self, seat: str) -> list[str]:
        """The cards in a seat's hand (or another pile of that name), in pack order."""
        pile = self.rules.pile(seat)
        return self.rules.pack.texts(self.cards[pile * self.planes : (pile + 1) * self.planes])

    @property
    def points(self) -> dict[str, int]:
        """The points of each side; empty until the deal is over."""
        return {} if self.results is None else dict(zip(self.rules.side_names, self.results, strict=True))

    def __reduce__(self) -> tuple[Any, ...]:
        from .pickling import reduced

        return reduced(self)

    def __repr__(self) -> str:
        where = f"over, points {self.points}" if self.is_over else f"{self.now.name}, {self.to_act} to act"
        return f"<State: {where}>"
