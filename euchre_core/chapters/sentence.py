"""The sentences of the rule sheet: each stands beside the field it reads aloud.

``players: Annotated[int, Says("{value} play.")]`` is a template, ``Says({"choice": "What it means."})`` a sentence for
each choice, ``Says(function)`` a function of the chapter's settings and of the `Setup`. An empty sentence says nothing:
the rule is absent. `SaidBy` marks a field whose meaning is part of another field's sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel

from euchre_core.language.translation import later, later_many, say, say_many, say_name, sentence


@dataclass(frozen=True)
class Setup:
    """What the sentences of one chapter need to know of the others.

    Args:
        players: how many play; partners: how many partners a maker has; most_partners: how many he may choose;
            sides: who plays together, as in table.sides; players_score: whether each player keeps a score, whoever
            plays with him; drop_out: whether a player may drop out of a deal; sits_out: whether a partner may sit out
            while others play.
        tricks: how many tricks a deal has; pack: how many cards there are; left_over: how many nobody is dealt.
        dealer_extra: the dealer's extra cards; ghost_hands: the hands dealt to nobody.
        joker_name: what the joker is called.
        bids: every bid somebody can make, lowest first; needed: the tricks each asks for; values: what each is worth.
        lone_bids: the bids played alone; stuck_bids: what a stuck dealer may bid, empty if nobody can be stuck.
        exchanges: for each exchange that takes place the bids it belongs to.
        lone_exchange, lone_defenders_exchange: the exchanges of lone hands, if any; kind_exchanges: for each exchange
            that goes with kinds of lone hand these kinds; claimed_exchanges: for each exchange that a claim brings
            about these claims; kitty_is_drawn: whether one takes cards from the kitty; exchanger: whom the exchange is
            for that is read aloud: maker, defender, claimer, or any player.
        form: the kind of auction; strains: what may be trump; trump_order: the same, the lowest first; names_after:
            whether the maker names it after the auction; has_auction: whether anybody ever speaks in it; upcard_makes:
            whether an upcard can make somebody the maker; must_name: whether somebody may have to make trump;
            second_no_trump: whether no trump may be named when the upcard is turned down; unclaimed_no_trump: whether
            a deal nobody calls is played without trump.
        lone_hands: whether anybody may play alone, by a bid or otherwise.
        lone_calls: whether the maker may play alone without such a bid.
        equal_cards: whether two cards can be equal.
        counting: the scoring lines, by role and name, that count for some outcome, and whether each stands in for a
            broader one; counts_down: whether the scores fall towards the target.
        counts_bids: whether points are reckoned from the tricks that a bid with a name stands for; counts_in_tens:
            whether the least that a bid is worth is so much; exchanges_cards: whether cards are ever exchanged before
            the play, with others or the kitty.
    """

    players: int = 4
    partners: int = 1
    most_partners: int = 1
    sides: str = "two_teams"
    players_score: bool = False
    drop_out: bool = False
    sits_out: bool = False
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
    lone_exchange: str | None = None
    lone_defenders_exchange: str | None = None
    kind_exchanges: Mapping[str, list[str]] = field(default_factory=dict)
    claimed_exchanges: Mapping[str, list[str]] = field(default_factory=dict)
    kitty_is_drawn: bool = False
    exchanger: Literal["maker", "defender", "claimer", "player"] = "maker"
    form: str = "ladder"
    names_after: bool = True
    has_auction: bool = True
    upcard_makes: bool = False
    must_name: bool = False
    second_no_trump: bool = False
    unclaimed_no_trump: bool = False
    trump_order: tuple[str, ...] = ("spades", "clubs", "diamonds", "hearts")
    strains: tuple[str, ...] = ("spades", "clubs", "diamonds", "hearts")
    lone_hands: bool = False
    lone_calls: bool = False
    equal_cards: bool = False
    counting: Mapping[tuple[str, str], bool] = field(default_factory=dict)
    counts_down: bool = False
    counts_bids: bool = True
    counts_in_tens: bool = False
    exchanges_cards: bool = False

    @property
    def seated_partners(self) -> int:
        """How many partners everybody has by seating, whoever becomes the maker."""
        return self.partners if self.sides == "two_teams" else 0

    @property
    def special_bids(self) -> list[str]:
        """The bids with a name, lowest first."""
        return [bid for bid in self.bids if isinstance(bid, str)]


Sentence = Callable[[Any, Setup], str]


@dataclass(frozen=True)
class Says:
    """The sentence of a field: a template with ``{value}``, one for each choice, or a function.

    Templates are marked with `later` for the catalogs of other languages; a function says its words with `say`.
    """

    sentence: str | Mapping[Any, str] | Sentence

    def read(self, spec: BaseModel, name: str, setup: Setup) -> str:
        """Read the field of a chapter's settings aloud; a list of lines is one text with line breaks."""
        return sentence(lambda: self.clause(spec, name, setup))

    def clause(self, spec: BaseModel, name: str, setup: Setup) -> str:
        """Read the field aloud as a part of a sentence, which is in English as a whole where words are lacking."""
        value = getattr(spec, name)
        if callable(self.sentence):
            return self.sentence(spec, setup)
        template = self.sentence if isinstance(self.sentence, str) else self.sentence[value]
        return say(template, value=value) if template else ""


