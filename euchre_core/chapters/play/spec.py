"""What an author says about the play of the cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.play import renege_sentences, sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import Settings

Leader = Literal["maker", "left_of_maker", "left_of_dealer", "dealer"]
OtherLeader = Literal["same", "maker", "left_of_maker", "left_of_dealer", "dealer"]


class RenegeSpec(Settings):
    """What happens when somebody plays a card against the rules."""

    policy: Annotated[
        Literal["prevented", "noticed", "challenged"],
        Says(renege_sentences.policy),
    ] = "prevented"
    """Whether a card against the rules can be played. prevented: it cannot, and the rest only tells what it costs at a
    real table. noticed: it can, and is always charged, with the score of the deal. challenged: it can, and is charged
    only if an opponent names the player."""

    points: Annotated[int, Says(renege_sentences.charge)] = -2
    """What each renege is charged."""

    charged_to: Annotated[Literal["side", "player"], SaidBy("points")] = "side"
    """Whose score is charged. Where partners share one score it makes no difference."""

    deal: Annotated[Literal["goes_on", "ends"], Says(renege_sentences.what_follows)] = "goes_on"
    """What becomes of the deal when a renege is noticed or rightly challenged. goes_on: play goes on. ends: it stops at
    once, the trick on the table counts for nobody, and of the scoring lines only those with `renege` count, for whoever
    it was."""

    challenge_until: Annotated[Literal["trick_turned", "next_deal"], Says(renege_sentences.naming)] = "next_deal"
    """With challenged: until when a renege may be named. Opponents may do so once in a trick, in their own turn to play
    from the second trick on: with trick_turned a renege of the trick just turned, with next_deal any of the deal, and
    then everybody is asked once more after the last trick."""

    false_challenge: Annotated[int, Says(renege_sentences.wrong_naming)] = 0
    """What a wrong challenge is charged, to the side of the player who made it. It is wrong to name a player without a
    renege, or one whose renege is charged already."""


class PlaySpec(Settings):
    """How the cards are played."""

    leads: Annotated[Leader, Says(sentences.leading)] = "maker"
    """Who leads to the first trick. A seat that sits out is passed over clockwise; where nobody is maker the player at
    the dealer's left leads in his place. What a bid or a kind of lone hand says of its own leader comes before this,
    and so do lone_leads and then no_trump_leads."""

    lone_leads: Annotated[OtherLeader, Says(sentences.lone_leading)] = "same"
    """Who leads to the first trick when a hand is played alone, the maker's or a defender's."""

    no_trump_leads: Annotated[OtherLeader, Says(sentences.no_trump_leading)] = "same"
    """Who leads to the first trick when there is no trump, high or low."""

    first_lead: Annotated[Literal["any_card", "trump"], SaidBy("leads")] = "any_card"
    """What the first lead of a deal must be: any card, or a trump if the leader holds one."""

    void: Annotated[Literal["any_card", "must_trump"], SaidBy("leads")] = "any_card"
    """What a player who cannot follow suit may play: any card, or only a trump if he holds one."""

    equal_cards: Annotated[Literal["first_wins", "last_wins"], Says(sentences.equal_cards)] = "first_wins"
    """Which of two identical cards in one trick is the higher: the one played first, or the one played last."""

    claim_rest: Annotated[Literal["never", "by_agreement"], Says(sentences.claiming_the_rest)] = "never"
    """Whether the player who is to lead may lay his hand open and claim all tricks still to come. by_agreement: his
    opponents are asked in turn, and if all accept he takes them all; if one wants to play on the deal goes on. A hand
    laid open stays open, and the rest can be claimed once before each lead."""

    renege: Annotated[RenegeSpec, Says(renege_sentences.renege)] = Field(default_factory=RenegeSpec)
    """A card against the rules, and what it costs."""
