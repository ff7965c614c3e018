"""A document is played again by our engine: legal, incomplete or illegal, as far as its cards are known."""

from __future__ import annotations

from typing import Any

import pytest

from .written import HANDS, TRICKS, bidding, deal, judged, play, whole_deal

TAKEN_UP = bidding("Pass", "Pass", "Pass", "Order")


def test_winners_and_scores_are_deduced() -> None:
    done = judged(whole_deal(), initialScore=[0, 8])
    assert (done.result, done.scores, done.winners) == ("legal", {"NS": 0, "EW": 10}, ("EW",))
    [told] = done.story()
    assert (told["maker"], told["trump"], told["tricks"]) == ("W", "hearts", {"N": 0, "E": 0, "S": 0, "W": 5})
    assert told["points"] == {"NS": 0, "EW": 2}


def test_a_game_that_is_not_over_is_incomplete_and_not_wrong() -> None:
    done = judged(whole_deal())
    assert (done.result, done.scores, done.winners, done.error) == ("incomplete", {"NS": 0, "EW": 2}, (), None)


@pytest.mark.parametrize(
    "phases",
    [
        [],
        [bidding()],
        [bidding("Pass", "Pass")],
        [TAKEN_UP],
        [TAKEN_UP, play()],
        [TAKEN_UP, play(TRICKS[0], "Jh 9h")],
        [TAKEN_UP, play(*TRICKS[:4])],
        [bidding("Pass", "Pass", "Pass", "Pass", "x"), play(*TRICKS)],
        [bidding("Pass"), play(*TRICKS)],
        [TAKEN_UP, play("As Jc 9c", "Jh 9h Th Tc")],
    ],
    ids=["nothing", "no call", "two calls", "taken up", "no trick", "in a trick", "four", "no trump", "cut", "short"],
)
def test_a_deal_that_is_told_in_part_is_incomplete(phases: list[dict[str, Any]]) -> None:
    done = judged(deal(*phases))
    assert (done.result, done.error, done.scores) == ("incomplete", None, {"NS": 0, "EW": 0})


def test_scores_after_a_deal_without_its_end_are_not_known() -> None:
    done = judged(deal(TAKEN_UP), whole_deal(number=1, dealer=3), initialScore=[0, 9])
    assert (done.result, done.is_scored, done.winners) == ("incomplete", False, ())
    assert "deal 1 is not told to its end" in done.notes[0]


def test_deals_that_are_left_out_make_the_scores_unknown() -> None:
    done = judged(whole_deal(), whole_deal(number=4), initialScore=[0, 9])
    assert (done.result, done.is_scored) == ("incomplete", False)
    assert "3 deals are missing before number 4" in done.notes[0]


# -- what is illegal -------------------------------------------------------------------------------------------------


def test_a_card_that_does_not_follow_is_named_with_those_that_would_have_followed() -> None:
    """Trump are hearts: E's jack of clubs is none, but W's jack of diamonds is, and must be played on the heart led."""
    tricks = ["As Jc 9c Qh", "Jh 9h Td Tc", "Jd Qs Th Qc", *TRICKS[3:]]
    done = judged(deal(TAKEN_UP, play(*tricks)))
    wrong = done.error
    assert done.result == "illegal" and wrong is not None
    assert (wrong.deal, wrong.trick, wrong.seat, wrong.action) == (1, 2, "E", "play 10D")
    assert wrong.allowed == ("play 10H",) and wrong.path == "$.deals[0].phases[1].tricks[1][2]"
    assert "you must follow suit: hearts were led and you hold 10H" in wrong.reason


DIAMONDS = bidding("Pass", "Pass", "Pass", "Pass", "d")


def test_the_left_bower_must_be_played_on_trump() -> None:
    tricks = ["9h Qh Ah 9d", "Jd Th Td Qd"]
    wrong = judged(deal(DIAMONDS, play(*tricks, "Jc As 9s Ts", "Qc Jh Kh Kd"), upcard="9c")).error
    assert wrong is not None and (wrong.seat, wrong.action, wrong.trick) == ("N", "play 10H", 2)
    hands = ["Jh As Ks 9h Th", "Qh Kh Ad Td 9s", "Ah Qd Kd Ts Qs", "Jd 9d Jc Qc Kc"]
    wrong = judged(deal(DIAMONDS, play(*tricks), upcard="9c", hands=hands)).error
    assert wrong is not None and wrong.allowed == ("play JH",)
    assert "JH is a diamond now" in wrong.reason
    assert judged(deal(DIAMONDS, play(tricks[0], "Jd Jh Td Qd"), upcard="9c", hands=hands)).error is None


