"""Every code a diagnostic can have: a stable number, a readable name and what it means in one line."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.language.diagnostic import Diagnostic, Fix, Severity, Span

GROUPS = {
    "EU0": "the YAML itself",
    "EU1": "shape",
    "EU2": "composition",
    "EU3": "contradictions that cannot be played",
    "EU4": "playable but surely unintended",
    "EU5": "comments that silence warnings",
    "EU6": "examples that failed",
    "EU7": "found by playing",
}
"""What the codes that begin alike are about."""

CODES: dict[str, tuple[str, str]] = {
    # EU0xx: the YAML itself
    "EU001": ("yaml-syntax", "The text is not YAML."),
    "EU002": ("tab", "Files are indented and aligned with spaces, never with tabs."),
    "EU003": ("duplicate-key", "The same key stands twice in one place."),
    "EU004": ("anchor", "Anchors (`&name`) are not used here; write the value out."),
    "EU005": ("alias", "Aliases (`*name`) are not used here; write the value out."),
    "EU006": ("tag", "Tags (`!name`) are not used here."),
    "EU007": ("merge-key", "Merge keys (`<<`) are not used here; `extends` and `overlays` build on other files."),
    "EU008": ("several-documents", "A file holds one document."),
    "EU009": ("nested-too-deep", "Settings are never nested more than 20 levels deep."),
    "EU010": ("file-too-large", "A file is at most 256 KiB."),
    "EU011": ("key-not-text", "A key is text, or a number for a bid."),
    "EU012": ("number-spelling", "Whole numbers are written plainly: no leading zero, no `0x`, no `0o`."),
    "EU013": ("not-a-whole-number", "Only whole numbers count in this game."),
    "EU014": ("not-utf-8", "The file is not text in UTF-8."),
    "EU015": ("control-character", "An invisible character that has no place in a text."),
    "EU016": ("not-a-mapping", "A file is a list of `key: value` lines."),
    "EU017": ("number-too-large", "No number in these games needs more than nine digits."),
    "EU018": ("too-many-mistakes", "So much is wrong that reading stopped."),
    "EU019": ("directive", "YAML directives (`%YAML`, `%TAG`) are not used here."),
    "EU020": ("unreadable", "The file cannot be read."),
    "EU021": ("too-many-values", "A file holds at most 10,000 values."),
    # EU1xx: shape
    "EU101": ("missing-key", "Something that must be said is not."),
    "EU102": ("wrong-type", "A value of another kind is needed here."),
    "EU103": ("not-a-choice", "The value is none of the choices of this setting."),
    "EU104": ("unknown-key", "There is no such setting here."),
    "EU105": ("out-of-range", "The number is too small or too large."),
    "EU106": ("bad-card", "This is not a card."),
    "EU107": ("bad-formula", "The formula cannot be understood."),
    "EU108": ("truth-value", "No setting takes true or false; every setting names its choices."),
    "EU109": ("bad-name", "Names are written in small letters, digits and underscores."),
    "EU110": ("missing-colon", "Between a key and its value stand a colon and a space."),
    "EU111": ("older-format", "The file is written in an older format; `euchre migrate` brings it up to date."),
    "EU112": ("newer-format", "The file is written in a newer format than this program knows."),
    "EU113": ("migrate-by-hand", "Something in an older file that only its author can bring up to date."),
    "EU190": ("left-out", "A rule that some people play and the language leaves out on purpose."),
    # EU2xx: composition
    "EU201": ("unknown-variant", "No game has this name."),
    "EU202": ("unknown-overlay", "No overlay has this name."),
    "EU203": ("extends-cycle", "A game builds on itself."),
    "EU204": ("not-a-game", "An overlay stands where a game is needed."),
    "EU205": ("not-an-overlay", "A game stands where an overlay is needed."),
    "EU206": ("path-outside", "A file builds only on files in its own folder, below it, and on shipped games."),
    "EU207": ("overlay-builds-on", "An overlay is laid over a game and builds on nothing itself."),
    "EU208": ("overlay-empties-chapter", "An overlay may change a chapter but not empty it."),
    "EU209": ("inherits", "`inherits: nothing` is the first key of a chapter and has no other value."),
    "EU210": ("game-or-overlay", "A file is either a game (`name`) or an overlay (`overlay`)."),
    "EU211": ("cannot-be-set", "This cannot be set from outside the file."),
    "EU212": ("requirement", "What an overlay requires of the game is not so."),
    "EU213": ("overlay-conflict", "Two overlays disagree about the same setting."),
    "EU214": ("overlays-exclude", "Two overlays cannot be used together."),
    "EU215": ("too-many-files", "A game is made of at most 50 parents, and of 50 overlays each."),
    # EU3xx: contradictions that cannot be played
    "EU301": ("cards-do-not-add-up", "There are too few cards for the hands."),
    "EU302": ("uneven-teams", "Two teams need an even number of players."),
    "EU303": ("nothing-of-that-name", "A bid, an exchange or a lone hand is named that the game does not have."),
    "EU304": ("bid-without-tricks", "A bid with a name must say how many tricks it asks for."),
    "EU305": ("bid-cannot-be-made", "A bid asks for more tricks than a hand has."),
    "EU306": ("ladder-does-not-rise", "Each bid of a ladder is higher than the one before."),
    "EU307": ("no-partner", "An exchange needs exactly one partner."),
    "EU308": ("exchange-does-not-balance", "After an exchange all hands are as large as before."),
    "EU309": ("no-ghost-hand", "A hand can only be swapped for a ghost hand."),
    "EU310": ("no-jacks", "Bowers are jacks, and the pack has none."),
    "EU311": ("rank-twice", "A rank has one place in the order of ranks."),
    "EU312": ("not-in-the-pack", "Only a card of the pack can be left out."),
    "EU313": ("lines-clash", "Two scoring lines disagree about an outcome and neither is narrower."),
    "EU314": ("not-known-yet", "A claim asks for something nobody knows at that moment."),
    "EU315": ("over-at-once", "The scores begin at the target."),
    "EU316": ("points-cannot-be-counted", "A formula divides by nothing or grows beyond all scores."),
    "EU317": ("hands-of-two-sizes", "A dealer who discards late cannot swap his larger hand for the ghost hand."),
    "EU318": ("too-much", "More bids, claims or lines than anybody could keep in mind."),
    "EU360": ("ranking-incomplete", "A ranking that is written out has each card once."),
    "EU361": ("too-many-kinds", "A pack has at most 63 different cards."),
    "EU340": ("no-score-of-his-own", "A line is for the maker or his partner alone where partners keep one score."),
    "EU341": ("two-ends", "A game ends at a target or after a number of deals, not both."),
    "EU342": ("nothing-is-bid", "A line speaks of a bid or its value in a game without bids."),
    "EU343": ("nobody-is-maker", "Only lines for everyone count in a game without an auction."),
    "EU370": ("nobody-to-play-against", "A maker with all others for partners has no opponent."),
    "EU371": ("nothing-to-call", "The card that makes somebody the maker's partner is not in the pack."),
    "EU373": ("no-kitty", "An exchange takes cards from a kitty that is not there or goes to the maker."),
    "EU374": ("exchange-too-late", "Cards are exchanged before the play, and a lone hand said later comes too late."),
    "EU375": ("best-of-what", "The best cards can only be given once trump is named."),
    "EU376": ("answer-too-late", "A defender answers a lone maker before the play, not one who says so later."),
    "EU320": ("key-of-another-form", "Each form of the auction has settings that no other form has."),
    "EU321": ("no-upcard", "A turn-up auction is about a card that is turned up."),
    "EU322": ("trump-made-twice", "The form of the auction and `trump.named` must agree on how trump is made."),
    "EU323": ("trump-without-value", "Where the trump counts for the value of a bid, every trump has a value."),
    "EU324": ("trump-not-in-the-bid", "Only a bid that names its trump can count or beat another by it."),
    "EU325": ("no-joker", "Whoever holds the joker is stuck, and the pack has none."),
    "EU326": ("nothing-to-say", "The first player of an auction, or one who is stuck, must have something to say."),
    "EU327": ("kitty-too-small", "The kitty is made of the cards that nobody was dealt."),
    "EU328": ("kitty-too-early", "The kitty depends on a lone hand that is declared after it is taken."),
    "EU330": ("by-one-of-two", "A bid is for a partner of somebody, or for his opponents."),
    "EU331": ("nobody-has-a-partner", "The auction speaks of a partner where players have none."),
    "EU333": ("joker-turned-up", "Without a turn-up auction nothing says what a joker turned up means."),
    "EU335": ("maker-without-a-bid", "In a ladder auction an upcard makes nobody maker."),
    "EU380": ("claim-without-a-turn", "A claim is made in a turn of the auction, and there is no auction."),
    "EU390": ("no-place-on-the-ladder", "A bid that is put into a ladder stands beside one that is there."),
    "EU391": ("on-the-ladder-already", "A bid that is put into a ladder is not on it yet."),
    "EU381": ("kind-not-asked", "Nobody can say in time, or without confusion, which kind of lone hand he plays."),
    "EU382": ("columns-alone", "Cards in columns on the table are no part of a hand, and some rules need whole hands."),
    "EU392": ("no-such-counter", "A line adds to a counter that the match does not have."),
    # EU4xx: playable but surely unintended
    "EU401": ("line-never-fits", "No outcome of the game fits the line."),
    "EU402": ("line-never-counts", "Wherever the line fits, a narrower one counts."),
    "EU403": ("nobody-scores", "In some outcome no line fits anybody."),
    "EU404": ("cards-left-over", "The pack is shared out, and some cards go to nobody."),
    "EU405": ("no-effect", "The file says something that changes nothing in this game."),
    "EU406": ("bid-not-worth-it", "A bid with a name is worth no more than its tricks."),
    "EU407": ("overlay-changes-nothing", "The game is already as the overlay would make it."),
    "EU408": ("card-not-in-the-pack", "A claim asks about a card or a rank that the pack does not have."),
    "EU409": ("claim-always-or-never", "Every hand can make the claim, or none can."),
    "EU410": ("target-out-of-reach", "No deal brings anybody to the target, or a thousand do not."),
    "EU411": ("equal-cards-unsaid", "The pack has equal cards, and nothing says which of two wins."),
    "EU412": ("joker-lead-unsaid", "A joker may be led without trump, and nothing says what to follow."),
    "EU413": ("ranks-upside-down", "Ranks are written with the highest first."),
    "EU414": ("less-for-more", "More tricks, or the same ones taken alone, pay less."),
    "EU415": ("failing-pays", "A contract pays when it fails, or costs those who set it."),
    "EU416": ("line-adds-nothing", "Without the line the same points are scored."),
    "EU417": ("nothing-for-it", "A formula comes to nothing for a contract that is made."),
    "EU418": ("needs-always-or-never", "Every hand has what trump needs, or none has."),
    "EU419": ("renege-cost", "A renege costs nothing that matters in this game."),
    "EU420": ("values-fall", "A trump that stands higher is worth less."),
    "EU421": ("out-of-scale", "What contracts bring and cost are figures of different games."),
    "EU422": ("lone-hand-unpaid", "Somebody may play alone, and no line scores it otherwise."),
    "EU423": ("over-in-one-deal", "The first contract that is made ends the game."),
    "EU424": ("bid-of-nothing", "A number bid asks for no trick at all."),
    "EU425": ("bid-out-of-place", "A bid that asks for more stands below one that asks for less."),
    "EU426": (
        "counts-the-wrong-way",
        "What contracts bring leads away from the target, and what they cost towards it.",
    ),
    "EU440": ("tie-of-partners", "Partners always score the same, and a tie goes on for ever."),
    "EU441": ("ties-without-end", "A fixed number of deals goes on as long as the best of several players are equal."),
    "EU470": ("alone-costs-nothing", "Playing alone is worth more and nobody has a partner to send out."),
    "EU471": ("late-call-never-comes", "A late lone hand would send a partner out whom nobody knows before he plays."),
    # EU5xx: style
    "EU501": ("unused-suppression", "A comment silences a warning that is not there."),
    "EU502": ("unknown-suppression", "A comment that silences warnings names their codes in brackets."),
    "EU503": ("suppressed-error", "Only warnings can be silenced, not errors and not what is said about silencing."),
    # EU6xx: examples
    "EU601": ("example-failed", "The game does not do what its example says."),
    "EU602": ("example-makes-no-sense", "An example speaks of what the game does not have."),
    # EU7xx: found by playing
    "EU701": ("game-does-not-end", "Bots play the game, and it does not come to an end."),
    "EU702": ("invariant-broken", "Played, the game does something that no card game does."),
}


def severity_of(code: str) -> Severity:
    """Tell errors from warnings.

    EU4xx and EU5xx are warnings, and so are EU602 (a game can be played whatever its examples say) and EU701 (people
    may end a game that bots do not).
    """
    return "warning" if code[2] in "45" or code in ("EU602", "EU701") else "error"


def diagnose(
    code: str,
    headline: str,
    span: Span | None,
    *,
    label: str = "",
    related: Sequence[tuple[Span, str]] = (),
    notes: Sequence[str] = (),
    help: Sequence[str] = (),
    fix: Fix | None = None,
) -> Diagnostic:
    """Build the diagnostic of a code; its name and severity follow from the code."""
    name, _ = CODES[code]
    severity = severity_of(code)
    return Diagnostic(severity, code, name, headline, span, label, tuple(related), tuple(notes), tuple(help), fix)
