"""The scoring read aloud: a sentence for each line that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.formula_words import points_in_words
from euchre_core.chapters.scoring.conditions import bid_fits
from euchre_core.chapters.sentence import Setup, capital, count, joined, read_aloud, title
from euchre_core.chapters.values import expand_range, is_range, trump_suits

if TYPE_CHECKING:
    from euchre_core.chapters.scoring.spec import LineSpec, ScoringSpec


def makers(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of the makers."""
    whom = f"{setup.makers} {'score' if setup.partners else 'scores'}"
    return _lines("makers", spec.makers, f"{capital(setup.makers)}:", whom, setup) or _nothing(spec, whom)


def defenders(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of the defenders."""
    who = "the defenders" if setup.partners else "each other player"
    heading = "The defenders:" if setup.partners else "The other players, each by his own tricks:"
    whom = f"{who} {'score' if setup.partners else 'scores'}"
    return _lines("defenders", spec.defenders, heading, whom, setup) or _nothing(spec, whom)


def everyone(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of everybody."""
    who = "each team" if setup.partners else "each player"
    return _lines("everyone", spec.everyone, "Everybody:", f"{who} scores", setup)


def _nothing(spec: ScoringSpec, whom: str) -> str:
    return "" if spec.everyone else f"{capital(whom)} nothing."


def _lines(role: str, lines: dict[str, LineSpec], heading: str, whom: str, setup: Setup) -> str:
    told = []
    for name, line in lines.items():
        if (role, name) not in setup.counting:
            continue
        points, *conditions = read_aloud(line, setup)
        who, _, verb = whom.rpartition(" ")
        what = points if verb == "score" else points.replace("score ", "scores ", 1).replace("lose ", "loses ", 1)
        when = f"If {joined(conditions)}, {who}" if conditions else capital(who)
        instead = " instead" if setup.counting[role, name] else ""
        told.append(f"- {when} {what}{instead}{_values(line, setup)}.")
    return "\n".join([heading, *told]) if told else ""


def points(line: LineSpec, setup: Setup) -> str:
    """Say what the line is worth."""
    return points_in_words(line.points)


def result(line: LineSpec, setup: Setup) -> str:
    """Say how the contract must have come out."""
    words = {"made": "the bid is made", "set": "the bid is not made", "no_maker": "nobody is maker"}
    return "" if line.result is None else words[line.result]


def bid(line: LineSpec, setup: Setup) -> str:
    """Say which bid it must have been."""
    if line.bid is None:
        return ""
    wanted = line.bid if isinstance(line.bid, list) else [line.bid]
    return f"it was {joined([_bid(one, setup) for one in wanted], 'or')}"


def _bid(wanted: int | str, setup: Setup) -> str:
    if wanted == "special":
        return joined([title(one) for one in setup.special_bids], "or") if setup.special_bids else "a bid with a name"
    if wanted == "numbered":
        return "a number"
    if isinstance(wanted, str) and is_range(wanted):
        return "{} to {}".format(*expand_range(wanted, setup.tricks))
    return title(str(wanted))


def tricks(line: LineSpec, setup: Setup) -> str:
    """Say how many tricks must have been taken."""
    return "" if line.tricks is None else f"{_counts(line.tricks, setup)} were taken"


def best_other(line: LineSpec, setup: Setup) -> str:
    """Say how many tricks the best of the others must have."""
    return "" if line.best_other is None else f"the best other side took {_counts(line.best_other, setup)}"


def _counts(wanted: int | str | list[int | str], setup: Setup) -> str:
    return joined([_count(one, setup) for one in (wanted if isinstance(wanted, list) else [wanted])], "or")


def _count(wanted: int | str, setup: Setup) -> str:
    if wanted == "all" or wanted == setup.tricks:
        return f"all {count(setup.tricks, 'trick')}"
    if isinstance(wanted, str):
        low, high = expand_range(wanted, setup.tricks)
        return f"{low} to {count(high, 'trick')}"
    return "no tricks" if wanted == 0 else count(wanted, "trick")


def alone(line: LineSpec, setup: Setup) -> str:
    """Say who must have played alone."""
    words = {
        "nobody": "nobody played alone",
        "maker": "the maker played alone",
        "defender": "a defender played alone",
        "both": "the maker and a defender played alone",
    }
    return "" if line.alone is None else words[line.alone]


def trump(line: LineSpec, setup: Setup) -> str:
    """Say what must have been trump."""
    if line.trump is None:
        return ""
    suits = trump_suits([line.trump] if isinstance(line.trump, str) else line.trump)
    return f"{joined(suits, 'or')} was trump"


def stuck(line: LineSpec, setup: Setup) -> str:
    """Say whether the maker must have been forced to bid."""
    words = {"nobody": "nobody was forced to bid", "dealer": "the dealer was stuck"}
    return "" if line.stuck is None else words[line.stuck]


def _values(line: LineSpec, setup: Setup) -> str:
    """Give the values that a line speaks of, as far as they differ from the tricks."""
    if not isinstance(line.points, str) or "value" not in line.points:
        return ""
    asked = [bid for bid in setup.bids if line.bid is None or bid_fits(line.bid, bid)]
    special = [f"{title(str(bid))} {setup.values[bid]}" for bid in asked if setup.values.get(bid, bid) != bid]
    return f" ({', '.join(special)})" if special else ""
