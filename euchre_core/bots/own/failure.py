"""What can go wrong with a bot of one's own."""

from __future__ import annotations

from typing import Final

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.observation import Observation

MOST_SHOWN: Final = 80
MOST_LOOKED_AT: Final = 1000
"""Of a long text no more is looked at for showing its beginning."""
LONGEST_ANSWER: Final = 10_000
"""The characters of an answer at most; no action is nearly as long."""
MOST_CHOICES: Final = 6


class BotFailure(Exception):
    """A bot gave no usable answer; the message goes on after its name: “was silent for 10 seconds”."""


def action_of(observation: Observation, text: str) -> Action:
    """The legal action that is written so.

    Raises:
        BotFailure: there is none, or it is not legal.
    """
    if len(text) > LONGEST_ANSWER:
        raise BotFailure(f"answered “{shortened(text)}”, but can only {choices(observation)}")
    try:
        action = observation.view.parse(text)
    except ActionError:
        raise BotFailure(f"answered “{shortened(text)}”, but can only {choices(observation)}") from None
    return lawful(observation, action)


def lawful(observation: Observation, action: Action) -> Action:
    """The action itself.

    Raises:
        BotFailure: it is not legal.
    """
    if action not in observation.legal_actions:
        raise BotFailure(f"answered “{action.text}”, which is not legal: {observation.view.reason_against(action)}")
    return action


def choices(observation: Observation) -> str:
    """What may be done, the beginning of a long list."""
    texts = [action.text for action in observation.legal_actions]
    return ", ".join(texts[:MOST_CHOICES]) + (", …" if len(texts) > MOST_CHOICES else "")


def told(error: BaseException) -> str:
    """An exception on one line: its kind, and what it says."""
    kind = type(error).__name__
    try:
        says = shortened(str(error))
    except Exception:
        says = "(it cannot say what)"
    return f"{kind}: {says}" if says else kind


def shortened(text: str) -> str:
    """What somebody wrote, on one line and not too long; letters that nobody sees by their numbers."""
    seen = " ".join(text[:MOST_LOOKED_AT].split())
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in seen)
    return line if len(line) <= MOST_SHOWN else line[: MOST_SHOWN - 1] + "…"
