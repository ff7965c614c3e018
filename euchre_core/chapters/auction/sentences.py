"""The auction read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, count, joined, read_aloud, title

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec, BidSpec

LEADERS = {
    "maker": "the maker",
    "left_of_maker": "the player at the maker's left",
    "left_of_dealer": "the player at the dealer's left",
    "dealer": "the dealer",
}


def opening(spec: AuctionSpec, setup: Setup) -> str:
    """Say who speaks first."""
    if spec.opens == "dealer":
        return "The dealer speaks first, then the others clockwise."
    return "The player at the dealer's left speaks first, then the others clockwise, the dealer last."


def speaking(spec: AuctionSpec, setup: Setup) -> str:
    """Say how often everybody speaks."""
    again = " Only a dealer who is stuck speaks again." if _comes_round(spec) else ""
    return f"Everybody speaks once: he bids or passes.{again}"


def outbidding(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a bid must be."""
    partners = " Partners may outbid each other." if setup.partners else ""
    return f"A bid must stand higher on the list below than every bid before it.{partners}"


def swapping(spec: AuctionSpec, setup: Setup) -> str:
    """Say who may take the ghost hand."""
    if spec.swap == "never":
        return ""
    ghost = "the ghost hand" if setup.ghost_hands == 1 else "the first ghost hand"
    if spec.swap == "once_per_deal":
        once = (
            "This can be done once in a deal: when one player has swapped, nobody else may. The hand he gives up is "
            f"{ghost} from then on; it is out of play, and nobody looks at it any more."
        )
    else:
        once = (
            f"Each player may do so once in a deal. The hand he gives up is {ghost} from then on, face down, and goes "
            "to the next player who swaps."
        )
    return (
        f"In his turn, before he speaks, a player may swap his whole hand, unseen, for {ghost}; he must then bid or "
        f"pass at once. {once} As long as he may still swap, a player is asked in his turn even if no higher bid is "
        "left, so that he may swap and pass."
    )


def all_passing(spec: AuctionSpec, setup: Setup) -> str:
    """Say who the maker is, and what happens when nobody bids."""
    if spec.all_pass == "redeal_next":
        return f"{_maker(setup)} If nobody bids, the cards are collected and the next player deals."
    if spec.all_pass == "redeal_same":
        return f"{_maker(setup)} If nobody bids, the cards are collected and the same dealer deals again."
    if _comes_round(spec):
        stuck = "If everybody passes, the turn comes round to the dealer again, and he is stuck: he must bid."
    else:
        stuck = "If everybody else passes, the dealer is stuck: he must bid."
    return f"{_maker(setup)} {stuck}{_STILL[spec.swap]}"


_STILL = {
    "never": "",
    "once_per_deal": " He may still swap first if nobody has.",
    "once_each": " He may still swap first if he has not.",
}


def _comes_round(spec: AuctionSpec) -> bool:
    """Say whether a stuck dealer has spoken before."""
    return spec.opens == "dealer" and spec.all_pass == "dealer_is_stuck"


def stuck_bidding(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a stuck dealer may bid."""
    if not setup.stuck_bids or spec.stuck_ladder is None:
        return ""
    return f"A stuck dealer may bid: {_named(list(setup.stuck_bids))}."


def ladder(spec: AuctionSpec, setup: Setup) -> str:
    """List every bid, lowest first, each with what is special about it; apart from them what only the stuck may bid."""
    rungs = spec.rungs(setup.tricks)
    lines = ["The bids, lowest first:", *_listed(spec, rungs, setup)]
    only_stuck = [bid for bid in setup.stuck_bids if bid not in rungs]
    if only_stuck:
        lines += ["Only a dealer who is stuck may bid:", *_listed(spec, only_stuck, setup)]
    return "\n".join(lines)


def _listed(spec: AuctionSpec, bids: list[int | str], setup: Setup) -> list[str]:
    lines: list[str] = []
    plain: list[int | str] = []
    for bid in bids:
        special = _about(spec, bid, setup)
        if isinstance(bid, int) and not special:
            plain.append(bid)
            continue
        lines += _plain_bids(plain)
        plain = []
        lines.append(f"- {title(str(bid))}: {'; '.join(filter(None, [_asks(bid, setup), *special]))}.")
    return lines + _plain_bids(plain)


def bids(spec: AuctionSpec, setup: Setup) -> str:
    """Say how a bid with a name counts where tricks bid are counted."""
    if not setup.special_bids:
        return ""
    counted = [f"{title(bid)} counts as {setup.needed[bid]}" for bid in setup.special_bids if bid in setup.needed]
    return f"Where the tricks bid are counted, {joined(counted)}." if counted else ""


def _maker(setup: Setup) -> str:
    if setup.partners == 0:
        return "The highest bidder is the maker and must take the tricks he bid."
    partners = "partner" if setup.partners == 1 else "partners"
    return f"The highest bidder is the maker; he and his {partners}, the makers, must take the tricks he bid."


def worth(bid: BidSpec, setup: Setup) -> str:
    """Say what a bid is worth."""
    return "" if bid.value is None else f"its value is {bid.value}"


def lone(bid: BidSpec, setup: Setup) -> str:
    """Say who plays."""
    if bid.plays == "with_partner":
        return ""
    if setup.partners == 0:
        return "it counts as played alone"
    partners = "his partner lays" if setup.partners == 1 else "his partners lay"
    return f"the maker plays alone, and {partners} down {'his' if setup.partners == 1 else 'their'} cards"


def exchanging(bid: BidSpec, setup: Setup) -> str:
    """Say that cards are exchanged."""
    return "" if bid.exchange is None else f'cards are exchanged ("{title(bid.exchange)}")'


def leading(bid: BidSpec, setup: Setup) -> str:
    """Say who leads with this bid."""
    return "" if bid.leads is None else f"{LEADERS[bid.leads]} leads to the first trick"


def saying(bid: BidSpec, setup: Setup) -> str:
    """Quote the words at the table."""
    return "" if bid.says is None else f'the words are "{bid.says.replace("{trump}", "(trump suit)")}"'


def _about(spec: AuctionSpec, bid: int | str, setup: Setup) -> list[str]:
    said = read_aloud(spec.bid(bid), setup)
    return said if said or setup.needed.get(bid) == bid else [""]


def _asks(bid: int | str, setup: Setup) -> str:
    tricks = setup.needed.get(bid, 0)
    if tricks == setup.tricks:
        return f"all {count(tricks, 'trick')}"
    return f"at least {count(tricks, 'trick')}"


def _plain_bids(bids: list[int | str]) -> list[str]:
    numbers = [int(bid) for bid in bids]
    if not numbers:
        return []
    if len(numbers) == 1:
        return [f"- {numbers[0]}: at least {count(numbers[0], 'trick')}."]
    in_a_row = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    named = f"{numbers[0]} to {numbers[-1]}" if in_a_row else joined([str(number) for number in numbers], "or")
    return [f"- {named}: at least so many tricks."]


def _named(bids: list[int | str]) -> str:
    return joined([title(str(bid)) for bid in bids], "or")
