"""EU382: cards that lie in columns on the table, and the rules that would not know what to make of them."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.checks.occasions import occasions
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.variant.shape import Path

COLUMNS: Path = ("deal", "columns")


def columns_can_be_played(game: Game) -> Iterator[Diagnostic]:
    """There are cards enough for the columns and a hand, each of them once, and no rule asks for a whole hand."""
    columns, tricks = game.spec.deal.columns, game.facts.tricks
    if columns == 0:
        return
    if 2 * columns >= tricks >= 1:
        yield diagnose(
            "EU382",
            f"{columns} columns are {2 * columns} cards, and a player has {tricks}"
            + (", so that he holds none" if 2 * columns == tricks else ""),
            game.cause(COLUMNS, ("deal", "cards_each")),
            label="too many",
            help=[f"write `columns: {(tricks - 1) // 2}`, or deal more cards"] if tricks > 2 else ["deal more cards"],
        )
    for path, why, instead in _at_odds(game):
        yield diagnose(
            "EU382",
            f"{why}, and that cannot be where cards lie in columns on the table",
            game.cause(path, COLUMNS),
            label="the two do not go together",
            related=[(game.other_place(path, COLUMNS), "because of this")],
            help=[f"{instead}, or play without columns: `deal: {{columns: 0}}`"],
        )


def _at_odds(game: Game) -> Iterator[tuple[Path, str, str]]:
    spec = game.spec
    if spec.pack.copies > 1 or (spec.pack.jokers == 2 and spec.pack.two_jokers == "alike"):
        yield (
            ("pack", "copies" if spec.pack.copies > 1 else "two_jokers"),
            "the pack has equal cards",
            "play with one pack (`copies: 1`) and no two jokers alike",
        )
    if spec.deal.ghost_hands:
        yield ("deal", "ghost_hands"), "there are hands that nobody plays", "write `ghost_hands: 0`"
    if spec.auction.form == "before_deal":
        yield ("auction", "form"), "trump is named before any card is seen", "write another `form`"
    for name in spec.claims:
        yield ("claims", name), "whole hands are claimed", f"take the claim away: `claims: {{{name}: null}}`"
    if spec.trump.needs is not None:
        yield ("trump", "needs"), "a whole hand is judged before trump is named", "write `needs: null`"
    for name in sorted({each.name for each in occasions(game)}):
        yield ("exchange", name), "cards are exchanged", "leave the exchange out where it is named"
    if spec.play.renege.policy != "prevented":
        yield ("play", "renege", "policy"), "cards against the rules can be played", "write `policy: prevented`"
    if spec.play.claim_rest != "never":
        yield ("play", "claim_rest"), "whole hands are laid open to claim the rest", "write `claim_rest: never`"
