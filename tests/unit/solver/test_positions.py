"""Positions that are set up by hand, and what is found in them: small ones that can be read with the naked eye."""

from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.solver import CannotSetUp, Position, set_up, solve


def hands(**cards: str) -> dict[str, list[str]]:
    return {seat: texts.split() for seat, texts in cards.items()}


def margins_of(game: str, position: Position, *overlays: str) -> dict[str, int]:
    solution = solve(set_up(eu.load(game, overlays=list(overlays)), position))
    return {choice.action.removeprefix("play "): choice.margin for choice in solution.choices}


def test_the_last_trump_is_kept_for_the_last_trick() -> None:
    """With two tricks each the makers need one more: the nine of spades first, for the ace of trumps wins anyway."""
    position = Position(
        hands(N="AH 9S", E="KS KD", S="QS 10S", W="JC AD"), by="N", trump="hearts", leads="N", tricks={"NS": 2, "EW": 1}
    )
    assert margins_of("classic", position) == {"9S": 1, "AH": 1}


def test_who_trumps_his_partners_trick_loses_the_march() -> None:
    """A march is open: the king of diamonds is high, and a trump on it is missing when a spade is led to South."""
    position = Position(
        hands(N="KD 9S", E="10S QC", S="JH QS", W="10D AS"),
        by="S",
        trump="hearts",
        leads="N",
        tricks={"NS": 3, "EW": 0},
    )
    assert margins_of("classic", position) == {"KD": 2, "9S": 1}
    led = Position(
        hands(N="9S", E="QC", S="JH QS", W="10D AS"),
        by="S",
        trump="hearts",
        leads="N",
        trick=["KD", "10S"],
        tricks={"NS": 3},
    )
    assert margins_of("classic", led) == {"JH": 1, "QS": 2}


def test_a_finesse_works_when_all_cards_are_seen() -> None:
    """South holds right and ace over West's left bower: led through, West is caught, else he gets a trick."""
    position = Position(
        hands(N="9H 9S", E="KD KS", S="JH AH", W="JD 10S"), by="N", trump="hearts", leads="W", tricks={"NS": 2, "EW": 1}
    )
    assert margins_of("classic", position) == {"JD": -1, "10S": -1}


def test_a_set_contract_costs_its_bid_whoever_takes_the_tricks() -> None:
    """Ghost Hand: A bid four and has two with two to come; B's ace of trumps is one too many."""
    position = Position(
        hands(A="KH 9S", B="JH AS", C="QD KD"),
        by="A",
        bid="4",
        trump="hearts",
        leads="A",
        tricks={"A": 2, "B": 1, "C": 1},
    )
    assert margins_of("ghost_hand", position) == {"KH": -8, "9S": -8}


def test_which_of_two_equal_cards_wins_is_the_games_rule() -> None:
    """North needs one of two tricks: his ace of spades holds only where the first of two equal cards wins."""
    position = Position(
        hands(N="AS 9C", E="AS 9D", S="KS QC", W="10S QD"),
        by="N",
        bid="6",
        trump="hearts",
        leads="N",
        tricks={"NS": 5, "EW": 5},
    )
    assert margins_of("double_deck_bid_euchre", position) == {"AS": 2, "9C": 2}
    assert margins_of("double_deck_bid_euchre", position, "last_equal_card_wins") == {"AS": -13, "9C": 0}
    east = Position(
        hands(E="AS 9C", S="10S QD", W="KS QC", N="AS 9D"),
        by="E",
        bid="6",
        trump="hearts",
        leads="E",
        tricks={"NS": 5, "EW": 5},
    )
    assert margins_of("double_deck_bid_euchre", east) == {"AS": 2, "9C": 0}
    assert margins_of("double_deck_bid_euchre", east, "last_equal_card_wins") == {"AS": -13, "9C": 2}


def test_a_lone_makers_partner_does_not_play() -> None:
    position = Position(
        hands(N="JH JD AH KH QH", E="AS KS QS 10S 9S", W="AC KC QC 10C 9C"),
        by="N",
        trump="hearts",
        alone=["N"],
        dealer="S",
    )
    deal = set_up(eu.load("classic"), position)
    assert deal.to_act == "W"
    best = solve(deal).best
    assert best is not None
    assert best.points == {"NS": 4, "EW": 0}


def test_cards_on_the_table_have_been_played_by_the_rules() -> None:
    position = Position(
        hands(N="AH KH", E="10H", S="QH KS", W="9H 10S"),
        by="N",
        trump="hearts",
        leads="E",
        trick=["KC"],
        tricks={"NS": 2, "EW": 1},
    )
    deal = set_up(eu.load("classic"), position)
    assert (deal.to_act, deal.tricks_left, deal.count) == ("S", 2, 1)
    assert solve(deal).best is not None


