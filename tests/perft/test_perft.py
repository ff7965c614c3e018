"""The library and the naive model count the same number of legal sequences, and it is the number written down."""

from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.language.catalog import list_variants

from .counting import Row, counted_by_the_library, counted_by_the_model
from .table import ROWS

pytestmark = pytest.mark.thorough

MOST = 40


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_library_counts_what_is_written_down(row: Row) -> None:
    assert counted_by_the_library(row, row.depth) == row.sequences


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_naive_model_counts_the_same(row: Row) -> None:
    assert counted_by_the_model(row, row.depth) == row.sequences


@pytest.mark.parametrize("variant", [found.name for found in list_variants(())])
def test_both_count_the_same_from_the_beginning_of_every_game(variant: str) -> None:
    """The first actions of a deal, and more of them where there are few ways to go on."""
    dealer = eu.load(variant).seats[0]
    for depth in (1, 2, 3):
        row = Row(variant, dealer, "", depth, 0)
        sequences = counted_by_the_library(row, depth)
        assert counted_by_the_model(row, depth) == sequences
        if sequences > MOST:
            return
