"""Why the rules do otherwise than an example says, in the words of the table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.rules import Rules

if TYPE_CHECKING:
    from .scored import Scored

RESULTS = ("points", "adds")


def moved_cards(rules: Rules, trump: str, cards: Iterable[str]) -> list[str]:
    """What is to be said of cards that belong to another suit than the one printed on them."""
    found: list[str] = []
    for card in dict.fromkeys(cards):
        now, printed = suit_now(rules, trump, card), rules.pack.suits[rules.pack.index[card]]
        if now != printed and now < len(SUITS):
            what = "is the left bower and" if printed < len(SUITS) else "is"
            found.append(f"{card} {what} a {SUITS[now][:-1]} here, {trump} being trump")
    return found


def suit_now(rules: Rules, trump: str, card: str) -> int:
    """The number of the suit that a card belongs to."""
    strain = rules.tables.strains.index(trump)
    return rules.tables.suit_of[strain * len(rules.pack.kinds) + rules.pack.index[card]]


def of_following(rules: Rules, trump: str, led: str | None, hand: Sequence[str]) -> tuple[str, ...]:
    """Why these cards of a hand may be played."""
    notes = moved_cards(rules, trump, [*([led] if led is not None else []), *hand])
    if led is None:
        return tuple(notes)
    suit = suit_now(rules, trump, led)
    name = SUITS[suit] if suit < len(SUITS) else "the joker"
    following = [card for card in hand if suit_now(rules, trump, card) == suit]
    policy = plain(rules)["play"]["renege"]["policy"]
    if policy != "prevented":
        must = f"; {in_a_row(following)} would follow {name}" if following else ""
        notes.append(f"with `play.renege.policy: {policy}` any card may be played{must}")
    elif following:
        notes.append(f"{name} {'were' if suit < len(SUITS) else 'was'} led, and {in_a_row(following)} must follow")
    else:
        notes.append(f"nothing in the hand follows {name}")
        if plain(rules)["play"]["void"] == "must_trump":
            notes.append("who cannot follow suit plays a trump, if he has one: `play.void: must_trump`")
    return tuple(notes)


def of_trick(rules: Rules, trump: str, trick: Sequence[str], place: int) -> tuple[str, ...]:
    """Why this card takes a trick."""
    notes = moved_cards(rules, trump, trick)
    card = trick[place]
    trumps = rules.tables.trumps[rules.tables.strains.index(trump)]
    if trumps >> rules.pack.index[card] & 1:
        notes.append(f"{card} is the highest trump in the trick")
    elif suit_now(rules, trump, card) < len(SUITS):
        nobody = "nobody has played a trump, and " if trumps else "there is no trump, and "
        notes.append(f"{nobody}{card} is the highest of the {SUITS[suit_now(rules, trump, card)]} that were led")
    if trick.count(card) > 1:
        which = "last" if plain(rules)["play"]["equal_cards"] == "last_wins" else "first"
        notes.append(f"of two equal cards the {which} one played wins: `play.equal_cards`")
    return tuple(notes)


def of_claims(rules: Rules, names: Iterable[str]) -> tuple[str, ...]:
    """What hands these claims ask for."""
    claims = plain(rules)["claims"]
    return tuple(
        f"`claims.{name}` asks for a hand with `{claims[name]['hand']}`"
        for name in names
        if name in claims and claims[name]["hand"] is not None
    )


def of_exchange(rules: Rules, name: str, who: str | None) -> tuple[str, ...]:
    """What an exchange lets somebody choose."""
    chosen: list[str] = [
        f"`exchange.{name}` says `choose: {step['choose']}` there"
        for step in plain(rules)["exchange"].get(name, [])
        if step.get("from") == (who or step.get("from")) and step.get("choose") is not None
    ]
    return tuple(dict.fromkeys(chosen))


def of_points(scored: Scored, side: int, wanted: int) -> tuple[str, ...]:
    """Why a side scores what it does: the line that counts, how the contract came out, and what would give more."""
    return (
        scored.reason(side),
        *of_shared_tricks(scored, side),
        *of_contract(scored),
        *of_lines(scored, side, wanted),
    )


def of_shared_tricks(scored: Scored, side: int) -> tuple[str, ...]:
    """Whose tricks a side is scored by, where opponents of the maker score each for himself and take them together."""
    state, names = scored.state, scored.rules.side_names
    units = scored.scoring.side.units(state)
    if state.holder < 0 or len(units) != 2 or scored.rules.side_of[state.holder] == side:
        return ()
    seats = [seat for seat in range(len(scored.rules.seats)) if units[1] >> seat & 1]
    sides = list(dict.fromkeys(scored.rules.side_of[seat] for seat in seats))
    if len(sides) < 2 or side not in sides:
        return ()
    taken = sum(state.taken[seat] for seat in seats)
    who = " and ".join([", ".join(names[each] for each in sides[:-1]), names[sides[-1]]])
    return (f"the defenders' tricks are counted together: {who} took {taken}",)


def of_contract(scored: Scored) -> tuple[str, ...]:
    """How many tricks the makers needed, where they did not take them."""
    state = scored.state
    if state.holder < 0 or scored.example.renege is not None or state.level >= len(scored.scoring.must_take):
        return ()
    needed = int(scored.scoring.must_take[state.level])
    makers = int(scored.scoring.side.makers(state))
    took = sum(number for seat, number in enumerate(state.taken) if makers >> seat & 1)
    if needed == LOSE_ALL and took:
        return (f"the contract is set: the makers took {took} of the tricks, and must take none",)
    return (f"the contract is set: the makers took {took} of the {needed} tricks they need",) if took < needed else ()


def of_lines(scored: Scored, side: int, wanted: int) -> tuple[str, ...]:
    """Which lines of a side would have given what was wanted, and when they do; or what is narrower than they."""
    scoring, state = scored.scoring, scored.state
    counts = scoring.line_of(state, side)
    notes: list[str] = []
    for line in sorted(scoring.lines_of(state, side), key=lambda one: one.name):
        role, _, name = line.name.partition(".")
        said = plain(scored.rules)["scoring"][role][name]
        if line is counts or said["points"] != wanted:
            continue
        if counts is not None and scoring.first_of([line], state, side) is not None:
            notes.append(f"the line `scoring.{line.name}` fits too and gives {wanted}, but the other is narrower")
            continue
        when = ", ".join(f"{key}: {value}" for key, value in said.items() if key not in RESULTS and value is not None)
        notes.append(f"the line `scoring.{line.name}` gives {wanted}, but only with `{when}`")
    return tuple(notes)


def in_a_row(cards: Sequence[str]) -> str:
    """Cards as a text."""
    return " ".join(cards)


def plain(rules: Rules) -> dict[str, Any]:
    """The settings as plain data."""
    settings: dict[str, Any] = json.loads(rules.canonical)
    return settings
