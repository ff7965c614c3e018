"""Reading a file back: show --changed and diff."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre_core.language.catalog import list_variants
from euchre_core.variant.canonical import digest_of
from euchre_core.variant.load import finish

from .cli_program import Euchre

NAMES = [each.name for each in list_variants(())]
MINE = """format: 1
name: Mine
extends: bid_euchre
overlays: [joker]
auction:
  all_pass: dealer_is_stuck
  ladder: [3..5, moon]
  bids: {ask: null}
play: {leads: maker}
"""


def digest(name: str) -> str:
    return digest_of(finish(name).canonical)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_changes_is_a_file_of_the_same_game(euchre: Euchre, name: str) -> None:
    done = euchre("show", name, "--changed")
    Path("again.yaml").write_text(done.out)
    checked = euchre("check", "again.yaml")
    assert (done.code, checked.code) == (0, 0), checked.out
    assert digest("again.yaml") == digest(name)
    assert len(done.lines) < len(euchre("show", name).lines)


@pytest.mark.parametrize(
    "laid", [["--with", "stick_the_dealer"], ["--with", "ace_no_face", "--with", "joker"], ["--set", "match.target=21"]]
)
def test_what_is_laid_over_a_game_is_worked_in(euchre: Euchre, laid: list[str]) -> None:
    done = euchre("show", "bid_euchre", *laid, "--changed")
    Path("again.yaml").write_text(done.out)
    assert euchre("show", "again.yaml").out.splitlines()[4:] == euchre("show", "bid_euchre", *laid).out.splitlines()[4:]


def test_only_what_differs_from_the_parent_is_shown_with_who_set_it(euchre: Euchre) -> None:
    Path("mine.yaml").write_text(MINE)
    done = euchre("show", "mine.yaml", "--changed", "--origin")
    shown = done.lines
    assert shown[:4] == ["# what differs from bid_euchre", "format: 1", "name: Mine", "extends: bid_euchre"]
    assert "  all_pass: dealer_is_stuck  # mine.yaml:6" in shown
    assert "    ask: null  # mine.yaml:8" in shown
    assert any(line.startswith("  jokers: 1  # variants/overlays/joker.yaml:") for line in shown)
    assert not any("leads" in line or "moon:" in line for line in shown)


def test_what_the_parent_says_and_the_game_does_not_is_null_or_as_ever(euchre: Euchre) -> None:
    Path("mine.yaml").write_text("format: 1\nname: Mine\nextends: classic\ndeal: {packets: null}\nalone: null\n")
    shown = euchre("show", "mine.yaml", "--changed").lines
    assert "  packets: [1]" in shown and "  maker: never" in shown
    Path("again.yaml").write_text("\n".join(shown))
    assert digest("again.yaml") == digest("mine.yaml")


def test_a_game_that_extends_nothing_differs_from_the_defaults(euchre: Euchre) -> None:
    assert euchre("show", "classic", "--changed").lines[0] == "# what differs from the defaults"


def test_what_is_shown_is_there_for_programs(euchre: Euchre) -> None:
    data = json.loads(euchre("show", "british", "--changed", "--format", "json").out)
    assert (data["format_version"], data["game"], data["differs_from"]) == ("1.0", "british", "classic")
    assert data["settings"]["pack"] == {"jokers": 1, "joker_name": "Benny"}
    assert data["settings"]["extends"] == "classic" and "auction" not in data["settings"]
    assert data["origins"]["match.target"] == {"file": "variants/british.yaml", "line": 11, "column": 17}
    whole = json.loads(euchre("show", "british", "--format", "json").out)
    assert whole["differs_from"] is None and "extends" not in whole["settings"]
    assert whole["settings"]["auction"]["form"] == "turn_up" and whole["origins"]["match.tie"] is None


# -- diff --------------------------------------------------------------------------------------------------------------


def test_a_difference_is_told_in_sentences(euchre: Euchre) -> None:
    done = euchre("diff", "bid_euchre", "--with", "stick_the_dealer", "--set", "match.target=21")
    assert (done.code, done.err) == (0, "")
    assert " ".join(done.out.split()) == (
        "bid_euchre → bid_euchre --with stick_the_dealer --set match.target=21 Auction ------- "
        "- *All pass*: If nobody bids, the cards are collected and the next player deals. → **If everybody else "
        "passes, the dealer is stuck: he must bid.** (variants/overlays/stick_the_dealer.yaml:8) Winning ------- "
        "- *Target*: The first team to reach 32 or more wins. → **The first team to reach 21 or more wins.** (--set)"
    )


def test_new_and_lost_rules_are_told_as_such(euchre: Euchre) -> None:
    there, back = euchre("diff", "classic", "british").out, euchre("diff", "british", "classic").out
    line = "**When a hand is played alone, the player at the maker's left leads to the first trick.**"
    assert f"- *First lead when alone*, new: {line} (variants/british.yaml:10)" in " ".join(there.split())
    assert "- *First lead when alone*, gone: When a hand is played alone," in " ".join(back.split())
    assert "(was variants/british.yaml:10)" in back
    assert "4 cards left over lie face down and out of play.** (follows)" in " ".join(there.split())


def test_house_rules_are_laid_over_the_second_game(euchre: Euchre) -> None:
    plain, laid = (
        euchre("diff", "classic", "british"),
        euchre("diff", "classic", "british", "--with", "stick_the_dealer"),
    )
    assert "All pass" not in plain.out and "All pass" in laid.out


def test_alone_a_game_is_compared_with_the_one_it_extends(euchre: Euchre) -> None:
    assert euchre("diff", "british").out == euchre("diff", "classic", "british").out
    done = euchre("diff", "classic")
    assert done.code == 2 and done.out == "" and "`euchre diff classic bid_euchre`" in done.err


def test_the_exit_code_tells_of_a_difference_only_if_asked(euchre: Euchre) -> None:
    assert euchre("diff", "classic", "british").code == 0
    assert euchre("diff", "classic", "british", "--exit-code").code == 1
    same = euchre("diff", "classic", "classic", "--exit-code")
    assert (same.code, same.out) == (0, "classic → classic\n\nThe same rules.\n")
    Path("copy.yaml").write_text(euchre("show", "classic").out)
    same = euchre("diff", "classic", "copy.yaml", "--exit-code")
    assert (same.code, same.lines[-1]) == (0, "The same rules.")


def test_what_only_follows_is_left_out_if_asked(euchre: Euchre) -> None:
    done = euchre("diff", "classic", "british", "--no-follows")
    assert done.code == 0 and "(follows)" not in done.out and "*Name of the joker*, new" in done.out
    assert done.lines[-1] == "4 more rules follow from this; --follows tells them too."
    data = json.loads(euchre("diff", "classic", "british", "--no-follows", "--format", "json").out)
    assert [each["path"] for each in data["changes"] if not each["settings"]] == []
    only = euchre("diff", "bid_euchre", "--with", "stick_the_dealer", "--no-follows", "--exit-code")
    assert only.code == 1 and "follow" not in only.out.partition("\n")[2]


def test_a_scoring_line_that_goes_without_effect_is_told_once(euchre: Euchre) -> None:
    done = euchre("diff", "two_hand_layout_to_ten")
    assert "Written otherwise, though no rule changes:" in done.lines
    gone = "- scoring.makers.special, no longer set: {points: value, result: made, bid: special}"
    assert f"{gone} (was variants/bid_euchre.yaml:21)" in " ".join(done.out.split())


def test_what_has_no_effect_is_listed_apart(euchre: Euchre) -> None:
    done = euchre("diff", "ghost_hand", "--set", "play.no_trump_leads=dealer", "--exit-code")
    assert done.code == 0 and "No rule that is in force differs." in done.out
    assert "- play.no_trump_leads: same → dealer (--set)" in done.lines
    named = euchre("diff", "british", "--set", "pack.joker_name=Benjamin", "--exit-code")
    assert named.code == 0 and "only the words at the table differ" in named.out


def test_a_difference_is_there_for_programs(euchre: Euchre) -> None:
    data = json.loads(euchre("diff", "bid_euchre", "ghost_hand", "--format", "json").out)
    assert (data["from"], data["to"], data["same_rules"]) == ("bid_euchre", "ghost_hand", False)
    swap = next(each for each in data["changes"] if each["path"] == "auction.swap")
    assert (swap["chapter"], swap["title"], swap["kind"], swap["from"]) == ("auction", "Swap", "added", [])
    assert swap["settings"] == [
        {
            "path": "auction.swap", "from": "never", "to": "once_per_deal",
            "set_by": {"file": "variants/ghost_hand.yaml", "line": 12}, "set_in": "to",
        }
    ]  # fmt: skip


def test_words_stand_out_in_colour_where_it_is_wanted(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = euchre("diff", "bid_euchre", "--with", "stick_the_dealer").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = euchre("diff", "bid_euchre", "--with", "stick_the_dealer").out
    assert "\x1b[" not in plain and "*All pass*" in plain
    assert "\x1b[1mAll pass\x1b[0m" in coloured and "*" not in coloured
    assert "\x1b[1;32mIf everybody" in coloured and all(ord(letter) > 5 for letter in coloured)


def test_unknown_names_and_bad_files_end_as_everywhere(euchre: Euchre) -> None:
    Path("bad.yaml").write_text("format: 1\nname: Bad\nextends: bid_euchre\nauction:\n  al_pass: redeal_next\n")
    unknown, bad = euchre("diff", "classic", "britsh"), euchre("diff", "classic", "bad.yaml")
    assert (unknown.code, bad.code, unknown.out, bad.out) == (2, 1, "", "")
    assert "did you mean `british`?" in unknown.err and "bad.yaml:5:3" in bad.err
    rule = euchre("diff", "joker")
    assert rule.code == 2 and "`euchre diff bid_euchre --with joker`" in rule.err
