"""What `euchre sim` does with what was asked for."""

from __future__ import annotations

from .asked import Asked


def begin(asked: Asked) -> None:
    """Make one deal again, or simulate and tell what came of it."""
    from .again import again
    from .running import run

    if asked.is_about_one:
        again(asked)
    else:
        run(asked)


__all__ = ["begin"]
