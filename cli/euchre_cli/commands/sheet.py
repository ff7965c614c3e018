"""`euchre sheet`: the rules of a game in plain English."""

from __future__ import annotations

from euchre_cli import streams
from euchre_cli.opening import Name, Set, With, open_game, settings_of

EXAMPLES = """
euchre sheet ghost_hand
euchre sheet bid_euchre --with stick_the_dealer --set match.target=21
"""


def run(name: Name, overlays: With = None, settings: Set = None) -> None:
    """Read the rules of a game: every rule in force, and nothing else."""
    from euchre_core.sheet.text import sheet_text

    streams.write(
        sheet_text(open_game(name, overlays or [], settings_of(settings), otherwise="euchre sheet bid_euchre"))
    )
