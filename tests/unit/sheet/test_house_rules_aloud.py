"""House rules on the rule sheet: what is true of them, in the order in which it happens, and nothing that is not."""

from __future__ import annotations

import pytest

from euchre_core.sheet.text import sheet_text
from euchre_core.variant.load import finish


def told(game: str, *overlays: str, **settings: object) -> str:
    """The sheet of a game, on one line."""
    return " ".join(sheet_text(finish(game, overlays=overlays, settings=settings)).split())


def told_in(chapter: str, game: str, *overlays: str, **settings: object) -> str:
    """One chapter of the sheet, on one line."""
    sheet = sheet_text(finish(game, overlays=overlays, settings=settings))
    below = sheet.partition(f"\n{chapter}\n{'-' * len(chapter)}\n")[2]
    return " ".join(below.partition("\n\n")[0].split())


CHALLENGED = {"play.renege.policy": "challenged"}
NOTICED = {"play.renege.policy": "noticed"}
STUCK = {"auction.all_pass": "dealer_is_stuck"}


# -- winning ----------------------------------------------------------------------------------------------------------


def test_of_two_teams_past_the_target_the_makers_win() -> None:
    sheet = told_in("Winning", "bid_euchre", "makers_first")
    assert "If both have reached it after a deal, the makers win, even with less or with the same score." in sheet
    assert "another deal" not in sheet  # 33 all goes to the makers


def test_of_three_players_past_the_target_the_maker_wins_and_only_without_him_the_better_score() -> None:
    sheet = told_in("Winning", "ghost_hand", "makers_first")
    assert (
        "If several have reached it after a deal, the maker wins if he is among them, even with less or with the same "
        "score; if he is not, the higher score wins. If the maker is not among them and the best scores are equal, "
        "another deal is played"
    ) in sheet
    assert "If the best scores are equal" not in sheet


def test_a_score_that_counts_down_is_won_with_less() -> None:
    down = {"match.start": 20, "match.target": 0}
    assert "If several have reached it after a deal, the lower score wins." in told("bid_euchre", **down)
    assert "even with more or with the same score" in told("bid_euchre", "makers_first", **down)
    assert "if he is not, the lower score wins" in told("ghost_hand", "makers_first", **down)


# -- reneges ----------------------------------------------------------------------------------------------------------


def test_every_rule_of_challenges_is_told() -> None:
    sheet = told_in("Play", "bid_euchre", "cutthroat_renege")
    for words in [
        "From the second trick on each player may name one opponent in each trick, in his own turn, before he plays",
        "A partner who sits out neither names anybody nor is named.",
        "right if he reneged in a trick already turned and is not charged for it yet",
        "every such renege of his is charged then",
        "After the last trick everybody is asked once more, from the dealer's left.",
        "Naming a player who has no such renege, or whose renege is charged already, is wrong",
        "it costs the team of the player who named 2 points, taken off with the score of the deal.",
    ]:
        assert words in sheet


def test_a_challenge_until_the_trick_is_turned_finds_the_last_trick_only() -> None:
    sheet = told_in("Play", "bid_euchre", "cutthroat_renege", **{"play.renege.challenge_until": "trick_turned"})
    assert "right if he reneged in the trick just turned; this renege is charged." in sheet
    assert "A renege in an earlier trick can no longer be named." in sheet
    assert "once more" not in sheet and "every such renege" not in sheet


def test_who_pays_for_a_wrong_challenge() -> None:
    assert "it costs the player who named 2 points" in told("ghost_hand", "cutthroat_renege")
    assert "sits out" not in told_in("Play", "ghost_hand", "cutthroat_renege")
    assert "is wrong; it costs nothing." in told("bid_euchre", **CHALLENGED)
    bonus = {**CHALLENGED, "play.renege.false_challenge": 1}
    assert "it brings the team of the player who named 1 point, added with the score" in told("bid_euchre", **bonus)


@pytest.mark.parametrize("policy", [NOTICED, CHALLENGED])
def test_a_renege_is_reckoned_with_the_score_of_the_deal(policy: dict[str, object]) -> None:
    sheet = told_in("Play", "bid_euchre", **policy)
    assert "Each costs the player's team 2 points, taken off with the score of the deal." in sheet
    assert "at once" not in sheet


