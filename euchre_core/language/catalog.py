"""Finding games and overlays: by name among the shipped ones and the user's own, or by path.

A folder of games holds one file a game and, in its subfolder `overlays`, one file a house rule. Shipped names come
first, so that nothing in a user's folder changes what `classic` means.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import CannotRead, Diagnostic
from euchre_core.language.plain_text import LARGEST_FILE
from euchre_core.language.wording import did_you_mean, shown

if TYPE_CHECKING:
    from euchre_core.language.document import Document

FileKind = Literal["variant", "overlay"]

_ENDINGS = (".yaml", ".yml")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_SAYS_OVERLAY = re.compile(rb"""^(?:["']?)overlay(?:["']?)[ ]*:""", re.MULTILINE)
_SAYS_FORMAT = re.compile(rb"""^["']?format["']?[ ]*:""", re.MULTILINE)
_SAYS_NAME = re.compile(rb"""^["']?(?:name|overlay|extends)["']?[ ]*:""", re.MULTILINE)
_TOP_KEY = re.compile(r"""^["']?(\w+)["']?[ ]*:(?=\s|$)([^#\r\n]*)""", re.MULTILINE)
_ONLY_OURS = ("tested_on", "conflicts_with", "overlays")
_START = 10_000
_MOST_LISTED = 500
_HOUSE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Located:
    """A file that was found: where it lies, how messages call it, what it is, whether it came with the program.

    `document` is what it says, where that does not stand in the file (yet); open it with `document.open_file`.
    """

    path: Path
    display: str
    kind: FileKind
    shipped: bool = False
    document: Document | None = None

    @property
    def name(self) -> str:
        """The name it goes by in `extends` and on the command line."""
        return self.path.stem


def shipped_folder() -> Path:
    """Give the folder of the games that come with the program: installed, else in the checkout."""
    installed = _HOUSE / "_variants"
    return installed if installed.is_dir() else _HOUSE.parent / "variants"


def user_folders() -> tuple[Path, ...]:
    """Give the folders where a user keeps own games."""
    import platformdirs

    return (Path(platformdirs.user_data_dir("euchre", appauthor=False)) / "variants",)


def find(
    name: str,
    base: Path | None = None,
    user_dirs: Sequence[Path] | None = None,
    kind: FileKind = "variant",
) -> Located:
    """Find a game, or with `kind` an overlay, by name or path.

    A name with `.yaml` is first a path (from `base`, else the working directory), then a shipped or the user's own
    file of that name. A name without is a shipped or the user's own. If only a file of the other kind has the name,
    that is given: look at its `kind`. Raises CannotRead with the nearest names.
    """
    if is_path(name):
        found = _at_path(name, base)
        stem = name.removesuffix(".yaml").removesuffix(".yml")
    else:
        found, stem = None, name
    if found is None and _NAME.fullmatch(stem):
        found = _by_name(stem, _folders(user_dirs), kind)
    if found is None:
        raise CannotRead([unknown(name, kind, user_dirs, base)])
    return found


def is_path(name: str) -> bool:
    """Tell whether somebody means a file rather than a name."""
    return name.endswith(_ENDINGS) or "/" in name or os.sep in name


def unknown(name: str, kind: FileKind, user_dirs: Sequence[Path] | None = None, base: Path | None = None) -> Diagnostic:
    """Complain that nothing has this name; a name alone finds no file, but the help does."""
    known = [each.name for each in (list_variants if kind == "variant" else list_overlays)(user_dirs)]
    what, code = ("game", "EU201") if kind == "variant" else ("overlay", "EU202")
    files = [each.display for each in list_beside(base) if each.kind == kind]
    if not is_path(name) and f"{name}.yaml" in files:
        helps: tuple[str, ...] = (f"did you mean the file {shown(f'{name}.yaml')}?",)
    else:
        helps = did_you_mean(name, files) if is_path(name) else ()
        helps = helps or did_you_mean(Path(name).stem if is_path(name) else name, [*known, *files])
    if is_path(name) and "\0" not in name and os.path.lexists((base or Path.cwd()) / name):
        return diagnose(code, f"{shown(name)} is not a file", None)
    headline = f"there is no file {shown(name)}" if is_path(name) else f"there is no {what} {shown(name)}"
    return diagnose(code, headline, None, help=helps or ("`euchre list` shows what there is",))


def list_variants(user_dirs: Sequence[Path] | None = None) -> list[Located]:
    """Give all games, shipped ones first, each folder by name."""
    return [each for each in _everything(user_dirs) if each.kind == "variant"]


def list_overlays(user_dirs: Sequence[Path] | None = None) -> list[Located]:
    """Give all overlays, shipped ones first, each folder by name."""
    return [each for each in _everything(user_dirs) if each.kind == "overlay"]


def list_beside(base: Path | None = None) -> list[Located]:
    """Give the games and overlays among the files of a folder (else the working directory), called by their files.

    Only files that say so in their first keys are taken; nothing is read as YAML.
    """
    try:
        folder = base or Path.cwd()
        if folder.resolve().is_relative_to(shipped_folder()):
            return []
        files = sorted(path for ending in _ENDINGS for path in folder.glob(f"*{ending}"))[:_MOST_LISTED]
    except OSError:
        return []
    return [Located(path, path.name, _kind(path)) for path in files if _is_file(path) and _says_euchre(path)]


def files_in(folder: Path, chapters: Collection[str] = ()) -> tuple[list[Path], list[tuple[Path, str]]]:
    """Give the games and overlays in a folder and below it, and the other YAML files, each with why it is none.

    chapters: keys by which a file is known for one of ours that has lost those every file begins with; so is one that
    extends a shipped game. Hidden folders and files are passed over, links to folders not followed. Raises OSError if
    it cannot be read.
    """
    ours: list[Path] = []
    others: list[tuple[Path, str]] = []
    games = [each.name for each in list_variants(())]
    for path in sorted(_yaml_files(folder)):
        if _says_euchre(path) or _has_chapters(path, [*chapters, *_ONLY_OURS], games):
            ours.append(path)
        elif os.access(path, os.R_OK):
            others.append(
                (path, "is neither a game nor a house rule: it has no `format` and `name` or `overlay`, and no chapter")
            )
        else:
            others.append((path, "cannot be read"))
    return ours, others


def _yaml_files(folder: Path) -> Iterator[Path]:
    def refuse(error: OSError) -> None:
        raise error

    for where, folders, names in os.walk(folder, onerror=refuse):
        folders[:] = [each for each in folders if not each.startswith(".")]
        yield from (Path(where, each) for each in names if each.endswith(_ENDINGS) and not each.startswith("."))


def _folders(user_dirs: Sequence[Path] | None) -> tuple[Path, ...]:
    return (shipped_folder(), *(user_folders() if user_dirs is None else user_dirs))


def _everything(user_dirs: Sequence[Path] | None) -> Iterator[Located]:
    seen: set[tuple[FileKind, str]] = set()
    for folder in _folders(user_dirs):
        for path in _files(folder):
            located = _located(path, folder)
            if (located.kind, located.name) not in seen:
                seen.add((located.kind, located.name))
                yield located


def _files(folder: Path) -> list[Path]:
    try:
        found = sorted(path for part in (folder, folder / "overlays") for path in part.glob("*.yaml") if path.is_file())
        return found[:_MOST_LISTED]
    except OSError:
        return []


def _by_name(name: str, folders: Sequence[Path], kind: FileKind) -> Located | None:
    """Look in each folder for the wanted kind; a file of the other kind is better than none."""
    other: Located | None = None
    for folder in folders:
        for path in (folder / f"{name}.yaml", folder / "overlays" / f"{name}.yaml"):
            if _is_file(path):
                located = _located(path, folder)
                if located.kind == kind:
                    return located
                other = other or located
    return other


def _at_path(name: str, base: Path | None) -> Located | None:
    path = (base or Path.cwd()) / name
    if not _is_file(path):
        return None
    if path.resolve().is_relative_to(shipped_folder()):
        return _located(path.resolve(), shipped_folder())
    return Located(path, name, _kind(path))


def _located(path: Path, folder: Path) -> Located:
    if folder == shipped_folder():
        return Located(path, f"variants/{path.relative_to(folder).as_posix()}", _kind(path), shipped=True)
    return Located(path, str(path), _kind(path))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # ValueError: a null character in a path
        return False


def _says_euchre(path: Path) -> bool:
    """Tell whether a file has the keys that every game and overlay begins with."""
    try:
        with path.open("rb") as file:
            start = file.read(_START)
    except OSError:
        return False
    return _SAYS_FORMAT.search(start) is not None and _SAYS_NAME.search(start) is not None


def _has_chapters(path: Path, chapters: Collection[str], games: Collection[str]) -> bool:
    """Tell whether a file, without its first keys, has a chapter of ours or extends one of these games."""
    try:
        with path.open("rb") as file:
            start = file.read(_START).decode(errors="replace")
    except OSError:
        return False
    keys = {found[1]: found[2] for found in _TOP_KEY.finditer(start)}
    return any(chapter in keys for chapter in chapters) or keys.get("extends", "").strip() in games


def _kind(path: Path) -> FileKind:
    """Tell games and overlays apart by their first keys, without reading the file as YAML."""
    try:
        with path.open("rb") as file:
            return "overlay" if _SAYS_OVERLAY.search(file.read(LARGEST_FILE)) else "variant"
    except OSError:
        return "variant"
