"""What made-up games do with hands: claims, exchanges, lone hands."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from .made_up_numbers import Numbers

Settings = dict[str, Any]

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
SCORES = ["score < 3", "score >= best_other_score", "deals_played > 0 or best_other_score < 4"]


@st.composite
def claim_chapters(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> Settings:
    """No claim, or one or two; the rarer the hand, the longer the deals."""
    names = draw(st.sampled_from([[], [], ["ace_no_face"], ["low", "high"]]))
    return {name: draw(claims(numbers, exchanges)) for name in names}


@st.composite
def claims(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> Settings:
    moments = ["before_auction", *(["own_turn"] if numbers.form != "before_deal" else []), "before_play"]
    when = draw(st.sampled_from(moments))
    claimed = draw(st.sampled_from(["by_choice", "by_choice", "automatically"]))
    hand = draw(st.sampled_from(LATE_HANDS if when == "before_play" else EARLY_HANDS))
    if numbers.form != "ladder" and draw(st.integers(0, 2)) == 0:
        hand = draw(st.sampled_from(["has(upcard_suit)", "count(upcard_suit) != 1"]))
    from_kitty = [name for name in exchanges if name.startswith("draw")]
    effects = ["redeal_next", "redeal_same", "scores", *(["exchange"] * 2 if from_kitty else [])]
    effect = draw(st.sampled_from(effects))
    claim: Settings = {
        "hand": f"count(A) >= 2 and ({hand})" if claimed == "automatically" else hand,
        "effect": effect,
        "when": when,
        "who": draw(st.sampled_from(["anyone", "maker"])) if when == "before_play" else "anyone",
        "claimed": claimed,
        "shown_to": draw(st.sampled_from(["all", "nobody"])),
        "limit": draw(st.sampled_from(["none", "once_per_match"])),
    }
    if effect == "exchange":
        claim["exchange"] = draw(st.sampled_from(from_kitty))
    if effect == "scores":
        claim["points"] = draw(st.sampled_from(["all", "players + 1", "2 * all - players", -1]))
    return claim


@st.composite
def exchange_chapters(draw: st.DrawFn, numbers: Numbers) -> Settings:
    """Exchanges with the partners or the kitty; sometimes in steps that do not come out."""
    chapter: Settings = {}
    if numbers.left and numbers.tricks > 1:
        chapter |= draw(draws_from_kitty(numbers))
    if numbers.tricks < 2:
        return chapter
    if numbers.partners == 1:
        chapter |= draw(exchanges_with_the_partner(numbers))
    elif numbers.partners > 1 and numbers.tricks >= numbers.partners:
        away = draw(steps("player", "discard", numbers.partners))
        chapter["from_each"] = draw(st.permutations([away, draw(steps("each_partner", "player", 1))]))
    return chapter


@st.composite
def draws_from_kitty(draw: st.DrawFn, numbers: Numbers) -> Settings:
    """As many cards of the kitty as were discarded."""
    count = draw(st.integers(1, min(numbers.left, numbers.tricks)))
    fixed = draw(steps("player", "discard", count)) | draw(st.sampled_from([{}, {"only": [9, 10, "J", "A"]}]))
    taken: Settings = {"from": "kitty", "to": "player", "cards": "same" if "only" in fixed else count}
    chapter = {"draw": [fixed, taken]}
    least = draw(st.integers(0, count))
    some = draw(steps("player", "discard", count)) | {"cards": f"{least}..{count}"}
    if least < count and draw(st.booleans()):
        chapter["draw_some"] = [some, {"from": "kitty", "to": "player", "cards": "same"}]
    return chapter


@st.composite
def exchanges_with_the_partner(draw: st.DrawFn, numbers: Numbers) -> Settings:
    count = draw(st.integers(1, 2))
    there = draw(steps("player", "partner", count))
    back = draw(steps("partner", "player", count))
    away = draw(steps("player", "discard", count))
    four = [("player", "partner"), ("partner", "player"), ("player", "discard"), ("partner", "player")]
    chapter = {
        "there_and_back": draw(st.permutations([there, back])),
        "for_his_best": draw(st.permutations([away, back])),
        "twice": draw(st.permutations([draw(steps(giver, receiver, 1)) for giver, receiver in four])),
        "some": [
            draw(steps("player", "partner", 1)) | {"cards": f"0..{numbers.tricks}"},
            draw(steps("partner", "player", 1)) | {"cards": "same"},
        ],
    }
    if draw(st.sampled_from([False, False, False, True])):
        whole_hands = [draw(steps(giver, receiver, 1)) for giver, receiver in four[:2]]
        cards = draw(st.sampled_from(["all", numbers.tricks]))
        chapter["all"] = [step | {"choose": "any", "cards": cards} for step in whole_hands]
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
def alone_chapters(draw: st.DrawFn, numbers: Numbers, exchanges: list[str]) -> Settings:
    """Lone hands, of the maker, of a defender; or dropping out."""
    if numbers.form == "none" or draw(st.integers(0, 2)) == 0:
        return {}
    alone: Settings = {"maker": draw(st.sampled_from(["never", "may", "may"]))}
    shows = ["never", "never", "before_play", "after_first_trick"]
    if alone["maker"] == "may":
        alone["declared"] = draw(st.sampled_from(["with_call", "with_call", "before_play", "before_partner_plays"]))
        alone["shows_hand"] = draw(st.sampled_from(shows))
        alone["exchange"] = draw(st.sampled_from([None, *exchanges]))
        if draw(st.integers(0, 2)) == 0:
            alone["allowed_if"] = draw(st.sampled_from(SCORES))
        if draw(st.integers(0, 3)) == 0:
            alone["must_if"] = draw(st.sampled_from(SCORES))
    if numbers.form in ("turn_up", "before_deal"):
        alone["blind"] = draw(st.sampled_from(["never", "never", "may"]))
    if alone.get("declared") != "before_partner_plays" and draw(st.integers(0, 2)) == 0:
        alone["kinds"] = draw(lone_kinds(exchanges))
    if numbers.partners:
        alone["dealers_partner"] = draw(st.sampled_from(["free", "free", "alone_if_ordering", "alone_if_calling"]))
        alone["defender"] = draw(st.sampled_from(["never", "against_lone_maker", "against_any_maker"]))
        if alone["defender"] != "never":
            alone["defender_exchange"] = draw(st.sampled_from([None, *exchanges]))
    if numbers.sides == "individuals" or numbers.form == "ladder":
        alone["drop_out"] = draw(st.sampled_from(["never", "defenders_may"]))
    return alone


@st.composite
def lone_kinds(draw: st.DrawFn, exchanges: list[str]) -> Settings:
    """One or two kinds of lone hand beside the plain one."""
    leaders = [None, None, "maker", "left_of_maker", "left_of_dealer", "dealer"]
    return {
        name: {
            "shows_hand": draw(st.sampled_from(["never", "before_play", "after_first_trick"])),
            "exchange": draw(st.sampled_from([None, *exchanges])),
            "leads": draw(st.sampled_from(leaders)),
            "allowed_if": draw(st.sampled_from([None, None, *SCORES])),
        }
        for name in draw(st.sampled_from([["open"], ["open", "bold"]]))
    }
