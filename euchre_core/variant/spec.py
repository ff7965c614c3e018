"""What an author writes, whole: the head of a file and its chapters."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.alone.spec import AloneSpec
from euchre_core.chapters.auction.spec import AuctionSpec
from euchre_core.chapters.claims.spec import ClaimSpec, claims_aloud
from euchre_core.chapters.deal.spec import DealSpec
from euchre_core.chapters.exchange.spec import ExchangeStep, exchanges_aloud
from euchre_core.chapters.match.spec import MatchSpec
from euchre_core.chapters.pack.spec import PackSpec
from euchre_core.chapters.play.spec import PlaySpec
from euchre_core.chapters.scoring.spec import ScoringSpec
from euchre_core.chapters.sentence import Says
from euchre_core.chapters.table.spec import TableSpec
from euchre_core.chapters.trump.spec import TrumpSpec
from euchre_core.chapters.values import Name, Settings, Wanted
from euchre_core.variant.examples import ExampleSpec

FileName = Annotated[str, Wanted("the name or path of a variant or overlay")]
CHAPTERS = (
    "table",
    "pack",
    "deal",
    "claims",
    "auction",
    "trump",
    "exchange",
    "alone",
    "play",
    "scoring",
    "match",
)


class Requirement(Settings):
    """What a setting must be in a game that this overlay is laid over, and why."""

    is_: Annotated[int | str | list[int | str] | None, Field(alias="is"), Wanted("a choice, or a list of them")] = None
    """The choice that the finished game must have, or a list of choices."""

    because: str | None = None
    """The reason, in card language."""


class VariantSpec(Settings):
    """A game of the euchre family, or a house rule that is laid over one."""

    format: Literal[1] = 1
    """The version of the language. Always the first key: 1."""

    name: str | None = None
    """The name of the game, as people call it."""

    overlay: str | None = None
    """The title of a house rule. A file with it is laid over a game and is no game by itself."""

    summary: str | None = None
    """One sentence about it."""

    sources: list[str] = []
    """Where the rules were read."""

    extends: FileName | None = None
    """The game that this one starts from; the file says only what differs."""

    overlays: list[FileName] = []
    """House rules that are laid over the parent, from left to right, before this file's own settings."""

    requires: dict[str, Requirement] = {}
    """Settings that the finished game must have for this house rule to make sense."""

    conflicts_with: dict[str, str] = {}
    """House rules that cannot be played together with this one, and why."""

    tested_on: Annotated[list[FileName] | FileName, Wanted("the name of a game, or a list of them")] = []
    """Games on which the examples of this house rule are tried."""

    table: TableSpec = Field(default_factory=TableSpec)
    """Who plays, and who plays together."""

    pack: PackSpec = Field(default_factory=PackSpec)
    """Which cards are played with, and how they rank."""

    deal: DealSpec = Field(default_factory=DealSpec)
    """How many cards go where."""

    claims: Annotated[dict[Name, ClaimSpec], Says(lambda spec, setup: claims_aloud(spec.claims, setup))] = {}
    """Hands that may be claimed, by name."""

    auction: AuctionSpec = Field(default_factory=AuctionSpec)
    """How the maker is found."""

    trump: TrumpSpec = Field(default_factory=TrumpSpec)
    """How trump is found."""

    exchange: Annotated[
        dict[Name, list[ExchangeStep]], Says(lambda spec, setup: exchanges_aloud(spec.exchange, setup))
    ] = {}
    """Exchanges of cards, by name: each a list of steps, in order. One that no bid names does not take place."""

    alone: AloneSpec = Field(default_factory=AloneSpec)
    """Lone hands, apart from bids that are played alone."""

    play: PlaySpec = Field(default_factory=PlaySpec)
    """How the cards are played."""

    scoring: ScoringSpec = Field(default_factory=ScoringSpec)
    """Points for each side, by lines with names."""

    match: MatchSpec = Field(default_factory=MatchSpec)
    """How long is played, and who wins."""

    examples: list[ExampleSpec] = []
    """Examples of this file's own rules: they are tried by the test command and stand in the rule sheet."""
