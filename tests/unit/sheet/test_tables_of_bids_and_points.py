"""The ladder, and what deals bring, as tables; every number is one that the game's own rules give."""

from __future__ import annotations

import pytest

from euchre_core.sheet.contents import sheet_of
from euchre_core.sheet.document import Table
from euchre_core.variant.load import finish

Rows = list[tuple[str, ...]]


def tables(game: str, chapter: str, **settings: object) -> list[Table]:
    dotted = {key.replace("__", "."): value for key, value in settings.items()}
    section = sheet_of(finish(game, settings=dotted)).section(chapter)
    assert section is not None
    return [block for block in section.blocks if isinstance(block, Table)]


def rows(table: Table) -> Rows:
    return [table.head, *table.rows]


def test_the_ladder() -> None:
    [table] = tables("bid_euchre", "auction")
    assert table.caption == "The bids at a glance"
    assert rows(table) == [
        ("Bid", "Tricks", "Worth", "Special"),
        ("3", "at least 3", "3", ""),
        ("4", "at least 4", "4", ""),
        ("5", "at least 5", "5", ""),
        ("ask", "all 6", "12", "alone, exchange: ask for best"),
        ("moon", "all 6", "24", "alone"),
    ]


def test_a_ladder_priced_by_trump() -> None:
    [table] = tables("five_hundred", "auction")
    assert rows(table) == [
        ("Bid", "Tricks", "spades", "clubs", "diamonds", "hearts", "no trump", "Special"),
        ("6", "at least 6", "40", "60", "80", "100", "120", ""),
        ("7", "at least 7", "140", "160", "180", "200", "220", ""),
        ("8", "at least 8", "240", "260", "280", "300", "320", ""),
        ("9", "at least 9", "340", "360", "380", "400", "420", ""),
        ("10", "all 10", "440", "460", "480", "500", "520", ""),
        ("misere", "none", "", "", "", "", "250", "alone"),
        ("open misere", "none", "", "", "", "", "500", "alone"),
    ]


def test_what_only_the_stuck_may_bid_is_marked() -> None:
    [table] = tables("hammerwalt_double_deck", "auction")
    assert [row for row in table.rows if "only who is stuck" in row[-1]] == [
        ("5", "at least 5", "5", "only who is stuck")
    ]


@pytest.mark.parametrize("game", ["classic", "hasenpfeffer"])
def test_no_table_of_bids_where_it_would_say_nothing(game: str) -> None:
    assert tables(game, "auction") == []


def test_points_in_full() -> None:
    [table] = tables("classic", "scoring")
    assert table.caption == "What a deal brings"
    assert rows(table) == [
        ("Contract", "Tricks taken", "Makers score", "Defenders score"),
        ("not alone", "0–2", "0", "+2"),
        ("not alone", "3–4", "+1", "0"),
        ("not alone", "5", "+2", "0"),
        ("alone", "0–2", "0", "+2"),
        ("alone", "3–4", "+1", "0"),
        ("alone", "5", "+4", "0"),
    ]


def test_points_by_examples() -> None:
    [table] = tables("bid_euchre", "scoring")
    assert table.caption == "What some deals bring, as examples"
    assert rows(table) == [
        ("Contract", "Tricks taken", "Makers score", "Defenders score"),
        ("3", "2", "-3", "+4"),
        ("3", "3", "+3", "+3"),
        ("3", "6", "+6", "0"),
        ("5", "4", "-5", "+2"),
        ("5", "5", "+5", "+1"),
        ("5", "6", "+6", "0"),
        ("ask", "5", "-6", "+1"),
        ("ask", "6", "+12", "0"),
        ("moon", "5", "-6", "+1"),
        ("moon", "6", "+24", "0"),
    ]


def test_each_opponent_by_his_own_tricks() -> None:
    [table] = tables("ghost_hand", "scoring")
    assert rows(table) == [
        ("Contract", "Tricks taken", "Others took", "Maker scores", "Others score"),
        ("3", "2", "2, 2", "-3", "+2"),
        ("3", "3", "2, 1", "+3", "+2, +1"),
        ("3", "6", "0, 0", "+6", "0"),
        ("5", "4", "1, 1", "-5", "+1"),
        ("5", "5", "1, 0", "+5", "+1, 0"),
        ("5", "6", "0, 0", "+6", "0"),
        ("moon", "5", "1, 0", "-6", "+1, 0"),
        ("moon", "6", "0, 0", "+24", "0"),
    ]


