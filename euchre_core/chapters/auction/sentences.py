"""The auction read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.auction.turn_up_sentences import before_deal, first_circuit
from euchre_core.chapters.formula_words import hand_in_words, value_in_words
from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.chapters.sentence import STRAINS, Setup, count, joined, read_aloud, title

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec


def forms(spec: AuctionSpec, setup: Setup) -> str:
    """Say what kind of auction it is."""
    if spec.form == "ladder":
        return "Players bid in turn how many tricks they undertake to take."
    if spec.form == "turn_up":
        return first_circuit(spec, setup) if setup.has_auction else ""
    if spec.form == "before_deal":
        return before_deal(spec, setup)
    return "There is no auction: the suit of the upcard is trump, and nobody is maker."


def opening(spec: AuctionSpec, setup: Setup) -> str:
    """Say who speaks first."""
    if spec.form == "before_deal" or (spec.form == "none" and spec.swap == "never"):
        return ""
    if spec.form != "none" and not setup.has_auction:
        return ""
    if setup.players == 2:
        first, second = ("dealer", "other player") if spec.opens == "dealer" else ("other player", "dealer")
        return f"The {first} speaks first, then the {second}."
    if spec.opens == "dealer":
        return "The dealer speaks first, then the others clockwise."
    return "The player at the dealer's left speaks first, then the others clockwise, the dealer last."


def speaking(spec: AuctionSpec, setup: Setup) -> str:
    """Say how often everybody speaks."""
    if spec.form != "ladder":
        return ""
    again = " Only a dealer who is stuck speaks again." if _comes_round(spec) and spec.turns == "one_each" else ""
    if spec.turns == "one_each":
        return f"Everybody speaks once: he bids or passes.{again}"
    last = "all others have passed one after the other" if spec.passing == "may_return" else "all others have passed"
    silent = "Whoever could do nothing but pass is passed over, and may speak later."
    if spec.turns == "two_each":
        return (
            f"Everybody speaks at most twice: he bids or passes. After a bid the auction is over when {last}. {silent}"
        )
    return f"The bidding goes round until {last}. {silent}"


def passing(spec: AuctionSpec, setup: Setup) -> str:
    """Say whether a pass is final."""
    if spec.form != "ladder" or spec.turns == "one_each":
        return ""
    if spec.passing == "final":
        return "Who has passed may not bid any more."
    return "Who has passed may still bid when his turn comes round again."


def outbidding(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a bid must be."""
    if spec.form != "ladder":
        return ""
    partners = " Partners may outbid each other." if setup.partners and setup.sides != "called_partner" else ""
    if spec.beats == "higher_bid":
        return f"A bid must stand higher on the list below than every bid before it.{partners}"
    if spec.beats == "higher_value":
        return f"A bid must be worth more than every bid before it.{partners}"
    order = joined([STRAINS.get(strain, strain) for strain in setup.trump_order])
    return (
        "A bid must stand higher on the list below than every bid before it, or be the same bid with a higher trump; "
        f"lowest first: {order}.{partners}"
    )


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
    if spec.form == "none":
        return f"In his turn a player may swap his whole hand, unseen, for {ghost}, or pass. {once}"
    if spec.form == "turn_up":
        return (
            f"In his turn, before he speaks, a player may swap his whole hand, unseen, for {ghost}; he must then speak "
            f"at once. {once}"
        )
    return (
        f"In his turn, before he speaks, a player may swap his whole hand, unseen, for {ghost}; he must then bid or "
        f"pass at once. {once} As long as he may still swap, a player is asked in his turn even if no higher bid is "
        "left, so that he may swap and pass."
    )


