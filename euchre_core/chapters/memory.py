"""What several chapters remember of a deal under one name: the slots that one writes and another reads."""

from __future__ import annotations

from typing import Final

STUCK: Final = "stuck"
"""Who was forced to bid: `NOBODY_STUCK`, `STUCK_DEALER` or `STUCK_JOKER_HOLDER`."""

NOBODY_STUCK: Final = 0
STUCK_DEALER: Final = 1
STUCK_JOKER_HOLDER: Final = 2

ALONE: Final = "alone"
"""Who plays alone: 0 nobody, `MAKER_ALONE`, `DEFENDER_ALONE`, or both."""

MAKER_ALONE: Final = 1
DEFENDER_ALONE: Final = 2

BLIND: Final = "blind"
"""Whether the maker said that he plays alone before he looked at his cards: 0 or 1."""

LONE_KIND: Final = "lone kind"
"""Which kind of lone hand the maker plays, as its place + 1 among those with a name; 0 for a plain one."""

LONE_DEFENDER: Final = "lone defender"
"""The defender who plays alone, as seat + 1; 0 if none does."""

DROPPED: Final = "dropped"
"""The players who dropped out, as a mask of seats."""

TRUE_ALLIES: Final = "true allies"
"""The maker's side with a partner who is still secret, as a mask of seats; nobody may look at it."""

BROKEN: Final = "ended by renege"
"""Whose renege ended the deal: 0 nobody's, `BROKEN_BY_MAKERS` or `BROKEN_BY_DEFENDERS`."""

BROKEN_BY_MAKERS: Final = 1
BROKEN_BY_DEFENDERS: Final = 2

ORDERED: Final = "ordered"
"""Whether the upcard made trump and is taken by somebody: 0 or 1."""

DECIDED: Final = "decided by the upcard"
"""Whether the upcard made somebody maker who said nothing: 0 or 1."""

CALLED_CARD: Final = "called card"
"""The card that the maker called, as its kind + 1; 0 before he did."""

DRAWN: Final = "drawn"
"""How many cards have been drawn from the top of the kitty."""

CHARGED: Final = "charged"
"""How many reneges each player is charged with."""

FALSE_CHALLENGES: Final = "false challenges"
"""How many challenges of each player were wrong."""

CLAIMED_EXCHANGE: Final = "claimed exchange"
"""The exchange that a claim has brought about and that is still to be made, as its place + 1; 0 if there is none."""

CLAIMER: Final = "claimer"
"""Who made that claim, as seat + 1."""

LOSE_ALL: Final = -2
"""In place of the tricks a contract must take: it must take none."""

MORE_THAN_EACH: Final = -1
"""In place of the tricks a contract must take: more than any other player takes."""

RESULT: Final = "result"
"""How the contract came out, once the deal is scored: 0 nobody was maker, `RESULT_MADE` or `RESULT_SET`."""

RESULT_MADE: Final = 1
RESULT_SET: Final = 2
