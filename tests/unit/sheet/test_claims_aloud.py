"""Claims on the rule sheet say what happens at the table, whatever is put together."""

from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.sheet.text import sheet_text
from euchre_core.variant.load import finish

WEAK = {"E": "9S 10S 9H 10H 9D 10D"}
MAKERS_WEAK = {"N": "9S 10S 9H 10H 9D 10D"}
MOMENTS = [
    ("before_auction", "anyone"),
    ("own_turn", "anyone"),
    ("before_play", "anyone"),
    ("before_play", "maker"),
]
SHOWN = {"all": "The hand is shown to all.", "nobody": "The hand is not shown."}
DEALS = {"redeal_next": "the next player deals", "redeal_same": "the same dealer deals again"}


def claim(**settings: str) -> dict[str, str]:
    said = {"hand": "only(9 10)", "effect": "redeal_next", **settings}
    return {"claims.weak": "{" + ", ".join(f"{key}: {value}" for key, value in said.items()) + "}"}


def told(game: str, *overlays: str, **settings: object) -> str:
    """The chapter of claims, on one line."""
    sheet = sheet_text(finish(game, overlays=overlays, settings=settings))
    return " ".join(sheet.partition("\nClaims\n------\n")[2].partition("\nAuction\n")[0].split())


def asked(rules: eu.Rules, hands: dict[str, str], first_bid: str) -> tuple[list[str], bool]:
    """Who is asked about claims in a deal in which N bids and nobody claims, and whether the cards are thrown in."""
    state = rules.new_deal(dealer="W", seed=1, hands=hands)
    seats = []
    while not state.is_over and not any(action.verb == "play" for action in state.legal_actions):
        texts = [action.text for action in state.legal_actions]
        by_turn = "pass" in texts and not any(text in texts for text in ("moon", "ask"))
        if state.now.name == "claims" or "claim weak" in texts or (state.level >= 0 and by_turn):
            seats.append(str(state.to_act))
        state.apply(first_bid if first_bid in texts else "pass" if "pass" in texts else texts[0])
    return seats, state.is_over


@pytest.mark.parametrize(("when", "who"), MOMENTS)
@pytest.mark.parametrize("first_bid", ["bid 3", "moon"])
def test_who_is_asked(when: str, who: str, first_bid: str) -> None:
    choice = claim(when=when, who=who, claimed="by_choice")
    seats, is_over = asked(eu.load("bid_euchre", settings=choice), WEAK, first_bid)
    assert not is_over
    sheet = told("bid_euchre", **choice)
    sits = first_bid == "moon" and when == "before_play"
    if who == "maker":
        assert seats == ["N"]
        assert "Only the maker is asked, after any exchange of cards, before the first card is led" in sheet
        assert "All are asked" not in sheet
    elif when == "own_turn":
        assert ("E" in seats) and "in his own turn of the auction, before he does anything else" in sheet
        assert "After the highest bid the auction stays open" in sheet
        assert "asked" not in sheet
    else:
        assert seats == (["N", "E", "W"] if sits else ["N", "E", "S", "W"])
        assert "All are asked in turn, from the dealer's left" in sheet
        assert ("A partner who sits out is not asked." in sheet) == (when == "before_play")
        assert ("before anybody bids" in sheet) == (when == "before_auction")
    assert "nobody is asked" not in sheet


@pytest.mark.parametrize(("when", "who"), MOMENTS)
def test_nobody_is_asked_where_hands_are_thrown_in_by_themselves(when: str, who: str) -> None:
    automatic = claim(when=when, who=who, claimed="automatically")
    rules = eu.load("bid_euchre", settings=automatic)
    seats, is_over = asked(rules, MAKERS_WEAK if who == "maker" else WEAK, "bid 3")
    assert is_over and seats == []
    sheet = told("bid_euchre", **automatic)
    assert "thrown in by itself" in sheet and "nobody is asked" in sheet
    assert not [words for words in ("are asked", "may claim", "has to claim", "If it is claimed") if words in sheet]
    if who == "maker":
        assert asked(rules, WEAK, "bid 3") == ([], False)
        assert "only if the maker holds it" in sheet
    if when == "own_turn":
        assert asked(rules, WEAK, "moon") == ([], False)
        assert "A player whose turn does not come keeps it." in sheet
    if (when, who) == ("before_play", "anyone"):
        assert asked(rules, {"S": WEAK["E"]}, "moon") == ([], False)
        assert "A partner who sits out is passed over." in sheet


