"""What `euchre test` says of an example that does not come out: which value is wrong, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import find
from euchre_core.language.diagnostic import VariantError
from euchre_core.testing import run_examples
from euchre_core.testing.check import check

HEAD = "format: 1\nname: House\nextends: ghost_hand\nexamples:\n  - "

WRONG = [
    ("{bid: 4, by: A, tricks: {A: 4, B: 1, C: 1}, points: {A: 12}}", "12}}", "A scores 4 here, not 12",
     ["for A the line `scoring.makers.made` counts and gives 4"]),
    ("{bid: 4, by: A, tricks: {A: 3, B: 3, C: 0}, points: {A: -3, B: 3}}", "-3,", "A scores -4 here, not -3",
     ["for A the line `scoring.makers.set` counts and gives -4",
      "the contract is set: the makers took 3 of the 4 tricks they need"]),
    ("{bid: 3, by: A, tricks: {A: 4, B: 2, C: 0}, scores: {A: 29, B: 28, C: 20}, winner: B}", "B}",
     "A wins here (A 33, B 30, C 20), not B",
     ["for A the line `scoring.makers.made` counts and gives 4",
      "for B the line `scoring.defenders.tricks` counts and gives 2",
      "for C the line `scoring.defenders.tricks` counts and gives 0"]),
    ("{trump: hearts, led: JD, hand: [9H, AD], legal: [AD]}", "[AD]}", "9H may be played here, not AD",
     ["JD is the left bower and a heart here, hearts being trump", "hearts were led, and 9H must follow"]),
    ("{trump: hearts, trick: [AD, JD], wins: AD}", "AD}", "JD takes this trick, not AD",
     ["JD is the left bower and a heart here, hearts being trump", "JD is the highest trump in the trick"]),
    ("{trump: hearts, trick: [AD, 9S, KD], wins: KD}", "KD}", "AD takes this trick, not KD",
     ["nobody has played a trump, and AD is the highest of the diamonds that were led"]),
    ("{trump: hearts, led: 9S, hand: [9H, AD], legal: [AD]}", "[AD]}", "AD 9H may be played here, not AD",
     ["nothing in the hand follows spades"]),
    ("{bid: moon, by: A, tricks: {A: 5, B: 1, C: 0}, points: {A: 24}}", "24}}", "A scores -6 here, not 24",
     ["for A the line `scoring.makers.set` counts and gives -6",
      "the contract is set: the makers took 5 of the 6 tricks they need"]),
    ("{after: [moon], may: [swap, moon]}", "moon]}", "“moon” may not be said here",
     ["a bid must be higher than the last, which was moon: `auction.ladder`",
      "it is B's turn, in the auction; B may: pass, swap"]),
    ("{after: [moon], may_not: [moon, pass]}", "pass]}", "“pass” may be said here",
     ["it is B's turn, in the auction; B may: pass, swap"]),
]  # fmt: skip


@pytest.mark.parametrize(("example", "at", "headline", "notes"), WRONG)
def test_the_wrong_value_is_underlined(tmp_path: Path, example: str, at: str, headline: str, notes: list[str]) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HEAD + example, encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert found.span is not None
    assert (found.code, found.headline, list(found.notes)) == ("EU601", headline, notes)
    assert (found.span.line, found.span.column) == (5, len("  - ") + example.rindex(at) + 1)
    assert check(str(path)).diagnostics == ()  # that the rules do otherwise is not for `check` to say


CLASSIC = "format: 1\nname: House\nextends: classic\n"
FOUR = "scoring: {makers: {four: {result: made, tricks: 4, points: 2}}}\n"
NOTICED = "play: {renege: {policy: noticed}}\n"
OF_CLASSIC = [
    (FOUR, "{by: N, tricks: {NS: 4, EW: 1}, points: {NS: 1}}",
     ["for NS the line `scoring.makers.four` counts and gives 2",
      "the line `scoring.makers.made` fits too and gives 1, but the other is narrower"]),
    (FOUR, "{by: N, tricks: {NS: 4, EW: 1}, points: {EW: 1}}", ["no scoring line fits EW, so EW scores nothing"]),
    (NOTICED, "{trump: hearts, led: KH, hand: [9H, 9S], legal: [9H]}",
     ["with `play.renege.policy: noticed` any card may be played; 9H would follow hearts"]),
    ("", "{upcard: 9H, after: [order], may: [discard 9S]}",
     ["the example does not say which cards W holds", "it is W's turn, in taking the upcard; W may: discard 9H"]),
    ("deal: {upcard_discard: not_the_upcard}\n", "{upcard: 9H, after: [order], may: [discard 9S]}",
     ["the example does not say which cards W holds", "it is W's turn, in taking the upcard"]),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "example", "notes"), OF_CLASSIC)
def test_the_notes_do_not_contradict_what_the_example_says(
    tmp_path: Path, rules: str, example: str, notes: list[str]
) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(f"{CLASSIC}{rules}examples:\n  - {example}\n", encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert list(found.notes) == notes


def test_an_example_that_means_nothing_is_said_to_mean_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HEAD + "{bid: 4, by: N, tricks: {A: 4, B: 1, C: 1}, points: {A: 4}}", encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert (found.code, found.headline) == ("EU602", "there is no N in this game; the sides are A B C")
    assert [each.code for each in check(str(path)).diagnostics] == ["EU602"]


def test_an_example_of_a_house_rule_is_checked_on_every_game(tmp_path: Path) -> None:
    path = tmp_path / "rule.yaml"
    text = "format: 1\noverlay: Rule\ntested_on: [bid_euchre, ghost_hand]\nmatch: {target: 21}\nexamples:\n"
    path.write_text(text + "  - {bid: 3, by: N, tricks: {makers: 6}, points: {makers: 6}}\n", encoding="utf-8")
    (found,) = check(str(path)).diagnostics
    assert (found.code, found.headline) == (
        "EU602",
        "there is no N in this game; the sides are A B C on `ghost_hand`",
    )


def test_sides_left_out_may_share_their_tricks_where_that_makes_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HEAD + "{bid: 4, tricks: {makers: 3}, points: {makers: -4}}", encoding="utf-8")
    assert run_examples(find(str(path))).failures == ()
    assert check(str(path)).diagnostics == ()


def test_examples_of_the_wrong_shape_are_findings_also_in_a_house_rule(tmp_path: Path) -> None:
    file = tmp_path / "rule.yaml"
    file.write_text(
        "format: 1\noverlay: Rule\ntested_on: [ghost_hand]\nmatch: {target: 20}\n"
        "examples:\n  - {after: {A: 3}, may: [pass]}\n",
        encoding="utf-8",
    )
    with pytest.raises(VariantError, match="`after` of example 1 is a list"):
        run_examples(str(file))


BY_HANDS = [
    ("{hand: [AS, AH, 9S, KS, 9D, 10C], claim: ace_no_face}", "ace_no_face cannot be claimed with this hand",
     ["`claims.ace_no_face` asks for a hand with `has(A) and not has(J Q K Joker)`"]),
    ("{hand: [AS, AH, 9S, 10S, 9D, 10C], claim: none}", "ace_no_face can be claimed with this hand",
     ["`claims.ace_no_face` asks for a hand with `has(A) and not has(J Q K Joker)`"]),
    ("{exchange: ask_for_best, from: partner, trump: hearts, hand: [AH, JD, 9S, 9C, 10C, QC], legal: [AH]}",
     "JD may be given here, not AH", ["`exchange.ask_for_best` says `choose: best_trump` there"]),
    ("{after: [bid 4], may: [order]}", "“order” may not be said here",
     ["nobody can say “order” in this game", "it is E's turn, in the auction; E may: pass, bid 5, ask, moon"]),
    ("{after: [bid 4], may: [name hearts]}", "“name hearts” may not be said here",
     ["“name hearts” belongs to naming trump, and this is the auction",
      "it is E's turn, in the auction; E may: pass, bid 5, ask, moon"]),
]  # fmt: skip


@pytest.mark.parametrize(("example", "headline", "notes"), BY_HANDS)
def test_what_a_claim_an_exchange_and_the_auction_ask_for_is_told(
    tmp_path: Path, example: str, headline: str, notes: list[str]
) -> None:
    path = tmp_path / "house.yaml"
    text = f"format: 1\nname: House\nextends: bid_euchre\noverlays: [ace_no_face]\nexamples:\n  - {example}\n"
    path.write_text(text, encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert (found.code, found.headline, list(found.notes)) == ("EU601", headline, notes)


def test_a_line_that_would_give_what_is_wanted_is_named_with_what_it_asks_for(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    text = "format: 1\nname: House\nextends: classic\nexamples:\n"
    path.write_text(text + "  - {by: N, tricks: {NS: 5, EW: 0}, points: {NS: 4}}\n", encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert list(found.notes) == [
        "for NS the line `scoring.makers.march` counts and gives 2",
        "the line `scoring.makers.lone_march` gives 4, but only with `alone: maker, tricks: all`",
    ]


def test_makers_where_nobody_is_maker_mean_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    text = "format: 1\nname: House\nextends: dead_hand\nexamples:\n"
    example = "  - {by: nobody, tricks: {makers: 3, defenders: 2}, points: {makers: 1}}\n"
    path.write_text(text + example, encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert (found.code, found.headline) == ("EU602", "where nobody is maker there are no makers and no defenders")
