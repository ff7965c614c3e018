"""From a record back to a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from euchre_core.kernel.errors import ActionError, IllegalAction
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing, going_on
from euchre_core.kernel.state import State

from .deal import Deal
from .game import DEALS_AT_MOST, Game
from .record import IllegalRecord, RecordError

if TYPE_CHECKING:
    from .record import Record

MOST_POINTS = 1_000_000


def replay(record: Record, rules: Rules) -> Game:
    """Play a record again under these rules; see `Record.replay`."""
    deals: list[Deal] = []
    for line, entry in enumerate(record.lines, start=2):
        if "deal" in entry:
            deals.append(next_deal(rules, deals, entry, line))
        elif "action" in entry:
            if not deals:
                raise RecordError("an action before the first deal", line)
            take(deals, entry, line)
        else:
            raise RecordError("this line is neither a deal nor an action", line)
    if not deals:
        raise RecordError("the record has no deal", max(2, len(record.lines) + 1))
    seed, most = (record.header.get(key) for key in ("seed", "max_deals"))
    return Game.of_deals(
        rules,
        deals,
        max_deals=most if isinstance(most, int) and most > 0 else DEALS_AT_MOST,
        seed=seed if isinstance(seed, int) else None,
    )


def next_deal(rules: Rules, deals: list[Deal], entry: Mapping[str, Any], line: int) -> Deal:
    """The next deal, with its cards and the dealer whose turn it is."""
    cards = entry.get("cards")
    if not isinstance(cards, dict) or not all(isinstance(texts, str) for texts in cards.values()):
        raise RecordError("a deal has the cards of every pile, each as one text", line)
    try:
        dealer = rules.seat(str(entry["deal"]))
        piles = [sorted(rules.card(text) for text in cards.get(pile.name, "").split()) for pile in rules.piles]
        unknown = set(cards) - {pile.name for pile in rules.piles}
    except ActionError as error:
        raise RecordError(str(error), line) from None
    if unknown:
        raise RecordError(f"there is no “{sorted(unknown)[0]}” in this game", line)
    check_cards(rules, dealer, piles, line)
    if not deals:
        return Deal(rules, dealer, piles, opening(rules, entry.get("scores"), line), None)
    last = deals[-1]
    check_follows(rules, deals, dealer, line)
    return Deal(rules, dealer, piles, last.standing_after(), last.state.slots)


def opening(rules: Rules, scores: object, line: int) -> Standing:
    """How the match stands before the first deal of the record: at its start, or as the record says."""
    if scores is None:
        return rules.ending.opening(len(rules.side_names))
    numbers = [scores.get(side) for side in rules.side_names] if isinstance(scores, dict) else []
    whole = [number for number in numbers if isinstance(number, int) and not isinstance(number, bool)]
    if len(whole) != len(rules.side_names) or len(whole) != len(scores):  # type: ignore[arg-type]
        raise RecordError(f"scores are whole numbers of {' '.join(rules.side_names)}", line)
    if any(abs(number) > MOST_POINTS for number in whole):
        raise RecordError(f"no score is beyond {MOST_POINTS}", line)
    return going_on(whole, [0] * len(whole), 0)


def check_cards(rules: Rules, dealer: int, piles: list[list[int]], line: int) -> None:
    """Every pile has its number of cards, and together they are the pack."""
    for pile, cards in enumerate(piles):
        if len(cards) != rules.dealt(pile, dealer):
            name = rules.piles[pile].name
            raise RecordError(f"{name} is dealt {rules.dealt(pile, dealer)} cards, not {len(cards)}", line)
    if sorted(card for cards in piles for card in cards) != rules.pack.cards():
        raise RecordError("the cards dealt are not the cards of the pack", line)


def check_follows(rules: Rules, deals: list[Deal], dealer: int, line: int) -> None:
    """A deal follows a finished one, and the right player deals."""
    last = deals[-1]
    if not last.state.is_over:
        raise RecordError("a new deal before the last one was over", line)
    if last.standing_after().is_over:
        raise RecordError("a new deal after the match was over", line)
    due = (last.dealer + 1) % len(rules.seats) if last.state.passes_deal else last.dealer
    if dealer != due:
        raise RecordError(f"{rules.seats[due]} had to deal, not {rules.seats[dealer]}", line)


def take(deals: list[Deal], entry: Mapping[str, Any], line: int) -> None:
    """Take one action of the record."""
    state = deals[-1].state
    seat, text = str(entry.get("seat")), str(entry["action"])
    allowed = [action.text for action in state.legal_actions]
    if seat != state.to_act:
        turn = f"it is {state.to_act}'s turn" if state.to_act else "the deal is over"
        raise IllegalRecord(line, len(deals), trick_number(state), seat, text, allowed, turn)
    try:
        action = state.parse(text)
        if action.text != text:
            raise IllegalAction(f"“{text}” is no action here")
        deals[-1].push(action)
    except ActionError as error:
        reason = getattr(error, "reason", None)
        why = reason.text if reason is not None else str(error)
        raise IllegalRecord(line, len(deals), trick_number(state), seat, text, allowed, why) from None


def trick_number(state: State) -> int:
    """The trick being played, from 1; 0 before the play."""
    if state.leader < 0:
        return 0
    return int(state.rules.tricks - state.tricks_left + 1)
