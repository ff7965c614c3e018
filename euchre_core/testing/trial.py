"""One example, tried on one game."""

from __future__ import annotations

from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.variant.examples import ExampleSpec

from . import reasons, situations
from .complaint import Complaint, without_answer
from .forms import form_of
from .phrases import wrong_phrase
from .remembered import counter_place
from .scored import EVERYBODY_LOSES, Scored, sides_named
from .sense import senseless
from .situations import CannotAsk
from .spoken import Spoken


class Trial:
    """Says what the rules do, where that is not what the author wrote."""

    def __init__(self, rules: Rules, example: ExampleSpec) -> None:
        self.rules = rules
        self.example = example

    def complaint(self) -> Complaint | None:
        """What the rules do instead; None if the example is right."""
        for found in senseless(self.rules, self.example):
            return found
        try:
            return self.run()
        except CannotAsk as error:
            return without_answer(error, error.place)
        except ActionError as error:
            return Complaint(str(error), senseless=True)

    def run(self) -> Complaint | None:
        """Ask what an example of this form asks."""
        form = form_of(self.example)
        assert form is not None  # an example without a form means nothing, and is not run
        questions = {
            "after": self.auction,
            "tricks": self.points_and_winner,
            "exchange": self.exchange,
            "claim": self.claim,
            "trick": self.trick,
            "legal": self.following,
        }
        return questions[form.key]()

    # -- points and the end of the match -----------------------------------------------------------------------------

    def points_and_winner(self) -> Complaint | None:
        """The points of an outcome, who wins the game with them, and what the next deal begins with."""
        example, rules = self.example, self.rules
        scored = Scored(rules, example)
        for name, wanted in (example.points or {}).items():
            for side in scored.sides(name):
                if scored.points[side] != wanted:
                    text = f"{rules.side_names[side]} scores {scored.points[side]} here, not {wanted}"
                    return Complaint(text, ("points", name), reasons.of_points(scored, side, wanted))
        if example.winner is not None:
            shown = scored.winner
            if shown != self.winner_meant():
                result = ", ".join(f"{name} {scored.after.scores[side]}" for side, name in enumerate(rules.side_names))
                sides = range(len(rules.side_names))
                why = [scored.reason(side) for side in sides]
                why += dict.fromkeys(note for side in sides for note in reasons.of_shared_tricks(scored, side))
                what = "everybody loses" if shown == EVERYBODY_LOSES else f"{shown} wins"
                text = f"{what} here ({result}), not {example.winner}"
                return Complaint(text, ("winner",), tuple(why))
        return self.next_game(scored) or self.counted(scored)

    def winner_meant(self) -> str:
        """Who is said to win, by the names of the sides."""
        said = self.example.winner or ""
        if said in ("nobody", EVERYBODY_LOSES):
            return said
        sides = [side for name in said.split(" and ") for side in sides_named(self.rules, name, 0)]
        return " and ".join(self.rules.side_names[side] for side in sorted(set(sides)))

    def counted(self, scored: Scored) -> Complaint | None:
        """How the counters of the match stand then."""
        for counter, numbers in (self.example.counted or {}).items():
            place = counter_place(self.rules, counter, "counted")
            for name, wanted in numbers.items():
                for side in scored.sides(name):
                    found = scored.state.slots[place + side]
                    if found != wanted:
                        text = f"{counter} of {self.rules.side_names[side]} stand at {found} then, not at {wanted}"
                        return Complaint(text, ("counted", counter, name))
        return None

    def next_game(self, scored: Scored) -> Complaint | None:
        """The games won, and the scores with which the next deal begins."""
        example, after = self.example, scored.after
        for key, what, written, numbers in (
            ("games", "has won {} games then", example.games, after.games),
            ("next", "begins the next deal with {}", example.next, after.before),
        ):
            for name, wanted in (written or {}).items():
                for side in scored.sides(name):
                    if numbers[side] != wanted:
                        text = f"{self.rules.side_names[side]} {what.format(numbers[side])}, not {wanted}"
                        return Complaint(text, (key, name))
        return None

    # -- cards -------------------------------------------------------------------------------------------------------

    def following(self) -> Complaint | None:
        """The cards that may be played when one was led."""
        example = self.example
        legal = situations.playable(self.rules, self.trump(), example.led, example.hand or [])
        why = reasons.of_following(self.rules, self.trump(), example.led, example.hand or [])
        return self.differs("may be played", legal, set(example.legal or []), why)

    def trick(self) -> Complaint | None:
        """The card that takes a trick."""
        trick = self.example.trick or []
        place = situations.trick_winner(self.rules, self.trump(), trick)
        why = reasons.of_trick(self.rules, self.trump(), trick, place)
        if trick[place] != self.example.wins:
            return Complaint(f"{trick[place]} takes this trick, not {self.example.wins}", ("wins",), why)
        if self.example.place not in (None, place + 1):
            return Complaint(f"card {place + 1} takes this trick, not card {self.example.place}", ("place",), why)
        return None

    def claim(self) -> Complaint | None:
        """The claims that can be made with a hand."""
        example = self.example
        found = situations.claimable(self.rules, example.hand or [], example.trump, example.upcard)
        if example.claim == "none":
            text = f"{', '.join(found)} can be claimed with this hand"
            return Complaint(text, ("claim",), reasons.of_claims(self.rules, found)) if found else None
        if example.claim not in found:
            why = reasons.of_claims(self.rules, [str(example.claim)])
            return Complaint(f"{example.claim} cannot be claimed with this hand", ("claim",), why)
        return None

    def exchange(self) -> Complaint | None:
        """The cards that may be given in an exchange."""
        example = self.example
        legal = situations.giveable(self.rules, example.exchange or "", example.from_, self.trump(), example.hand or [])
        why = reasons.of_exchange(self.rules, example.exchange or "", example.from_)
        return self.differs("may be given", legal, set(example.legal or []), why)

    def trump(self) -> str:
        """What is trump in the example."""
        if self.example.trump is None:
            raise CannotAsk("an example of cards needs trump")
        return self.example.trump

    def differs(self, what: str, found: set[str], wanted: set[str], why: tuple[str, ...]) -> Complaint | None:
        """The difference between the cards the rules allow and those the author wrote."""
        if found == wanted:
            return None
        order = list(self.rules.pack.index)
        shown = " ".join(sorted(found, key=order.index))
        written = " ".join(sorted(wanted, key=order.index))
        return Complaint(f"{shown or 'nothing'} {what} here, not {written or 'nothing'}", ("legal",), why)

    # -- the auction, and what follows -------------------------------------------------------------------------------

    def auction(self) -> Complaint | None:
        """What may be said and done after some words, and what may not; or what came of the deal."""
        example = self.example
        state = Spoken(self.rules, example).state
        phrase = wrong_phrase(state, example)
        if phrase is not None:
            return phrase
        if example.turn is not None and state.to_act != example.turn:
            turn = f"it is {state.to_act}'s turn" if state.to_act else "the deal is over"
            return Complaint(f"{turn} here, not {example.turn}'s", ("turn",))
        return self.deal_over(state)

    def deal_over(self, state: State) -> Complaint | None:
        """Who deals next, and what was scored."""
        example, rules = self.example, self.rules
        if (example.next_dealer is not None or example.points is not None) and not state.is_over:
            return Complaint(f"the deal is not over here: it is {state.to_act}'s turn", ("after",))
        if example.next_dealer is not None:
            dealer = rules.seats[(state.dealer + state.passes_deal) % len(rules.seats)]
            if dealer != example.next_dealer:
                return Complaint(f"{dealer} deals next, not {example.next_dealer}", ("next_dealer",))
        makers = int(state.allies) if state.holder >= 0 else 0
        for name, wanted in (example.points or {}).items():
            for side in sides_named(rules, name, makers):
                found = (state.results or [])[side]
                if found != wanted:
                    return Complaint(f"{rules.side_names[side]} scores {found} here, not {wanted}", ("points", name))
        return None
