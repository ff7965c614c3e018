"""Every rule of the notation is a house rule or setting of ours, or is refused with the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import euchre_core as eu
from euchre_core.egn import EgnError, export_egn
from euchre_core.egn.ruleset import TABLE, rules_of, ruleset_of

from .written import TRICKS, bidding, deal, judged, match, play, whole_deal


def settings_of(ruleset: dict[str, Any]) -> dict[str, Any]:
    data = json.loads(rules_of(ruleset)[0].canonical)
    assert isinstance(data, dict)
    return data


def at(data: Any, path: str) -> Any:
    """A setting by its dotted name."""
    for key in path.split("."):
        data = data[key]
    return data


MEANS: list[tuple[dict[str, Any], str, Any]] = [
    ({}, "auction.all_pass", "dealer_is_stuck"),
    ({"std": False}, "auction.all_pass", "redeal_next"),
    ({"min_rank": 7}, "pack.ranks", ["A", "K", "Q", "J", 10, 9, 8, 7]),
    ({"winning_score": 5}, "match.target", 5),
    ({"num_deals": 8}, "match.deals", 8),
    ({"num_deals": 8}, "match.target", None),
    ({"num_deals": 8, "winning_score": 0}, "match.deals", 8),
    ({"winning_score": 11, "num_deals": 0}, "match.target", 11),
    ({"canadian": True}, "alone.dealers_partner", "alone_if_ordering"),
    ({"loner_lead": "LEFT_OF_LONER"}, "play.lone_leads", "left_of_maker"),
    ({"loner_march_score": 5}, "scoring.makers.lone_march.points", "5"),
    ({"loner_euchred_score": 3}, "scoring.defenders.lone_euchre.points", "3"),
    ({"defend_alone": True}, "alone.defender", "against_lone_maker"),
    ({"partners_best": True}, "alone.exchange", "partners_best"),
    ({"joker": True}, "pack.jokers", 1),
    ({"allow_no_trump": True}, "auction.second_circuit", "other_suits_or_no_trump"),
    ({"farmers": True}, "claims.farmers_hand.effect", "redeal_next"),
    ({"go_under": True}, "claims.three_nines.effect", "exchange"),
    ({"fast_break": True}, "scoring.makers.fast_break.points", "0"),
    ({"four_trick_tokens": True}, "scoring.makers.four_tricks.adds.tokens", "1"),
]


@pytest.mark.parametrize(("ruleset", "setting", "value"), MEANS)
def test_a_rule_means_a_setting(ruleset: dict[str, Any], setting: str, value: Any) -> None:
    assert str(at(settings_of(ruleset), setting)) == str(value)


def test_every_rule_of_the_notation_is_in_the_table_and_tested() -> None:
    tested = {name for ruleset, _, _ in MEANS for name in ruleset}
    assert tested | {"num_players"} == set(TABLE)


def test_what_is_stated_as_it_always_is_changes_nothing() -> None:
    everything = {name: default for name, (default, _) in TABLE.items() if name != "num_deals"}
    assert rules_of(everything)[0].digest == rules_of({})[0].digest
    assert rules_of({"loner_euchred_score": 0})[0].digest == rules_of({})[0].digest


@pytest.mark.parametrize(
    ("ruleset", "where", "words"),
    [
        ({"winnig_score": 5}, "winnig_score", "did you mean `winning_score`?"),
        ({"speed": True}, "speed", "the notation has no such rule; leave it out"),
        ({"speed": False}, "speed", "the notation has no such rule"),
        ({"std": 1}, "std", "write true or false"),
        ({"min_rank": 6}, "min_rank", "from 7 to 9"),
        ({"loner_lead": "LONER"}, "loner_lead", "nobody is `LONER`; write `LEFT_OF_DEALER` or `LEFT_OF_LONER`"),
        ({"num_players": 6}, "num_players", "a game for 6 is not played here"),
        ({"winning_score": 10, "num_deals": 8}, "num_deals", "not both"),
        ({"winning_score": 0}, "", "the game has no end"),
        ({"farmers": True, "go_under": True}, "", "cannot be played together"),
        ({"winning_score": "ten"}, "winning_score", "not a whole number"),
    ],
)
def test_a_rule_that_is_not_known_or_not_played_is_told(ruleset: dict[str, Any], where: str, words: str) -> None:
    with pytest.raises(EgnError) as caught:
        rules_of(ruleset)
    assert caught.value.path == f"$.metadata.ruleset.{where}".rstrip(".") and words in str(caught.value)


@pytest.mark.parametrize("ruleset", [ruleset for ruleset, _, _ in MEANS])
def test_the_rules_lead_back_to_what_was_stated(ruleset: dict[str, Any]) -> None:
    rules = rules_of(ruleset)[0]
    assert rules_of(ruleset_of(rules))[0].digest == rules.digest


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("bid_euchre", "`auction.form`"),
        ("british", "cannot express this game"),
        ("call_ace", "cannot express this game"),
    ],
)
def test_a_game_the_notation_has_no_words_for_is_not_written(game: str, words: str) -> None:
    record = eu.Game(eu.load(game), seed=1).record
    with pytest.raises(EgnError, match=words):
        export_egn(record)


def test_a_joker_turned_up_cannot_be_written() -> None:
    rules = rules_of({"joker": True})[0]
    seed = next(seed for seed in range(200) if eu.Game(rules, seed=seed).state.hand("upcard") == ["Joker"])
    with pytest.raises(EgnError, match="the joker was turned up"):
        export_egn(eu.Game(rules, seed=seed).record)


def test_a_claim_cannot_be_written() -> None:
    record = match({"farmers": True}, 1, max_deals=2)
    assert export_egn(record)
    rules = rules_of({"farmers": True})[0]
    game = eu.Game(rules, seed=next(seed for seed in range(99) if "claim" in claims(rules, seed)))
    game.push("claim farmers_hand")
    with pytest.raises(EgnError, match="no way to write “claim farmers_hand”"):
        export_egn(game.record)


def claims(rules: eu.Rules, seed: int) -> set[str]:
    """What may be done first in a match of this seed."""
    return {action.verb for action in eu.Game(rules, seed=seed).legal_actions}


# -- how the rules play ------------------------------------------------------------------------------------------------


def test_a_partner_who_orders_must_be_alone_where_the_rules_say_so() -> None:
    ordered = deal(bidding("Pass", "Order"))
    assert judged(ordered).error is None
    wrong = judged(ordered, ruleset={"canadian": True}).error
    assert wrong is not None and wrong.allowed == ("pass", "order alone")
    assert judged(deal(bidding("Pass", "Order", isAlone=True)), ruleset={"canadian": True}).error is None


def test_who_leads_against_a_lone_hand() -> None:
    """N plays alone against the dealer's side: S sits out."""
    alone = bidding("Order", isAlone=True)
    dealt = ["As Ks Qs 9h 9d", "Jc Ac Kc Th Td", "9c Tc Qc Ad Kd", "Ah Kh Qh Jd Qd"]
    assert judged(deal(alone, play("As Jc Qh"), hands=dealt)).error is None
    led_by_east = deal(alone, play("Jc Qh As", initialLead=1), hands=dealt)
    assert judged(led_by_east, ruleset={"loner_lead": "LEFT_OF_LONER"}).error is None
    wrong = judged(led_by_east).error
    assert wrong is not None and "N leads by these rules, not E" in wrong.reason


