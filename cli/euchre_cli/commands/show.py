"""`euchre show`: a game as one YAML file."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.formats import Format
from euchre_cli.opening import Name, Set, With, open_game, settings_of

EXAMPLES = """
euchre show ghost_hand
euchre show bid_euchre --with joker --origin
euchre show british --changed
"""


def run(
    name: Name,
    origin: Annotated[bool, typer.Option("--origin", help="Say behind each setting who set it.")] = False,
    changed: Annotated[
        bool, typer.Option("--changed", help="Only what differs from the game it extends, else from the defaults.")
    ] = False,
    overlays: With = None,
    settings: Set = None,
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Show every setting of a game, defaults included; bids and exchanges that are not in force are marked.

    With --changed only what differs from the game that the file extends, or from the defaults if it extends none, with
    all house rules worked in. Saved beside the file it is a game of the same rules.
    """
    from euchre_core.variant.show import show_data, show_text

    resolved = open_game(name, overlays or [], settings_of(settings), otherwise="euchre show bid_euchre")
    if output is Format.json:
        streams.write(json.dumps(show_data(resolved, changed=changed), ensure_ascii=False, indent=2))
    else:
        streams.write(show_text(resolved, origins=origin, changed=changed))
