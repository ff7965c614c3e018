"""From what somebody types to what he means."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from enum import Enum

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import ActionError, AmbiguousAction
from euchre_core.kernel.pack import SUITS

from .choices import Choices
from .explaining import CARD_VERBS, about_bids, ladder, not_now
from .faces import GLYPHS
from .names import COMPASS


class Wish(Enum):
    """What one may ask of the table besides acting."""

    RULE = "?"
    HELP = "help"
    HAND = "hand"
    LAST = "last"
    SCORE = "score"
    LOG = "log"
    HINT = "hint"
    QUIT = "quit"


OTHER_WORDS = {"q": Wish.QUIT, "exit": Wish.QUIT, "rule": Wish.RULE, "rules": Wish.RULE}
WISHES = {wish.value: wish for wish in Wish} | OTHER_WORDS
SHORTEST_WISH = 2
SHORTEST = 3
"""What one does may be shortened, but not to a letter or two: a slip of the finger should not be a bid of all tricks.
Naming trump is different: there every word is a suit."""


@dataclass(frozen=True)
class Unclear:
    """What was typed means nothing here; the message helps."""

    message: str


def read(written: str, choices: Choices) -> Action | Wish | Unclear:
    """What somebody means at his turn: an action (legal or not), a wish, or nothing clear."""
    text = " ".join(written.split()).casefold()
    if text in WISHES:
        return WISHES[text]
    if text.isdecimal():
        return numbered(text, choices)
    card = as_card(text, choices)
    if card is not None:
        return card
    return as_words(text, choices)


def numbered(text: str, choices: Choices) -> Action | Unclear:
    """The choice with this number."""
    action = choices.numbers.get(int(text)) if len(text) < 6 else None
    if action is not None:
        return action
    if choices.are_cards:
        return Unclear(f"There is no {text}) among your choices; type a card with its suit, like 9S.")
    bids = ladder(choices)
    beside = f", and the ladder is {' '.join(bids)}" if bids else ""
    return Unclear(f"There is no {text}) among your choices{beside}.")


def as_card(text: str, choices: Choices) -> Action | Unclear | None:
    """A card, alone or after the verb; None if it is none."""
    first, _, rest = text.partition(" ")
    card = choices.faces.read(text)
    if card is None and rest and first in CARD_VERBS:
        if first != getattr(choices.main, "verb", None):
            return None
        card = choices.faces.read(rest)
    if card is None:
        return None
    fits = [action for action in choices.vocabulary if action.phase is choices.main and action.argument == card]
    if choices.are_cards and fits:
        wanted = {action.verb for action in choices.legal if action.phase is choices.main}  # to give, or to discard
        return max(fits, key=lambda action: action.verb in wanted)
    return Unclear(f"No card is wanted now; it is time for {choices.seen.view.now.name}.")


def as_words(text: str, choices: Choices) -> Action | Wish | Unclear:
    """Words, in full or shortened; a suit may be its sign."""
    alone = in_one_word(without_bid(spelled_out(text), choices), choices)
    wrong_bid = ""
    try:
        meant = choices.seen.view.parse(alone)
        if not is_too_short(alone, meant, choices):
            return meant
        return Unclear(f"“{shortened(alone)}” is too short to be sure: type “{meant.text}” if you mean it.")
    except AmbiguousAction as error:
        wrong_bid = about_bids(alone, choices)
        if len(alone) >= SHORTEST:
            return Unclear(wrong_bid or f"{choices.faces.within(str(error))}.")
    except ActionError:
        wrong_bid = about_bids(shortened(alone), choices)
    wishes = {wish for word, wish in WISHES.items() if word.startswith(alone)}
    if len(wishes) == 1 and len(alone) >= SHORTEST_WISH:
        return wishes.pop()
    nothing = f"“{shortened(text)}” means nothing here.{did_you_mean(text, choices)}"
    return Unclear(wrong_bid or not_now(alone, choices) or nothing)


def without_bid(text: str, choices: Choices) -> str:
    """A bid with a name is said without the verb; `bid moon` is understood too."""
    first, _, rest = text.partition(" ")
    is_named = first == "bid" and rest and any(bid.casefold().startswith(rest) for bid in ladder(choices))
    return rest if is_named and not rest.isdecimal() else text


def in_one_word(text: str, choices: Choices) -> str:
    """Names of several words as actions write them: `open misere` is `open_misere`."""
    for action in choices.vocabulary:
        for name in (action.text, action.argument):
            if "_" in name and text == name.replace("_", " ").casefold():
                return name
    return text


def is_too_short(text: str, meant: Action, choices: Choices) -> bool:
    """Whether a word was shortened to less than what one may be held to."""
    if text.casefold() in (meant.text.casefold(), meant.argument.casefold()) or choices.main.key == "trump.choices":
        return False
    return len(text) < SHORTEST


def spelled_out(text: str) -> str:
    """Words as actions spell them: a suit for its sign, a seat for its name, claims in one word."""
    for suit, glyph in zip(SUITS, GLYPHS.values(), strict=True):
        text = text.replace(glyph, suit)
    first, _, rest = text.partition(" ")
    if first == "claim":
        return f"claim {rest.replace(' ', '_')}".strip()
    if first == "challenge":
        seats = {name.casefold(): seat for seat, name in COMPASS.items()}
        return f"challenge {seats.get(rest, rest)}".strip()
    return "pass" if text == "p" else text


def did_you_mean(text: str, choices: Choices) -> str:
    """The nearest thing that could have been meant."""
    words = [*WISHES, *(action.text for action in choices.legal), *(action.argument for action in choices.legal)]
    near = difflib.get_close_matches(text, [word.casefold() for word in words if len(word) > 2], n=1, cutoff=0.6)
    if near:
        word = next(word for word in words if word.casefold() == near[0])
        return f" Did you mean “{choices.faces.within(word)}”?"
    return " Type ? for what you may do, help for everything else."


def shortened(text: str) -> str:
    """A text of at most a line, without what a terminal would obey."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"
