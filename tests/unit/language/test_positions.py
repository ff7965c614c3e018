"""Where things stand in a file."""

from __future__ import annotations

from euchre_core.language.diagnostic import Span
from euchre_core.language.document import read_document

TEXT = """\
# a house rule
format: 1
auction:
  ladder: [3..5, ask]     # lowest first
  bids:
    ask: {value: 12, says: "Give me your best {trump}"}
    3:
      value: 4
  swap:
exchange:
  ask_for_best:
    - {from: player}
    - from: partner
      cards: 1
says: 'it''s'
♠: J♠ Q♠
"""
DOCUMENT = read_document(TEXT, "house.yaml")


def at(line: int, column: int, end_line: int, end_column: int) -> Span:
    return Span("house.yaml", line, column, end_line, end_column)


def test_values_and_keys() -> None:
    assert DOCUMENT.span_of(("format",)) == at(2, 9, 2, 10)
    assert DOCUMENT.span_of(("format",), key=True) == at(2, 1, 2, 7)
    assert DOCUMENT.span_of(("auction", "ladder")) == at(4, 11, 4, 22)
    assert DOCUMENT.span_of(("auction", "ladder", 1)) == at(4, 18, 4, 21)
    assert DOCUMENT.span_of(("auction", "bids", "3"), key=True) == at(7, 5, 7, 6)
    assert DOCUMENT.span_of(("auction", "bids", "3", "value")) == at(8, 14, 8, 15)
    assert DOCUMENT.span_of(("exchange", "ask_for_best", 1)) == at(13, 7, 14, 15)
    assert DOCUMENT.span_of(("♠",)) == at(16, 4, 16, 9)


def test_a_block_ends_with_its_last_word() -> None:
    assert DOCUMENT.span_of(("auction",)) == at(4, 3, 9, 7)
    assert DOCUMENT.span_of(("exchange",)) == at(11, 3, 14, 15)


def test_where_nothing_is_written_the_key_is_shown() -> None:
    assert DOCUMENT.span_of(("auction", "swap")) == at(9, 3, 9, 7)


def test_what_does_not_exist_is_missing_at_its_nearest_ancestors_key() -> None:
    assert DOCUMENT.span_of(("auction", "bids", "moon", "value")) == at(5, 3, 5, 7)
    assert DOCUMENT.span_of(("exchange", "ask_for_best", 1, "to")) == at(13, 7, 14, 15)
    assert DOCUMENT.span_of(("match", "target")) == at(2, 1, 2, 2)


def test_a_piece_of_a_text() -> None:
    assert DOCUMENT.span_within(("auction", "bids", "ask", "says"), 6, 2) == at(6, 34, 6, 36)
    assert DOCUMENT.span_within(("♠",), 4, 2) == at(16, 7, 16, 9)


def test_a_text_written_otherwise_is_shown_whole() -> None:
    assert DOCUMENT.span_within(("says",), 3) == at(15, 7, 15, 14)


def test_values_are_found_by_their_path() -> None:
    assert DOCUMENT.value_of(("exchange", "ask_for_best", 1, "cards")) == 1
    assert DOCUMENT.value_of(("exchange", "ask_for_best", 2)) is None
    assert DOCUMENT.value_of(("format", "x")) is None
