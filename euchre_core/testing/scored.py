"""Deals that are over, set up by hand: who had the contract, who took the tricks, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.finished import (
    FIRST,
    circumstances,
    finished_deal,
    remember,
    remember_lone_hand,
    undertake,
)
from euchre_core.chapters.memory import (
    ALONE,
    BLIND,
    BROKEN,
    DEFENDER_ALONE,
    DROPPED,
    MAKER_ALONE,
    MORE_THAN_EACH,
    STUCK,
)
from euchre_core.chapters.scoring.line import ANY, EVERYONE
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.chapters.sides import AGAINST_ALL, CALLED
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing, going_on
from euchre_core.language.wording import shown
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.in_letters import seats_meant

from .remembered import set_counters, set_first_tricks, set_last_trick
from .situations import CannotAsk, level_of, strain_of
from .spellings import Spelling

REFUSALS = {
    ALONE: ("alone", "nobody can play alone in this game"),
    BLIND: ("alone", "nobody can play alone blind in this game"),
    STUCK: ("stuck", "nobody can be stuck in this game"),
    BROKEN: ("renege", "a renege does not end the deal in this game"),
    DROPPED: ("dropped", "nobody can drop out in this game"),
}
"""Where an example says something that a game does not remember because it cannot be, and that it cannot."""
EVERYBODY_LOSES = "everybody_loses"


class Scored:
    """The deal of an example of points.

    Args:
        rules: the game.
        example: says who had the contract, how it came out, and the scores before.
    """

    def __init__(self, rules: Rules, example: ExampleSpec) -> None:
        self.rules = rules
        self.example = example
        assert isinstance(rules.scoring, LineScoring)
        self.scoring = rules.scoring
        sides = len(rules.side_names)
        self.state = finished_deal(rules)
        self.set_contract()
        self.set_circumstances()
        self.set_tricks()
        set_counters(self.state, example, self.sides)
        self.before = self.standing_before()
        self.state.before = self.before.before
        self.state.played = self.before.next_deals
        self.state.end(self.scoring.points(self.state), True)
        self.points = self.state.results or [0] * sides

    @property
    def after(self) -> Standing:
        """How the match stands after the deal."""
        return self.rules.ending.after(self.before, self.state)

    @property
    def winners(self) -> list[int]:
        """The sides that have won a game with this deal."""
        after = self.after
        return [side for side, games in enumerate(after.games) if games > self.before.games[side]]

    @property
    def winner(self) -> str:
        """Who has won a game with this deal, in words: nobody as long as it goes on."""
        names = [self.rules.side_names[side] for side in self.winners]
        return " and ".join(names) or (EVERYBODY_LOSES if self.after.next_deals == 0 or self.after.ended else "nobody")

    # -- the contract ------------------------------------------------------------------------------------------------

    def set_contract(self) -> None:
        """Who is maker, of what."""
        example, state = self.example, self.state
        has_bids = any(self.scoring.bids) or len(self.scoring.must_take) > 1
        if not self.scoring.must_take or example.by == "nobody":
            if self.scoring.must_take and not self.scoring.lines[EVERYONE]:
                raise CannotAsk("in this game somebody is always maker", ("by",))
            if example.bid is not None:
                raise CannotAsk("where nobody is maker nothing was bid", ("bid",))
        else:
            if example.bid is None and has_bids:
                raise CannotAsk("an example of points needs a bid and tricks")
            level = level_of(self.rules, example.bid) if example.bid is not None else 0
            undertake(state, self.maker(), level, self.partners())
        if example.tricks is None:
            raise CannotAsk("an example of points needs a bid and tricks" if has_bids else "it needs tricks")
        if example.trump is not None:
            state.strain = strain_of(self.rules, example.trump)
        elif self.needs_trump():
            raise CannotAsk("here it matters what is trump, and the example does not say it")

    def needs_trump(self) -> bool:
        """Whether a line or the value of the bid depends on what is trump."""
        values = self.scoring.values[self.state.level] if self.state.level >= 0 else [0]
        return len(set(values)) > 1 or any(line.strains != ANY for lines in self.scoring.lines for line in lines)

    def maker(self) -> int:
        """The seat of the maker: `by`, the first seat of that side, or the first seat of all."""
        by = self.example.by
        if by is None:
            return FIRST
        if by in self.rules.seats:
            return self.rules.seats.index(by)
        return self.rules.side_of.index(self.sides(by)[0])

    def partners(self) -> int:
        """Who plays with the maker, where the deal decides it, as a mask of seats."""
        named = names_of(self.example.partner)
        if named and self.scoring.side.kind != CALLED:
            raise CannotAsk("in this game no deal decides who plays together", ("partner",))
        return sum(1 << self.seat(name, "partner") for name in dict.fromkeys(named))

    def set_lone_hand(self) -> None:
        """Which kind of lone hand it is."""
        kinds: list[str] = self.rules.facts["lone_kinds"]
        name = self.example.lone_hand
        if name is None:
            return
        if name not in kinds:
            raise CannotAsk(f"in this game no kind of lone hand is called {name}", ("lone_hand",))
        if not self.state.slots[self.rules.slot(ALONE)] & MAKER_ALONE:
            raise CannotAsk("a kind of lone hand is played alone: say `alone: maker`", ("lone_hand",))
        remember_lone_hand(self.state, name)

    def set_circumstances(self) -> None:
        """Who plays alone, was stuck, reneged or dropped out."""
        example = self.example
        is_lone_bid = self.state.level >= 0 and self.scoring.alone[self.state.level]
        if is_lone_bid and example.alone in ("nobody", "defender"):
            raise CannotAsk("this bid is played alone", ("alone",))
        for key, written in (("alone", example.alone), ("stuck", example.stuck)):
            who = "play alone" if key == "alone" else "be stuck"
            known = self.rules.facts["alone by bid" if is_lone_bid and key == "alone" else key]
            if written and written not in known:
                raise CannotAsk(f"in this game {WHO[written]} cannot {who}", (key,))
        said = circumstances(example.alone or "nobody", example.stuck or "nobody", example.renege or "")
        is_alone = is_lone_bid or (
            self.scoring.side.kind == CALLED and self.scoring.side.makers(self.state) == 1 << max(self.state.holder, 0)
        )
        if is_alone:
            said[ALONE] &= DEFENDER_ALONE
        said[DROPPED] = sum(1 << self.seat(name, "dropped") for name in dict.fromkeys(names_of(example.dropped)))
        for slot, value in said.items():
            if not remember(self.state, slot, value) and value:
                key, refusal = REFUSALS[slot]
                raise CannotAsk(refusal, (key,))
        self.state.idle |= said[DROPPED]
        self.set_lone_hand()

    def seat(self, name: str, key: str) -> int:
        """The number of a seat."""
        if name not in self.rules.seats:
            raise CannotAsk(f"there is no seat {name}; the seats are {' '.join(self.rules.seats)}", (key,))
        return self.rules.seats.index(name)

    # -- who took the tricks -----------------------------------------------------------------------------------------

    def set_tricks(self) -> None:
        """The tricks of each who is named; who is left out took the rest."""
        units = self.scoring.side.units(self.state)
        named: set[int] = set()
        for name, number in (self.example.tricks or {}).items():
            seats = self.seats(name)
            self.state.taken[self.one_of(seats)] += number
            named |= {place for place, unit in enumerate(units) if unit & seats}
        taken = sum(self.state.taken)
        missing = [place for place in range(len(units)) if place not in named]
        rest = int(self.rules.tricks) - taken
        if rest < 0 or (rest and not missing and not self.example.renege):
            raise CannotAsk(f"these are {taken} tricks, and a deal has {self.rules.tricks}", ("tricks",))
        if rest and not self.example.renege:
            if len(missing) > 1 and self.asks_about(missing, units):
                raise CannotAsk(f"nothing says who took the other {rest} of {self.rules.tricks} tricks", ("tricks",))
            self.state.taken[self.one_of(units[missing[0]])] += rest
        set_first_tricks(self.state, self.example, self.scoring.most_asked, self.seats)
        set_last_trick(self.state, self.example)
        needs_each = self.state.level >= 0 and self.scoring.must_take[self.state.level] == MORE_THAN_EACH
        if (
            needs_each
            and self.scoring.side.kind >= AGAINST_ALL
            and not set(self.example.tricks or ()) <= set(self.rules.seats)
        ):
            raise CannotAsk("here it matters how many tricks each single player took", ("tricks",))

    def seats(self, name: str) -> int:
        """The seats a name stands for, as a mask."""
        if name in self.rules.seats:
            return 1 << self.rules.seats.index(name)
        sides = self.sides(name)
        if name == "defenders":
            sides = sides[:1] if len(self.scoring.side.units(self.state)) > 2 else sides
        return sum(1 << seat for seat, side in enumerate(self.rules.side_of) if side in sides)

    def one_of(self, seats: int) -> int:
        """One of some seats: the maker's, if he is among them."""
        if self.state.holder >= 0 and seats >> self.state.holder & 1:
            return int(self.state.holder)
        if not seats:
            raise CannotAsk("where nobody is maker there are no makers and no defenders", ("tricks",))
        playing = seats & ~int(self.state.idle)
        return next(seat for seat in range(len(self.rules.seats)) if (playing or seats) >> seat & 1)

    def asks_about(self, missing: Sequence[int], units: Sequence[int]) -> bool:
        """Whether it matters how sides that are left out share their tricks."""
        asked = {side for name in self.example.points or {} for side in self.sides(name)}
        left_out = {self.rules.side_of[self.one_of(units[place])] for place in missing}
        return self.example.winner is not None or not asked.isdisjoint(left_out)

    def sides(self, name: str) -> list[int]:
        """The sides that score which a name stands for."""
        makers = int(self.scoring.side.makers(self.state))
        return sides_named(self.rules, name, makers)

    # -- the match ---------------------------------------------------------------------------------------------------

    def standing_before(self) -> Standing:
        """How the match stands before the deal."""
        scores = [self.rules.ending.start] * len(self.rules.side_names)
        for name, score in (self.example.scores or {}).items():
            for side in self.sides(name):
                scores[side] = score
        deals = (self.example.deals or 1) - 1
        return going_on(scores, [0] * len(scores), deals)

    def reason(self, side: int) -> str:
        """Which scoring line gives a side its points."""
        name, line = self.rules.side_names[side], self.scoring.line_of(self.state, side)
        if line is None:
            return f"no scoring line fits {name}, so {name} scores nothing"
        return f"for {name} the line `scoring.{line.name}` counts and gives {self.points[side]}"


