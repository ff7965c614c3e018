"""How a match stands between two deals."""

from __future__ import annotations

from typing import Final, final

GOES_ON: Final = ""
WON: Final = "won"
LOST: Final = "lost"
SHARED: Final = "shared"


@final
class Standing:
    """How a match stands: the scores of the game going on, the games won, and who has won the match.

    A match is one game or several. A standing never changes; `Ending.after` gives the one after a deal.

    Args:
        scores: the score of each side, in the game going on or, where a deal has just ended one, in that game.
        games: how many games each side has won.
        deals: how many deals of this game came to a score.
        before: the scores with which the next deal begins: the same, or those of a new game.
        next_deals: how many deals of the game of the next deal came to a score: the same, or none in a new game.
        winners: who has won the match, by number; none while it goes on, and none where everybody has lost it.
        ended: `GOES_ON`, `WON`, `SHARED` by several winners, or `LOST` by everybody.
    """

    def __init__(
        self,
        scores: list[int],
        games: list[int],
        deals: int,
        before: list[int],
        next_deals: int,
        winners: list[int],
        ended: str,
    ) -> None:
        self.scores = scores
        self.games = games
        self.deals = deals
        self.before = before
        self.next_deals = next_deals
        self.winners = winners
        self.ended = ended

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.ended != GOES_ON

    def __reduce__(self) -> tuple[type[Standing], tuple[object, ...]]:
        return Standing, (
            self.scores, self.games, self.deals, self.before, self.next_deals, self.winners, self.ended,
        )  # fmt: skip

    def __repr__(self) -> str:
        return (
            f"<Standing {self.scores}, games {self.games}, deals {self.deals}{f', {self.ended}' if self.ended else ''}>"
        )


def going_on(scores: list[int], games: list[int], deals: int) -> Standing:
    """A standing in the middle of a game."""
    return Standing(scores, games, deals, scores, deals, [], GOES_ON)
