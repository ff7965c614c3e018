"""What people play and the language leaves out on purpose, each with its reason.

A file that tries one of these is told so, instead of that there is no such key; the page of what is left out is made
from this list.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from euchre_core.language.wording import nearest

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One rule that is left out.

    Args:
        what: the rule, in words; why: the reason.
        keys: the settings under which an author may look for it, with a star for a name of his own.
        choices: the choices of settings that he may try, as setting and choice.
        instead: what comes nearest, if anything does.
    """

    what: str
    why: str
    keys: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    instead: str = ""


NOT_IN_A_PROGRAM = "a program does not let it happen"
ONE_TABLE = "a file is one game at one table; seats and rounds of a tournament are outside it"
NO_SOURCE = "no game of the family that could be sourced plays it"

LEFT_OUT: tuple[LeftOut, ...] = (
    LeftOut(
        "Penalties for table talk and for hesitating",
        NOT_IN_A_PROGRAM,
        keys=("play.table_talk", "auction.table_talk", "table.table_talk", "table.talk"),
    ),
    LeftOut(
        "Bids, passes and cards out of turn",
        NOT_IN_A_PROGRAM,
        keys=("auction.out_of_turn", "play.out_of_turn"),
    ),
    LeftOut(
        "Misdeals, and two claims at once that spoil the deal",
        f"{NOT_IN_A_PROGRAM}; of two claims the first from the dealer's left counts",
        keys=("deal.misdeal", "claims.*.two_claims"),
    ),
    LeftOut(
        "A time limit",
        "a game must come out the same from the same seed, whatever the clock says",
        keys=("match.time", "match.minutes", "match.hours", "match.time_limit"),
        instead="match.deals: a number of deals",
    ),
    LeftOut(
        "Changing tables, partners and rounds",
        ONE_TABLE,
        keys=("table.rotation", "table.rotates", "match.rounds", "match.tables"),
        choices=(("table.sides", "rotating"),),
        instead="table.scores: each_player with match.deals, which is one table of a progressive evening",
    ),
    LeftOut(
        "Dealing and playing anticlockwise",
        NO_SOURCE,
        keys=("table.direction", "deal.direction", "play.direction"),
    ),
    LeftOut(
        "A duty to head the trick",
        NO_SOURCE,
        keys=("play.head", "play.heading", "play.must_head", "play.overtake"),
        instead="play.void: must_trump, a duty to trump for who cannot follow",
    ),
    LeftOut(
        "Trump that may not be led before it is broken",
        f"{NO_SOURCE}; Hearts and Spades have it",
        keys=("play.broken", "play.breaking", "play.trump_broken"),
    ),
    LeftOut(
        "Aces that cannot be trumped",
        "it would make who wins a trick depend on more than suit and strength, and it has no source but a joke",
        keys=("play.aces", "play.trump_ban", "play.aces_cannot_be_trumped"),
    ),
    LeftOut(
        "Illegal cards taken back, and tricks played again",
        "a renege costs points or ends the deal; the tricks stand",
        keys=("play.renege.taken_back", "play.renege.take_back", "play.renege.rectified", "play.renege.tricks"),
        instead="play.renege.deal: ends, with scoring lines that say renege",
    ),
    LeftOut(
        "Stopping a deal once it is decided",
        "all tricks are played, since most scores count them",
        keys=("play.stops", "play.stop_when_decided"),
        instead="play.claim_rest: by_agreement",
    ),
    LeftOut(
        "A score that must be reached exactly, or by a margin",
        "no game of the family that could be sourced ends so",
        keys=("match.exact", "match.exactly", "match.margin", "match.win_by"),
        instead="match.goes_out_by",
    ),
    LeftOut(
        "Tricks kept in a bank from deal to deal",
        "the bank changes which contracts are made, and the outcome of a deal is who took how many tricks in it",
        keys=("match.bank", "match.banked_tricks", "scoring.bank", "match.counters.*.tricks"),
        instead="match.counters, which score by themselves when they are full",
    ),
    LeftOut(
        "Points for cards held, melded or captured, and honours",
        "the outcome of a deal is who took how many tricks; games with melds are another family",
        keys=("scoring.cards", "scoring.honours", "scoring.honors", "scoring.melds", "scoring.*.*.cards"),
        instead="claims with effect: scores, for whole hands",
    ),
    LeftOut(
        "An adversary who directs a card of an exposed hand",
        "a player would play another's card, and nobody would know whose decision it was",
        keys=("alone.directs", "alone.directed", "alone.adversary_directs"),
        instead="alone.shows_hand: before_play, the exposed hand alone",
    ),
    LeftOut(
        "A lone hand played with all cards face down, for the game",
        "nobody, not even its player, would see what is played",
        keys=("alone.face_down", "alone.for_the_game", "alone.kinds.*.face_down"),
        instead="alone.blind: may, a lone hand that is declared before the cards are seen",
    ),
    LeftOut(
        "A duty to play alone once in a game",
        "nothing remembers who has played alone",
        keys=("alone.once", "alone.must_once"),
        instead="alone.must_if, a duty at a score",
    ),
    LeftOut(
        "Trump that is made by the first jack played, or by any card in the play",
        "suits would change in the middle of a trick",
        choices=(("trump.named", "first_jack"), ("trump.named", "first_jack_played"), ("trump.named", "in_play")),
    ),
    LeftOut(
        "Bids that equal the last one",
        NO_SOURCE,
        choices=(("auction.beats", "equal_bid"), ("auction.beats", "equal")),
    ),
    LeftOut(
        "A kitty that goes with some bids and not with others",
        "one game alone (500 with a misère on the dealt hand) has it",
        keys=("auction.bids.*.kitty", "auction.bids.*.without_kitty"),
    ),
    LeftOut(
        "A contract of its own for whoever the upcard makes maker",
        "one game alone (Steam) has it; the tricks to take are the same for every maker",
        keys=("auction.upcard_takes", "auction.upcard_decides.*.must_take"),
    ),
)


