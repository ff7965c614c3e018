"""EU404 to EU406: settings that the checked file says although they change nothing here, and cards nobody gets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre_core.checks.game import Game
from euchre_core.checks.idle_auction import idle_auction
from euchre_core.checks.idle_hands import idle_hands
from euchre_core.checks.idle_play import idle_play
from euchre_core.checks.match import idle_match
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Fix
from euchre_core.language.repetition import without_repetition
from euchre_core.language.wording import shown
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Path


def every_card_is_dealt(game: Game) -> Iterator[Diagnostic]:
    """Where the pack is to be shared out, nothing is left over."""
    left = game.facts.left_over
    if game.spec.deal.cards_each != "all" or left == 0 or _kitty_is_used(game):
        return
    cards = "1 card is" if left == 1 else f"{left} cards are"
    yield diagnose(
        "EU404",
        f"{cards} left over, and nobody gets {'it' if left == 1 else 'them'}",
        game.cause(("pack", "jokers"), ("pack", "ranks"), ("pack", "copies"), ("table", "players"), ("deal",)),
        label=f"the pack has {game.facts.pack} cards for {game.facts.hands} hands",
        help=[f"write `deal: {{cards_each: {game.facts.tricks}}}` if that is meant, or give them to somebody"],
    )


def _kitty_is_used(game: Game) -> bool:
    """Whether somebody may get cards of the kitty."""
    drawn = any(step.from_ == "kitty" for steps in game.spec.exchange.values() for step in steps)
    return game.spec.deal.kitty != "dead" or drawn


def settings_matter(game: Game) -> Iterator[Diagnostic]:
    """What the file itself sets does something; what it inherits may lie idle."""
    for path, why in _idle(game):
        if game.own(*path) and game.says(*path):
            yield diagnose(
                "EU405",
                f"{call(path)} has no effect: {why}",
                game.key_at(*path),
                label="changes nothing",
                help=["delete it, or change what makes it idle"],
                fix=_without(game, path),
            )


def _without(game: Game, path: Path) -> Fix | None:
    """Take a setting out of the file; only its author knows whether he would rather change something else.

    Not the last one of its group: a key with nothing under it empties what it inherits.
    """
    document = game.composed.document_of(path)
    siblings = document.value_of(path[:-1])
    if not isinstance(siblings, dict) or len(siblings) < 2:
        return None
    key, value = document.span_of(path, key=True), document.span_of(path)
    whole = replace(key, end_line=value.end_line, end_column=value.end_column)
    before = document.text.split("\n")[key.line - 1][: key.column - 1]
    fix = without_repetition(document.text, whole, in_flow=bool(before.strip()))
    return fix and replace(fix, title="delete what changes nothing", is_safe=False)


def _idle(game: Game) -> Iterator[tuple[Path, str]]:
    yield from idle_auction(game)
    yield from idle_play(game)
    yield from idle_match(game)
    yield from idle_hands(game)


def special_bids_pay(game: Game) -> Iterator[Diagnostic]:
    """A value that the file itself gives to a bid with a name is more than the tricks it asks for."""
    tricks = game.facts.tricks
    for name, bid in game.spec.auction.bids.items():
        needed = game.spec.auction.tricks_needed(name, tricks)
        if needed is None or name.isdecimal():
            continue
        if bid.value is None and bid.plays == "alone" and game.own("auction", "bids", name, "plays") and needed > 0:
            yield diagnose(
                "EU406",
                f"the bid {shown(name)} is played alone and is worth no more than the {needed} tricks it asks for",
                game.key_at("auction", "bids", name),
                label="worth no more than a number bid",
                help=[f"give it a `value`, like `value: {2 * needed}`"],
            )
        if bid.value is None or bid.value > needed:
            continue
        path = ("auction", "bids", name, "value")
        if game.own(*path):
            yield diagnose(
                "EU406",
                f"the bid {shown(name)} is worth {bid.value}, no more than the {needed} tricks it asks for",
                game.at(*path),
                label="worth no more than a number bid",
                help=[f"write more, like `value: {2 * needed}`" if needed else "write more than 0"],
            )
