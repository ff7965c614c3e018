"""What `--fix` makes of the mistakes people make; comments, layout and quotes stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import Located
from euchre_core.testing.mending import Mended, as_text, mend

HEAD = "format: 1\nname: X\nextends: classic\n"


def mended(text: str, *, unsafe: bool = False, folder: Path | None = None) -> Mended:
    located = Located((folder or Path.cwd()) / "x.yaml", "x.yaml", "variant")
    return mend(as_text(located, text), text.encode(), unsafe=unsafe)


def codes(result: Mended) -> list[str]:
    return [each.code for each in result.report.diagnostics]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('match: {target: "21"}\n', "match: {target: 21}\n"),
        ("match: {target: 021}\n", "match: {target: 21}\n"),
        ("match: {target: 21.0}\n", "match: {target: 21}\n"),
        ("match:\n  target: 21,\n", "match:\n  target: 21\n"),
        ("match: {target: 2\u200b1}\n", "match: {target: 21}\n"),
        ("auction: {swap: no}\n", "auction: {swap: never}\n"),
        ("alone: {maker: off}\n", "alone: {maker: never}\n"),
        ("alone: {maker: true}\n", "alone: {maker: may}\n"),
        ("auction: {all_pass: Dealer-Is-Stuck}\n", "auction: {all_pass: dealer_is_stuck}\n"),
        ("auction: {allPass: dealer_is_stuck}\n", "auction: {all_pass: dealer_is_stuck}\n"),
        ("'Match': {\"target\": 21}\n", "'match': {\"target\": 21}\n"),
        ("trump: {choices: spades}\n", "trump: {choices: [spades]}\n"),
        (
            "scoring: {makers: {Big Win: {tricks: 4, points: 2}}}\n",
            "scoring: {makers: {big_win: {tricks: 4, points: 2}}}\n",
        ),
        ("match:\n  target:21\n", "match:\n  target: 21\n"),
        ("match:\u00a0{target: 21}\n", "match: {target: 21}\n"),
        ("match:\n  target:\t21\t# tab\n", "match:\n  target: 21 # tab\n"),
        ("match:\n\ttarget: 21\n", "match:\n  target: 21\n"),
        ("match: {tar\ufeffget: 21}\n", "match: {target: 21}\n"),
        ("match: {target: 21, target: 21}\n", "match: {target: 21}\n"),
        ("match:\n  target: 21\n  target: 21\n", "match:\n  target: 21\n"),
        ("match: {target: 21}\n---\n# nothing more\n", "match: {target: 21}\n# nothing more\n"),
        ("match: {target: 21}   # euchre: ignore[EU405]\n", "match: {target: 21}\n"),
    ],
)
def test_what_is_certain_is_mended(before: str, after: str) -> None:
    result = mended(HEAD + before)
    assert result.after == HEAD + after
    assert codes(result) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('format: "1"\nname: X\nextends: classic\n', HEAD),
        ("format: 1.0\nname: X\nextends: classic\n", HEAD),
        ("# modeline\nname: X\nextends: classic\n", "# modeline\n" + HEAD),
        ("Format: 1\nname: X\nextends: classic\n", HEAD),
        ("%YAML 1.2\n---\n" + HEAD, "---\n" + HEAD),
        ("format: 1\nname: X\nextends: Ghost-Hand\n", "format: 1\nname: X\nextends: ghost_hand\n"),
        ('format: 1\nname: X\nextends: "CLASSIC"\n', 'format: 1\nname: X\nextends: "classic"\n'),
    ],
)
def test_the_head_of_a_file_is_mended(before: str, after: str) -> None:
    result = mended(before)
    assert result.after == after
    assert codes(result) == []


def test_cards_are_spelled_as_cards_are() -> None:
    text = HEAD + 'pack: {leave_out: [js, "10 h", th, queen of clubs, s9, "♠K"]}\n'
    assert mended(text).after == HEAD + 'pack: {leave_out: [JS, "10H", 10H, QC, 9S, "KS"]}\n'


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("format: 1\nname: X\nextends: clasic\n", HEAD),
        (HEAD + "macthe: {target: 21}\n", HEAD + "match: {target: 21}\n"),
        (HEAD + "play:\n  leads: dealer\n   void: any_card\n", HEAD + "play:\n  leads: dealer\n  void: any_card\n"),
        (HEAD + "auction: {all_pass: dealer_is_stock}\n", HEAD + "auction: {all_pass: dealer_is_stuck}\n"),
    ],
)
def test_a_guess_is_made_only_if_asked_for(before: str, after: str) -> None:
    assert mended(before).after == before
    assert mended(before, unsafe=True).after == after


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "match: {target: 3.5}\n",
        HEAD + "match: {target: 0x15}\n",
        HEAD + "match: {target: 21, target: 15}\n",
        HEAD + "match:\n  target: 21  # this\n  target: 21  # or this\n",
        "format: 1\nname: 010\nextends: classic\n",
        "format: 2\nname: X\nextends: classic\n",
        HEAD + "pack: {leave_out: [XS]}\n",
        HEAD + "match: {Target: 15, target: 21}\n",
    ],
)
def test_what_is_in_doubt_stays(text: str) -> None:
    assert mended(text).after == text
    assert codes(mended(text)) != []


def test_everything_else_stays_as_it_was() -> None:
    before = (
        "\ufeff# first\r\nformat: 1\r\nname:   'X'   # a comment\r\nextends: classic\r\n\r\nmatch: { target : '21' }"
    )
    after = "\ufeff# first\r\nformat: 1\r\nname:   'X'   # a comment\r\nextends: classic\r\n\r\nmatch: { target : 21 }"
    assert mended(before).after == after
    without = before.replace("format: 1\r\n", "")
    assert mended(without).after == after


def test_one_mended_mistake_uncovers_the_next() -> None:
    before = "format: '1'\nname: X\nextends: classic\nmatch: {Target: '21'}\n"
    result = mended(before)
    assert result.after == HEAD + "match: {target: 21}\n"
    assert [(line, fix.title) for line, fix in result.fixes] == [
        (1, "write `1`"),
        (4, "write `target`"),
        (4, "write `21`"),
    ]


def test_mending_twice_changes_nothing_more() -> None:
    once = mended(HEAD + "macth: {Target: '21', winner: mots}\n", unsafe=True)
    assert once.fixes
    assert mended(once.after, unsafe=True).fixes == ()


def test_a_game_that_can_be_played_is_not_mended_to_death() -> None:
    """Without the bid that nobody can make, the line about it would name a bid that is not there."""
    bid = "auction:\n  bids:\n    moon: {must_take: all}\n    nobody: {must_take: all}\n"
    line = "scoring: {makers: {never: {bid: nobody, points: 1}}}\n"
    text = "format: 1\nname: X\nextends: bid_euchre\n"
    assert mended(text + bid, unsafe=True).after == text + bid.removesuffix("    nobody: {must_take: all}\n")
    result = mended(text + bid + line, unsafe=True)
    assert result.after == text + bid + line
    assert codes(result) == ["EU405", "EU401"]


def test_the_last_setting_of_a_group_is_not_taken_away() -> None:
    """`match:` with nothing under it would empty the match that is inherited."""
    text = HEAD + "play:\n  equal_cards: last_wins\n"
    assert codes(mended(text)) == ["EU405"]
    assert mended(text, unsafe=True).after == text


def test_a_mistake_in_another_file_is_left_there(tmp_path: Path) -> None:
    other = "format: 1\nname: Other\nextends: classic\nmatch: {target: '21'}\n"
    (tmp_path / "other.yaml").write_text(other, encoding="utf-8")
    text = "format: 1\nname: X\nextends: other.yaml\n"
    result = mended(text, folder=tmp_path)
    assert result.after == text
    assert codes(result) == ["EU102"]
    assert (tmp_path / "other.yaml").read_text(encoding="utf-8") == other


def test_what_is_no_text_is_left_alone() -> None:
    located = Located(Path.cwd() / "x.yaml", "x.yaml", "variant")
    result = mend(located, b"format: \xff\n")
    assert (result.before, result.after, codes(result)) == ("", "", ["EU014"])
