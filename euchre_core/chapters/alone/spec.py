"""What an author says about lone hands, apart from bids that are played alone."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from euchre_core.chapters.alone import kind_sentences, sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import MatchPredicate, Name, Settings


class LoneKindSpec(Settings):
    """One kind of lone hand. What it does not say itself is as if nobody had said it, also where `alone` does."""

    shows_hand: Annotated[Literal["never", "before_play", "after_first_trick"], Says(kind_sentences.shows)] = "never"
    """Whether the maker lays his cards face up on the table, and when."""

    exchange: Annotated[Name | None, Says(kind_sentences.exchanging)] = None
    """The exchange of cards that the maker makes before the play."""

    leads: Annotated[
        Literal["maker", "left_of_maker", "left_of_dealer", "dealer"] | None, Says(kind_sentences.leading)
    ] = None
    """Who leads to the first trick; if nothing is said, as with a plain lone hand."""

    allowed_if: Annotated[MatchPredicate | None, Says(kind_sentences.allowed)] = None
    """At what score this kind is allowed, where a lone hand is allowed at all."""


class AloneSpec(Settings):
    """Lone hands, apart from bids that are played alone."""

    maker: Annotated[Literal["never", "may"], Says(sentences.maker)] = "never"
    """Whether the maker may play alone: his partners lay their cards down and take no part in the play."""

    declared: Annotated[Literal["with_call", "before_play", "before_partner_plays"], SaidBy("maker")] = "with_call"
    """When the maker says that he plays alone: in the words that make trump, before any cards are exchanged and played,
    or as late as just before his partner plays his first card. Where the suit is part of the bid, with_call is as
    before_play."""

    blind: Annotated[Literal["never", "may"], Says(sentences.blind)] = "never"
    """In a turn-up game: whether a player may say that he plays alone before anybody has looked at his cards. All are
    asked from the dealer's left; the first who says so orders the upcard up and plays alone, without an auction. Where
    trump is named before the deal: whether he may say so with it."""

    dealers_partner: Annotated[
        Literal["free", "alone_if_ordering", "alone_if_calling"], Says(sentences.dealers_partner)
    ] = "free"
    """Whether a player whose partner deals must play alone: never, if he orders the upcard up, or whenever he makes
    trump. It does not matter for this what maker and declared say."""

    allowed_if: Annotated[MatchPredicate | None, Says(sentences.allowed_if)] = None
    """At what score a lone hand is allowed at all, the maker's or a defender's. The score is that of whoever would play
    alone. Bids that are played alone are always allowed."""

    must_if: Annotated[MatchPredicate | None, Says(sentences.must_if)] = None
    """At what score of his the maker must play alone, if it is allowed. It does not matter for this what maker says."""

    exchange: Annotated[Name | None, Says(sentences.exchange)] = None
    """The exchange of cards that a lone maker makes before the play. A bid that is played alone has its own."""

    shows_hand: Annotated[Literal["never", "before_play", "after_first_trick"], Says(sentences.shows_hand)] = "never"
    """Whether a lone maker lays his cards face up on the table, and when. A bid that is played alone has its own."""

    kinds: Annotated[dict[Name, LoneKindSpec], Says(kind_sentences.kinds)] = {}
    """Other kinds of lone hand beside the plain one, by name. A maker who plays alone, though his bid does not say so,
    is asked before the play which kind it is to be. Scoring lines tell them apart by lone_hand."""

    defender: Annotated[Literal["never", "against_lone_maker", "against_any_maker"], Says(sentences.defender)] = "never"
    """Whether one defender may play alone too, without his partners. All defenders are asked from the maker's left,
    after the maker has decided; the first who says so plays alone."""

    defender_exchange: Annotated[Name | None, Says(sentences.defender_exchange)] = None
    """The exchange of cards that a lone defender makes before the play."""

    drop_out: Annotated[Literal["never", "defenders_may"], Says(sentences.drop_out)] = "never"
    """Whether each defender, from the maker's left, may lay his cards down before the play and take no part in it.
    Where nobody is maker nobody may."""
