"""A wrong name, sign or type points at its column inside the text."""

from __future__ import annotations

import pytest

from euchre_core.language.formula import FormulaError, parse
from euchre_core.language.formula.vocabulary import Kind

POINTS_KNOWN = (
    "known here: `tricks`, `others`, `best_other`, `bid`, `value`, `all`, `players`, "
    "`max`, `min`, `round_up` and `round_down`"
)
ROUNDING = "a division must say how it rounds: `round_up(a / b)` or `round_down(a / b)`"

ERRORS: list[tuple[Kind, str, int, int, str, str]] = [
    ("points", "-bids", 2, 4, "`bids` is not known in a points formula", "did you mean `bid`?"),
    ("points", "score", 1, 5, "`score` is not known in a points formula", POINTS_KNOWN),
    ("points", "2 + xyzzy", 5, 5, "`xyzzy` is not known in a points formula", POINTS_KNOWN),
    ("claim_points", "bid", 1, 3, "`bid` is not known in the points of a claim",
     "known here: `all`, `players`, `max`, `min`, `round_up` and `round_down`"),
    ("points", "", 1, 1, "the formula is empty", "write a number, or reckon with names: `tricks`, `2 * bid`"),
    ("points", "  ", 1, 1, "the formula is empty", "write a number, or reckon with names: `tricks`, `2 * bid`"),
    ("points", "tricks +", 9, 1, "the formula ends too early", "a number or a name is missing"),
    ("points", "* 2", 1, 1, "a number or a name is missing", "write a number or a name before the `*`, or delete it"),
    ("points", "2 tricks", 3, 6, "`tricks` does not fit here", "write `*` before it to multiply"),
    ("points", "-2 x bid", 4, 1, "`x` is no sign of a formula", "write `*` for times"),
    ("points", "“bid”", 1, 1, "`“` has no meaning here", "write plain quotes around the whole formula, or none"),
    ("points", '"bid"', 1, 1, '`"` has no meaning here', "inside a formula nothing is quoted"),
    ("points", "bid ^ 2", 5, 1, "`^` has no meaning here", "write the product out"),
    ("points", "max(tricks", 4, 1, "`max` compares two numbers; only one is here",
     "inside { } a formula with a comma needs quotes"),
    ("points", "max(tricks)", 11, 1, "`max(a, b)` has two parts", "write `max(a, b)`"),
    ("points", "max(1, 2, 3)", 9, 1, "a comma has no meaning here", "only `max(a, b)` and `min(a, b)` have one"),
    ("points", "max + 1", 1, 3, "`max` needs brackets behind it", "write `max(…)`"),
    ("points", "tricks(2)", 7, 1, "`tricks` takes no brackets", "write `*` to multiply"),
    ("points", "(tricks", 1, 1, "this bracket is not closed", "add a `)`"),
    ("points", "tricks)", 7, 1, "this bracket closes nothing", "delete it, or open it with `(`"),
    ("points", "tricks / 2", 8, 1, "a division needs rounding", ROUNDING),
    ("points", "round_up(tricks)", 16, 1, "`round_up` divides two numbers; a `/` is missing",
     "write `round_up(a / b)`"),
    ("points", "round_up(bid + 1 / 2)", 14, 1, "`round_up` divides two numbers; a `/` is missing",
     "put brackets around what is divided: `round_up((a + b) / c)`"),
    ("points", "round_up(bid / 2 * 3)", 18, 1, "the division must be the last thing here",
     "put brackets around what comes before"),
    ("points", "round_up(bid, 2)", 13, 1, "`round_up` divides two numbers: write `/`, not a comma",
     "write `round_up(bid / 2)`"),
    ("points", "max(1, round_down(bid - 1, 2))", 23, 1, "`round_down` divides two numbers; a `/` is missing",
     "put brackets around what is divided: `round_up((a + b) / c)`"),
    ("points", "tricks * * 2", 10, 1, "a number or a name is missing", "write one `*`; a formula has no powers"),
    ("points", "tricks + * 2", 10, 1, "a number or a name is missing",
     "write a number or a name between `+` and `*`"),
    ("points", "round_down(bid / 0)", 18, 1, "nothing can be divided by 0",
     "write `round_down(… / 2)`, for example"),
    ("points", "tricks = 2", 8, 1, "`=` has no meaning here", "write `==` to compare"),
    ("points", "2 ** 3", 3, 2, "`**` has no meaning here", "write the product out"),
    ("points", "bid × 2", 5, 1, "`×` has no meaning here", "write `*`"),
    ("points", "1.5", 2, 1, "`.` has no meaning here", "only whole numbers count"),
    ("points", "bid @ 2", 5, 1, "`@` has no meaning in a formula", "delete it"),
    ("points", "1000001", 1, 7, "`1000001` is too large", "1000000 is the most"),
    ("points", "007", 1, 3, "`007` begins with a zero", "write `7`"),
    ("points", "2x", 1, 2, "`2x` is not known in a points formula", POINTS_KNOWN),
    ("points", "has(A)", 1, 3, "`has` asks about a hand; there is none in a points formula", POINTS_KNOWN),
    ("points", "tricks > 2", 1, 1, "a points formula gives a number; this is a condition",
     "write what is counted, like `tricks` or `2 * bid`; when a line counts is said beside `points`"),
    ("points", "1 + (bid > 2)", 6, 1, "`+` works on numbers; this is a condition", "put the condition in brackets"),
    ("points", "max(bid > 2, 1)", 9, 1, "`max(a, b)` has two parts", "write `max(a, b)`"),
    ("match", "score", 1, 1, "a question about the score is answered by yes or no; this is a number",
     "compare it: `score > 0`"),
    ("match", "score < 2 < 3", 11, 1, "two comparisons in a row", "write `a < b and b < c`"),
    ("match", "score > 2 && score < 5", 11, 2, "`&&` has no meaning here", "write `and`"),
    ("match", "score and 1 > 0", 1, 1, "`and` joins conditions; this is a number", "compare it: `score > 0`"),
    ("hand", "count(9)", 1, 1, "a question about a hand is answered by yes or no; this is a number",
     "compare it: `count(…) > 0`"),
    ("hand", "has(A) + 1", 1, 1, "`+` works on numbers; this is a condition", "count them: `count(A)`"),
    ("hand", "not count(9)", 5, 1, "`not` joins conditions; this is a number", "compare it: `count(…) > 0`"),
    ("hand", "has()", 5, 1, "`has` asks about cards; none is named", "write `has(A K)`"),
    ("hand", "has(A, K)", 6, 1, "cards are listed without commas", "write `has(A …)`"),
    ("hand", "has(spade)", 5, 5, "`spade` is neither a card nor a rank nor a suit", "did you mean `spades`?"),
    ("hand", "has(a)", 5, 1, "`a` is neither a card nor a rank nor a suit", "did you mean `A`?"),
    ("hand", "A", 1, 1, "`A` is not known in a question about a hand", "ask for it: `has(A)`"),
    ("hand", "has(A", 4, 1, "this bracket is not closed", "add a `)`"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "column", "length", "message", "help"), ERRORS)
def test_errors(kind: Kind, text: str, column: int, length: int, message: str, help: str) -> None:
    with pytest.raises(FormulaError) as caught:
        parse(text, kind)
    error = caught.value
    assert (error.column, error.length, error.message, error.help) == (column, length, message, help)


def test_length_and_nesting_have_limits() -> None:
    assert parse("(" * 20 + "1" + ")" * 20, "points")
    for text, column in [("(" * 21 + "1" + ")" * 21, 21), ("-" * 21 + "1", 21), ("1+" * 100 + "1", 201)]:
        with pytest.raises(FormulaError) as caught:
            parse(text, "points")
        assert caught.value.column == column