def test_a_lone_defender_plays_alone_where_he_may() -> None:
    dealt = ["As Ks Qs 9h 9d", "Jc Ac Kc Th Td", "9c Tc Qc Ad Kd", "Ah Kh Qh Jd Qd"]
    told = deal(bidding("Order", isAlone=True, aloneDefender=1), play("As Jc", "Ks Td"), hands=dealt)
    done = judged(told, ruleset={"defend_alone": True})
    assert done.error is None and done.deals[0].deal.state.taken == [2, 0, 0, 0]


def test_a_partner_gives_his_best_card_where_the_rules_say_so() -> None:
    """S gives N, who plays alone in hearts, his ace of diamonds and may not give a worse card."""
    dealt = ["As Ks Qs 9h Th", "Jc Ac Kc Jh Td", "9c Tc Qc Ad Kd", "Ah Kh Qh Jd Qd"]
    given = {"sender": 2, "receiver": 0, "cards": ["Ad"]}
    called = bidding("Order", isAlone=True, cardExchanges=[given])
    state: dict[str, Any] = {"hands": dealt, "upcard": "9d"}
    done = judged(deal(called, play("Ks Jc Jd"), **state), ruleset={"partners_best": True})
    assert done.error is None and "give AD" in [action.text for action in done.deals[0].deal.actions]
    worse = bidding("Order", isAlone=True, cardExchanges=[given | {"cards": ["9c"]}])
    wrong = judged(deal(worse, **state), ruleset={"partners_best": True}).error
    assert wrong is not None and (wrong.action, wrong.allowed) == ("give 9C", ("give AD",))


