"""The kinds of lone hand read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.alone.score_words import score_in_words
from euchre_core.chapters.sentence import Setup, read_aloud, title

if TYPE_CHECKING:
    from euchre_core.chapters.alone.spec import AloneSpec, LoneKindSpec

_LEADERS = {
    "maker": "he",
    "left_of_maker": "the player at his left",
    "left_of_dealer": "the player at the dealer's left",
    "dealer": "the dealer",
}


def kinds(spec: AloneSpec, setup: Setup) -> str:
    """List the kinds beside the plain one."""
    if not spec.kinds or not setup.lone_calls:
        return ""
    lines = ["A lone maker is then asked which kind of lone hand it is: a plain one, or another:"]
    for name, kind in sorted(spec.kinds.items()):
        said = "; ".join(read_aloud(kind, setup))
        lines.append(f"- {title(name)}: {said}." if said else f"- {title(name)}.")
    return "\n".join(lines)


def shows(kind: LoneKindSpec, setup: Setup) -> str:
    """Say whether the maker's cards lie face up."""
    when = {"never": "", "before_play": "before the first card is led", "after_first_trick": "after the first trick"}
    return f"{when[kind.shows_hand]} he lays his cards face up on the table" if when[kind.shows_hand] else ""


def exchanging(kind: LoneKindSpec, setup: Setup) -> str:
    """Say what he exchanges."""
    return "" if kind.exchange is None else f'he exchanges cards ("{title(kind.exchange)}")'


def leading(kind: LoneKindSpec, setup: Setup) -> str:
    """Say who leads."""
    return "" if kind.leads is None else f"{_LEADERS[kind.leads]} leads to the first trick"


def allowed(kind: LoneKindSpec, setup: Setup) -> str:
    """Say at what score it is allowed."""
    return "" if kind.allowed_if is None else f"only if {score_in_words(kind.allowed_if)}"
