"""What is warned of, and what is near it and is not: files that are meant as they are give no warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.testing.check import check

GOOD = [
    ("EU410", "classic", "match: {target: 4000}"),
    ("EU410", "classic", "match: {start: 10, target: 0}\nscoring: {makers: {made: {points: -1}, march: {points: -2}, "
     "lone_march: {points: -4}}, defenders: {euchre: {points: -2}}}"),
    ("EU410", "classic", "match: {start: 20, target: 15}\nclaims: {lucky: {hand: has(9), effect: scores, points: -1}}"),
    ("EU411", "classic", "pack: {copies: 2}\nplay: {equal_cards: last_wins}"),
    ("EU411", "classic", "pack: {jokers: 2, two_jokers: ranked}"),
    ("EU411", "double_deck_bid_euchre", "match: {target: 40}"),
    ("EU412", "bid_euchre", "pack: {jokers: 1}\ndeal: {cards_each: 6}"),
    ("EU412", "bid_euchre", "pack: {jokers: 1}\ndeal: {cards_each: 6}\ntrump: {choices: [suits, no_trump], "
     "joker_in_no_trump: worthless}"),
    ("EU412", "five_hundred", "match: {target: 400}"),
    ("EU413", "classic", "pack: {ranks: [A, 10, K, Q, J, 9]}"),
    ("EU413", "bid_euchre", "pack: {low_ranks: [A, 9, 10, J, Q, K]}\ntrump: {choices: [suits, no_trump_low]}"),
    ("EU413", "classic", "pack: {trump_ranks: [right_bower, left_bower, A, K, Q, 10, 9]}"),
    ("EU414", "classic", "scoring: {makers: {march: {points: 1}}}"),
    ("EU414", "classic", "scoring: {makers: {lone_march: {points: 2}}}"),
    ("EU414", "bid_euchre", "scoring: {makers: {made: {points: bid}}}"),
    ("EU415", "bid_euchre", "scoring: {makers: {set: {points: 0}}}"),
    ("EU415", "classic", "scoring: {makers: {set: {result: set, points: -2}}, defenders: {euchre: {points: 0}}}"),
    ("EU416", "classic", "scoring: {makers: {three: {tricks: 3, points: 0}}}"),
    ("EU416", "classic", "scoring: {makers: {set: {result: set, points: 0}}}"),
    ("EU417", "classic", "scoring: {makers: {made: {points: tricks - 2}}}"),
    ("EU417", "classic", "scoring: {makers: {three: {tricks: 3, points: 0}}}"),
    ("EU418", "classic", "trump: {needs: count(trump) >= 1}"),
    ("EU418", "classic", "trump: {needs: has(trump)}"),
    ("EU419", "five_hundred", "play: {renege: {policy: noticed, points: -100}}"),
    ("EU419", "classic", "play: {renege: {policy: noticed}}"),
    ("EU420", "five_hundred", "trump: {values: {no_trump: 100}}"),
    ("EU421", "individual_bid_euchre", "scoring: {makers: {set: {points: -30}}}"),
    ("EU421", "bid_euchre", "overlays: [flat_set]"),
    ("EU421", "two_hand_layout", "scoring: {makers: {made: {points: tricks - 6}}}"),
    ("EU421", "two_hand_layout", "scoring: {makers: {made: {points: bid - 6}}}"),
    ("EU419", "buck_euchre", "play: {renege: {policy: challenged, false_challenge: 2}}"),
    ("EU419", "buck_euchre", "match: {start: 15}"),
    ("EU426", "bid_euchre", "match: {start: -32, target: -5}"),
    ("EU426", "buck_euchre", "match: {start: 15}"),
    ("EU441", "individual_bid_euchre", "match: {target: null, deals: 8, tie: shared}"),
    ("EU441", "individual_bid_euchre", "match: {target: null, deals: 8, tie: another_deal}"),
    ("EU441", "bid_euchre", "match: {target: null, deals: 8}"),
    ("EU407", "bid_euchre", "overlays: [farmers_hand, stick_the_dealer]"),
    ("EU422", "classic", "alone: {maker: may}"),
    ("EU422", "bid_euchre", "alone: {maker: may}\nscoring: {makers: {lone: {result: made, bid: numbered, "
     "alone: maker, points: 2 * tricks}}}"),
    ("EU423", "bid_euchre", "match: {target: 4}"),
    ("EU424", "bid_euchre", "auction: {ladder: [1..6]}"),
    ("EU425", "bid_euchre", "auction: {ladder: [3..5, moon, 6], bids: {moon: {value: 5}}}"),
    ("EU425", "bid_euchre", "auction: {ladder: [3..6, moon]}"),
    ("EU405", "bid_euchre", "match: {loses_at: -32}"),
    ("EU405", "classic", "match: {loses_at: -10}\nplay: {renege: {policy: noticed}}"),
    ("EU406", "bid_euchre", "auction: {ladder: [3..6, slam], bids: {slam: {must_take: all, plays: alone, value: 12}}}"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "game", "says"), GOOD)
def test_what_is_meant_is_not_warned_of(tmp_path: Path, code: str, game: str, says: str) -> None:
    assert code not in codes(tmp_path, game, says)


def codes(tmp_path: Path, game: str, says: str) -> list[str]:
    """The codes of what is found in a file that says this."""
    path = tmp_path / "house.yaml"
    path.write_text(f"format: 1\nname: House\nextends: {game}\n{says}\n", encoding="utf-8")
    found = check(str(path)).diagnostics
    assert not [each.headline for each in found if each.is_error]
    return [each.code for each in found]


def test_what_is_inherited_is_not_warned_of_again(tmp_path: Path) -> None:
    """Equal cards, a line that adds nothing and a cost nobody has said are for the file to settle that brings them."""
    (tmp_path / "parent.yaml").write_text(
        "format: 1\nname: Parent\nextends: classic\npack: {copies: 2}\n"
        "scoring: {makers: {three: {tricks: 3, points: 1}}}\n",
        encoding="utf-8",
    )
    assert [each.code for each in check(str(tmp_path / "parent.yaml")).diagnostics] == ["EU411", "EU416"]
    assert codes(tmp_path, "./parent.yaml", "match: {target: 11}") == []


def test_a_game_that_is_lost_at_the_target_is_not_measured_by_its_points(tmp_path: Path) -> None:
    assert codes(tmp_path, "classic", "overlays: [losing_game]") == []


def test_one_mistake_is_one_finding(tmp_path: Path) -> None:
    """A start beyond the target turns all signs round; only that is said."""
    assert codes(tmp_path, "classic", "match: {start: 20}") == ["EU410"]
