"""One example, tried on one game."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.variant.examples import ExampleSpec

from . import reasons, situations
from .remembered import counter_place
from .scored import EVERYBODY_LOSES, Scored, sides_named
from .sense import Complaint, senseless
from .situations import CannotAsk
from .spoken import Spoken, words


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
            return Complaint(str(error), error.place, senseless=True)
        except ActionError as error:
            return Complaint(str(error), senseless=True)

    def run(self) -> Complaint | None:
        """Tell the forms of examples apart by their keys."""
        example = self.example
        if example.after is not None:
            return self.auction()
        asked = (example.points, example.winner, example.games, example.next, example.counted)
        if any(key is not None for key in asked):
            return self.points_and_winner()
        if example.exchange is not None:
            return self.exchange()
        if example.claim is not None:
            return self.claim()
        if example.trick is not None:
            return self.trick()
        if example.legal is not None:
            return self.following()
        raise CannotAsk("this is no example: it needs points, winner, legal, wins, claim, exchange or after")

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
            if shown != example.winner:
                result = ", ".join(f"{name} {scored.after.scores[side]}" for side, name in enumerate(rules.side_names))
                why = [scored.reason(side) for side in range(len(rules.side_names))]
                what = "everybody loses" if shown == EVERYBODY_LOSES else f"{shown} wins"
                text = f"{what} here ({result}), not {example.winner}"
                return Complaint(text, ("winner",), tuple(why))
        return self.next_game(scored) or self.counted(scored)

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
        legal = [action.text for action in state.legal_actions]
        for place, word in enumerate(texts(example.may)):
            if word not in legal:
                text = f"“{word}” may not be said here; what may is {', '.join(legal) or 'nothing'}"
                return Complaint(text, ("may", place), reasons.of_word(state, word))
        for place, word in enumerate(texts(example.may_not)):
            if word in legal:
                return Complaint(f"“{word}” may be said here", ("may_not", place))
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


def texts(said: Sequence[str | int] | None) -> list[str]:
    """Words as the texts of actions."""
    return [words(word) for word in said or []]
