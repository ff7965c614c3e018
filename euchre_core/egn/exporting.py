"""From a record to a document."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUITS

from .errors import EgnError
from .keeping import Kept
from .models import FILE_TYPE, NOBODY, WRITTEN
from .notation import write_card
from .read import METADATA, read_egn
from .ruleset import ruleset_of

if TYPE_CHECKING:
    from euchre_core.game.deal import Deal
    from euchre_core.game.game import Game
    from euchre_core.game.record import Record

CALLED = {**{suit: suit[0] for suit in SUITS}, "no_trump": "n"}
UNKNOWN = "Xx"


def export_egn(record: Record) -> str:
    """Write a record as a document of format 1.4.

    Raises:
        EgnError: the notation has no words for its rules, or for something that was done.
        RecordError, VariantError: the record cannot be replayed.
    """
    game = record.replay()
    told = sum("deal" in line for line in record.lines)
    kept = Kept(record.header)
    document = {
        "fileType": FILE_TYPE,
        "version": WRITTEN,
        "metadata": metadata_of(record, game, kept, told),
        "deals": [Writer(place, deal, kept).deal() for place, deal in enumerate(game.deals[:told])],
    }
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    read_egn(text)  # what a header keeps may be anything
    return text


def metadata_of(record: Record, game: Game, kept: Kept, told: int) -> dict[str, Any]:
    """What stands before the deals."""
    seats = record.header.get("seats")
    names = seats if isinstance(seats, Mapping) else {}
    data = {
        "title": game.rules.title,
        "players": [str(names.get(seat, seat)) for seat in game.rules.seats],
        **kept.metadata,
        "initialScore": list(game.deals[0].before),
        "ruleset": ruleset_of(game.rules),
    }
    last = game.deals[told - 1]
    if last.state.is_over and last.standing_after().is_over:
        data["finalScore"] = list(last.scores_after())
    return {name: data[name] for name in METADATA if name in data}


class Writer:
    """Writes one deal.

    Args:
        place: which deal it is, from 0; done: the deal; kept: what is kept of the document it came from.
    """

    def __init__(self, place: int, done: Deal, kept: Kept) -> None:
        self.place = place
        self.done = done
        self.pack = done.rules.pack
        self.kept = kept.deal(place)
        self.filled = kept.filled(place)
        self.calls: list[str] = []
        self.tricks: list[list[str]] = []
        self.told: dict[str, Any] = {}
        self.exchanges: list[dict[str, Any]] = []

    def wrong(self, what: str) -> EgnError:
        """The complaint about something that cannot be written."""
        return EgnError(f"$.deals[{self.place}]", f"the notation has no way to write {what}")

    def card(self, kind: int) -> str:
        """A card; as it was written where nobody knew it."""
        text = self.filled.get(self.pack.kinds[kind])
        return write_card(self.pack, kind) if text is None else text or UNKNOWN

    def deal(self) -> dict[str, Any]:
        """The whole deal."""
        state: dict[str, Any] = {"dealer": self.done.dealer, "upCard": self.card(self.upcard())}
        if not self.filled or self.kept.get("hands") is True:
            hands = self.done.cards[: len(self.done.rules.seats)]
            state["playerCards"] = [[self.card(kind) for kind in hand] for hand in hands]
        for action in self.done.actions:
            self.take(action)
        number = self.kept.get("dealNumber", self.place)
        data: dict[str, Any] = {"dealNumber": number, "initialState": state, "phases": self.phases()}
        if "alternativeLines" in self.kept:
            data["alternativeLines"] = self.kept["alternativeLines"]
        return data

    def upcard(self) -> int:
        """The upcard."""
        pile = self.done.rules.pile("upcard")
        if write_card(self.pack, self.done.cards[pile][0]) == "B":
            raise self.wrong("that the joker was turned up")
        return self.done.cards[pile][0]

    def phases(self) -> list[dict[str, Any]]:
        """The calls and the tricks."""
        bidding = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": self.calls, "isAlone": False, **self.told}
        if self.exchanges:
            bidding["cardExchanges"] = self.exchanges
        play: dict[str, Any] = {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": self.tricks}
        for phase, key in ((bidding, "callAnnotations"), (play, "playAnnotations")):
            if key in self.kept:
                phase[key] = self.kept[key]
        phases = [bidding] if self.calls else []
        return [*phases, play] if self.tricks else phases

    def take(self, action: Action) -> None:
        """Write one action."""
        key, verb = action.phase.key, action.verb
        if key == "auction" and verb in ("pass", "order", "name"):
            self.call(action)
        elif verb == "play":
            self.play(action)
        elif verb == "discard":
            # The notation tells what the dealer discarded for the upcard, and no other discard.
            if key != "exchange" and self.filled.get(action.argument) != "":
                self.told["discard"] = self.card(int(action.code))
        elif verb == "give":
            self.give(action)
        elif verb == "alone":
            self.told["aloneDefender"] = int(action.mover)
        elif verb != "pass":
            raise self.wrong(f"“{action.text}”")

    def call(self, action: Action) -> None:
        """A call; that somebody goes alone stands beside it."""
        what, _, alone = action.argument.partition(" ")
        if "alone" in (what, alone):
            self.told["isAlone"] = True
        call = {"pass": "Pass", "order": "Order"}.get(action.verb) or CALLED.get(what)
        if call is None:
            raise self.wrong(f"“{action.text}”")
        self.calls.append(call)

    def play(self, action: Action) -> None:
        """A card of a trick."""
        playing = len(self.done.rules.seats) - int(self.done.state.idle).bit_count()
        if not self.tricks or len(self.tricks[-1]) == playing:
            self.tricks.append([])
        self.tricks[-1].append(self.card(int(action.code)))

    def give(self, action: Action) -> None:
        """A card that went to another seat."""
        if self.filled.get(action.argument) != "":
            receiver = self.receiver_of(action)
            card = self.card(int(action.code))
            self.exchanges.append({"sender": int(action.mover), "receiver": receiver, "cards": [card]})

    def receiver_of(self, action: Action) -> int:
        """Who got the card of an action."""
        targets: Sequence[int] = [
            int(event.facts[0].target) for event in self.done.events if event.action is action and event.facts
        ]
        return targets[0] if targets else NOBODY
