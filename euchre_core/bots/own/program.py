"""A program that plays a seat: it is asked on its standard input and answers on its standard output."""

from __future__ import annotations

import contextlib
import json
import queue
import random
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import Any, Final, final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .failure import BotFailure, action_of, shortened
from .wire import question_as_data, rules_as_data

SECONDS: Final = 10.0
"""How long a program may think about one action, if nothing else is said."""
PATIENCE: Final = 3
"""After so many failures in a row a program is not asked again."""
LONGEST_ANSWER: Final = 10_000
"""The characters of an answer that are read at most; a longer one is a failure."""


@final
class ProgramBot:
    """Plays by a program of one's own, in any language.

    The program is started when it is first asked. It reads lines and writes lines, each a JSON object: first the rules,
    which ask for no answer, then a question for every action (see `wire`), which it answers by `{"action": "play JS"}`
    with one of the question's `legal`. What it writes on standard error is passed on. After a failure it is started
    anew for the next question: every question holds all that the seat knows.

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
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()

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
        """Ask once."""
        self.start()
        if self.told != observation.rules.digest:
            self.tell(rules_as_data(observation.rules))
            self.told = observation.rules.digest
        self.asked += 1
        self.tell(question_as_data(observation, self.asked, seed))
        return action_of(observation, action_in(self.read()))

    def start(self) -> None:
        """Start the program unless it runs."""
        if self.process is not None:
            return
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
                errors="replace",
            )  # fmt: skip
        except OSError as error:
            raise BotFailure(f"cannot be started: {self.command[0]}: {error.strerror or error}") from None
        self.told = ""
        self.lines = queue.Queue()
        threading.Thread(target=listen, args=(self.process, self.lines), daemon=True).start()

    def tell(self, data: dict[str, Any]) -> None:
        """Write a line to it, in the time it has: a program that does not read must not hold up the table."""
        process = self.process
        assert process is not None
        written = threading.Thread(target=write, args=(process, json.dumps(data) + "\n"), daemon=True)
        written.start()
        written.join(self.seconds)
        if written.is_alive():
            raise BotFailure(f"did not read its question within {self.seconds:g} seconds")

    def read(self) -> str:
        """Its next line."""
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise BotFailure(f"was silent for {self.seconds:g} seconds") from None
        if line:
            return line
        assert self.process is not None
        try:
            code = self.process.wait(self.seconds)
        except subprocess.TimeoutExpired:
            raise BotFailure("closed its standard output") from None
        raise BotFailure(f"ended without an answer (exit code {code})")

    def close(self) -> None:
        """End the program, if it runs."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            process.kill()
        process.wait()

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            self.close()


def listen(process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    """Put what a program writes into a queue, line by line; an empty text when it ends."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while line := process.stdout.readline(LONGEST_ANSWER):
            lines.put(line)
    lines.put("")


def write(process: subprocess.Popen[str], text: str) -> None:
    """Write to a program; if it has ended, its silence will tell."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        process.stdin.write(text)
        process.stdin.flush()


def action_in(line: str) -> str:
    """The action an answer names."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailure(f"answered “{shortened(line)}”, which is not JSON") from None
    if not isinstance(data, dict) or not isinstance(data.get("action"), str):
        raise BotFailure(f'answered “{shortened(line)}” instead of something like {{"action": "pass"}}')
    text: str = data["action"]
    return text
