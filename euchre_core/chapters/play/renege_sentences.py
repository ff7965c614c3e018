"""A card against the rules read aloud: whether it can be played, who names it, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, paragraph, read_aloud
from euchre_core.language.translation import later_many, say, say_as, say_many

if TYPE_CHECKING:
    from euchre_core.chapters.play.spec import PlaySpec, RenegeSpec

_COSTS, _BRINGS, _SETS_BACK, _BRINGS_NEARER = range(4)

# What it costs at a table. In all these {whom} is somebody whom a renege costs points.
# Translators: it is a renege; {whom} is like: the player, or the player's team.
_TABLE_COSTS = later_many("At a table it costs {whom} {number} point.", "At a table it costs {whom} {number} points.")
# Translators: it is a renege; {whom} is like: the player, or the player's team, and gets points for it.
_TABLE_BRINGS = later_many(
    "At a table it brings {whom} {number} point.", "At a table it brings {whom} {number} points."
)
# Translators: it is a renege; {whom} is like: the player, or the player's team. Scores fall from a number to zero.
_TABLE_SETS_BACK = later_many(
    "At a table it sets {whom} back {number} point.", "At a table it sets {whom} back {number} points."
)
# Translators: it is a renege; {whom} is like: the player, or the player's team. Scores fall from a number to zero.
_TABLE_BRINGS_NEARER = later_many(
    "At a table it brings {whom} {number} point nearer to the end.",
    "At a table it brings {whom} {number} points nearer to the end.",
)
# Translators: each renege; {whom} is like: the player, or the player's team.
_EACH_COSTS = later_many(
    "Each costs {whom} {number} point, taken off with the score of the deal.",
    "Each costs {whom} {number} points, taken off with the score of the deal.",
)
# Translators: each renege; {whom} is like: the player, or the player's team, and gets points for it.
_EACH_BRINGS = later_many(
    "Each brings {whom} {number} point, added with the score of the deal.",
    "Each brings {whom} {number} points, added with the score of the deal.",
)
# Translators: each renege; {whom} is like: the player, or the player's team. Scores fall from a number to zero.
_EACH_SETS_BACK = later_many(
    "Each sets {whom} back {number} point, added with the score of the deal.",
    "Each sets {whom} back {number} points, added with the score of the deal.",
)
# Translators: each renege; {whom} is like: the player, or the player's team. Scores fall from a number to zero.
_EACH_BRINGS_NEARER = later_many(
    "Each brings {whom} {number} point nearer to the end, taken off with the score of the deal.",
    "Each brings {whom} {number} points nearer to the end, taken off with the score of the deal.",
)
# Translators: naming: saying aloud that he has reneged; {whom} is like: the player who named.
_NAMING_COSTS = later_many(
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it costs {whom} {number} "
    "point, taken off with the score of the deal.",
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it costs {whom} {number} "
    "points, taken off with the score of the deal.",
)
# Translators: naming: saying aloud that he has reneged; {whom} is like: the player who named, and gets points for it.
_NAMING_BRINGS = later_many(
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it brings {whom} {number} "
    "point, added with the score of the deal.",
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it brings {whom} {number} "
    "points, added with the score of the deal.",
)
# Translators: naming: saying aloud that he has reneged; {whom} is like: the player who named. Scores fall to zero.
_NAMING_SETS_BACK = later_many(
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it sets {whom} back "
    "{number} point, added with the score of the deal.",
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it sets {whom} back "
    "{number} points, added with the score of the deal.",
)
# Translators: naming: saying aloud that he has reneged; {whom} is like: the player who named. Scores fall to zero.
_NAMING_BRINGS_NEARER = later_many(
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it brings {whom} {number} "
    "point nearer to the end, taken off with the score of the deal.",
    "Naming a player who has no such renege, or whose renege is charged already, is wrong; it brings {whom} {number} "
    "points nearer to the end, taken off with the score of the deal.",
)
_SMALL_CHANGE = -2
"""What a renege costs where nobody says it: nothing to speak of where bids are worth tens and hundreds."""
_AT_A_TABLE = (_TABLE_COSTS, _TABLE_BRINGS, _TABLE_SETS_BACK, _TABLE_BRINGS_NEARER)
_EACH = (_EACH_COSTS, _EACH_BRINGS, _EACH_SETS_BACK, _EACH_BRINGS_NEARER)
_NAMING = (_NAMING_COSTS, _NAMING_BRINGS, _NAMING_SETS_BACK, _NAMING_BRINGS_NEARER)


def renege(spec: PlaySpec, setup: Setup) -> str:
    """Say what a card against the rules costs."""
    told = say("A card played against these rules is a renege.")
    return paragraph(told, *read_aloud(spec.renege, setup))


def policy(spec: RenegeSpec, setup: Setup) -> str:
    """Say whether it can happen, and when it counts."""
    is_charged = spec.points != 0 or spec.deal == "goes_on"
    if spec.policy == "prevented":
        # Translators: it is a renege.
        return say("The program does not let it happen.")
    if spec.policy == "noticed":
        if is_charged:
            # Translators: it is a renege.
            return say("It is always noticed and always charged.")
        # Translators: it is a renege.
        return say("It is always noticed.")
    if is_charged:
        # Translators: it is a renege; to name a player is to say aloud that he has reneged.
        return say("It is charged only if an opponent names the player.")
    # Translators: it is a renege; to name a player is to say aloud that he has reneged.
    return say("It counts only if an opponent names the player.")


def charge(spec: RenegeSpec, setup: Setup) -> str:
    """Say what a renege costs, and whom."""
    if spec.points == 0 and spec.deal == "ends":
        return ""  # the scoring says what it costs
    if spec.points == 0 and spec.policy == "prevented":
        # Translators: it is a renege.
        return say("It costs nothing.")
    if spec.points == 0:
        # Translators: each renege.
        return say("Each costs nothing.")
    if spec.policy == "prevented" and setup.counts_in_tens and spec.points == _SMALL_CHANGE:
        # Translators: a renege, where people play with real cards.
        return say("What it costs at a table is for the players to settle.")
    frames = _AT_A_TABLE if spec.policy == "prevented" else _EACH
    return say_many(*frames[_charging(spec.points, setup)], abs(spec.points), whom=_player(spec, setup))


def what_follows(spec: RenegeSpec, setup: Setup) -> str:
    """Say what becomes of the deal."""
    if spec.deal == "goes_on":
        # Translators: it is a renege.
        return say("Play goes on after it.")
    if spec.policy == "prevented":
        return say("At a table the deal ends there.")
    if spec.policy == "noticed":
        # Translators: it is a renege.
        return say(
            "Once it is noticed, play stops: the trick on the table counts for nobody, and the deal is scored as said "
            "below for a renege."
        )
    # Translators: it is a renege; to name a player is to say aloud that he has reneged.
    return say(
        "Once it is rightly named, play stops: the trick on the table counts for nobody, and the deal is scored as "
        "said below for a renege."
    )


def naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say when a renege may be named, and what a right challenge brings to light."""
    if spec.policy != "challenged":
        return ""
    # Translators: to name an opponent is to say aloud that he has reneged.
    turn = say(
        "From the second trick on each player may name one opponent in each trick, in his own turn, before he plays "
        "his card."
    )
    told = [turn]
    if setup.sits_out:
        told.append(say("A partner who sits out neither names anybody nor is named."))
    told += _of_the_trick() if spec.challenge_until == "trick_turned" else _of_the_deal()
    return paragraph(*told)


