"""What an example says may be said or done at some moment of a deal, and what may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from euchre_core.kernel.errors import AmbiguousAction, IllegalAction, InvalidAction
from euchre_core.kernel.state import State
from euchre_core.language.cards import canonical_card
from euchre_core.language.wording import shown
from euchre_core.variant.examples import ExampleSpec

from .complaint import Complaint, Place
from .situations import CannotAsk, cards_instead
from .spellings import is_spelled_right, spelled, texts_of, words_here

MOST_TOLD = 8
FIRST_TOLD = 5
LAST_TOLD = 2
"""So much is told of a long list of choices: its beginning and its end."""


def wrong_phrase(state: State, example: ExampleSpec) -> Complaint | None:
    """The first word of `may` and `may_not` that is not so."""
    return next(wrong_phrases(state, example), None)


def wrong_phrases(state: State, example: ExampleSpec) -> Iterator[Complaint]:
    """Every word of `may` and `may_not` that is not so, or that means nothing."""
    legal = texts_of(list(state.legal_actions))
    for place, word in enumerate(words(each) for each in example.may or []):
        if word not in legal:
            unknown = not_understood(state, word, ("may", place))
            yield (
                unknown or without_a_hand(state, example, word, ("may", place)) or refused(state, word, ("may", place))
            )
    for place, word in enumerate(words(each) for each in example.may_not or []):
        if word in legal:
            yield Complaint(f"“{word}” may be said here", ("may_not", place), (whose_turn(state),))
        elif (unknown := not_understood(state, word, ("may_not", place))) is not None:
            yield allowed_in_other_words(state, word, unknown) or unknown


def allowed_in_other_words(state: State, word: str, unknown: Complaint) -> Complaint | None:
    """What should not be possible, and is by its right spelling."""
    right = unknown.write
    if right is None or not right.is_certain or right.text not in texts_of(list(state.legal_actions)):
        return None
    notes = (f"“{word}” is spelled “{right.text}” in this game", whose_turn(state))
    return Complaint(
        f"“{right.text}” may be said here", unknown.place, notes, help=unknown.help, write=right, because=unknown
    )


def not_understood(state: State, word: str, place: Place) -> Complaint | None:
    """What nobody can say or do in this game, by these words; None if somebody can, or might in a game like it."""
    if is_spelled_right(state.rules, word):
        return None
    card = canonical_card(word.split(" ")[-1])
    if card is not None and card not in state.rules.pack.index:
        return Complaint(f"the pack has no {card}", place, senseless=True, help=cards_instead(state.rules, card))
    text = f"“{word}” is nothing that is said or done in this game"
    right = spelled(state.rules, word, words_here(state))
    if right is None:
        return Complaint(text, place, (whose_turn(state),), senseless=True)
    help = f"write {shown(right.text)}" if right.is_certain else f"did you mean {shown(right.text)}?"
    here = right.text in words_here(state)
    notes = () if here else (where_it_belongs(state, right.text), whose_turn(state))
    return Complaint(text, place, notes, senseless=True, help=(help,), write=right)


def without_a_hand(state: State, example: ExampleSpec, word: str, place: Place) -> Complaint | None:
    """What may not be done with a card because the example does not say which cards the player in turn holds."""
    is_of_a_card = canonical_card(word.split(" ")[-1]) is not None
    if state.is_over or example.hand is not None or not is_of_a_card or word not in words_here(state):
        return None
    notes = (f"the example does not say which cards {state.to_act} holds", whose_turn(state))
    return Complaint(f"“{word}” may not be said here", place, notes, help=("add `hand`, with the cards he holds",))


def refused(state: State, word: str, place: Place) -> Complaint:
    """What may not be said or done, and why."""
    return Complaint(f"“{word}” may not be said here", place, (*reason_against(state, word), whose_turn(state)))


def reason_against(state: State, word: str) -> tuple[str, ...]:
    """Why something may not be said or done now: the rule, or that it belongs elsewhere."""
    if state.is_over:
        return ()
    if word not in words_here(state):
        return (where_it_belongs(state, word),)
    reason = state.legal_actions.why_not(word)
    return (f"{reason.text}: `{reason.key}`",) if reason is not None else ()


def where_it_belongs(state: State, word: str) -> str:
    """In which part of a deal something is said or done."""
    seats = range(len(state.rules.seats))
    steps = [
        step.name
        for step in state.rules.steps
        if any(action.text == word for phase in step.phases for seat in seats for action in phase.vocabulary(seat))
    ]
    others = " and ".join(dict.fromkeys(name for name in steps if name != state.now.name))
    if others:
        return f"“{word}” belongs to {others}, and this is {state.now.name}"
    return f"“{word}” is not for {state.to_act}" if steps else f"nobody can say “{word}” in this game"


def whose_turn(state: State) -> str:
    """Whose turn it is, and what that player may say or do."""
    if state.is_over:
        return "the deal is over"
    choices = some(texts_of(list(state.legal_actions)))
    if not choices:
        return f"it is {state.to_act}'s turn, in {state.now.name}"
    return f"it is {state.to_act}'s turn, in {state.now.name}; {state.to_act} may: {choices}"


def some(texts: Sequence[str]) -> str:
    """Texts in a row; of very many the first and the last."""
    if len(texts) <= MOST_TOLD:
        return ", ".join(texts)
    return f"{', '.join(texts[:FIRST_TOLD])}, …, {', '.join(texts[-LAST_TOLD:])} ({len(texts)} in all)"


def words(said: str | int) -> str:
    """The text of an action as an author writes it: a number is a bid."""
    return f"bid {said}" if isinstance(said, int) else said


def say(state: State, word: str, place: Place) -> None:
    """Let the player in turn say or do something.

    Raises:
        CannotAsk: it cannot be said or done; the complaint says why, and how it is spelled.
    """
    try:
        state.apply(word)
    except IllegalAction as error:
        raise CannotAsk(str(error), place, notes=(whose_turn(state),)) from None
    except AmbiguousAction as error:
        raise CannotAsk(str(error), place) from None
    except InvalidAction:
        complaint = not_understood(state, word, place) or refused(state, word, place)
        raise CannotAsk(
            complaint.text, place, notes=complaint.notes, help=complaint.help, write=complaint.write
        ) from None
