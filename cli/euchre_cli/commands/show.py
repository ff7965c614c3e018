"""`euchre show`: a game as one YAML file."""

from __future__ import annotations

from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.opening import Name, Set, With, open_game, settings_of

EXAMPLES = """
euchre show ghost_hand
euchre show bid_euchre --with joker --origin
"""


def run(
    name: Name,
    origin: Annotated[bool, typer.Option("--origin", help="Say behind each setting who set it.")] = False,
    overlays: With = None,
    settings: Set = None,
) -> None:
    """Show every setting of a game, defaults included; bids and exchanges that are not in force are marked."""
    from euchre_core.variant.show import show_text

    resolved = open_game(name, overlays or [], settings_of(settings), otherwise="euchre show bid_euchre")
    streams.write(show_text(resolved, origins=origin))