def _of_the_trick() -> list[str]:
    return [
        say("Whoever names a player is right if he reneged in the trick just turned; this renege is charged."),
        say("A renege in an earlier trick can no longer be named."),
    ]


def _of_the_deal() -> list[str]:
    return [
        say(
            "Whoever names a player is right if he reneged in a trick already turned and is not charged for it yet; "
            "every such renege of his is charged then."
        ),
        say("After the last trick everybody is asked once more, from the dealer's left."),
    ]


def wrong_naming(spec: RenegeSpec, setup: Setup) -> str:
    """Say what a wrong challenge costs, and whom."""
    if spec.policy != "challenged":
        return ""
    points = spec.false_challenge
    if points == 0:
        # Translators: naming: saying aloud that he has reneged.
        return say(
            "Naming a player who has no such renege, or whose renege is charged already, is wrong; it costs nothing."
        )
    return say_many(*_NAMING[_charging(points, setup)], abs(points), whom=_who_named(spec, setup))


def _charging(points: int, setup: Setup) -> int:
    """Return what points do to somebody; where scores count down, more of them set him back."""
    if setup.counts_down:
        return _SETS_BACK if points > 0 else _BRINGS_NEARER
    return _COSTS if points < 0 else _BRINGS


def _player(spec: RenegeSpec, setup: Setup) -> str:
    """Say who is charged for a player: a team that shares one score, each of those who play with him, or he alone."""
    if _team_pays(setup):
        return say_as("whom a renege costs points", "the player's team")
    if _side_pays(spec, setup):
        return say_as("whom a renege costs points", "the player and whoever plays with him")
    return say_as("whom a renege costs points", "the player")


def _who_named(spec: RenegeSpec, setup: Setup) -> str:
    """Say who is charged for a player who named another one wrongly."""
    if _team_pays(setup):
        return say_as("whom a renege costs points", "the team of the player who named")
    if _side_pays(spec, setup):
        return say_as("whom a renege costs points", "the player who named and whoever plays with him")
    return say_as("whom a renege costs points", "the player who named")


def _team_pays(setup: Setup) -> bool:
    return setup.sides == "two_teams" and setup.partners > 0 and not setup.players_score


def _side_pays(spec: RenegeSpec, setup: Setup) -> bool:
    return setup.sides != "individuals" and setup.players > 2 and spec.charged_to == "side"
