"""The bids of a ladder read aloud, lowest first, and what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.formula_words import value_in_words
from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.chapters.sentence import Setup, clauses, joined, title
from euchre_core.language.translation import say, say_many, sentence

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec


def ladder(spec: AuctionSpec, setup: Setup) -> str:
    """List every bid, lowest first, each with what is special about it; apart from them what only the stuck may bid."""
    if spec.form != "ladder":
        return ""
    rungs = spec.rungs(setup.tricks)
    lines = [say("The bids, lowest first:"), *_listed(spec, rungs, setup)]
    only_stuck = [bid for bid in setup.stuck_bids if bid not in rungs]
    if only_stuck:
        lines += [say("Only a dealer who is stuck may bid:"), *_listed(spec, only_stuck, setup)]
    return "\n".join(lines)


def _listed(spec: AuctionSpec, bids: list[int | str], setup: Setup) -> list[str]:
    """A line for each bid, and one for several numbers that are nothing but that."""
    lines: list[str] = []
    plain: list[int] = []
    for bid in bids:
        if isinstance(bid, int) and _is_plain(spec, bid, setup):
            plain.append(bid)
            continue
        lines += _plain_bids(plain)
        plain = []
        lines.append(_bid(spec, bid, setup))
    return lines + _plain_bids(plain)


def _is_plain(spec: AuctionSpec, bid: int, setup: Setup) -> bool:
    """Whether a number asks for as many tricks as it says, and nothing is special about it."""
    return setup.needed.get(bid) == bid and not sentence(lambda: "; ".join(clauses(spec.bid(bid), setup)))


def _bid(spec: AuctionSpec, bid: int | str, setup: Setup) -> str:
    """A bid with everything that is special about it."""
    return sentence(lambda: f"- {title(str(bid))}: {'; '.join([_asks(bid, setup), *clauses(spec.bid(bid), setup)])}.")


def _asks(bid: int | str, setup: Setup) -> str:
    tricks = setup.needed.get(bid, 0)
    if tricks == LOSE_ALL:
        # Translators: what a bid asks of the makers: to take no trick.
        return say("no trick at all")
    if tricks == setup.tricks:
        # Translators: what a bid asks of the makers: to take all the tricks of the deal.
        return say_many("all {number} trick", "all {number} tricks", tricks)
    return _at_least(tricks)


def _at_least(tricks: int) -> str:
    # Translators: what a bid asks of the makers to take.
    return say_many("at least {number} trick", "at least {number} tricks", tricks)


def _plain_bids(bids: list[int]) -> list[str]:
    """Bids of numbers that are nothing but that, in one line."""
    return [sentence(lambda: f"- {_plain(bids)}.")] if bids else []


def _plain(bids: list[int]) -> str:
    if len(bids) == 1:
        return f"{bids[0]}: {_at_least(bids[0])}"
    if len(bids) > 2 and bids == list(range(bids[0], bids[-1] + 1)):
        # Translators: a range of bids in numbers, like 3 to 5.
        numbers = say("{low} to {high}", low=bids[0], high=bids[-1])
    else:
        numbers = joined([str(bid) for bid in bids], "or")
    # Translators: {bids} are numbers, like 3 to 5; each asks for as many tricks as it says.
    return say("{bids}: at least so many tricks", bids=numbers)


def bids(spec: AuctionSpec, setup: Setup) -> str:
    """Say how a bid with a name counts where tricks bid are counted."""
    if spec.form != "ladder" or not setup.counts_bids:
        return ""
    needed = {bid: max(setup.needed[bid], 0) for bid in setup.special_bids if bid in setup.needed}
    # Translators: {bid} is the name of a bid, {number} the tricks it stands for.
    counted = [say("{bid} counts as {number}", bid=title(bid), number=tricks) for bid, tricks in needed.items()]
    if not counted:
        return ""
    # Translators: {bids} are clauses, like: moon counts as 6.
    return say("Where the tricks bid are counted, {bids}.", bids=joined(counted))


def values(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a number bid is worth."""
    if spec.form != "ladder" or spec.value == "bid":
        return ""
    # Translators: {value} is worked out, like: the value of the trump plus 100, or: 2 times the tricks bid.
    return say("The value of a bid of a number is {value}.", value=value_in_words(spec.value))
