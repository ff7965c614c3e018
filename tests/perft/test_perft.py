"""The library and the naive model count the same number of legal sequences, and it is the number written down."""

from __future__ import annotations

import pytest

from .counting import Row, counted_by_the_library, counted_by_the_model
from .table import ROWS, VARIANTS


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_library_counts_what_is_written_down(row: Row) -> None:
    assert counted_by_the_library(row, row.depth) == row.sequences


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_naive_model_counts_the_same(row: Row) -> None:
    assert counted_by_the_model(row, row.depth) == row.sequences


def test_every_shipped_game_is_counted() -> None:
    from euchre_core.language.catalog import list_variants

    assert {found.name for found in list_variants(())} == VARIANTS
