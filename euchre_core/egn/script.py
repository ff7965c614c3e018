"""What the engine asks in a deal, answered by what a document tells of it.

The engine says whose turn it is, who leads and who sits out. The document is asked for the calls, for a lone defender,
and for the cards; what the notation never tells (whether a claim was made) is declined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from euchre_core.game.deal import Deal
from euchre_core.kernel.errors import ActionError, IllegalAction
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.state import State

from .errors import IllegalEgn
from .models import NOBODY, EgnDeal

SUIT_NAMES = {suit[0]: suit for suit in SUITS}
UNKNOWN_CALL = "x"


class Leaving(NamedTuple):
    """A card that leaves a hand before the play; `known` and `why` are those of `Script.take`."""

    card: str
    known: frozenset[str]
    why: str


@dataclass(frozen=True)
class Call:
    """One call as our action, with its place in the document; `is_known` is false for a call nobody knows."""

    text: str
    path: str
    is_known: bool = True


def calls_of(deal: EgnDeal, trump: str) -> list[Call]:
    """The calls of a deal as our actions; `trump` is what an unknown call means in a deal of generic suits."""
    told = deal.bidding
    if told is None:
        return []
    calls = []
    for place, call in enumerate(told.calls):
        alone = " alone" if told.is_alone and call != "Pass" and place == len(told.calls) - 1 else ""
        suit = SUIT_NAMES.get(call, "no_trump" if call == "n" else trump)
        text = {"Pass": "pass", "Order": f"order{alone}"}.get(call, f"name {suit}{alone}")
        calls.append(Call(text, f"{told.path}.calls[{place}]", call != UNKNOWN_CALL or bool(trump)))
    return calls


class Script:
    """Takes a deal as far as the play.

    Args:
        number: the number of the deal, from 1; told: what is told of it; calls: its calls.
        leaving: the cards that are discarded or given to somebody, in order; any will do in a sketch.
    """

    def __init__(self, number: int, told: EgnDeal, calls: Sequence[Call], leaving: Sequence[Leaving] = ()) -> None:
        self.number = number
        self.told = told
        self.calls = calls
        self.leaving = list(leaving)
        self.spoken = 0
        self.defender_asked = False

    def up_to_the_play(self, deal: Deal) -> str:
        """Answer until the play begins or the deal is over; else say why it cannot be followed further.

        Raises:
            IllegalEgn: something that was done is not allowed.
        """
        state = deal.state
        while not state.is_over and state.now.main.key != "play":
            missing = self.answer(deal)
            if missing:
                return missing
        self.check_left_over(state)
        return ""

    def answer(self, deal: Deal) -> str:
        """Answer one question; the reason if it cannot be answered."""
        state = deal.state
        verbs = {action.verb for action in state.legal_actions}
        key = state.now.main.key
        if key == "auction" and "claim" not in verbs:
            if self.spoken == len(self.calls):
                return "its auction is not finished"
            call = self.calls[self.spoken]
            if not call.is_known:
                return "one of its calls is not known"
            self.spoken += 1
            self.take(deal, call.text, call.path)
        elif verbs & {"discard", "give"}:
            self.let_go(deal)
        elif "alone" in verbs:
            self.defender_asked = True
            is_he = self.told.bidding is not None and state.turn == self.told.bidding.lone_defender
            self.take(deal, "alone" if is_he else "pass", self.where("aloneDefender"))
        elif "pass" in verbs:
            self.take(deal, "pass", self.told.path)
        else:
            return f"the notation does not tell what {state.to_act} did at “{state.now.name}”"
        return ""

    def let_go(self, deal: Deal) -> None:
        """A card is discarded, or goes to another seat."""
        offered = deal.state.legal_actions[0]
        if not self.leaving:
            deal.push(offered)
            return
        card, known, why = self.leaving.pop(0)
        self.take(deal, f"{offered.verb} {card}", self.where("discard"), 0, known, why)

    def where(self, key: str) -> str:
        """The place of something that goes with the calls."""
        return f"{self.told.bidding.path}.{key}" if self.told.bidding is not None else self.told.path

    def take(
        self, deal: Deal, text: str, path: str, trick: int = 0, known: frozenset[str] | None = None, why: str = ""
    ) -> None:
        """Take an action.

        `known` are the cards that may be named as those that could have been played, `why` is what is known to be
        wrong with this one.
        """
        state = deal.state
        seat, offered = state.to_act or "", [action.text for action in state.legal_actions]
        try:
            action = state.parse(text)
            if action.text != text:
                raise IllegalAction(f"“{text}” is no action here")
            deal.push(action)
        except ActionError as error:
            reason = getattr(error, "reason", None)
            reasons = [reason.text if reason is not None else str(error), *([why] if why else [])]
            allowed = [each for each in offered if known is None or each.rpartition(" ")[2] in known]
            wrong = IllegalEgn(path, self.number, trick, seat, text, allowed, "; ".join(reasons))
            wrong.offered = tuple(offered)
            raise wrong from None

    def check_left_over(self, state: State) -> None:
        """Nothing is told that cannot have happened: calls after the last one, a lone defender where there is none."""
        if self.spoken < len(self.calls):
            call = self.calls[self.spoken]
            raise IllegalEgn(call.path, self.number, 0, "", call.text, [], "a call after the auction was over")
        told = self.told.bidding
        if told is not None and told.lone_defender != NOBODY and not self.is_lone(state, told.lone_defender):
            seat = state.rules.seats[told.lone_defender]
            why = "only an opponent of a lone maker may, and only where the rules allow it"
            raise IllegalEgn(self.where("aloneDefender"), self.number, 0, seat, "defend alone", [], why)

    def is_lone(self, state: State, seat: int) -> bool:
        """Whether a seat is the lone defender."""
        return self.defender_asked and bool(state.idle & state.rules.partners[seat])
