"""EU404 to EU406: settings that the checked file says although they change nothing here, and cards nobody gets."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Path


def every_card_is_dealt(game: Game) -> Iterator[Diagnostic]:
    """Where the pack is to be shared out, nothing is left over."""
    left = game.facts.left_over
    if game.spec.deal.cards_each != "all" or left == 0:
        return
    cards = "1 card is" if left == 1 else f"{left} cards are"
    yield diagnose(
        "EU404",
        f"{cards} left over, and nobody gets {'it' if left == 1 else 'them'}",
        game.cause(("pack", "jokers"), ("pack", "ranks"), ("pack", "copies"), ("table", "players"), ("deal",)),
        label=f"the pack has {game.facts.pack} cards for {game.facts.hands} hands",
        help=[f"write `deal: {{cards_each: {game.facts.tricks}}}` if that is meant, or give them to somebody"],
    )


def settings_matter(game: Game) -> Iterator[Diagnostic]:
    """What the file itself sets does something; what it inherits may lie idle."""
    for path, why in _idle(game):
        if game.own(*path) and game.says(*path):
            yield diagnose("EU405", f"{call(path)} has no effect: {why}", game.key_at(*path), label="changes nothing")


def _idle(game: Game) -> Iterator[tuple[Path, str]]:
    spec, facts = game.spec, game.facts
    if spec.pack.jokers < 2:
        yield ("pack", "two_jokers"), "there are not two jokers"
    if spec.pack.jokers == 0:
        yield ("pack", "joker_name"), "there is no joker"
    if spec.pack.copies == 1 and not (spec.pack.jokers == 2 and spec.pack.two_jokers == "alike"):
        yield ("play", "equal_cards"), "no two cards are equal"
    if spec.deal.dealer_extra == 0:
        yield ("deal", "dealer_discards"), "the dealer has no extra cards"
    if spec.auction.all_pass != "dealer_is_stuck":
        yield ("auction", "stuck_ladder"), "nobody is ever stuck"
    if not facts.lone_bids:
        yield ("play", "lone_leads"), "no bid is played alone"
    yield from _idle_renege(game)
    yield from _idle_bids(game)
    yield from _idle_exchanges(game)


def _idle_renege(game: Game) -> Iterator[tuple[Path, str]]:
    renege = game.spec.play.renege
    yield ("play", "renege", "charged_to"), "each side keeps one score, whoever of it is charged"
    if renege.policy != "challenged":
        why = f"reneges are {renege.policy}, so nobody challenges"
        yield ("play", "renege", "challenge_until"), why
        yield ("play", "renege", "false_challenge"), why


def _idle_bids(game: Game) -> Iterator[tuple[Path, str]]:
    bids = game.spec.auction.bids
    played = {str(bid) for bid in game.facts.all_bids}
    models = {str(bid.like) for bid in bids.values() if bid.like is not None}
    for name in bids:
        if name not in played and name not in models:
            yield ("auction", "bids", name), f"{shown(name)} does not stand on the ladder"


def _idle_exchanges(game: Game) -> Iterator[tuple[Path, str]]:
    named = {game.spec.auction.bid(bid).exchange for bid in game.facts.all_bids}
    for name in game.spec.exchange:
        if name not in named:
            yield ("exchange", name), "no bid that is played names it"


def special_bids_pay(game: Game) -> Iterator[Diagnostic]:
    """A value that the file itself gives to a bid with a name is more than the tricks it asks for."""
    tricks = game.facts.tricks
    for name, bid in game.spec.auction.bids.items():
        needed = game.spec.auction.tricks_needed(name, tricks)
        if bid.value is None or needed is None or name.isdecimal() or bid.value > needed:
            continue
        path = ("auction", "bids", name, "value")
        if game.own(*path):
            yield diagnose(
                "EU406",
                f"the bid {shown(name)} is worth {bid.value}, no more than the {needed} tricks it asks for",
                game.at(*path),
                label="worth no more than a number bid",
            )
