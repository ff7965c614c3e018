"""The deal read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, capital, count, number_word, paragraph
from euchre_core.language.translation import later, later_many, say, say_many

if TYPE_CHECKING:
    from euchre_core.chapters.deal.spec import DealSpec

_GHOST_HANDS = {
    1: later_many(
        "One more hand of {number} card, the ghost hand, is dealt face down to nobody, as if another player sat there.",
        "One more hand of {number} cards, the ghost hand, is dealt face down to nobody, as if another player sat "
        "there.",
    ),
    2: later_many(
        "Two more hands of {number} card, the ghost hands, are dealt face down to nobody, as if more players sat "
        "there.",
        "Two more hands of {number} cards, the ghost hands, are dealt face down to nobody, as if more players sat "
        "there.",
    ),
    3: later_many(
        "Three more hands of {number} card, the ghost hands, are dealt face down to nobody, as if more players sat "
        "there.",
        "Three more hands of {number} cards, the ghost hands, are dealt face down to nobody, as if more players sat "
        "there.",
    ),
}
# Translators: he is the dealer, who has been dealt more cards than the others.
_BEFORE_BIDDING = later_many(
    "Before the bidding begins he discards any card of his hand, face down and out of play.",
    "Before the bidding begins he discards any {number} cards of his hand, face down and out of play.",
)
# Translators: he is the dealer, who has been dealt more cards than the others.
_BEFORE_CALLS = later_many(
    "Before anybody speaks he discards any card of his hand, face down and out of play.",
    "Before anybody speaks he discards any {number} cards of his hand, face down and out of play.",
)
# Translators: he is the dealer, who has been dealt more cards than the others.
_BEFORE_EXCHANGE = later_many(
    "Once trump is named, before any cards are exchanged, he discards any card of his hand, face down and out of play.",
    "Once trump is named, before any cards are exchanged, he discards any {number} cards of his hand, face down and "
    "out of play.",
)
# Translators: he is the dealer, who has been dealt more cards than the others.
_AFTER_NAMING = later_many(
    "Once trump is named he discards any card of his hand, face down and out of play.",
    "Once trump is named he discards any {number} cards of his hand, face down and out of play.",
)
_ALWAYS_TAKEN = {
    "to_dealer": later("Then the dealer takes it into his hand and discards a card, face down."),
    "to_maker": later("Then the maker takes it into his hand and discards a card, face down."),
}
_TAKEN_IF_TRUMP = {
    "to_dealer": later("If it is a trump, the dealer takes it into his hand and discards a card, face down."),
    "to_maker": later("If it is a trump, the maker takes it into his hand and discards a card, face down."),
}
_TAKEN_IF_CALLED = {
    # Translators: an upcard makes trump when it is ordered up, so that its suit is trump.
    "to_dealer": later("If it makes trump, the dealer takes it into his hand and discards a card, face down."),
    # Translators: an upcard makes trump when it is ordered up, so that its suit is trump.
    "to_maker": later("If it makes trump, the maker takes it into his hand and discards a card, face down."),
}
_KITTY_TAKEN_BY = {
    "to_maker": later_many(
        "The maker takes it into his hand and discards a card, face down.",
        "The maker takes them into his hand and discards as many, face down.",
    ),
    "to_maker_unless_alone": later_many(
        "The maker, unless he plays alone, takes it into his hand and discards a card, face down.",
        "The maker, unless he plays alone, takes them into his hand and discards as many, face down.",
    ),
    "to_lone_maker": later_many(
        "A maker who plays alone takes it into his hand and discards a card, face down.",
        "A maker who plays alone takes them into his hand and discards as many, face down.",
    ),
}


def hands(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards each player gets."""
    return say_many(
        "Each player is dealt {number} card, beginning at the dealer's left.",
        "Each player is dealt {number} cards, beginning at the dealer's left.",
        setup.tricks,
    )


def columns(spec: DealSpec, setup: Setup) -> str:
    """Say which cards lie on the table."""
    if spec.columns == 0:
        return ""
    # Translators: of a player's cards. {some} is the same number twice, in words; {held} is like: 3 cards.
    row = say_many(
        "One of them is laid face down in front of him and one face up on it; he holds the other {held}.",
        "{some} of them are laid face down in a row in front of him and {some} face up on these; he holds the other "
        "{held}.",
        spec.columns,
        some=number_word(spec.columns),
        held=count(setup.tricks - 2 * spec.columns, "card"),
    )
    played = say(
        "He plays from his hand or one of the cards that lie face up, and these count when a suit must be followed."
    )
    turned = say(
        "When a card that lay on another has been played, the one beneath is turned up at once, for all to see."
    )
    return paragraph(capital(row), played, turned)


