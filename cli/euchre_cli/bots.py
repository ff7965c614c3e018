"""The bots by name, for commands that take one."""

from __future__ import annotations

from .exits import Failure

OWN_BOTS = "a bot of your own is `my_bot.py:FUNCTION` or `program:COMMAND`"


def bot_names() -> list[str]:
    """The names of all bots."""
    from euchre_core import bots

    return list(bots.names())


def check_bot(name: str) -> None:
    """Complain about a name no bot has, options it does not take, and a bot of one's own that is not there."""
    from euchre_core import bots
    from euchre_core.language.wording import did_you_mean, shown

    known = bot_names()
    if not name.strip():
        raise Failure("a bot has no name", [f"the bots are {', '.join(known)}", OWN_BOTS])
    base = name.partition(":")[0]
    if base not in known and not bots.is_own(name):
        helps = did_you_mean(base, known) or (f"the bots are {', '.join(known)}", OWN_BOTS)
        raise Failure(f"there is no bot {shown(base)}", helps)
    try:
        bots.get(name)
    except ValueError as error:
        raise Failure(str(error)) from None


def is_one_of_ours(name: str) -> bool:
    """Whether this is a bot that everybody has, with options it can take."""
    from euchre_core import bots

    try:
        return not bots.is_own(name) and bool(bots.get(name))
    except ValueError:
        return False


def complete_bot(incomplete: str) -> list[str]:
    """The bots whose names begin so, for the shell."""
    return [name for name in bot_names() if name.startswith(incomplete)]
