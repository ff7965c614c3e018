"""Settings of the deal, the auction and trump that change nothing in a game (EU405)."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.formula import FormulaError, parse, words
from euchre_core.language.wording import shown
from euchre_core.variant.shape import Path


def idle_auction(game: Game) -> Iterator[tuple[Path, str]]:
    """Each setting that may stand idle, with the reason, if it does."""
    yield from _deal(game)
    yield from _upcard(game)
    yield from _all_pass(game)
    if game.spec.auction.form == "ladder":
        yield from _ladder(game)
    elif game.spec.auction.form == "turn_up":
        yield ("trump", "named"), "in a turn-up game the calls make trump"
        yield from _no_trumps(game)
    elif game.spec.auction.form == "before_deal":
        yield ("trump", "named"), "it is named before the cards are dealt"
        yield ("trump", "needs"), "nobody has seen his hand when trump is named"
        yield ("trump", "values"), "no bid is worth anything"
    if game.spec.auction.form == "none":
        yield ("trump", "choices"), "the upcard makes trump"
        yield ("trump", "needs"), "nobody makes trump"
        yield ("trump", "barred"), "nobody makes trump"
        if game.spec.auction.swap == "never":
            yield ("auction", "opens"), "nobody has anything to say"


def _deal(game: Game) -> Iterator[tuple[Path, str]]:
    deal = game.spec.deal
    if deal.dealer_extra == 0:
        yield ("deal", "dealer_discards"), "the dealer has no extra cards"
    if deal.kitty == "dead":
        yield ("deal", "kitty_taken"), "nobody takes the kitty"
        if not _draws_from_the_kitty(game):
            yield ("deal", "kitty_size"), "nobody takes the kitty"
    elif game.spec.auction.form != "ladder" or game.spec.trump.named == "in_bid":
        yield ("deal", "kitty_taken"), "trump is made as soon as somebody is maker"
    if deal.upcard in ("none", "dead"):
        yield ("deal", "upcard_discard"), "nobody takes the upcard"


def _draws_from_the_kitty(game: Game) -> bool:
    return any(step.from_ == "kitty" for steps in game.spec.exchange.values() for step in steps)


def _upcard(game: Game) -> Iterator[tuple[Path, str]]:
    spec = game.spec
    if spec.auction.form == "ladder" and spec.deal.upcard != "none":
        if not spec.auction.upcard_decides and not _asks_for_the_upcard(game):
            yield ("deal", "upcard"), "bids are not about it"
        elif spec.deal.upcard == "to_maker":
            yield ("deal", "upcard"), "nobody is maker when it makes trump"
    if spec.pack.jokers == 0:
        yield ("auction", "joker_turned_up"), "there is no joker"


def _asks_for_the_upcard(game: Game) -> bool:
    for text in [
        *(claim.hand for claim in game.spec.claims.values()),
        game.spec.trump.needs,
        game.spec.auction.must_call_if,
    ]:
        try:
            if text is not None and any(word == "upcard_suit" for word, _ in words(parse(text, "hand"))):
                return True
        except FormulaError:
            continue
    return False


def _all_pass(game: Game) -> Iterator[tuple[Path, str]]:
    auction = game.spec.auction
    if not auction.sticks_somebody:
        yield ("auction", "stuck_ladder"), "nobody is ever stuck"
    if auction.all_pass != "dealer_forfeits":
        yield ("auction", "forfeit"), "no dealer forfeits anything"
    if auction.all_pass not in ("redeal_next", "redeal_same"):
        yield ("auction", "throw_ins"), "no deal is passed out"


def _ladder(game: Game) -> Iterator[tuple[Path, str]]:
    auction, trump = game.spec.auction, game.spec.trump
    if auction.turns == "one_each":
        yield ("auction", "passing"), "everybody speaks once"
    if "trump_value" not in str(auction.value):
        yield ("trump", "values"), "`auction.value` does not use them"
    numbers = [bid for bid in game.facts.all_bids if isinstance(bid, int) and auction.bid(bid).value is None]
    if not numbers:
        yield ("auction", "value"), "no bid is a number without a value of its own"
    if auction.beats == "higher_bid_or_suit" and len(trump.strains()) == 1:
        yield ("auction", "beats"), "there is only one trump to name"
    played = {str(bid) for bid in game.facts.all_bids}
    models = {str(bid.like) for bid in auction.bids.values() if bid.like is not None}
    for name in auction.bids:
        if name not in played and name not in models:
            yield ("auction", "bids", name), f"{shown(name)} does not stand on the ladder"


def _no_trumps(game: Game) -> Iterator[tuple[Path, str]]:
    yield ("trump", "values"), "no bid is worth anything"
    for place, choice in enumerate(game.spec.trump.choices):
        if choice in ("no_trump", "no_trump_low"):
            yield ("trump", "choices", place), "in a turn-up game only `auction.second_circuit` allows no trump"
