"""A function in a Python file that plays a seat."""

from __future__ import annotations

import importlib.util
import random
import reprlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .aside import aside
from .failure import BotFailure, action_of, lawful, shortened, told


@final
class FunctionBot:
    """Plays by a function `f(observation, rng)` that gives one of the legal actions, or its text.

    Args:
        function: the function.
        name: how records and tables call it.
    """

    def __init__(self, function: Callable[[Observation, random.Random], Action | str], name: str) -> None:
        self.function = function
        self.name = name

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """What the function answers.

        Raises:
            BotFailure: it is not an action, or not one that is legal, or the function tried to end the program.
        """
        with aside():
            answer: Any = self.function(observation, rng)
            shown = "" if isinstance(answer, (str, Action)) else reprlib.repr(answer)
        if isinstance(answer, str):
            return action_of(observation, answer)
        if not isinstance(answer, Action):
            raise BotFailure(f"answered {shortened(shown)}, which is no action")
        return lawful(observation, answer)


def function_in(path: Path, name: str) -> Callable[[Observation, random.Random], Action | str]:
    """A function of a Python file, which is run for it. The file may import others that lie beside it.

    Raises:
        ValueError: there is no such file or function, or the file cannot be run.
    """
    if not path.is_file():
        raise ValueError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    folder = str(path.parent.resolve())
    if folder not in sys.path:
        sys.path.append(folder)  # at the end: nothing beside a bot may stand in for what others import
    try:
        with aside():
            spec.loader.exec_module(module)
    except BotFailure as failure:
        raise ValueError(f"{path} {failure}") from None
    except Exception as error:
        raise ValueError(f"{path} cannot be run: {told(error)}") from error
    function = getattr(module, name, None)
    if callable(function):
        found: Callable[[Observation, random.Random], Action | str] = function
        return found
    functions = [each for each, value in vars(module).items() if callable(value) and value.__module__ == path.stem]
    has = f"its functions are {', '.join(functions)}" if functions else "it has no function"
    raise ValueError(f"{path} has no function {name}; {has}")
