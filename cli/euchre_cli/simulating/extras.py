"""What needs an optional part of the installation, and how to get it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from euchre_cli.exits import Failure


@contextlib.contextmanager
def needs(extra: str, option: str) -> Iterator[None]:
    """Say what to install if what is imported inside is not there.

    Args:
        extra: the optional part that has it.
        option: what needs it.
    """
    try:
        yield
    except ImportError as error:
        raise Failure(
            f"{option} needs a library that is not installed: {error.name or error}",
            [f"python -m pip install 'euchre-core[{extra}]'"],
        ) from None
