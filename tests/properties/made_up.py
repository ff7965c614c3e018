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

from .made_up_auction import auctions
from .made_up_hands import alone_chapters, claim_chapters, exchange_chapters
from .made_up_numbers import Numbers
from .made_up_scoring import scorings

Settings = dict[str, Any]

RANKS: list[list[str | int]] = [
    ["A", "K", "Q", "J", 10, 9],
    ["A", "K", "Q", "J", 10, 9],
    ["A", "K", "Q", "J"],
    ["J", "A", 10, "Q", "K"],
    ["A", "K", "Q", "J", 10, 9, 8, 7],
    ["A", "J", 9],
    [13, "K", "J", 12, 2],
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
class Sizes:
    """How many cards go where."""

    pack: int
    tricks: int
    left: int


@st.composite
def games(draw: st.DrawFn) -> Settings:
    """The document of a game."""
    form = draw(st.sampled_from(["ladder", "ladder", "ladder", "turn_up", "turn_up", "before_deal", "none"]))
    table = draw(tables(form))
    pack = draw(packs(form))
    deal, sizes = draw(deals(form, table["players"], pack_size(pack)))
    teams = table["sides"] == "two_teams"
    numbers = Numbers(
        form=form,
        sides=table["sides"],
        players=table["players"],
        partners=table["players"] // 2 - 1 if teams else 0,
        tricks=sizes.tricks,
        left=sizes.left if deal["kitty"] == "dead" else 0,
        jokers=pack["jokers"],
        each_player=not teams or table["scores"] == "each_player",
        names=draw(st.lists(st.sampled_from(["ask", "moon", "slam"]), unique=True, max_size=3)),
    )
    exchanges = draw(exchange_chapters(numbers))
    auction, trump = draw(auctions(numbers, list(exchanges)))
    alone = draw(alone_chapters(numbers, list(exchanges)))
    if deal["ghost_hands"] and form != "before_deal":
        auction["swap"] = draw(st.sampled_from(["never", "once_per_deal", "once_each"]))
    play = draw(plays(form))
    scoring = draw(scorings(numbers, alone, play["renege"]["deal"] == "ends"))
    match = draw(matches(form))
    if draw(st.integers(0, 3)) == 0:
        match["counters"] = {"marks": {"full": draw(st.sampled_from([None, 1, 3])), "points": draw(st.integers(-1, 2))}}
        for lines in filter(None, scoring.values()):
            lines[max(lines)]["adds"] = {"marks": draw(st.integers(-1, 3))}
    return {
        "format": 1,
        "name": "Made Up",
        "table": table,
        "pack": pack,
        "deal": deal,
        "claims": draw(claim_chapters(numbers, list(exchanges))),
        "auction": auction,
        "trump": trump,
        "exchange": exchanges,
        "alone": alone,
        "play": play,
        "scoring": scoring,
        "match": match,
    }


def pack_size(pack: Settings) -> int:
    """How many cards the pack has."""
    return int((4 * len(pack["ranks"]) - len(pack["leave_out"])) * pack["copies"] + pack["jokers"])


@st.composite
def tables(draw: st.DrawFn, form: str) -> Settings:
    players = draw(st.sampled_from([2, 3, 3, 4, 4, 4, 5, 6]))
    seatings = ["individuals"]
    if players % 2 == 0:
        seatings += ["two_teams"] * 3
    if players > 2 and form != "none":
        seatings += ["maker_against_all", "called_partner"]
    sides = draw(st.sampled_from(seatings))
    table: Settings = {"players": players, "sides": sides}
    if sides == "two_teams":
        table["scores"] = draw(st.sampled_from(["each_side", "each_side", "each_player"]))
    if sides == "called_partner":
        ways = ["holder_of_called_ace", "holder_of_called_card", "holder_of_best_trump", "first_to_play_right_bower"]
        table["partner_is"] = draw(st.sampled_from([*ways, "chosen_player"]))
    return table


@st.composite
def packs(draw: st.DrawFn, form: str) -> Settings:
    ranks = draw(st.sampled_from(RANKS))
    cards = [f"{rank}{letter}" for rank in ranks for letter in "SCDH"]
    pack: Settings = {
        "ranks": ranks,
        "copies": draw(st.sampled_from([1, 1, 2, 3])),
        "leave_out": draw(st.lists(st.sampled_from(cards), unique=True, max_size=2)),
        "jokers": 0 if form == "none" else draw(st.sampled_from([0, 0, 1, 2])),
        "two_jokers": draw(st.sampled_from(["alike", "ranked"])),
        "bowers": draw(st.sampled_from(["both", "both", "right_only", "none"])),
    }
    if draw(st.integers(0, 3)) == 0:
        pack["low_ranks"] = draw(st.permutations(ranks))
    if draw(st.integers(0, 3)) == 0:
        bowers = {"both": ["right_bower", "left_bower"], "right_only": ["right_bower"], "none": []}[pack["bowers"]]
        others = [rank for rank in ranks if rank != "J" or not bowers]
        pack["trump_ranks"] = draw(st.permutations([*(["joker"] if pack["jokers"] else []), *bowers, *others]))
    return pack


@st.composite
def deals(draw: st.DrawFn, form: str, players: int, pack: int) -> tuple[Settings, Sizes]:
    ghosts = draw(st.sampled_from([0, 0, 1, 1, 2]))
    ghosts = ghosts if players + ghosts < pack else 0
    turned = 1 if form != "ladder" else 0
    hands = players + ghosts
    most = (pack - turned) // hands
    each = min(most, draw(st.integers(2, 6)))
    extra = min(draw(st.sampled_from([0, 0, 0, 1, 2])), pack - turned - each * hands)
    everything = (pack - turned - extra) // hands
    share_all = everything <= 6 and draw(st.booleans())
    tricks = everything if share_all else each
    left = pack - turned - extra - tricks * hands
    deal: Settings = {
        "cards_each": "all" if share_all else each,
        "ghost_hands": ghosts,
        "dealer_extra": extra,
        "dealer_discards": draw(st.sampled_from(["before_auction", "after_trump"])),
        "upcard": "none",
        "kitty": "dead",
    }
    if turned:
        upcards = ["to_dealer", "to_dealer", "to_maker", "dead"] if form != "none" else ["to_dealer", "dead"]
        deal["upcard"] = draw(st.sampled_from(upcards))
        deal["upcard_discard"] = draw(st.sampled_from(["any", "any", "not_the_upcard"]))
    if left and form != "none" and draw(st.booleans()):
        deal["kitty"] = draw(st.sampled_from(["to_maker", "to_maker", "to_maker_unless_alone", "to_lone_maker"]))
        deal["kitty_taken"] = draw(st.sampled_from(["before_naming", "after_naming"]))
    if left > 1 and (left > 6 or draw(st.booleans())):
        left = min(left - 1, 6)
        deal["kitty_size"] = draw(st.integers(1, left))
        left = deal["kitty_size"]
    return deal, Sizes(pack, tricks, left)


@st.composite
def plays(draw: st.DrawFn, form: str) -> Settings:
    who = ["left_of_dealer", "dealer"] if form == "none" else ["maker", "left_of_maker", "left_of_dealer", "dealer"]
    renege = {
        "policy": draw(st.sampled_from(["prevented", "prevented", "noticed", "challenged"])),
        "points": draw(st.integers(-4, 1)),
        "charged_to": draw(st.sampled_from(["side", "player"])),
        "deal": draw(st.sampled_from(["goes_on", "goes_on", "ends"])),
        "challenge_until": draw(st.sampled_from(["trick_turned", "next_deal"])),
        "false_challenge": draw(st.integers(-3, 0)),
    }
    return {
        "leads": draw(st.sampled_from(who)),
        "lone_leads": draw(st.sampled_from(["same", *who])),
        "no_trump_leads": draw(st.sampled_from(["same", *who])),
        "first_lead": draw(st.sampled_from(["any_card", "any_card", "trump"])),
        "void": draw(st.sampled_from(["any_card", "any_card", "must_trump"])),
        "equal_cards": draw(st.sampled_from(["first_wins", "last_wins"])),
        "claim_rest": draw(st.sampled_from(["never", "never", "by_agreement"])),
        "renege": renege,
    }


@st.composite
def matches(draw: st.DrawFn, form: str) -> Settings:
    match: Settings = {"tie": draw(st.sampled_from(["another_deal", "shared"]))}
    if draw(st.integers(0, 4)) == 0:
        match["deals"] = draw(st.integers(1, 4))
    else:
        match["start"], match["target"] = draw(st.sampled_from([(0, 8), (0, 5), (10, 2), (-3, 4), (5, -5)]))
        ways = ["highest", "highest", "all_past_target"] if form == "none" else ["highest", "makers_first"]
        match["winner"] = draw(st.sampled_from([*ways, "all_past_target"]))
        if draw(st.integers(0, 4)) == 0:
            match["target_is"] = "losing"
        elif form != "none":
            match["goes_out_by"] = draw(st.sampled_from(["any_points", "any_points", "made", "made_or_set"]))
        worse = 4 if match["start"] > match["target"] else -4
        floors = "target_is" not in match
        if floors:
            match["surplus"] = draw(st.sampled_from(["lost", "carried"]))
        if floors and draw(st.integers(0, 2)) == 0:
            match["loses_at"] = match["start"] + worse
        if floors and draw(st.integers(0, 2)) == 0:
            match["all_lose_at"] = match["start"] + worse // 2
    match["games"] = draw(st.sampled_from([1, 1, 2, 3]))
    match["shutout"] = draw(st.sampled_from(["one_game", "two_games"]))
    return match
