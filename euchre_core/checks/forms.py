"""EU320 to EU322, EU324, EU333, EU335, EU380: what the form of the auction asks for, and what has no place in it."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.auction.spec import KEYS_OF_FORM, KEYS_OF_PASSING, AuctionSpec
from euchre_core.chapters.sentence import joined
from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown
from euchre_core.variant.naming import call

_KINDS = {
    "ladder": "a ladder auction",
    "turn_up": "a turn-up auction",
    "before_deal": "a game whose trump is named before the deal",
    "none": "a game without an auction",
}


def settings_belong_to_the_form(game: Game) -> Iterator[Diagnostic]:
    """Each form of the auction has settings of its own; what only says its default again does no harm."""
    form = game.spec.auction.form
    everything = dict.fromkeys(key for keys in KEYS_OF_FORM.values() for key in keys)
    strange = [key for key in everything if key not in KEYS_OF_FORM.get(form, ())]
    if form == "ladder":
        strange.remove("upcard_decides")
    if form in ("before_deal", "none"):
        strange += KEYS_OF_PASSING
    if form == "before_deal":
        strange.append("swap")
    said = [key for key in strange if game.says("auction", key) and not _is_default(game, key)]
    for key in said:
        if game.own("auction", key):
            yield diagnose(
                "EU320",
                f"{call(('auction', key))} has no place in {_KINDS[form]}",
                game.key_at("auction", key),
                label=f"the form is {shown(form)}",
                help=[_where_it_belongs(key)],
            )
    inherited = [key for key in said if not game.own("auction", key)]
    if inherited:
        yield diagnose(
            "EU320",
            f"{joined([call(('auction', key)) for key in inherited])} "
            f"{'has' if len(inherited) == 1 else 'have'} no place in {_KINDS[form]}",
            game.key_at("auction", "form"),
            label="another form than before",
            related=[(game.key_at("auction", key), "said here") for key in inherited],
            help=["begin the chapter with `inherits: nothing`"],
        )


def _where_it_belongs(key: str) -> str:
    forms = [form for form, keys in KEYS_OF_FORM.items() if key in keys]
    other = f", or write `form: {forms[0]}`" if len(forms) == 1 else ""
    return f"leave {shown(key)} out{other}"


def _is_default(game: Game, key: str) -> bool:
    return bool(getattr(game.spec.auction, key) == AuctionSpec.model_fields[key].default)


def upcard_is_turned(game: Game) -> Iterator[Diagnostic]:
    """A turn-up auction, and trump made by the upcard, need a card that is turned up."""
    auction = game.spec.auction
    if game.spec.deal.upcard != "none":
        return
    if auction.form in ("turn_up", "none"):
        yield diagnose(
            "EU321",
            f"no card is turned up, and {_KINDS[auction.form]} is about one",
            game.cause(("auction", "form"), ("deal", "upcard")),
            label="nothing is turned up" if game.says("deal", "upcard") else "about the upcard",
            help=["turn one up: `deal: {upcard: to_dealer}`"],
        )
    elif auction.upcard_decides:
        yield diagnose(
            "EU321",
            "no card is turned up that could decide anything",
            game.cause(("auction", "upcard_decides"), ("deal", "upcard")),
            label="nothing is turned up" if game.says("deal", "upcard") else "about the upcard",
            help=["turn one up: `deal: {upcard: dead}`"],
        )


def trump_is_made_once(game: Game) -> Iterator[Diagnostic]:
    """The form of the auction says how trump is made; `trump.named` must not say otherwise."""
    form, named = game.spec.auction.form, game.spec.trump.named
    if form in ("turn_up", "before_deal") and named != "after_auction":
        yield diagnose(
            "EU322",
            "in a turn-up auction trump is made by ordering up or by naming a suit"
            if form == "turn_up"
            else "trump is named before the cards are dealt",
            game.cause(("trump", "named"), ("auction", "form")),
            label=f"{shown(named)} says otherwise",
            help=["take it away: `trump: {named: null}`"],
        )
    elif named == "by_last_trick" and form == "ladder":
        return
    elif (form == "none") != (named == "by_upcard"):
        without = form == "none"
        yield diagnose(
            "EU322",
            "without an auction only the upcard can make trump"
            if without
            else "the upcard makes trump by itself only where there is no auction",
            game.cause(("trump", "named"), ("auction", "form")),
            label="nobody names it" if without else f"the form of the auction is {shown(form)}",
            help=["write `trump: {named: by_upcard}`" if without else "write `auction: {form: none}`"],
        )


def trump_counts_when_it_is_named(game: Game) -> Iterator[Diagnostic]:
    """A bid can only be worth more for its trump, or beat another by its suit, where it names the trump."""
    auction, trump = game.spec.auction, game.spec.trump
    if auction.form != "ladder" or trump.named == "in_bid":
        return
    asks = [("beats", "only a bid that names its suit can beat another by the suit")] * (
        auction.beats == "higher_bid_or_suit"
    )
    if "trump_value" in str(auction.value):
        asks.append(("value", "the value of a bid asks for its trump, and that is named later"))
    for key, why in asks:
        yield diagnose(
            "EU324",
            why,
            game.cause(("auction", key), ("trump", "named")),
            label="not known yet",
            help=["write `trump: {named: in_bid}`"],
        )


def claims_have_their_turn(game: Game) -> Iterator[Diagnostic]:
    """Where trump is named before the deal there is no auction, and so no turn in it to claim anything."""
    if game.spec.auction.form != "before_deal":
        return
    for name, claim in game.spec.claims.items():
        if claim.when == "own_turn":
            yield diagnose(
                "EU380",
                f"the claim {shown(name)} is made in one's own turn of the auction, and there is no auction",
                game.cause(("claims", name, "when"), ("auction", "form")),
                label="nobody gets such a turn",
                help=["write `when: before_auction` or `when: before_play`"],
            )


def upcards_decide_what_they_can(game: Game) -> Iterator[Diagnostic]:
    """In a ladder auction an upcard makes nobody maker, and a joker needs somebody who says what it means."""
    auction = game.spec.auction
    if auction.form == "ladder":
        for suit, who in auction.upcard_decides.items():
            if who != "nobody_is_maker":
                yield diagnose(
                    "EU335",
                    f"{shown(who)}, and nobody has said what he must take",
                    game.at("auction", "upcard_decides", suit),
                    label="without a bid",
                    help=["in a ladder auction write `nobody_is_maker`"],
                )
    dealt_open = auction.form == "none" or auction.upcard_decides
    if game.spec.pack.jokers and game.spec.deal.upcard != "none" and auction.form != "turn_up" and dealt_open:
        yield diagnose(
            "EU333",
            "a joker may be turned up, and nothing says what is trump then",
            game.cause(("pack", "jokers"), ("deal", "upcard"), ("auction", "form")),
            label="a joker has no suit",
            help=["leave the jokers out, or play a turn-up auction with `joker_turned_up`"],
        )