def test_where_partners_keep_one_score_no_player_pays_for_himself() -> None:
    sheet = told("bid_euchre", **{**NOTICED, "play.renege.charged_to": "player"})
    assert "Each team keeps one score." in sheet
    assert "costs the player's team 2 points" in sheet
    assert "costs the player 2 points" not in sheet
    assert "costs the player 2 points" in told("ghost_hand", **{"play.renege.charged_to": "side"})


# -- the auction ------------------------------------------------------------------------------------------------------


def test_a_hand_given_up_may_go_on_to_the_next_who_swaps() -> None:
    sheet = told("ghost_hand", **{"auction.swap": "once_each"})
    assert "face down, and goes to the next player who swaps" in sheet
    assert "out of play" not in sheet and "seen by nobody" not in sheet
    two = told("ghost_hand", **{"deal.ghost_hands": 2, "auction.ladder": "[3, 4, moon]"})
    assert "for the first ghost hand; he must" in two and "is the first ghost hand from then on" in two


def test_what_only_a_stuck_dealer_may_bid_is_listed_too() -> None:
    game = {
        **STUCK,
        "auction.stuck_ladder": "[2, 3, shove]",
        "auction.bids.shove": "{must_take: 5, value: 7, plays: alone}",
        "auction.ladder": "[3..5, moon]",
    }
    sheet = told("bid_euchre", **game)
    shove = "- shove: at least 5 tricks; its value is 7; the maker plays alone, and his partner lays down his cards."
    assert f"Only a dealer who is stuck may bid: - 2: at least 2 tricks. {shove}" in sheet
    assert "moon counts as 6 and shove counts as 5" in sheet
    assert "it was moon or shove, the makers score the value of the bid instead (moon 24, shove 7)" in sheet
    assert "A stuck dealer may bid: 2, 3 or shove." in sheet
    assert "Only a dealer" not in told("bid_euchre", **{**STUCK, "auction.stuck_ladder": "[3]"})


def test_a_dealer_who_opens_may_have_to_speak_again() -> None:
    again = "Everybody speaks once: he bids or passes. Only a dealer who is stuck speaks again."
    round_again = "If everybody passes, the turn comes round to the dealer again, and he is stuck: he must bid."
    opens = told("bid_euchre", **{**STUCK, "auction.opens": "dealer"})
    assert again in opens and round_again in opens
    last = told("bid_euchre", **STUCK)
    assert "If everybody else passes, the dealer is stuck: he must bid." in last
    assert again not in last and "comes round" not in last
    assert again not in told("bid_euchre", **{"auction.opens": "dealer"})


def test_a_stuck_dealer_may_swap_only_what_is_still_to_be_swapped() -> None:
    assert "he must bid. He may still swap first if nobody has." in told("ghost_hand", **STUCK)
    assert "He may still swap first if he has not." in told("ghost_hand", **{**STUCK, "auction.swap": "once_each"})


# -- cards that change hands ------------------------------------------------------------------------------------------


def test_a_dealer_who_discards_late_does_so_before_the_exchange() -> None:
    late = {"deal.dealer_discards": "after_trump"}
    assert "Once trump is named, before any cards are exchanged, he discards any" in told("bid_euchre", "joker", **late)
    without = {**late, "auction.ladder": "[3..5, moon]"}
    assert "Once trump is named he discards any card" in told("bid_euchre", "joker", **without)


def test_a_partner_without_a_trump_gives_what_he_likes_and_says_nothing() -> None:
    steps = (
        "[{{from: player, to: partner, cards: {0}}}, {{from: partner, to: player, cards: {0}, choose: best_trump{1}}}]"
    )
    silent = "he says nothing and gives any he likes"
    assert f"his highest trump; without a trump, {silent}" in told("bid_euchre")
    two = told("bid_euchre", **{"exchange.ask_for_best": steps.format(2, "")})
    assert f"his highest trumps; when he has no more, {silent}" in two
    seen = told("bid_euchre", **{"exchange.ask_for_best": steps.format(1, ", shown_to: all")})
    assert "without a trump, any he likes; not one he has just been given; shown to all" in seen


def test_a_single_suit_is_not_named() -> None:
    assert told_in("Trump", "bid_euchre", **{"trump.choices": "[hearts]"}) == "Trump is always hearts."
