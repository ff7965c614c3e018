"""The play of the cards read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, capital, read_aloud

if TYPE_CHECKING:
    from euchre_core.chapters.play.spec import PlaySpec, RenegeSpec

_LEADERS = {
    "maker": "the maker",
    "left_of_maker": "the player at the maker's left",
    "left_of_dealer": "the player at the dealer's left",
    "dealer": "the dealer",
}


def leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins, and how a trick is played."""
    sitting = " A seat that sits out is passed over." if setup.lone_bids and setup.partners else ""
    return (
        f"{capital(_LEADERS[spec.leads])} leads any card to the first trick; the others play a card each, clockwise."
        f"{sitting} Whoever can follow the suit that was led must do so; whoever cannot may play any card. The highest "
        "trump takes the trick, or without a trump the highest card of the suit led; its player leads any card to the "
        "next trick. All tricks are played."
    )


def lone_leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins against or with a lone hand."""
    if spec.lone_leads == "same" or not setup.lone_bids:
        return ""
    return f"When a bid is played alone, {_LEADERS[spec.lone_leads]} leads to the first trick."


def equal_cards(spec: PlaySpec, setup: Setup) -> str:
    """Say which of two equal cards is the higher."""
    if not setup.equal_cards:
        return ""
    return f"Of two equal cards in a trick, the one played {spec.equal_cards.removesuffix('_wins')} is the higher."


def renege(spec: PlaySpec, setup: Setup) -> str:
    """Say what a card against the rules costs."""
    return f"A card played against these rules is a renege. {' '.join(read_aloud(spec.renege, setup))}"


def charge(spec: RenegeSpec, setup: Setup) -> str:
    """Say what a renege costs, and whom."""
    whom = "the player's team" if spec.charged_to == "side" and setup.partners else "the player"
    if spec.points == 0:
        return "It costs nothing."
    points = "1 point" if abs(spec.points) == 1 else f"{abs(spec.points)} points"
    table = "At a table it" if spec.policy == "prevented" else "It"
    return f"{table} {'costs' if spec.points < 0 else 'brings'} {whom} {points}."


def naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say when a renege may be named."""
    if spec.policy != "challenged":
        return ""
    turn = "An opponent may name it in his own turn in the next trick, before he plays a card"
    if spec.challenge_until == "trick_turned":
        return f"{turn}; after that it is too late."
    return f"{turn}, or in any of his later turns, or after the last trick, until the next deal."


def wrong_naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say what a wrong challenge costs."""
    if spec.policy != "challenged":
        return ""
    if spec.false_challenge == 0:
        return "Naming a player wrongly costs nothing."
    points = "1 point" if abs(spec.false_challenge) == 1 else f"{abs(spec.false_challenge)} points"
    return f"Naming a player wrongly {'costs' if spec.false_challenge < 0 else 'brings'} {points}."
