"""Settings explained, and what a word may mean."""

from __future__ import annotations

import pytest

from euchre_core.language.wording import dotted
from euchre_core.sheet.explained import setting_data, setting_text
from euchre_core.sheet.explaining import Explained, explain_setting
from euchre_core.sheet.topics import all_topics, suggestions, topics_of
from euchre_core.variant.load import Resolved, finish
from euchre_core.variant.shape import all_settings

SETTINGS = [dotted(path) for path, _ in all_settings()]


def explained(asked: str, game: Resolved | None = None) -> Explained:
    return explain_setting(next(each for each in topics_of(asked) if each.kind == "setting"), game)


@pytest.mark.parametrize("asked", [each for each in SETTINGS if not each.startswith("scoring.")])
def test_every_setting_is_found_by_its_path_and_has_a_meaning(asked: str) -> None:
    topic = next(each for each in topics_of(asked) if each.kind == "setting")
    assert topic.name == asked
    said = explain_setting(topic)
    assert said.meaning.endswith(".") and (said.inner or said.choices or said.takes)
    assert setting_data(said)["name"] == asked


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        ("all_pass", [("setting", "auction.all_pass")]),
        ("lone_leads", [("setting", "play.lone_leads")]),
        ("all-pass", [("setting", "auction.all_pass")]),
        ("auction.bids.moon.must_take", [("setting", "auction.bids.*.must_take")]),
        ("exchange.ask_for_best.cards", [("setting", "exchange.*.*.cards")]),
        ("exchange.ask_for_best.2.cards", [("setting", "exchange.*.*.cards")]),
        ("scoring.makers.march", [("setting", "scoring.makers.*")]),
        ("auction", [("setting", "auction"), ("term", "auction")]),
        ("kitty", [("term", "kitty"), ("setting", "deal.kitty")]),
        ("joker", [("term", "joker"), ("house rule", "joker")]),
        ("stick_the_dealer", [("house rule", "stick_the_dealer"), ("term", "stuck")]),
        ("classic", [("game", "classic")]),
        ("EU305", [("code", "EU305")]),
        ("bid-cannot-be-made", [("code", "EU305")]),
        ("joker.yaml", [("house rule", "joker.yaml")]),
        ("no such thing", []),
        ("auction.", []),
        ("auction.nothing", []),
        ("", []),
    ],
)
def test_a_word_may_mean_several_things_the_likeliest_first(asked: str, kinds: list[tuple[str, str]]) -> None:
    assert [(each.kind, each.name) for each in topics_of(asked)] == kinds


def test_the_lines_of_all_roles_count_as_one_setting() -> None:
    assert [each.name for each in topics_of("points")] == [
        "claims.*.points", "play.renege.points", "scoring.makers.*.points", "match.counters.*.points",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "meant"),
    [("al_pass", "all_pass"), ("auction.al_pass", "auction.all_pass"), ("bowr", "bower"), ("ghost_hnd", "ghost_hand"),
     ("stick_the_deler", "stick_the_dealer"), ("EU3055", "EU305"), ("bid-cannot-be-mad", "EU305")],
)  # fmt: skip
def test_what_is_unknown_is_guessed(asked: str, meant: str) -> None:
    assert topics_of(asked) == [] and meant in suggestions(asked)


def test_everything_that_is_listed_can_be_explained() -> None:
    assert len(all_topics()) > 500
    assert [each for each in all_topics() if not topics_of(each)] == []


def test_a_setting_has_choices_default_choosers_and_what_is_near() -> None:
    said = explained("auction.all_pass")
    assert list(said.choices)[:3] == ["redeal_next", "redeal_same", "dealer_is_stuck"]
    assert (said.default, said.here, said.sentences) == ("redeal_next", (), ())
    by_value = {each.value: each for each in said.choosers}
    assert "canadian" in by_value["dealer_is_stuck"].games and "classic" in by_value["redeal_next"].games
    assert by_value["dealer_forfeits"].games == []
    assert by_value["dealer_forfeits"].house_rules == ["forfeit_the_deal"]
    assert {"auction.forfeit", "stuck"} <= set(said.related)


def test_choosers_count_what_a_game_inherits() -> None:
    targets = {each.value: each.games for each in explained("match.target").choosers}
    assert "ghost_hand" in targets["32"] and "british" in targets["11"]
    assert sum(map(len, targets.values())) < 81  # some games are a number of deals


def test_what_a_game_says_is_told_with_who_said_it() -> None:
    game = finish("bid_euchre", overlays=["stick_the_dealer"])
    said = explained("all_pass", game)
    [here] = said.here
    assert here.value == "dealer_is_stuck" and here.origin is not None
    assert here.origin.file == "variants/overlays/stick_the_dealer.yaml"
    assert said.sentences[0].endswith("If everybody else passes, the dealer is stuck: he must bid.")
    [here] = explained("match.tie", game).here
    assert (here.value, here.origin) == ("another_deal", None)


def test_a_star_stands_for_every_name_of_a_game() -> None:
    game = finish("bid_euchre")
    values = {each.path: each.value for each in explained("auction.bids.*.value", game).here}
    assert values == {("auction", "bids", "ask", "value"): 12, ("auction", "bids", "moon", "value"): 24}
    [moon] = explained("auction.bids.moon.value", game).here
    assert moon.value == 24 and moon.origin is not None and moon.origin.file == "variants/bid_euchre.yaml"
    first, second = explained("exchange.ask_for_best.from", game).here
    assert (first.value, second.value) == ("player", "partner")
    assert first.origin is not None and first.origin == second.origin


def test_a_group_has_its_settings_and_what_a_game_says_in_it() -> None:
    said = explained("scoring.makers.march", finish("classic"))
    assert [dotted(each.path) for each in said.inner][:2] == ["scoring.makers.*.points", "scoring.makers.*.adds"]
    assert {each.path[-1]: each.value for each in said.here} == {"tricks": "all", "points": 2}
    assert said.sentences == ("If all 5 tricks were taken, the makers score 2 points instead.",)


@pytest.mark.parametrize("width", [40, 100])
def test_the_text_keeps_within_its_width(width: int) -> None:
    game = finish("bid_euchre", overlays=["stick_the_dealer"])
    for asked in ("auction.all_pass", "auction", "pack.ranks", "scoring.makers.made", "exchange.*.*.cards"):
        text = setting_text(explained(asked, game), "bid_euchre", width)
        too_long = [line for line in text.splitlines() if len(line) > width and len(line.split()) > 1]
        assert too_long == [], asked
