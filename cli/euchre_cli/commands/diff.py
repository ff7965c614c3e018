"""`euchre diff`: what differs between two games, in sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, Failure
from euchre_cli.formats import Format
from euchre_cli.marking import Marking
from euchre_cli.opening import Name, Set, With, complete_variant, open_game, settings_of

if TYPE_CHECKING:
    from euchre_core.sheet.difference import Change, Difference, Setting
    from euchre_core.variant.load import Resolved

_VALUES = (attrgetter("before"), attrgetter("after"))
EXAMPLES = """
euchre diff bid_euchre --with stick_the_dealer
euchre diff classic british
euchre diff british                        from the game that it extends
euchre diff british --no-follows           without what only follows from it
"""


def run(
    name: Name,
    other: Annotated[
        str | None,
        typer.Argument(metavar="OTHER", help="The game to compare it with.", autocompletion=complete_variant),
    ] = None,
    overlays: With = None,
    settings: Set = None,
    follows: Annotated[
        bool,
        typer.Option("--follows/--no-follows", help="Tell the rules too that only follow from what is set otherwise."),
    ] = True,
    exit_code: Annotated[bool, typer.Option("--exit-code", help="End with 1 if a rule differs.")] = False,
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Tell the rules that differ between two games, in the sentences of their rule sheets.

    House rules and settings are laid over OTHER. Without OTHER they are laid over NAME, and without any of them NAME is
    compared with the game that it extends. What a file says stands with its place; "follows" is what comes of it.
    """
    from euchre_core.sheet.difference import difference, difference_data

    before, after, called = _games(name, other, overlays or [], settings_of(settings))
    found = difference(before, after)
    found = found if follows else found.without_follows()
    if output is Format.json:
        streams.write(json.dumps(difference_data(found, *called), ensure_ascii=False, indent=2))
    else:
        streams.write(_text(found, *called))
    raise typer.Exit(FOUND if exit_code and not found.is_same_game else FINE)


def _games(
    name: str, other: str | None, overlays: list[str], settings: dict[str, str]
) -> tuple[Resolved, Resolved, tuple[str, str]]:
    """Give both games and what they are called."""
    from euchre_core.variant.load import parent_of

    otherwise = "euchre diff bid_euchre"
    first = open_game(name, otherwise=otherwise)
    if other is None and not overlays and not settings:
        parent = parent_of(first)
        if parent is None:
            example = "classic" if first.name != "classic" else "bid_euchre"
            raise Failure(
                f"“{name}” extends no other game: say what to compare it with",
                [f"another game: `euchre diff {name} {example}`", f"or a house rule: `euchre diff {name} --with …`"],
            )
        return parent, first, (parent.name, name)
    second = open_game(other or name, overlays, settings, otherwise=otherwise)
    return first, second, (name, " ".join([other or name, *_laid(overlays, settings)]))


def _laid(overlays: list[str], settings: dict[str, str]) -> list[str]:
    return [*(f"--with {each}" for each in overlays), *(f"--set {key}={value}" for key, value in settings.items())]


def _text(found: Difference, before: str, after: str) -> str:
    marking = Marking()
    heading = f"{before} {marking.arrow} {after}"
    blocks = [[marking.strong(heading)]]
    if not found.changes:
        blocks.append([_nothing(found)])
    for chapter, changes in found.by_chapter():
        told = [line for each in changes for line in marking.item(_told(each, marking))]
        blocks.append([marking.strong(chapter), "-" * len(chapter), *told])
    if found.changes and found.is_same_digest:
        blocks.append(["The rules are the same; only the words at the table differ."])
    if found.unheard:
        told = [line for each in _together(found.unheard) for line in marking.item(_unheard(each, marking))]
        blocks.append(["Written otherwise, though no rule changes:", *told])
    if found.untold:
        blocks.append([_left_out(found.untold)])
    return "\n\n".join("\n".join(lines) for lines in blocks)


def _left_out(untold: int) -> str:
    if untold == 1:
        return "One more rule follows from this; --follows tells it too."
    return f"{untold} more rules follow from this; --follows tells them too."


def _nothing(found: Difference) -> str:
    if found.untold:
        return "No rule differs by itself."
    return "The same rules." if found.is_same_digest else "No rule that is in force differs."


def _told(change: Change, marking: Marking) -> str:
    """A change as one paragraph: `*All pass*: the deal passes to the left → **the dealer must bid**`."""
    before, after = marking.old(" ".join(change.before)), marking.new(" ".join(change.after))
    title = marking.title(change.title)
    place = f" ({', '.join(dict.fromkeys(map(_place, change.settings))) or 'follows'})"
    if change.kind == "added":
        return f"{title}, new: {after}{marking.faint(place)}"
    if change.kind == "gone":
        return f"{title}, gone: {before}{marking.faint(place)}"
    return f"{title}: {before} {marking.arrow} {after}{marking.faint(place)}"


def _together(settings: Sequence[Setting]) -> Iterator[list[Setting]]:
    """Put settings together that belong to one thing with a name, such as a line of the scoring."""
    from itertools import groupby

    for _, several in groupby(settings, lambda each: (each.path[:-1] if len(each.path) > 3 else each.path, _how(each))):
        yield list(several)


def _how(setting: Setting) -> str:
    return ", no longer set" if setting.after is None else ", set now" if setting.before is None else ""


def _unheard(several: list[Setting], marking: Marking) -> str:
    """What is set otherwise and changes nothing: `deal.cards_each: all → 6`."""
    from euchre_core.language.wording import as_yaml, dotted

    first, how = several[0], _how(several[0])
    one = len(several) == 1
    before, after = (
        as_yaml(value(first) if one else {each.path[-1]: value(each) for each in several}) for value in _VALUES
    )
    values = before if first.after is None else after if first.before is None else f"{before} {marking.arrow} {after}"
    path = dotted(first.path if one else first.path[:-1])
    places = ", ".join(dict.fromkeys(map(_place, several)))
    return f"{path}{how}: {values}{marking.faint(f' ({places})')}"


def _place(setting: Setting) -> str:
    from euchre_core.language.settings import FILE

    origin = setting.origin
    place = FILE if origin.file == FILE else f"{origin.file}:{origin.span.line}"
    return f"was {place}" if setting.is_old else place
