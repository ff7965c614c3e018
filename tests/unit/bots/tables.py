"""Games and situations for the tests of bots."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

import euchre_core as eu
from euchre_core.bots import Bot
from euchre_core.game.deal import Deal
from euchre_core.kernel.sample import Guess

GAMES = ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"]
OVERLAYS = ["stick_the_dealer", "joker", "ace_no_face", "symmetric_moon", "cutthroat_renege"]
SHIPPED = [(game, overlay) for game in GAMES for overlay in (None, *OVERLAYS)]

STRANGE: list[tuple[str, list[str], dict[str, object]]] = [
    ("bid_euchre", ["joker"], {"deal.dealer_discards": "after_trump", "deal.dealer_extra": 2, "pack.jokers": 2}),
    ("bid_euchre", [], {"exchange.ask_for_best": exchange}) if False else  # placeholder
    ("ghost_hand", ["joker", "stick_the_dealer"], {"auction.swap": "once_each"}),
]
