"""A human's turn: shows what there is to choose from, answers questions, and comes back with an action."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from euchre_core.chapters.sentence import capital
from euchre_core.game.deal import Deal
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.rules import Rules

from .advising import tell_advice
from .choices import Choices
from .naming import read_together
from .narrator import Narrator
from .questions import question
from .reader import Reader
from .reading import Unclear, Wish, read

if TYPE_CHECKING:
    from euchre_core.bots import Advice

HELP = (
    ("JS, js, J♠, 10h, th", "a card; where several go together, all of them (9S JD) or one by one"),
    ("a number", "the choice with this number"),
    ("pass, bid 4, moon, swap, hearts", "words, as the list shows them; they may be shortened"),
    ("?", "the rule in force now, and what you may do"),
    ("hand", "your hand and your choices again"),
    ("last", "the last trick"),
    ("score", "the score, the contract, and the tricks so far"),
    ("log", "what was said in this deal"),
    ("hint", "what a bot would do in your place, why, and the points of each choice"),
    ("quit", "leave; the game is saved and can be resumed"),
)


class Prompt:
    """Asks one player.

    Args:
        narrator: tells him what happened before he is asked.
        reader: where his answers come from.
        rule: the text of the rules of one chapter, for so many columns; a line of a table is indented.
        hint: what is best with what he sees; None if no bot can tell.
    """

    def __init__(
        self,
        narrator: Narrator,
        reader: Reader,
        rule: Callable[[str, int], list[str]],
        hint: Callable[[Observation], Advice | None],
    ) -> None:
        self.narrator = narrator
        self.page = narrator.page
        self.faces = narrator.faces
        self.reader = reader
        self.rule = rule
        self.hint = hint
        self.typed_ahead: str | None = None
        self.to_follow: list[Action] = []
        self.has_told_mark = False

    def ask(self, deal: Deal, seen: Observation) -> Action | None:
        """What the player in turn does; None if he leaves."""
        if self.to_follow:
            return self.to_follow.pop(0)  # named together with the one before
        choices = Choices(seen, self.faces, self.narrator.names)
        self.narrator.stop_to_ask(deal)
        only = choices.only_one()
        if only is not None:
            self.play_for_him(only, choices)
            return only
        self.show(choices)
        while (written := self.next_answer()) is not None:
            named = read_together(written, choices)
            if isinstance(named, list):
                self.to_follow = named[1:]
                return named[0]
            meant = named or (read(written, choices) if written.strip() else Wish.HAND)
            if meant is Wish.QUIT:
                return None
            if isinstance(meant, Action):
                if meant in seen.legal_actions or self.wants_to_renege(meant, choices):
                    return meant
            elif isinstance(meant, Unclear):
                self.page.paragraph(meant.message)
            else:
                self.grant(meant, deal, choices)
        return None

    def next_answer(self) -> str | None:
        """What was typed; None at the end of the input."""
        ahead, self.typed_ahead = self.typed_ahead, None
        return self.reader.line("> ") if ahead is None else ahead

    def play_for_him(self, action: Action, choices: Choices) -> None:
        """Say quietly what is done for him because there is nothing else to do."""
        words = "nothing to claim" if action.phase.key == "claims" else f"you can only {choices.in_a_sentence(action)}"
        self.page.line(f"({words})", "dim")

    def show(self, choices: Choices) -> None:
        """What is to be decided, the hand and the choices."""
        self.page.line(question(choices.seen, self.narrator.names, self.faces))
        if choices.suits:
            hand = choices.hand()
            if not self.has_told_mark and any("°" in suit for suit in hand):
                self.has_told_mark = True
                hand.append("(° trump)")
            self.page.row(hand, "Your hand  ", "   ")
        for whose, cards in choices.columns():
            self.page.row(cards, f"{whose:<9}  ", "   ")
        words = choices.words()
        if words:
            self.page.row(words, "You may    ", "   ")

    def wants_to_renege(self, action: Action, choices: Choices) -> bool:
        """Explain why an action is not legal; where it can be done all the same, ask whether he wants to."""
        seen = choices.seen
        reason = seen.legal_actions.why_not(action)
        if reason is None:
            return True
        why = self.faces.within(reason.text)
        self.page.paragraph(f"You cannot {choices.in_a_sentence(action)}: {why}{in_force(seen.rules, reason.key)}.")
        if not seen.view.permits(action):
            return False
        points = setting(seen.rules, "play.renege.points")
        caught = " if somebody challenges you" if setting(seen.rules, "play.renege.policy") == "challenged" else ""
        self.page.paragraph(f"It can be played all the same, as a renege: {points} points{caught}.")
        return self.agrees()

    def agrees(self) -> bool:
        """Whether the answer is yes; what is no answer at all is taken for the next thing he wants."""
        answer = self.reader.line("Do it? [y/N] ")
        if answer is None or answer.strip().casefold() in ("", "n", "no"):
            return False
        if answer.strip().casefold() in ("y", "yes"):
            return True
        self.page.line("(neither y nor n: it is not played)", "dim")
        self.typed_ahead = answer
        return False

    # -- wishes ------------------------------------------------------------------------------------------------------

    def grant(self, wish: Wish, deal: Deal, choices: Choices) -> None:
        """Show what was asked for."""
        if wish is Wish.RULE:
            self.show_rule(choices)
        elif wish is Wish.HAND:
            self.show(choices)
        elif wish is Wish.HELP:
            for words, meaning in HELP:
                self.tell_meaning(words, meaning)
        elif wish is Wish.LAST:
            self.narrator.show_last_trick()
        elif wish is Wish.SCORE:
            self.narrator.show_score(deal)
        elif wish is Wish.LOG:
            self.narrator.show_log()
        elif wish is Wish.HINT:
            advice = self.hint(choices.seen)
            if advice is None:
                self.page.line("Hint: no bot can tell.")
            else:
                tell_advice(advice, choices, self.page)

    def tell_meaning(self, words: str, meaning: str) -> None:
        """One line of the help; the meaning stands below the words where the lines are short."""
        title = f"  {words:<33}"
        if len(title) + len(meaning) <= self.page.width:
            self.page.line(f"{title}{meaning}")
            return
        self.page.line(f"  {words}")
        self.page.paragraph(meaning, "      ")

    def show_rule(self, choices: Choices) -> None:
        """The chapter of the rules in force now, and what may be done."""
        chapter = choices.main.key.partition(".")[0]
        self.page.line(f"{capital(choices.seen.view.now.name)} (this is chapter `{chapter}` of the file)", "bold")
        for text in self.rule(chapter, self.page.width):
            if text.startswith(" "):
                self.page.line(text)
                continue
            is_item = text.startswith("- ")
            self.page.paragraph(self.faces.within(text), "    " if is_item else "  ", first="  ")
        self.page.paragraph(choices.numbering())
        self.show(choices)


def setting(rules: Rules, key: str) -> Any:
    """The value of a setting of the game by its dotted name; None if there is no such setting."""
    value: Any = json.loads(rules.canonical)
    for part in key.split("."):
        value = value.get(part) if isinstance(value, dict) else None
    return value


def in_force(rules: Rules, key: str) -> str:
    """The setting behind a rule: ` (pack.bowers: both)`; nothing if it is a whole chapter."""
    if "." not in key:
        return ""
    value = setting(rules, key)
    return f" ({key}: {value})" if isinstance(value, str | int) else f" ({key})"
