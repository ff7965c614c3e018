"""EU303, EU323, EU325, EU326, EU330, EU331: what players may say in the auction can be said by somebody."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.auction.spec import BidSpec
from euchre_core.chapters.values import SUITS, expand_range, is_range, trump_suits
from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import meant_or_known, shown
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Path


def bids_name_bids(game: Game) -> Iterator[Diagnostic]:
    """What a bid may be made over, and by whom, is said of bids of this game; each says one thing about by whom."""
    for name in map(str, game.facts.all_bids):
        bid, path = game.spec.auction.bid(name), ("auction", "bids", name)
        for each in _overs(bid):
            if not _stands(each, game):
                yield _no_such_bid(game, (*path, "over"), each)
        if bid.by is None:
            continue
        said = [
            (key, other) for key, other in (("partner_of", bid.by.partner_of), ("opponents_of", bid.by.opponents_of))
        ]
        given = [(key, other) for key, other in said if other is not None]
        if len(given) != 1:
            yield diagnose(
                "EU330",
                f"{'both' if given else 'neither'} `partner_of` and `opponents_of` say who may bid {shown(name)}"
                if given
                else f"nothing says who may bid {shown(name)}",
                game.at(*path, "by"),
                label="one of the two belongs here",
                help=[f"for example `by: {{opponents_of: {game.facts.all_bids[0]}}}`"],
            )
        for key, other in given:
            if other not in game.facts.all_bids:
                yield _no_such_bid(game, (*path, "by", key), other)


def _overs(bid: BidSpec) -> list[int | str]:
    if bid.over is None:
        return []
    return list(bid.over) if isinstance(bid.over, list) else [bid.over]


def _stands(each: int | str, game: Game) -> bool:
    if not is_range(each):
        return each in game.facts.all_bids
    low, high = expand_range(str(each), game.facts.tricks)
    return any(isinstance(bid, int) and low <= bid <= high for bid in game.facts.all_bids)


def _no_such_bid(game: Game, path: Path, name: int | str) -> Diagnostic:
    bids = [str(bid) for bid in game.facts.all_bids]
    return diagnose(
        "EU303",
        f"{shown(name)} is no bid of this game",
        game.at(*path),
        label="not on the ladder",
        help=meant_or_known(str(name), bids),
        fix=game.respelled(path, str(name), bids),
    )


def partners_are_there(game: Game) -> Iterator[Diagnostic]:
    """Where a partner is to bid, or to be maker, players have partners."""
    if game.spec.table.sides == "two_teams" and game.spec.table.players > 2:
        return
    places: list[Path] = [
        ("auction", "upcard_decides", suit)
        for suit, who in game.spec.auction.upcard_decides.items()
        if who == "dealers_partner_is_maker"
    ]
    for name in map(str, game.facts.all_bids):
        by = game.spec.auction.bid(name).by
        if by is not None and by.partner_of is not None:
            places.append(("auction", "bids", name, "by", "partner_of"))
    for path in places:
        yield diagnose(
            "EU331",
            f"{call(path)} speaks of a partner, and nobody has one",
            game.cause(path, ("table", "sides"), ("table", "players")),
            label="nobody has a partner",
            help=["leave it out, or write `table: {sides: two_teams}`"],
        )


def somebody_can_be_stuck(game: Game) -> Iterator[Diagnostic]:
    """Who is stuck exists, and has something to say."""
    auction = game.spec.auction
    if auction.form in ("before_deal", "none"):
        return
    if auction.all_pass == "joker_holder_is_stuck" and game.spec.pack.jokers == 0:
        yield diagnose(
            "EU325",
            "whoever holds the joker is stuck, and the pack has none",
            game.cause(("auction", "all_pass"), ("pack", "jokers")),
            label="nobody can be",
            help=["add one: `pack: {jokers: 1}`"],
        )
    if auction.form == "turn_up":
        yield from _trump_can_be_made(game)
    else:
        yield from _auction_can_begin(game)


def _trump_can_be_made(game: Game) -> Iterator[Diagnostic]:
    auction, suits = game.spec.auction, game.spec.trump.suits()
    if not suits:
        yield diagnose(
            "EU326",
            "no suit may be trump, so that nothing can be ordered up or named",
            game.at("trump", "choices"),
            label="no suit among these",
            help=["write `trump: {choices: any_suit}`"],
        )
        return
    if auction.first_circuit == auction.second_circuit == "not_played":
        yield diagnose(
            "EU326",
            "the upcard may not be ordered up, and nothing may be named after it: nobody can make trump",
            game.cause(("auction", "first_circuit"), ("auction", "second_circuit")),
            label="no round is left",
            help=["leave one of the two out: `first_circuit` or `second_circuit`"],
        )
        return
    dumb = [suit for suit in SUITS if not _can_be_made(game, suit)]
    if dumb and auction.sticks_somebody:
        yield diagnose(
            "EU326",
            f"when a card of {dumb[0]} is turned up, a stuck player has nothing to say",
            game.cause(("auction", "second_circuit"), ("trump", "choices"), ("auction", "all_pass")),
            label="no suit could be named",
            help=["play a second round, or allow every suit in `trump.choices`"],
        )


def _can_be_made(game: Game, turned: str) -> bool:
    """Whether anything can be made trump when a card of this suit is turned up."""
    auction, suits = game.spec.auction, game.spec.trump.suits()
    if auction.first_circuit == "played" and turned in suits:
        return True
    if auction.second_circuit in ("not_played", "any_suit"):
        return auction.second_circuit == "any_suit"
    return auction.second_circuit == "other_suits_or_no_trump" or any(suit != turned for suit in suits)


def _auction_can_begin(game: Game) -> Iterator[Diagnostic]:
    auction, facts = game.spec.auction, game.facts
    ladders = [("ladder", facts.bids, "the first player has nothing to bid")]
    if auction.sticks_somebody:
        ladders.append(("stuck_ladder", facts.stuck_bids, "a stuck player has nothing to bid"))
    for key, bids, why in ladders:
        if bids and all(auction.bid(bid).over is not None or auction.bid(bid).by is not None for bid in bids):
            yield diagnose(
                "EU326",
                f"{why}: every bid may only be made after another",
                game.key_at("auction", key if game.says("auction", key) else "ladder"),
                label="no bid can open the auction",
                help=["put a bid into it that says neither `over` nor `by`"],
            )


def trumps_have_values(game: Game) -> Iterator[Diagnostic]:
    """Where the value of a bid asks for its trump, every trump that may be named has a value."""
    auction, trump = game.spec.auction, game.spec.trump
    if auction.form != "ladder" or "trump_value" not in str(auction.value):
        return
    named = dict.fromkeys(trump.strains())
    for bid in game.facts.all_bids:
        own = auction.bid(bid)
        if isinstance(bid, int) and own.trump is not None and own.value is None:
            named.update(dict.fromkeys(trump_suits(own.trump)))
    missing = [name for name in named if trump.value_of(name) is None]
    if missing:
        yield diagnose(
            "EU323",
            f"{shown(missing[0])} may be named, and has no value",
            game.cause(("trump", "values"), ("trump", "choices"), ("auction", "value")),
            label="left out here" if game.says("trump", "values") else "may be named",
            help=[f"say it: `trump: {{values: {{{', '.join(f'{name}: 40' for name in missing)}}}}}`"],
        )
