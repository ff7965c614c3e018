"""The examples of a file, as sentences of its rule sheet."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_core.chapters.sentence import capital, count, joined, title
from euchre_core.variant.examples import DealBefore, ExampleSpec
from euchre_core.variant.spec import VariantSpec


def examples_in_words(spec: VariantSpec) -> list[str]:
    """Say every example of a game in a sentence."""
    return [example_in_words(example) for example in spec.examples]


def example_in_words(example: ExampleSpec) -> str:
    """Say one example in a sentence; its keys tell what kind it is."""
    if example.trick is not None:
        which = "the" if example.trick.count(str(example.wins)) < 2 else "a"
        place = f" played as card {example.place}" if example.place else ""
        return f"{_trump(example)}In the trick {_cards(example.trick)} {which} {example.wins}{place} wins."
    if example.led is not None:
        may = _any(example.legal)
        return f"{_trump(example)}The {example.led} is led. From {_cards(example.hand)} you may play {may}."
    if example.exchange is not None:
        giver = example.from_ or "player"
        return (
            f"{_trump(example)}In the exchange {title(example.exchange)} the {giver}, holding {_cards(example.hand)}, "
            f"may give {_any(example.legal)}."
        )
    if example.claim is not None:
        claim = "nothing" if example.claim == "none" else title(example.claim)
        upcard = f", and the {example.upcard} turned up," if example.upcard else ""
        return f"{_trump(example)}With {_cards(example.hand)}{upcard} you may claim {claim}."
    if example.after is not None:
        return _after(example)
    return _scored(example)


def _after(example: ExampleSpec) -> str:
    before = f"After {', '.join(_words(example.after))}" if example.after else "At the beginning of the auction"
    known = [
        *([f"in a deal that follows one in which {_deal_before(example.deal_before)}"] if example.deal_before else []),
        *([f"with the {example.upcard} turned up"] if example.upcard else []),
        *([f"holding {_cards(example.hand)}"] if example.hand else []),
        *([f"at {_scores(example)}"] if example.scores else []),
    ]
    circumstances = f" and {joined(known)}" if known else ""
    parts = []
    if example.may:
        parts.append(f"may say {joined(_words(example.may), 'or')}")
    if example.may_not:
        parts.append(f"may not say {joined(_words(example.may_not), 'or')}")
    told = [f"the next player {joined(parts)}"] if parts else []
    told += [f"it is {example.turn}'s turn"] if example.turn else []
    told += [f"the deal is over: {_points(example)}"] if example.points else []
    told += [f"{example.next_dealer} deals next"] if example.next_dealer else []
    return f"{before}{circumstances}, {joined(told) if told else 'the next player speaks'}."


def _scored(example: ExampleSpec) -> str:
    """Say how a deal comes out, in points or in who wins the game."""
    text = _outcome(example)
    found = []
    if example.winner is not None:
        winners = example.winner.split(" and ")
        win = f"{joined(winners)} {'win' if len(winners) > 1 else 'wins'} the game"
        found.append(_WINNERS.get(example.winner, win))
    elif example.points:
        found.append(_points(example))
    if example.games:
        found.append(f"the games won are {_numbers(example.games)}")
    if example.next:
        found.append(f"the next deal begins at {_numbers(example.next)}")
    if example.counted:
        found.append(f"then {_counters(example.counted)}")
    before = [
        *([f"It is deal {example.deals}"] if example.deals else []),
        *([_counters(example.counters)] if example.counters else []),
        *([f"the scores are {_scores(example)}"] if example.scores else []),
    ]
    opening = f"{capital(joined(before))}. " if before else ""
    opening += _trump(example) if example.by == "nobody" else ""
    return f"{opening}{text}: {joined(found)}." if found else f"{opening}{text}."


_WINNERS = {"nobody": "nobody has won yet", "everybody_loses": "everybody loses"}
_ALONE = {
    "maker": "plays alone",
    "blind": "plays alone blind",
    "defender": "plays against a lone defender",
    "both": "plays alone against a lone defender",
}
_STUCK = {"dealer": "is stuck", "joker_holder": "is stuck with the joker"}


def _outcome(example: ExampleSpec) -> str:
    """Say what was bid, and who took the tricks."""
    done = [
        *([f"bids {title(str(example.bid))}"] if example.bid is not None else []),
        *([_ALONE[example.alone]] if example.alone in _ALONE else []),
        *([f"makes it {title(example.lone_hand)}"] if example.lone_hand else []),
        *([_STUCK[example.stuck]] if example.stuck in _STUCK else []),
        *([f"names {title(example.trump)}"] if example.trump and example.by != "nobody" else []),
        *([f"has {joined(_list(example.partner))} as partner"] if example.partner else []),
    ]
    text = f"{capital(example.by or 'the maker')} {joined(done) if done else 'is maker'}"
    if example.dropped:
        text += f"; {joined(_list(example.dropped))} dropped out"
    taken = [f"{side} {_takes(side)} {_tricks(number)}" for side, number in (example.tricks or {}).items()]
    text += f"; {joined(taken)}" if taken else ""
    for side, number in (example.first_tricks or {}).items():
        text += f"; {side} {_takes(side)} the first {_tricks(number).removeprefix('1 ')}"
    return text + (f"; then a renege of the {example.renege} ends the deal" if example.renege else "")


def _deal_before(before: DealBefore) -> str:
    led = f", and to the last trick the {before.led} was led" if before.led else ""
    said = ExampleSpec(bid=before.bid, by=before.by, trump=before.trump, tricks=before.tricks)
    return f"{_outcome(said)}{led}"


def _points(example: ExampleSpec) -> str:
    return joined([f"{side} {number:+d}" if number else f"{side} 0" for side, number in (example.points or {}).items()])


def _scores(example: ExampleSpec) -> str:
    return _numbers(example.scores or {})


def _counters(counters: Mapping[str, Mapping[str, int]]) -> str:
    return joined([f"the {title(name)} are {_numbers(numbers)}" for name, numbers in counters.items()])


def _numbers(numbers: Mapping[str, int]) -> str:
    return joined([f"{side} {number}" for side, number in numbers.items()])


def _list(names: str | list[str]) -> list[str]:
    return [names] if isinstance(names, str) else names


def _takes(side: str) -> str:
    return "take" if side in ("makers", "defenders") or len(side) > 1 else "takes"


def _tricks(number: int) -> str:
    return "no trick" if number == 0 else count(number, "trick")


def _trump(example: ExampleSpec) -> str:
    if example.trump in ("no_trump", "no_trump_low"):
        return "There is no trump. " if example.trump == "no_trump" else "It is low no trump. "
    return f"{capital(example.trump)} are trump. " if example.trump else ""


def _cards(cards: list[str] | None) -> str:
    return " ".join(cards or [])


def _any(cards: list[str] | None) -> str:
    return joined(list(cards), "or") if cards else "nothing"


def _words(words: list[int | str] | None) -> list[str]:
    return [str(word) for word in words or []]
