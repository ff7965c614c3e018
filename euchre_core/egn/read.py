"""From a document to an `EgnGame`: every value of the right kind, or a complaint that says where and what."""

from __future__ import annotations

import json
import re
from typing import Any

from euchre_core.language.wording import listed, shown

from .document import Node, read_json, unknown_keys
from .errors import EgnError
from .models import FILE_TYPE, NOBODY, PLAYERS, Bidding, EgnDeal, EgnGame, Exchange, Play
from .notation import read_card

VERSION = re.compile(r"1\.[0-6](?:\.\d{1,4})?")
CALLS = ("Pass", "Order", "s", "h", "d", "c", "n", "x")
OTHER_CALLS = {"PickUp": "Order", "Alone": "Order", "Call": "Order", "pass": "Pass", "order": "Order"}
"""What older writers put for a call."""
BIDDING, PLAY = "EUCHRE_BIDDING", "TRICK_PLAY"

WHOLE = ("fileType", "version", "metadata", "deals")
METADATA = ("gameId", "title", "description", "players", "teamNames", "initialScore", "finalScore", "date", "ruleset")
DEAL = ("dealNumber", "initialState", "phases", "alternativeLines")
STATE = ("dealer", "upCard", "playerCards", "kitty")
BIDDING_KEYS = (
    "phaseNumber", "type", "calls", "isAlone", "aloneDefender", "discard", "cardExchanges", "callAnnotations",
)  # fmt: skip
PLAY_KEYS = ("phaseNumber", "type", "tricks", "isAlone", "playAnnotations", "initialLead")
EXCHANGE_KEYS = ("sender", "receiver", "cards")


def is_egn(data: bytes) -> bool:
    """Whether a file looks like a document of this notation: one JSON object that names its `fileType`."""
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    return start.startswith(b"{") and re.search(rb'"file_?[tT]ype"', start) is not None


def read_egn(text: str) -> EgnGame:
    """Read a document.

    Raises:
        EgnError: it is none; with the JSON path, what is wrong and what to write instead.
    """
    return Reader().game(Node(read_json(text)))


