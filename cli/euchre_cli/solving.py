"""What a solved deal looks like: every card with its points, the best one first, and the play that follows it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from .table.faces import Faces
from .table.page import Page

if TYPE_CHECKING:
    from euchre_core.kernel.state import State
    from euchre_core.solver import Choice, Solution

    from .positions import Asked

GAP = "   "


def as_data(asked: Asked, solution: Solution) -> dict[str, Any]:
    """The same for programs."""
    state = asked.state
    rules = state.rules
    return {
        "format_version": "1.0",
        "game": rules.name,
        "digest": rules.digest,
        "trump": rules.tables.strains[state.strain],
        "maker": rules.seats[state.holder] if state.holder >= 0 else None,
        "tricks": by_side(state),
        "turn": state.to_act,
        "played": asked.played,
        "solved": solution.solved,
        "positions": solution.nodes,
        "choices": [
            {
                "action": choice.action,
                "points": choice.points,
                "margin": choice.margin,
                "line": [{"seat": seat, "action": action} for seat, action in choice.line],
            }
            for choice in best_first(solution)
        ],
    }


def best_first(solution: Solution) -> list[Choice]:
    """The choices, best first; those that are worth the same in the order of the table."""
    return sorted(solution.choices, key=lambda choice: -choice.margin)


def tell(asked: Asked, solution: Solution, *, plain: bool) -> None:
    """Print a solution."""
    state = asked.state
    faces = Faces(state.rules, plain)
    page = Page(sys.stdout, plain)
    choices = best_first(solution)
    page.line(heading(asked), "bold")
    for row in rows(state, choices, faces, asked.played):
        page.line(row)
    page.line()
    page.line(f"After {faces.within(short(choices[0].action))} perfect play is:", "bold")
    for row in tricks(state, choices[0], faces):
        page.line(row)


def heading(asked: Asked) -> str:
    """What is played, and how far it has come."""
    state = asked.state
    rules = state.rules
    strain = rules.tables.strains[state.strain].replace("_", " ")
    parts = [rules.title, *([asked.place] if asked.place else [])]
    parts.append(f"trump {strain}" if rules.tables.trump_of[state.strain] >= 0 else strain)
    if state.holder >= 0:
        parts.append(f"{rules.seats[state.holder]} is maker")
    if any(state.taken):
        parts.append(f"tricks {', '.join(f'{side} {tricks}' for side, tricks in by_side(state).items())}")
    return " · ".join(parts)


def by_side(state: State) -> dict[str, int]:
    """The tricks that each side has taken."""
    rules = state.rules
    found = dict.fromkeys(rules.side_names, 0)
    for seat, tricks in enumerate(state.taken):
        found[rules.side_names[rules.side_of[seat]]] += tricks
    return found


def short(action: str) -> str:
    """A card without its verb, anything else as it is said."""
    return action.removeprefix("play ")


def rows(state: State, choices: list[Choice], faces: Faces, played: str | None) -> list[str]:
    """The choices as a table: the points of every side, and what they are worth to whoever is in turn."""
    sides = state.rules.side_names
    title = f"{state.to_act} to play"
    cards = [faces.within(short(choice.action)) for choice in choices]
    first = max(len(title), *(len(card) + 2 for card in cards))
    widths = [max(len(side), 4) for side in sides]
    head = [side.rjust(width) for side, width in zip(sides, widths, strict=True)]
    found = [GAP.join([title.ljust(first), *head, f"worth to {state.to_act}"])]
    for choice, card in zip(choices, cards, strict=True):
        points = [str(choice.points[side]).rjust(width) for side, width in zip(sides, widths, strict=True)]
        mark = "   ← played" if choice.action == played else ""
        found.append(GAP.join([f"  {card}".ljust(first), *points, f"{choice.margin:+d}".rjust(5)]) + mark)
    return found


def tricks(state: State, choice: Choice, faces: Faces) -> list[str]:
    """A line of play, trick by trick."""
    here = state.copy()
    number = int(here.rules.tricks - here.tricks_left) + 1
    found: list[str] = []
    cards: list[str] = []
    for seat, text in choice.line:
        cards.append(f"{seat} {faces.within(short(text))}")
        left = here.tricks_left
        before = list(here.taken)
        here.apply(text)
        if here.tricks_left < left:
            winner = next((place for place, taken in enumerate(here.taken) if taken > before[place]), None)
            ending = f"→ {here.rules.seats[winner]}" if winner is not None else ""
            found.append(GAP.join([f"  Trick {number}", *cards, ending]).rstrip())
            number += 1
            cards = []
    return found
