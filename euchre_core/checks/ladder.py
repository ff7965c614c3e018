"""EU303 to EU306, EU318: every bid can be made, and on a ladder each is higher than the one before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from euchre_core.chapters.values import expand_range, is_range
from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import did_you_mean, meant_or_known, shown
from euchre_core.variant.naming import call
from euchre_core.variant.shape import Path

MOST = 100


def ladders_rise(game: Game) -> Iterator[Diagnostic]:
    """Numbers rise on a ladder, and no bid stands there twice."""
    for key, written in _ladders(game):
        if _falls(written):
            yield _upside_down(game, key, written)
            continue
        highest = -1
        names: set[str] = set()
        for place, rung in enumerate(written):
            ends = _numbers(rung, game.facts.tricks)
            wrong, help = None, ""
            if ends is None:
                wrong = f"the bid {shown(rung)} stands twice on the ladder" if rung in names else None
                help = "leave one of them out"
                names.add(str(rung))
            elif ends[0] > ends[1]:
                wrong = f"the range {shown(rung)} ends below its beginning"
                help = f"write {shown(f'{ends[1]}..{ends[0]}')}"
            elif ends[0] <= highest:
                wrong = f"{shown(rung)} does not rise above {highest} on the ladder"
                help = "put it before the higher bids, or leave it out"
            if ends is not None:
                highest = max(highest, *ends)
            if wrong is not None:
                yield diagnose(
                    "EU306",
                    wrong,
                    game.at("auction", key, place),
                    label="not higher than what stands before",
                    notes=["a ladder says every bid once, the lowest first"],
                    help=[help],
                )


def _upside_down(game: Game, key: str, written: Sequence[int | str]) -> Diagnostic:
    return diagnose(
        "EU306",
        f"{call(('auction', key))} falls from {written[0]} to {written[-1]}",
        game.at("auction", key),
        label="the highest stands first",
        notes=["a ladder says every bid once, the lowest first"],
        help=[f"write `{key}: [{', '.join(map(str, reversed(written)))}]`"],
    )


def _falls(written: Sequence[int | str]) -> bool:
    numbers = [rung for rung in written if isinstance(rung, int)]
    return len(numbers) == len(written) > 1 and all(later < before for before, later in pairwise(numbers))


def not_too_much(game: Game) -> Iterator[Diagnostic]:
    """A ladder, or the lines of the scoring, can still be taken in at a glance."""
    sizes: list[tuple[Path, int, str]] = [
        (("auction", "ladder"), len(game.facts.bids), "bids"),
        (("auction", "stuck_ladder"), len(game.facts.stuck_bids), "bids"),
        (("claims",), len(game.spec.claims), "claims"),
        (("scoring",), len(game.facts.lines), "lines"),
        (("alone", "kinds"), len(game.spec.alone.kinds), "kinds of lone hand"),
        (("match", "counters"), len(game.spec.match.counters), "counters"),
        (("exchange",), len(game.spec.exchange), "exchanges"),
    ]
    for path, size, things in sizes:
        if size > MOST:
            yield diagnose(
                "EU318",
                f"{call(path)} has {size} {things}, and {MOST} is the most",
                game.key_at(*path),
                label="too many",
                help=[f"leave some out: {MOST} are the most"],
            )


def bids_can_be_made(game: Game) -> Iterator[Diagnostic]:
    """No bid, and no game without bids, asks for more tricks than a hand has cards."""
    tricks = game.facts.tricks
    if tricks < 1:
        return
    needed = game.spec.auction.must_take
    if game.spec.auction.form in ("turn_up", "before_deal") and isinstance(needed, int) and needed > tricks:
        yield diagnose(
            "EU305",
            f"the makers must take {_tricks(needed)}, but a hand has {_count(tricks)}",
            game.cause(("auction", "must_take"), ("deal", "cards_each")),
            label="cannot be made",
            help=[f"write `must_take: {tricks}`, or deal more cards"],
        )
    for key, written in _ladders(game):
        for place, rung in enumerate(written):
            high = max(_numbers(rung, tricks) or (0,))
            if high > tricks and game.spec.auction.bid(high).must_take is None:
                yield diagnose(
                    "EU305",
                    f"the ladder reaches {_tricks(high)}, but a hand has {_count(tricks)}",
                    game.at("auction", key, place),
                    label="cannot be made",
                    help=[f"end the ladder at {tricks}, or deal more cards"],
                )
    for bid in game.facts.all_bids:
        must_take = game.spec.auction.bid(bid).must_take
        if isinstance(must_take, int) and must_take > tricks:
            yield diagnose(
                "EU305",
                f"the bid {shown(bid)} asks for {_tricks(must_take)}, but a hand has {_count(tricks)}",
                game.at("auction", "bids", str(bid), "must_take"),
                label="cannot be made",
                help=["write `must_take: all`, or deal more cards"],
            )


def named_bids_are_explained(game: Game) -> Iterator[Diagnostic]:
    """A bid with a name says how many tricks it asks for."""
    auction = game.spec.auction
    seen: set[str] = set()
    for key, written in _ladders(game):
        for place, rung in enumerate(written):
            if not isinstance(rung, str) or is_range(rung) or rung in seen:
                continue
            seen.add(rung)
            if auction.tricks_needed(rung, game.facts.tricks) is None:
                known = rung in auction.bids
                others = [name for name in auction.bids if name != rung]
                yield diagnose(
                    "EU304",
                    f"the bid {shown(rung)} does not say how many tricks it asks for",
                    game.key_at("auction", "bids", rung) if known else game.at("auction", key, place),
                    label="`must_take` is missing" if known else "not described in `auction.bids`",
                    help=[
                        *(did_you_mean(rung, others) if not known else ()),
                        f"say it in `auction`: `bids: {{{rung}: {{must_take: all}}}}`",
                    ],
                    fix=None if known else game.respelled(("auction", key, place), rung, others),
                )


def likeness_leads_somewhere(game: Game) -> Iterator[Diagnostic]:
    """`like` names a bid of this game, and following it never leads back."""
    bids = game.spec.auction.bids
    for name, bid in bids.items():
        if bid.like is None:
            continue
        path = ("auction", "bids", name, "like")
        span = game.at(*path)
        others = [each for each in bids if each != name]
        if str(bid.like) not in bids and bid.like not in game.facts.all_bids:
            yield diagnose(
                "EU303",
                f"there is no bid {shown(bid.like)} to be like",
                span,
                label="not a bid of this game",
                help=meant_or_known(str(bid.like), others, "leave `like` out"),
                fix=game.respelled(path, str(bid.like), others),
            )
        elif _comes_back(game, name):
            headline = f"the bid {shown(name)} is, in the end, like itself"
            help = ["leave one `like` of the circle out, and write there what the bid is"]
            yield diagnose("EU303", headline, span, label="leads back here", help=help)


def _comes_back(game: Game, name: str) -> bool:
    bids = game.spec.auction.bids
    here, steps = bids[name].like, 0
    while here is not None and steps <= len(bids):
        if str(here) == name:
            return True
        following = bids.get(str(here))
        here = following.like if following else None
        steps += 1
    return False


def _ladders(game: Game) -> list[tuple[str, list[int | str]]]:
    auction = game.spec.auction
    ladders = [("ladder", auction.ladder)]
    if auction.stuck_ladder is not None:
        ladders.append(("stuck_ladder", auction.stuck_ladder))
    return ladders


def _numbers(rung: int | str, tricks: int) -> tuple[int, int] | None:
    """Return the lowest and highest number of a rung; None for a bid with a name."""
    if isinstance(rung, int):
        return rung, rung
    return expand_range(rung, tricks) if is_range(rung) else None


def _tricks(count: int) -> str:
    return "1 trick" if count == 1 else f"{count} tricks"


def _count(tricks: int) -> str:
    return "only 1 card" if tricks == 1 else str(tricks)
