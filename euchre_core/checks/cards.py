"""EU301, EU302, EU310 to EU312: the pack, the hands and the players fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from euchre_core.chapters.sentence import joined
from euchre_core.checks.game import Game
from euchre_core.language.cards import canonical_card, rank_of
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.variant.shape import Path

_PACK: tuple[Path, ...] = (("pack", "ranks"), ("pack", "copies"), ("pack", "leave_out"), ("pack", "jokers"))
_DEAL: tuple[Path, ...] = (("deal", "cards_each"), ("deal", "ghost_hands"), ("deal", "dealer_extra"))

_TIMES = {2: "twice", 3: "three times"}


def cards_add_up(game: Game) -> Iterator[Diagnostic]:
    """There are enough cards for the hands, the ghost hands and the dealer's extra cards."""
    facts, deal = game.facts, game.spec.deal
    if facts.tricks >= 1 and facts.left_over >= 0:
        return
    if deal.cards_each == "all":
        headline = f"the pack has {_cards(facts.pack)}: too few for {_hands(facts.hands)}"
    else:
        headline = f"the deal needs {_cards(facts.dealt)}, and the pack has {facts.pack}"
    dealt_to = [f"{game.spec.table.players} players"]
    if deal.ghost_hands:
        dealt_to.append(f"{deal.ghost_hands} ghost {'hand' if deal.ghost_hands == 1 else 'hands'}")
    each = "" if deal.cards_each == "all" else f", {_cards(facts.tricks)} each"
    extra = f"; {deal.dealer_extra} more for the dealer" if deal.dealer_extra else ""
    yield diagnose(
        "EU301",
        headline,
        game.cause(*_DEAL, ("table", "players"), *_PACK),
        label="this asks for too many cards",
        notes=[f"cards go to {' and '.join(dealt_to)}{each}{extra}"],
        help=_fewer_or_more(game),
    )


def _fewer_or_more(game: Game) -> list[str]:
    """What makes a deal and a pack fit: fewer cards each, or more ranks."""
    facts, ranks = game.facts, game.spec.pack.ranks
    beside_hands = facts.dealt - facts.tricks * facts.hands
    fits = (facts.pack - beside_hands) // facts.hands
    fewer = f"write `cards_each: {fits}` in `deal`, or " if 0 < fits < facts.tricks else ""
    missing = [rank for rank in range(10, 1, -1) if rank not in ranks]
    more = f"put more ranks in the pack, for example {missing[0]}: `ranks` in `pack`" if missing else "use more packs"
    return [f"{fewer}{more}"]


def teams_are_even(game: Game) -> Iterator[Diagnostic]:
    """Two teams need an even number of players."""
    players = game.spec.table.players
    if game.facts.uneven:
        yield diagnose(
            "EU302",
            f"{players} players cannot make two teams",
            game.cause(("table", "players"), ("table", "sides")),
            label="one player would be left over",
            help=["write `sides: individuals` in `table`, or another number of players"],
        )


def bowers_are_jacks(game: Game) -> Iterator[Diagnostic]:
    """Bowers are jacks, so the pack must have jacks."""
    pack = game.spec.pack
    jacks_out = {card for card in map(canonical_card, pack.leave_out) if card is not None and rank_of(card) == "J"}
    if pack.bowers == "none" or ("J" in pack.ranks and len(jacks_out) < 4):
        return
    yield diagnose(
        "EU310",
        "there are no jacks in the pack, and bowers are jacks",
        game.cause(("pack", "bowers"), ("pack", "ranks"), ("pack", "leave_out")),
        label="no jack can become a bower",
        help=["write `bowers: none` in `pack`, or give it jacks: J in `ranks`"],
    )


def ranks_stand_once(game: Game) -> Iterator[Diagnostic]:
    """A rank stands once in the order of ranks."""
    counted = Counter(game.spec.pack.rank_texts())
    often = [f"{rank} {_TIMES.get(times, f'{times} times')}" for rank, times in counted.items() if times > 1]
    if often:
        yield diagnose(
            "EU311",
            f"`pack.ranks` has {joined(often)}",
            game.at("pack", "ranks"),
            label="a rank has one place",
            help=[f"write `ranks: [{', '.join(counted)}]`; for more cards of each kind write `copies: 2`"],
        )


def left_out_cards_exist(game: Game) -> Iterator[Diagnostic]:
    """Only a card of the pack can be left out, and only once."""
    ranks = game.spec.pack.rank_texts()
    seen: set[str] = set()
    for place, text in enumerate(game.spec.pack.leave_out):
        card = canonical_card(text)
        if card is None:
            continue
        why, help = None, ""
        if rank_of(card) is None:
            why, help = "jokers are left out with `jokers: 0`", "write `jokers: 0` in `pack`, and delete it here"
        elif rank_of(card) not in ranks:
            why = f"the pack has no {rank_of(card)}"
            help = f"write a card of the pack, whose ranks are {joined(ranks)}; or delete it"
        elif card in seen:
            why, help = "it has been left out already, with all its copies", "delete it"
        seen_before = frozenset(seen)
        seen.add(card)
        if why is not None:
            yield diagnose(
                "EU312",
                f"{text} cannot be left out: {why}",
                game.at("pack", "leave_out", place),
                label="not in the pack" if card not in seen_before else "once more",
                help=[help],
            )


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _hands(count: int) -> str:
    return "1 hand" if count == 1 else f"{count} hands"
