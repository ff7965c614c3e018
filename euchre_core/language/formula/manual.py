"""How each word of a formula is written, with an example: what the reference page and `euchre explain` say."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_core.language.formula.vocabulary import (
    CARD_FUNCTIONS,
    CARD_GROUPS,
    CONDITIONS,
    FUNCTIONS,
    KINDS,
    TITLES,
    Kind,
)

SIGNS = {
    "+": "added: `bid + 1`",
    "-": "taken away: `tricks - bid`; before a number or a name: its negative, `-bid`",
    "*": "times: `2 * tricks`",
    "/": "divided; only inside `round_up( )` and `round_down( )`, which say how it rounds: `round_up(bid / 2)`",
    "( )": "reckoned first: `2 * (bid + 1)`",
    "== != < <= > >=": "compared, where a question is asked: `score >= 5`",
    "and or not": "joined, where a question is asked: `has(9) and not has(A)`",
}
"""What stands between numbers and names."""

_FORMS = {
    "max": ("max(a, b)", "max(bid, tricks)", "with 3 bid and 5 taken: 5"),
    "min": ("min(a, b)", "min(tricks, 3)", "with 5 tricks: 3"),
    "round_up": ("round_up(a / b)", "round_up(bid / 2)", "with a bid of 3: 2"),
    "round_down": ("round_down(a / b)", "round_down(bid / 2)", "with a bid of 3: 1"),
    "has": ("has(cards)", "has(JS) or has(A hearts)", "the jack of spades, or any ace or heart"),
    "count": ("count(cards)", "count(9 10) >= 5", "five or more nines and tens"),
    "only": ("only(cards)", "only(9 10 J)", "nothing but nines, tens and jacks"),
}
_EXAMPLES = {
    "tricks": "2 * tricks", "others": "-others", "best_other": "tricks - best_other", "bid": "-2 * bid",
    "value": "-value", "all": "2 * all", "players": "players - 1", "trump_value": "trump_value + 20 * (bid - 6)",
    "cards": "count(9 10) == cards", "top_trumps": "top_trumps >= 3", "score": "score >= 5",
    "best_other_score": "best_other_score - score > 10", "deals_played": "deals_played == 0",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class FormulaWord:
    """A word that formulas know.

    Args:
        name: the word; form: how it is written; means: what it is, by the kind of formula where that differs.
        example: a formula with it; comes_to: what that is, or "".
        kinds: the kinds of formulas that know it.
    """

    name: str
    form: str
    means: str
    example: str
    comes_to: str
    kinds: tuple[Kind, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """The kinds of formulas that know it, in words."""
        return tuple(TITLES[kind] for kind in self.kinds)


def formula_words() -> dict[str, FormulaWord]:
    """Give every word of formulas by its name: functions, names, and groups of cards."""
    words: dict[str, FormulaWord] = {}
    every = tuple(KINDS)
    for name, means in {**FUNCTIONS, **CARD_FUNCTIONS}.items():
        form, example, comes_to = _FORMS[name]
        kinds: tuple[Kind, ...] = every if name in FUNCTIONS else ("hand",)
        words[name] = FormulaWord(name, form, means, example, comes_to, kinds)
    for kind, names in KINDS.items():
        for name, means in names.items():
            known = words.get(name)
            kinds = (*known.kinds, kind) if known else (kind,)
            words[name] = FormulaWord(name, name, means, _EXAMPLES[name], "", kinds)
    for name, means in CARD_GROUPS.items():
        words[name] = FormulaWord(name, f"has({name})", means, f"count({name}) >= 3", "", ("hand",))
    return words


def is_question(kind: Kind) -> bool:
    """Whether a formula of this kind is answered by yes or no."""
    return kind in CONDITIONS