def pattern_of(path: Path) -> str:
    """Return the place of a setting with a star for every name that authors choose: ``auction.bids.*.trump``."""
    parts = [str(part) for part in path]
    match path:
        case ("claims", _, *_) | ("exchange", _, *_) | ("examples", _, *_):
            parts[1] = "*"
        case ("auction", "bids" | "insert" | "upcard_decides", _, *_):
            parts[2] = "*"
        case ("scoring", _, _, *_):
            parts[1:3] = ["*", "*"]
    return ".".join("*" if isinstance(part, int) else text for part, text in zip(path, parts, strict=True))


def left_out_key(path: Path, known: Collection[str] = ()) -> LeftOut | None:
    """Return the rule that an author means by a key the language does not have, if it is one left out on purpose.

    Args:
        path: where the key stands, itself the last of it.
        known: the keys there are, here or elsewhere; one of them that is spelled more alike is what he means.
    """
    owner, _, key = pattern_of(path).rpartition(".")
    places = [(*way.rpartition("."), each) for each in LEFT_OUT for way in each.keys]
    ways = {last: each for at, _, last, each in places if at == owner}
    return _meant(key, ways, known)


def left_out_choice(path: Path, value: object, known: Collection[str] = ()) -> LeftOut | None:
    """Return the rule that an author means by a choice the language does not have, if it is left out on purpose.

    Args:
        path: the setting.
        value: what it is to be.
        known: the choices there are; one of them that is spelled more alike is what he means.
    """
    setting = pattern_of(path)
    ways = {choice: each for each in LEFT_OUT for at, choice in each.choices if at == setting}
    return _meant(value, ways, known) if isinstance(value, str) else None


def _meant(word: str, ways: Mapping[str, LeftOut], known: Collection[str]) -> LeftOut | None:
    if word in ways or not ways:
        return ways.get(word)
    best = next(iter(nearest(word, [*known, *ways], limit=1)), None)
    return None if best in known else ways.get(best or "")
