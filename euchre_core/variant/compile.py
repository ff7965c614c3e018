"""From a finished variant to `Rules`: every chapter builds its part, in the order of a deal."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from euchre_core.chapters.alone import build as alone
from euchre_core.chapters.auction.build import build as build_auction
from euchre_core.chapters.auction.build_ladder import TrumpRules
from euchre_core.chapters.claims.build import build_own_turn, build_window
from euchre_core.chapters.context import Context
from euchre_core.chapters.deal.build import build as build_deal
from euchre_core.chapters.exchange import build as exchange
from euchre_core.chapters.match.build import build as build_match
from euchre_core.chapters.pack.build import build as build_pack
from euchre_core.chapters.play.build import build as build_play
from euchre_core.chapters.scoring.build import build as build_scoring
from euchre_core.chapters.scoring.build import watch_first_tricks
from euchre_core.chapters.table.build import build as build_table
from euchre_core.chapters.table.build import build_partner
from euchre_core.chapters.trump.build import build as build_trump
from euchre_core.chapters.trump.build import build_barred, strains_of
from euchre_core.kernel.phase import Phase, Step
from euchre_core.kernel.rules import Rules

from .facts import Facts
from .outcomes import Outcomes
from .spec import VariantSpec


def compile_rules(spec: VariantSpec, *, name: str, digest: str, canonical: str) -> Rules:
    """Compile a finished variant, one that all checks have passed.

    Args:
        spec: the variant.
        name: what it is called in files.
        digest: SHA-256 of `canonical`.
        canonical: its settings as text, from which the same rules can be made again.
    """
    facts = Facts(spec)
    context = Context(joker_in_no_trump=spec.trump.joker_in_no_trump, counts_down=not spec.match.counts_up)
    context.strains = strains_of(spec.trump, spec.auction)
    build_table(spec.table, context)
    build_pack(spec.pack, context)
    taking = build_deal(spec.deal, context, turned_late=spec.auction.form == "before_deal")
    exchange.note_needs(spec.exchange, context)
    early_claims = build_window(spec.claims, "before_auction", context)
    own_turn_claims = build_own_turn(spec.claims, context)
    late_claims = build_window(spec.claims, "before_play", context)
    alone.build_lone_calls(spec.alone, context)
    trump_rules = TrumpRules(
        spec.trump.strains(), spec.trump.ranked(), spec.trump.named == "in_bid", spec.trump.worth(), spec.trump.needs
    )
    build_barred(spec.trump, spec.auction.form, context)
    finding = build_auction(spec.auction, trump_rules, spec.deal.upcard != "none", context)
    trump = build_trump(spec.trump, spec.auction.form, context)
    partner = build_partner(spec.table, context)
    lone_maker = alone.build_maker(
        spec.alone,
        context,
        is_asked=spec.auction.form == "before_deal" or (spec.auction.form == "ladder" and spec.trump.named == "in_bid"),
        upcard_decides=dict(spec.auction.upcard_decides),
    )
    lone_defender = alone.build_defender(spec.alone, context)
    drop_out = alone.build_drop_out(spec.alone, context)
    ordered = spec.trump.strains() if spec.auction.form == "turn_up" else []
    blind = alone.build_blind(context, suits=ordered)
    lone_kind = alone.build_kinds(spec.alone, context)
    late_call = alone.build_late_call(spec.alone, context)
    exchange.lay_out_kitty(spec.exchange, context)
    exchanges = [
        exchange.build_bids(spec.exchange, context),
        exchange.build_lone_maker(spec.exchange, context),
        exchange.build_lone_defender(spec.exchange, context),
    ]
    claimed = {claim.when for claim in spec.claims.values() if claim.effect == "exchange"}
    open_hands = alone.build_open_hands(spec.alone, context)
    watch_first_tricks(spec.scoring, context)
    tricks, interruptions, last_challenge = build_play(spec.play, context)
    renege = spec.play.renege
    scoring = build_scoring(
        spec.scoring,
        facts.space,
        context,
        has_ladder=spec.auction.form == "ladder",
        renege=renege.points,
        false_challenge=renege.false_challenge,
        charges_side=renege.charged_to == "side",
        counters={name: (each.full or 0, each.points) for name, each in spec.match.counters.items()},
    )
    ending = build_match(spec.match, context)

    steps: list[tuple[str, Phase | None, list[Phase | None]]] = [
        ("naming trump", finding.before_deal, []),
        ("the upcard", finding.upcard, []),
        ("playing alone blind", blind, []),
        ("claims", early_claims, []),
        ("the exchange", exchange.build_claimed(spec.exchange, context, is_claimed="before_auction" in claimed), []),
        ("the dealer's discard", taking.early, []),
        (
            "the auction",
            finding.auction,
            [
                own_turn_claims,
                exchange.build_own_turn(spec.exchange, context, is_claimed="own_turn" in claimed),
                finding.swap,
            ],
        ),
        ("taking the kitty", taking.kitty_before, []),
        ("naming trump", trump, []),
        ("taking the kitty", taking.kitty_after, []),
        ("taking the upcard", taking.upcard, []),
        ("the dealer's discard", taking.late, []),
        ("calling a partner", partner, []),
        ("playing alone", lone_maker, []),
        ("playing alone", lone_kind, []),
        ("playing alone", lone_defender, []),
        ("dropping out", drop_out, []),
        *[("the exchange", each, []) for each in exchanges],
        ("laying hands open", open_hands, []),
        ("claims", late_claims, []),
        ("the exchange", exchange.build_claimed(spec.exchange, context, is_claimed="before_play" in claimed), []),
        ("the play", tricks, [*interruptions, late_call]),
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
        ending,
    )
    for keeper in context.keepers:
        keeper.bind(rules)
    rules.labels = labels_of(spec)
    rules.facts = circumstances_of(facts)
    rules.facts["counters"] = context.counters
    rules.recipe = (remade, (canonical, name, rules.title, tuple(rules.labels.items())))
    return rules


def circumstances_of(facts: Facts) -> dict[str, Any]:
    """What can happen in the game besides the bidding: who may play alone, and who may be stuck."""
    spec, outcomes = facts.spec, Outcomes(facts)
    alone: list[str] = [*outcomes.all_ways_to_play_alone(False), *(["blind"] if spec.alone.blind != "never" else [])]
    by_bid = outcomes.all_ways_to_play_alone(True)
    kinds = sorted(spec.alone.kinds)
    return {"alone": alone, "alone by bid": by_bid, "lone_kinds": kinds, "stuck": outcomes.all_ways_to_be_stuck()}


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
