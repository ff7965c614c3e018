"""The claims read aloud: what is asked of whom depends on when, who and whether the holder decides, all together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from euchre_core.chapters.claims.without_jokers import without_jokers
from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.points_words import worth_of
from euchre_core.chapters.sentence import Setup, capital, clauses, paragraph, title
from euchre_core.language.formula import FormulaError
from euchre_core.language.translation import later, say, sentence

if TYPE_CHECKING:
    from euchre_core.chapters.claims.spec import ClaimSpec

_DEALS_AGAIN = {
    ("redeal_next", "automatically"): later(
        "Such a hand is thrown in by itself: the cards are collected and the next player deals."
    ),
    ("redeal_same", "automatically"): later(
        "Such a hand is thrown in by itself: the cards are collected and the same dealer deals again."
    ),
    ("redeal_next", "by_choice"): later("If it is claimed, the cards are collected and the next player deals."),
    ("redeal_same", "by_choice"): later("If it is claimed, the cards are collected and the same dealer deals again."),
}
_SCORES = {
    # Translators: {amount} is like "2 points"; the side is the partners together; how the hand was claimed, or whether
    # it ends the deal by itself; whether a team or one player scores.
    ("automatically", "side"): later(
        "Such a hand ends the deal by itself, without play: its holder's side scores {amount}."
    ),
    ("automatically", "player"): later(
        "Such a hand ends the deal by itself, without play: its holder scores {amount}."
    ),
    ("by_choice", "side"): later(
        "If it is claimed, the deal is over, without play: the claimer's side scores {amount}."
    ),
    ("by_choice", "player"): later("If it is claimed, the deal is over, without play: the claimer scores {amount}."),
}
_LOSES = {
    ("automatically", "side"): later(
        "Such a hand ends the deal by itself, without play: its holder's side loses {amount}."
    ),
    ("automatically", "player"): later("Such a hand ends the deal by itself, without play: its holder loses {amount}."),
    ("by_choice", "side"): later(
        "If it is claimed, the deal is over, without play: the claimer's side loses {amount}."
    ),
    ("by_choice", "player"): later("If it is claimed, the deal is over, without play: the claimer loses {amount}."),
}


def claims_aloud(claims: Mapping[str, ClaimSpec], setup: Setup) -> str:
    """Read every claim aloud, one line each, in the order of their names: that of the file makes no difference."""
    lines = ["- " + sentence(partial(_claim, name, claim, setup)) for name, claim in sorted(claims.items())]
    by_itself = [claim.when for claim in claims.values() if claim.claimed == "automatically"]
    asked = {claim.when for claim in claims.values() if claim.claimed == "by_choice"}
    if asked & set(by_itself):
        lines.append(say("Hands that are thrown in by themselves come first, before anybody is asked."))
    if len(set(by_itself)) < len(by_itself):
        lines.append(
            say("If a hand is thrown in for several reasons at the same moment, the first on this list counts.")
        )
    return "\n".join(lines)


def _claim(name: str, claim: ClaimSpec, setup: Setup) -> str:
    # Translators: a claim and the sentences about it; the first, if any, is a noun phrase that says which hand it is.
    return say("{claim}: {sentences}", claim=capital(title(name)), sentences=" ".join(clauses(claim, setup)))


def hand(spec: ClaimSpec, setup: Setup) -> str:
    """Say which hands, and on which cards that is judged."""
    if spec.hand is None:
        return ""
    which = _hand(spec.hand, setup)
    if spec.when == "before_auction" and setup.dealer_extra:
        # Translators: {hand} is like "a hand with at least one ace".
        return say("{hand}, the dealer's extra cards included.", hand=which)
    if spec.when == "own_turn" and setup.dealer_extra:
        # Translators: {hand} is like "a hand with at least one ace".
        return say("{hand}, judged on all the cards held at that moment.", hand=which)
    if spec.when == "before_play" and (setup.dealer_extra or setup.ghost_hands or setup.exchanges):
        # Translators: {hand} is like "a hand with at least one ace".
        return say("{hand}, judged on the cards held at that moment.", hand=which)
    # Translators: {hand} is like "a hand with at least one ace"; it stands behind the name of a claim.
    return say("{hand}.", hand=which)


def _hand(predicate: str, setup: Setup) -> str:
    asked: str | bool = predicate
    if not setup.joker_name:
        try:
            asked = without_jokers(predicate)
        except FormulaError:
            return predicate
    if isinstance(asked, bool):
        return say("any hand") if asked else say("a hand that nobody can hold without a joker")
    # Translators: {hand} is like "at least one ace and no jack".
    return say("a hand with {hand}", hand=hand_in_words(asked, setup.joker_name or "Joker"))


def effect(spec: ClaimSpec, setup: Setup) -> str:
    """Say what a claim does."""
    if spec.effect == "exchange":
        return _exchanges(spec)
    if spec.effect == "scores":
        worth = worth_of(spec.points, setup.tricks, setup.players)
        table = _LOSES if worth.is_lost else _SCORES
        return say(table[spec.claimed, "side" if setup.partners else "player"], amount=worth.amount)
    return say(_DEALS_AGAIN[spec.effect or "redeal_same", spec.claimed])


def _exchanges(spec: ClaimSpec) -> str:
    name = title(spec.exchange or "")
    if spec.claimed == "automatically":
        # Translators: {exchange} is the name of an exchange of cards.
        told = say(
            'Whoever holds such a hand exchanges cards ("{exchange}"), and the deal goes on.',
            exchange=name,
        )
    else:
        # Translators: {exchange} is the name of an exchange of cards.
        told = say(
            'If it is claimed, the claimer exchanges cards ("{exchange}"), and the deal goes on.',
            exchange=name,
        )
    once = say("Each player exchanges at most once a deal by a claim, and only if the kitty has enough cards for it.")
    return paragraph(told, once)


def claiming(spec: ClaimSpec, setup: Setup) -> str:
    """Say when it is claimed, and who is asked."""
    return _by_itself(spec, setup) if spec.claimed == "automatically" else _by_choice(spec, setup)


def _by_itself(spec: ClaimSpec, setup: Setup) -> str:
    if spec.when == "own_turn":
        return paragraph(
            say(
                "That happens when its holder's turn in the auction comes, before he does anything else; nobody is "
                "asked."
            ),
            say("A player whose turn does not come keeps it."),
        )
    if spec.who == "maker":
        # Translators: {moment} is like "before anybody bids".
        return say(
            "That happens {moment}, and only if the maker holds it; nobody is asked.", moment=_moment(spec, setup)
        )
    # Translators: {moment} is like "before anybody bids".
    told = say("That happens {moment}; nobody is asked.", moment=_moment(spec, setup))
    several = say("If several players hold one, that of the first from the dealer's left counts.")
    return paragraph(told, several, say("A partner who sits out is passed over.") if _sits(spec, setup) else "")


def _by_choice(spec: ClaimSpec, setup: Setup) -> str:
    if spec.when == "own_turn":
        return paragraph(
            say(
                "Whoever holds it may claim it or play on, in his own turn of the auction, before he does anything "
                "else."
            ),
            say(
                "After the highest bid the auction stays open as long as somebody who has not spoken might still claim "
                "it."
            ),
        )
    if spec.who == "maker":
        # Translators: {moment} is like "before anybody bids".
        return say(
            "Only the maker is asked, {moment}; he may claim it or play on.",
            moment=_moment(spec, setup),
        )
    # Translators: {moment} is like "before anybody bids".
    told = say(
        "All are asked in turn, from the dealer's left, {moment}; whoever holds it may claim it or play on, and the "
        "first claim counts.",
        moment=_moment(spec, setup),
    )
    return paragraph(told, say("A partner who sits out is not asked.") if _sits(spec, setup) else "")


def _moment(spec: ClaimSpec, setup: Setup) -> str:
    if spec.when == "before_auction":
        if setup.dealer_extra:
            return say("before the dealer discards and before anybody bids")
        return say("before anybody bids")
    if setup.exchanges:
        return say("after any exchange of cards, before the first card is led")
    return say("before the first card is led")


def _sits(spec: ClaimSpec, setup: Setup) -> bool:
    """Whether somebody may have laid his cards down, who has nothing to claim then; before the play one may have."""
    return spec.when == "before_play" and setup.sits_out


def showing(spec: ClaimSpec, setup: Setup) -> str:
    """Say who sees the hand."""
    return say("The hand is shown to all.") if spec.shown_to == "all" else say("The hand is not shown.")


def limiting(spec: ClaimSpec, setup: Setup) -> str:
    """Say how often."""
    if spec.limit == "none":
        return ""
    if spec.claimed == "automatically":
        return say("This happens to each player at most once in a match.")
    if spec.when == "own_turn":
        return say("Each player may claim it once in a match.")
    return say("Each player may claim it once in a match, and is not asked about it again.")
