"""What an author says about the play of the cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.play import sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import Settings


class RenegeSpec(Settings):
    """What happens when somebody plays a card against the rules."""

    policy: Annotated[
        Literal["prevented", "noticed", "challenged"],
        Says(
            {
                "prevented": "The program does not let it happen.",
                "noticed": "It is always noticed and always charged.",
                "challenged": "It is charged only if an opponent names the player.",
            }
        ),
    ] = "prevented"
    """Whether a card against the rules can be played. prevented: it cannot, and the rest only tells what it costs at a
    real table. noticed: it can, and is always charged, with the score of the deal. challenged: it can, and is charged
    only if an opponent names the player."""

    points: Annotated[int, Says(sentences.charge)] = -2
    """What each renege is charged."""

    charged_to: Annotated[Literal["side", "player"], SaidBy("points")] = "side"
    """Whose score is charged. Partners share one score, so it makes no difference so far."""

    deal: Annotated[Literal["goes_on"], Says({"goes_on": "Play goes on after it."})] = "goes_on"
    """What becomes of the deal: it goes on."""

    challenge_until: Annotated[Literal["trick_turned", "next_deal"], Says(sentences.naming)] = "next_deal"
    """With challenged: until when a renege may be named. Opponents may do so once in a trick, in their own turn to play
    from the second trick on: with trick_turned a renege of the trick just turned, with next_deal any of the deal, and
    then everybody is asked once more after the last trick."""

    false_challenge: Annotated[int, Says(sentences.wrong_naming)] = 0
    """What a wrong challenge is charged, to the side of the player who made it. It is wrong to name a player without a
    renege, or one whose renege is charged already."""


class PlaySpec(Settings):
    """How the cards are played."""

    leads: Annotated[Literal["maker", "left_of_maker", "left_of_dealer", "dealer"], Says(sentences.leading)] = "maker"
    """Who leads to the first trick. A seat that sits out is passed over clockwise."""

    lone_leads: Annotated[
        Literal["same", "maker", "left_of_maker", "left_of_dealer", "dealer"], Says(sentences.lone_leading)
    ] = "same"
    """Who leads to the first trick when a hand is played alone."""

    equal_cards: Annotated[Literal["first_wins", "last_wins"], Says(sentences.equal_cards)] = "first_wins"
    """Which of two identical cards in one trick is the higher: the one played first, or the one played last."""

    renege: Annotated[RenegeSpec, Says(sentences.renege)] = Field(default_factory=RenegeSpec)
    """A card against the rules, and what it costs."""