def test_the_left_bower_need_not_be_played_on_its_printed_suit() -> None:
    hands = ["Jh As Ks Qs Js", "Ah Kh 9s Ts 9d", "Qh Th 9h Td Qd", "Kd Ad Jc Qc Kc"]
    tricks = ["Qs 9s Td Kd", "Jc Js Ts Qd", "Qh Qc As Kh"]
    assert judged(deal(DIAMONDS, play(*tricks), upcard="9c", hands=hands)).error is None
    wrong = judged(deal(DIAMONDS, play(*tricks[:2], "Qh Qc As 9d"), upcard="9c", hands=hands)).error
    assert wrong is not None and wrong.allowed == ("play AH", "play KH")


def test_a_card_that_was_not_dealt_is_illegal() -> None:
    tricks = ["As Jc 9c Qh", "Jh 9h Th Tc", "Jd Qs Td Qc", "Ah 9d Kc Kd", "Kh Ks Ac Js"]
    wrong = judged(deal(TAKEN_UP, play(*tricks), hands=HANDS)).error
    assert wrong is not None and (wrong.seat, wrong.trick, wrong.action) == ("S", 5, "play JS")
    assert wrong.allowed == ("play AD",)
    assert wrong.reason == "you do not hold JS; S was dealt 9c Tc Qc Ad Kd"


def test_a_card_that_was_played_before_is_illegal() -> None:
    wrong = judged(deal(TAKEN_UP, play(*TRICKS[:4], "Kh Ks Ac As"))).error
    assert wrong is not None and (wrong.seat, wrong.trick, wrong.action) == ("S", 5, "play AS")
    assert wrong.reason.endswith("As is at $.deals[0].phases[1].tricks[0][0] already")


def test_the_upcard_belongs_to_who_took_it() -> None:
    wrong = judged(deal(TAKEN_UP, play("Jh Th Tc Qh"))).error
    assert wrong is not None and (wrong.seat, wrong.action) == ("N", "play JH")
    assert wrong.reason == "you do not hold JH; Jh was in another hand"


def test_a_dealer_discards_one_of_his_six_cards() -> None:
    wrong = judged(deal(bidding("Order", discard="As"), play(*TRICKS), hands=HANDS)).error
    assert wrong is not None and (wrong.seat, wrong.trick, wrong.action) == ("W", 0, "discard AS")
    assert wrong.path == "$.deals[0].phases[0].discard" and "discard QD" in wrong.allowed


ILLEGAL = {
    "the upcard's suit": (deal(bidding(*["Pass"] * 4, "h")), "calls[4]", "name hearts"),
    "a suit too early": (deal(bidding("s")), "calls[0]", "name spades"),
    "ordered too late": (deal(bidding(*["Pass"] * 4, "Order")), "calls[4]", "order"),
    "a stuck dealer's pass": (deal(bidding(*["Pass"] * 8)), "calls[7]", "pass"),
    "no trump": (deal(bidding(*["Pass"] * 4, "n")), "calls[4]", "name no_trump"),
    "a call too many": (deal(bidding("Order", "Pass")), "calls[1]", "pass"),
    "a lone defender": (deal(bidding("Order", isAlone=True, aloneDefender=1)), "aloneDefender", "defend alone"),
    "a fifth card": (deal(TAKEN_UP, play("As Jc 9c Qh 9h")), "tricks[0]", ""),
    "a sixth trick": (deal(TAKEN_UP, play(*TRICKS, "9s Ts Js Qd")), "tricks[5]", ""),
    "another leader": (deal(TAKEN_UP, play(TRICKS[0], initialLead=1)), "initialLead", ""),
    "a card of another pack": (deal(TAKEN_UP, play("8s")), "tricks[0][0]", ""),
    "an upcard of another pack": (deal(upcard="7s"), "upCard", ""),
    "a card dealt twice": (deal(hands=["Jh"]), "playerCards[0][0]", ""),
    "six cards": (deal(hands=["9c Tc Jc Qc Kc Ac"]), "playerCards[0]", ""),
}


@pytest.mark.parametrize(("told", "where", "action"), ILLEGAL.values(), ids=ILLEGAL.keys())
def test_what_is_illegal_is_told_with_its_place(told: dict[str, Any], where: str, action: str) -> None:
    done = judged(told)
    assert done.result == "illegal" and done.error is not None
    assert done.error.path.endswith(where) and done.error.action == action, str(done.error)
    assert done.error.deal == 1


def test_nothing_is_played_after_four_passes_twice() -> None:
    done = judged(deal(bidding(*["Pass"] * 8), play(TRICKS[0])), ruleset={"std": False})
    assert done.error is not None and "nobody made trump" in done.error.reason
    done = judged(deal(bidding(*["Pass"] * 8)), deal(number=1, dealer=0), ruleset={"std": False})
    assert done.error is None and done.scores == {"NS": 0, "EW": 0}


