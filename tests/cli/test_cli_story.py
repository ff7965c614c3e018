"""One deal as its players and its watchers are told it."""

from __future__ import annotations

import io
import random

import pytest
from euchre_cli.table.names import NOBODY
from euchre_cli.table.narrator import Narrator, retell
from euchre_cli.table.page import Page

import euchre_core as eu
from euchre_core.game.deal import Deal

HANDS = {"N": "AH 9S 10S 9C 10C QD", "E": "AC KC QC JC AD KD", "S": "JH KH QH AS KS 9D", "W": "9H 10H JS QS JD 10D"}
ASKED = """
ask, pass, pass, pass, name hearts, give 9D, give AH,
play JH, play 9H, play QC, play AH, play 10H, play JC, play KH, play JD, play KC,
play 10D, play AD, play QH, play AS, play QS, play KD, play KS, play JS, play AC
"""


def story(game: eu.Game, you: int = NOBODY, says: dict[str, str] | None = None, deals: int = 1) -> str:
    page = Page(io.StringIO(), plain=False)
    narrator = Narrator(game.rules, page, you, says)
    for number, deal in enumerate(game.deals[:deals], start=1):
        retell(deal, number, narrator)
    assert isinstance(page.stream, io.StringIO)
    return page.stream.getvalue()


def game_of(name: str, dealer: str, hands: dict[str, str], actions: str, *overlays: str) -> eu.Game:
    rules = eu.load(name, overlays=list(overlays))
    piles = rules.given(rules.seat(dealer), hands, random.Random(1))
    game = eu.Game.of_deals(
        rules, [Deal(rules, rules.seat(dealer), piles, rules.ending.opening(len(rules.side_names)), None)], seed=1
    )
    for action in actions.split(","):
        game.push(action.strip())
    return game


@pytest.fixture
def asked() -> eu.Game:
    return game_of("bid_euchre", "E", HANDS, ASKED)


WATCHED = """
Deal 1 · East deals · score North–South 0 · East–West 0
  North  10♠ 9♠  A♥  10♣ 9♣  Q♦
  East   A♣ K♣ Q♣ J♣  A♦ K♦
  South  A♠ K♠  K♥ Q♥ J♥  9♦
  West   Q♠ J♠  10♥ 9♥  J♦ 10♦
South bids ask. West passes. North passes. East passes. South wins the bidding with ask. North sits
out.
South names hearts: “Give me your best heart”.
South gives North 9♦. North gives South A♥.
Trick 1   South J♥   West 9♥   East Q♣   → South takes it (NS 1, EW 0)
Trick 2   South A♥   West 10♥   East J♣   → South takes it (NS 2, EW 0)
Trick 3   South K♥   West J♦   East K♣   → West takes it (NS 2, EW 1)
Trick 4   West 10♦   East A♦   South Q♥   → South takes it (NS 3, EW 1)
Trick 5   South A♠   West Q♠   East K♦   → South takes it (NS 4, EW 1)
Trick 6   South K♠   West J♠   East A♣   → South takes it (NS 5, EW 1)
Ask in hearts by South: North–South -6 · East–West +1
Score: North–South -6 · East–West 1
"""

OF_AN_OPPONENT = """
Deal 1 · You deal · score North–South 0 · East–West (you) 0
South bids ask. West passes. North passes. You pass. South wins the bidding with ask. North sits
out.
South names hearts: “Give me your best heart”.
South gives North a card. North gives South a card.
Trick 1   South J♥   West 9♥   you Q♣   → South takes it (NS 1, EW 0)
"""


def test_a_watcher_is_told_everything(asked: eu.Game) -> None:
    assert story(asked, says={"ask": "Give me your best {trump}"}) == WATCHED


def test_a_player_is_told_what_he_may_know(asked: eu.Game) -> None:
    told = story(asked, you=asked.rules.seat("E"), says={"ask": "Give me your best {trump}"})
    assert told.startswith(OF_AN_OPPONENT)


@pytest.mark.parametrize(
    ("seat", "exchange"),
    [("S", "You give North 9♦. North gives you A♥."), ("N", "South gives you 9♦. You give South A♥.")],
)
def test_those_who_exchange_see_the_cards(asked: eu.Game, seat: str, exchange: str) -> None:
    assert exchange in story(asked, you=asked.rules.seat(seat)).splitlines()


def test_words_of_a_bid_are_said_at_once_unless_they_name_trump() -> None:
    game = game_of("bid_euchre", "E", HANDS, "moon")
    assert "South bids moon: “I'm shooting the moon”. " in story(game, says={"moon": "I'm shooting the moon"})


SWAPPER = {"A": "JS JC AH KH 9D 10D", "B": "AS KS QS 10S 9S AC", "C": "AD KD QD JD 9H 10H"}


def test_only_the_swapper_sees_his_new_hand() -> None:
    game = game_of("ghost_hand", "C", SWAPPER, "swap, pass, bid 3, pass")
    assert "You swap hands with the ghost and have Q♥ J♥ K♣ Q♣ 10♣ 9♣ now." in story(game, you=0)
    assert "A swaps hands with the ghost. A passes. You bid 3." in story(game, you=1)
    assert "A swaps hands with the ghost and has Q♥ J♥ K♣ Q♣ 10♣ 9♣ now." in story(game)


