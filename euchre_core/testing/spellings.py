"""How everything that is said and done is spelled, and what somebody meant who spelled it otherwise."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

from euchre_core.kernel.action import Action
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.language.cards import meant_card
from euchre_core.language.wording import meant


@dataclass(frozen=True)
class Form:
    """One form of what a player says or does.

    Attributes:
        spelling: its words; those in capitals stand for a card, a suit, a number, a seat or a name.
        example: one of that form; means: what it says, in the words of the table.
    """

    spelling: str
    example: str
    means: str


FORMS = (
    Form("pass", "pass", "no bid, no order, no lone hand, nothing to claim"),
    Form("bid NUMBER", "bid 4", "a bid of so many tricks; in an example the number alone will do: `[4, pass]`"),
    Form("bid NUMBER SUIT", "bid 4 hearts", "the same where a bid names its trump"),
    Form("BID", "moon", "a bid with a name: the name alone, without `bid`"),
    Form("BID SUIT", "moon hearts", "the same where a bid names its trump"),
    Form("double", "double", "an opponent's answer to a bid"),
    Form("redouble", "redouble", "the bidder's answer to a double"),
    Form("order", "order", "the card turned up makes trump: ordering it up, assisting, or taking it up as the dealer"),
    Form("order alone", "order alone", "the same, and one plays alone"),
    Form("turn SUIT", "turn hearts", "the suit a joker that was turned up stands for"),
    Form("name SUIT", "name hearts", "trump, in the second round or after the auction"),
    Form("name SUIT alone", "name hearts alone", "the same, and one plays alone"),
    Form("swap", "swap", "one's hand for the ghost hand"),
    Form("claim CLAIM", "claim farmers_hand", "a hand that `claims` has a name for"),
    Form("blind alone", "blind alone", "one plays alone and has not seen one's cards"),
    Form("call CARD", "call AH", "whoever holds this card is the maker's partner"),
    Form("choose SEAT", "choose C", "this player is the maker's partner"),
    Form("alone", "alone", "the maker, or a defender, plays alone"),
    Form("KIND", "jambone", "a kind of lone hand that `alone.kinds` has a name for"),
    Form("stay", "stay", "a defender plays his cards"),
    Form("drop", "drop", "a defender lays his cards down"),
    Form("give CARD", "give QS", "a card to one's partner"),
    Form("discard CARD", "discard 9S", "a card laid away for the upcard, the kitty or another card"),
    Form("done", "done", "no more cards are exchanged"),
    Form("play CARD", "play JS", "a card to the trick"),
    Form("lead SUIT", "lead hearts", "the suit that is to be followed, where a joker was led"),
    Form("claim_rest", "claim_rest", "all tricks that are left"),
    Form("accept", "accept", "an opponent grants them"),
    Form("play_on", "play_on", "an opponent does not"),
    Form("challenge SEAT", "challenge E", "this player has reneged"),
)
"""Every form, in the order of a deal."""

OTHER_WORDS = {
    "order up": "order", "order it up": "order", "pick up": "order", "pick it up": "order", "assist": "order",
    "take up": "order", "go alone": "alone", "play alone": "alone", "loner": "alone", "lone hand": "alone",
    "no": "pass", "check": "pass", "order up alone": "order alone", "fold": "drop", "join": "stay",
}  # fmt: skip
"""What tables say for it, too."""
VERBS = "bid|call|declare|go|make|make it|name|order|play|say|shoot|shoot the|call for"
LEFT_OUT_VERBS = ("bid", "name", "claim", "call", "choose", "play", "discard", "give")
"""What people leave out, because the card, the suit or the number says enough."""
ALIKE = 0.8
"""How much two texts have in common that may be meant for each other, from 0 to 1."""
_LEADING = re.compile(rf"(?:{VERBS}) (?=\S)")


@dataclass(frozen=True)
class Spelling:
    """What was probably meant. text: as it is written here; is_certain: whether nothing else can be meant."""

    text: str
    is_certain: bool


def vocabulary(rules: Rules) -> list[str]:
    """Everything that anybody could ever say or do in a game, in the order of the deal."""
    phases = [phase for step in rules.steps for phase in step.phases]
    return texts_of(
        [action for phase in phases for seat in range(len(rules.seats)) for action in phase.vocabulary(seat)]
    )


def words_here(state: State) -> list[str]:
    """Everything the player in turn could ever say or do in this step of the deal."""
    if state.is_over:
        return []
    return texts_of([action for phase in state.now.phases for action in phase.vocabulary(state.turn)])


def texts_of(actions: list[Action]) -> list[str]:
    """The texts of actions, each once."""
    return list(dict.fromkeys(action.text for action in actions))


def is_spelled_right(rules: Rules, text: str) -> bool:
    """Whether a text is something that is said or done in this game, or in another of the family by the same words.

    So an example may say that in a game nobody may order alone. Names are those of this game's file.
    """
    return text in vocabulary(rules) or any(matches(rules, form, text) for form in FORMS)


def matches(rules: Rules, form: Form, text: str) -> bool:
    """Whether a text has this form, about the cards, seats and names of a game."""
    pattern, words = form.spelling.split(" "), text.split(" ")
    return len(pattern) == len(words) and all(
        PLACES[part](rules, word) if part in PLACES else part == word for part, word in zip(pattern, words, strict=True)
    )


def named(rules: Rules, chapter: str, key: str = "") -> Collection[str]:
    """The names that a chapter of a game's file describes."""
    described = json.loads(rules.canonical).get(chapter) or {}
    return (described.get(key) or {}) if key else described


