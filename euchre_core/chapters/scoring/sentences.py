"""The scoring read aloud: a sentence for each line that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.formula_words import points_in_words
from euchre_core.chapters.scoring.conditions import bid_fits
from euchre_core.chapters.sentence import STRAINS, Setup, capital, count, joined, number_word, read_aloud, title
from euchre_core.chapters.values import SUITS, expand_range, is_range, trump_suits

if TYPE_CHECKING:
    from euchre_core.chapters.scoring.spec import FirstTricksSpec, LineSpec, ScoringSpec


def makers(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of everybody, for which others may stand in, and those of the makers."""
    return "\n".join(filter(None, [_everyone(spec, setup), _makers(spec, setup)]))


def _makers(spec: ScoringSpec, setup: Setup) -> str:
    several = setup.partners and not setup.players_score
    each = "each maker" if setup.partners else setup.makers
    whom = f"{setup.makers} score" if several else f"{each} scores"
    return _lines("makers", spec.makers, f"{capital(setup.makers)}:", whom, setup) or _nothing(spec, whom, spec.maker)


def maker(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of the maker himself."""
    return _lines("maker", spec.maker, "The maker himself:", "the maker scores", setup)


def partner(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of his partner."""
    return _lines("partner", spec.partner, "The maker's partner:", "the maker's partner scores", setup)


def defenders(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of the defenders."""
    if setup.partners and not setup.players_score:
        return _lines("defenders", spec.defenders, "The defenders:", "the defenders score", setup) or _nothing(
            spec, "the defenders score"
        )
    together = setup.sides != "individuals"
    who = "each defender" if together else "each other player"
    heading = (
        "The defenders, who take their tricks together:" if together else "The other players, each by his own tricks:"
    )
    if setup.players == 2:
        who, heading = "the other player", "The other player:"
    return _lines("defenders", spec.defenders, heading, f"{who} scores", setup) or _nothing(spec, f"{who} scores")


def _everyone(spec: ScoringSpec, setup: Setup) -> str:
    who = "each team" if setup.partners and not setup.players_score else "each player"
    heading = "Everybody still in the deal:" if setup.drop_out else "Everybody:"
    return _lines("everyone", spec.everyone, heading, f"{who} scores", setup)


def dropped(spec: ScoringSpec, setup: Setup) -> str:
    """Read the lines of those who dropped out."""
    return _lines("dropped", spec.dropped, "Who dropped out:", "who dropped out scores", setup)


def _nothing(spec: ScoringSpec, whom: str, *others: object) -> str:
    return "" if spec.everyone or any(others) else f"{capital(whom)} nothing."


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
    added = [f"{title(name)} {number:+d}" for name, number in line.adds.items()]
    worth = points_in_words(line.points, setup.tricks)
    return f"{worth} ({', '.join(added)})" if added else worth


def result(line: LineSpec, setup: Setup) -> str:
    """Say how the contract must have come out."""
    what = "the bid is" if setup.form == "ladder" else "the contract is"
    words = {"made": f"{what} made", "set": f"{what} not made", "no_maker": "nobody is maker"}
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
    side = "player" if setup.sides == "individuals" or (setup.players == 2) else "side"
    return "" if line.best_other is None else f"the best other {side} took {_counts(line.best_other, setup)}"


def first_tricks(line: LineSpec, setup: Setup) -> str:
    """Say who must have taken the first tricks."""
    return "" if line.first_tricks is None else joined(read_aloud(line.first_tricks, setup))


def makers_first(first: FirstTricksSpec, setup: Setup) -> str:
    """Say how many tricks the makers must have begun with."""
    return "" if first.makers is None else f"{setup.makers} took {_first(first.makers)}"


def defenders_first(first: FirstTricksSpec, setup: Setup) -> str:
    """Say how many tricks the defenders must have begun with."""
    return "" if first.defenders is None else f"the defenders took {_first(first.defenders)}"


def _first(number: int) -> str:
    return "the first trick" if number == 1 else f"the first {number_word(number)} tricks"


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
        "blind": "the maker played alone blind",
    }
    return "" if line.alone is None else words[line.alone]


def lone_hand(line: LineSpec, setup: Setup) -> str:
    """Say which kind of lone hand it must have been."""
    return "" if line.lone_hand is None else f"the lone hand was {title(line.lone_hand)}"


def trump(line: LineSpec, setup: Setup) -> str:
    """Say what must have been trump."""
    if line.trump is None:
        return ""
    strains = trump_suits([line.trump] if isinstance(line.trump, str) else line.trump)
    suits = [suit for suit in strains if suit in SUITS]
    told = [f"{joined(suits, 'or')} was trump"] if suits and len(suits) < len(SUITS) else []
    told += ["there was a trump suit"] if len(suits) == len(SUITS) else []
    return joined(told + [f"it was {STRAINS[strain]}" for strain in strains if strain in STRAINS], "or")


def stuck(line: LineSpec, setup: Setup) -> str:
    """Say whether the maker must have been forced to bid."""
    words = {
        "nobody": "nobody was forced to bid",
        "dealer": "the dealer was stuck",
        "joker_holder": f"whoever held the {setup.joker_name or 'joker'} was stuck",
    }
    return "" if line.stuck is None else words[line.stuck]


def renege(line: LineSpec, setup: Setup) -> str:
    """Say whose renege must have ended the deal."""
    if line.renege is None:
        return ""
    whom = setup.makers if line.renege == "makers" else "the defenders"
    return f"a renege of {whom} ended the deal"


def _values(line: LineSpec, setup: Setup) -> str:
    """Give the values that a line speaks of, as far as they differ from the tricks."""
    if not isinstance(line.points, str) or "value" not in line.points:
        return ""
    asked = [bid for bid in setup.bids if line.bid is None or bid_fits(line.bid, bid)]
    special = [f"{title(str(bid))} {setup.values[bid]}" for bid in asked if setup.values.get(bid, bid) != bid]
    numbered = any(isinstance(bid, int) and setup.values.get(bid, bid) == bid for bid in asked)
    plain = "a number: as many as it says; " if special and numbered else ""
    return f" ({plain}{', '.join(special)})" if special else ""