@dataclass(frozen=True)
class SaidBy:
    """The field is read aloud together with another one of the same group, named here."""

    field: str


def read_aloud(spec: BaseModel, setup: Setup) -> list[str]:
    """Return the sentences of all fields of a group of settings, in order, without the empty ones."""
    told = [note.read(spec, name, setup) for name, note in _notes(spec)]
    return [sentence for sentence in told if sentence]


def clauses(spec: BaseModel, setup: Setup) -> list[str]:
    """Return what the fields of a group say as the parts of one sentence, in order, without the empty ones."""
    told = [note.clause(spec, name, setup) for name, note in _notes(spec)]
    return [clause for clause in told if clause]


def _notes(spec: BaseModel) -> Iterator[tuple[str, Says]]:
    for name, info in type(spec).model_fields.items():
        yield from ((name, note) for note in info.metadata if isinstance(note, Says))


_NUMBERS = (
    later("one"),
    later("two"),
    later("three"),
    later("four"),
    later("five"),
    later("six"),
    later("seven"),
    later("eight"),
)


def number_word(number: int) -> str:
    """Spell a small number."""
    return say(_NUMBERS[number - 1]) if 0 < number <= len(_NUMBERS) else str(number)


_THINGS = {
    "card": later_many("{number} card", "{number} cards"),
    "trick": later_many("{number} trick", "{number} tricks"),
    # Translators: an amount that somebody scores or loses.
    "point": later_many("{number} point", "{number} points"),
}


def count(number: int, thing: str) -> str:
    """Count things: 1 card, 6 cards."""
    return say_many(*_THINGS[thing], number)


def joined(words: list[str], last: Literal["and", "or"] = "and") -> str:
    """Join words as in a sentence: ``a, b and c``."""
    *others, final = words
    if not others:
        return final
    listed = ", ".join(others)
    return (
        say("{others} and {last}", others=listed, last=final)
        if last == "and"
        else say("{others} or {last}", others=listed, last=final)
    )


def paragraph(*sentences: str) -> str:
    """Put sentences after each other; empty ones say nothing."""
    return " ".join(filter(None, sentences))


def title(name: str) -> str:
    """Turn a name of a file into words: ``ask_for_best`` is "ask for best"."""
    return say_name(name.replace("_", " "))


LEADERS = {
    # Translators: who leads to the first trick, as the subject of a sentence; so in the three after it.
    "maker": later("the maker"),
    "left_of_maker": later("the player at the maker's left"),
    "left_of_dealer": later("the player at the dealer's left"),
    "dealer": later("the dealer"),
}
STRAINS = {"no_trump": later("no trump"), "no_trump_low": later("low no trump")}
SUIT_WORDS = {
    "spades": later("spades"),
    "hearts": later("hearts"),
    "diamonds": later("diamonds"),
    "clubs": later("clubs"),
}


def strain_word(strain: str) -> str:
    """Say what is trump: a suit, no trump, or low no trump."""
    return say(SUIT_WORDS[strain] if strain in SUIT_WORDS else STRAINS[strain])


def joker_word(name: str) -> str:
    """Say what a game calls its joker, without an article."""
    return say("joker") if name in ("", "Joker") else say_name(name)


def capital(text: str) -> str:
    """Begin a sentence with a capital."""
    return text[:1].upper() + text[1:]
