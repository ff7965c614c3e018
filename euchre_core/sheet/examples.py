"""The examples of a file, as sentences of its rule sheet."""

from __future__ import annotations

from euchre_core.chapters.sentence import capital, count, joined, title
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.spec import VariantSpec


def examples_in_words(spec: VariantSpec) -> list[str]:
    """Say every example of a game in a sentence."""
    return [example_in_words(example) for example in spec.examples]


def example_in_words(example: ExampleSpec) -> str:
    """Say one example in a sentence; its keys tell what kind it is."""
    if example.trick is not None:
        which = "the" if example.trick.count(str(example.wins)) < 2 else "a"
        return f"{_trump(example)}In the trick {_cards(example.trick)} {which} {example.wins} wins."
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
        return f"{_trump(example)}With {_cards(example.hand)} you may claim {claim}."
    if example.after is not None:
        return _after(example)
    return _scored(example)


def _after(example: ExampleSpec) -> str:
    before = f"After {', '.join(_words(example.after))}" if example.after else "At the beginning of the auction"
    holding = f" and holding {_cards(example.hand)}" if example.hand else ""
    parts = []
    if example.may:
        parts.append(f"may say {joined(_words(example.may), 'or')}")
    if example.may_not:
        parts.append(f"may not say {joined(_words(example.may_not), 'or')}")
    return f"{before}{holding}, the next player {joined(parts) if parts else 'speaks'}."


def _scored(example: ExampleSpec) -> str:
    """Say how a deal comes out, in points or in who wins the game."""
    done = [
        *([f"bids {title(str(example.bid))}"] if example.bid is not None else []),
        *(["plays alone"] if example.alone == "maker" else []),
        *(["is stuck"] if example.stuck == "dealer" else []),
        *([f"names {example.trump}"] if example.trump else []),
    ]
    opening = f"{capital(example.by or 'the maker')} {joined(done) if done else 'is maker'}"
    taken = [f"{side} {_takes(side)} {_tricks(number)}" for side, number in (example.tricks or {}).items()]
    text = f"{opening}; {joined(taken)}" if taken else opening
    if example.winner is not None:
        scores = joined([f"{side} {score}" for side, score in (example.scores or {}).items()])
        winner = "nobody has won yet" if example.winner == "nobody" else f"{example.winner} wins the game"
        return f"The scores are {scores}. {text}: {winner}."
    points = [f"{side} {number:+d}" if number else f"{side} 0" for side, number in (example.points or {}).items()]
    return f"{text}: {joined(points)}." if points else f"{text}."


def _takes(side: str) -> str:
    return "take" if side in ("makers", "defenders") or len(side) > 1 else "takes"


def _tricks(number: int) -> str:
    return "no trick" if number == 0 else count(number, "trick")


def _trump(example: ExampleSpec) -> str:
    return f"{capital(example.trump)} are trump. " if example.trump else ""


def _cards(cards: list[str] | None) -> str:
    return " ".join(cards or [])


def _any(cards: list[str] | None) -> str:
    return joined(list(cards), "or") if cards else "nothing"


def _words(words: list[int | str] | None) -> list[str]:
    return [str(word) for word in words or []]