def test_a_dealer_who_plays_alone_may_discard_what_he_was_given_but_not_before() -> None:
    """W takes the jack of hearts and discards for it, gets the ace of clubs, and discards that too."""
    given = {"sender": 1, "receiver": 3, "cards": ["Ac"]}
    called = bidding("Pass", "Pass", "Pass", "Order", isAlone=True, cardExchanges=[given])
    tricks = play("As 9c Qh", "Jh 9h Tc", "Jd Qs Qc", "Ah 9d Kd", "Kh Ks Ad")
    [followed] = judged(deal(called, tricks), ruleset={"partners_best": True}).deals
    acts = [f"{action.seat} {action.text}" for action in followed.deal.actions]
    assert acts[3] == "W order alone" and acts[4].startswith("W discard ")
    assert acts[5:7] == ["E give AC", "W discard AC"] and followed.is_finished


def test_an_exchange_with_the_kitty_is_not_followed_and_not_held_against_anybody() -> None:
    """N holds three tens, shows them and gets three cards of the kitty; what he plays then he was not dealt."""
    dealt = ["Ts Tc Td 9h 9d", "Jc Ac Kc Th Qs", "9c 9s Qc Ad Kd", "Ah Kh Qh Jd Qd"]
    swapped = {"receiver": 0, "cards": ["As", "Ks", "Js"]}
    called = bidding("Pass", "Pass", "Pass", "Order", cardExchanges=[swapped], discard="Qd")
    told = deal(called, play("As Qs 9s Qh"), hands=dealt)
    for rules in ({"go_under": True}, {}):
        done = judged(told, ruleset=rules)
        assert (done.result, done.error) == ("incomplete", None)
        assert "an exchange of cards is told that cannot be followed" in done.notes[0]


def test_a_march_alone_scores_what_the_rules_say() -> None:
    alone = deal(bidding("Pass", "Pass", "Pass", "Order", isAlone=True), play(
        "As 9c Qh", "Jh 9h Tc", "Jd Qs Qc", "Ah 9d Kd", "Kh Ks Ad"))  # fmt: skip
    assert judged(alone).scores == {"NS": 0, "EW": 4}
    assert judged(alone, ruleset={"loner_march_score": 5}).scores == {"NS": 0, "EW": 5}


def test_two_tricks_first_break_the_makers_three() -> None:
    """Trump are spades: E and W take two tricks, then N the other three with the trumps that are left."""
    called = bidding(*["Pass"] * 4, "s")
    tricks = play("9h Ah Th 9c", "Ac Tc Qc Kc", "Qd Jd 9d As", "Js Td Kh Ad", "Ks Qh Jh Kd")
    told = deal(called, tricks, upcard="Jc")
    assert [points["points"] for points in judged(told).story()] == [{"NS": 1, "EW": 0}]
    assert [points["points"] for points in judged(told, ruleset={"fast_break": True}).story()] == [{"NS": 0, "EW": 0}]


def test_four_tokens_for_four_tricks_are_a_point_more() -> None:
    """Each dealer in turn takes up the card and four tricks: two tokens each after four deals, four after eight."""
    called = bidding("Pass", "Pass", "Pass", "Order", discard="Kh")
    taken = play(*TRICKS[:3], "Ah 9d Kc Kd", "Qd Ks Ac Ad")
    deals = [deal(called, taken, number=number, dealer=(3 + number) % 4) for number in range(8)]
    tokens = {"four_trick_tokens": True}
    assert judged(*deals[:4]).scores == judged(*deals[:4], ruleset=tokens).scores == {"NS": 2, "EW": 2}
    assert judged(*deals).scores == {"NS": 4, "EW": 4}
    assert judged(*deals, ruleset=tokens).scores == {"NS": 5, "EW": 5}
    note = judged(whole_deal(), ruleset=tokens, initialScore=[1, 0]).notes
    assert note == ("tokens earned before the first deal are not told; none are counted",)


def test_cards_thrown_in_are_no_deals_of_eight() -> None:
    rules = {"std": False, "num_deals": 2}
    passed = deal(bidding(*["Pass"] * 8), number=0, dealer=2, upcard="9c")
    done = judged(passed, whole_deal(number=1), whole_deal(number=2, dealer=0), ruleset=rules)
    assert (done.result, done.scores) == ("legal", {"NS": 2, "EW": 2})
    done = judged(passed, whole_deal(number=1), ruleset=rules)
    assert (done.result, done.scores) == ("incomplete", {"NS": 0, "EW": 2})
    done = judged(whole_deal(), ruleset={"num_deals": 1})
    assert (done.result, done.winners) == ("legal", ("EW",))
