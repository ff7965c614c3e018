"""Cards that cannot be where an example says they are."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.kernel.rules import Rules
from euchre_core.variant.examples import ExampleSpec

from .complaint import Complaint, Place
from .forms import form_of


def odd_cards(rules: Rules, example: ExampleSpec) -> Iterator[Complaint]:
    """Every such card; the pack has all of them."""
    yield from _too_often(rules, example)
    yield from _too_many(rules, example)
    if example.hand is not None:
        for place, text in enumerate(example.legal or []):
            if text not in example.hand:
                yield Complaint(f"{text} is not in the hand of this example", ("legal", place), senseless=True)
    if example.trick is not None and example.wins is not None and example.wins not in example.trick:
        yield Complaint(f"{example.wins} is not in the trick of this example", ("wins",), senseless=True)


def _too_often(rules: Rules, example: ExampleSpec) -> Iterator[Complaint]:
    """Cards that are in more places at once than the pack has of them."""
    places: list[tuple[Place, str]] = [(("led",), example.led)] if example.led and example.hand else []
    places += [(("upcard",), example.upcard)] if example.upcard else []
    for key, cards in (("hand", example.hand), ("trick", example.trick)):
        places += [((key, place), text) for place, text in enumerate(cards or [])]
    seen: dict[str, int] = {}
    for place, text in places:
        seen[text] = seen.get(text, 0) + 1
        copies = rules.pack.copies[rules.pack.index[text]]
        if seen[text] == copies + 1:
            only = "once" if copies == 1 else f"{copies} times"
            used = {("led",): "led", ("upcard",): "turned up"}
            first = next((used[path] for path, each in places if each == text and path in used), "")
            and_led = f", and here it is {first} already" if first else ""
            yield Complaint(f"the pack has {text} only {only}{and_led}", place, senseless=True)


def _too_many(rules: Rules, example: ExampleSpec) -> Iterator[Complaint]:
    """More cards than a hand or a trick has."""
    most = most_in_hand(rules, example)
    if example.hand is not None and most is not None and len(example.hand) > most:
        text = f"these are {len(example.hand)} cards, and a hand has {most} at most"
        yield Complaint(text, ("hand",), senseless=True)
    players = len(rules.seats)
    if example.trick is not None and len(example.trick) > players:
        text = f"these are {len(example.trick)} cards, and a trick of {players} players has no more than {players}"
        yield Complaint(text, ("trick",), senseless=True)


def most_in_hand(rules: Rules, example: ExampleSpec) -> int | None:
    """How many cards somebody can hold at the moment of an example; None in an exchange, which may bring any number."""
    form = form_of(example)
    dealt = max(pile.cards for pile in rules.piles[: len(rules.seats)])
    if form is None or form.key == "exchange":
        return None
    if form.key == "legal":
        return max(int(rules.tricks), dealt)
    return dealt + sum(rules.pack.copies) - dealt * len(rules.seats)  # with all that nobody was dealt