@pytest.mark.parametrize(
    ("deals", "metadata", "where", "words"),
    [
        ([whole_deal(), whole_deal(number=1, dealer=1)], {}, "$.deals[1].initialState.dealer", "N had to deal, not E"),
        ([whole_deal(), whole_deal(number=0, dealer=0)], {}, "$.deals[1].dealNumber", "comes after"),
        ([whole_deal(), deal(number=1, dealer=0)], {"initialScore": [0, 9]}, "$.deals[1]", "over, 0-11"),
        ([whole_deal()], {"finalScore": [0, 1]}, "$.metadata.finalScore", "the final score is 0-2, not 0-1"),
        ([whole_deal()], {"initialScore": [10, 0]}, "$.metadata.initialScore", "won before its first deal: 10-0"),
    ],
)
def test_what_does_not_go_together_is_illegal(
    deals: list[dict[str, Any]], metadata: dict[str, Any], where: str, words: str
) -> None:
    wrong = judged(*deals, **metadata).error
    assert wrong is not None and wrong.path == where and words in wrong.reason


# -- cards that are not known ----------------------------------------------------------------------------------------


def test_unknown_cards_are_no_fault_and_do_not_hide_a_winner_who_is_certain() -> None:
    tricks = ["Xs Jc 9c Qh", "R Xx Th Xc", "L Qs Td Xx", "Ah 9d Kc Kd", "Kh Xx Xx Xx"]
    done = judged(deal(TAKEN_UP, play(*tricks)), initialScore=[0, 8])
    assert (done.result, done.scores) == ("legal", {"NS": 0, "EW": 10})


def test_where_the_winner_is_not_certain_the_rest_is_left_alone() -> None:
    done = judged(deal(TAKEN_UP, play("As Xx 9c Qd", *TRICKS[1:])))
    assert (done.result, done.error) == ("incomplete", None)
    assert "who took trick 1 depends on cards that are not known" in done.notes[0]


def test_without_a_suit_of_the_upcard_nothing_is_known_of_the_play() -> None:
    done = judged(deal(TAKEN_UP, play(*TRICKS), upcard="Jx"))
    assert (done.result, done.error) == ("incomplete", None)
    assert "its trump is not known" in done.notes[0]
    done = judged(deal(TAKEN_UP, play(*TRICKS), upcard="Xh"))
    assert (done.scores, done.notes) == ({"NS": 0, "EW": 2}, ())


def test_what_is_known_is_checked_beside_what_is_not() -> None:
    """E throws a diamond on the heart that is led, and plays a heart later; nobody's other cards are known."""
    wrong = judged(deal(TAKEN_UP, play("Xs Xc Xc Qh", "R Xx Td Xx", "L Xx Th Xx"))).error
    assert wrong is not None and (wrong.seat, wrong.trick, wrong.allowed) == ("E", 2, ("play 10H",))


def test_a_player_who_could_not_follow_gets_no_card_of_that_suit() -> None:
    """S never follows a club; the unknown cards of all others must make room for it."""
    hands = ["Xx " * 5, "Xx " * 5, "9s Ts Qs Ks As", "Xx " * 5]
    called = bidding("Pass", "Pass", "Pass", "Pass", "d")
    done = judged(deal(called, play("Ac 9c 9s Tc", "Kc Qc Ts Jc"), hands=hands))
    assert done.error is None
    state = done.deals[0].deal.state
    assert not {"9C", "10C", "JC", "QC", "KC", "AC"} & set(state.hand("S"))


def test_generic_suits_are_played_as_suits() -> None:
    """t trump, n the other suit of its colour, g and h the others: the left bower is the jack of n."""
    told = deal(bidding("Order"), play("Jt 9t Jn At", "Ag 9g Kg Tg", "Qg Ah 9h Kt"), upcard="At", dealer=3)
    done = judged(told)
    assert done.error is None and done.story()[0]["trump"] == "spades"
    assert done.deals[0].deal.state.taken == [2, 0, 0, 1]


def test_bowers_may_be_written_by_their_rank() -> None:
    done = judged(deal(TAKEN_UP, play(*TRICKS[:1], "R 9h Th Tc", "L Qs Td Qc", *TRICKS[3:])))
    assert done.story()[0]["tricks"]["W"] == 5


def test_an_unknown_winner_of_the_last_trick_leaves_the_score_open() -> None:
    done = judged(deal(TAKEN_UP, play(*TRICKS[:4], "Kh Xx Xx Xx")), initialScore=[0, 8])
    assert done.result == "legal", "the king of hearts is the highest trump that is left"
    done = judged(
        deal(TAKEN_UP, play(*TRICKS[:3], "Kh 9d Kc Kd", "Xx Ks Ac Ad")), initialScore=[0, 8], finalScore=[3, 3]
    )
    assert (done.result, done.scores, done.error) == ("incomplete", {"NS": 0, "EW": 8}, None)
    assert "points" not in done.story()[0]
