"""Lone hands: the maker's, one defender's; and dropping out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .formula import work_out
from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal


def is_allowed(deal: Deal, seat: str) -> bool:
    """Whether this seat may play alone, as the scores are."""
    condition = deal.settings("alone")["allowed_if"]
    return condition is None or holds(deal, seat, condition)


def holds(deal: Deal, seat: str, condition: str) -> bool:
    """Whether a condition on the scores holds for this seat."""
    table = deal.table
    start = deal.settings("match")["start"]
    scores = {side: deal.past.scores.get(side, start) for side in table.sides}
    others = [score for side, score in scores.items() if side != table.side_of[seat]]
    best = min(others) if counts_down(deal) else max(others)
    names = {"score": scores[table.side_of[seat]], "best_other_score": best, "deals_played": deal.past.deals_played}
    return bool(work_out(condition, names))


def counts_down(deal: Deal) -> bool:
    match = deal.settings("match")
    return match["target"] is not None and match["start"] > match["target"]


def must_be_alone(deal: Deal, seat: str, ordering: bool) -> bool:
    """The Canadian loner: whose partner deals must play alone if he orders up, or if he calls at all."""
    rule = deal.settings("alone")["dealers_partner"]
    if deal.dealer not in deal.table.partners(seat):
        return False
    return rule == "alone_if_calling" or (rule == "alone_if_ordering" and ordering)


def with_call(deal: Deal, seat: str, word: str, ordering: bool) -> list[str]:
    """A call as it may be said: with the partner, alone, or both. Who must play alone and may not, may not call."""
    settings = deal.settings("alone")
    if must_be_alone(deal, seat, ordering):
        return [f"{word} alone"] if is_allowed(deal, seat) else []
    if settings["declared"] != "with_call":
        return [word]
    return [word + how for how in (" alone", "") if (how == " alone") in choices(deal, seat)]


def choices(deal: Deal, seat: str) -> list[bool]:
    """Whether the maker may play alone, may play with his partner, or may do either."""
    settings = deal.settings("alone")
    if not is_allowed(deal, seat):
        return [False]
    if settings["must_if"] is not None and holds(deal, seat, settings["must_if"]):
        return [True]
    return [True, False] if settings["maker"] == "may" else [False]


def plays_alone(deal: Deal) -> None:
    """The maker plays alone: his partners lay their cards down."""
    assert deal.maker is not None
    deal.alone = True
    deal.called, deal.secret = None, []  # nobody is called any more
    deal.out.update(deal.partners(deal.maker))


def lone_hands(deal: Deal) -> Conversation:
    """The maker, unless he has said it with his call; then one defender; then dropping out."""
    if deal.maker is None:
        return
    alone = deal.settings("alone")
    if not deal.alone and asked_before_play(deal):
        yield from maker_decides(deal)
    if deal.alone and deal.bid is not None and not deal.bid.alone:
        yield from kind_of_lone_hand(deal)
    if alone["defender"] == "against_any_maker" or (alone["defender"] == "against_lone_maker" and deal.alone):
        yield from lone_defender(deal)
    if alone["drop_out"] == "defenders_may":
        for seat in deal.defenders():
            action = yield Turn(seat, ["drop", "stay"])
            if action == "drop":
                deal.out.add(seat)
                deal.dropped.append(seat)


def asked_before_play(deal: Deal) -> bool:
    """Whether the maker says before the play that he is alone: so it is agreed, or he could not with his call, or he
    must be and does not say it with his call."""
    declared = deal.settings("alone")["declared"]
    if declared == "with_call":
        return not deal.could_say_alone
    return declared == "before_play" or choices(deal, deal.maker or "") == [True]


def maker_decides(deal: Deal) -> Conversation:
    """The maker says whether he plays alone, if he has the choice."""
    assert deal.maker is not None
    may_be = choices(deal, deal.maker)
    plays = may_be[0]
    if len(may_be) > 1:
        action = yield Turn(deal.maker, ["alone", "pass"])
        plays = action == "alone"
    if plays:
        plays_alone(deal)


def kind_of_lone_hand(deal: Deal) -> Conversation:
    """A lone maker says which kind of lone hand it is, if the score leaves him a choice; a pass is a plain one."""
    assert deal.maker is not None
    kinds = deal.settings("alone")["kinds"]
    allowed = [
        name
        for name, facts in sorted(kinds.items())
        if facts["allowed_if"] is None or holds(deal, deal.maker, facts["allowed_if"])
    ]
    if not allowed:
        return
    action = yield Turn(deal.maker, ["pass", *allowed])
    if action != "pass":
        deal.kind = action


def kind_says(deal: Deal, key: str) -> Any:
    """What the kind of lone hand says, or else what is said of lone hands in general."""
    alone = deal.settings("alone")
    return alone[key] if deal.kind is None else alone["kinds"][deal.kind][key]


def lone_defender(deal: Deal) -> Conversation:
    """Each defender is asked, until one plays alone: those who sit with him lay their cards down."""
    for seat in deal.defenders():
        if not is_allowed(deal, seat) or not deal.table.partners(seat):
            continue
        action = yield Turn(seat, ["alone", "pass"])
        if action == "alone":
            deal.lone_defender = seat
            deal.out.update(deal.table.partners(seat))
            return
