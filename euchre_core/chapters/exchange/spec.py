"""What an author says about one step of an exchange of cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import SaidBy, Says, Setup, capital, count, joined, read_aloud, title
from euchre_core.chapters.values import Settings


def exchanges_aloud(exchanges: dict[str, list[ExchangeStep]], setup: Setup) -> str:
    """Read every exchange aloud that a bid brings about, step by step."""
    lines = []
    for name, steps in exchanges.items():
        if name not in setup.exchanges:
            continue
        bids = joined([title(str(bid)) for bid in setup.exchanges[name]], "or")
        lines.append(f'With the bid {bids}, once trump is named ("{title(name)}"):')
        for number, step in enumerate(steps, start=1):
            giving, choosing, received, shown = read_aloud(step, setup)
            has_received = any(earlier.to == step.from_ for earlier in steps[: number - 1])
            how = [choosing, received, shown] if has_received else [choosing, shown]
            lines.append(f"- Step {number}. {giving}: {'; '.join(how)}.")
    return "\n".join(lines)


_WHO = {"player": "the maker", "partner": "his partner", None: "somebody"}


def _giving(step: ExchangeStep, setup: Setup) -> str:
    giver = capital(_WHO[step.from_])
    cards = count(step.cards or 0, "card")
    if step.to == "discard":
        return f"{giver} discards {cards}, face down and out of play"
    receiver = "his partner" if step.to == "partner" else "the maker" if step.to == "player" else "somebody"
    return f"{giver} gives {cards} to {receiver}"


def _choosing(step: ExchangeStep, setup: Setup) -> str:
    if step.choose == "any":
        return "any he likes"
    if step.choose == "best":
        return "the best he has: his highest trumps, then his highest cards"
    silent = "he says nothing and gives any" if step.shown_to == "both" else "any"
    if step.cards == 1:
        return f"his highest trump; without a trump, {silent} he likes"
    return f"his highest trumps; when he has no more, {silent} he likes"


class ExchangeStep(Settings):
    """One step of an exchange: who gives cards to whom."""

    from_: Annotated[Literal["player", "partner"] | None, Field(alias="from"), Says(_giving)] = None
    """Who gives. The player is whoever the exchange is for: the maker."""

    to: Annotated[Literal["player", "partner", "discard"] | None, SaidBy("from")] = None
    """Who gets the cards; discard lays them face down, out of play."""

    cards: Annotated[Annotated[int, Field(ge=1, le=26)] | None, SaidBy("from")] = None
    """How many cards are given."""

    choose: Annotated[Literal["any", "best_trump", "best"], Says(_choosing)] = "any"
    """Which cards must be given: any that the giver likes; best_trump, his highest trumps and then what he likes; best,
    his highest trumps and then his highest cards."""

    received: Annotated[
        Literal["kept", "returnable", "unseen"],
        Says(
            {
                "kept": "not one he has just been given",
                "returnable": "even one he has just been given",
                "unseen": "chosen before he looks at what he is given",
            }
        ),
    ] = "kept"
    """Whether a card just received may go back: it must be kept, it may go back, or the giver has not even looked at it
    before he chooses."""

    shown_to: Annotated[
        Literal["both", "all"],
        Says({"both": "seen by nobody else", "all": "shown to all"}),
    ] = "both"
    """Who sees the cards: giver and receiver, or everybody."""
