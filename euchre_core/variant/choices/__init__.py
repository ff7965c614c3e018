"""What each choice of a setting means, in a few words: the one source of what editors and `explain` say about it.

A phrase says what holds with the choice, `dealer_is_stuck`: the dealer may not pass. When the setting counts at all is
said by its own docstring.
"""

from __future__ import annotations

from euchre_core.variant.choices import from_play, until_trump
from euchre_core.variant.choices.common import Words
from euchre_core.variant.shape import Leaf, Many, Named, Path, Shape, shape_at

_EXAMPLES = "examples"


def choice_words(path: Path) -> Words:
    """Say what each choice of a setting means.

    Args:
        path: where the setting stands; names of an author's own may be written ``*``.

    Returns:
        Each choice as it is written in a file, in the order of the settings page, and a phrase without a capital and
        without a full stop; nothing for a setting without choices.

    """
    leaf = _leaf(shape_at(path))
    if leaf is None or path == ("format",):
        return {}
    known = _chapter(path).get(_setting(path), {})
    return {str(choice): known[str(choice)] for choice in leaf.choices}


def _leaf(shape: Shape | None) -> Leaf | None:
    """Find the value that has the choices, in a list of such values too."""
    while isinstance(shape, Many | Named):
        shape = shape.item
    if isinstance(shape, Leaf) and shape.items is not None and not shape.choices:
        return _leaf(shape.items)
    return shape if isinstance(shape, Leaf) and shape.choices else None


def _setting(path: Path) -> str:
    """Give the name of a setting, whichever item of its list or entry of its mapping is meant."""
    return "upcard_decides" if "upcard_decides" in path else str([part for part in path if isinstance(part, str)][-1])


def _chapter(path: Path) -> dict[str, Words]:
    """Give the settings that stand together with this one."""
    if path[0] == _EXAMPLES:
        return from_play.EXAMPLE
    if path[:2] in (("auction", "bids"), ("alone", "kinds")):
        return until_trump.BID
    if path[:2] == ("play", "renege"):
        return from_play.RENEGES
    if path[0] == "scoring":
        return from_play.LINE
    chapter = str(path[0])
    return until_trump.CHAPTERS.get(chapter) or from_play.CHAPTERS[chapter]


__all__ = ["Words", "choice_words"]
