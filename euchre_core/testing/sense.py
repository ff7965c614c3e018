"""What makes an example meaningless in a game, whatever its rules do: nobody of that name, no such card or bid."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from euchre_core.chapters.claims.phase import Claims
from euchre_core.kernel.rules import Rules
from euchre_core.language.wording import listed
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.likely import NO

from . import situations
from .complaint import Complaint, Place, without_answer
from .forms import odd_forms
from .odd_cards import odd_cards
from .scored import EVERYBODY_LOSES, names_of, sides_named
from .situations import CannotAsk
from .spellings import Spelling


def senseless(rules: Rules, example: ExampleSpec) -> list[Complaint]:
    """Everything an example speaks of that the game does not have."""
    found = list(odd_forms(example))
    for place, ask in _questions(rules, example):
        try:
            ask()
        except CannotAsk as error:
            found.append(without_answer(error, place))
    return found or list(odd_cards(rules, example))


def _questions(rules: Rules, example: ExampleSpec) -> Iterator[tuple[Place, Callable[[], object]]]:
    """What must have an answer, with its place in the example."""
    if example.bid is not None:
        yield ("bid",), lambda: situations.level_of(rules, example.bid or 0)
    if example.trump is not None:
        yield ("trump",), lambda: situations.strain_of(rules, example.trump or "")
    if example.upcard is not None:
        yield ("upcard",), lambda: situations.upcard_pile(rules)
    for place, name in _names(example):
        yield place, lambda name=name: sides_named(rules, name, 1)  # type: ignore[misc]
    for place, text in _cards(example):
        yield place, lambda text=text: situations.card(rules, text)  # type: ignore[misc]
    if example.claim not in (None, "none"):
        yield ("claim",), lambda: _claim(rules, example.claim or "")


def _names(example: ExampleSpec) -> list[tuple[Place, str]]:
    """The seats and sides an example speaks of."""
    names: list[tuple[Place, str]] = [(("by",), example.by)] if example.by and example.by != "nobody" else []
    names += [((key,), seat) for key, seat in (("turn", example.turn), ("next_dealer", example.next_dealer)) if seat]
    for key, seats in (("partner", example.partner), ("dropped", example.dropped)):
        names += [((key,), seat) for seat in names_of(seats)]
    if example.winner not in (None, "nobody", EVERYBODY_LOSES):
        names += [(("winner",), name) for name in (example.winner or "").split(" and ")]
    counted = {"tricks": example.tricks, "points": example.points, "scores": example.scores}
    for key, said in {**counted, "games": example.games, "next": example.next}.items():
        names += [((key, name), name) for name in said or {}]
    for key, counters in (("counters", example.counters), ("counted", example.counted)):
        names += [((key, counter, name), name) for counter, said in (counters or {}).items() for name in said]
    return names + [(("first_tricks", name), name) for name in example.first_tricks or {}]


def _cards(example: ExampleSpec) -> Iterator[tuple[Place, str]]:
    for key, text in (("led", example.led), ("wins", example.wins), ("upcard", example.upcard)):
        if text is not None:
            yield (key,), text
    for key, cards in (("hand", example.hand), ("trick", example.trick), ("legal", example.legal)):
        for place, text in enumerate(cards or []):
            yield (key, place), text


def _claim(rules: Rules, name: str) -> None:
    names = {claim.name for step in rules.steps for phase in step.phases if isinstance(phase, Claims)
             for claim in phase.claims}  # fmt: skip
    if name not in names:
        others = f"; its claims are {', '.join(sorted(names))}" if names else ", nor any other"
        text = f"this game has no claim {name}{others}"
        if name.lower() in NO:
            raise CannotAsk(text, help=("write `none`",), write=Spelling("none", True))
        near = situations.instead(name, names)
        raise CannotAsk(text, help=near["help"] or (f"write {listed([*sorted(names), 'none'])}",), write=near["write"])
