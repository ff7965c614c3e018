"""Examples that are right for a game, made by asking its rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.rules import Rules
from euchre_core.testing.scored import Scored
from euchre_core.testing.situations import CannotAsk, playable, trick_winner
from euchre_core.testing.spoken import Spoken
from euchre_core.testing.trial import Trial
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.facts import Facts
from euchre_core.variant.spec import VariantSpec

Example = dict[str, Any]
"""An example as it is written in a file: keys and values."""

SUITS = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}
SAME_COLOUR = {"hearts": "D", "spades": "C", "diamonds": "H", "clubs": "S"}
_MOST_WORDS = 4


def examples_of(rules: Rules, spec: VariantSpec) -> list[Example]:
    """Make examples of a game: a contract made and one that fails, the auction, following suit, and a trick."""
    asked = [*_points(rules, spec), _auction(rules, spec), _following(rules, spec), _trick(rules, spec)]
    return [example for example in asked if example is not None]


def is_right(rules: Rules, example: Example) -> bool:
    """Whether an example comes out as written."""
    return Trial(rules, ExampleSpec.model_validate(example)).complaint() is None


# -- points ----------------------------------------------------------------------------------------------------------


def _points(rules: Rules, spec: VariantSpec) -> Iterator[Example]:
    """A contract that is just made, and one that just fails."""
    facts = Facts(spec)
    bid = next((bid for bid in facts.bids if str(bid).isdecimal()), next(iter(facts.bids), None))
    needed = _tricks_needed(facts, bid)
    for taken in (needed, needed - 1 if needed else 1):
        if 0 <= taken <= facts.tricks:
            example = _scored(rules, facts, bid, taken)
            if example is not None:
                yield example


def _tricks_needed(facts: Facts, bid: int | str | None) -> int:
    """How many tricks surely make the contract."""
    auction = facts.spec.auction
    if bid is not None:
        needed = auction.tricks_needed(bid, facts.tricks)
        return 0 if needed == LOSE_ALL or needed is None else needed
    return auction.must_take if isinstance(auction.must_take, int) else facts.tricks // 2 + 1


def _scored(rules: Rules, facts: Facts, bid: int | str | None, taken: int) -> Example | None:
    """Say what it is worth when the maker's side takes so many tricks, in the first way the game understands."""
    for known, tricks in product(_contracts(rules, bid), _shares(rules, facts, taken)):
        example = {**known, "tricks": tricks}
        try:
            scored = Scored(rules, ExampleSpec.model_validate(example))
            points = {name: {scored.points[side] for side in scored.sides(name)} for name in tricks}
        except CannotAsk:
            continue
        example["points"] = {name: each.pop() for name, each in points.items() if len(each) == 1}
        if example["points"] and is_right(rules, example):
            return example
    return None


def _contracts(rules: Rules, bid: int | str | None) -> Iterator[Example]:
    """Ways to say who has the contract, the shortest first."""
    bids = [{"bid": _as_number(bid)}] if bid is not None else [{}]
    makers: list[Example] = [{"by": rules.seats[0]}, {"by": "nobody"}]
    partners: list[Example] = [{}, {"partner": rules.seats[1]}]
    trumps: list[Example] = [{}, *({"trump": strain} for strain in _trumps(rules))]
    for by, partner, trump in product(makers, partners, trumps):
        yield {**(bids[0] if by["by"] != "nobody" else {}), **by, **partner, **trump}


def _shares(rules: Rules, facts: Facts, taken: int) -> Iterator[dict[str, int]]:
    """Ways to say who took the tricks, the shortest first."""
    rest = facts.tricks - taken
    teams = ["".join(seat for seat, each in zip(rules.seats, rules.team_of, strict=True) if each == team)
             for team in sorted(set(rules.team_of))]  # fmt: skip
    if len(teams) == 2:
        yield {teams[0]: taken, teams[1]: rest}
    if facts.spec.table.sides in ("maker_against_all", "called_partner") and facts.spec.auction.form != "none":
        yield {"makers": taken, "defenders": rest}
    others = rules.seats[1:]
    each, more = divmod(rest, len(others))
    yield {rules.seats[0]: taken, **{seat: each + (place < more) for place, seat in enumerate(others)}}


