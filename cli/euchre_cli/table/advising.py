"""A hint told at the table: what to do, why, and what every choice is likely to bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .choices import Choices
from .page import Page

if TYPE_CHECKING:
    from euchre_core.bots import Advice, Estimated
    from euchre_core.kernel.action import Action

MOST_TOLD: Final = 8
"""How many choices are told with their points, the best first."""
LARGE: Final = 20.0
"""From how many points on parts of a point are left out."""


def tell_advice(advice: Advice, choices: Choices, page: Page) -> None:
    """Tell what to do, and under it the estimated points of each choice."""
    reason = f": {advice.reason}" if advice.reason else ""
    page.paragraph(f"Hint: {choices.in_a_sentence(advice.best)}{choices.faces.within(reason)}.", "      ", first="")
    page.row([in_points(each, choices) for each in advice.choices[:MOST_TOLD]], "Likely points  ", "   ")


def in_points(choice: Estimated, choices: Choices) -> str:
    """A choice with the points by which its side is likely to come out better, and its chance if the match may end."""
    points = f"{choice.points:+.0f}" if abs(choice.points) >= LARGE else f"{choice.points:+.1f}"
    chance = "" if choice.chance is None else f" ({choice.chance:.0%} to win)"
    return f"{name_of(choice.action, choices)} {points}{chance}"


def name_of(action: Action, choices: Choices) -> str:
    """A choice in a word or two: a card, or what is said."""
    if choices.are_cards and action.phase is choices.main and action.argument:
        return choices.faces.card(action.argument)
    return choices.in_a_sentence(action)
