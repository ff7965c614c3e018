"""The play of the cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from . import lone
from .cards import NAMES, NO_TRUMP, OF_ITS_OWN, SUITS
from .partners import card_played
from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal
    from .reneges import Reneges


class Trick:
    """A trick being played.

    Attributes:
        number: the first is 1; cards: (seat, card) as they were played.
        named: the suit that was named for a joker led; is_claimable: nobody has refused a claim of the rest yet.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.cards: list[tuple[str, str]] = []
        self.named: str | None = None
        self.is_claimable = True


def play(deal: Deal, reneges: Reneges) -> Conversation:
    """Trick by trick; the winner of one leads to the next (G21)."""
    assert deal.trump is not None
    last_equal_wins = deal.settings("play")["equal_cards"] == "last_wins"
    leader = first_leader(deal)
    shown_out: dict[str, set[str]] = {seat: set() for seat in deal.table.seats}
    late_call = deal.settings("alone")["declared"] == "before_partner_plays"
    for number in range(1, deal.table.tricks + 1):
        trick = Trick(number)
        if late_call and number == 1 and is_partner_of_no_loner(deal, leader):
            late_call = False
            yield from lone.maker_decides(deal)
            leader = first_leader(deal)  # the lone hand may have a leader of its own (HR-21)
        for seat in players_from(deal, leader):
            first = late_call and number == 1  # later they have played a card, though nobody may have known them
            if first and is_partner_of_no_loner(deal, seat):
                late_call = False
                yield from lone.maker_decides(deal)
            if seat in deal.out:
                continue
            card = yield from one_card(deal, seat, trick, reneges, shown_out)
            if card is None:  # the rest is his
                rest = deal.table.tricks - number + 1
                deal.tricks[seat] += rest
                deal.winners += [seat] * rest
                reneges.turn_trick()
                return
        leader = deal.table.cards.winner(trick.cards, deal.trump, trick.named, last_equal_wins)
        deal.tricks[leader] += 1
        deal.winners.append(leader)
        reneges.turn_trick()


def note_last_lead(deal: Deal, trick: Trick) -> None:
    """The suit led to the last trick; a renege found in the middle of it does not undo the lead."""
    if trick.number == deal.table.tricks:
        led = deal.table.cards.suit_led(trick.cards, deal.trump or "", trick.named)
        deal.led_last = NAMES.get(led or "")


def is_partner_of_no_loner(deal: Deal, seat: str) -> bool:
    """Whether the seat plays with a maker who is not alone."""
    return deal.maker is not None and seat in deal.partners(deal.maker) and not deal.alone


def players_from(deal: Deal, seat: str) -> list[str]:
    """Everybody who plays in this deal, clockwise; who sits out is passed over (BA13)."""
    return [other for other in deal.table.from_seat(seat) if other not in deal.out]


def first_leader(deal: Deal) -> str:
    """Who leads to the first trick. The narrower setting decides: the bid's, for lone hands, without trump, any."""
    settings, table = deal.settings("play"), deal.table
    leads = settings["leads"]
    if deal.trump in NO_TRUMP and settings["no_trump_leads"] != "same":
        leads = settings["no_trump_leads"]
    if deal.kind is not None and lone.kind_says(deal, "leads") is not None:
        leads = lone.kind_says(deal, "leads")
    elif (deal.alone or deal.lone_defender is not None) and settings["lone_leads"] != "same":
        leads = settings["lone_leads"]
    if deal.bid is not None and deal.bid.leads is not None:
        leads = deal.bid.leads
    if deal.maker is None and leads in ("maker", "left_of_maker"):
        leads = "left_of_dealer"
    maker = deal.maker or deal.dealer
    due = {
        "maker": maker,
        "left_of_maker": table.left_of(maker),
        "dealer": deal.dealer,
        "left_of_dealer": table.left_of(deal.dealer),
    }[leads]
    return players_from(deal, due)[0]


