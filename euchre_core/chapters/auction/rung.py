"""One bid of a ladder, as the auction looks it up."""

from __future__ import annotations

from typing import Final, final

ANYONE: Final = 0
PARTNER_OF: Final = 1
OPPONENTS_OF: Final = 2
"""Who may make a bid, seen from the player who made another one."""

NOT_NAMED: Final = -1
"""In place of a strain: trump is not named with the bid."""


@final
class Rung:
    """One bid.

    Args:
        text: what it is called: `3`, `moon`.
        alone: whether the maker plays without his partners.
        strains: what may be trump with it.
        worth: what it is worth with each strain of the game.
        is_open: whether everybody may bid it; may_be_stuck: whether a stuck player may.
        over: for each rung whether it may be made over that one; empty if it may be made over any lower bid.
        made_by: `ANYONE`, `PARTNER_OF` or `OPPONENTS_OF`; of: the rung of the bid this is seen from, or -1.
    """

    def __init__(
        self,
        text: str,
        alone: bool,
        strains: list[int],
        worth: list[int],
        is_open: bool,
        may_be_stuck: bool,
        over: list[bool],
        made_by: int,
        of: int,
    ) -> None:
        self.text = text
        self.alone = alone
        self.strains = strains
        self.worth = worth
        self.is_open = is_open
        self.may_be_stuck = may_be_stuck
        self.over = over
        self.made_by = made_by
        self.of = of
