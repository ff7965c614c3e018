"""Tells a result in every form that was asked for."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.formats import TableFormat
from euchre_cli.writing import check_place, write_file

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
        asked, plot = self.asked, self.asked.plot
        if asked.record is not None:
            raise Failure("-o is where the record of one deal or match goes", ["add --deal N or --match N"])
        if plot is not None and plot.suffix.lower() not in PICTURES:
            raise Failure(f"{plot}: a plot is a file of the kind {', '.join(PICTURES)}")
        places = {"--html": asked.html, "--plot": plot, "--save": asked.save}
        if asked.save is None:
            places["--resume"] = asked.resume  # there it is kept again
        for option, path in places.items():
            if path is not None:
                check_place(path, option)
        if asked.html is not None or plot is not None:
            with needs("plot", "--html" if asked.html is not None else "--plot"):
                import matplotlib  # noqa: F401

    def tell(self, result: Result) -> list[Failure]:
        """Print the result, and write the files that were asked for, each whether or not another one could be.

        The files come first: whoever closes our output early, or fills the disk by it, has them none the less.
        """
        failures, written = [], []
        try:
            for path, content in self.files(result):
                try:
                    write_file(path, content())
                    written.append(path)
                except Failure as failure:
                    failures.append(failure)
        finally:
            streams.write(self.printed(result))
        for path in written:
            streams.note(f"{path} is written")
        return failures

    def files(self, result: Result) -> list[tuple[Path, Callable[[], str | bytes]]]:
        """The files that were asked for, each with what makes its content."""
        html, plot = self.asked.html, self.asked.plot
        found: list[tuple[Path, Callable[[], str | bytes]]] = []
        if html is not None:
            from .page import page_of

            found.append((html, lambda: page_of(result)))
        if plot is not None:
            from .plots import picture_of

            found.append((plot, lambda: picture_of(result, plot.suffix[1:].lower())))
        return found

    def printed(self, result: Result) -> str:
        """What goes to stdout."""
        from euchre_core.sim import result_data, result_table

        if self.asked.form is TableFormat.json:
            return json.dumps(result_data(result), ensure_ascii=False, indent=2)
        if self.asked.form is TableFormat.csv:
            return result_table(result)
        return text_of(result, self.asked)
