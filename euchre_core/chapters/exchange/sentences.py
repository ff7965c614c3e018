"""Exchanges read aloud, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, capital, count, joined, read_aloud, title

if TYPE_CHECKING:
    from euchre_core.chapters.exchange.spec import ExchangeStep


def exchanges_aloud(exchanges: Mapping[str, Sequence[ExchangeStep]], setup: Setup) -> str:
    """Read every exchange aloud that takes place, step by step."""
    lines = []
    for name, steps in exchanges.items():
        occasions = _occasions(name, setup)
        if not occasions:
            continue
        lines.append(f'{joined(occasions, "or")} ("{title(name)}"):')
        for number, step in enumerate(steps, start=1):
            given, chosen, received, shown = read_aloud(step, replace(setup, exchanger=_exchanger(name, setup)))
            earlier = steps[: number - 1]
            how = [shown] if step.from_ == "kitty" else [chosen, shown]
            if step.from_ != "kitty" and any(_goes_to(each, step) for each in earlier):
                how.insert(1, received)
            lines.append(f"- Step {number}. {given}: {'; '.join(how)}.")
    return "\n".join(lines)


def _occasions(name: str, setup: Setup) -> list[str]:
    """When an exchange takes place; the first of them begins a sentence."""
    found = []
    if name in setup.exchanges:
        bids = joined([title(str(bid)) for bid in setup.exchanges[name]], "or")
        found.append(f"With the bid {bids}, once trump is named")
    if name == setup.lone_exchange:
        found.append("When the maker plays alone, before the play")
    if name in setup.kind_exchanges:
        kinds = joined([title(kind) for kind in setup.kind_exchanges[name]], "or")
        found.append(f"When the lone hand is {kinds}, before the play")
    if name == setup.lone_defenders_exchange:
        found.append("When a defender plays alone, before the play")
    if name in setup.claimed_exchanges:
        claims = joined([title(claim) for claim in setup.claimed_exchanges[name]], "or")
        found.append(f"When {claims} is claimed")
    return [found[0], *[each[:1].lower() + each[1:] for each in found[1:]]] if found else []


def _goes_to(earlier: ExchangeStep, step: ExchangeStep) -> bool:
    giver = "partner" if step.from_ == "each_partner" else step.from_
    return earlier.to == giver


def _exchanger(name: str, setup: Setup) -> str:
    """Whom an exchange is for, if that is always the same."""
    whose = {
        "the maker": name in {*setup.exchanges, *setup.kind_exchanges, setup.lone_exchange},
        "the defender": name == setup.lone_defenders_exchange,
        "the claimer": name in setup.claimed_exchanges,
    }
    possible = [who for who, is_his in whose.items() if is_his]
    return possible[0] if len(possible) == 1 else "the player"


def giving(step: ExchangeStep, setup: Setup) -> str:
    """Say who gives how many cards to whom."""
    player = setup.exchanger
    if step.from_ == "kitty":
        who = {"player": player, "partner": "his partner"}.get(step.to or "", "")
        if not who:
            return f"{capital(_cards(step))} of the kitty {_is(step)} laid away unseen"
        return f"{capital(who)} takes {_cards(step)} from the top of the kitty"
    giver = {"player": player, "partner": "his partner", "each_partner": "each of his partners"}.get(
        step.from_ or "", "somebody"
    )
    if step.to == "discard":
        return f"{capital(giver)} discards {_cards(step)}, face down and out of play"
    receiver = "his partner" if step.to == "partner" else player if step.to == "player" else "somebody"
    return f"{capital(giver)} gives {_cards(step)} to {receiver}"


def _cards(step: ExchangeStep) -> str:
    if step.cards == "same":
        return "as many cards"
    if step.cards == "all":
        return "all the cards" if step.from_ == "kitty" else "all his cards"
    if isinstance(step.cards, str):
        low, _, high = step.cards.partition("..")
        return f"up to {count(int(high), 'card')}" if low == "0" and high.isdecimal() else f"{low} to {high} cards"
    return count(step.cards or 0, "card")


def _is(step: ExchangeStep) -> str:
    return "is" if step.cards == 1 else "are"


def choosing(step: ExchangeStep, setup: Setup) -> str:
    """Say which cards are given."""
    of_ranks = f", but only {_ranks(step)}" if step.only else ""
    if step.choose == "any":
        return f"any he likes{of_ranks}"
    if step.choose == "best":
        return f"the best he has: his highest trumps, then his highest cards{of_ranks}"
    silent = "he says nothing and gives any" if step.shown_to == "both" else "any"
    if step.cards == 1:
        return f"his highest trump; without a trump, {silent} he likes{of_ranks}"
    return f"his highest trumps; when he has no more, {silent} he likes{of_ranks}"


_NAMES = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks", 10: "tens", 9: "nines", 8: "eights", 7: "sevens"}


def _ranks(step: ExchangeStep) -> str:
    return joined([_NAMES.get(rank, f"{rank}s") for rank in step.only or []])
