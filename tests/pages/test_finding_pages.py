"""A page is found by whatever somebody types, and can be shown in a terminal, in the docs and to programs."""

from __future__ import annotations

import pytest

from euchre_core.language.pages import (
    PageFile,
    as_data,
    as_markdown,
    as_text,
    find_code,
    page_of,
    read_page,
    suggestions,
    with_output,
)

SOURCE = """\
## What it means

A bid asks for more
tricks than there are.

## Why

- nobody takes seven
- of six

## For example

```yaml file parent.yaml
format: 1
```

```yaml bad
ladder: [3..7]
```

```console
$ euchre check house.yaml
error[EU305] bid-cannot-be-made
```

## Mended

```yaml good mended.yaml
ladder: [3..6]
```
"""


@pytest.mark.parametrize(
    "typed",
    ["EU305", "eu305", "305", " [EU305] ", "EU 305", "bid-cannot-be-made", "bid_cannot_be_made", "Bid cannot be made"],
)
def test_a_code_is_found_by_its_number_and_by_its_name(typed: str) -> None:
    assert find_code(typed) == "EU305"


@pytest.mark.parametrize("typed", ["EU35", "999", "EU1234", "bid", "", "EU", "EU305 EU306", "ٱ٣٠٥"])
def test_what_is_no_code_finds_none(typed: str) -> None:
    assert find_code(typed) is None
    assert page_of(typed) is None


def test_short_numbers_are_codes_too() -> None:
    assert find_code("1") == "EU001"
    assert find_code("eu12") == "EU012"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("EU35", ["EU305", "EU315", "EU325"]),
        ("EU3055", ["EU305"]),
        ("E305", ["EU305"]),
        ("bid-cant-be-made", ["EU305"]),
        ("unknown key", ["EU104"]),
        ("zzz", []),
        ("", []),
        ("9" * 10_000, []),
    ],
)
def test_what_is_nearly_a_code_leads_to_it(typed: str, meant: list[str]) -> None:
    assert suggestions(typed) == meant


def test_as_many_suggestions_as_asked_for() -> None:
    assert suggestions("EU35", limit=1) == ["EU305"]


def test_a_page_has_its_head_from_the_table_of_codes() -> None:
    page = page_of("EU305")
    assert page is not None
    assert (page.code, page.name, page.severity) == ("EU305", "bid-cannot-be-made", "error")
    assert page.meaning == "A bid asks for more tricks than a hand has."
    assert page.command == "euchre check house.yaml"
    assert page.output.startswith("error[EU305] bid-cannot-be-made: the ladder reaches 7 tricks")
    assert list(page.bad) == list(page.good) == ["house.yaml"]


def test_the_files_of_a_page() -> None:
    page = read_page("EU305", SOURCE)
    assert page.files == (
        PageFile("file", "parent.yaml", "format: 1\n"),
        PageFile("bad", "house.yaml", "ladder: [3..7]\n"),
        PageFile("good", "mended.yaml", "ladder: [3..6]\n"),
    )
    assert page.bad == {"parent.yaml": "format: 1\n", "house.yaml": "ladder: [3..7]\n"}
    assert page.good == {"parent.yaml": "format: 1\n", "mended.yaml": "ladder: [3..6]\n"}


def test_the_output_can_be_written_anew() -> None:
    written = with_output(SOURCE, "another\n")
    assert written == SOURCE.replace("error[EU305] bid-cannot-be-made\n", "another\n")
    assert read_page("EU305", written).output == "another\n"


def test_in_a_terminal() -> None:
    assert as_text(read_page("EU305", SOURCE), width=24).splitlines() == [
        "error[EU305] bid-cannot-be-made",
        "",
        "A bid asks for more",
        "tricks than a hand has.",
        "",
        "WHAT IT MEANS",
        "",
        "A bid asks for more",
        "tricks than there are.",
        "",
        "WHY",
        "",
        "- nobody takes seven",
        "- of six",
        "",
        "FOR EXAMPLE",
        "",
        "`parent.yaml`",
        "",
        "    format: 1",
        "",
        "`house.yaml`",
        "",
        "    ladder: [3..7]",
        "",
        "    $ euchre check house.yaml",
        "    error[EU305] bid-cannot-be-made",
        "",
        "MENDED",
        "",
        "`mended.yaml`",
        "",
        "    ladder: [3..6]",
    ]


def test_in_the_docs() -> None:
    text = as_markdown(read_page("EU305", SOURCE))
    head = "# EU305: bid-cannot-be-made\n\n**error**: A bid asks for more tricks than a hand has.\n\n## What it means\n"
    assert text.startswith(head)
    assert "`parent.yaml`\n\n```yaml\nformat: 1\n```\n" in text
    assert "`house.yaml`\n\n```yaml\nladder: [3..7]\n```\n" in text


def test_for_programs() -> None:
    data = as_data(read_page("EU305", SOURCE))
    assert data["format_version"] == "1.0"
    assert (data["code"], data["name"], data["severity"]) == ("EU305", "bid-cannot-be-made", "error")
    assert data["command"] == "euchre check house.yaml"
    assert data["output"] == "error[EU305] bid-cannot-be-made\n"
    assert data["files"] == [
        {"role": "file", "name": "parent.yaml", "text": "format: 1\n"},
        {"role": "bad", "name": "house.yaml", "text": "ladder: [3..7]\n"},
        {"role": "good", "name": "mended.yaml", "text": "ladder: [3..6]\n"},
    ]


@pytest.mark.parametrize(
    ("code", "silenced"),
    [("EU305", False), ("EU406", True), ("EU501", False), ("EU601", False), ("EU602", True), ("EU701", False)],
)
def test_a_warning_says_how_to_keep_what_is_meant_so(code: str, silenced: bool) -> None:
    said = f"`# euchre: ignore[{code}] this is how we play`"
    assert (said in as_markdown(read_page(code, SOURCE))) is silenced
