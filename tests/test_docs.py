"""The README and the docs are run: Python blocks, console blocks with their output, and everything in YAML.

- A YAML block that begins with `format: 1` is a whole file. `euchre check` must have nothing to say about it. If the
  text before names a file (`my_rules.yaml`), it is written down under that name for the commands that follow. If a
  comment stands before `format: 1`, something is wrong with the file on purpose: it is only written down.
- One that begins with `variant:` is a position for `euchre solve`, and is written down in the same way.
- Any other YAML block is some settings. They are laid over the game that the last comment `<!-- over: classic -->`
  before them names, or else over the last whole file of the page (for a house rule: over the first game it was
  tested on, with the house rule). `euchre check` must have nothing to say about that either.
- So it is with each row of a table whose last column is headed `write`: the `settings` in it, a line each, are laid
  over that game. `<!-- over: nothing -->` stands before YAML that is no game at all.
- A Python block is run. If its first line is a file's name (`# my_bot.py`) it is also written down under it.
- A console block runs each line that begins with `$ euchre`. What follows it must be its output; a line `…` stands
  for any number of lines, and where nothing follows the output does not matter.

`EUCHRE_UPDATE=1 pytest tests/test_docs.py` writes what the commands print into the pages; read the difference.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest
from sybil import Sybil

from .documents import PROJECT, Page, anchors_of, without_blocks

ALL_PAGES = sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")])
RUN = [
    page
    for page in ALL_PAGES
    if page.parent.name != "codes"  # the pages of the codes have bad files on them, and tests of their own
    and page.name not in ("CONTRIBUTING.md", "CHANGELOG.md")
]
LINK = re.compile(r"\]\(([^)\s]+)\)")
SITE = PROJECT / "zensical.toml"


def name_of(page: Path) -> str:
    return page.relative_to(PROJECT).as_posix()


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("FORCE_COLOR", "EUCHRE_ASCII", "TERM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("page", RUN, ids=name_of)
def test_the_page_does_what_it_says(page: Path) -> None:
    reader = Page()
    sybil = Sybil(
        parsers=[reader.python_blocks, reader.yaml_blocks, reader.tables, reader.console_blocks],
        path=str(page.parent),
        pattern=page.name,
    )
    for example in sybil.parse(page).examples():
        example.evaluate()
    if "EUCHRE_UPDATE" in os.environ and reader.printed:
        page.write_text(reader.updated(page.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.mark.parametrize("page", ALL_PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    """Links within the project; what lies elsewhere cannot be looked at."""
    links = LINK.findall(without_blocks(page.read_text(encoding="utf-8")))
    assert [link for link in links if not re.match(r"[a-z]+:", link) and is_dead(link, page)] == []


def is_dead(link: str, page: Path) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not (PROJECT / "variants").exists() and "variants" in target.parts:
        return False  # the tests run away from the checkout
    return not target.exists() or bool(anchor and anchor not in anchors_of(target.read_text(encoding="utf-8")))


def test_the_site_has_every_page() -> None:
    """The menu lists what is there, but for the pages of the codes, which their table leads to."""
    docs = PROJECT / "docs"
    site = tomllib.loads(SITE.read_text(encoding="utf-8"))["project"]
    pages = [page for page in ALL_PAGES if docs in page.parents and page.parent.name != "codes"]
    assert sorted(leaves(site["nav"])) == sorted(page.relative_to(docs).as_posix() for page in pages)


def leaves(menu: object) -> list[str]:
    if isinstance(menu, str):
        return [menu]
    items = menu.values() if isinstance(menu, dict) else menu
    assert not isinstance(items, str)
    return [page for item in items for page in leaves(item)]  # type: ignore[attr-defined]


def test_the_readme_has_what_a_stranger_needs() -> None:
    text = (PROJECT / "README.md").read_text(encoding="utf-8")
    assert "$ python -m pip install . && euchre run --variant ghost_hand.yaml" in text
    assert text.count("```python") == 1
