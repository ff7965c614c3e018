"""What is no document is told in words: where, what, and what to write instead."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre_core.egn import EgnError, is_egn, read_egn

from .written import bidding, deal, document, play, whole_deal


def changed(path: list[str | int], value: Any) -> str:
    """A good document with one value changed, or taken away with `...`."""
    data: Any = document(whole_deal())
    place = data
    for key in path[:-1]:
        place = place[key]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return json.dumps(data)


BIDDING: list[str | int] = ["deals", 0, "phases", 0]
TRICKS: list[str | int] = ["deals", 0, "phases", 1]
BAD: list[tuple[list[str | int], Any, str, str, str]] = [
    (["fileType"], "Chess", "$.fileType", "this is `Chess`", 'write "Euchre Game Notation"'),
    (["fileType"], "Euchre Match Notation", "$.fileType", "several games", "give me its games"),
    (["fileType"], ..., "$", "`fileType` is missing", 'write "fileType"'),
    (["version"], "2.0", "$.version", "format `2.0`", "1.0 to 1.6"),
    (["version"], 1.4, "$.version", "this is a number, not text", "in quotes"),
    (["metadata"], [], "$.metadata", "this is a list", "{ }"),
    (["metadata", "initialScore"], [1], "$.metadata.initialScore", "this has 1 scores", "write two"),
    (["metadata", "initialScore", 1], "0", "$.metadata.initialScore[1]", "not a whole number", "-10000 to 10000"),
    (["metadata", "initialScore", 1], True, "$.metadata.initialScore[1]", "not a whole number", ""),
    (["metadata", "initialScore", 1], 10**400, "$.metadata.initialScore[1]", "out of bounds", ""),
    (["metadata", "players", 2], {"id": "7"}, "$.metadata.players[2]", "the player has no name", '"name"'),
    (["deals"], {}, "$.deals", "this is an object", "[ ]"),
    (["deals"], [{}] * 101, "$.deals", "this list has 101 items", "100 at most"),
    (["deals", 0], "AQgR_", "$.deals[0]", "packed into a text", "egn-convert"),
    (["deals", 0, "dealNumber"], ..., "$.deals[0]", "`dealNumber` is missing", ""),
    (["deals", 0, "initialState", "dealer"], 4, "$.deals[0].initialState.dealer", "`4` is out of bounds", "0 to 3"),
    (["deals", 0, "initialState", "upCard"], "1h", "$.deals[0].initialState.upCard", "`1h` is no card", '"9c"'),
    (["deals", 0, "initialState", "upCard"], ..., "$.deals[0].initialState", "`upCard` is missing", ""),
    ([*BIDDING, "type"], "CHAT", "$.deals[0].phases[0]", "`CHAT` is no phase", "EUCHRE_BIDDING"),
    ([*BIDDING], play(), "$.deals[0].phases[1]", "comes twice", ""),
    ([*BIDDING, "calls", 1], "Double", "$.deals[0].phases[0].calls[1]", "`Double` is no call", "`Pass`"),
    ([*BIDDING, "calls"], ..., "$.deals[0].phases[0]", "`calls` is missing", ""),
    ([*BIDDING, "isAlone"], 1, "$.deals[0].phases[0].isAlone", "this is a number", "true or false"),
    ([*BIDDING, "callAnnotations"], {"first": ["!"]}, "$.deals[0].phases[0].callAnnotations.first", "the number", "3"),
    ([*BIDDING, "cardExchanges"], [{"cards": []}], "$.deals[0].phases[0].cardExchanges[0]", "a receiver", ""),
    ([*TRICKS, "tricks", 2, 1], None, "$.deals[0].phases[1].tricks[2][1]", "this is null, not text", ""),
    ([*TRICKS, "tricks", 2, 1], "Zz", "$.deals[0].phases[1].tricks[2][1]", "`Zz` is no card", ""),
    (["deals", 0, "alternativeLines"], [{"phases": []}], "$.deals[0].alternativeLines[0]", "branchIndex", ""),
]


@pytest.mark.parametrize(("path", "value", "where", "what", "remedy"), BAD)
def test_a_bad_value_is_told_with_its_place_and_what_to_write(
    path: list[str | int], value: Any, where: str, what: str, remedy: str
) -> None:
    with pytest.raises(EgnError) as caught:
        read_egn(changed(path, value))
    assert (caught.value.path, what in caught.value.message) == (where, True), str(caught.value)
    assert remedy in caught.value.help


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "this is not JSON: expecting value at line 1, column 1"),
        ('{"fileType": "Euchre Game Notation",\n "version" 1}', "at line 2, column 12"),
        ('{"a": 1, "a": 2}', "the key `a` stands twice"),
        ('{"a": NaN}', "NaN is no number"),
        ("[" * 100_000, "nested deeper"),
        ("[1]", "this is a list"),
        ('{"fileType": "Euchre Game Notation", "version": "' + "9" * 5000 + '", "metadata": {}, "deals": []}', "4096"),
        (f'{{"a": {"1" * 5000}}}', "this is not JSON"),
        ("x" * (8 * 1024 * 1024 + 1), "at most 8 MB"),
        ('{"fileType": "Euchre Game Notation\\ud800"}', "half a character"),
    ],
)
def test_what_is_no_json_is_told_in_one_line(text: str, words: str) -> None:
    with pytest.raises(EgnError) as caught:
        read_egn(text)
    assert words in str(caught.value) and "\n" not in str(caught.value)


def test_what_the_format_does_not_have_is_noted_with_what_may_be_meant() -> None:
    data = document(whole_deal())
    data["metadata"]["tilte"] = "A game"
    data["deals"][0]["initialState"]["seed"] = 7
    assert read_egn(json.dumps(data)).notes == (
        "$.metadata.tilte is not of the format and was left out (did you mean `title`?)",
        "$.deals[0].initialState.seed is not of the format and was left out",
    )


def test_a_document_without_a_first_score_begins_at_nothing() -> None:
    game = read_egn(changed(["metadata", "initialScore"], ...))
    assert game.start == (0, 0) and "initialScore" in game.notes[0]


def test_old_names_and_suit_signs_are_read_as_those_of_today() -> None:
    old = {
        "file_type": "Euchre Game Notation",
        "version": "1.0.0",
        "metadata": {"match_id": "m1", "players": ["a"], "initial_score": [1, 2]},
        "deals": [
            {
                "deal_number": 1,
                "initial_state": {"dealer": 2, "up_card": "10♦", "player_cards": [["Ns", "J♥"]]},
                "phases": [
                    {"phase_number": 1, "type": "EUCHRE_BIDDING", "calls": ["PickUp"], "is_alone": True},
                    {"phase_number": 2, "type": "TRICK_PLAY", "tricks": [["AS"]], "tricks_annotations": {"0": "why?"}},
                ],
            }
        ],
    }
    game = read_egn(json.dumps(old))
    [told] = game.deals
    assert game.metadata == {"gameId": "m1", "players": ["a"]} and game.start == (1, 2)
    assert (told.upcard, told.hands) == ("Td", (("9s", "Jh"),))
    assert told.bidding is not None and (told.bidding.calls, told.bidding.is_alone) == (("Order",), True)
    assert told.play is not None and (told.play.tricks, told.play.annotations) == ((("As",),), {"0": ("why?",)})


def test_the_same_key_under_its_old_and_its_new_name_is_refused() -> None:
    with pytest.raises(EgnError, match=r"\$\.deals\[0\]\.initialState: `up_card` and `upCard` are the same"):
        read_egn(json.dumps(document(deal(bidding(), up_card="9h"))))


def test_a_file_is_recognised_by_its_first_words() -> None:
    assert is_egn(b'\xef\xbb\xbf {"fileType": "Euchre Game Notation"') and is_egn(
        b'{\n  "metadata": {},\n "file_type": 1'
    )
    assert not is_egn(b'{"record": 1, "library": "0.1"}\n') and not is_egn(b"fileType") and not is_egn(b"")