def one_card(
    deal: Deal, seat: str, trick: Trick, reneges: Reneges, shown_out: dict[str, set[str]]
) -> Generator[Turn, str, str | None]:
    """One seat's turn to play: perhaps a challenge, and then a card; or all that is left is claimed (None)."""
    trump = deal.trump or ""
    hand = deal.within_reach(seat)
    right = may_play(deal, hand, trick)
    wrong = [] if reneges.settings["policy"] == "prevented" else [card for card in hand if card not in right]
    plays = [f"play {card}" for card in dict.fromkeys(right)]
    breaches = tuple(f"play {card}" for card in dict.fromkeys(wrong))
    while True:
        rest = ["claim_rest"] if may_claim_rest(deal, seat, trick) else []
        action = yield Turn(seat, plays + reneges.choices(seat) + rest, breaches)
        if action == "claim_rest":
            agreed = yield from everybody_agrees(deal, seat)
            if agreed:
                return None
            trick.is_claimable = False
        elif action.startswith("challenge "):
            reneges.challenge(seat, action.removeprefix("challenge "))
        else:
            break
    card = action.removeprefix("play ")
    led = deal.table.cards.suit_led(trick.cards, trump, trick.named)
    if led is not None and deal.table.cards.suit(card, trump) != led:
        shown_out[seat].add(led)
    deal.lay(seat, card)
    trick.cards.append((seat, card))
    note_last_lead(deal, trick)
    card_played(deal, seat, card)
    if card in wrong:
        reneges.against_the_rules(seat)
    if len(trick.cards) == 1:
        yield from name_suit_of_joker(deal, seat, trick, shown_out)
    return card


def may_play(deal: Deal, hand: list[str], trick: Trick) -> list[str]:
    """The cards that may be played: to the first trick perhaps a trump must be led."""
    cards, trump = deal.table.cards, deal.trump or ""
    settings = deal.settings("play")
    if not trick.cards:
        trumps = [card for card in hand if card in cards.trumps(trump)]
        return trumps if settings["first_lead"] == "trump" and trick.number == 1 and trumps else list(hand)
    led = cards.suit_led(trick.cards, trump, trick.named)
    return cards.following(hand, led, trump, settings["void"] == "must_trump")


def name_suit_of_joker(deal: Deal, seat: str, trick: Trick, shown_out: dict[str, set[str]]) -> Conversation:
    """Without trump, who leads a joker names the suit to follow, none that he has shown to be out of."""
    cards, trump = deal.table.cards, deal.trump or ""
    if cards.joker_without_trump != "names_suit" or cards.suit(trick.cards[0][1], trump) != OF_ITS_OWN:
        return
    if players_from(deal, seat) == [seat]:
        return  # nobody has to follow
    suits = list(SUITS)
    fitting = [suit for suit in suits if SUITS[suit] not in shown_out[seat]] or suits
    action = yield Turn(seat, [f"lead {suit}" for suit in fitting])
    trick.named = action.removeprefix("lead ")
    note_last_lead(deal, trick)
    assert trick.named in NAMES.values()


def may_claim_rest(deal: Deal, seat: str, trick: Trick) -> bool:
    """Whether all tricks that are left, two at least, may be claimed: by who is to lead, once before each lead."""
    by_agreement = deal.settings("play")["claim_rest"] == "by_agreement"
    are_two = trick.number < deal.table.tricks
    return by_agreement and are_two and not trick.cards and trick.is_claimable and bool(who_agrees(deal, seat))


def who_agrees(deal: Deal, seat: str) -> list[str]:
    """The opponents who play, clockwise."""
    return [other for other in deal.opponents(seat) if other not in deal.out]


def everybody_agrees(deal: Deal, seat: str) -> Generator[Turn, str, bool]:
    """Every opponent who plays is asked, until one wants to play on."""
    for other in who_agrees(deal, seat):
        action = yield Turn(other, ["accept", "play_on"])
        if action == "play_on":
            return False
    return True
