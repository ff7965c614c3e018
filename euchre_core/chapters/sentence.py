"""The sentences of the rule sheet: each stands beside the field it reads aloud.

``players: Annotated[int, Says("{value} play.")]`` is a template, ``Says({"choice": "What it means."})`` a sentence for
each choice, ``Says(function)`` a function of the chapter's settings and of the `Setup`. An empty sentence says nothing:
the rule is absent. `SaidBy` marks a field whose meaning is part of another field's sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel


@dataclass(frozen=True)
class Setup:
    """What the sentences of one chapter need to know of the others.

    Args:
        players: how many play; partners: how many partners each has.
        tricks: how many tricks a deal has; pack: how many cards there are; left_over: how many nobody is dealt.
        dealer_extra: the dealer's extra cards; ghost_hands: the hands dealt to nobody.
        joker_name: what the joker is called.
        bids: every bid somebody can make, lowest first; needed: the tricks each asks for; values: what each is worth.
        lone_bids: the bids played alone; stuck_bids: what a stuck dealer may bid, empty if nobody can be stuck.
        exchanges: for each exchange that takes place the bids it belongs to.
        equal_cards: whether two cards can be equal.
        counting: the scoring lines, by role and name, that count for some outcome, and whether each stands in for a
            broader one.
    """

    players: int = 4
    partners: int = 1
    tricks: int = 6
    pack: int = 24
    left_over: int = 0
    dealer_extra: int = 0
    ghost_hands: int = 0
    joker_name: str = "Joker"
    bids: tuple[int | str, ...] = ()
    needed: Mapping[int | str, int] = field(default_factory=dict)
    values: Mapping[int | str, int] = field(default_factory=dict)
    lone_bids: tuple[int | str, ...] = ()
    stuck_bids: tuple[int | str, ...] = ()
    exchanges: Mapping[str, list[int | str]] = field(default_factory=dict)
    equal_cards: bool = False
    counting: Mapping[tuple[str, str], bool] = field(default_factory=dict)

    @property
    def special_bids(self) -> list[str]:
        """The bids with a name, lowest first."""
        return [bid for bid in self.bids if isinstance(bid, str)]

    @property
    def makers(self) -> str:
        """Who has the contract, where teams may score together."""
        return "the makers" if self.partners else "the maker"


Sentence = Callable[[Any, Setup], str]


@dataclass(frozen=True)
class Says:
    """The sentence of a field: a template with ``{value}``, one for each choice, or a function."""

    sentence: str | Mapping[Any, str] | Sentence

    def read(self, spec: BaseModel, name: str, setup: Setup) -> str:
        """Read the field of a chapter's settings aloud; a list of lines is one text with line breaks."""
        value = getattr(spec, name)
        if callable(self.sentence):
            return self.sentence(spec, setup)
        if isinstance(self.sentence, str):
            return self.sentence.format(value=value)
        return self.sentence[value]


@dataclass(frozen=True)
class SaidBy:
    """The field is read aloud together with another one of the same group, named here."""

    field: str


def read_aloud(spec: BaseModel, setup: Setup) -> list[str]:
    """Return the sentences of all fields of a group of settings, in order, without the empty ones."""
    sentences = []
    for name, info in type(spec).model_fields.items():
        for note in info.metadata:
            if isinstance(note, Says):
                sentences.append(note.read(spec, name, setup))
    return [sentence for sentence in sentences if sentence]


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def number_word(number: int) -> str:
    """Spell a small number."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def count(number: int, thing: str) -> str:
    """Count things: 1 card, 6 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def joined(words: list[str], last: str = "and") -> str:
    """Join words as in a sentence: ``a, b and c``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def title(name: str) -> str:
    """Turn a name of a file into words: ``ask_for_best`` is "ask for best"."""
    return name.replace("_", " ")


def capital(text: str) -> str:
    """Begin a sentence with a capital."""
    return text[:1].upper() + text[1:]