def all_passing(spec: AuctionSpec, setup: Setup) -> str:
    """Say who the maker is, and what happens when nobody bids."""
    if not setup.has_auction:
        return ""
    maker = f"{_maker(setup)} " if spec.form == "ladder" else ""
    nobody = "nobody bids" if spec.form == "ladder" else "nobody calls"
    must = "he must bid" if spec.form == "ladder" else "he must call"
    if spec.all_pass == "redeal_next":
        return f"{maker}If {nobody}, the cards are collected and the next player deals."
    if spec.all_pass == "redeal_same":
        return f"{maker}If {nobody}, the cards are collected and the same dealer deals again."
    if spec.all_pass == "played_in_no_trump":
        return f"{maker}If {nobody}, the deal is played without trump, and nobody is maker."
    if spec.all_pass == "dealer_forfeits":
        other = "the other player" if setup.players == 2 else "every other player"
        other = "the other side" if setup.partners else other
        gains = "counts down by" if setup.counts_down else "scores"
        points = count(spec.forfeit, "point")
        return f"{maker}If {nobody}, the dealer forfeits: {other} {gains} {points}, and the next player deals."
    if spec.all_pass == "joker_holder_is_stuck":
        joker = setup.joker_name if setup.joker_name not in ("", "Joker") else "joker"
        return (
            f"{maker}If {nobody}, whoever holds the {joker} is stuck: {must}.{_STILL[spec.swap]} If nobody holds it, "
            "the cards are collected and the next player deals."
        )
    if _comes_round(spec):
        stuck = f"If everybody passes, the turn comes round to the dealer again, and he is stuck: {must}."
    else:
        stuck = f"If everybody else passes, the dealer is stuck: {must}."
    return f"{maker}{stuck}{_STILL[spec.swap]}"


_STILL = {
    "never": "",
    "once_per_deal": " He may still swap first if nobody has.",
    "once_each": " He may still swap first if he has not.",
}


def _comes_round(spec: AuctionSpec) -> bool:
    """Say whether a stuck dealer has spoken before."""
    return spec.opens == "dealer" and spec.sticks_dealer


def calling_again(spec: AuctionSpec, setup: Setup) -> str:
    """Say whether the last maker may speak up."""
    if spec.form in ("before_deal", "none") or spec.caller_again == "may":
        return ""
    what = "bid" if spec.form == "ladder" else "call"
    return f"Whoever was the maker in one deal of a game may not {what} in the next, unless he is stuck."


def must_call(spec: AuctionSpec, setup: Setup) -> str:
    """Say who may not pass."""
    if spec.form in ("before_deal", "none") or spec.must_call_if is None:
        return ""
    hand = hand_in_words(spec.must_call_if, setup.joker_name)
    what = "bid" if spec.form == "ladder" else "call"
    return f"Whoever has a hand with {hand} may not pass, as long as there is anything he may {what}."


def throw_ins(spec: AuctionSpec, setup: Setup) -> str:
    """Say how many deals may be passed out."""
    if spec.form in ("before_deal", "none") or spec.throw_ins == "unlimited" or not spec.sticks_dealer:
        return ""
    if spec.all_pass == "dealer_is_stuck":
        return ""
    deals = count(spec.throw_ins, "deal")
    again = "bid" if spec.form == "ladder" else "call"
    return (
        f"In a match only {deals} of each dealer may be passed out; after that he is stuck when everybody else passes, "
        f"and must {again}."
    )


def stuck_bidding(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a stuck player may bid."""
    if spec.form != "ladder" or not setup.stuck_bids or spec.stuck_ladder is None:
        return ""
    who = "A stuck dealer" if spec.sticks_dealer else "Who is stuck"
    return f"{who} may bid: {_named(list(setup.stuck_bids))}."


def values(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a number bid is worth."""
    if spec.form != "ladder" or spec.value == "bid":
        return ""
    return f"The value of a bid of a number is {value_in_words(spec.value)}."


def ladder(spec: AuctionSpec, setup: Setup) -> str:
    """List every bid, lowest first, each with what is special about it; apart from them what only the stuck may bid."""
    if spec.form != "ladder":
        return ""
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
    if spec.form != "ladder" or not setup.special_bids:
        return ""
    needed = {bid: max(setup.needed[bid], 0) for bid in setup.special_bids if bid in setup.needed}
    counted = [f"{title(bid)} counts as {tricks}" for bid, tricks in needed.items()]
    return f"Where the tricks bid are counted, {joined(counted)}." if counted else ""


def _maker(setup: Setup) -> str:
    if setup.partners == 0:
        return "The highest bidder is the maker and must take the tricks he bid."
    partners = "partner" if setup.partners == 1 else "partners"
    partners += " or partners" if setup.most_partners > setup.partners else ""
    return f"The highest bidder is the maker; he and his {partners}, the makers, must take the tricks he bid."


def _about(spec: AuctionSpec, bid: int | str, setup: Setup) -> list[str]:
    said = read_aloud(spec.bid(bid), setup)
    return said if said or setup.needed.get(bid) == bid else [""]


def _asks(bid: int | str, setup: Setup) -> str:
    tricks = setup.needed.get(bid, 0)
    if tricks == LOSE_ALL:
        return "no trick at all"
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
