"""EU101, EU370, EU371, EU374, EU376, EU381, EU470, EU471: partners are to be had, and a lone hand means something."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown


def partners_can_be_had(game: Game) -> Iterator[Diagnostic]:
    """A called partner is got in some way, and somebody is left to play against."""
    table = game.spec.table
    if table.sides != "called_partner":
        return
    if table.partner_is is None:
        yield diagnose(
            "EU101",
            "`partner_is` in `table` is missing: how the maker gets a partner",
            game.key_at("table", "sides"),
            label="nothing here says it",
            help=["for example `partner_is: holder_of_called_ace`"],
        )
        return
    bids = [(bid, game.spec.auction.bid(bid).partners) for bid in game.facts.all_bids]
    chosen = bids if table.partner_is == "chosen_player" else []
    bid, partners = max([*chosen, (None, 1)], key=lambda each: each[1])
    if table.players - 1 - partners < 1:
        who = f"with the bid {shown(bid)} the maker" if partners > 1 and bid is not None else "the maker"
        yield diagnose(
            "EU370",
            f"{who} has {partners} of {table.players - 1} others for partners, and nobody is left to play against",
            game.cause(("table", "players"), ("auction", "bids", str(bid), "partners"), ("table", "sides")),
            label="too few players",
            help=[
                f"write `players: {partners + 2}` in `table`, or more"
                + (", or fewer `partners`" if partners > 1 else "")
            ],
        )


def something_can_be_called(game: Game) -> Iterator[Diagnostic]:
    """The cards that make a partner are in the pack."""
    table, pack = game.spec.table, game.spec.pack
    if table.sides != "called_partner":
        return
    needed = {"holder_of_called_ace": ("A", "ace"), "first_to_play_right_bower": ("J", "jack")}
    rank, name = needed.get(table.partner_is or "", ("", ""))
    if rank and rank not in pack.ranks:
        partner, ranks = game.key_at("table", "partner_is"), game.key_at("pack", "ranks")
        cause = game.cause(("table", "partner_is"), ("pack", "ranks"))
        yield diagnose(
            "EU371",
            f"the pack has no {name}, so that nobody can ever be the maker's partner",
            cause,
            label=f"needs {name}s" if cause != ranks else f"the pack has no {name}",
            help=[f"write {rank} in `ranks` of `pack`, or `partner_is: chosen_player` in `table`"],
            related=[(partner, f"needs {name}s") if cause == ranks else (ranks, "the ranks of the pack")],
        )


def lone_hands_exchange_in_time(game: Game) -> Iterator[Diagnostic]:
    """Cards are exchanged before the play; whoever says so later has none to exchange."""
    alone = game.spec.alone
    if alone.exchange is None or alone.maker == "never" or alone.declared != "before_partner_plays":
        return
    yield diagnose(
        "EU374",
        f"a lone maker is to exchange cards ({shown(alone.exchange)}), and says only during the play that he is alone",
        game.cause(("alone", "declared"), ("alone", "exchange")),
        label="too late for an exchange",
        help=["write `declared: before_play`, or `exchange: null`"],
    )


def lone_defenders_are_asked_in_time(game: Game) -> Iterator[Diagnostic]:
    """Defenders answer a lone maker before the play; whoever says so later has no answer to fear.

    In the middle of a trick nobody could send a partner out whose card may lie on the table.
    """
    alone = game.spec.alone
    if alone.maker == "never" or alone.declared != "before_partner_plays" or alone.defender != "against_lone_maker":
        return
    yield diagnose(
        "EU376",
        "a defender is to answer a lone maker before the play, who says only during the play that he is alone",
        game.cause(("alone", "declared"), ("alone", "defender")),
        label="too late for an answer",
        help=["write `declared: before_play`, or `defender: against_any_maker`"],
    )


def late_lone_hands_know_their_partner(game: Game) -> Iterator[Diagnostic]:
    """Who is known by a card he plays has played when he is known, and cannot be sent out any more."""
    alone, table = game.spec.alone, game.spec.table
    if alone.maker == "never" or alone.declared != "before_partner_plays" or table.sides != "called_partner":
        return
    if table.partner_is not in (None, "chosen_player"):
        yield diagnose(
            "EU471",
            "the maker is to say that he plays alone before his partner plays, who is known only by a card he plays",
            game.cause(("alone", "declared"), ("table", "partner_is")),
            label="nobody would ever ask him",
            help=["write `declared: before_play`"],
        )


def lone_hands_can_be_told(game: Game) -> Iterator[Diagnostic]:
    """Which kind of lone hand it is, is said before the play, in a word that means nothing else."""
    alone = game.spec.alone
    if alone.kinds and alone.maker == "may" and alone.declared == "before_partner_plays":
        yield diagnose(
            "EU381",
            "a maker says before the play which kind of lone hand it is, and only during the play that he is alone",
            game.cause(("alone", "declared"), ("alone", "kinds")),
            label="too late to say which kind",
            help=["write `declared: before_play`"],
        )
    if "pass" in alone.kinds:
        yield diagnose(
            "EU381",
            "a kind of lone hand cannot be called `pass`: that is what is said for a plain one",
            game.key_at("alone", "kinds", "pass"),
            label="means a plain lone hand",
            help=["call it otherwise, like `blind_hand`"],
        )


def lone_hands_cost_something(game: Game) -> Iterator[Diagnostic]:
    """Whoever may play alone gives something up for it: his partner, or the kitty."""
    alone, sides = game.spec.alone, game.spec.table.sides
    if alone.maker == "never" or alone.exchange is not None or game.spec.deal.kitty == "to_maker_unless_alone":
        return
    if game.facts.partners or sides == "called_partner" or game.facts.uneven:
        return
    yield diagnose(
        "EU470",
        "playing alone costs the maker nothing: he has no partner to send out",
        game.cause(("alone", "maker"), ("table", "sides"), ("table", "players")),
        label="every maker will do it",
        related=[(game.other_place(("alone", "maker"), ("table", "sides"), ("table", "players")), "because of this")],
        help=["write `alone: {maker: never}`"],
    )
