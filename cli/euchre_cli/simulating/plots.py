"""The plots of a result, drawn with matplotlib: static pictures that need no program to be looked at."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from euchre_core.sim import Found, Result
from euchre_core.sim.figures import changed

from .extras import needs

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#999999"
"""Colours that the colour-blind tell apart (M. Okabe and K. Ito)."""
WIDTH: Final = 7.5
STYLE: Final[dict[Any, object]] = {
    "svg.fonttype": "none", "svg.hashsalt": "euchre", "font.size": 10, "axes.spines.top": False,
    "axes.spines.right": False,
}  # fmt: skip
"""Letters stay letters, and the same plot is the same file."""
MOST_DIFFERENCES: Final = 16
LEGEND_COLUMNS: Final = 2
DATA: Final = re.compile(r"<metadata>.*?</metadata>\s*", re.DOTALL)


class Plot(NamedTuple):
    """One plot: what it shows, how high it is in inches, and how it is drawn."""

    title: str
    height: float
    draw: Callable[[Axes], None]


def plots_of(result: Result) -> list[Plot]:
    """The plots that a result has something for."""
    found = []
    if result.job.other is not None:
        found.append(differences(result))
    found.append(bids(result))
    if result.job.of_matches:
        found.append(lengths(result))
    found.append(points(result))
    return [plot for plot in found if plot is not None]


def picture_of(result: Result, kind: str) -> bytes:
    """All plots below each other, as a file of some kind: png, svg or pdf."""
    with needs("plot", "--plot"):
        import matplotlib
        from matplotlib.figure import Figure
    plots = plots_of(result)
    with matplotlib.rc_context(STYLE):
        heights = [plot.height for plot in plots]
        figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
        axes = figure.subplots(len(plots), 1, squeeze=False, height_ratios=heights)
        for plot, own in zip(plots, axes[:, 0], strict=True):
            plot.draw(own)
            key = own.get_legend()
            rows = 0 if key is None else -(-len(key.get_texts()) // LEGEND_COLUMNS)
            own.set_title(plot.title, loc="left", fontweight="bold", pad=6 + 16 * rows)
        drawn = io.BytesIO()
        figure.savefig(drawn, format=kind, dpi=150)
    return drawn.getvalue()


def as_svg(plot: Plot) -> str:
    """One plot as a piece of a page, without what is only for programs that draw."""
    with needs("plot", "--html"):
        import matplotlib
        from matplotlib.figure import Figure
    with matplotlib.rc_context(STYLE):
        figure: Figure = Figure(figsize=(WIDTH, plot.height), layout="constrained")
        plot.draw(figure.subplots())
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    whole = text.getvalue()
    return DATA.sub("", whole[whole.index("<svg") :])


# -- what is drawn ---------------------------------------------------------------------------------------------------


def differences(result: Result) -> Plot | None:
    """Every rate that differs for sure, or nearly, with its interval; the greatest first."""
    compared = [
        found for found in result if found.difference is not None and found.measure.is_rate and not found.is_same
    ]
    compared.sort(key=lambda found: (not found.is_decided, -abs(found.difference.value if found.difference else 0)))
    shown = compared[:MOST_DIFFERENCES][::-1]
    if not shown:
        return None

    def draw(axes: Axes) -> None:
        for place, found in enumerate(shown):
            apart = found.difference
            assert apart is not None
            colour = GREY if not found.is_decided else BLUE if apart.value > 0 else ORANGE
            axes.errorbar(100 * apart.value, place, xerr=100 * apart.margin, fmt="o", color=colour, capsize=3)
            axes.annotate(changed(found.measure, apart), (1.01, place), xycoords=("axes fraction", "data"), va="center")
        axes.axvline(0, color="black", linewidth=0.8)
        label(axes, [found.measure.title for found in shown])
        axes.set_xlabel(
            f"how much more or less often than in {result.job.titles[0]}, in points of a hundred; grey: not sure"
        )

    return Plot("What changes", 1.2 + 0.28 * len(shown), draw)


def bids(result: Result) -> Plot | None:
    """How often each bid is played, and how much of that is made."""
    shares = [found for found in result if found.measure.key.startswith("bid:") and any(found.times)][::-1]
    if not shares:
        return None

    def draw(axes: Axes) -> None:
        games = len(result.job.all_rules)
        high = 0.8 / games
        for game in range(games):
            places = [place + (games - 1 - 2 * game) * high / 2 for place in range(len(shares))]
            played = [100 * value_of(found, game) for found in shares]
            made = [
                100 * value_of(found, game) * value_of(result[f"made:{found.measure.key[4:]}"], game)
                for found in shares
            ]
            colour = (BLUE, ORANGE)[game]
            name = f"{result.job.titles[game]}: " if games > 1 else ""
            axes.barh(places, played, high, color=colour, alpha=0.35, label=f"{name}set")
            axes.barh(places, made, high, color=colour, label=f"{name}made")
        label(axes, [found.measure.title for found in shares])
        axes.set_xlabel("of a hundred contracts")
        legend(axes)

    return Plot("Bids and calls", 1.4 + 0.3 * len(shares) * len(result.job.all_rules), draw)


def lengths(result: Result) -> Plot:
    """How many matches take how many deals."""

    def draw(axes: Axes) -> None:
        for tally, title, colour in zip(result.tallies.games, result.job.titles, (BLUE, ORANGE), strict=False):
            deals = range(min(tally.lengths), max(tally.lengths) + 1)
            shares = [100 * tally.lengths[number] / tally.units for number in deals]
            axes.step(list(deals), shares, where="mid", color=colour, label=title)
            axes.fill_between(list(deals), shares, step="mid", color=colour, alpha=0.2)
        axes.set_xlabel("deals in a match")
        axes.set_ylabel("of a hundred matches")
        axes.set_ylim(bottom=0)
        if len(result.tallies.games) > 1:
            legend(axes)

    return Plot("How long a match is", 2.6, draw)


def points(result: Result) -> Plot | None:
    """Points a deal by role and by side, with their intervals."""
    shown = [found for found in result if found.measure.section == "points" and any(found.estimates)][::-1]
    if not shown:
        return None

    def draw(axes: Axes) -> None:
        games = len(result.job.all_rules)
        for game in range(games):
            for place, found in enumerate(shown):
                estimate = found.estimates[game]
                if estimate is not None:
                    height = place + (games - 1 - 2 * game) * 0.12
                    axes.errorbar(
                        estimate.value, height, xerr=estimate.margin, fmt="o", color=(BLUE, ORANGE)[game], capsize=3,
                        label=result.job.titles[game] if place == 0 else None,
                    )  # fmt: skip
        axes.axvline(0, color="black", linewidth=0.8)
        label(axes, [found.measure.title for found in shown])
        axes.set_xlabel("points")
        if games > 1:
            legend(axes)

    return Plot("Points a deal", 1.2 + 0.3 * len(shown), draw)


def value_of(found: Found, game: int) -> float:
    """An estimate of one of the games; 0 where there is none."""
    estimate = found.estimates[game]
    return 0.0 if estimate is None else estimate.value


def label(axes: Axes, titles: Sequence[str]) -> None:
    """Write the names of what is measured down the side."""
    axes.set_yticks(range(len(titles)), titles)
    axes.set_ylim(-0.6, len(titles) - 0.4)


def legend(axes: Axes) -> None:
    """Say which colour is which, above the plot."""
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=LEGEND_COLUMNS, frameon=False, fontsize=9)
