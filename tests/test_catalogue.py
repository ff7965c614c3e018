"""Every known game and house rule is a file of ours, or it is said why not."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from euchre_core.language.catalog import list_overlays, list_variants

DATA = Path(__file__).parents[1] / "docs" / "catalogue.yaml"
SHIPPED = {found.name for found in [*list_variants(()), *list_overlays(())]}
HOW_MANY = {"games": 59, "house_rules": 72, "oddities": 17}


def entries(group: str) -> list[dict[str, object]]:
    """The entries of a group."""
    return list(yaml.safe_load(DATA.read_text(encoding="utf-8"))[group])


@pytest.mark.parametrize("group", HOW_MANY)
def test_every_entry_has_a_file_or_a_reason(group: str) -> None:
    found = entries(group)
    assert len({entry["id"] for entry in found}) == len(found) == HOW_MANY[group]
    for entry in found:
        files = entry.get("files", [])
        assert isinstance(files, list)
        assert files or entry.get("reason"), entry
        assert set(files) <= SHIPPED, entry


def test_most_of_them_are_files() -> None:
    everything = [entry for group in HOW_MANY for entry in entries(group)]
    assert sum("files" not in entry for entry in everything) <= 9
    assert len(list_variants(())) >= 45
    assert len(list_overlays(())) >= 50
