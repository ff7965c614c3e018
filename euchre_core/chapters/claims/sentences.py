"""The claims read aloud: what is asked of whom depends on when, who and whether the holder decides, all together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from euchre_core.chapters.formula_words import hand_in_words, points_in_words
from euchre_core.chapters.sentence import Setup, capital, read_aloud, title
from euchre_core.language.cards import JOKERS
from euchre_core.language.formula import Binary, Call, Cards, FormulaError, Name, Node, Number, Unary, parse

if TYPE_CHECKING:
    from euchre_core.chapters.claims.spec import ClaimSpec


def claims_aloud(claims: Mapping[str, ClaimSpec], setup: Setup) -> str:
    """Read every claim aloud, one line each, in the order of their names: that of the file makes no difference."""
    lines = [
        f"- {capital(title(name))}: {' '.join(read_aloud(claim, setup))}" for name, claim in sorted(claims.items())
    ]
    by_itself = [claim.when for claim in claims.values() if claim.claimed == "automatically"]
    asked = {claim.when for claim in claims.values() if claim.claimed == "by_choice"}
    if asked & set(by_itself):
        lines.append("Hands that are thrown in by themselves come first, before anybody is asked.")
    if len(set(by_itself)) < len(by_itself):
        lines.append("If a hand is thrown in for several reasons at the same moment, the first on this list counts.")
    return "\n".join(lines)


def hand(spec: ClaimSpec, setup: Setup) -> str:
    """Say which hands, and on which cards that is judged."""
    if spec.hand is None:
        return ""
    judged = ""
    if spec.when == "before_auction" and setup.dealer_extra:
        judged = ", the dealer's extra cards included"
    elif spec.when == "own_turn" and setup.dealer_extra:
        judged = ", judged on all the cards held at that moment"
    elif spec.when == "before_play" and (setup.dealer_extra or setup.ghost_hands or setup.exchanges):
        judged = ", judged on the cards held at that moment"
    return f"{_hand(spec.hand, setup)}{judged}."


def effect(spec: ClaimSpec, setup: Setup) -> str:
    """Say what a claim does."""
    by_itself = spec.claimed == "automatically"
    if spec.effect == "exchange":
        happens = "Whoever holds such a hand" if by_itself else "If it is claimed, the claimer"
        return f'{happens} exchanges cards ("{title(spec.exchange or "")}"), and the deal goes on.{_only_once(setup)}'
    if spec.effect == "scores":
        happens = "Such a hand ends the deal by itself" if by_itself else "If it is claimed, the deal is over"
        who = "its holder's side" if setup.partners and by_itself else "the claimer's side" if setup.partners else ""
        who = who or ("its holder" if by_itself else "the claimer")
        return f"{happens}, without play: {who} {_scores(spec)}."
    happens = "Such a hand is thrown in by itself" if by_itself else "If it is claimed"
    join = ": the" if by_itself else ", the"
    dealer = "the next player deals" if spec.effect == "redeal_next" else "the same dealer deals again"
    return f"{happens}{join} cards are collected and {dealer}."


def _only_once(setup: Setup) -> str:
    return " Each player exchanges at most once a deal by a claim, and only if the kitty has enough cards for it."


def _scores(spec: ClaimSpec) -> str:
    """Say what somebody scores: a number, or a formula in words."""
    verb, _, amount = points_in_words(spec.points).partition(" ")
    return f"{verb}s {amount}"


def claiming(spec: ClaimSpec, setup: Setup) -> str:
    """Say when it is claimed, and who is asked."""
    return _by_itself(spec, setup) if spec.claimed == "automatically" else _by_choice(spec, setup)


def _by_itself(spec: ClaimSpec, setup: Setup) -> str:
    if spec.when == "own_turn":
        return (
            "That happens when its holder's turn in the auction comes, before he does anything else; nobody is asked. "
            "A player whose turn does not come keeps it."
        )
    if spec.who == "maker":
        return f"That happens {_moment(spec, setup)}, and only if the maker holds it; nobody is asked."
    return (
        f"That happens {_moment(spec, setup)}; nobody is asked. If several players hold one, that of the first from "
        f"the dealer's left counts.{_sitting(spec, setup)}"
    )


def _by_choice(spec: ClaimSpec, setup: Setup) -> str:
    if spec.when == "own_turn":
        return (
            "Whoever holds it may claim it or play on, in his own turn of the auction, before he does anything else. "
            "After the highest bid the auction stays open as long as somebody who has not spoken might still claim it."
        )
    if spec.who == "maker":
        return f"Only the maker is asked, {_moment(spec, setup)}; he may claim it or play on."
    return (
        f"All are asked in turn, from the dealer's left, {_moment(spec, setup)}; whoever holds it may claim it or play "
        f"on, and the first claim counts.{_sitting(spec, setup)}"
    )


def _moment(spec: ClaimSpec, setup: Setup) -> str:
    if spec.when == "before_auction":
        return f"{'before the dealer discards and ' if setup.dealer_extra else ''}before anybody bids"
    return f"{'after any exchange of cards, ' if setup.exchanges else ''}before the first card is led"


def _sitting(spec: ClaimSpec, setup: Setup) -> str:
    """Who has laid his cards down has nothing to claim; before the play somebody may have."""
    if spec.when != "before_play" or not setup.sits_out:
        return ""
    asked = "not asked" if spec.claimed == "by_choice" else "passed over"
    return f" A partner who sits out is {asked}."


def showing(spec: ClaimSpec, setup: Setup) -> str:
    """Say who sees the hand."""
    return "The hand is shown to all." if spec.shown_to == "all" else "The hand is not shown."


def limiting(spec: ClaimSpec, setup: Setup) -> str:
    """Say how often."""
    if spec.limit == "none":
        return ""
    if spec.claimed == "automatically":
        return "This happens to each player at most once in a match."
    not_asked = "" if spec.when == "own_turn" else ", and is not asked about it again"
    return f"Each player may claim it once in a match{not_asked}."


# -- hands that ask for a joker, where there is none -----------------------------------------------------------------


def _hand(predicate: str, setup: Setup) -> str:
    if setup.joker_name:
        return f"a hand with {hand_in_words(predicate, setup.joker_name)}"
    try:
        known = _without_jokers(parse(predicate, "hand"))
    except FormulaError:
        return predicate
    if isinstance(known, bool):
        return "any hand" if known else "a hand that nobody can hold without a joker"
    return f"a hand with {hand_in_words(_written(known))}"


def _without_jokers(node: Node) -> Node | bool:
    """What a predicate asks in a pack without jokers; a truth value if that settles it."""
    match node:
        case Cards(function, cards, column):
            others = tuple(card for card in cards if card not in JOKERS)
            if others:
                return Cards(function, others, column)
            return node if function == "count" else False
        case Unary("not", operand, column):
            known = _without_jokers(operand)
            return not known if isinstance(known, bool) else Unary("not", known, column)
        case Binary("and" | "or" as operator, left, right, column):
            first, second = _without_jokers(left), _without_jokers(right)
            if isinstance(first, bool):
                return second if first == (operator == "and") else first
            if isinstance(second, bool):
                return first if second == (operator == "and") else second
            return Binary(operator, first, second, column)
        case Binary(operator, Cards("count", cards), Number(number)) if operator in _COMPARED and set(cards) <= set(
            JOKERS
        ):
            return _COMPARED[operator](0, number)
        case Binary(operator, left, right, column):
            return Binary(operator, _number(left), _number(right), column)
    return node


_COMPARED: dict[str, Callable[[int, int], bool]] = {
    "==": int.__eq__,
    "!=": int.__ne__,
    "<": int.__lt__,
    "<=": int.__le__,
    ">": int.__gt__,
    ">=": int.__ge__,
}


def _number(node: Node) -> Node:
    """A number to compare: without jokers it is still a number."""
    known = _without_jokers(node)
    return node if isinstance(known, bool) else known


def _written(node: Node) -> str:
    """Write a predicate down again."""
    match node:
        case Number(value):
            return str(value)
        case Name(name):
            return name
        case Cards(function, cards):
            return f"{function}({' '.join(cards)})"
        case Unary(operator, operand):
            return f"{operator} ({_written(operand)})"
        case Binary(operator, left, right):
            chained = isinstance(left, Binary) and left.operator == operator
            return f"{_written(left) if chained else _bracketed(left)} {operator} {_bracketed(right)}"
        case Call(function, left, right) if function in ("max", "min"):
            return f"{function}({_written(left)}, {_written(right)})"
        case Call(function, left, right):
            return f"{function}({_bracketed(left)} / {_bracketed(right)})"


def _bracketed(node: Node) -> str:
    return f"({_written(node)})" if isinstance(node, Binary | Unary) else _written(node)