class Reader:
    """Reads one document, and collects what is worth a note."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def game(self, whole: Node) -> EgnGame:
        """The whole document."""
        fields = whole.fields()
        self.check_type(whole, fields)
        for name in WHOLE[1:]:
            if name not in fields:
                raise whole.wrong(f"the key {shown(name)} is missing", f"a document has {listed(WHOLE, 'and')}")
        version = fields["version"].text()
        if not VERSION.fullmatch(version):
            raise fields["version"].wrong(f"this library does not know format {shown(version)}", "it reads 1.0 to 1.6")
        self.leave_out(fields, WHOLE)
        metadata = fields["metadata"].fields()
        self.leave_out(metadata, METADATA)
        if "initialScore" not in metadata:
            self.notes.append(f"{fields['metadata'].path} has no initialScore; the game begins with 0-0")
        return EgnGame(
            version=version,
            metadata=self.metadata(metadata),
            start=scores(metadata["initialScore"]) if "initialScore" in metadata else (0, 0),
            end=scores(metadata["finalScore"]) if "finalScore" in metadata else None,
            ruleset={name: node.value for name, node in metadata["ruleset"].fields().items()}
            if "ruleset" in metadata
            else {},
            deals=tuple(self.deal(node) for node in fields["deals"].items()),
            notes=tuple(self.notes),
        )

    def check_type(self, whole: Node, fields: dict[str, Node]) -> None:
        """Whether it is of this notation at all."""
        if "fileType" not in fields:
            raise whole.wrong("the key `fileType` is missing", f'write "fileType": "{FILE_TYPE}"')
        named = fields["fileType"].text()
        if named == "Euchre Match Notation":
            raise fields["fileType"].wrong("this is a match of several games", "give me its games, one file each")
        if named != FILE_TYPE:
            raise fields["fileType"].wrong(f"this is {shown(named)}", f'write "{FILE_TYPE}"')

    def leave_out(self, fields: dict[str, Node], known: tuple[str, ...]) -> None:
        """Note what the format does not have."""
        for node, meant in unknown_keys(fields, known):
            self.notes.append(f"{node.path} is not of the format and was left out" + (f" ({meant})" if meant else ""))

    def metadata(self, fields: dict[str, Node]) -> dict[str, Any]:
        """What is said about the game, in the format's order, checked only for its kind."""
        kept: dict[str, Any] = {}
        for name in ("gameId", "title", "description", "date"):
            if name in fields:
                kept[name] = fields[name].text()
        if "players" in fields:
            kept["players"] = [self.player(node) for node in fields["players"].items(most=10)]
        if "teamNames" in fields:
            kept["teamNames"] = [node.text() for node in fields["teamNames"].items(most=2)]
        return {name: kept[name] for name in METADATA if name in kept}

    def player(self, node: Node) -> Any:
        """A player: his name, or an object with his name and what else he is known by."""
        if isinstance(node.value, str):
            return node.text()
        fields = node.fields()
        if "name" not in fields:
            raise node.wrong("the player has no name", 'write "name": "…"')
        fields["name"].text()
        return kept_json(node)

    def deal(self, node: Node) -> EgnDeal:
        """One deal."""
        if isinstance(node.value, str):
            raise node.wrong("this deal is packed into a text", "unpack it first: egn-convert FILE --expanded")
        fields = node.fields()
        self.leave_out(fields, DEAL)
        for name in DEAL[:2]:
            if name not in fields:
                raise node.wrong(f"the key {shown(name)} is missing", "a deal has dealNumber, initialState, phases")
        state = fields["initialState"].fields()
        self.leave_out(state, STATE)
        for name in STATE[:2]:
            if name not in state:
                raise fields["initialState"].wrong(f"the key {shown(name)} is missing", "every deal has dealer, upCard")
        bidding, play = self.phases(fields.get("phases"))
        alternatives = list(fields["alternativeLines"].items(most=50)) if "alternativeLines" in fields else []
        for line in alternatives:
            inner = line.fields()
            if "branchIndex" not in inner or "phases" not in inner:
                raise line.wrong("a line has branchIndex and phases")
            inner["branchIndex"].number(0)
            Reader().phases(inner["phases"])
        return EgnDeal(
            path=node.path,
            number=fields["dealNumber"].number(0),
            dealer=state["dealer"].number(0, PLAYERS - 1),
            upcard=read_card(state["upCard"]),
            kitty=tuple(map(read_card, state["kitty"].items(most=20))) if "kitty" in state else (),
            hands=tuple(tuple(map(read_card, hand.items(most=10))) for hand in state["playerCards"].items(most=PLAYERS))
            if "playerCards" in state
            else (),
            bidding=bidding,
            play=play,
            alternatives=tuple(map(kept_json, alternatives)),
        )

    def phases(self, node: Node | None) -> tuple[Bidding | None, Play | None]:
        """The calls and the play of a deal, each at most once."""
        bidding: Bidding | None = None
        play: Play | None = None
        for phase in node.items(most=2) if node is not None else ():
            fields = phase.fields()
            kind = fields["type"].text() if "type" in fields else ""
            if kind == BIDDING and bidding is None:
                bidding = self.bidding(phase, fields)
            elif kind == PLAY and play is None:
                play = self.play(phase, fields)
            else:
                again = "this phase comes twice" if kind in (BIDDING, PLAY) else f"{shown(kind)} is no phase"
                raise phase.wrong(again, f"a deal has one {listed([BIDDING], 'or')} and one {listed([PLAY], 'or')}")
        return bidding, play

    def bidding(self, node: Node, fields: dict[str, Node]) -> Bidding:
        """The calls."""
        self.leave_out(fields, BIDDING_KEYS)
        if "calls" not in fields:
            raise node.wrong("the key `calls` is missing", 'write "calls": [] if none is known')
        return Bidding(
            path=node.path,
            calls=tuple(read_call(each) for each in fields["calls"].items(most=16)),
            is_alone=fields["isAlone"].flag() if "isAlone" in fields else False,
            lone_defender=fields["aloneDefender"].number(NOBODY, PLAYERS - 1) if "aloneDefender" in fields else NOBODY,
            discard=read_card(fields["discard"]) if fields.get("discard", Node(None)).value is not None else None,
            exchanges=tuple(self.exchange(each) for each in fields["cardExchanges"].items(most=4))
            if "cardExchanges" in fields
            else (),
            annotations=remarks(fields.get("callAnnotations")),
        )

    def exchange(self, node: Node) -> Exchange:
        """Cards that changed hands."""
        fields = node.fields()
        self.leave_out(fields, EXCHANGE_KEYS)
        if "receiver" not in fields or "cards" not in fields:
            raise node.wrong("an exchange has a receiver and cards")
        return Exchange(
            path=node.path,
            sender=fields["sender"].number(0, PLAYERS - 1) if "sender" in fields else NOBODY,
            receiver=fields["receiver"].number(0, PLAYERS - 1),
            cards=tuple(map(read_card, fields["cards"].items(most=10))),
        )

    def play(self, node: Node, fields: dict[str, Node]) -> Play:
        """The tricks."""
        self.leave_out(fields, PLAY_KEYS)
        if "tricks" not in fields:
            raise node.wrong("the key `tricks` is missing", 'write "tricks": [] if none is known')
        return Play(
            path=node.path,
            tricks=tuple(tuple(map(read_card, trick.items(most=10))) for trick in fields["tricks"].items(most=10)),
            leader=fields["initialLead"].number(0, PLAYERS - 1) if "initialLead" in fields else NOBODY,
            annotations=remarks(fields.get("playAnnotations")),
        )


def read_call(node: Node) -> str:
    """One call."""
    text = node.text()
    call = OTHER_CALLS.get(text, text)
    if call not in CALLS:
        raise node.wrong(f"{shown(text)} is no call", f"write {listed(CALLS)}")
    return call


def scores(node: Node) -> tuple[int, int]:
    """The scores of seats 0 and 2, and of seats 1 and 3."""
    numbers = [each.number() for each in node.items(most=2)]
    if len(numbers) != 2:
        raise node.wrong(f"this has {len(numbers)} scores", "write two: of seats 0 and 2, and of seats 1 and 3")
    return numbers[0], numbers[1]


def remarks(node: Node | None) -> dict[str, tuple[str, ...]]:
    """Remarks, by the number of the call or card they are about."""
    found: dict[str, tuple[str, ...]] = {}
    for name, each in node.fields().items() if node is not None else ():
        if not re.fullmatch(r"[0-9]{1,3}", name):
            raise each.wrong("a remark stands under the number of its call or card", 'write "3": ["…"]')
        found[name] = (each.text(),) if isinstance(each.value, str) else tuple(text.text() for text in each.items(50))
    return found


def kept_json(node: Node) -> Any:
    """A part of the document that is kept as it is, if it is plain and could be written again."""
    try:
        json.dumps(node.value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        raise EgnError(node.path, "this cannot be kept as it is", "write plain text in UTF-8") from None
    return node.value