LAST: dict[str, object] = {"hands": hands(N="JH", E="9S", S="9C", W="9D"), "by": "N", "trump": "hearts", "leads": "N"}
"""The last trick, but for who took the others."""
TWO: dict[str, object] = {
    "hands": hands(N="JH 10H", E="9S", S="KS", W="9D AD"),
    "by": "N",
    "trump": "hearts",
    "leads": "E",
}
WRONG: list[tuple[dict[str, object], dict[str, object], str, str]] = [
    (LAST, {"by": None}, "by", "say who is maker"),
    (LAST, {"by": "nobody"}, "by", "say who is maker"),
    (LAST, {"by": "A"}, "by", "there is no seat “A”; the seats are N E S W"),
    (LAST, {"trump": None}, "trump", "say what is trump: spades, clubs, diamonds, hearts"),
    (LAST, {"trump": "red"}, "trump", "“red” cannot be trump in this game"),
    (LAST, {"hands": hands(N="2H")}, "hands", "there is no card “2H”"),
    (LAST, {"hands": hands(N="JH JH")}, "hands", "the pack has JH only once"),
    (LAST, {"hands": hands(X="JH")}, "hands", "there is no “X”"),
    (LAST, {"hands": hands(N="JH")}, "hands", "E has 0 cards to play from this trick on, and N 1 card; everybody"),
    (LAST, {"leads": None}, "leads", "say who leads, or has led, to this trick"),
    (LAST, {"bid": "3"}, "bid", "nothing is bid in this game"),
    (LAST, {"partner": ["S"]}, "partner", "no deal decides who plays together"),
    (LAST, {"dropped": ["S"]}, "dropped", "nobody can drop out"),
    (LAST, {"alone": ["S"]}, "alone", "S is neither maker nor a defender"),
    (LAST, {"alone": ["N"], "leads": "S"}, "leads", "S does not play in this deal"),
    (LAST, {}, "tricks", "4 tricks must have been taken before this one: say by whom"),
    (LAST, {"tricks": {"NS": 5}}, "tricks", "4 tricks must have been taken before this one: 5 are said"),
    (LAST, {"tricks": {"NS": 2, "E": 1}}, "tricks", "4 tricks must have been taken before this one: 3 are said"),
    (LAST, {"tricks": {"ABC": 4}}, "tricks", "there is no “ABC” in this game; the sides are NS EW"),
    (LAST, {"trick": ["AH", "KS", "KC", "KD"]}, "trick", "this trick is over"),
    (TWO, {"trick": ["10S"]}, "hands", "S has 1 card to play from this trick on, and E 2 cards; everybody"),
    (TWO, {"trick": ["9S", "AC"]}, "hands", "the pack has 9S only once"),
    (TWO, {"trick": ["10S", "AC"], "tricks": {"NS": 3}}, "trick", "you must follow suit"),
]


@pytest.mark.parametrize(("said", "changes", "key", "message"), WRONG)
def test_what_is_missing_or_impossible_is_said(
    said: dict[str, object], changes: dict[str, object], key: str, message: str
) -> None:
    with pytest.raises(CannotSetUp, match=message) as caught:
        set_up(eu.load("classic"), Position(**said | changes))  # type: ignore[arg-type]
    assert caught.value.key == key


def test_a_bid_is_one_of_the_ladder() -> None:
    with pytest.raises(CannotSetUp, match="say what was bid: 3, 4, 5, moon"):
        set_up(eu.load("ghost_hand"), Position(hands(A="JH"), by="A", trump="hearts"))
    with pytest.raises(CannotSetUp, match="“9” is not on the ladder: 3, 4, 5, moon"):
        set_up(eu.load("ghost_hand"), Position(hands(A="JH"), by="A", trump="hearts", bid="9"))


FULL = hands(N="9H 10H QH KH AH", E="9S 10S QS KS AS", S="9D 10D QD KD AD", W="9C 10C QC KC AC")


@pytest.mark.parametrize(
    ("dealer", "leads", "complaint"),
    [
        ("W", "S", "N leads to the first trick here, not S"),
        ("S", "W", ""),
        (None, "S", ""),  # then East dealt
    ],
)
def test_who_leads_to_the_first_trick_must_be_who_the_rules_say(dealer: str | None, leads: str, complaint: str) -> None:
    position = Position(FULL, by="N", trump="hearts", dealer=dealer, leads=leads)
    if not complaint:
        assert set_up(eu.load("classic"), position).to_act == leads
        return
    with pytest.raises(CannotSetUp) as caught:
        set_up(eu.load("classic"), position)
    assert (str(caught.value), caught.value.key) == (complaint, "leads")


def test_where_the_maker_leads_it_does_not_matter_who_dealt() -> None:
    position = Position(FULL, by="N", trump="hearts", leads="S")
    with pytest.raises(CannotSetUp, match="N leads to the first trick here, not S"):
        set_up(eu.load("classic", settings={"play.leads": "maker"}), position)


def test_tricks_are_not_said_twice() -> None:
    position = Position(
        hands(N="AH", E="KS", S="QS", W="JC"), by="N", trump="hearts", leads="N", tricks={"NS": 2, "N": 1, "EW": 1}
    )
    with pytest.raises(CannotSetUp, match="the tricks of N are said twice"):
        set_up(eu.load("classic"), position)
