"""A function or a program that plays a seat, and what happens when it goes wrong."""

from __future__ import annotations

import json
import os
import random
import select
from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.bots import BotFailure, GuardedBot
from euchre_core.bots.own import ProgramBot
from euchre_core.bots.own.child import Child
from euchre_core.bots.own.wire import question_as_data

from .own_bots import FIRST, new_game, play, program


def failing(command: list[str], seconds: float = 20.0) -> str:
    """What the failure of a program at its first question says."""
    game, bot = new_game(), ProgramBot(command, seconds)
    with pytest.raises(BotFailure) as caught:
        bot.act(game.observation(game.to_act), random.Random(1))
    assert bot.process is None, "a program that failed is ended"
    return str(caught.value)


def test_a_program_that_answers_the_first_legal_action_plays_two_deals(tmp_path: Path) -> None:
    bot = ProgramBot(program(tmp_path))
    game = play(bot)
    bot.close()
    expected, rng = new_game(), random.Random(1)
    while not expected.is_over:
        expected.push(expected.legal_actions[0])
        rng.random()
    assert game.record.dumps() == expected.record.dumps()


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = f'open({str(tmp_path / "heard")!r}, "a").write(line)'
    game = new_game()
    bot = ProgramBot(program(tmp_path, heard=heard))
    for _ in range(2):
        game.push(bot.act(game.observation(game.to_act), random.Random(5)))
    bot.close()
    rules, first, second = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert (rules["type"], rules["protocol"], rules["name"]) == ("rules", 1, "classic")
    assert rules["sides"] == {"N": "NS", "E": "EW", "S": "NS", "W": "EW"}
    assert rules["digest"] == game.rules.digest and rules["settings"]["match"]["target"] == 10
    assert first["type"] == "act" and [first["id"], second["id"]] == [1, 2]
    deal = game.deal
    order = deal.rules.seats * 2
    dealer = deal.rules.seats[deal.dealer]
    assert first["dealer"] == dealer and first["seat"] == order[order.index(dealer) + 1]
    assert first["legal"][0] == "pass" and "order" in first["legal"]
    assert len(first["hand"]) == 5 and list(first["piles"]) == ["upcard"] and len(first["piles"]["upcard"]) == 1
    assert first["history"] == [{"seat": dealer, "action": "deal", "shown": [[first["piles"]["upcard"][0], "upcard"]]}]
    assert second["history"][1] == {"seat": first["seat"], "action": "pass"}
    assert first["scores"] == {"NS": 0, "EW": 0} and first["trick"] == [] and first["trump"] is None


def test_a_program_is_told_nothing_that_its_seat_may_not_know(tmp_path: Path) -> None:
    """The hidden cards dealt again, it is asked the same question to the letter."""
    game, bot = eu.Game(eu.load("ghost_hand"), seed=4), eu.bots.get("heuristic")
    for _ in range(12):
        game.push(bot.act(game.observation(game.to_act), random.Random(2)))
    seen = game.observation(game.to_act)
    told = json.dumps(question_as_data(seen, 1, 0))
    hidden = [card for seat in game.rules.seats if seat != seen.seat for card in game.state.hand(seat)]
    hidden += game.state.hand("ghost")
    played = {card for _, card in seen.trick} | {
        moved[0] for event in json.loads(told)["history"] for moved in event.get("moved", [])
    }
    assert hidden and not [card for card in hidden if f'"{card}"' in told.split('"legal"')[1] and card not in played]


@pytest.mark.parametrize(
    ("answered", "why"),
    [
        ("sys.exit(4)", "ended without an answer (exit code 4)"),
        ("print('fly', flush=True)", "answered “fly”, which is not JSON"),
        ("print('[1]', flush=True)", "answered “[1]” instead of something like {\"action\": \"pass\"}"),
        ("print('{\"action\": \"fly\"}', flush=True)", "answered “fly”, but can only pass, order, order alone"),
        ("print('{\"action\": \"play JS\"}', flush=True)", "answered “play JS”, but can only pass, order, order alone"),
        ("print('x' * 20000, flush=True)", "answered “" + "x" * 79 + "…”, which is not JSON"),
        ("print('fl\\x00y', flush=True)", "answered “fl\\x00y”, which is not JSON"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "answered “\ufffd”, which is not JSON"),
        ("print('{\"action\": \"name hearts\"}', flush=True)",
         "answered “name hearts”, which is not legal: "
         "a suit may be named once the upcard is turned down (auction.form)"),
    ],
)  # fmt: skip
def test_an_answer_that_is_none(tmp_path: Path, answered: str, why: str) -> None:
    assert failing(program(tmp_path, answered)) == why


def test_silence_ends_with_its_time(tmp_path: Path) -> None:
    assert failing(program(tmp_path, "pass"), seconds=0.05) == "was silent for 0.05 seconds"


