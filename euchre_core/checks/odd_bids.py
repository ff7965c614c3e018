"""EU424 and EU425: bids that risk nothing, and bids that stand below lesser ones."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown

LADDER = ("auction", "ladder")


def bids_ask_for_something(game: Game) -> Iterator[Diagnostic]:
    """No number bid asks for no trick at all: it is made whatever happens."""
    if 0 in game.facts.all_bids and (game.own(*LADDER) or game.own("auction", "stuck_ladder")):
        yield diagnose(
            "EU424",
            "a bid of 0 tricks is always made",
            game.cause(LADDER, ("auction", "stuck_ladder")),
            label="begins at 0",
            help=["begin at 1; a bid to take no trick is one with a name and `must_take: none`"],
        )


def bids_stand_in_their_place(game: Game) -> Iterator[Diagnostic]:
    """A bid with a name that asks for more tricks, and is worth more, does not stand below a number."""
    auction, tricks = game.spec.auction, game.facts.tricks
    if auction.beats == "higher_value" or not game.own(*LADDER):
        return
    for place, bid in enumerate(game.facts.bids):
        needed, worth = auction.tricks_needed(bid, tricks), auction.worth(bid, tricks)
        above = [other for other in game.facts.bids[place + 1 :] if isinstance(other, int)]
        if isinstance(bid, int) or needed is None or worth is None or not above:
            continue
        if needed > min(above) and worth > min(above):
            yield diagnose(
                "EU425",
                f"{min(above)} outbids {shown(bid)}, which asks for {needed} tricks and is worth {worth}",
                game.at(*LADDER),
                label="the lowest bid stands first",
                help=[f"put {shown(bid)} behind {max(above)}"],
            )
