"""The commands, one module each. A module has `run`, its function, and `EXAMPLES`, with the most common one first."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A command: its name, the part of the help it stands in, and its module here."""

    name: str
    panel: str
    module: str


COMMANDS = (
    Entry("run", "Play", "run"),
    Entry("replay", "Play", "replay"),
    Entry("solve", "Play", "solve"),
    Entry("verify", "Play", "verify"),
    Entry("import", "Play", "import_egn"),
    Entry("export", "Play", "export"),
    Entry("bots", "Play", "bots"),
    Entry("list", "Rules", "list"),
    Entry("sheet", "Rules", "sheet"),
    Entry("show", "Rules", "show"),
    Entry("diff", "Rules", "diff"),
    Entry("new", "Author", "new"),
    Entry("check", "Author", "check"),
    Entry("explain", "Author", "explain"),
    Entry("test", "Author", "test"),
    Entry("schema", "Author", "schema"),
    Entry("migrate", "Author", "migrate"),
    Entry("sim", "Study", "sim"),
    Entry("tournament", "Study", "tournament"),
)
