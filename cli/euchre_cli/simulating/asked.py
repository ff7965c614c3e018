"""What was asked for on the command line, and the job that it means."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from euchre_cli.bots import check_bot
from euchre_cli.exits import Failure
from euchre_cli.formats import TableFormat
from euchre_cli.gathering import STDIN
from euchre_cli.opening import open_game, settings_of

if TYPE_CHECKING:
    from euchre_core.kernel.rules import Rules
    from euchre_core.sim import Job, Result

USUAL_GAMES: Final = 500
USUAL_SEED: Final = 1
USUAL_MEASURE: Final = "made"
OTHERWISE: Final = "euchre sim bid_euchre"


@dataclass(frozen=True)
class Asked:
    """The options of `euchre sim`, by their names."""

    name: str | None
    compare: str | None
    overlays: Sequence[str]
    settings: Sequence[str]
    no_compare: bool
    games: int
    deals: int
    bots: str | None
    seed: int | None
    until_decided: bool
    measure: str | None
    form: TableFormat
    html: Path | None
    plot: Path | None
    jobs: int | None
    scheduler: str | None
    save: Path | None
    resume: Path | None
    deal: int | None
    match: int | None
    record: Path | None

    @property
    def is_about_one(self) -> bool:
        """Whether one deal or one match is to be made again."""
        return self.deal is not None or self.match is not None

    @property
    def place(self) -> Path | None:
        """Where the simulation is kept, if that was said."""
        return self.save or self.resume

    @property
    def can_be_asked_again(self) -> bool:
        """Whether the game can be named again: not one that was kept, or that came in on stdin."""
        return self.name not in (None, STDIN)

    @property
    def is_changed(self) -> bool:
        """Whether anything is laid over the game."""
        return bool(self.overlays or self.settings)

    @property
    def question(self) -> str | None:
        """The measure whose difference is to be decided, if any.

        Raises:
            Failure: one was named, but nothing is to be decided.
        """
        if self.until_decided:
            return self.measure or USUAL_MEASURE
        if self.measure is not None:
            raise Failure(
                "--measure names what --until-decided is about", ["add --until-decided, or leave --measure out"]
            )
        return None

    def start(self) -> Result | None:
        """What was kept of a simulation that is to go on."""
        if self.resume is None:
            return None
        from .kept import read

        given = {
            "NAME": self.name, "--compare": self.compare, "--with": self.overlays, "--set": self.settings,
            "--seed": self.seed,
        }  # fmt: skip
        wrong = [name for name, value in given.items() if value not in (None, [])]
        if wrong:
            raise Failure(
                f"--resume goes on with a simulation as it was asked for: leave {' and '.join(wrong)} out",
                ["--games or --deals may be higher than before"],
            )
        return read(self.resume, self.bot_names() if self.bots is not None else ())

    def job(self, start: Result | None) -> Job:
        """The job.

        Raises:
            Failure: something is missing, or does not go together.
        """
        return self._longer(start) if start is not None else self._new()

    def _longer(self, start: Result) -> Job:
        """The job of a kept result, perhaps with more to play."""
        from dataclasses import replace

        before = start.job
        if (before.of_matches and self.deals) or (not before.of_matches and self.games):
            raise Failure(
                f"what was kept counts {'matches: say --games' if before.of_matches else 'deals: say --deals'}"
            )
        if self.bots is not None:
            again = _checked(lambda: replace(before, bots=self.bot_names()))
            if any(before.bots_for(rules) != again.bots_for(rules) for rules in before.all_rules):
                raise Failure("other bots have played so far", [f"leave --bots out, or name {', '.join(before.bots)}"])
        total = self.games or self.deals or before.total
        if total < start.done:
            raise Failure(
                f"{start.done:,} are played already", [f"say how many there shall be, more than {start.done:,}"]
            )
        until = self.question or before.until_decided
        return _checked(
            lambda: replace(
                before, games=total * before.of_matches, deals=total * (not before.of_matches), until_decided=until
            )
        )

    def _new(self) -> Job:
        from euchre_core.sim import Job

        if self.games and self.deals:
            raise Failure(
                "--games and --deals do not go together", ["--games N plays whole matches, --deals N single deals"]
            )
        rules, called = self.game()
        other, other_called = self.other_game()
        if self.until_decided and other is None:
            raise Failure(
                "nothing can be decided where no games are compared", ["add --with OVERLAY or --compare OTHER"]
            )
        return _checked(
            lambda: Job(
                rules,
                deals=self.deals,
                games=0 if self.deals else self.games or USUAL_GAMES,
                bots=self.bot_names(),
                seed=USUAL_SEED if self.seed is None else self.seed,
                other=other,
                until_decided=self.question,
                called=(called,) if other is None else (other_called, called),
            )
        )

    def game(self) -> tuple[Rules, str]:
        """The game with what is laid over it, and what to call it."""
        if self.name is None:
            raise Failure("say which game, like `euchre sim bid_euchre`", ["`euchre list` shows what there is"])
        rules = open_game(self.name, self.overlays, settings_of(self.settings), otherwise=OTHERWISE).compile()
        laid = [*self.overlays, *self.settings]
        called = called_by(self.name, rules)
        return rules, f"{called} with {' and '.join(laid)}" if laid else called

    def played(self) -> dict[str, Any]:
        """How the game was asked for, so that a record finds its words again."""
        from euchre_cli.house import asked_for

        assert self.name is not None
        changes = settings_of(self.settings)
        resolved = open_game(self.name, self.overlays, changes, otherwise=OTHERWISE)
        return dict(asked_for(resolved, self.name, self.overlays, changes).played)

    def other_game(self) -> tuple[Rules | None, str]:
        """The game that it is compared with, if any, and what to call it."""
        if self.compare is not None and self.no_compare:
            raise Failure("--compare and --no-compare do not go together")
        name = self.compare or self.name
        if name is None or self.no_compare or (self.compare is None and not self.is_changed):
            return None, ""
        other = open_game(name, otherwise=OTHERWISE).compile()
        return other, called_by(name, other)

    def bot_names(self) -> tuple[str, ...]:
        """The bots that were named, one for all or one for each seat."""
        from euchre_core.sim.job import DEFAULT_BOT

        names = tuple(each.strip() for each in (DEFAULT_BOT if self.bots is None else self.bots).split(","))
        for name in names:
            check_bot(name)
        return names

    def again(self, option: str, number: int) -> str:
        """The command that makes one of the deals or matches again.

        Args:
            option: `--deal` or `--match`.
            number: which one.
        """
        words = ["euchre", "sim", self.name or ""]
        words += [word for overlay in self.overlays for word in ("--with", overlay)]
        words += [word for setting in self.settings for word in ("--set", setting)]
        words += ["--bots", self.bots] if self.bots else []
        words += ["--seed", str(USUAL_SEED if self.seed is None else self.seed), option, str(number)]
        return shlex.join([*words, "-o", "match.jsonl"])


def called_by(name: str, rules: Rules) -> str:
    """What to call a game: as it was named, or by its title where it came in on stdin."""
    return rules.title if name == STDIN else name


def _checked(make: Callable[[], Job]) -> Job:
    try:
        return make()
    except ValueError as error:
        raise Failure(str(error)) from None
