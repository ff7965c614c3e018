"""The kinds of lone hand read aloud."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre_core.chapters.alone.score_words import score_in_words
from euchre_core.chapters.sentence import Setup, clauses, title
from euchre_core.language.translation import later, say, sentence

if TYPE_CHECKING:
    from euchre_core.chapters.alone.spec import AloneSpec, LoneKindSpec

_SHOWS = {
    # Translators: one of several clauses about a kind of lone hand; "he" is the maker, who plays alone.
    "before_play": later("before the first card is led he lays his cards face up on the table"),
    # Translators: one of several clauses about a kind of lone hand; "he" is the maker, who plays alone.
    "after_first_trick": later("after the first trick he lays his cards face up on the table"),
}
_LEADS = {
    # Translators: one of several clauses about a kind of lone hand; "he" is the maker, who plays alone.
    "maker": later("he leads to the first trick"),
    # Translators: one of several clauses about a kind of lone hand; "his" is the maker's, who plays alone.
    "left_of_maker": later("the player at his left leads to the first trick"),
    "left_of_dealer": later("the player at the dealer's left leads to the first trick"),
    "dealer": later("the dealer leads to the first trick"),
}


def kinds(spec: AloneSpec, setup: Setup) -> str:
    """List the kinds beside the plain one."""
    if not spec.kinds or not setup.lone_calls:
        return ""
    asked = say("A lone maker is then asked which kind of lone hand it is: a plain one, or another:")
    lines = [sentence(partial(_kind, name, kind, setup)) for name, kind in sorted(spec.kinds.items())]
    return "\n".join([asked, *(f"- {line}" for line in lines)])


def _kind(name: str, kind: LoneKindSpec, setup: Setup) -> str:
    said = "; ".join(clauses(kind, setup))
    if not said:
        # Translators: {name} is the name of a kind of lone hand, and all that is said about it.
        return say("{name}.", name=title(name))
    # Translators: {name} is the name of something, and {clauses} what is said about it.
    return say("{name}: {clauses}.", name=title(name), clauses=said)


def shows(kind: LoneKindSpec, setup: Setup) -> str:
    """Say whether the maker's cards lie face up."""
    return "" if kind.shows_hand == "never" else say(_SHOWS[kind.shows_hand])


def exchanging(kind: LoneKindSpec, setup: Setup) -> str:
    """Say what he exchanges."""
    if kind.exchange is None:
        return ""
    # Translators: one of several clauses about a kind of lone hand; {exchange} is the name of an exchange of cards.
    return say('he exchanges cards ("{exchange}")', exchange=title(kind.exchange))


def leading(kind: LoneKindSpec, setup: Setup) -> str:
    """Say who leads."""
    return "" if kind.leads is None else say(_LEADS[kind.leads])


def allowed(kind: LoneKindSpec, setup: Setup) -> str:
    """Say at what score it is allowed."""
    if kind.allowed_if is None:
        return ""
    # Translators: when a kind of lone hand is allowed; {condition} is a clause such as "his score is at least 5".
    return say("only if {condition}", condition=score_in_words(kind.allowed_if))
