"""EU360 and EU361: every card has its place in each ranking, and there are not too many kinds of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.kernel.pack import MOST_KINDS
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic


def pack_is_not_too_large(game: Game) -> Iterator[Diagnostic]:
    """A pack has at most 63 different cards."""
    pack = game.spec.pack
    kinds = 4 * len(pack.ranks) - len(set(pack.leave_out)) + len(pack.joker_texts())
    if kinds > MOST_KINDS:
        yield diagnose(
            "EU361",
            f"the pack has {kinds} different cards; more than {MOST_KINDS} cannot be played with",
            game.cause(("pack", "ranks"), ("pack", "leave_out"), ("pack", "jokers")),
            label="too many different cards",
            help=["leave cards out with `leave_out`, or drop a rank"],
        )


def rankings_are_complete(game: Game) -> Iterator[Diagnostic]:
    """Where a ranking is written out, each card it ranks stands in it once."""
    pack = game.spec.pack
    ranks = pack.rank_texts()
    if pack.trump_ranks is not None:
        wanted = [*(["joker"] if pack.jokers else []), *{"both": _BOTH, "right_only": _RIGHT, "none": []}[pack.bowers]]
        wanted += [rank for rank in ranks if rank != "J" or pack.bowers == "none"]
        yield from _complete(game, "trump_ranks", pack.trump_places(), wanted)
    if pack.low_ranks is not None:
        yield from _complete(game, "low_ranks", pack.low_rank_texts(), ranks)


_RIGHT = ["right_bower"]
_BOTH = ["right_bower", "left_bower"]


def _complete(game: Game, key: str, written: list[str], wanted: list[str]) -> Iterator[Diagnostic]:
    found = Counter(written)
    wrong = [f"{place} stands in it {times} times" for place, times in found.items() if times > 1]
    wrong += [f"{place} is not in the pack" for place in found if place not in wanted]
    wrong += [f"{place} is missing" for place in wanted if place not in found]
    if wrong:
        yield diagnose(
            "EU360",
            f"`pack.{key}` ranks every card once, but {wrong[0]}",
            game.at("pack", key),
            label="not a complete ranking",
            notes=wrong[1:],
            help=[f"it has to rank {' '.join(wanted)}"],
        )