WHO = {
    "maker": "the maker",
    "defender": "a defender",
    "both": "both sides",
    "blind": "a blind maker",
    "dealer": "the dealer",
    "joker_holder": "a joker's holder",
}
"""Who is meant by a word of `alone` or `stuck`."""


def sides_named(rules: Rules, name: str, makers: int) -> list[int]:
    """The sides that score which a name stands for: a side, a seat, `makers` (these seats) or `defenders`."""
    if name in rules.side_names:
        return [rules.side_names.index(name)]
    if name in rules.seats:
        return [rules.side_of[rules.seats.index(name)]]
    for team in sorted(set(rules.team_of)):
        seats = [seat for seat, theirs in enumerate(rules.team_of) if theirs == team]
        if name == "".join(rules.seats[seat] for seat in seats):
            return [rules.side_of[seat] for seat in seats]
    if name in ("makers", "defenders"):
        wanted = [seat for seat in range(len(rules.seats)) if bool(makers >> seat & 1) == (name == "makers")]
        return list(dict.fromkeys(rules.side_of[seat] for seat in wanted))
    raise no_such_side(rules, name)


def no_such_side(rules: Rules, name: str) -> CannotAsk:
    """That nobody of this name plays, who does, and who was meant."""
    seats, sides = " ".join(rules.seats), " ".join(rules.side_names)
    others = f"the sides are {sides}" + (f", the seats {seats}" if seats != sides else "")
    letters = seats_meant(name)
    same = [each for each in (*rules.side_names, *rules.seats) if letters and sorted(each) == sorted(letters)]
    write = Spelling(same[0], is_certain=True) if same and same[0] != name else None
    help = (f"write {shown(write.text)}",) if write else ()
    return CannotAsk(f"there is no {name} in this game; {others}", help=help, write=write)


def names_of(written: str | Sequence[str] | None) -> list[str]:
    """One name or a list of them."""
    return [written] if isinstance(written, str) else list(written or [])
