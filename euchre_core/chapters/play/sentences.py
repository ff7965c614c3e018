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
    sitting = " A seat that sits out is passed over." if _somebody_sits(setup) else ""
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
    """Say what a renege costs, and whom: partners share one score, so it is the team's whoever is charged."""
    whom = "the player's team" if setup.partners else "the player"
    if spec.policy == "prevented":
        return f"At a table it {_costs(spec.points, whom)}." if spec.points else "It costs nothing."
    return f"Each {_costs(spec.points, whom)}{_with_the_deal(spec.points)}."


def naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say when a renege may be named, and what a right challenge brings to light."""
    if spec.policy != "challenged":
        return ""
    sitting = " A partner who sits out neither names anybody nor is named." if _somebody_sits(setup) else ""
    turn = (
        "From the second trick on each player may name one opponent in each trick, in his own turn, before he plays "
        f"his card.{sitting} Whoever names a player is right if"
    )
    if spec.challenge_until == "trick_turned":
        return (
            f"{turn} he reneged in the trick just turned; this renege is charged. A renege in an earlier trick can no "
            "longer be named."
        )
    return (
        f"{turn} he reneged in a trick already turned and is not charged for it yet; every such renege of his is "
        "charged then. After the last trick everybody is asked once more, from the dealer's left."
    )


def wrong_naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say what a wrong challenge costs, and whom."""
    if spec.policy != "challenged":
        return ""
    whom = "the team of the player who named" if setup.partners else "the player who named"
    cost = f"{_costs(spec.false_challenge, whom)}{_with_the_deal(spec.false_challenge)}"
    return f"Naming a player who has no such renege, or whose renege is charged already, is wrong; it {cost}."


def _costs(points: int, whom: str) -> str:
    """Say what somebody loses, after "it"."""
    if points == 0:
        return "costs nothing"
    amount = "1 point" if abs(points) == 1 else f"{abs(points)} points"
    return f"{'costs' if points < 0 else 'brings'} {whom} {amount}"


def _with_the_deal(points: int) -> str:
    """Say when points are reckoned that are charged during the play."""
    if points == 0:
        return ""
    return ", taken off with the score of the deal" if points < 0 else ", added with the score of the deal"


def _somebody_sits(setup: Setup) -> bool:
    return bool(setup.lone_bids) and setup.partners > 0