@pytest.mark.parametrize("limit", ["none", "once_per_match"])
@pytest.mark.parametrize("shown_to", ["all", "nobody"])
@pytest.mark.parametrize("effect", ["redeal_next", "redeal_same"])
@pytest.mark.parametrize("claimed", ["by_choice", "automatically"])
def test_what_a_claim_does(claimed: str, effect: str, shown_to: str, limit: str) -> None:
    sheet = told("bid_euchre", **claim(claimed=claimed, effect=effect, shown_to=shown_to, limit=limit))
    assert f"the cards are collected and {DEALS[effect]}." in sheet
    assert SHOWN[shown_to] in sheet
    once = {
        "by_choice": "Each player may claim it once in a match, and is not asked about it again.",
        "automatically": "This happens to each player at most once in a match.",
    }[claimed]
    assert (once in sheet) == (limit == "once_per_match")
    assert sheet.count("once in a match") == (limit == "once_per_match")


def test_the_dealer_discards_after_the_claims() -> None:
    sheet = " ".join(sheet_text(finish("bid_euchre", overlays=["joker", "ace_no_face"])).split())
    assert "All are asked in turn, from the dealer's left, before the dealer discards and before anybody bids" in sheet
    assert "Before the bidding begins he discards any card" in sheet
    assert "Before anybody speaks" not in sheet
    assert "before the dealer discards" not in told("bid_euchre", "ace_no_face")


def test_the_cards_a_hand_is_judged_on() -> None:
    late = {"deal.dealer_discards": "after_trump"}
    assert "tens, the dealer's extra cards included." in told("bid_euchre", "joker", **claim(), **late)
    assert "judged on all the cards held at that moment" in told(
        "bid_euchre", "joker", **claim(when="own_turn"), **late
    )
    assert "judged on the cards held at that moment" in told("ghost_hand", **claim(when="before_play"))


def test_several_claims_at_the_same_moment() -> None:
    nines = {"claims.nines": "{hand: count(9) >= 3, effect: redeal_same, claimed: automatically}"}
    first = "Hands that are thrown in by themselves come first, before anybody is asked."
    assert told("bid_euchre", **claim(), **nines).endswith(first)
    both = told("bid_euchre", **claim(claimed="automatically"), **nines)
    assert both.endswith(
        "If a hand is thrown in for several reasons at the same moment, the first on this list counts."
    )
    assert both.index("Nines:") < both.index("Weak:")
    assert first not in both and first not in told("bid_euchre", **claim(when="own_turn"), **nines)
    rules = eu.load("bid_euchre", settings={**claim(claimed="automatically"), **nines})
    hands = {"E": "9S 9H 9D 10S 10H 10D"}
    thrown_in = rules.new_deal(dealer="W", seed=1, hands=hands)
    assert thrown_in.is_over and not thrown_in.passes_deal  # by the claim of nines


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("has(A) and not has(J Q K Joker)", "a hand with at least one ace and no jack, queen or king."),
        ("has(A) and not has(Joker)", "a hand with at least one ace."),
        ("not has(Joker) and has(A)", "a hand with at least one ace."),
        ("has(Joker) or only(9 10 Joker)", "a hand with nothing but nines and tens."),
        ("only(9) or has(Joker)", "a hand with nothing but nines."),
        ("count(Joker) >= 1 or count(A) >= 2", "a hand with at least 2 aces."),
        ("count(A) >= 3 and count(Joker) == 0", "a hand with at least 3 aces."),
        ("has(A) and (has(K Joker) or has(Q))", "a hand with at least one ace and (at least one king or at least one"),
        ("not has(Joker)", "any hand."),
        ("has(Joker) and has(A)", "a hand that nobody can hold without a joker."),
        ("not (has(A Joker) and has(K))", "a hand with not (at least one ace and at least one king)."),
        (
            "count(A) - count(K Joker) >= max(1, 2)",
            "the number of aces minus the number of kings is at least the greater of 1 and 2.",
        ),
        ("count(A) * 2 >= round_up(cards / 2) or has(Joker)", "the number of cards held divided by 2, rounded up."),
        ("cards - (count(A) - 1) == -(1 - 7) and not has(Joker)", "cards held minus (the number of aces minus 1) is"),
    ],
)
def test_no_joker_is_spoken_of_where_there_is_none(hand: str, words: str) -> None:
    sheet = told("bid_euchre", **{"claims.weak": {"hand": hand, "effect": "redeal_next"}})
    assert words in sheet
    assert "joker" not in sheet.replace("without a joker", "")


def test_a_joker_is_spoken_of_by_its_name() -> None:
    assert "no jack, queen, king or joker" in told("bid_euchre", "joker", "ace_no_face")
    assert "king or Benny" in told("bid_euchre", "joker", "ace_no_face", **{"pack.joker_name": "Benny"})
