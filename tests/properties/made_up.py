"""Games nobody has made: settings drawn at random over every setting there is, as a file that can be loaded.

Most of what is drawn can be played; what cannot (lines of the scoring that contradict each other, for example) is
refused by the loader and drawn again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import event, note, reject
from hypothesis import strategies as st

import euchre_core as eu

from .made_up_scoring import scorings

Settings = dict[str, Any]

RANKS: list[list[str | int]] = [
    ["A", "K", "Q", "J", 10, 9],
    ["A", "K", "Q", "J", 10, 9],
    ["A", "K", "Q", "J"],
    ["J", "A", 10, "Q", "K"],
    ["A", "K", "Q", "J", 10, 9, 8, 7],
    ["A", "J", 9],
]
EARLY_HANDS = [
    "cards > 0",
    "has(A)",
    "not has(A K)",
    "count(red) >= 3",
    "only(9 10 J hearts spades)",
    "count(J Joker) == 1 or has(AS)",
    "count(9 10) > count(A K) and not has(Joker)",
    "has(BigJoker LittleJoker QH)",
]
LATE_HANDS = [
    *EARLY_HANDS,
    "not has(trump)",
    "count(natural_trump) != count(trump)",
    "top_trumps >= 1",
    "count(trump) * 2 > cards",
]


@st.composite
def made_up_rules(draw: st.DrawFn) -> eu.Rules:
    """The rules of a made-up game that can be played."""
    document = draw(games())
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made_up.yaml"
        path.write_text(json.dumps(document))
        try:
            rules = eu.load(str(path))
        except eu.VariantError as refused:
            event(f"refused: {refused.diagnostics[0].name}")
            reject()
    note(json.dumps(document))
    return rules


@dataclass(frozen=True)
class Numbers:
    """What has been drawn already and what follows needs."""

    players: int
    partners: int
    tricks: int
    has_ghost: bool
    names: list[str]


@st.composite
def games(draw: st.DrawFn) -> Settings:
    """The document of a game."""
    table = draw(tables())
    pack = draw(packs())
    deal = draw(deals(table["players"], pack_size(pack)))
    hands = table["players"] + deal["ghost_hands"]
    each = deal["cards_each"]
    tricks = (pack_size(pack) - deal["dealer_extra"]) // hands if each == "all" else each
    partners = table["players"] // 2 - 1 if table["sides"] == "two_teams" else 0
    names = draw(st.lists(st.sampled_from(["ask", "moon", "slam"]), unique=True, max_size=3))
    numbers = Numbers(table["players"], partners, tricks, deal["ghost_hands"] > 0, names)
    exchanges = draw(exchange_chapters(numbers))
    auction = draw(auctions(numbers, list(exchanges)))
    if numbers.has_ghost:
        auction["swap"] = draw(st.sampled_from(["never", "once_per_deal", "once_each"]))
    return {
        "format": 1,
        "name": "Made Up",
        "table": table,
        "pack": pack,
        "deal": deal,
        "claims": draw(claim_chapters()),
        "auction": auction,
        "trump": {"choices": draw(trump_choices())},
        "exchange": exchanges,
        "play": draw(plays()),
        "scoring": draw(scorings(names)),
        "match": draw(matches()),
    }


def pack_size(pack: Settings) -> int:
    """How many cards the pack has."""
    return int((4 * len(pack["ranks"]) - len(pack["leave_out"])) * pack["copies"] + pack["jokers"])


@st.composite
def tables(draw: st.DrawFn) -> Settings:
    players = draw(st.sampled_from([2, 3, 3, 4, 4, 4, 5, 6]))
    sides = draw(st.sampled_from(["individuals", "two_teams", "two_teams"])) if players % 2 == 0 else "individuals"
    return {"players": players, "sides": sides}


@st.composite
def packs(draw: st.DrawFn) -> Settings:
    ranks = draw(st.sampled_from(RANKS))
    cards = [f"{rank}{letter}" for rank in ranks for letter in "SCDH"]
    return {
        "ranks": ranks,
        "copies": draw(st.sampled_from([1, 1, 2, 3])),
        "leave_out": draw(st.lists(st.sampled_from(cards), unique=True, max_size=2)),
        "jokers": draw(st.sampled_from([0, 0, 1, 2])),
        "two_jokers": draw(st.sampled_from(["alike", "ranked"])),
        "bowers": draw(st.sampled_from(["both", "both", "right_only", "none"])),
    }


@st.composite
def deals(draw: st.DrawFn, players: int, pack: int) -> Settings:
    ghosts = draw(st.sampled_from([0, 0, 1, 1, 2]))
    ghosts = ghosts if players + ghosts < pack else 0
    most = pack // (players + ghosts)
    each = min(most, draw(st.integers(2, 6)))
    extra = min(draw(st.sampled_from([0, 0, 1, 2])), pack - each * (players + ghosts))
    return {
        "cards_each": "all" if most <= 6 and draw(st.booleans()) else each,
        "ghost_hands": ghosts,
        "dealer_extra": extra,
        "dealer_discards": draw(st.sampled_from(["before_auction", "after_trump"])),
    }


@st.composite
def claim_chapters(draw: st.DrawFn) -> Settings:
    """No claim, or one or two; the rarer the hand, the longer the deals."""
    names = draw(st.sampled_from([[], [], ["ace_no_face"], ["low", "high"]]))
    return {name: draw(claims()) for name in names}


@st.composite
def claims(draw: st.DrawFn) -> Settings:
    when = draw(st.sampled_from(["before_auction", "own_turn", "before_play"]))
    claimed = draw(st.sampled_from(["by_choice", "by_choice", "automatically"]))
    hand = draw(st.sampled_from(LATE_HANDS if when == "before_play" else EARLY_HANDS))
    return {
        "hand": f"count(A) >= 2 and ({hand})" if claimed == "automatically" else hand,
        "effect": draw(st.sampled_from(["redeal_next", "redeal_same"])),
        "when": when,
        "who": draw(st.sampled_from(["anyone", "maker"])) if when == "before_play" else "anyone",
        "claimed": claimed,
        "shown_to": draw(st.sampled_from(["all", "nobody"])),
        "limit": draw(st.sampled_from(["none", "once_per_match"])),
    }


@st.composite
def auctions(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> Settings:
    ladder = draw(ladders(numbers))
    bids: Settings = {}
    for name in numbers.names:
        must_take = draw(st.one_of(st.just("all"), st.integers(0, numbers.tricks)))
        bids[name] = draw(bid_facts(exchanges)) | {"must_take": must_take}
    if len(numbers.names) > 1 and draw(st.booleans()):
        bids[numbers.names[1]] = {"like": numbers.names[0], "value": draw(st.integers(-2, 9))}
    number = draw(st.integers(0, numbers.tricks))
    if draw(st.booleans()):
        bids[str(number)] = draw(bid_facts(exchanges))
    return {
        "opens": draw(st.sampled_from(["left_of_dealer", "dealer"])),
        "all_pass": draw(st.sampled_from(["redeal_next", "redeal_same", "dealer_is_stuck", "dealer_is_stuck"])),
        "ladder": ladder,
        "stuck_ladder": draw(st.one_of(st.none(), ladders(numbers))),
        "bids": bids,
    }


@st.composite
def ladders(draw: st.DrawFn, numbers: Numbers) -> list[int | str]:
    """Numbers that rise, perhaps as a range, with the named bids in between and after them."""
    low = draw(st.integers(0, numbers.tricks))
    high = draw(st.integers(low, numbers.tricks))
    rungs: list[int | str] = [f"{low}..{draw(st.sampled_from([str(high), 'all']))}"] if high > low else [low]
    for name in numbers.names:
        if draw(st.booleans()):
            rungs.insert(draw(st.integers(0, len(rungs))), name)
    return rungs


@st.composite
def bid_facts(draw: st.DrawFn, exchanges: list[str]) -> Settings:
    return {
        "value": draw(st.one_of(st.none(), st.integers(-2, 12))),
        "plays": draw(st.sampled_from(["with_partner", "alone", "alone"])),
        "exchange": draw(st.sampled_from([None, *exchanges, *exchanges])),
        "leads": draw(st.sampled_from([None, None, "maker", "left_of_maker", "left_of_dealer", "dealer"])),
    }


def trump_choices() -> st.SearchStrategy[list[str]]:
    words = ["suits", "red", "black", "spades", "hearts", "clubs", "diamonds"]
    return st.one_of(st.just(["suits"]), st.lists(st.sampled_from(words), min_size=1, max_size=3, unique=True))


@st.composite
def exchange_chapters(draw: st.DrawFn, numbers: Numbers) -> Settings:
    """Exchanges with the one partner, in which as many cards come as go; sometimes in steps that do not come out."""
    if numbers.partners != 1 or numbers.tricks < 2:
        return {}
    count = draw(st.integers(1, 2))
    there = draw(steps("player", "partner", count))
    back = draw(steps("partner", "player", count))
    away = draw(steps("player", "discard", count))
    four = [("player", "partner"), ("partner", "player"), ("player", "discard"), ("partner", "player")]
    chapter = {
        "there_and_back": draw(st.permutations([there, back])),
        "for_his_best": draw(st.permutations([away, back])),
        "twice": draw(st.permutations([draw(steps(giver, receiver, 1)) for giver, receiver in four])),
    }
    if draw(st.sampled_from([False, False, False, True])):
        whole_hands = [draw(steps(giver, receiver, numbers.tricks)) for giver, receiver in four[:2]]
        chapter["all"] = [step | {"choose": "any"} for step in whole_hands]
    return chapter


@st.composite
def steps(draw: st.DrawFn, giver: str, receiver: str, count: int) -> Settings:
    return {
        "from": giver,
        "to": receiver,
        "cards": count,
        "choose": draw(st.sampled_from(["any", "best_trump", "best"])),
        "received": draw(st.sampled_from(["kept", "returnable", "unseen"])),
        "shown_to": draw(st.sampled_from(["both", "all"])),
    }


@st.composite
def plays(draw: st.DrawFn) -> Settings:
    who = ["maker", "left_of_maker", "left_of_dealer", "dealer"]
    renege = {
        "policy": draw(st.sampled_from(["prevented", "noticed", "challenged"])),
        "points": draw(st.integers(-4, 1)),
        "charged_to": draw(st.sampled_from(["side", "player"])),
        "challenge_until": draw(st.sampled_from(["trick_turned", "next_deal"])),
        "false_challenge": draw(st.integers(-3, 0)),
    }
    return {
        "leads": draw(st.sampled_from(who)),
        "lone_leads": draw(st.sampled_from(["same", *who])),
        "equal_cards": draw(st.sampled_from(["first_wins", "last_wins"])),
        "renege": renege,
    }


@st.composite
def matches(draw: st.DrawFn) -> Settings:
    start, target = draw(st.sampled_from([(0, 8), (0, 5), (10, 2), (-3, 4), (5, -5)]))
    return {"start": start, "target": target, "winner": draw(st.sampled_from(["highest", "makers_first"]))}
