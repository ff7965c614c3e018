"""What an editor offers to write whole: skeletons of files, auctions, scoring lines, claims, exchanges, examples.

`${1:text}` is a place to type in, filled with `text` at first; `$0` is where the cursor ends.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Json = dict[str, Any]


class Snippet(NamedTuple):
    """A piece of a file.

    Args:
        label: how it is called in the editor's list.
        meaning: what it does, in one sentence.
        text: its lines; of an item of a list its keys and values, where `^` begins a value that is no plain text.
    """

    label: str
    meaning: str
    text: str | dict[str, str]

    @property
    def as_json(self) -> Json:
        """The piece as editors read it."""
        told: Json = {"label": self.label, "description": self.meaning}
        if isinstance(self.text, str):
            return told | {"bodyText": self.text.rstrip("\n")}
        return told | {"type": "array", "body": self.text}  # an editor then writes the `- ` where it is missing


_FILE = (
    Snippet(
        "a game",
        "A game of your own: it extends another one and says what differs.",
        """\
format: 1
name: ${1:Our Game}
summary: ${2:How we play it.}
extends: ${3:classic}
overlays: [${4:stick_the_dealer}]
match: {target: ${5:15}}
""",
    ),
    Snippet(
        "a game from nothing",
        "A whole game that extends no other: how many cards, the bids, the points, the end.",
        """\
format: 1
name: ${1:Our Game}
summary: ${2:Two partnerships bid for the tricks.}
auction: {ladder: [${3:3..all}]}
scoring:
  makers:
    made: {result: made, points: ${4:tricks}}
    set:  {result: set, points: ${5:-bid}}
  defenders:
    tricks: {points: tricks}
match: {target: ${6:32}}
""",
    ),
    Snippet(
        "a house rule",
        "An overlay: a house rule that is laid over games.",
        """\
