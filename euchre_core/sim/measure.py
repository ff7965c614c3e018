"""A measure: something that is counted or averaged, with its name and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Section = Literal["contracts", "bids", "trump", "points", "seats", "matches"]
SECTIONS: Final[Mapping[Section, str]] = {
    "contracts": "Contracts",
    "bids": "Bids and calls",
    "trump": "Trump",
    "points": "Points a deal",
    "seats": "Who gets the contract",
    "matches": "Matches",
}


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is measured.

    Attributes:
        key: how programs call it; title: how people do; section: where it stands in a report.
        sentence: what it means.
        is_rate: whether it is how often something happens, or else a mean.
        scale: what a mean is divided by in the end, so that all that is added up are whole numbers.
        is_rare: whether nobody needs to hear of it where it never happens.
    """

    key: str
    title: str
    section: Section
    sentence: str
    is_rate: bool = True
    scale: int = 1
    is_rare: bool = False
