"""A match of ours, written as a document and read again, is the same match."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.egn import EgnError, export_egn, import_egn, judge_egn, read_egn

from .written import HANDS, TRICKS, bidding, deal, document, match, play, whole_deal

RULESETS: list[dict[str, Any]] = [
    {},
    {"std": False},
    {"canadian": True},
    {"defend_alone": True},
    {"loner_lead": "LEFT_OF_LONER"},
    {"allow_no_trump": True},
    {"min_rank": 7},
    {"min_rank": 8},
    {"winning_score": 5, "loner_march_score": 5, "loner_euchred_score": 4},
    {"num_deals": 8},
    {"partners_best": True},
    {"farmers": True},
    {"go_under": True},
    {"fast_break": True},
    {"four_trick_tokens": True},
    {"std": False, "canadian": True, "defend_alone": True, "loner_lead": "LEFT_OF_LONER", "allow_no_trump": True},
]
NAMES = [", ".join(ruleset) or "nothing stated" for ruleset in RULESETS]


def told(record: eu.Record) -> dict[str, Any]:
    """The document of a record."""
    data = json.loads(export_egn(record))
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize("ruleset", RULESETS, ids=NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_that_is_written_and_read_is_the_same_record(ruleset: dict[str, Any], seed: int) -> None:
    record = match(ruleset, seed)
    again = import_egn(read_egn(export_egn(record)))
    assert again.lines == record.lines and again.digest == record.digest
    assert again.header["seats"] == record.header["seats"] and again.header["rules"] == record.header["rules"]
    assert eu.Record.loads(again.dumps()).replay().scores == record.replay().scores
    assert export_egn(again) == export_egn(record)


@pytest.mark.parametrize("ruleset", RULESETS, ids=NAMES)
def test_what_can_be_deduced_need_not_be_told(ruleset: dict[str, Any]) -> None:
    """Without hands and discards the winners and scores are the same: what was played says it all."""
    record = match(ruleset, 3)
    data = told(record)
    data["metadata"].pop("finalScore", None)
    for each in data["deals"]:
        del each["initialState"]["playerCards"]
        for phase in each["phases"]:
            phase.pop("discard", None)
    done = judge_egn(read_egn(json.dumps(data)))
    game = record.replay()
    assert (done.error, done.scores) == (None, game.scores)
    for followed, played in zip(done.deals, game.deals, strict=False):
        assert followed.deal.state.taken == played.state.taken
    assert done.result == ("legal" if game.is_over else "incomplete")


UNTELLING: list[Callable[[str], str]] = [lambda card: "Xx", lambda card: f"X{card[1]}", lambda card: f"{card[0]}x"]


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), share=st.sampled_from([0.05, 0.3, 0.8]), place=st.integers(0, len(RULESETS) - 1))
def test_cards_that_are_made_unknown_never_make_a_match_illegal(seed: int, share: float, place: int) -> None:
    rng = random.Random(seed)
    record = match(RULESETS[place], seed % 5, max_deals=6)
    data = told(record)
    for each in data["deals"]:
        each["initialState"].pop("playerCards", None)
        for phase in each["phases"]:
            if rng.random() < 0.5:
                phase.pop("discard", None)
            for trick in phase.get("tricks", []):
                trick[:] = [rng.choice(UNTELLING)(card) if rng.random() < share else card for card in trick]
    done = judge_egn(read_egn(json.dumps(data)))
    assert done.error is None, str(done.error)
    for followed, played in zip(done.deals, record.replay().deals, strict=False):
        if followed.is_finished:
            assert followed.deal.state.points == played.state.points


@settings(max_examples=60)
@given(seed=st.integers(0, 10**6))
def test_cards_that_change_places_are_judged_as_the_engine_judges_them(seed: int) -> None:
    """All hands are known: the document is legal exactly where the record with the same cards is."""
    rng = random.Random(seed)
    record = match({}, seed % 7, max_deals=3)
    data = told(record)
    data["metadata"].pop("finalScore", None)
    deals = [place for place, line in enumerate(record.lines) if "deal" in line] + [len(record.lines)]
    number = rng.randrange(len(deals) - 1)
    tricks = data["deals"][number]["phases"][1]["tricks"]
    lines = [
        line for line in record.lines[deals[number] : deals[number + 1]] if line.get("action", "").startswith("play")
    ]
    one, other = rng.sample(range(len(lines)), 2)
    width = len(tricks[0])
    first, second = tricks[one // width][one % width], tricks[other // width][other % width]
    tricks[one // width][one % width], tricks[other // width][other % width] = second, first
    lines[one]["action"], lines[other]["action"] = lines[other]["action"], lines[one]["action"]
    done = judge_egn(read_egn(json.dumps(data)))
    try:
        reason = None
        record.replay()
    except eu.IllegalRecord as error:
        # Other winners may mean other players: then the record fails where only the turn is wrong.
        reason = None if "turn" in error.reason else error
    except eu.RecordError:
        reason = None
    if reason is not None and done.error is not None:
        assert (done.error.deal, done.error.trick, done.error.seat) == (reason.deal, reason.trick, reason.seat)
        assert (done.error.action, set(done.error.allowed)) == (reason.action, set(reason.allowed))
    assert not (reason is not None and done.error is None)


# -- what is kept ----------------------------------------------------------------------------------------------------


def annotated() -> dict[str, Any]:
    """A document with everything that no rule needs."""
    alternative = {"branchIndex": 3, "phases": [bidding("Pass", "Pass", "Pass", "Pass", "s"), play("As")]}
    first = deal(
        bidding("Pass", "Pass", "Pass", "Order", callAnnotations={"3": ["[!]He had to"]}),
        play(*TRICKS, playAnnotations={"2": ["[?]Why?", "Still why?"], "19": ["At last"]}),
    )
    first["alternativeLines"] = [alternative]
    players = ["Ann", {"name": "Bob", "playerIds": [{"id": "b7", "source": "a club"}]}, "Cyd", "Dan"]
    return document(
        first,
        deal(bidding("Pass"), number=1, dealer=0, upcard="9c"),
        gameId="m-1",
        title="A game",
        description="As told by Bob ♥",
        date="2026-05-30T03:51",
        players=players,
        teamNames=["Lions", "Bears"],
        initialScore=[3, 7],
    )


def test_remarks_and_metadata_are_kept_and_written_again() -> None:
    data = annotated()
    record = eu.Record.loads(import_egn(read_egn(json.dumps(data))).dumps())
    again = told(record)
    for key, value in data["metadata"].items():
        if key != "ruleset":
            assert again["metadata"][key] == value
    first = again["deals"][0]
    assert first["alternativeLines"] == data["deals"][0]["alternativeLines"]
    assert first["phases"][0]["callAnnotations"] == {"3": ["[!]He had to"]}
    assert first["phases"][1]["playAnnotations"] == data["deals"][0]["phases"][1]["playAnnotations"]
    assert first["phases"][1]["tricks"] == [trick.split() for trick in TRICKS]
    assert record.header["seats"] == {"N": "Ann", "E": "Bob", "S": "Cyd", "W": "Dan"}


def test_a_game_told_from_its_middle_goes_on_from_its_score() -> None:
    record = import_egn(read_egn(json.dumps(annotated())))
    assert record.lines[0]["scores"] == {"NS": 3, "EW": 7}
    game = eu.Record.loads(record.dumps()).replay()
    assert game.deals[0].before == [3, 7] and game.scores == {"NS": 3, "EW": 9}
    assert game.to_act == "S" and not game.is_over


@pytest.mark.parametrize(
    "scores",
    [
        7,
        [3, 7],
        {},
        {"NS": 3},
        {"NS": 3, "EW": 7, "X": 0},
        {"NS": "3", "EW": 7},
        {"NS": True, "EW": 0},
        {"NS": 10**9, "EW": 0},
    ],
)
def test_scores_of_a_first_deal_that_make_no_sense_are_found(scores: Any) -> None:
    record = match({}, 1, max_deals=1)
    record.lines[0]["scores"] = scores
    with pytest.raises(eu.RecordError, match="line 2: "):
        record.replay()


def test_cards_that_were_chosen_are_not_told_as_if_they_were_known() -> None:
    data = document(deal(bidding("Pass", "Pass", "Pass", "Order"), play("As Jc Xx Qh", *TRICKS[1:])))
    record = import_egn(read_egn(json.dumps(data)))
    assert record.notes == ["cards that nobody has told were chosen in every deal"]
    [again] = told(record)["deals"]
    assert "playerCards" not in again["initialState"] and "discard" not in again["phases"][0]
    assert again["phases"][1]["tricks"][0] == ["As", "Jc", "Xx", "Qh"]


def test_a_card_that_can_be_one_only_is_told() -> None:
    """The nine is the only club that is left for S."""
    data = document(deal(bidding("Pass", "Pass", "Pass", "Order"), play("As Jc Xc Qh", *TRICKS[1:])))
    [again] = told(import_egn(read_egn(json.dumps(data))))["deals"]
    assert again["phases"][1]["tricks"][0] == ["As", "Jc", "9c", "Qh"]


def test_hands_that_were_told_in_part_are_told_in_part_again() -> None:
    hands = ["As Xx Xx Xx Xx", *HANDS[1:]]
    record = import_egn(read_egn(json.dumps(document(deal(hands=hands)))))
    [again] = told(record)["deals"]
    written = [" ".join(hand) for hand in again["initialState"]["playerCards"]]
    assert sorted(written[0].split()) == ["As", "Xx", "Xx", "Xx", "Xx"]
    assert [sorted(hand.split()) for hand in written[1:]] == [sorted(hand.split()) for hand in HANDS[1:]]


@pytest.mark.parametrize(
    ("deals", "words"),
    [
        ([deal(bidding("Pass")), whole_deal(number=1)], "deal 1 cannot be recorded: it is not told to its end"),
        ([whole_deal(), whole_deal(number=7)], "deals are missing"),
        ([], "deals are missing"),
        ([deal(bidding(*["Pass"] * 4, "x"), play(*TRICKS))], "one of its calls is not known"),
    ],
)
def test_what_is_told_too_badly_for_a_record_is_refused(deals: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(EgnError, match=words):
        import_egn(read_egn(json.dumps(document(*deals))))


def test_an_illegal_document_is_not_imported() -> None:
    with pytest.raises(EgnError, match="W may not pass"):
        import_egn(read_egn(json.dumps(document(deal(bidding(*["Pass"] * 8))))))


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ({"metadata": {"players": 7}}, "this is a number"),
        ({"deals": [{"dealNumber": "x"}]}, "not a whole number"),
        ({"deals": [{"callAnnotations": {"a": 1}}]}, "the number"),
    ],
)
def test_nonsense_in_a_header_is_told_and_never_written(header: dict[str, Any], words: str) -> None:
    record = match({}, 1, max_deals=1)
    record.header["egn"] = header
    with pytest.raises(EgnError, match=words):
        export_egn(record)


def test_nonsense_of_a_wrong_kind_in_a_header_is_left_out() -> None:
    record = match({}, 1, max_deals=1)
    plain = export_egn(record)
    wrong: list[Any] = [7, [], {"metadata": [], "deals": 5}, {"deals": [3]}, {"deals": [{"filled": 3}]}]
    for nonsense in wrong:
        record.header["egn"] = nonsense
        assert export_egn(record) == plain