def packets(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards are dealt at a time, and who may look at them."""
    looks = say("Each player looks at his own hand only.") if spec.columns == 0 else ""
    return paragraph(_packets(spec), looks)


def _packets(spec: DealSpec) -> str:
    if spec.packets == [1]:
        return say("Cards are dealt one at a time.")
    *others, last = map(str, spec.packets)
    if not others:
        return say("Cards are dealt in packets of {size}, over again until the hands are full.", size=last)
    # Translators: numbers of cards in the order in which they are dealt, like 3 then 2, or 2, 3 then 1.
    return say(
        "Cards are dealt in packets of {sizes} then {last}, over again until the hands are full.",
        sizes=", ".join(others),
        last=last,
    )


def ghost_hands(spec: DealSpec, setup: Setup) -> str:
    """Say which hands are dealt to nobody."""
    return say_many(*_GHOST_HANDS[spec.ghost_hands], setup.tricks) if spec.ghost_hands else ""


def dealer_extra(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards more the dealer gets."""
    if spec.dealer_extra == 0:
        return ""
    return say_many(
        "The dealer is dealt {number} more card: the last card is dealt to him.",
        "The dealer is dealt {number} more cards: the last cards are dealt to him.",
        spec.dealer_extra,
    )


def dealer_discards(spec: DealSpec, setup: Setup) -> str:
    """Say when he discards them."""
    if spec.dealer_extra == 0:
        return ""
    if spec.dealer_discards == "before_auction":
        when = _BEFORE_BIDDING if setup.form == "ladder" else _BEFORE_CALLS
    else:
        when = _BEFORE_EXCHANGE if setup.exchanges else _AFTER_NAMING
    return say_many(*when, spec.dealer_extra)


def upcard(spec: DealSpec, setup: Setup) -> str:
    """Say what the upcard is for."""
    if spec.upcard == "none":
        return ""
    turned = say("The next card of the pack is turned face up, the upcard.")
    if spec.upcard == "dead":
        return paragraph(turned, say("It stays where it is, out of play."))
    taken = {"none": _ALWAYS_TAKEN, "before_deal": _TAKEN_IF_TRUMP}.get(setup.form, _TAKEN_IF_CALLED)
    return paragraph(turned, say(taken[spec.upcard]))


def upcard_discard(spec: DealSpec, setup: Setup) -> str:
    """Say which card may be discarded for it."""
    if spec.upcard in ("none", "dead"):
        return ""
    if spec.upcard_discard == "any":
        return say("He may discard any card, the upcard itself as well.")
    return say("He may not discard the upcard itself.")


def kitty_size(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards are left over besides the kitty."""
    is_used = spec.kitty != "dead" or setup.kitty_is_drawn
    if not is_used or spec.kitty_size == "rest" or setup.left_over <= 0:
        return ""
    rest = setup.left_over - min(spec.kitty_size, setup.left_over)
    if rest == 0:
        return ""
    # Translators: {some} is the number in words.
    told = say_many(
        "Another card left over is out of play.",
        "{some} more cards left over are out of play.",
        rest,
        some=number_word(rest),
    )
    return capital(told)


def kitty(spec: DealSpec, setup: Setup) -> str:
    """Say who gets the cards that nobody was dealt."""
    if setup.left_over <= 0:
        return say("No card is left over.")
    size = setup.left_over if spec.kitty_size == "rest" else min(spec.kitty_size, setup.left_over)
    if spec.kitty != "dead":
        lying = say_many(
            "{number} card left over lies face down, the kitty.",
            "{number} cards left over lie face down, the kitty.",
            size,
        )
        return paragraph(lying, say_many(*_KITTY_TAKEN_BY[spec.kitty], size))
    if setup.kitty_is_drawn:
        return say_many(
            "{number} card left over lies face down; cards are exchanged with them, the kitty.",
            "{number} cards left over lie face down; cards are exchanged with them, the kitty.",
            size,
        )
    return say_many(
        "{number} card left over lies face down and out of play.",
        "{number} cards left over lie face down and out of play.",
        setup.left_over,
    )


def kitty_taken(spec: DealSpec, setup: Setup) -> str:
    """Say when the kitty is taken."""
    if spec.kitty == "dead" or setup.left_over <= 0 or setup.form != "ladder":
        return ""
    if spec.kitty_taken == "after_naming":
        return say("The kitty is taken once trump is named.")
    return say("The kitty is taken before trump is named.") if setup.names_after else ""