STRAINS = ("spades", "hearts", "diamonds", "clubs", "no_trump", "no_trump_low")
PLACES: dict[str, Callable[[Rules, str], bool]] = {
    "NUMBER": lambda _, word: re.fullmatch("[1-9][0-9]?", word) is not None,
    "SUIT": lambda _, word: word in STRAINS,
    "CARD": lambda rules, word: word in rules.pack.index,
    "SEAT": lambda rules, word: word in rules.seats,
    "BID": lambda rules, word: word in named(rules, "auction", "bids"),
    "CLAIM": lambda rules, word: word in named(rules, "claims"),
    "KIND": lambda rules, word: word in named(rules, "alone", "kinds"),
}
"""What the words in capitals stand for."""


def spelled(rules: Rules, text: str, here: Collection[str] = ()) -> Spelling | None:
    """What was probably meant by a text that nobody can say in a game.

    Args:
        rules: the game.
        text: as somebody wrote it.
        here: what can be said in this step of the deal; it is looked through first.
    """
    every = vocabulary(rules)
    for words in (list(here), every):
        found = surely(text, words)
        if found is not None:
            return Spelling(found, is_certain=True)
    other = OTHER_WORDS.get(plain(text))
    if other is not None and is_spelled_right(rules, other):
        return Spelling(other, is_certain=True)
    guesses = difflib.get_close_matches(plain(text), every, n=1, cutoff=ALIKE)
    return Spelling(guesses[0], is_certain=False) if guesses else None


def surely(text: str, words: Collection[str]) -> str | None:
    """The one of some words that can be meant: by the same words, without a verb, by its end alone, or as a card."""
    without = _LEADING.sub("", plain(text), count=1)
    by_end = ends_of(words)
    card = meant_card(without)
    for said in dict.fromkeys([text, OTHER_WORDS.get(plain(text), text), without, *([card] if card else [])]):
        whole, end = meant(said, words), meant(said, by_end)
        if whole is not None or end is not None:
            return whole if whole is not None else by_end[end or ""]
    return f"play {card}" if card and f"play {card}" in words else None


def ends_of(words: Collection[str]) -> dict[str, str]:
    """The words by what they are about, where only one is about that: `hearts` is `name hearts`."""
    found: dict[str, str] = {}
    for word in words:
        verb, _, end = word.partition(" ")
        if end and verb in LEFT_OUT_VERBS:
            found[end] = word if end not in found else ""
    return {end: word for end, word in found.items() if word}


def plain(text: str) -> str:
    """A text in small letters, with single spaces."""
    return " ".join(text.replace("_", " ").split()).casefold()
