"""Why something that was typed is nothing one can do now: what is missing, or when it would be time for it."""

from __future__ import annotations

from typing import Final

from euchre_core.chapters.auction.ladder import LadderAuction

from .choices import Choices

CARD_VERBS: Final = ("play", "give", "discard")


def ladder(choices: Choices) -> list[str]:
    """The bids of the auction, lowest first; none if it is not time for it."""
    auction = choices.main
    if not isinstance(auction, LadderAuction):
        return []
    may = {action.code for action in choices.legal if action.phase is auction}
    return [bid for place, bid in enumerate(auction.ladder) if place >= auction.first or place in may]


def about_bids(text: str, choices: Choices) -> str:
    """What is wrong with a bid: it does not say what is bid, or is not on the ladder; empty if it is no bid."""
    bids = ladder(choices)
    first, _, rest = text.partition(" ")
    if first != "bid" or not bids:
        return ""
    shown = " ".join(bid.replace("_", " ") for bid in bids)
    if rest in bids:
        return f"Bid {rest} in what? The trump belongs to the bid, as in {first_with(text, choices)}."
    return f"{rest} is not on the ladder, which is {shown}." if rest else f"Bid what? The ladder is {shown}."


def first_with(beginning: str, choices: Choices) -> str:
    """The first thing one may say that begins like this; of what may not be said if there is nothing else."""
    said = [action.text for action in [*choices.legal, *choices.vocabulary] if action.text.startswith(f"{beginning} ")]
    return said[0].replace("_", " ")


def not_now(text: str, choices: Choices) -> str:
    """When something that means something elsewhere in the game is not wanted now; empty if it means nothing."""
    now = choices.seen.view.now.name
    first, _, rest = text.partition(" ")
    is_about_a_card = first in CARD_VERBS and (not rest or choices.faces.read(rest) is not None)
    if is_about_a_card and first != getattr(choices.main, "verb", None):
        return f"It is not time to {first} a card; it is time for {now}."
    for step in choices.seen.rules.steps:
        for phase in step.phases:
            for action in phase.vocabulary(choices.seen.view.turn):
                verb = action.verb.casefold()
                is_number = first == verb and rest.isdecimal() and action.argument.isdecimal()
                if is_number or text in (action.text.casefold(), action.argument.casefold(), verb):
                    return f"“{text}” does not belong here; it is time for {now}."
    return ""
