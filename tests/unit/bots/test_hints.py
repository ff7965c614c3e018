"""What a hint says where the best choice is not the one with most points."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.bots import Estimated, advise, hints
from euchre_core.bots.budget import Budget

SEEN = eu.Game(eu.load("classic"), seed=3).observation("E")
PASS, ORDER = list(SEEN.legal_actions)[:2]


@pytest.mark.parametrize(
    ("best", "other", "why"),
    [
        ((33.0, None), (58.0, None), "more points for another may be chance"),
        (
            (33.0, 0.6),
            (58.0, 0.5),
            "the match may end with this deal, so that the chance to win it decides and not the points",
        ),
        ((58.0, 0.6), (33.0, 0.7), ""),
        ((0.51, 0.6), (0.54, 0.6), ""),  # both are told as +0.5
    ],
)
def test_why_points_do_not_decide(
    best: tuple[float, float | None], other: tuple[float, float | None], why: str
) -> None:
    choices = [Estimated(ORDER, best[0], 0.5, best[1]), Estimated(PASS, other[0], 0.5, other[1])]
    assert hints.why_not_most_points(choices) == why


def test_a_hint_says_so_behind_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    points = iter((0.3, 5.8, 0.1))
    monkeypatch.setattr(hints, "estimated", lambda each, survey: Estimated(each.action, next(points), 0.5, None))
    advice = advise(SEEN, random.Random(1), Budget(samples=2, seconds=None))
    assert advice.reason.endswith("; more points for another may be chance")
