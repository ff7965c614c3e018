"""A program that plays a seat: it is asked on its standard input and answers on its standard output."""

from __future__ import annotations

import json
import random
import shlex
import time
from collections.abc import Sequence
from typing import Any, Final, final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .child import Child
from .failure import BotFailure, action_of, shortened
from .wire import question_as_data, rules_as_data

SECONDS: Final = 10.0
"""How long a program may think about one action, if nothing else is said."""
PATIENCE: Final = 3
"""After so many failures in a row a program is not asked again."""


@final
class ProgramBot:
    """Plays by a program of one's own, in any language.

    The program is started when it is first asked. It reads lines and writes lines, each a JSON object: first the rules,
    which ask for no answer, then a question for every action (see `wire`), which it answers by `{"action": "play JS"}`
    with one of the question's `legal`, and with the question's `id` if the answer may be late. What it writes on
    standard error is passed on. After a failure it is started anew for the next question: every question holds all
    that the seat knows.

    Args:
        command: how to start it: a line as for a shell, or the words of one.
        seconds: how long it may think about one action, more than 0.

    Raises:
        ValueError: there is no command, or no time.
    """

    def __init__(self, command: str | Sequence[str], seconds: float = SECONDS) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        if not self.command:
            raise ValueError("say what to start, as in program:./my_bot")
        if not seconds > 0:
            raise ValueError(f"a program needs some time to think, not {seconds} seconds")
        self.name = "program:" + shlex.join(self.command)
        self.seconds = seconds
        self.failures = 0
        self.asked = 0
        self.told = ""
        self.process: Child | None = None

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """What the program answers.

        Raises:
            BotFailure: it could not be started, ended, was silent too long, or answered nothing that can be done.
        """
        seed = rng.getrandbits(32)
        if self.failures >= PATIENCE:
            raise BotFailure(f"failed {PATIENCE} times in a row and is not asked again")
        try:
            action = self.answer(observation, seed)
        except BotFailure:
            self.failures += 1
            self.close()
            raise
        self.failures = 0
        return action

    def answer(self, observation: Observation, seed: int) -> Action:
        """Ask once. What it wrote before it was asked is no answer, nor is what names another question."""
        if self.process is None:
            self.process, self.told = Child(self.command), ""
        process = self.process
        process.forget()
        if self.told != observation.rules.digest:
            process.tell(json.dumps(rules_as_data(observation.rules)), self.seconds)
            self.told = observation.rules.digest
        self.asked += 1
        process.tell(json.dumps(question_as_data(observation, self.asked, seed)), self.seconds)
        latest = time.monotonic() + self.seconds
        while True:
            data = answer_in(process.read(latest - time.monotonic(), self.seconds))
            if data.get("id", self.asked) == self.asked:
                return action_of(observation, data["action"])

    def close(self) -> None:
        """End the program, if it runs, and what it has started."""
        process, self.process = self.process, None
        if process is not None:
            process.end()

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            self.close()


def answer_in(line: str) -> dict[str, Any]:
    """What an answer says."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailure(f"answered “{shortened(line)}”, which is not JSON") from None
    if not isinstance(data, dict) or not isinstance(data.get("action"), str):
        raise BotFailure(f'answered “{shortened(line)}” instead of something like {{"action": "pass"}}')
    return data