def test_a_claim_is_shown_and_ends_the_deal() -> None:
    game = game_of("ghost_hand", "C", {"A": "AS AH 9S 10S 9D 10C"}, "claim ace_no_face", "ace_no_face")
    told = "claims ace no face and shows A♠ 10♠ 9♠ A♥ 10♣ 9♦. The cards are thrown in.\n"
    assert story(game, you=1).endswith(f"A {told}")


def test_a_challenge_says_whether_it_was_right() -> None:
    plays = "pass, bid 3, pass, name spades, play AS, play 9H, play AH, challenge A, play KS"
    game = game_of("ghost_hand", "C", SWAPPER, plays, "cutthroat_renege")
    assert "You challenge A, and is right" not in story(game, you=1)
    assert "You challenge A, and it is so: A has reneged." in story(game, you=1)
    wrong = game_of("ghost_hand", "C", SWAPPER, plays.replace("challenge A", "challenge C"), "cutthroat_renege")
    assert "B challenges you wrongly." in story(wrong, you=2)


def test_a_renege_that_is_noticed_is_marked() -> None:
    rules = eu.load("ghost_hand", settings={"play.renege.policy": "noticed"})
    piles = rules.given(2, SWAPPER, random.Random(1))
    game = eu.Game.of_deals(rules, [Deal(rules, 2, piles, rules.ending.opening(3), None)], seed=1)
    for action in ("pass", "bid 3", "pass", "name spades", "play AS", "play 9H", "play AH"):
        game.push(action)
    assert "C 9♥   A A♥ (a renege)   → B takes it" in story(game)


def test_the_dealer_alone_sees_what_he_discards() -> None:
    hands = {"N": "AH 9S 10S 9C 10C QD", "E": "AC KC QC JC AD KD Joker"}
    game = game_of("bid_euchre", "E", hands, "discard KD", "joker")
    assert "You discard K♦." in story(game, you=1)
    assert "East discards a card." in story(game, you=0)


def test_a_hand_claimed_by_the_rules_is_told_with_the_deal() -> None:
    rules = eu.load("ghost_hand", overlays=["ace_no_face"], settings={"claims.ace_no_face.claimed": "automatically"})
    piles = rules.given(2, {"A": "AS AH 9S 10S 9D 10C"}, random.Random(1))
    game = eu.Game.of_deals(rules, [Deal(rules, 2, piles, rules.ending.opening(3), None)], seed=1)
    told = "You have ace no face: A♠ 10♠ 9♠ A♥ 10♣ 9♦. The cards are thrown in."
    assert told in story(game, you=0)


def test_the_only_suit_there_is_names_itself() -> None:
    rules = eu.load("ghost_hand", settings={"trump.choices": "[hearts]"})
    piles = rules.given(2, SWAPPER, random.Random(1))
    game = eu.Game.of_deals(rules, [Deal(rules, 2, piles, rules.ending.opening(3), None)], seed=1)
    for action in ("pass", "bid 3", "pass"):
        game.push(action)
    assert "B wins the bidding with 3. Hearts are trump." in story(game)


CALLER = {"N": "JS AS KS QS 9H", "E": "9D 10D JD QD KD", "S": "9S AH KH QH 9C", "W": "10C JC QC KC AC"}
CALLED = (
    "pass, pass, pass, pass, name spades, call AH, play 9H, play 9D, play AH, play 10C, "
    "play KH, play QC, play AS, play 10D, play JS, play JD, play 9S, play JC"
)


def test_a_called_partner_is_announced_once_when_he_plays_the_card() -> None:
    game = game_of("call_ace", "W", CALLER, CALLED)
    told = story(game)
    assert "Trick 1   North 9♥   East 9♦   South A♥\nSouth is North's partner, as all can see now.\n" in told
    assert told.count("partner") == 1
    for seat, said in (
        ("N", "South is your partner"),
        ("S", "You are North's partner"),
        ("E", "South is North's partner"),
    ):
        own = story(game, you=game.rules.seat(seat))
        assert said in own and own.count("partner") == 1


def test_a_partner_nobody_has_seen_yet_is_not_announced() -> None:
    secret, played = CALLED.split(", play AH")[0], CALLED.split(", play KH")[0]
    for seat in ("N", "E", "S", NOBODY):
        you = seat if isinstance(seat, int) else eu.load("call_ace").seat(seat)
        assert "partner" not in story(game_of("call_ace", "W", CALLER, secret), you=you)
        assert "partner" in story(game_of("call_ace", "W", CALLER, played), you=you)


def test_of_equal_cards_only_the_first_makes_a_partner() -> None:
    hands = {
        "A": "AS KS QS AH KH AC KC AD KD", "B": "JS 9S JH JH 10H JC 10C JD 10D",
        "C": "JS 9S QH QH 10H QC 10C QD 10D", "D": "QS 10S 10S AH KH 9H AC QC AD",
        "E": "AS KS 9H 9C 9C 9D 9D JC JD",
    }  # fmt: skip
    spoken = "bid 4, pass, pass, pass, pass, name spades, discard KC, discard KD, discard KH"
    told = story(game_of("five_hand_pepper", "E", hands, f"{spoken}, play AS, play JS, play JS, play QS, play KS"))
    assert "B J♠\nB is A's partner, as all can see now.\n          C J♠" in told and told.count("partner") == 1
    both = hands | {"B": hands["B"].replace("9S", "JS"), "C": hands["C"].replace("JS 9S", "9S 9S")}
    plays = "play AS, play JS, play 9S, play QS, play KS, play JS, play 9S, play 10S, play AS"
    assert story(game_of("five_hand_pepper", "E", both, f"{spoken}, {plays}")).count("partner") == 1
