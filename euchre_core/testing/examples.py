"""Runs the examples of a file: what the author says the rules do, beside what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from euchre_core.kernel.errors import ActionError
from euchre_core.kernel.rules import Rules
from euchre_core.language.catalog import Located, find
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, VariantError, in_order
from euchre_core.language.document import Document, read_file
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.load import file_findings, finish

from . import situations
from .sense import Complaint, senseless
from .situations import CannotAsk


@dataclass(frozen=True)
class Report:
    """What came of the examples of a file.

    Attributes:
        name: the file; passed: how many examples came out as written.
        failures: those that did not, with what the rules give instead.
        sources: the texts of the files, to show the places in.
    """

    name: str
    passed: int
    failures: tuple[Diagnostic, ...]
    sources: Mapping[str, str]


def run_examples(name_or_path: str | Located) -> Report:
    """Run the examples of a game, or of an overlay on every game it was tried on.

    Raises:
        VariantError: the file cannot be found or is not a playable game.
    """
    located = name_or_path if isinstance(name_or_path, Located) else find(name_or_path)
    document = read_file(located.path, located.display)
    wrong = [each for each in (*document.diagnostics, *file_findings(document)) if each.is_error]
    if wrong:
        raise VariantError(wrong)
    passed, failures = 0, []
    sources = {document.file: document.text}
    for game, rules, read in games(located, document):
        sources |= read
        where = f" on `{game}`" if located.kind == "overlay" else ""
        for example, place in examples_for(document, game):
            found = Trial(rules, example).complaint()
            if found is None:
                passed += 1
            else:
                failures.append(replace(finding(document, place, found, where), severity="error"))
    return Report(located.name, passed, tuple(in_order(failures)), sources)


def senseless_examples(document: Document, game: str, rules: Rules, where: str = "") -> list[Diagnostic]:
    """The examples of a file that mean nothing in a game; wrong ones are none of them."""
    found: list[Diagnostic] = []
    for example, place in examples_for(document, game):
        complaints = senseless(rules, example)
        if not complaints:
            complaint = Trial(rules, example).complaint()
            complaints = [complaint] if complaint is not None and complaint.senseless else []
        found += [finding(document, place, each, where) for each in complaints]
    return found


def finding(document: Document, place: int, complaint: Complaint, where: str) -> Diagnostic:
    """Point at what is wrong in an example."""
    code = "EU602" if complaint.senseless else "EU601"
    path = ("examples", place, *complaint.place)
    names_somebody = len(path) == 4 and isinstance(path[-1], str)
    span = document.span_of(path, key=complaint.senseless and names_somebody)
    return diagnose(code, f"{complaint.text}{where}", span, notes=complaint.notes)


def games(located: Located, document: Document) -> Iterator[tuple[str, Rules, Mapping[str, str]]]:
    """The games to try the examples on: the file itself, or each game an overlay names."""
    if located.kind != "overlay":
        resolved = finish(located)
        yield located.name, resolved.compile(), resolved.sources
        return
    written = document.data.get("tested_on") or []
    names = [str(each) for each in written] if isinstance(written, list) else [str(written)]
    for example, _ in all_examples(document):
        if example.on is not None and example.on not in names:
            names.append(example.on)
    for name in names:
        resolved = finish(find(name, located.path.parent), overlays=[located])
        yield name, resolved.compile(), resolved.sources


def all_examples(document: Document) -> list[tuple[ExampleSpec, int]]:
    """The examples as written, with their places in the list."""
    written = document.data.get("examples") or []
    if not isinstance(written, list):
        return []
    return [(ExampleSpec.model_validate(example), place) for place, example in enumerate(written)]


def examples_for(document: Document, game: str) -> list[tuple[ExampleSpec, int]]:
    """The examples that are meant for this game."""
    return [(example, place) for example, place in all_examples(document) if example.on in (None, game)]


class Trial:
    """One example, tried on one game."""

    def __init__(self, rules: Rules, example: ExampleSpec) -> None:
        self.rules = rules
        self.example = example

    def complaint(self) -> Complaint | None:
        """What the rules do instead; None if the example is right."""
        for found in senseless(self.rules, self.example):
            return found
        try:
            return self.run()
        except CannotAsk as error:
            return Complaint(str(error), error.place, senseless=True)
        except ActionError as error:
            return Complaint(str(error), senseless=True)

    def run(self) -> Complaint | None:
        """Tell the seven forms apart by their keys."""
        example = self.example
        if example.points is not None or example.winner is not None:
            return self.points_and_winner()
        if example.exchange is not None:
            return self.exchange()
        if example.claim is not None:
            return self.claim()
        if example.trick is not None:
            return self.trick()
        if example.after is not None:
            return self.auction()
        if example.legal is not None:
            return self.following()
        raise CannotAsk("this is no example: it needs points, winner, legal, wins, claim, exchange or after")

    # -- points and the end of the match -----------------------------------------------------------------------------

    def points_and_winner(self) -> Complaint | None:
        """The points of an outcome, and who wins the match with them."""
        example, rules = self.example, self.rules
        if example.bid is None or example.tricks is None:
            raise CannotAsk("an example of points needs a bid and tricks")
        makers = self.makers()
        tricks = self.tricks(makers)
        points = situations.points_of(rules, example.bid, example.stuck == "dealer", example.trump, makers, tricks)
        for name, wanted in (example.points or {}).items():
            for side in self.sides(name, makers):
                if points[side] != wanted:
                    text = f"{rules.side_names[side]} scores {points[side]} here, not {wanted}"
                    return Complaint(text, ("points", name), (self.reason(side, points[side], makers, tricks),))
        if example.winner is None:
            return None
        scores = [rules.ending.start] * len(points)
        for name, score in (example.scores or {}).items():
            for side in self.sides(name, makers):
                scores[side] = score
        after = [before + gained for before, gained in zip(scores, points, strict=True)]
        winners = [rules.side_names[side] for side in rules.ending.winners(after, makers, 1)]
        shown = " and ".join(winners) or "nobody"
        if shown != example.winner:
            result = ", ".join(f"{name} {after[side]}" for side, name in enumerate(rules.side_names))
            reasons = [self.reason(side, gained, makers, tricks) for side, gained in enumerate(points)]
            return Complaint(f"{shown} wins here ({result}), not {example.winner}", ("winner",), tuple(reasons))
        return None

    def reason(self, side: int, points: int, makers: int, tricks: dict[int, int]) -> str:
        """Which scoring line gives a side its points."""
        example, rules = self.example, self.rules
        stuck = example.stuck == "dealer"
        line = situations.line_of(rules, example.bid or 0, stuck, example.trump, makers, tricks, side)
        name = rules.side_names[side]
        if line is None:
            return f"no scoring line fits {name}, so {name} scores nothing"
        return f"for {name} the line `scoring.{line}` counts and gives {points}"

    def makers(self) -> int:
        """The side with the contract: that of `by`, or the first."""
        by = self.example.by
        if by is None or by == "makers":
            return 0
        if by in self.rules.seats:
            return self.rules.side_of[self.rules.seats.index(by)]
        return self.sides(by, 0)[0]

    def sides(self, name: str, makers: int) -> list[int]:
        """The sides a name stands for."""
        return situations.sides(self.rules, name, makers)

    def tricks(self, makers: int) -> dict[int, int]:
        """The tricks of each side; who is left out took the rest."""
        taken: dict[int, int] = {}
        for name, number in (self.example.tricks or {}).items():
            taken[self.sides(name, makers)[0]] = number
        missing = [side for side in range(len(self.rules.side_names)) if side not in taken]
        rest = int(self.rules.tricks) - sum(taken.values())
        if rest < 0 or (rest and not missing):
            raise CannotAsk(f"these are {sum(taken.values())} tricks, and a deal has {self.rules.tricks}", ("tricks",))
        if rest and len(missing) > 1 and self.asks_about(missing, makers):
            raise CannotAsk(f"nothing says who took the other {rest} of {self.rules.tricks} tricks", ("tricks",))
        return taken | dict.fromkeys(missing[:1], rest)

    def asks_about(self, missing: list[int], makers: int) -> bool:
        """Whether it matters how sides that are left out share their tricks."""
        asked = {side for name in self.example.points or {} for side in self.sides(name, makers)}
        return self.example.winner is not None or not asked.isdisjoint(missing)

    # -- cards -------------------------------------------------------------------------------------------------------

    def following(self) -> Complaint | None:
        """The cards that may be played when one was led."""
        example = self.example
        legal = situations.playable(self.rules, self.trump(), example.led, example.hand or [])
        return self.differs("may be played", legal, set(example.legal or []))

    def trick(self) -> Complaint | None:
        """The card that takes a trick."""
        trick = self.example.trick or []
        place = situations.trick_winner(self.rules, self.trump(), trick)
        if trick[place] != self.example.wins:
            return Complaint(f"{trick[place]} takes this trick, not {self.example.wins}", ("wins",))
        return None

    def claim(self) -> Complaint | None:
        """The claims that can be made with a hand."""
        example = self.example
        found = situations.claimable(self.rules, example.hand or [], example.trump)
        if example.claim == "none":
            return Complaint(f"{', '.join(found)} can be claimed with this hand", ("claim",)) if found else None
        if example.claim not in found:
            return Complaint(f"{example.claim} cannot be claimed with this hand", ("claim",))
        return None

    def exchange(self) -> Complaint | None:
        """The cards that may be given in an exchange."""
        example = self.example
        legal = situations.giveable(self.rules, example.exchange or "", example.from_, self.trump(), example.hand or [])
        return self.differs("may be given", legal, set(example.legal or []))

    def trump(self) -> str:
        """What is trump in the example."""
        if self.example.trump is None:
            raise CannotAsk("an example of cards needs trump")
        return self.example.trump

    def differs(self, what: str, found: set[str], wanted: set[str]) -> Complaint | None:
        """The difference between the cards the rules allow and those the author wrote."""
        if found == wanted:
            return None
        order = list(self.rules.pack.index)
        shown = " ".join(sorted(found, key=order.index))
        written = " ".join(sorted(wanted, key=order.index))
        return Complaint(f"{shown or 'nothing'} {what} here, not {written or 'nothing'}", ("legal",))

    # -- the auction -------------------------------------------------------------------------------------------------

    def auction(self) -> Complaint | None:
        """What may be said after some words of the auction, and what may not."""
        example = self.example
        state = situations.spoken(self.rules, example.after or [], example.hand)
        legal = [action.text for action in state.legal_actions]
        for place, word in enumerate(texts(example.may)):
            if word not in legal:
                text = f"“{word}” may not be said here; what may is {', '.join(legal) or 'nothing'}"
                return Complaint(text, ("may", place))
        for place, word in enumerate(texts(example.may_not)):
            if word in legal:
                return Complaint(f"“{word}” may be said here", ("may_not", place))
        return None


def texts(said: Sequence[str | int] | None) -> list[str]:
    """Words as the texts of actions."""
    return [situations.words(word) for word in said or []]


__all__ = ["Report", "VariantError", "run_examples"]
