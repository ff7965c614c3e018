"""Bids that are put into a ladder, wherever it comes from: what an author says, and where each of them goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from euchre_core.chapters.sentence import SaidBy
from euchre_core.chapters.values import BidName, Settings, Wanted

Neighbour = Annotated[BidName, Wanted("a bid of the ladder, numbered or special")]


class PlaceSpec(Settings):
    """Where a bid goes on the ladder: right above another one, or right below it."""

    above: Annotated[Neighbour | None, SaidBy("below")] = None
    """The bid that it stands right above; numbered: above every number; special: above every bid with a name."""

    below: Annotated[Neighbour | None, SaidBy("above")] = None
    """The bid that it stands right below; numbered: below every number; special: below every bid with a name."""


def inserted(ladder: list[int | str], places: Mapping[str, PlaceSpec]) -> list[int | str]:
    """Put bids into a ladder, each once what it stands beside is there; one that has no place is left out."""
    rungs = list(ladder)
    waiting = dict(places)
    while waiting:
        ready = [name for name, place in waiting.items() if position(rungs, place) is not None]
        if not ready:
            break
        place = position(rungs, waiting.pop(ready[0]))
        bid = int(ready[0]) if ready[0].isdecimal() else ready[0]
        if place is not None and bid not in rungs:
            rungs.insert(place, bid)
    return rungs


def position(rungs: list[int | str], place: PlaceSpec) -> int | None:
    """Return where on a ladder a bid goes; None if what it stands beside is not there."""
    beside = place.above if place.above is not None else place.below
    found = [number for number, rung in enumerate(rungs) if beside == rung or beside == group_of(rung)]
    if not found:
        return None
    return found[-1] + 1 if place.above is not None else found[0]


def group_of(rung: int | str) -> str:
    """Return the word that scoring lines use for bids of this kind."""
    return "numbered" if isinstance(rung, int) else "special"