def test_maker_and_partner_apart() -> None:
    [table] = tables("progressive", "scoring")
    assert table.head == ("Contract", "Tricks taken", "Maker scores", "Partner scores", "Others score")
    assert table.rows[-1] == ("alone", "5", "+5", "+4", "0")


def test_who_took_the_first_tricks_where_it_matters() -> None:
    line = "{result: made, tricks: 3, first_tricks: {defenders: 2}, points: 0}"
    [table] = tables("classic", "scoring", scoring__makers__fast_break=line)
    assert [row[1:] for row in table.rows if "first" in row[1]] == [("3, none of the first 2", "0", "0")] * 2
    line = "{result: made, tricks: 4, first_tricks: {makers: 3}, points: 7}"
    [table] = tables("classic", "scoring", scoring__makers__run=line)
    assert [row[1:] for row in table.rows if "first" in row[1]] == [("4, the first 3 in a row", "+7", "0")] * 2


def test_one_opponent_may_matter() -> None:
    [table] = tables("classic", "scoring", auction__must_take="more_than_each_opponent")
    assert table.caption == "What some deals bring, as examples"
    assert table.rows[2] == ("not alone", "2", "2, 1", "0", "+2")
    assert table.rows[3] == ("not alone", "3", "1, 1", "+1", "0")


def test_nobody_is_maker() -> None:
    [table] = tables("dead_hand", "scoring")
    assert table.caption == "What a deal without a maker brings each side"
    assert rows(table)[:3] == [("Tricks taken", "Points"), ("0", "-3"), ("1", "+1")]


def test_a_renege_that_ends_the_deal() -> None:
    [table] = tables("seton", "scoring")
    assert [row[1:] for row in table.rows if "renege" in row[1]][:2] == [
        ("makers renege", "0", "0", "+2"),
        ("defenders renege", "+2", "+2", "0"),
    ]


def test_scores_that_run_down_are_announced() -> None:
    [table] = tables("set_back", "scoring")
    assert table.caption == "What a deal brings; scores run down, so that less is better"
    assert table.rows[0] == ("not alone", "0–2", "+2", "0")


def test_a_stuck_dealer_who_pays_less() -> None:
    [table] = tables("double_hasenpfeffer", "scoring")
    assert ("3, dealer stuck", "2", "-2", "+10") in table.rows
    assert ("3, alone, dealer stuck", "3", "+6", "+9") in table.rows


def test_the_numbers_are_those_of_the_rules() -> None:
    [table] = tables(
        "bid_euchre", "scoring", scoring__makers__set__points="-2 * bid", scoring__defenders__tricks__points=7
    )
    assert table.rows[0] == ("3", "2", "-6", "+7")


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("bid_euchre", "4 players · two teams of 2 · 24 cards · 6 tricks · bid, then name trump · first to 32"),
        ("ghost_hand", "3 players · each for himself · 24 cards · 6 tricks · bid, then name trump · first to 32"),
        ("classic", "4 players · two teams of 2 · 24 cards · 5 tricks · a card is turned up for trump · first to 10"),
        ("five_hundred", "4 players · two teams of 2 · 43 cards · 10 tricks · bid with a trump suit · first to 500"),
        ("two_hand_pepper", "2 players · 24 cards · 8 tricks · bid, then name trump · first to 30"),
        ("dead_hand", "3 players · each for himself · 24 cards · 5 tricks · the upcard makes trump · first to 15"),
    ],
)
def test_a_game_in_one_line(game: str, line: str) -> None:
    assert sheet_of(finish(game)).in_short == line


@pytest.mark.parametrize(
    ("settings", "end"),
    [
        ({"match.target": None, "match.deals": 8}, "· 8 deals"),
        ({"match.target": 0, "match.start": 15}, "· from 15 down to 0"),
        ({"match.target": 20, "match.target_is": "losing"}, "· whoever reaches 20 loses"),
        ({"match.games": 2}, "· first to 32 · 2 games to win"),
    ],
)
def test_the_goal_in_one_line(settings: dict[str, object], end: str) -> None:
    assert sheet_of(finish("bid_euchre", settings=settings)).in_short.endswith(end)
