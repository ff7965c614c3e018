"""Lone hands read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.alone.score_words import score_in_words
from euchre_core.chapters.sentence import Setup, paragraph, title
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.alone.spec import AloneSpec

_DEALERS_PARTNER = {
    "alone_if_ordering": later("A player whose partner deals must play alone if he orders the card up."),
    "alone_if_calling": later("A player whose partner deals must play alone if he orders the card up or names trump."),
}
_SHOWS = {
    "before_play": later("Before the first card is led a lone maker lays his cards face up on the table."),
    "after_first_trick": later("After the first trick a lone maker lays his cards face up on the table."),
}
_DEFENDER_OF_TWO = {
    "against_lone_maker": later(
        "Against a lone maker one defender may play alone as well: all defenders are asked from the maker's left, and "
        "the first who says so plays alone; his partner sits out."
    ),
    "against_any_maker": later(
        "Against any maker one defender may play alone as well: all defenders are asked from the maker's left, and "
        "the first who says so plays alone; his partner sits out."
    ),
}
_DEFENDER_OF_MORE = {
    "against_lone_maker": later(
        "Against a lone maker one defender may play alone as well: all defenders are asked from the maker's left, and "
        "the first who says so plays alone; his partners sit out."
    ),
    "against_any_maker": later(
        "Against any maker one defender may play alone as well: all defenders are asked from the maker's left, and "
        "the first who says so plays alone; his partners sit out."
    ),
}


def maker(spec: AloneSpec, setup: Setup) -> str:
    """Say whether the maker may play alone, when he says so, and what becomes of his partners."""
    if spec.maker == "never":
        return ""
    return paragraph(say("The maker may play alone."), _when(spec, setup), _sitting(setup))


def _when(spec: AloneSpec, setup: Setup) -> str:
    if spec.declared == "before_partner_plays":
        return say("He is asked at the last moment, just before his partner plays his first card.")
    if setup.form == "before_deal":
        return say("He is asked before the play, when he has seen his cards.")
    if spec.declared == "before_play" or (setup.form == "ladder" and not setup.names_after):
        if setup.exchanges_cards:
            return say("He is asked once trump is made, before any cards are exchanged.")
        return say("He is asked once trump is made, before the play.")
    if setup.form == "ladder":
        # Translators: in quotation marks is what a player says at the table.
        return say('He says so when he names trump ("hearts, alone").')
    if not setup.has_auction:
        return say("He is asked before the play.")
    # Translators: in quotation marks is what a player says at the table.
    says_so = say('He says so when he orders the card up or names a suit ("alone").')
    if not setup.upcard_makes:
        return says_so
    return paragraph(says_so, say("If the upcard has made him the maker, he is asked before the play."))


def _sitting(setup: Setup) -> str:
    if setup.sides == "called_partner":
        return say("Nobody else plays with him then.")
    if setup.partners == 1:
        return say("His partner then lays his cards down and sits out.")
    return say("His partners then lay their cards down and sit out.") if setup.partners else ""


def blind(spec: AloneSpec, setup: Setup) -> str:
    """Say whether somebody may play alone without having looked at his cards."""
    if spec.blind == "never" or setup.form not in ("turn_up", "before_deal"):
        return ""
    sitting = _sitting(setup) if spec.maker == "never" else ""
    if setup.form == "before_deal":
        return paragraph(say("Whoever names trump may say with it that he plays alone, blind."), sitting)
    each = say(
        "Before anybody looks at his cards each player, from the dealer's left, may say that he plays alone blind."
    )
    first = say("The first who does orders the upcard up and plays alone; there is no auction.")
    return paragraph(each, first, sitting)


def dealers_partner(spec: AloneSpec, setup: Setup) -> str:
    """Say what a player must do whose partner deals."""
    if spec.dealers_partner == "free" or not setup.seated_partners:
        return ""
    if setup.form == "ladder" and spec.dealers_partner == "alone_if_ordering":
        return ""
    if setup.form == "ladder":
        obliged = say("A player whose partner deals must play alone if he becomes the maker.")
    else:
        obliged = say(_DEALERS_PARTNER[spec.dealers_partner])
    return paragraph(obliged, _sitting(setup) if spec.maker == "never" else "")


def allowed_if(spec: AloneSpec, setup: Setup) -> str:
    """Say at what score a lone hand is allowed."""
    if spec.allowed_if is None or not setup.lone_calls:
        return ""
    # Translators: {condition} is a clause such as "his score is at least 5".
    return say(
        "A player may play alone only if {condition}, as the scores were before the deal.",
        condition=score_in_words(spec.allowed_if),
    )


def must_if(spec: AloneSpec, setup: Setup) -> str:
    """Say at what score the maker must play alone."""
    if spec.must_if is None:
        return ""
    condition = score_in_words(spec.must_if)
    if spec.allowed_if is None:
        # Translators: {condition} is a clause such as "his score is at least 5".
        told = say("The maker must play alone if {condition}, as the scores were before the deal.", condition=condition)
    else:
        # Translators: {condition} is a clause such as "his score is at least 5".
        told = say(
            "The maker must play alone if {condition}, as the scores were before the deal, unless no lone hand is "
            "allowed then.",
            condition=condition,
        )
    return paragraph(told, _sitting(setup) if spec.maker == "never" and spec.dealers_partner == "free" else "")


def exchange(spec: AloneSpec, setup: Setup) -> str:
    """Say what a lone maker exchanges."""
    if spec.exchange is None or not setup.lone_calls:
        return ""
    # Translators: {exchange} is the name of an exchange of cards.
    return say('A lone maker then exchanges cards ("{exchange}").', exchange=title(spec.exchange))


def shows_hand(spec: AloneSpec, setup: Setup) -> str:
    """Say whether a lone maker's cards lie face up."""
    if spec.shows_hand == "never" or not setup.lone_calls:
        return ""
    return say(_SHOWS[spec.shows_hand])


def defender(spec: AloneSpec, setup: Setup) -> str:
    """Say whether a defender may play alone."""
    if spec.defender == "never" or not setup.seated_partners:
        return ""
    return say((_DEFENDER_OF_TWO if setup.partners == 1 else _DEFENDER_OF_MORE)[spec.defender])


def defender_exchange(spec: AloneSpec, setup: Setup) -> str:
    """Say what a lone defender exchanges."""
    if spec.defender_exchange is None or spec.defender == "never" or not setup.seated_partners:
        return ""
    # Translators: {exchange} is the name of an exchange of cards.
    return say('A lone defender exchanges cards too ("{exchange}").', exchange=title(spec.defender_exchange))


def drop_out(spec: AloneSpec, setup: Setup) -> str:
    """Say who may drop out."""
    if spec.drop_out == "never":
        return ""
    return paragraph(
        say(
            "Before the play each defender, from the maker's left, may drop out: he lays his cards down and takes no "
            "part in the play."
        ),
        say("Where nobody is maker, nobody may drop out."),
    )
