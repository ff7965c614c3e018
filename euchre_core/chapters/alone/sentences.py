"""Lone hands read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.alone.score_words import score_in_words
from euchre_core.chapters.sentence import Setup, title

if TYPE_CHECKING:
    from euchre_core.chapters.alone.spec import AloneSpec


def maker(spec: AloneSpec, setup: Setup) -> str:
    """Say whether the maker may play alone, when he says so, and what becomes of his partners."""
    if spec.maker == "never":
        return ""
    return f"The maker may play alone. {_when(spec, setup)}{_sitting(setup)}"


def _when(spec: AloneSpec, setup: Setup) -> str:
    if spec.declared == "before_partner_plays":
        return "He is asked at the last moment, just before his partner plays his first card."
    if setup.form == "before_deal":
        return "He is asked before the play, when he has seen his cards."
    if spec.declared == "before_play" or (setup.form == "ladder" and not setup.names_after):
        return "He is asked once trump is made, before any cards are exchanged."
    if setup.form == "ladder":
        return 'He says so when he names trump ("hearts, alone").'
    if not setup.has_auction:
        return "He is asked before the play."
    asked = " If the upcard has made him the maker, he is asked before the play." if setup.upcard_makes else ""
    return f'He says so when he orders the card up or names a suit ("alone").{asked}'


def _sitting(setup: Setup) -> str:
    if setup.sides == "called_partner":
        return " Nobody else plays with him then."
    if setup.partners == 1:
        return " His partner then lays his cards down and sits out."
    return " His partners then lay their cards down and sit out." if setup.partners else ""


def blind(spec: AloneSpec, setup: Setup) -> str:
    """Say whether somebody may play alone without having looked at his cards."""
    if spec.blind == "never" or setup.form not in ("turn_up", "before_deal"):
        return ""
    sitting = _sitting(setup) if spec.maker == "never" else ""
    if setup.form == "before_deal":
        return f"Whoever names trump may say with it that he plays alone, blind.{sitting}"
    return (
        "Before anybody looks at his cards each player, from the dealer's left, may say that he plays alone blind. The "
        f"first who does orders the upcard up and plays alone; there is no auction.{sitting}"
    )


def dealers_partner(spec: AloneSpec, setup: Setup) -> str:
    """Say what a player must do whose partner deals."""
    if spec.dealers_partner == "free" or not setup.partners:
        return ""
    if setup.form == "ladder" and spec.dealers_partner == "alone_if_ordering":
        return ""
    does = "orders the card up" if spec.dealers_partner == "alone_if_ordering" else "orders the card up or names trump"
    if setup.form == "ladder":
        does = "becomes the maker"
    sitting = _sitting(setup) if spec.maker == "never" else ""
    return f"A player whose partner deals must play alone if he {does}.{sitting}"


def allowed_if(spec: AloneSpec, setup: Setup) -> str:
    """Say at what score a lone hand is allowed."""
    if spec.allowed_if is None or not setup.lone_calls:
        return ""
    return f"A player may play alone only if {score_in_words(spec.allowed_if)}, as the scores were before the deal."


def must_if(spec: AloneSpec, setup: Setup) -> str:
    """Say at what score the maker must play alone."""
    if spec.must_if is None:
        return ""
    unless = ", unless no lone hand is allowed then" if spec.allowed_if is not None else ""
    sitting = _sitting(setup) if spec.maker == "never" and spec.dealers_partner == "free" else ""
    at = score_in_words(spec.must_if)
    return f"The maker must play alone if {at}, as the scores were before the deal{unless}.{sitting}"


def exchange(spec: AloneSpec, setup: Setup) -> str:
    """Say what a lone maker exchanges."""
    if spec.exchange is None or not setup.lone_calls:
        return ""
    return f'A lone maker then exchanges cards ("{title(spec.exchange)}").'


def shows_hand(spec: AloneSpec, setup: Setup) -> str:
    """Say whether a lone maker's cards lie face up."""
    if spec.shows_hand == "never" or not setup.lone_calls:
        return ""
    when = "Before the first card is led" if spec.shows_hand == "before_play" else "After the first trick"
    return f"{when} a lone maker lays his cards face up on the table."


def defender(spec: AloneSpec, setup: Setup) -> str:
    """Say whether a defender may play alone."""
    if spec.defender == "never" or not setup.partners:
        return ""
    against = "Against a lone maker" if spec.defender == "against_lone_maker" else "Against any maker"
    partners = "his partner sits" if setup.partners == 1 else "his partners sit"
    return (
        f"{against} one defender may play alone as well: all defenders are asked from the maker's left, and the first "
        f"who says so plays alone; {partners} out."
    )


def defender_exchange(spec: AloneSpec, setup: Setup) -> str:
    """Say what a lone defender exchanges."""
    if spec.defender_exchange is None or spec.defender == "never" or not setup.partners:
        return ""
    return f'A lone defender exchanges cards too ("{title(spec.defender_exchange)}").'


def drop_out(spec: AloneSpec, setup: Setup) -> str:
    """Say who may drop out."""
    if spec.drop_out == "never":
        return ""
    return (
        "Before the play each defender, from the maker's left, may drop out: he lays his cards down and takes no part "
        "in the play. Where nobody is maker, nobody may drop out."
    )
