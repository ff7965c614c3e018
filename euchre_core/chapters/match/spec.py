"""What an author says about the match: how it begins, and how it is won."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.match import sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import Name, Settings
from euchre_core.language.translation import later


class CounterSpec(Settings):
    """Something each side, or player, counts from deal to deal, besides the score."""

    full: Annotated[int | None, Field(ge=1, le=100), Says(sentences.full)] = None
    """As soon as the counter stands here, or higher, so many are taken off it and points are scored. If nothing is
    said it only counts."""

    points: Annotated[int, SaidBy("full")] = 0
    """What a full counter scores, in the same deal."""


class MatchSpec(Settings):
    """How long is played, and who wins."""

    target: Annotated[int | None, Says(sentences.target)] = None
    """The score that ends the game. A game has a target or a number of deals, not both."""

    start: Annotated[int, Says(later("Scores begin at {value}, and they may fall below zero."))] = 0
    """Where the scores begin. Above the target: the score counts down."""

    deals: Annotated[int | None, Field(ge=1, le=100), Says(sentences.deals)] = None
    """The game is this many deals instead of a target; the better score wins. Deals that were thrown in do not
    count."""

    winner: Annotated[Literal["highest", "makers_first", "all_past_target"], Says(sentences.winner)] = "highest"
    """Who wins when several are past the target after a deal: the better score; or the makers, even with less or the
    same, and the better score only if they are not among them; or all of them."""

    tie: Annotated[Literal["another_deal", "shared"], Says(sentences.tie)] = "another_deal"
    """When the best scores are equal: another deal is played, or all who have it win."""

    goes_out_by: Annotated[Literal["any_points", "made", "made_or_set"], Says(sentences.going_out)] = "any_points"
    """What must carry you past the target: any points; your own contract made; or that, or setting the others. Until
    then you stay past it and play on."""

    loses_at: Annotated[int | None, Says(sentences.losing)] = None
    """Whoever is at this score or worse loses, and the best of the others wins; if all are, the best of all."""

    all_lose_at: Annotated[int | None, Says(sentences.all_losing)] = None
    """If everybody is at this score or worse, everybody loses."""

    target_is: Annotated[Literal["winning", "losing"], SaidBy("target")] = "winning"
    """Whether reaching the target wins the game or loses it. If it loses, whoever is farthest from it wins."""

    games: Annotated[int, Field(ge=1, le=20), Says(sentences.games)] = 1
    """Games to win the match: with 2 it is a rubber. Each game begins at the start again."""

    surplus: Annotated[Literal["lost", "carried"], Says(sentences.surplus)] = "lost"
    """Points above the target when a game is won: they are lost, or the winner begins the next game with them
    (laps)."""

    shutout: Annotated[Literal["one_game", "two_games"], Says(sentences.shutout)] = "one_game"
    """What a game counts when everybody else is still at the start, or behind it: one game or two (a slam)."""

    counters: Annotated[dict[Name, CounterSpec], Says(sentences.counters)] = {}
    """What is counted from deal to deal besides the score, by name; scoring lines say in adds what they add. All
    counters begin at nothing with each game."""

    @property
    def counts_up(self) -> bool:
        """Whether more is better."""
        return self.target is None or self.target >= self.start
