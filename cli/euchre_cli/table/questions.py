"""What somebody is asked at his turn, in a few words: they stand before his hand."""

from __future__ import annotations

from typing import Final

from euchre_core.chapters.deal.phase import DealerDiscard
from euchre_core.chapters.exchange.phase import ANY_CARDS, BEST_TRUMPS, DISCARD, Exchange
from euchre_core.kernel.observation import Observation

from .names import Names, capital

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


def question(seen: Observation, names: Names) -> str:
    """What is to be decided, and of several cards how many are still to come."""
    main = seen.rules.steps[seen.view.step].main
    if isinstance(main, DealerDiscard):
        return f"Discard {still(seen.view.slots[main.to_discard], main.discards)}, face down:"
    if isinstance(main, Exchange):
        return giving(seen, main, names)
    key = main.key
    if key == "trump.choices":
        return "Name trump:"
    if key == "claims":
        return "Claim or pass:"
    if key == "play.renege":
        return "Challenge somebody for a renege, or pass:"
    if key == "play":
        return f"{'Play a card' if seen.view.count else 'Lead a card'}{first_of_all(seen, 'challenge', 'claim')}:"
    if key == "auction":
        return bidding(seen)
    return f"{capital(seen.view.step_name)}:"


def bidding(seen: Observation) -> str:
    """What the player may do in his turn to speak."""
    verbs = {action.verb for action in seen.legal_actions}
    extra = [words for verb, words in (("claim", "claim"), ("swap", "swap hands")) if verb in verbs]
    bids = verbs - {"pass", "swap", "claim"}
    bid = ("bid" if seen.view.level < 0 else "bid higher") if bids else ""
    if "pass" not in verbs:
        return f"{capital(' or '.join(['bid', *extra]))}; a stuck dealer may not pass:"
    *others, last = [each for each in (bid, *extra, "pass") if each]
    return f"{capital(' or '.join([', '.join(others), last] if others else [last]))}:"


def giving(seen: Observation, main: Exchange, names: Names) -> str:
    """What the player is to give, and to whom."""
    step = main.giving(seen.view)
    left = seen.view.slots[main.to_give]
    if step.receiver == DISCARD:
        return f"Discard {still(left, step.cards)}:"
    receiver = names.full(main.seat_of(seen.view, step.receiver))
    if step.choose == ANY_CARDS:
        return f"Give {receiver} {still(left, step.cards)}:"
    if not main.is_forced(seen.view, step):
        return f"You have no trump to give; give {receiver} {still(left, step.cards)}:"
    best = "trump" if step.choose == BEST_TRUMPS else "card"
    if step.cards == 1:
        return f"Give {receiver} your best {best}:"
    return f"Give {receiver} your best {best}{'s' if left > 1 else ''}, {still(left, step.cards)}:"


def still(left: int, whole: int) -> str:
    """How many cards: `one card`, `three cards, one by one`, and then `two more cards`, `one more card`."""
    number = NUMBERS[left] if left < len(NUMBERS) else str(left)
    more = "" if left >= whole else " more"
    return f"{number}{more} card" if left == 1 else f"{number}{more} cards" + ("" if more else ", one by one")


def first_of_all(seen: Observation, *verbs: str) -> str:
    """What may be done before a card is played."""
    possible = [verb for verb in verbs if any(action.verb == verb for action in seen.legal_actions)]
    return f", or {' or '.join(possible)} first" if possible else ""
