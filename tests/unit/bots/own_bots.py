"""Bots of one's own for the tests, and a short game for them."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from textwrap import dedent

import euchre_core as eu

TALKER = """
    import json, sys
    for line in sys.stdin:
        question = json.loads(line)
        {heard}
        if question["type"] == "act":
            {answered}
"""
FIRST = 'print(json.dumps({"action": question["legal"][0]}), flush=True)'


def program(tmp_path: Path, answered: str = FIRST, heard: str = "") -> list[str]:
    """A program that hears every line and answers every question."""
    file = tmp_path / "talker.py"
    file.write_text(dedent(TALKER).format(heard=heard or "pass", answered=answered))
    return [sys.executable, str(file)]


def new_game() -> eu.Game:
    return eu.Game(eu.load("classic"), seed=3, max_deals=2)


def play(bot: eu.bots.Bot) -> eu.Game:
    """Play two deals, the bot at every seat."""
    game, rng = new_game(), random.Random(1)
    while not game.is_over:
        game.push(bot.act(game.observation(game.to_act), rng))
    return game
