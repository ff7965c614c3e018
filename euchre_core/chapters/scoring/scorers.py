"""Who is scored, in words, and the sentences that say how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_core.chapters.points_words import Worth
from euchre_core.chapters.sentence import Setup, joined
from euchre_core.language.translation import later, say


@dataclass(frozen=True)
class Scorer:
    """Whom lines of the scoring are about.

    Args:
        who: a template for him, or for them, as the subject of a sentence.
        heading: one to stand over the lines.
        are_several: whether the subject is in the plural.
        taking: a template for those of several who took ``{tricks}``, where each is scored by his own.

    """

    who: str
    heading: str
    are_several: bool = False
    taking: str = ""


_THE_MAKERS = Scorer(later("the makers"), later("The makers:"), are_several=True)
_EACH_MAKER = Scorer(later("each maker"), later("The makers:"))
ONLY_MAKER = Scorer(later("the maker"), later("The maker:"))
MAKER = Scorer(later("the maker"), later("The maker himself:"))
PARTNER = Scorer(later("the maker's partner"), later("The maker's partner:"))
DEFENDERS = Scorer(later("the defenders"), later("The defenders:"), are_several=True)
DEFENDER = Scorer(later("each defender"), later("The defenders, who take their tricks together:"))
OTHER_PLAYERS = Scorer(
    later("each other player"),
    later("The other players, each by his own tricks:"),
    # Translators: {tricks} is like "no tricks", "3 tricks", "3 to 5 tricks" or "all 6 tricks".
    taking=later("each other player who took {tricks}"),
)
OTHER_PLAYER = Scorer(later("the other player"), later("The other player:"))
DROPPED = Scorer(later("who dropped out"), later("Who dropped out:"))

# As keys: whether there are conditions, and whether that is scored instead of something else.
_SCORES = {
    # Translators: {who}, one, is the subject: "the maker", "each defender", "each team", ...; {amount} is like
    # "nothing", "2 points" or "the value of the bid"; {conditions} are clauses such as "the bid is made".
    (True, False): later("If {conditions}, {who} scores {amount}"),
    # Translators: as without "instead": that is scored, and not what another line says.
    (True, True): later("If {conditions}, {who} scores {amount} instead"),
    # Translators: {who}, one, is the subject: "the maker", "each defender", "each team", ...; {amount} is like
    # "nothing", "2 points" or "the value of the bid". A full stop follows.
    (False, False): later("{who} scores {amount}"),
    # Translators: as without "instead": that is scored, and not what another line says.
    (False, True): later("{who} scores {amount} instead"),
}
_LOSES = {
    # Translators: {who}, one, is the subject: "the maker", "each defender", "each team", ...; {amount} is like
    # "2 points" or "the value of the bid"; {conditions} are clauses such as "the bid is made".
    (True, False): later("If {conditions}, {who} loses {amount}"),
    (True, True): later("If {conditions}, {who} loses {amount} instead"),
    (False, False): later("{who} loses {amount}"),
    (False, True): later("{who} loses {amount} instead"),
}
_SCORE = {
    # Translators: {who}, several, is the subject: "the makers" or "the defenders"; {amount} is like "nothing",
    # "2 points" or "the value of the bid"; {conditions} are clauses such as "the bid is made".
    (True, False): later("If {conditions}, {who} score {amount}"),
    # Translators: as without "instead": that is scored, and not what another line says.
    (True, True): later("If {conditions}, {who} score {amount} instead"),
    (False, False): later("{who} score {amount}"),
    (False, True): later("{who} score {amount} instead"),
}
_LOSE = {
    # Translators: {who}, several, is the subject: "the makers" or "the defenders"; {amount} is like "2 points" or "the
    # value of the bid"; {conditions} are clauses such as "the bid is made".
    (True, False): later("If {conditions}, {who} lose {amount}"),
    (True, True): later("If {conditions}, {who} lose {amount} instead"),
    (False, False): later("{who} lose {amount}"),
    (False, True): later("{who} lose {amount} instead"),
}


def makers_of(setup: Setup) -> Scorer:
    """The makers, as far as they score together."""
    if not setup.partners:
        return ONLY_MAKER
    return _EACH_MAKER if setup.players_score else _THE_MAKERS


def everybody(setup: Setup) -> Scorer:
    """Everybody who is still in the deal."""
    heading = later("Everybody still in the deal:") if setup.drop_out else later("Everybody:")
    if setup.partners and not setup.players_score:
        # Translators: {tricks} is like "no tricks", "3 tricks", "3 to 5 tricks" or "all 6 tricks".
        return Scorer(later("each team"), heading, taking=later("each team that took {tricks}"))
    # Translators: {tricks} is like "no tricks", "3 tricks", "3 to 5 tricks" or "all 6 tricks".
    return Scorer(later("each player"), heading, taking=later("each player who took {tricks}"))


def worth_in_words(
    scorer: Scorer, worth: Worth, conditions: Sequence[str] = (), *, instead: bool = False, tricks: str = ""
) -> str:
    """Say what somebody scores, without the full stop: "If the bid is made, the maker scores 2 points".

    Args:
        scorer: who.
        worth: how much.
        conditions: clauses, such as "the bid is made"; all of them must hold.
        instead: whether he scores it instead of something else.
        tricks: how many he must have taken himself, in words, where `Scorer.taking` says so.

    """
    score, lose = (_SCORE, _LOSE) if scorer.are_several else (_SCORES, _LOSES)
    template = (lose if worth.is_lost else score)[bool(conditions), instead]
    who = say(scorer.taking, tricks=tricks) if tricks else say(scorer.who)
    return say(template, conditions=joined([*conditions]) if conditions else "", who=who, amount=worth.amount)
