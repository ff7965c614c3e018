"""What a new file is to be: from the options, or from the answers of somebody at a terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from .asking import ask, ask_names, can_ask
from .exits import Failure
from .opening import open_game

if TYPE_CHECKING:
    from euchre_core.scaffold import Plan

SUFFIXES = (".yaml", ".yml")
WITHOUT_FILE = "my_rules.yaml"
"""How comments call a file that goes to stdout."""


@dataclass(frozen=True)
class Wanted:
    """What was said on the command line.

    Args:
        file: where to write, `-` for stdout.
        extends: the game to start from; overlays: house rules to lay over it.
        overlay: the title of a house rule, if it is to be one; tested_on: its games.
        title: of a game; summary: of either; settings: what to change at once.
    """

    file: str
    extends: str | None
    overlays: Sequence[str]
    overlay: str | None
    tested_on: Sequence[str]
    title: str | None
    summary: str
    settings: dict[str, object]


def plan_of(wanted: Wanted) -> Plan:
    """Make a plan, and ask for what is missing where somebody can answer.

    Raises:
        Failure: something is missing or does not go together.

    """
    refuse_what_does_not_go_together(wanted)
    path = path_of(wanted.file)
    if wanted.overlay is not None:
        return house_rule(wanted, path)
    if wanted.extends is None:
        if not can_ask():
            raise Failure(
                "say what the game starts from",
                ["--extends classic, or another game of `euchre list`", "or --overlay TITLE --tested-on GAME"],
            )
        wanted = asked(wanted, path)
    return game(wanted, path)


def refuse_what_does_not_go_together(wanted: Wanted) -> None:
    """A house rule is laid over games, and a game extends one."""
    if wanted.overlay is None and wanted.tested_on:
        raise Failure("only a house rule has --tested-on", ["add --overlay TITLE, or leave --tested-on out"])
    if wanted.overlay is not None and (wanted.extends or wanted.overlays or wanted.title):
        raise Failure(
            "a house rule builds on nothing: --overlay goes with none of --extends, --with and --name",
            ["say the games it is for with --tested-on GAME"],
        )
    if wanted.overlay is not None and not wanted.tested_on:
        raise Failure("say which games the house rule is for", ["--tested-on classic; may be repeated"])


def path_of(file: str) -> Path:
    """Where the file will lie; without an ending it gets one."""
    if file == "-":
        return Path.cwd() / WITHOUT_FILE
    path = Path(file)
    if path.suffix and path.suffix not in SUFFIXES:
        raise Failure(f"{file}: files end in .yaml", [f"euchre new {path.with_suffix('.yaml')}"])
    path = path if path.suffix else path.with_name(f"{path.name}.yaml")
    if path.is_dir():
        raise Failure(f"{path} is a folder")
    if not path.absolute().parent.is_dir():
        raise Failure(f"there is no folder {path.parent}", [f"mkdir {path.parent}"])
    return path


def title_of(path: Path) -> str:
    """A title that goes with the name of a file: `our_table.yaml` is `Our Table`."""
    return path.stem.replace("_", " ").replace("-", " ").strip().title() or "Our Game"


def game(wanted: Wanted, path: Path) -> Plan:
    """The plan of a game that can be played."""
    from euchre_core.scaffold import Plan

    settings = {key: str(value) for key, value in wanted.settings.items()}
    open_game(
        wanted.extends or "", wanted.overlays, settings, otherwise=f"euchre new {wanted.file} --extends bid_euchre"
    )
    return Plan(
        path,
        str(path) if wanted.file != "-" else WITHOUT_FILE,
        as_seen_from(path, wanted.extends or "", "variant"),
        wanted.title or title_of(path),
        wanted.summary,
        overlays=[as_seen_from(path, each, "overlay") for each in wanted.overlays],
        settings=wanted.settings,
    )


def house_rule(wanted: Wanted, path: Path) -> Plan:
    """The plan of a house rule; one that changes nothing would be none, so it begins with another target."""
    from euchre_core.scaffold import Plan
    from euchre_core.variant.load import finish

    games = [as_seen_from(path, each, "variant") for each in wanted.tested_on]
    settings = wanted.settings or another_end(finish(wanted.tested_on[0]).spec.match)
    typed = {key: str(value) for key, value in settings.items()}
    open_game(
        wanted.tested_on[0], [], typed, otherwise=f"euchre new {wanted.file} --overlay TITLE --tested-on bid_euchre"
    )
    return Plan(
        path,
        str(path) if wanted.file != "-" else WITHOUT_FILE,
        games[0],
        wanted.overlay or "",
        wanted.summary,
        is_overlay=True,
        tested_on=games,
        settings=settings,
    )


def another_end(match: object) -> dict[str, object]:
    """A target, or a number of deals, that is not the one of the game."""
    from euchre_core.chapters.match.spec import MatchSpec

    assert isinstance(match, MatchSpec)
    if match.target is None:
        return {"match.deals": (match.deals or 4) * 2}
    return {"match.target": match.target + 5} if match.counts_up else {"match.start": match.start + 5}


def as_seen_from(path: Path, name: str, kind: str) -> str:
    """How a file names another one: by its name, or by its way from the folder of the first.

    Raises:
        CannotRead: there is no such game or house rule.

    """
    from euchre_core.language.catalog import find, is_path
    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.language.library import wrong_kind

    located = find(name, kind="overlay" if kind == "overlay" else "variant")
    if located.kind != kind:
        raise CannotRead([wrong_kind(name, "overlay" if kind == "overlay" else "variant", None)])
    if located.shipped or not is_path(name):
        return located.name
    return Path(os.path.relpath(located.path.absolute(), path.absolute().parent)).as_posix()


# -- questions -------------------------------------------------------------------------------------------------------


def asked(wanted: Wanted, path: Path) -> Wanted:
    """Ask for the base, the title, the house rules and the end of a game."""
    base = ask("Which game do you start from?", "classic", what_is_wrong_with_game)
    title = wanted.title or ask("What do you call yours?", title_of(path), lambda answer: None)
    overlays = wanted.overlays or ask_names(
        "House rules to lay over it, by name (Enter for none; `euchre list` shows them)?",
        lambda names: what_is_wrong_with(base, names),
    )
    wanted = replace(wanted, extends=base, title=title, overlays=overlays)
    return wanted if wanted.settings else replace(wanted, settings=asked_end(base, overlays))


def asked_end(base: str, overlays: Sequence[str]) -> dict[str, object]:
    """Ask for the target, or the number of deals."""
    from euchre_core.variant.load import finish

    match = finish(base, overlays=overlays).spec.match
    key, now = ("target", match.target) if match.target is not None else ("deals", match.deals)
    question = "At what score does the game end?" if key == "target" else "After how many deals does the game end?"

    def wrong(answer: str) -> str | None:
        return what_is_wrong_with(base, overlays, {f"match.{key}": answer})

    answer = ask(question, str(now), wrong)
    return {} if answer == str(now) else {f"match.{key}": answer}


def what_is_wrong_with_game(name: str) -> str | None:
    """Say why a game cannot be what another one starts from."""
    from euchre_core.language.catalog import find
    from euchre_core.language.diagnostic import VariantError

    try:
        located = find(name)
    except VariantError as error:
        return said(error)
    return what_is_wrong_with(name, []) if located.kind == "variant" else f"`{name}` is a house rule, not a game"


def what_is_wrong_with(base: str, overlays: Sequence[str], settings: dict[str, object] | None = None) -> str | None:
    """Say why a game cannot be played with these house rules and settings."""
    from euchre_core.language.diagnostic import VariantError
    from euchre_core.variant.load import finish

    try:
        finish(base, overlays=overlays, settings=settings)
    except VariantError as error:
        return said(error)
    return None


def said(error: object) -> str:
    """An error in one line, with the help."""
    from euchre_core.language.diagnostic import VariantError

    assert isinstance(error, VariantError)
    first = error.diagnostics[0]
    return "; ".join([first.headline, *first.help[:1]])
