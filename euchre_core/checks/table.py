"""EU309, EU314, EU315, EU317: what players may do at the table is there to be done."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.formula import FormulaError, parse, words
from euchre_core.language.wording import shown
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Path


def swapped_hands_are_alike(game: Game) -> Iterator[Diagnostic]:
    """A dealer who still holds his extra cards has a larger hand than the ghost's."""
    deal = game.spec.deal
    if game.spec.auction.swap == "never" or deal.dealer_extra == 0 or deal.dealer_discards == "before_auction":
        return
    yield diagnose(
        "EU317",
        f"the dealer holds {game.facts.tricks + deal.dealer_extra} cards during the auction, "
        f"and cannot swap them for the {game.facts.tricks} of the ghost hand",
        game.cause(("deal", "dealer_discards"), ("auction", "swap")),
        label="too late for a swap",
        help=["write `dealer_discards: before_auction` in `deal`, or `swap: never` in `auction`"],
    )


_WHEN = {"before_auction": "before the auction", "own_turn": "during the auction"}


def swap_needs_a_ghost(game: Game) -> Iterator[Diagnostic]:
    """A hand can only be swapped for a ghost hand."""
    if game.spec.auction.swap != "never" and game.spec.deal.ghost_hands == 0:
        yield diagnose(
            "EU309",
            "there is no ghost hand to swap for",
            game.cause(("auction", "swap"), ("deal", "ghost_hands")),
            label="nothing lies there",
            help=["deal one: `deal: {ghost_hands: 1}`; or write `swap: never`"],
        )


def claims_ask_what_is_known(game: Game) -> Iterator[Diagnostic]:
    """Before trump is named no claim, and no duty to call, can ask for trumps, and nobody is maker yet."""
    if game.spec.auction.form == "before_deal":
        return
    place: Path = ("auction", "must_call_if")
    for word, column in _trump_words(game.spec.auction.must_call_if):
        yield diagnose(
            "EU314",
            f"{call(place)} asks for {shown(word)}, and in the auction nothing is trump",
            game.composed.document_of(place).span_within(place, column, len(word)),
            label="not known yet",
            help=["to ask for the suit turned up write `upcard_suit`"],
        )
    for name, claim in game.spec.claims.items():
        when = _WHEN.get(claim.when)
        if when is None:
            continue
        if claim.who == "maker":
            yield diagnose(
                "EU314",
                f"the claim {shown(name)} is for the maker, and {when} there is none",
                game.cause(("claims", name, "who"), ("claims", name, "when")),
                label="nobody is maker yet",
                help=["write `when: before_play`"],
            )
        for word, column in _trump_words(claim.hand):
            document = game.composed.document_of(("claims", name, "hand"))
            yield diagnose(
                "EU314",
                f"the claim {shown(name)} asks for {shown(word)}, and {when} nothing is trump",
                document.span_within(("claims", name, "hand"), column, len(word)),
                label="not known yet",
                help=["write `when: before_play`"],
            )


def hands_ask_for_no_upcard(game: Game) -> Iterator[Diagnostic]:
    """Where no card is turned up no claim, and no duty to call, can ask for its suit."""
    if game.spec.deal.upcard != "none":
        return
    asking: list[tuple[str, Path, str | None]] = [
        (f"the claim {shown(name)}", ("claims", name, "hand"), claim.hand) for name, claim in game.spec.claims.items()
    ]
    asking.append((call(("auction", "must_call_if")), ("auction", "must_call_if"), game.spec.auction.must_call_if))
    for who, place, hand in asking:
        for word, column in _words(hand):
            if word == "upcard_suit":
                yield diagnose(
                    "EU314",
                    f"{who} asks for the suit of the upcard, and no card is turned up",
                    game.composed.document_of(place).span_within(place, column, len(word)),
                    label="there is no upcard",
                    help=["turn one up (`deal: {upcard: dead}`), or leave `upcard_suit` out"],
                )


def match_has_a_way_to_go(game: Game) -> Iterator[Diagnostic]:
    """The scores do not begin at the target."""
    match = game.spec.match
    if match.target is not None and match.target == match.start:
        yield diagnose(
            "EU315",
            f"the scores begin at {match.start}, and that is the target: the game is over before it begins",
            game.cause(("match", "target"), ("match", "start")),
            label="reached at once",
            help=["write another target: `match: {target: 10}`, or another start"],
        )


def _trump_words(hand: str | None) -> list[tuple[str, int]]:
    return [(word, column) for word, column in _words(hand) if word in ("trump", "natural_trump", "top_trumps")]


def _words(hand: str | None) -> list[tuple[str, int]]:
    if hand is None:
        return []
    try:
        return list(words(parse(hand, "hand")))
    except FormulaError:
        return []