def _as_number(bid: int | str) -> int | str:
    return int(bid) if str(bid).isdecimal() else bid


def _trumps(rules: Rules) -> list[str]:
    """What may be trump, hearts first: everybody explains bowers with hearts and diamonds."""
    return sorted(rules.tables.strains, key=lambda strain: (strain not in SUITS, strain != "hearts"))


# -- the auction -----------------------------------------------------------------------------------------------------


def _auction(rules: Rules, spec: VariantSpec) -> Example | None:
    """What may be said after some words, and what may not."""
    if spec.auction.form == "none":
        return None
    upcard = {"upcard": _low(spec, "hearts")} if spec.deal.upcard != "none" else {}
    made = []
    for said in _beginnings(rules, upcard):
        legal, others = _words_after(rules, {**upcard, "after": said})
        refused = [word for word in [*said[::-1], *others, "pass"] if word not in legal][:1]
        example = {**upcard, "after": said, "may": legal[:_MOST_WORDS], **({"may_not": refused} if refused else {})}
        if legal and is_right(rules, example):
            made.append(example)
    return max(made, key=_tells, default=None)


def _tells(example: Example) -> tuple[bool, bool]:
    """Of two examples that one is better that is still about the auction, and says also what may not be said."""
    may = [str(word) for word in example["may"]]
    return "pass" in may or not example["after"], "may_not" in example


def _beginnings(rules: Rules, upcard: Example) -> Iterator[list[str]]:
    """Some first words of an auction."""
    players = len(rules.seats)
    first, _ = _words_after(rules, {**upcard, "after": []})
    bids = [word for word in first if word.startswith("bid ")]
    if "pass" in first:
        yield from [["pass", bid] for bid in bids[:1]]
        yield ["pass"] * (players - 1)
    yield from [[bid] for bid in bids[:1]]
    yield []


def _words_after(rules: Rules, example: Example) -> tuple[list[str], list[str]]:
    """What may be said after some words, and every other word of that moment."""
    try:
        state = Spoken(rules, ExampleSpec.model_validate(example)).state
    except (CannotAsk, ActionError):
        return [], []
    if state.is_over:
        return [], []
    legal = [action.text for action in state.legal_actions]
    known = [action.text for action in state.now.main.vocabulary(state.turn)]
    return legal, [word for word in known if word not in legal]


# -- cards -----------------------------------------------------------------------------------------------------------


def _following(rules: Rules, spec: VariantSpec) -> Example | None:
    """Which cards may be played when one was led: the left bower, where there is one."""
    for trump in _trumps(rules):
        other = SAME_COLOUR.get(trump, "D")
        for led, low in ((f"J{other}", _low(spec, trump)), (_high(spec, other), _low(spec, "diamonds"))):
            hand = [low, _high(spec, other), _high(spec, "S" if trump != "spades" else "H")]
            example: Example = {"trump": trump, "led": led, "hand": [card for card in hand if card != led]}
            try:
                legal = playable(rules, trump, led, example["hand"])
            except CannotAsk:
                continue
            example["legal"] = [card for card in example["hand"] if card in legal]
            if len(legal) == 1 and is_right(rules, example):
                return example
    return None


def _trick(rules: Rules, spec: VariantSpec) -> Example | None:
    """Which card takes a trick."""
    for trump in _trumps(rules):
        suit = SAME_COLOUR.get(trump, "D")
        ranks = spec.pack.rank_texts()
        wanted = dict.fromkeys([ranks[0], "J", ranks[1], ranks[-1], *ranks[1:]])
        cards = [f"{rank}{suit}" for rank in wanted if f"{rank}{suit}" in rules.pack.index][: len(rules.seats)]
        example = {"trump": trump, "trick": cards, "wins": cards[trick_winner(rules, trump, cards)]}
        if len(cards) > 1 and is_right(rules, example):
            return example
    return None


def _high(spec: VariantSpec, suit: str) -> str:
    """The highest card of a plain suit."""
    return f"{spec.pack.rank_texts()[0]}{SUITS.get(suit, suit)}"


def _low(spec: VariantSpec, suit: str) -> str:
    """The lowest card of a suit."""
    return f"{spec.pack.rank_texts()[-1]}{SUITS.get(suit, 'H')}"