format: 1
overlay: ${1:Short Game}
summary: ${2:The game ends at 15.}
tested_on: [${3:classic}]
match: {target: ${4:15}}
""",
    ),
)
_TURN_UP = """\
form: turn_up
second_circuit: ${1|other_suits,other_suits_or_no_trump,any_suit,not_played|}
all_pass: ${2|redeal_next,redeal_same,dealer_is_stuck|}"""
_ASK_FOR_BEST = """\
${1:ask_for_best}:
  - {from: player, to: partner, cards: ${2:1}}
  - {from: partner, to: player, cards: same, choose: ${3|best_trump,best,any|}}"""

SNIPPETS: dict[str, tuple[Snippet, ...]] = {
    "": _FILE,
    "pack": (
        Snippet("a joker", "A joker above the bowers.", "jokers: ${1:1}\njoker_name: ${2:Joker}"),
        Snippet("two packs", "A double pack: every card twice.", "copies: 2"),
    ),
    "deal": (
        Snippet("turn a card up", "Five cards each, and one turned up for trump.",
                "cards_each: ${1:5}\npackets: [3, 2]\nupcard: ${2|to_dealer,to_maker,dead|}"),
        Snippet("a ghost hand", "One hand more, dealt to nobody.", "ghost_hands: ${1:1}"),
        Snippet("a kitty", "The cards that nobody was dealt go to the maker.",
                "cards_each: ${1:10}\nkitty: ${2|to_maker,to_maker_unless_alone,to_lone_maker,dead|}"),
    ),
    "auction": (
        Snippet("bid for tricks", "A ladder of numbers: each bid must be higher.",
                "form: ladder\nladder: [${1:3..all}]\nturns: ${2|one_each,two_each,continuing|}"),
        Snippet("bid for tricks, with a moon", "A ladder of numbers with a lone bid for all tricks on top.",
                "form: ladder\nladder: [${1:3..5}, ${2:moon}]\n"
                "bids:\n  ${2:moon}: {must_take: all, value: ${3:24}, plays: alone}"),
        Snippet("turn-up", "A card is turned up; it is ordered up, or another suit is named.", _TURN_UP),
        Snippet("stick the dealer", "When everybody passes the dealer must bid, or name trump.",
                "all_pass: dealer_is_stuck"),
    ),
    "trump": (
        Snippet("with no trump", "The four suits or no trump.", "choices: [suits, no_trump]"),
        Snippet("suit in the bid", "The suit is part of the bid.", "named: in_bid"),
    ),
    "alone": (
        Snippet("lone hands", "The maker may play alone, and one defender against him.",
                "maker: may\ndefender: ${1|never,against_lone_maker,against_any_maker|}"),
    ),
    "play": (
        Snippet("a renege costs", "A card against the rules can be played, and costs points.",
                "renege: {policy: ${1|noticed,challenged|}, points: ${2:-2}}"),
    ),
    "match": (
        Snippet("to a target", "The game ends at a score.", "target: ${1:10}"),
        Snippet("so many deals", "The game is a number of deals.", "target: null\ndeals: ${1:8}"),
        Snippet("a rubber", "The best of three games.", "games: 2"),
    ),
    "claims": (
        Snippet("farmer's hand", "A bad hand is laid open, and the cards are dealt again.",
                "${1:no_ace_no_face}:\n  hand: ${2:not has(A K Q J)}\n  effect: ${3|redeal_next,redeal_same|}"),
        Snippet("a hand that scores", "A good hand is laid open and scores.",
                "${1:four_nines}:\n  hand: ${2:count(9) == 4}\n  effect: scores\n  points: ${3:2}"),
    ),
    "exchange": (
        Snippet("ask for the best card", "A card to the partner, and his best trump back.", _ASK_FOR_BEST),
        Snippet("trade with the kitty", "Cards laid away for as many from the kitty.",
                "${1:trade}:\n  - {from: player, to: discard, cards: ${2:0..3}}\n"
                "  - {from: kitty, to: player, cards: same}"),
    ),
    "auction.bids": (
        Snippet("a lone bid", "A bid for all tricks, without a partner.",
                "${1:moon}: {must_take: all, value: ${2:24}, plays: alone}"),
        Snippet("a bid to lose", "A bid to lose every trick, without trump.",
                "${1:misere}: {must_take: none, value: ${2:12}, plays: alone, trump: [no_trump]}"),
    ),
    "scoring.*": (
        Snippet("made", "The contract is made.", "${1:made}: {result: made, points: ${2:1}}"),
        Snippet("march", "All tricks.", "${1:march}: {tricks: all, points: ${2:2}}"),
        Snippet("lone march", "All tricks, alone.",
                "${1:lone_march}: {tricks: all, alone: maker, points: ${2:4}}"),
        Snippet("set", "The contract fails.", "${1:set}: {result: set, points: ${2:-bid}}"),
        Snippet("a point for each trick", "Every trick counts.", "${1:tricks}: {points: tricks}"),
    ),
    "examples": (
        Snippet("example: points", "What an outcome is worth.",
                {"by": "${1:N}", "tricks": "^{${2:NS: 3, EW: 2}}", "points": "^{${3:NS: 1, EW: 0}}"}),
        Snippet("example: points of a bid", "What a bid is worth.",
                {"bid": "^${1:3}", "by": "${2:N}", "tricks": "^{${3:NS: 4, EW: 2}}", "points": "^{${4:NS: 4, EW: 2}}"}),
        Snippet("example: winner", "Who wins the game.",
                {"by": "${1:N}", "tricks": "^{${2:NS: 3, EW: 2}}", "scores": "^{${3:NS: 9, EW: 8}}",
                 "winner": "${4:NS}"}),
        Snippet("example: cards to play", "Which cards may be played when one was led.",
                {"trump": "${1:hearts}", "led": "${2:JD}", "hand": "^[${3:9H, AD}]", "legal": "^[${4:9H}]"}),
        Snippet("example: trick", "Which card takes a trick.",
                {"trump": "${1:hearts}", "trick": "^[${2:AD, JD, KD, 9D}]", "wins": "${3:JD}"}),
        Snippet("example: claim", "What may be claimed with a hand.",
                {"hand": "^[${1:9S, 9H, 9D, 9C, 10S}]", "claim": "${2:none}"}),
        Snippet("example: exchange", "Which cards may be given.",
                {"exchange": "${1:ask_for_best}", "from": "${2|partner,player|}", "trump": "${3:hearts}",
                 "hand": "^[${4:AH, JD, 9S}]", "legal": "^[${5:JD}]"}),
        Snippet("example: auction", "What may be said after some words.",
                {"after": "^[${1:pass, bid 3, pass}]", "may": "^[${2:pass, bid 4}]", "may_not": "^[${3:bid 3}]"}),
    ),
}  # fmt: skip
"""The pieces by the place where they go: a chapter or a setting, `*` for every one in it."""


def add_snippets(schema: Json) -> None:
    """Write the pieces into a schema of files."""
    for place, snippets in SNIPPETS.items():
        for target in _targets(schema, place):
            target["defaultSnippets"] = [each.as_json for each in snippets]


def _targets(schema: Json, place: str) -> list[Json]:
    """Find the part of a schema that describes a place."""
    found = [schema]
    for part in place.split(".") if place else []:
        found = [_followed(schema, setting) for each in found for setting in _named(each, part)]
    return found


def _named(group: Json, name: str) -> list[Json]:
    settings: Json = group["properties"]
    return [settings[name]] if name != "*" else [each for key, each in settings.items() if key != "inherits"]


def _followed(schema: Json, setting: Json) -> Json:
    """Pass over what only says "or nothing", and look up what is defined elsewhere."""
    inner: Json = next((each for each in setting.get("anyOf", []) if each.get("type") != "null"), setting)
    found: Json = schema["$defs"][inner["$ref"].rpartition("/")[2]] if "$ref" in inner else inner
    return found
