"""What an author says about the play of the cards."""

from __future__ import annotations

from typing import Literal

from euchre_core.chapters.values import Settings


class RenegeSpec(Settings):
    """What happens when somebody plays a card against the rules."""

    policy: Literal["prevented", "noticed", "challenged"] = "prevented"
    """Whether a card against the rules can be played. prevented: it cannot, and the rest only tells what it costs at a
    real table. noticed: it can, and is charged at once. challenged: it can, and is charged only if an opponent names
    the player."""

    points: int = -2
    """What each renege is charged."""

    charged_to: Literal["side", "player"] = "side"
    """Whose score is charged."""

    deal: Literal["goes_on"] = "goes_on"
    """What becomes of the deal: it goes on."""

    challenge_until: Literal["trick_turned", "next_deal"] = "next_deal"
    """With challenged: until when a renege may be named. Opponents may do so in their own turn to play in the next
    trick, and with next_deal once more after the last trick."""

    false_challenge: int = 0
    """What a wrong challenge is charged."""


class PlaySpec(Settings):
    """How the cards are played."""

    leads: Literal["maker", "left_of_maker", "left_of_dealer", "dealer"] = "maker"
    """Who leads to the first trick. A seat that sits out is passed over clockwise."""

    lone_leads: Literal["same", "maker", "left_of_maker", "left_of_dealer", "dealer"] = "same"
    """Who leads to the first trick when a hand is played alone."""

    equal_cards: Literal["first_wins", "last_wins"] = "first_wins"
    """Which of two identical cards in one trick is the higher: the one played first, or the one played last."""

    renege: RenegeSpec = RenegeSpec()
    """A card against the rules, and what it costs."""
