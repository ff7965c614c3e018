"""EU327, EU328: the kitty is there for whoever is to take it."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic


def kitty_has_cards(game: Game) -> Iterator[Diagnostic]:
    """There are cards left over to take."""
    deal, left = game.spec.deal, game.facts.left_over
    if deal.kitty != "dead" and left <= 0:
        yield diagnose(
            "EU327",
            "every card is dealt, and the kitty is empty",
            game.cause(("deal", "kitty"), ("deal", "cards_each"), ("pack",)),
            label="nothing to take",
            help=["deal fewer cards (`cards_each`), or add some to the pack"],
        )
    elif deal.kitty_size != "rest" and deal.kitty_size > left >= 0:
        cards = "1 card is" if left == 1 else f"{left} cards are"
        yield diagnose(
            "EU327",
            f"the kitty is to have {deal.kitty_size} cards, and {cards} left over",
            game.cause(("deal", "kitty_size"), ("deal", "cards_each"), ("pack",)),
            label="too many",
            help=[f"write `kitty_size: {left}` in `deal`, or deal fewer cards" if left else "deal fewer cards"],
        )


def kitty_waits_for_the_lone_hand(game: Game) -> Iterator[Diagnostic]:
    """Whether the maker plays alone is known when the kitty depends on it."""
    deal, auction, alone = game.spec.deal, game.spec.auction, game.spec.alone
    if deal.kitty not in ("to_maker_unless_alone", "to_lone_maker") or alone.maker == "never":
        return
    in_ladder = auction.form == "ladder"
    with_name = (
        in_ladder and game.spec.trump.named in ("after_auction", "by_last_trick") and alone.declared == "with_call"
    )
    if with_name and deal.kitty_taken == "before_naming":
        yield diagnose(
            "EU328",
            "the kitty depends on whether the maker plays alone, and he says so when he names trump",
            game.cause(("deal", "kitty_taken"), ("deal", "kitty"), ("alone", "maker")),
            label="taken before that",
            help=["write `kitty_taken: after_naming` in `deal`"],
        )
    elif alone.declared != "with_call" or auction.form == "before_deal" or (in_ladder and not with_name):
        yield diagnose(
            "EU328",
            "the kitty depends on whether the maker plays alone, and he says so only before the play",
            game.cause(("alone", "declared"), ("deal", "kitty"), ("trump", "named")),
            label="said too late",
            help=[
                "write `kitty: to_maker` in `deal`"
                if auction.form == "before_deal"
                else "write `declared: with_call` in `alone`, or `kitty: to_maker` in `deal`"
            ],
        )
