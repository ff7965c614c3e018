"""From what somebody types to the cards he means, where several go together."""

from __future__ import annotations

from euchre_core.kernel.action import Action

from .choices import Choices
from .reading import Unclear
from .together import Together, words_of


def read_together(written: str, choices: Choices) -> list[Action] | Unclear | None:
    """What somebody means who is to let several cards go: all of them once they are named, or what is still to come.

    None if what he typed is no card, and not the end of it.
    """
    cards = choices.together
    if cards is None:
        return None
    if cards.chosen and written.strip().casefold() == "done":
        return finished(cards, choices)
    texts = named_cards(written, choices)
    if texts is None:
        return None
    wrong = cards.cannot_go(texts)
    if wrong:
        return Unclear(why_not(wrong[0], cards, choices))
    if len(cards.chosen) + len(texts) > cards.most:
        return Unclear(f"That is too many: only {cards.still()} can go.")
    cards.choose(texts)
    if cards.is_whole:
        return cards.actions(cards.chosen, choices.vocabulary)
    aside = choices.faces.cards(cards.chosen)
    return Unclear(f"{aside} set aside; {cards.still()}. You may name them all at once, in any order.")


def named_cards(written: str, choices: Choices) -> list[str] | None:
    """The cards that were named, one or several, by their names or numbers; None if it is anything else."""
    whole = choices.faces.read(written)
    if whole is not None:
        return [whole]
    words = words_of(written)
    numbered_cards = {str(number): action for number, action in choices.numbers.items() if action.argument}
    found = [
        numbered_cards[word].argument if word in numbered_cards else choices.faces.read(word) or "" for word in words
    ]
    return found if found and all(found) else None


def finished(cards: Together, choices: Choices) -> list[Action] | Unclear:
    """No more cards than those set aside are to go."""
    stop = [action for action in choices.vocabulary if action.verb == "done"]
    if not stop or len(cards.chosen) < cards.least:
        return Unclear(f"{choices.faces.cards(cards.chosen)} set aside; {cards.still()}.")
    return [*cards.actions(cards.chosen, choices.vocabulary), stop[0]]


def why_not(text: str, cards: Together, choices: Choices) -> str:
    """Why a card cannot go."""
    card = choices.faces.card(text)
    if text in cards.chosen:
        return f"{card} is set aside already."
    action = next(each for each in choices.vocabulary if each.verb == cards.verb and each.argument == text)
    reason = choices.seen.legal_actions.why_not(action)
    return f"You cannot {cards.verb} {card}: {choices.faces.within(reason.text) if reason else 'not now'}."
