"""Files that are written for somebody: whole or not at all, and what stands in the way is said in words."""

from __future__ import annotations

import os
from pathlib import Path

from .exits import Failure


def check_place(path: Path, option: str) -> None:
    """Complain before any work is done about a place where nothing can be written.

    Args:
        path: the place.
        option: the option that names it.

    Raises:
        Failure: it is a folder, its folder is not there, or it may not be written.
    """
    if path == Path("-"):
        raise Failure(f"{option} -: this goes into a file", ["./- is a file of this name"])
    try:
        if path.is_dir():
            raise Failure(f"{option} {path}: this is a folder", ["name a file in it"])
        if not path.parent.is_dir():
            raise Failure(f"{option} {path}: there is no folder {path.parent}")
        touched = path if path.exists() and not path.is_file() else path.parent
        if not os.access(touched, os.W_OK):
            raise Failure(f"{option} {path}: {touched} may not be written")
    except OSError as error:
        raise cannot_write(path, error) from None


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file as a whole or not at all: until all of it is written, an earlier one stays as it was.

    A link stays a link. What is no file but a pipe or a device is written to, never replaced.

    Raises:
        Failure: it cannot be written.
    """
    from euchre_core.language.fixes import write_atomically

    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
        else:
            write_atomically(path, data)
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError) -> Failure:
    """What stands in the way of writing a file, in words."""
    return Failure(f"{path} cannot be written: {(error.strerror or str(error)).lower()}")
