"""EU303, EU307, EU373, EU375: whoever exchanges cards has somebody to exchange with, and the cards for it."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.checks.occasions import Occasion, occasions
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import meant_or_known, shown
from euchre_core.variant.shape import Path


def exchanges_exist(game: Game) -> Iterator[Diagnostic]:
    """Bids, lone hands and claims name exchanges that the game has."""
    known = game.spec.exchange
    for who, path, name in _named(game):
        if name is not None and name not in known:
            yield diagnose(
                "EU303",
                f"{who} names the exchange {shown(name)}, and there is none",
                game.at(*path),
                label="not an exchange of this game",
                help=meant_or_known(name, list(known), f"describe it: `exchange: {{{name}: […]}}`"),
                fix=game.respelled(path, name, list(known)),
                notes=[f"exchanges: {', '.join(known)}"] if known else [],
            )


def _named(game: Game) -> Iterator[tuple[str, Path, str | None]]:
    for name, bid in game.spec.auction.bids.items():
        yield f"the bid {shown(name)}", ("auction", "bids", name, "exchange"), bid.exchange
    for name, claim in game.spec.claims.items():
        if claim.effect == "exchange":
            yield f"the claim {shown(name)}", ("claims", name, "exchange"), claim.exchange
    yield "a lone maker", ("alone", "exchange"), game.spec.alone.exchange
    for name, kind in game.spec.alone.kinds.items():
        yield f"the lone hand {shown(name)}", ("alone", "kinds", name, "exchange"), kind.exchange
    yield "a lone defender", ("alone", "defender_exchange"), game.spec.alone.defender_exchange


def exchanges_have_a_partner(game: Game) -> Iterator[Diagnostic]:
    """Cards that go to and from the partner need one, whom everybody knows; `each_partner` does with several."""
    if game.facts.uneven:
        return
    for each in occasions(game):
        roles = {role for step in each.steps for role in (step.from_, step.to)}
        one = "partner" in roles and each.partners != 1
        if not (one or ("each_partner" in roles and each.partners == 0)):
            continue
        asks = f"the exchange of {each.what}"
        headline, label = f"{asks} is with one partner, and {each.who} has {each.partners}", "with which of them?"
        if each.partners == 0:
            headline, label = f"{asks} needs a partner, and everybody plays for himself", "nobody to exchange with"
        if each.partners == 0 and game.spec.table.sides == "maker_against_all":
            headline = f"{asks} needs a partner, and {each.who} plays against all others"
        if each.partners == 0 and game.spec.table.sides == "called_partner":
            headline = f"{asks} needs a partner, and {each.who} has none then"
        if each.secret:
            headline, label = f"{asks} needs a partner, and nobody knows him yet", "the partner is secret"
        yield diagnose(
            "EU307",
            headline,
            game.cause(*each.asked),
            label=label,
            related=[(game.key_at("exchange", each.name), "cards go to or from the partner here")],
            help=[each.remedy],
        )


def exchanges_have_a_kitty(game: Game) -> Iterator[Diagnostic]:
    """Cards come from a kitty that nobody else takes, and that has as many."""
    deal = game.spec.deal
    left = game.facts.left_over
    kitty = left if deal.kitty_size == "rest" else min(left, deal.kitty_size)
    for each in occasions(game):
        draws = [(place, step) for place, step in enumerate(each.steps) if step.from_ == "kitty"]
        if not draws:
            continue
        asked = (*each.asked[:1], ("exchange", each.name), ("deal", "kitty"), ("deal",), ("pack",))
        if deal.kitty != "dead":
            yield diagnose(
                "EU373",
                f"the exchange of {each.what} takes cards from the kitty, and those go to the maker",
                game.cause(("deal", "kitty"), *asked),
                label="taken already",
                related=[(game.key_at("exchange", each.name, draws[0][0]), "taken from the kitty here")],
                help=["write `deal: {kitty: dead}`: the exchange gives cards of it"],
            )
            continue
        wanted = sum(_most(each, place, game.facts.tricks) for place, _ in draws)
        if wanted > kitty or kitty <= 0:
            has = "there is no kitty" if kitty <= 0 else f"the kitty has {kitty}"
            yield diagnose(
                "EU373",
                f"the exchange of {each.what} takes {wanted or 'all the'} cards from the kitty, and {has}",
                game.cause(*asked),
                label="nothing is left over" if kitty <= 0 else "more than there are",
                related=[(game.key_at("exchange", each.name, draws[0][0]), "taken from the kitty here")],
                help=[
                    "deal fewer cards (`cards_each` in `deal`)" + (f", or write `cards: {kitty}`" if kitty > 0 else "")
                ],
            )


def _most(each: Occasion, place: int, tricks: int) -> int:
    """How many cards a step takes at most; 0 for all that there are."""
    step = each.steps[place]
    while step.cards == "same" and place > 0:
        place -= 1
        step = each.steps[place]
    if isinstance(step.cards, int):
        return step.cards * (each.partners if step.from_ == "each_partner" else 1)
    if step.cards == "all":
        return 0 if step.from_ == "kitty" else tricks
    high = str(step.cards).partition("..")[2]
    return tricks if high == "all" else int(high or 0)


def exchanges_know_trump(game: Game) -> Iterator[Diagnostic]:
    """The best cards are those of the trump suit, and can only be given once it is named."""
    for each in occasions(game):
        for place, step in enumerate(each.steps):
            if each.strain_known or step.choose == "any":
                continue
            yield diagnose(
                "EU375",
                f"{each.what.removeprefix('the exchange of ')} asks for {shown(step.choose)} before anything is trump",
                game.at("exchange", each.name, place, "choose"),
                label="not known yet",
                related=[(game.key_at(*each.asked[0]), "the exchange is made here")],
                help=["write `choose: any`, or let the claim wait: `when: before_play`"],
            )
