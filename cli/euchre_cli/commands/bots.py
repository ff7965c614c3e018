"""`euchre bots`: the bots one can play against."""

from __future__ import annotations

from euchre_cli import streams
from euchre_cli.bots import bot_names

EXAMPLES = """
euchre bots
euchre run --variant bid_euchre --bots cautious
euchre run --variant bid_euchre --bots my_bot.py:play
"""


def run() -> None:
    """List the bots."""
    from euchre_core import bots

    names = bot_names()
    wide = max(len(name) for name in names)
    for name in names:
        streams.write(f"{name:<{wide}}  {bots.about(name)}")
    streams.write("\nYour own: FILE.py:FUNCTION, or program:COMMAND for a program that speaks the line protocol.")
