"""What somebody is asked at his turn, in a few words: they stand before his hand."""

from __future__ import annotations

from typing import Final

from euchre_core.chapters.deal.phase import Discard
from euchre_core.chapters.exchange.cards import CardsOfAnExchange
from euchre_core.chapters.exchange.giving import ANY_CARDS, BEST_TRUMPS, DISCARD
from euchre_core.chapters.sentence import capital
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.phase import Phase

from .faces import Faces
from .names import Names

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
QUESTIONS: Final = {
    "trump.choices": "Name trump:",
    "claims": "Claim or pass:",
    "play.renege": "Challenge somebody for a renege, or pass:",
    "play.claim_rest": "Accept the claim of all tricks left, or play on:",
    "trump.joker_in_no_trump": "Name the suit that is to be followed:",
    "alone.maker": "Play alone, or pass and play with your partner:",
    "alone.declared": "Play alone from here on, or pass and play with your partner:",
    "alone.defender": "Defend alone, or pass:",
    "alone.blind": "Play alone without having seen your cards, or pass:",
    "alone.drop_out": "Drop out, or stay in:",
    "alone.kinds": "Say which kind of lone hand it is, or pass for a plain one:",
    "auction.form": "Name trump before you see your cards:",
    "auction.joker_turned_up": "The joker is turned up; say what it stands for:",
    "table.partner_is": "Find your partner:",
}
"""What is asked where the words do not depend on the moment, by the setting a question belongs to."""


def asking(seen: Observation) -> Phase:
    """The phase that has the word: the main business of the step, or a question within it."""
    view = seen.view
    return view.now.main if view.asked < 0 else view.now.asides[view.asked]


def question(seen: Observation, names: Names, faces: Faces) -> str:
    """What is to be decided, and of several cards how many are still to come."""
    phase = asking(seen)
    if isinstance(phase, Discard):
        return f"Discard {still(seen.view.slots[phase.to_discard], phase.discards)}, face down:"
    if isinstance(phase, CardsOfAnExchange):
        return giving(seen, phase, names)
    if phase.key == "play":
        before = first_of_all(seen, "challenge", "claim", "claim_rest")
        return f"{'Play a card' if seen.view.count else 'Lead a card'}{before}:"
    if phase.key == "auction":
        return bidding(seen, faces)
    return QUESTIONS.get(phase.key, f"{capital(seen.view.now.name)}:")


def bidding(seen: Observation, faces: Faces) -> str:
    """What the player may do in his turn to speak."""
    verbs = {action.verb for action in seen.legal_actions}
    extra = [words for verb, words in (("claim", "claim"), ("swap", "swap hands")) if verb in verbs]
    bids = verbs - {"pass", "swap", "claim"}
    bid = what_to_bid(seen, bids, faces) if bids else ""
    if "pass" not in verbs and bid:
        who = "dealer" if seen.dealer == seen.seat else "player"
        return f"{capital(' or '.join([bid, *extra]))}; a stuck {who} may not pass:"
    *others, last = [each for each in (bid, *extra, "pass" if "pass" in verbs else "") if each]
    return f"{capital(' or '.join([', '.join(others), last] if others else [last]))}:"


def what_to_bid(seen: Observation, verbs: set[str], faces: Faces) -> str:
    """What there is to say besides a pass: order the upcard up, name trump, or bid."""
    if "order" in verbs:
        card = faces.cards(seen.view.hand("upcard"))
        return f"take up {card}" if seen.dealer == seen.seat else f"order up {card}"
    if "name" in verbs:
        return "name trump"
    return "bid" if seen.view.level < 0 else "bid higher"


def giving(seen: Observation, main: CardsOfAnExchange, names: Names) -> str:
    """What the player is to give, and to whom."""
    step = main.giving(seen.view)
    left = seen.view.slots[main.to_give]
    whole = step.cards if step.cards >= 0 else left
    if step.least != step.cards:
        what = "Discard" if step.receiver == DISCARD else "Give"
        return f"{what} up to {still(left, whole)}{', or say done' if main.is_free(seen.view, step) else ''}:"
    if step.receiver == DISCARD:
        return f"Discard {still(left, whole)}:"
    receiver = names.full(main.seat_of(seen.view, step.receiver))
    if step.choose == ANY_CARDS:
        return f"Give {receiver} {still(left, whole)}:"
    if not main.is_forced(seen.view, step):
        return f"You have no trump to give; give {receiver} {still(left, whole)}:"
    best = "trump" if step.choose == BEST_TRUMPS else "card"
    if step.cards == 1:
        return f"Give {receiver} your best {best}:"
    return f"Give {receiver} your best {best}{'s' if left > 1 else ''}, {still(left, whole)}:"


def still(left: int, whole: int) -> str:
    """How many cards: `one card`, `three cards`, and then `two more cards`, `one more card`."""
    number = NUMBERS[left] if left < len(NUMBERS) else str(left)
    more = "" if left >= whole else " more"
    return f"{number}{more} card{'' if left == 1 else 's'}"


def first_of_all(seen: Observation, *verbs: str) -> str:
    """What may be done before a card is played."""
    possible = [verb for verb in verbs if any(action.verb == verb for action in seen.legal_actions)]
    words = [verb.replace("claim_rest", "claim the rest") for verb in possible]
    return f", or {' or '.join(words)} first" if possible else ""