def test_a_line_that_is_not_ended_is_told_as_that(tmp_path: Path) -> None:
    child = Child(program(tmp_path))
    child.begun = b"fly"
    with pytest.raises(BotFailure, match=r"^did not end its line “fly” within 0.1 seconds$"):
        child.read(0, 0.1)
    child.end()


def test_a_mark_of_byte_order_is_no_part_of_an_answer(tmp_path: Path) -> None:
    answered = "sys.stdout.write('\\ufeff' + json.dumps({'action': question['legal'][0]}) + '\\n'); sys.stdout.flush()"
    bot = ProgramBot(program(tmp_path, f"sys.stdout.reconfigure(encoding='utf-8'); {answered}"))
    assert bot.act(new_game().observation("E"), random.Random(1)).text == "pass"
    bot.close()


def test_what_a_program_says_besides_its_answer_is_not_the_answer_to_the_next_question(tmp_path: Path) -> None:
    # It answers twice, and the second time late: the first line that names the next question is its answer.
    says = "print(json.dumps({'action': question['legal'][0], 'id': question['id']}), flush=True)"
    bot = ProgramBot(program(tmp_path, f"{says}; question['legal'] = ['fly']; {says}"))
    game = play(bot)
    assert len(game.deals) == 2 and bot.failures == 0
    # What came before the question is thrown away even if it names none.
    assert bot.process is not None
    bot.process.lines.put('{"action": "fly"}\n')
    bot.act(new_game().observation("E"), random.Random(1))
    bot.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no groups of processes")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "alive")
    waits = f"import signal; kept = open({str(tmp_path / 'alive')!r}, 'w'); signal.pause()"
    bot = ProgramBot(program(tmp_path, heard=f"import subprocess; subprocess.Popen([sys.executable, '-c', {waits!r}])"))
    bot.act(new_game().observation("E"), random.Random(1))
    with (tmp_path / "alive").open("rb") as alive:
        bot.close()
        assert select.select([alive], [], [], 20)[0], "it lives on"
        assert alive.read() == b""


def test_a_program_that_cannot_be_started() -> None:
    assert failing(["./no_such_program"]).startswith("cannot be started: ./no_such_program: ")


def test_after_a_failure_a_program_is_started_anew_and_goes_on(tmp_path: Path) -> None:
    reports: list[str] = []
    once = f"sys.exit(4) if question['id'] == 3 else {FIRST}"
    bot = ProgramBot(program(tmp_path, once))
    game = play(GuardedBot(bot, "talker", reports.append))
    bot.close()
    assert len(game.deals) == 2
    assert len(reports) == 1 and reports[0].startswith("the bot talker at ")
    assert "ended without an answer (exit code 4); it does “" in reports[0]


def test_a_program_that_always_fails_is_asked_three_times_and_the_game_ends_all_the_same(tmp_path: Path) -> None:
    reports: list[str] = []
    bot = ProgramBot(program(tmp_path, "sys.exit(4)"))
    game = play(GuardedBot(bot, "talker", reports.append))
    assert len(game.deals) == 2 and bot.asked == 3
    assert "failed 3 times in a row and is not asked again" in reports[3]
    usual, rng = eu.bots.get("heuristic"), random.Random(1)
    expected = new_game()
    while not expected.is_over:
        expected.push(usual.act(expected.observation(expected.to_act), rng))
    assert game.record.dumps() == expected.record.dumps()


def test_a_function_may_answer_with_an_action_or_its_text(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "def first(seen, rng): return seen.legal_actions[0]\ndef said(seen, rng): return seen.legal_actions[0].text\n"
    )
    first, said = (play(eu.bots.get(f"{tmp_path}/mine.py:{name}")) for name in ("first", "said"))
    assert first.record.dumps() == said.record.dumps()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("'fly'", "answered “fly”, but can only pass, order, order alone"),
        ("None", "answered None, which is no action"),
        ("'play JS'", "answered “play JS”, but can only pass, order, order alone"),
    ],
)
def test_a_function_that_answers_nothing_that_can_be_done(tmp_path: Path, answer: str, why: str) -> None:
    (tmp_path / "mine.py").write_text(f"def play(seen, rng): return {answer}\n")
    game = new_game()
    with pytest.raises(BotFailure) as caught:
        eu.bots.get(f"{tmp_path}/mine.py:play").act(game.observation(game.to_act), random.Random(1))
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("program:", "say what to start, as in program:./my_bot"),
        ("nowhere.py:play", "there is no file nowhere.py"),
        ("mine.py:nothing", "mine.py has no function nothing; its functions are play"),
        ("broken.py:play", "broken.py cannot be run: ZeroDivisionError: division by zero"),
        ("mine.py:", "“mine.py:” is no bot; a bot of your own is my_bot.py:FUNCTION or program:COMMAND"),
    ],
)
def test_a_bot_of_ones_own_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    (tmp_path / "mine.py").write_text("def play(seen, rng): return 'pass'\n")
    (tmp_path / "broken.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError) as caught:
        eu.bots.get(name)
    assert str(caught.value) == why
