"""The play of the cards read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import LEADERS, Setup, capital, count, read_aloud

if TYPE_CHECKING:
    from euchre_core.chapters.play.spec import PlaySpec, RenegeSpec


def leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins, and how a trick is played."""
    sitting = " A seat that sits out is passed over." if setup.sits_out else ""
    led = "leads any card to the first trick"
    if spec.first_lead == "trump":
        led = "leads to the first trick, a trump if he has one"
    others = "the other plays a card" if setup.players == 2 else "the others play a card each, clockwise"
    return (
        f"{capital(_leader(spec, setup))} {led}; {others}."
        f"{sitting} Whoever can follow the suit that was led must do so; whoever cannot {_else(spec)}. The highest "
        "trump takes the trick, or without a trump the highest card of the suit led; its player leads any card to the "
        f"next trick.{'' if spec.claim_rest == 'by_agreement' else ' All tricks are played.'}"
    )


def _leader(spec: PlaySpec, setup: Setup) -> str:
    """Say who leads in general; nobody is maker in a game without an auction."""
    nobody = setup.form == "none" and spec.leads in ("maker", "left_of_maker")
    return LEADERS["left_of_dealer" if nobody else spec.leads]


def _else(spec: PlaySpec) -> str:
    return "may play any card" if spec.void == "any_card" else "must play a trump if he has one, or else any card"


def lone_leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins against or with a lone hand."""
    if spec.lone_leads == "same" or not _somebody_is_alone(setup):
        return ""
    when = "a hand" if setup.lone_hands else "a bid"
    return f"When {when} is played alone, {LEADERS[spec.lone_leads]} leads to the first trick."


def no_trump_leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins without trump."""
    if spec.no_trump_leads == "same" or not _without_trump(setup):
        return ""
    lone = ", unless a hand is played alone" if spec.lone_leads != "same" and _somebody_is_alone(setup) else ""
    return f"Without trump {LEADERS[spec.no_trump_leads]} leads to the first trick{lone}."


def claiming_the_rest(spec: PlaySpec, setup: Setup) -> str:
    """Say how the remaining tricks are claimed."""
    if spec.claim_rest == "never":
        return ""
    return (
        "Before he leads, a player may lay his hand open and claim all tricks still to come. His opponents are asked "
        "in turn; if all accept, the tricks are his, and if one wants to play on, the deal goes on with the open hand. "
        "The rest can be claimed once before each lead, and not when only one trick is left."
    )


def what_follows(spec: RenegeSpec, setup: Setup) -> str:
    """Say what becomes of the deal."""
    if spec.deal == "goes_on":
        return "Play goes on after it."
    if spec.policy == "prevented":
        return "At a table the deal ends there."
    found = "noticed" if spec.policy == "noticed" else "rightly named"
    return (
        f"Once it is {found}, play stops: the trick on the table counts for nobody, and the deal is scored as said "
        "below for a renege."
    )


def equal_cards(spec: PlaySpec, setup: Setup) -> str:
    """Say which of two equal cards is the higher."""
    if not setup.equal_cards:
        return ""
    return f"Of two equal cards in a trick, the one played {spec.equal_cards.removesuffix('_wins')} is the higher."


def renege(spec: PlaySpec, setup: Setup) -> str:
    """Say what a card against the rules costs."""
    return f"A card played against these rules is a renege. {' '.join(read_aloud(spec.renege, setup))}"


def policy(spec: RenegeSpec, setup: Setup) -> str:
    """Say whether it can happen, and when it counts."""
    is_charged = spec.points != 0 or spec.deal == "goes_on"
    return {
        "prevented": "The program does not let it happen.",
        "noticed": f"It is always noticed{' and always charged' if is_charged else ''}.",
        "challenged": f"It {'is charged' if is_charged else 'counts'} only if an opponent names the player.",
    }[spec.policy]


def charge(spec: RenegeSpec, setup: Setup) -> str:
    """Say what a renege costs, and whom."""
    whom = _charged("the player", spec, setup)
    if spec.points == 0 and spec.deal == "ends":
        return ""  # the scoring says what it costs
    if spec.policy == "prevented":
        return f"At a table it {_costs(spec.points, whom, setup)}." if spec.points else "It costs nothing."
    return f"Each {_costs(spec.points, whom, setup)}{_with_the_deal(spec.points)}."


def naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say when a renege may be named, and what a right challenge brings to light."""
    if spec.policy != "challenged":
        return ""
    sitting = " A partner who sits out neither names anybody nor is named." if setup.sits_out else ""
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
    whom = _charged("the player who named", spec, setup)
    cost = f"{_costs(spec.false_challenge, whom, setup)}{_with_the_deal(spec.false_challenge)}"
    return f"Naming a player who has no such renege, or whose renege is charged already, is wrong; it {cost}."


def _charged(player: str, spec: RenegeSpec, setup: Setup) -> str:
    """Say who is charged for a player: a team that shares one score, each of those who play with him, or he alone."""
    if setup.sides == "two_teams" and setup.partners and not setup.players_score:
        return f"the team of {player}" if " who " in player else f"{player}'s team"
    if setup.sides != "individuals" and setup.players > 2 and spec.charged_to == "side":
        return f"{player} and whoever plays with him"
    return player


def _costs(points: int, whom: str, setup: Setup) -> str:
    """Say what somebody loses, after "it"; where scores count down, that sets him back."""
    if points == 0:
        return "costs nothing"
    amount = count(abs(points), "point")
    if setup.counts_down:
        return f"sets {whom} back {amount}" if points > 0 else f"brings {whom} {amount} nearer to the end"
    return f"{'costs' if points < 0 else 'brings'} {whom} {amount}"


def _with_the_deal(points: int) -> str:
    """Say when points are reckoned that are charged during the play."""
    if points == 0:
        return ""
    return ", taken off with the score of the deal" if points < 0 else ", added with the score of the deal"


def _somebody_is_alone(setup: Setup) -> bool:
    return bool(setup.lone_bids) or setup.lone_hands


def _without_trump(setup: Setup) -> bool:
    return any(strain.startswith("no_trump") for strain in setup.strains)
