"""The deal read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, capital, count, joined, number_word

if TYPE_CHECKING:
    from euchre_core.chapters.deal.spec import DealSpec


def hands(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards each player gets."""
    return f"Each player is dealt {count(setup.tricks, 'card')}, beginning at the dealer's left."


def columns(spec: DealSpec, setup: Setup) -> str:
    """Say which cards lie on the table."""
    if spec.columns == 0:
        return ""
    some = number_word(spec.columns)
    held = count(setup.tricks - 2 * spec.columns, "card")
    row = (
        f"{capital(some)} of them are laid face down in a row in front of him and {some} face up on these"
        if spec.columns > 1
        else "One of them is laid face down in front of him and one face up on it"
    )
    return (
        f"{row}; he holds the other {held}. He plays from his hand or one of the cards that lie face up, and these "
        "count when a suit must be followed. When a card that lay on another has been played, the one beneath is "
        "turned up at once, for all to see."
    )


def packets(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards are dealt at a time."""
    if spec.packets == [1]:
        return "Cards are dealt one at a time."
    numbers = joined([str(number) for number in spec.packets], "then")
    return f"Cards are dealt in packets of {numbers}, over again until the hands are full."


def ghost_hands(spec: DealSpec, setup: Setup) -> str:
    """Say which hands are dealt to nobody."""
    if spec.ghost_hands == 0:
        return ""
    size = count(setup.tricks, "card")
    if spec.ghost_hands == 1:
        return f"One more hand of {size}, the ghost hand, is dealt face down to nobody, as if another player sat there."
    some = f"{capital(number_word(spec.ghost_hands))} more hands of {size}, the ghost hands, are"
    return f"{some} dealt face down to nobody, as if more players sat there."


def dealer_extra(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards more the dealer gets."""
    if spec.dealer_extra == 0:
        return ""
    more = "the last card is dealt to him" if spec.dealer_extra == 1 else "the last cards are dealt to him"
    return f"The dealer is dealt {count(spec.dealer_extra, 'more card')}: {more}."


def dealer_discards(spec: DealSpec, setup: Setup) -> str:
    """Say when he discards them."""
    if spec.dealer_extra == 0:
        return ""
    if spec.dealer_discards == "before_auction":
        when = "Before the bidding begins" if setup.form == "ladder" else "Before anybody speaks"
    else:
        when = "Once trump is named, before any cards are exchanged," if setup.exchanges else "Once trump is named"
    cards = "any card" if spec.dealer_extra == 1 else f"any {spec.dealer_extra} cards"
    return f"{when} he discards {cards} of his hand, face down and out of play."


def upcard(spec: DealSpec, setup: Setup) -> str:
    """Say what the upcard is for."""
    if spec.upcard == "none":
        return ""
    turned = "The next card of the pack is turned face up, the upcard."
    if spec.upcard == "dead":
        return f"{turned} It stays where it is, out of play."
    taker = "the dealer" if spec.upcard == "to_dealer" else "the maker"
    what = {"none": "Then", "before_deal": "If it is a trump,"}.get(setup.form, "If it makes trump,")
    return f"{turned} {what} {taker} takes it into his hand and discards a card, face down."


def upcard_discard(spec: DealSpec, setup: Setup) -> str:
    """Say which card may be discarded for it."""
    if spec.upcard in ("none", "dead"):
        return ""
    if spec.upcard_discard == "any":
        return "He may discard any card, the upcard itself as well."
    return "He may not discard the upcard itself."


def kitty_size(spec: DealSpec, setup: Setup) -> str:
    """Say how many cards form the kitty."""
    is_used = spec.kitty != "dead" or setup.kitty_is_drawn
    if not is_used or spec.kitty_size == "rest" or setup.left_over <= 0:
        return ""
    kitty = min(spec.kitty_size, setup.left_over)
    rest = setup.left_over - kitty
    if rest == 0:
        return ""
    if rest == 1:
        return "Another card left over is out of play."
    return f"{capital(number_word(rest))} more cards left over are out of play."


def kitty(spec: DealSpec, setup: Setup) -> str:
    """Say who gets the cards that nobody was dealt."""
    if setup.left_over <= 0:
        return "No card is left over."
    size = setup.left_over if spec.kitty_size == "rest" else min(spec.kitty_size, setup.left_over)
    if spec.kitty == "dead":
        down = size if setup.kitty_is_drawn else setup.left_over
        out = "; cards are exchanged with them, the kitty" if setup.kitty_is_drawn else " and out of play"
        return f"{capital(count(down, 'card'))} left over {'lies' if down == 1 else 'lie'} face down{out}."
    who = {
        "to_maker": "The maker",
        "to_maker_unless_alone": "The maker, unless he plays alone,",
        "to_lone_maker": "A maker who plays alone",
    }[spec.kitty]
    if size == 1:
        return (
            f"1 card left over lies face down, the kitty. {who} takes it into his hand and discards a card, face down."
        )
    lying = f"{capital(count(size, 'card'))} left over lie face down, the kitty."
    return f"{lying} {who} takes them into his hand and discards as many, face down."


def kitty_taken(spec: DealSpec, setup: Setup) -> str:
    """Say when the kitty is taken."""
    if spec.kitty == "dead" or setup.left_over <= 0 or setup.form != "ladder":
        return ""
    if spec.kitty_taken == "before_naming":
        return "The kitty is taken before trump is named." if setup.names_after else ""
    return "The kitty is taken once trump is named."
