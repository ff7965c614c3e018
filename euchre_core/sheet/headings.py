"""The headings of the rule sheet, one for each chapter."""

from __future__ import annotations

from euchre_core.language.translation import later

HEADINGS = {
    "table": later("Players"),
    "pack": later("Cards"),
    "deal": later("Deal"),
    "claims": later("Claims"),
    "auction": later("Auction"),
    "trump": later("Trump"),
    "exchange": later("Exchange of cards"),
    "alone": later("Lone hands"),
    "play": later("Play"),
    "scoring": later("Scoring"),
    "match": later("Winning"),
}
"""The heading of each chapter in English, in the order of the sheet; the catalogs have them in other languages."""

DROPPING_OUT = later("Dropping out")
"""What stands over the chapter of lone hands where nobody may play alone and players may drop out."""
