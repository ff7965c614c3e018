"""EU408, EU409, EU418: a hand that a rule asks for is held by some and not by others, and of cards that there are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import hand_test
from euchre_core.chapters.pack.build import build as build_pack
from euchre_core.checks.game import Game
from euchre_core.kernel.program import HandTest
from euchre_core.language.cards import JOKERS, RANKS, canonical_card
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.formula import parse, words
from euchre_core.language.wording import shown

_QUESTION = re.compile(r"\b(?:has|count|only)\s*\((?P<cards>[^()]*)\)")
MOST_WAYS = 20_000
"""Beyond so many ways in which the cards of a hand can count nothing is said."""


def claims_fit_some_hands(game: Game) -> Iterator[Diagnostic]:
    """A claim can be made with some hands and not with others; cards it asks about are in the pack."""
    context = Context()
    build_pack(game.spec.pack, context)
    for name, claim in game.spec.claims.items():
        if claim.hand is None:
            continue
        place = ("claims", name, "hand")
        missing = _missing(claim.hand, context)
        answers = _answers(claim.hand, _sizes(game), context)
        if len(answers) == 1:
            held = " or ".join(str(size) for size in _sizes(game))
            yield diagnose(
                "EU409",
                f"{'every' if answers == {True} else 'no'} hand can make the claim {shown(name)}",
                game.at(*place),
                label="always so" if answers == {True} else "never so",
                notes=[_pack_has(game), f"this holds for all hands of {held} cards"],
                help=[_other_question(answers, missing)],
            )
        elif game.own(*place):
            document = game.composed.document_of(place)
            for word, column in missing:
                yield diagnose(
                    "EU408",
                    f"the claim {shown(name)} asks for {shown(word)}, and the pack has none",
                    document.span_within(place, column, len(word)),
                    label="not in the pack",
                    help=[f"leave {shown(word)} out, or put its rank into `pack.ranks`"],
                    notes=[_pack_has(game)],
                )


def trumps_need_some_hands(game: Game) -> Iterator[Diagnostic]:
    """What a player needs to make a suit trump is held by some and not by others."""
    needs = game.spec.trump.needs
    place = ("trump", "needs")
    if needs is None or not game.own(*place):
        return
    context = Context()
    build_pack(game.spec.pack, context)
    suits = [place for place, suit in enumerate(context.tables.trump_of) if suit >= 0]
    answers = _answers(needs, _sizes(game), context, suits)
    if len(answers) == 1:
        held = " or ".join(str(size) for size in _sizes(game))
        always = answers == {True}
        yield diagnose(
            "EU418",
            f"{'every' if always else 'no'} hand has what is needed to make a suit trump",
            game.at(*place),
            label="always so" if always else "never so",
            notes=[_pack_has(game), f"this holds for all hands of {held} cards"],
            help=["leave `needs` out" if always else "ask for less, like `has(trump)`"],
        )


def _other_question(answers: set[bool], missing: Sequence[tuple[str, int]]) -> str:
    """What to write in a claim that every hand can make, or none."""
    if answers == {True}:
        return "ask for something that not every hand has, like `only(9 10)`"
    if missing:
        words = " and ".join(shown(word) for word in dict.fromkeys(word for word, _ in missing))
        return f"leave {words} out, or put the rank into `pack.ranks`"
    return "ask for less: for fewer cards, or with `or` instead of `and`"


def _sizes(game: Game) -> list[int]:
    """How many cards one may hold at a claim; the dealer perhaps more than the others."""
    tricks = game.facts.tricks
    return sorted({tricks, tricks + game.spec.deal.dealer_extra})


def _missing(hand: str, context: Context) -> list[tuple[str, int]]:
    """The cards and ranks a question names that are not in the pack, as written, with their columns.

    A joker may be missing: one question serves games with and without one.
    """
    found: list[tuple[str, int]] = []
    for question in _QUESTION.finditer(hand):
        for word in re.finditer(r"\S+", question["cards"]):
            card = canonical_card(word[0])
            in_pack = word[0] in context.pack.ranks or card in context.pack.kinds
            if not in_pack and card not in JOKERS and (card is not None or word[0] in RANKS):
                found.append((word[0], question.start("cards") + word.start() + 1))
    return found


def _asked(hand: str) -> set[str]:
    return {word for word, _ in words(parse(hand, "hand"))}


def _pack_has(game: Game) -> str:
    joker = "" if game.spec.pack.jokers else " and no joker"
    return f"the pack has {' '.join(game.spec.pack.rank_texts())}{joker}"


def _answers(hand: str, sizes: list[int], context: Context, strains: Sequence[int] | None = None) -> set[bool]:
    """What the question can be answered with, over all hands of these sizes and all trumps, or some.

    Cards that the question does not tell apart are counted together, so that all ways in which they can be held are
    few. Where they are too many, and of the trumps held from the top, more is taken for possible than is.
    """
    if "upcard_suit" in _asked(hand):
        return {True, False}  # that depends on the deal
    test = hand_test(hand, context)
    asks_for_trumps = "top_trumps" in _asked(hand)
    answers: set[bool] = set()
    for strain in range(-1, len(context.tables.strains)) if strains is None else strains:
        ways = _ways(test, strain, max(sizes))
        if ways is None:
            return {True, False}
        for held, counts in ways:
            if held not in sizes:
                continue
            for from_the_top in range(held + 1) if asks_for_trumps else (0,):
                answers.add(_answer(test, [held, from_the_top, *counts]))
                if len(answers) == 2:
                    return answers
    return answers


def _ways(test: HandTest, strain: int, most: int) -> set[tuple[int, tuple[int, ...]]] | None:
    """Every number of cards up to `most` with how many of them can be in each set; None if these are too many."""
    alike: Counter[tuple[int, ...]] = Counter()
    for kind, copies in enumerate(test.copies):
        alike[tuple(masks[strain] >> kind & 1 for masks in test.sets)] += copies
    ways = {(0, (0,) * len(test.sets))}
    for sets, cards in alike.items():
        ways = {
            (held + more, tuple(count + more * inside for count, inside in zip(counts, sets, strict=True)))
            for held, counts in ways
            for more in range(min(cards, most - held) + 1)
        }
        if len(ways) > MOST_WAYS:
            return None
    return ways


def _answer(test: HandTest, values: list[int]) -> bool:
    try:
        return test.program.run(values) != 0
    except ZeroDivisionError:
        return False
