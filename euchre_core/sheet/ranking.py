"""Which card beats which, as tables: read off the compiled rules, so that they say what is really played."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.sentence import joined
from euchre_core.chapters.values import NO_TRUMPS
from euchre_core.kernel.pack import JOKER_SUIT, LETTERS, SUITS
from euchre_core.kernel.rules import Rules
from euchre_core.language.translation import later, say, say_as, sentence
from euchre_core.sheet.document import Table
from euchre_core.sheet.one_line import in_one_line
from euchre_core.sheet.words import strain_word
from euchre_core.variant.facts import Facts
from euchre_core.variant.outcomes import Outcomes

_GLYPHS = dict(zip(LETTERS, "♠♣♦♥", strict=True))
_WITHOUT_TRUMP = {
    "no_trump": later("How the cards rank without trump"),
    "no_trump_low": later("How the cards rank in low no trump, best card first"),
}
_TWO_JOKERS = {"BigJoker": later("big joker"), "LittleJoker": later("little joker")}
EXAMPLE = "hearts"
"""The trump suit of a table that holds for every trump suit."""


def ranking_tables(facts: Facts, rules: Rules) -> list[Table]:
    """Make a table for each way in which the cards can rank in a game.

    Args:
        facts: the finished game.
        rules: the same game, compiled.

    """
    used = strains_in_play(facts)
    suits = [suit for suit in SUITS if suit in used]
    alike: dict[tuple[object, ...], list[str]] = {}
    for suit in suits:
        alike.setdefault(Ranking(rules, suit).shape(), []).append(suit)
    tables = [Ranking(rules, _example(group)).table(_with_trump(group, suits)) for group in alike.values()]
    return tables + [Ranking(rules, strain).table(_without_trump(strain)) for strain in NO_TRUMPS if strain in used]


def strains_in_play(facts: Facts) -> set[str]:
    """Return everything that can come to be trump in a deal, no trump included."""
    auction, outcomes = facts.spec.auction, Outcomes(facts)
    if auction.form == "ladder":
        used = {strain for bid in facts.all_bids for strain in facts.strains_of(bid)}
    elif auction.form == "none":
        used = set(SUITS)
    else:
        used = {*outcomes.turn_up_trumps(), *outcomes.decided(nobody_is_maker=True)}
    return used | ({"no_trump"} if auction.form != "none" and auction.all_pass == "played_in_no_trump" else set())


def _example(suits: list[str]) -> str:
    return EXAMPLE if EXAMPLE in suits else suits[0]


def _with_trump(group: list[str], suits: list[str]) -> str:
    if len(group) > 1 and len(group) == len(suits):
        example = _example(group)
        return sentence(lambda: say("How the cards rank, for example with {suit} as trump", suit=strain_word(example)))
    return sentence(
        lambda: say(
            "How the cards rank with {suits} as trump", suits=joined([strain_word(suit) for suit in group], "or")
        )
    )


def _without_trump(strain: str) -> str:
    return sentence(lambda: say(_WITHOUT_TRUMP[strain]))


class Ranking:
    """The order of the cards with one trump suit, or without any.

    Args:
        rules: the game.
        strain: what is trump.

    """

    def __init__(self, rules: Rules, strain: str) -> None:
        self.rules = rules
        self.pack = rules.pack
        self.strain = rules.tables.strains.index(strain)
        self.trump = int(rules.tables.trump_of[self.strain])
        self.orders = {suit: self._order(suit) for suit in range(len(SUITS))}
        self.jokers = [card for card, suit in enumerate(self.pack.suits) if suit == JOKER_SUIT]

    def _order(self, suit: int) -> list[int]:
        """Return the cards that belong to a suit, highest first."""
        kinds = len(self.pack.kinds)
        strengths = self.rules.tables.strengths(self.strain, suit)
        belonging = [card for card in range(kinds) if self.rules.tables.suit_of[self.strain * kinds + card] == suit]
        return sorted(belonging, key=lambda card: -strengths[card])

    def shape(self) -> tuple[object, ...]:
        """Return the order of every suit, told without saying which suit is trump."""
        same_colour = self.trump ^ 1
        others = [suit for suit in range(len(SUITS)) if suit not in (self.trump, same_colour)]
        told = sorted(self._told(suit) for suit in others)
        return (self._told(self.trump), self._told(same_colour), *told)

    def _told(self, suit: int) -> tuple[tuple[str, int, bool], ...]:
        """Tell the cards of a suit by rank and number, and whether each is one of its own."""
        pack = self.pack
        return tuple((pack.ranks[card], pack.copies[card], pack.suits[card] == suit) for card in self.orders[suit])

    # -- as a table --------------------------------------------------------------------------------------------------

    def table(self, caption: str) -> Table:
        """Lay the order out, suits that rank alike in one row."""
        head = (
            sentence(lambda: say("Suit")),
            sentence(lambda: say("Highest card first")),
            sentence(lambda: say_as("how many there are", "Cards")),
        )
        return Table(caption, head, tuple(self._rows()))

    def _rows(self) -> Iterator[tuple[str, str, str]]:
        if self.trump >= 0:
            yield self._row([self.trump])
        elif self.jokers:
            yield self._joker_row()
        others = [suit for suit in range(len(SUITS)) if suit != self.trump]
        others.sort(key=lambda suit: suit ^ 1 != self.trump)
        while others:
            alike = [suit for suit in others if self._told(suit) == self._told(others[0])]
            yield self._row(alike)
            others = [suit for suit in others if suit not in alike]

    def _row(self, suits: list[int]) -> tuple[str, str, str]:
        cards = self.orders[suits[0]]
        own = [self._card(card, with_suit=len(suits) == 1) for card in cards]
        comma = ["," if card in self.jokers else "" for card in cards]  # a joker's name may be several words
        number = sum(self.pack.copies[card] for card in cards)
        each = sentence(lambda: say("{number} each", number=number)) if len(suits) > 1 else str(number)
        return sentence(lambda: self._suits(suits)), " ".join(map("".join, zip(own, comma, strict=True))), each

    def _suits(self, suits: list[int]) -> str:
        if len(suits) == len(SUITS):
            return say("every suit")
        names = joined([strain_word(SUITS[suit]) for suit in suits])
        if suits == [self.trump]:
            # Translators: {suit} is hearts, for example; this begins a row of a table of cards, as the next one does.
            return say("{suit}, trump", suit=names)
        return say("{suit}, same colour", suit=names) if suits == [self.trump ^ 1] else names

    def _joker_row(self) -> tuple[str, str, str]:
        strengths = self.rules.tables.strengths(self.strain, 0)
        beats = any(strengths[card] for card in self.jokers)
        cards = sorted(self.jokers, key=lambda card: -strengths[card])
        told = sentence(lambda: say("beats every other card") if beats else say("never wins a trick"))
        number = sum(self.pack.copies[card] for card in cards)
        return ", ".join(self._card(card, with_suit=False) for card in cards), told, str(number)

    def _card(self, card: int, *, with_suit: bool) -> str:
        """Write a card as at the table; ×2 stands behind one that is there twice."""
        rank, suit = self.pack.ranks[card], self.pack.suits[card]
        text = self._joker(rank) if suit == JOKER_SUIT else rank
        glyph = _GLYPHS[LETTERS[suit]] if with_suit and suit != JOKER_SUIT else ""
        copies = self.pack.copies[card]
        return f"{text}{glyph}×{copies}" if copies > 1 else f"{text}{glyph}"

    def _joker(self, rank: str) -> str:
        if rank in _TWO_JOKERS:
            return sentence(lambda: say(_TWO_JOKERS[rank]))
        return in_one_line(self.rules.labels.get(rank, rank))
