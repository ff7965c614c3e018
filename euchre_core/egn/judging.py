"""A whole document played again: whether it is legal, how far it goes, and what the scores are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing, going_on

from .errors import EgnError, IllegalEgn
from .following import Followed, Following
from .models import PLAYERS, EgnDeal, EgnGame
from .ruleset import rules_of

Result = Literal["legal", "incomplete", "illegal"]


@dataclass(frozen=True)
class Judged:
    """What came of playing a document again.

    Args:
        result: legal to its end, legal as far as it goes ("incomplete"), or illegal.
        rules: the rules it was played by; deals: its deals as far as they could be followed.
        scores: the score of each side as far as it is known; winners: the sides that have won.
        is_scored: whether these are the scores at the end of what is told; a deal in between may be unknown.
        error: what is illegal, and where; notes: what was noticed besides.
    """

    result: Result
    rules: Rules
    deals: tuple[Followed, ...]
    scores: dict[str, int]
    winners: tuple[str, ...] = ()
    is_scored: bool = True
    error: IllegalEgn | None = None
    notes: tuple[str, ...] = ()

    def story(self) -> list[dict[str, Any]]:
        """What came of each deal, for programs."""
        return [deal_data(number, followed) for number, followed in enumerate(self.deals, start=1)]


def judge_egn(game: EgnGame) -> Judged:
    """Play a document again.

    Raises:
        EgnError: its rules are not played here.
    """
    return Judge(game).judge()


@dataclass
class Judge:
    """Judges one document."""

    game: EgnGame
    deals: list[Followed] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    is_known: bool = True

    def judge(self) -> Judged:
        """Follow deal by deal until one is illegal."""
        self.rules, _ = rules_of(self.game.ruleset)
        self.notes = list(self.game.notes)
        if len(self.game.metadata.get("players", ())) > PLAYERS:
            raise EgnError(
                "$.metadata.players", f"there are more than {PLAYERS} players", f"name {PLAYERS}, from seat 0 on"
            )
        self.standing = going_on(list(self.game.start), [0] * len(self.rules.side_names), 0)
        try:
            self.check_start()
            for told in self.game.deals:
                self.next_deal(told)
            self.check_end()
        except IllegalEgn as error:
            return self.judged("illegal", error)
        over = self.is_known and self.standing.is_over
        return self.judged("legal" if over else "incomplete", None)

    def judged(self, result: Result, error: IllegalEgn | None) -> Judged:
        """The judgement on what has been followed."""
        names = self.rules.side_names
        return Judged(
            result=result,
            rules=self.rules,
            deals=tuple(self.deals),
            scores=dict(zip(names, self.standing.scores, strict=True)),
            winners=tuple(names[side] for side in self.standing.winners) if self.is_known else (),
            is_scored=self.is_known,
            error=error,
            notes=tuple(self.notes),
        )

    def next_deal(self, told: EgnDeal) -> None:
        """Follow one deal after the others."""
        number = len(self.deals) + 1
        if self.deals:
            self.check_follows(told, number)
        lasting = self.deals[-1].deal.state.slots if self.deals else None
        followed = Following(self.rules, number, told, self.standing, lasting).follow()
        self.deals.append(followed)
        if followed.stop:
            self.notes.append(f"deal {number}: {followed.stop}; what follows from that was not checked")
        if followed.is_finished:
            self.standing = followed.deal.standing_after()
        elif told is not self.game.deals[-1]:
            self.notes.append(f"deal {number} is not told to its end, so the scores after it are not known")
            self.is_known = False

    def check_start(self) -> None:
        """A game that is told from its middle is not won yet."""
        if not self.game.deals:
            self.notes.append("no deal is told")
        elif is_won(self.rules, self.standing):
            why = f"the game was won before its first deal: {score_text(self.game.start)}"
            raise IllegalEgn("$.metadata.initialScore", 1, 0, "", "", [], why)
        elif self.game.ruleset.get("four_trick_tokens") and any(self.game.start):
            self.notes.append("tokens earned before the first deal are not told; none are counted")

    def check_follows(self, told: EgnDeal, number: int) -> None:
        """A deal follows the one before: nothing is left out, the game is not over, and the right player deals."""
        before, last = self.game.deals[number - 2], self.deals[-1]
        missing = told.number - before.number - 1
        if missing < 0:
            why = f"deal number {told.number} comes after number {before.number}"
            raise IllegalEgn(f"{told.path}.dealNumber", number, 0, "", "", [], why)
        if missing:
            self.notes.append(f"{missing} deals are missing before number {told.number}, so the scores are not known")
            self.is_known = False
            return
        if self.is_known and self.standing.is_over:
            why = f"a deal after the game was over, {score_text(self.standing.scores)}"
            raise IllegalEgn(told.path, number, 0, "", "", [], why)
        if last.is_finished:
            seats, turn = self.rules.seats, last.deal.dealer + bool(last.deal.state.passes_deal)
            if told.dealer != turn % len(seats):
                why = f"{seats[turn % len(seats)]} had to deal, not {seats[told.dealer]}"
                raise IllegalEgn(f"{told.path}.initialState.dealer", number, 0, "", "", [], why)

    def check_end(self) -> None:
        """The score that is claimed for the end is the one that was played."""
        told, finished = self.game.end, bool(self.deals) and self.deals[-1].is_finished
        if told is not None and self.is_known and finished and list(told) != self.standing.scores:
            why = f"the final score is {score_text(self.standing.scores)}, not {score_text(told)}"
            raise IllegalEgn("$.metadata.finalScore", len(self.deals), 0, "", "", [], why)


def is_won(rules: Rules, standing: Standing) -> bool:
    """Whether a score has already reached the end of the game."""
    target = json.loads(rules.canonical)["match"]["target"]
    return isinstance(target, int) and max(standing.scores) >= target


def score_text(scores: Sequence[int]) -> str:
    """Scores in a line: `10-9`."""
    return "-".join(map(str, scores))


def deal_data(number: int, followed: Followed) -> dict[str, Any]:
    """What came of a deal, for programs."""
    done = followed.deal.summary()
    data: dict[str, Any] = {"deal": number, "dealer": done.dealer, "maker": done.maker, "trump": done.trump}
    if followed.is_finished:
        data |= {"tricks": done.tricks, "points": done.points, "scores": done.scores}
    return data
