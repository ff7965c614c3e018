"""Settings of pack and play that change nothing in this game."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.trump.build import strains_of
from euchre_core.chapters.values import SUITS
from euchre_core.checks.game import Game
from euchre_core.variant.shape import Path


def idle_play(game: Game) -> Iterator[tuple[Path, str]]:
    """What the cards and the way they are played make idle, and why."""
    spec = game.spec
    without_trump = [strain for strain in strains_of(spec.trump, spec.auction) if strain.startswith("no_trump")]
    yield from _idle_pack(game, without_trump)
    if spec.pack.copies == 1 and not (spec.pack.jokers == 2 and spec.pack.two_jokers == "alike"):
        yield ("play", "equal_cards"), "no two cards are equal"
    if not game.facts.lone_bids and not game.facts.lone_hands:
        yield ("play", "lone_leads"), "no bid is played alone"
    if not without_trump:
        yield ("play", "no_trump_leads"), "there is always trump"
    if not _a_suit_may_be_trump(game):
        yield ("play", "first_lead"), "there is never trump"
        yield ("play", "void"), "there is never trump"
    yield from _idle_renege(game)


def _a_suit_may_be_trump(game: Game) -> bool:
    facts = game.facts
    if game.spec.auction.form == "before_deal":
        return len(game.spec.trump.suits()) > 0
    return game.spec.auction.form != "ladder" or any(
        strain in SUITS for bid in facts.all_bids for strain in facts.strains_of(bid)
    )


def _idle_pack(game: Game, without_trump: list[str]) -> Iterator[tuple[Path, str]]:
    pack = game.spec.pack
    if pack.jokers < 2:
        yield ("pack", "two_jokers"), "there are not two jokers"
    if pack.jokers == 0:
        yield ("pack", "joker_name"), "there is no joker"
        yield ("trump", "joker_in_no_trump"), "there is no joker"
    elif not without_trump:
        yield ("trump", "joker_in_no_trump"), "there is always trump"
    if "no_trump_low" not in without_trump:
        yield ("pack", "low_ranks"), "nobody can name low no trump"


def _idle_renege(game: Game) -> Iterator[tuple[Path, str]]:
    renege = game.spec.play.renege
    if game.facts.teams_score or game.spec.table.sides == "individuals":
        yield ("play", "renege", "charged_to"), "each side keeps one score, whoever of it is charged"
    if renege.policy != "challenged":
        why = f"reneges are {renege.policy}, so nobody challenges"
        yield ("play", "renege", "challenge_until"), why
        yield ("play", "renege", "false_challenge"), why
