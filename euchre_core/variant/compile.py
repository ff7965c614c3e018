"""From a finished variant to `Rules`: every chapter builds its part, in the order of a deal."""

from __future__ import annotations

from functools import lru_cache

from euchre_core.chapters.auction.build import build as build_auction
from euchre_core.chapters.claims.build import build_own_turn, build_window
from euchre_core.chapters.context import Context
from euchre_core.chapters.deal.build import build as build_deal
from euchre_core.chapters.exchange.build import build as build_exchange
from euchre_core.chapters.match.build import build as build_match
from euchre_core.chapters.pack.build import build as build_pack
from euchre_core.chapters.play.build import build as build_play
from euchre_core.chapters.scoring.build import build as build_scoring
from euchre_core.chapters.table.build import build as build_table
from euchre_core.chapters.trump.build import build as build_trump
from euchre_core.kernel.phase import Phase, Step
from euchre_core.kernel.rules import Rules

from .facts import Facts
from .spec import VariantSpec


def compile_rules(spec: VariantSpec, *, name: str, digest: str, canonical: str) -> Rules:
    """Compile a finished variant, one that all checks have passed.

    Args:
        spec: the variant.
        name: what it is called in files.
        digest: SHA-256 of `canonical`.
        canonical: its settings as text, from which the same rules can be made again.
    """
    context = Context()
    build_table(spec.table, context)
    build_pack(spec.pack, context)
    discard = build_deal(spec.deal, context)
    early_claims = build_window(spec.claims, "before_auction", context)
    own_turn_claims = build_own_turn(spec.claims, context)
    auction, swap = build_auction(spec.auction, context)
    trump = build_trump(spec.trump, context)
    exchange = build_exchange(spec.exchange, context)
    late_claims = build_window(spec.claims, "before_play", context)
    tricks, challenge, last_challenge = build_play(spec.play, context)
    renege = spec.play.renege
    scoring = build_scoring(spec.scoring, Facts(spec).space, renege.points, renege.false_challenge, context)

    discards_late = spec.deal.dealer_discards == "after_trump"
    steps: list[tuple[str, Phase | None, list[Phase | None]]] = [
        ("claims", early_claims, []),
        ("the dealer's discard", None if discards_late else discard, []),
        ("the auction", auction, [own_turn_claims, swap]),
        ("naming trump", trump, []),
        ("the dealer's discard", discard if discards_late else None, []),
        ("the exchange", exchange, []),
        ("claims", late_claims, []),
        ("the play", tricks, [challenge]),
        ("the last challenge", last_challenge, []),
    ]
    rules = Rules(
        name,
        spec.name or name,
        context.seats,
        context.side_of,
        context.side_names,
        context.pack,
        context.tables,
        context.piles,
        context.slots,
        context.tricks,
        digest,
        canonical,
    )
    rules.team_of = context.team_of
    rules.assemble(
        [Step(title, main, [aside for aside in asides if aside]) for title, main, asides in steps if main],
        scoring,
        build_match(spec.match),
    )
    rules.labels = labels_of(spec)
    rules.recipe = (remade, (canonical, name, rules.title, tuple(rules.labels.items())))
    return rules


def labels_of(spec: VariantSpec) -> dict[str, str]:
    """How the game calls things at the table: the joker, and the words of a bid (`says moon`)."""
    words = {f"says {bid}": spec.auction.bid(bid).says for bid in spec.auction.bids}
    return {"Joker": spec.pack.joker_name} | {key: text for key, text in words.items() if text is not None}


@lru_cache(maxsize=100)
def remade(canonical: str, name: str, title: str, labels: tuple[tuple[str, str], ...]) -> Rules:
    """Make pickled rules again, once in a process."""
    from .load import from_canonical

    rules = from_canonical(canonical, name=name)
    rules.title = title
    rules.labels = dict(labels)
    rules.recipe = (remade, (canonical, name, title, labels))
    return rules
