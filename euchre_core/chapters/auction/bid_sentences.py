"""What is special about one bid, read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import LEADERS, STRAINS, Setup, joined, number_word, read_aloud, title
from euchre_core.chapters.values import expand_range, is_range, trump_suits

if TYPE_CHECKING:
    from euchre_core.chapters.auction.bid_spec import BidSpec, BySpec


def strain_words(choices: list[str]) -> list[str]:
    """Write choices of trump out as words: ``[red, no_trump]`` is hearts, diamonds, no trump."""
    if choices == ["suits"]:
        return ["any suit"]
    if choices[:1] == ["suits"]:
        return ["any suit", *[STRAINS.get(choice, choice) for choice in trump_suits(choices[1:])]]
    return [STRAINS.get(choice, choice) for choice in trump_suits(choices)]


def worth(bid: BidSpec, setup: Setup) -> str:
    """Say what a bid is worth."""
    return "" if bid.value is None else f"its value is {bid.value}"


def lone(bid: BidSpec, setup: Setup) -> str:
    """Say who plays."""
    if bid.plays == "with_partner":
        return ""
    if setup.partners == 0:
        return "it counts as played alone"
    if setup.sides == "called_partner":
        return "the maker plays alone, without a partner"
    partners = "his partner lays" if setup.partners == 1 else "his partners lay"
    return f"the maker plays alone, and {partners} down {'his' if setup.partners == 1 else 'their'} cards"


def exchanging(bid: BidSpec, setup: Setup) -> str:
    """Say that cards are exchanged."""
    return "" if bid.exchange is None else f'cards are exchanged ("{title(bid.exchange)}")'


def trumps(bid: BidSpec, setup: Setup) -> str:
    """Say what may be trump."""
    if bid.trump is None:
        return ""
    words = strain_words(list(bid.trump))
    if words == ["no trump"] or words == ["low no trump"]:
        return f"it is played at {words[0]}"
    return f"trump may be {joined(words, 'or')}"


def leading(bid: BidSpec, setup: Setup) -> str:
    """Say who leads with this bid."""
    return "" if bid.leads is None else f"{LEADERS[bid.leads]} leads to the first trick"


def showing(bid: BidSpec, setup: Setup) -> str:
    """Say that the maker's hand is laid open."""
    when = {
        "never": "",
        "before_play": "before play the maker lays his cards face up",
        "after_first_trick": "after the first trick the maker lays his cards face up",
    }
    return when[bid.shows_hand]


def partners(bid: BidSpec, setup: Setup) -> str:
    """Say how many partners are chosen."""
    return "" if bid.partners == 1 else f"the maker chooses {number_word(bid.partners)} partners"


def over(bid: BidSpec, setup: Setup) -> str:
    """Say over which bids it may be made."""
    if bid.over is None:
        return ""
    named = joined([_named(each) for each in (bid.over if isinstance(bid.over, list) else [bid.over])], "or")
    return f"it may only be bid over {named}"


def _named(each: int | str) -> str:
    if is_range(each):
        low, high = expand_range(str(each), 26)
        return f"{low} {'or' if high == low + 1 else 'to'} {high}"
    return title(str(each))


def made_by(bid: BidSpec, setup: Setup) -> str:
    """Say who may make it."""
    return "" if bid.by is None else "; ".join(read_aloud(bid.by, setup))


def by_partner(by: BySpec, setup: Setup) -> str:
    """Only a partner may bid it."""
    if by.partner_of is None:
        return ""
    return f"only a partner of the player who bid {title(str(by.partner_of))} may bid it"


def by_opponents(by: BySpec, setup: Setup) -> str:
    """Only an opponent may bid it."""
    if by.opponents_of is None:
        return ""
    return f"only opponents of the player who bid {title(str(by.opponents_of))} may bid it"


def saying(bid: BidSpec, setup: Setup) -> str:
    """Quote the words at the table."""
    return "" if bid.says is None else f'the words are "{bid.says.replace("{trump}", "(trump suit)")}"'
