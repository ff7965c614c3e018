"""Tells a result in every form that was asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.formats import TableFormat

from .asked import Asked
from .extras import needs
from .telling import text_of

if TYPE_CHECKING:
    from euchre_core.sim import Result

PICTURES = (".png", ".svg", ".pdf")


class Report:
    """What is to be told, and where."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked

    def check(self) -> None:
        """Complain before anything is played about what cannot be told in the end."""
        plot = self.asked.plot
        if plot is not None and plot.suffix.lower() not in PICTURES:
            raise Failure(f"{plot}: a plot is a file of the kind {', '.join(PICTURES)}")
        for option, path in (("--html", self.asked.html), ("--plot", plot), ("--save", self.asked.save)):
            if path is not None and not path.parent.is_dir():
                raise Failure(f"{option} {path}: there is no folder {path.parent}")
        if self.asked.html is not None or plot is not None:
            with needs("plot", "--html" if self.asked.html is not None else "--plot"):
                import matplotlib  # noqa: F401

    def tell(self, result: Result) -> None:
        """Print the result, and write the files that were asked for."""
        streams.write(self.printed(result))
        if self.asked.html is not None:
            from .page import page_of

            self.write(self.asked.html, page_of(result))
        if self.asked.plot is not None:
            from .plots import save_plots

            save_plots(result, self.asked.plot)
            streams.note(f"{self.asked.plot} is written")

    def printed(self, result: Result) -> str:
        """What goes to stdout."""
        from euchre_core.sim import result_data, result_table

        if self.asked.form is TableFormat.json:
            return json.dumps(result_data(result), ensure_ascii=False, indent=2)
        if self.asked.form is TableFormat.csv:
            return result_table(result)
        return text_of(result, self.asked)

    @staticmethod
    def write(path: Path, text: str) -> None:
        """Write a file, and say so."""
        path.write_text(text, encoding="utf-8")
        streams.note(f"{path} is written")
