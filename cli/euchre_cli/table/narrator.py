"""Tells a game deal by deal: from one seat, or with every card face up for those who only watch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import StringIO

from euchre_core.chapters.questions import UPCARD
from euchre_core.chapters.sentence import capital
from euchre_core.game.deal import Deal
from euchre_core.game.game import Game
from euchre_core.kernel.event import MOVED, OUT, Event
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .faces import Faces
from .names import NOBODY, Names
from .page import Page
from .sentences import Sentences, in_words
from .tricks import TrickLines


class Narrator:
    """Prints what happens.

    Nothing is worked out here: who takes a trick, what is trump and what a deal is worth stands in the state.

    Args:
        rules: what is played; says: the words that go with a bid.
        page: where to print.
        you: the seat of the reader, who is told what he may know; `NOBODY`: everything, all hands face up.
        at_rest: called after each part of the story, for somebody who steps through it.
    """

    def __init__(
        self,
        rules: Rules,
        page: Page,
        you: int = NOBODY,
        says: Mapping[str, str] | None = None,
        at_rest: Callable[[], None] | None = None,
    ) -> None:
        self.rules = rules
        self.page = page
        self.you = you
        self.says = says or {}
        self.at_rest = at_rest or (lambda: None)
        self.faces = Faces(rules, page.plain)
        self.names = Names(rules, you)
        self.trick_before = ""
        self.start()

    def start(self) -> None:
        """Forget the last deal."""
        self.sentences = Sentences(self.rules, self.faces, self.names, self.says)
        self.tricks = TrickLines(self.page, self.names)
        self.waiting: list[str] = []
        self.log: list[str] = []

    # -- what the reader sees ----------------------------------------------------------------------------------------

    def look(self, deal: Deal) -> tuple[State, list[Event]]:
        """The state and the events of a deal as the reader knows them."""
        if self.you == NOBODY:
            return deal.state, deal.events
        seen = deal.observation(self.you)
        return seen.view, seen.history

    # -- a deal ------------------------------------------------------------------------------------------------------

    def begin(self, deal: Deal, number: int) -> None:
        """A new deal: who deals, the score, and the hands if they are face up."""
        self.trick_before = self.tricks.last or self.trick_before
        self.start()
        score = self.names.by_side(deal.before)
        self.page.line()
        self.page.line(f"Deal {number} · {self.names.does(deal.dealer, 'deal')} · score {score}", "bold")
        if self.you == NOBODY:
            self.show_hands(deal)
        view, events = self.look(deal)
        if self.you != NOBODY:
            self.say(self.turned_up(deal))
        self.say(self.sentences.automatic(events[0]))
        if view.strain >= 0 and not deal.actions:
            self.say(self.sentences.maker_by_the_upcard(view))
        if deal.state.is_over and not deal.actions:
            self.end(deal)

    def turned_up(self, deal: Deal) -> list[str]:
        """The upcard, where it lies face up from the beginning."""
        everybody = (1 << len(self.rules.seats)) - 1
        piles = [
            place
            for place, pile in enumerate(self.rules.piles)
            if pile.name == UPCARD and pile.viewers & everybody == everybody
        ]
        cards = [self.faces.card(self.rules.pack.kinds[card]) for place in piles for card in deal.cards[place]]
        return [f"{' '.join(cards)} is turned up."] if cards else []

    def show_hands(self, deal: Deal) -> None:
        """Every pile that was dealt cards, face up."""
        dealt = [place for place, cards in enumerate(deal.cards) if cards]
        titles = {place: self.pile_name(place) for place in dealt}
        wide = max(len(title) for title in titles.values())
        for place in dealt:
            kinds = [self.rules.pack.kinds[card] for card in deal.cards[place]]
            suits = [self.faces.cards(suit) for suit in self.faces.sorted_hand(kinds, -1)]
            self.page.row(suits, f"  {titles[place]:<{wide}}  ")

    def pile_name(self, place: int) -> str:
        """A hand by its player, another pile by its own name."""
        return self.names.full(place) if place < len(self.rules.seats) else self.rules.piles[place].name

    def tell(self, deal: Deal) -> None:
        """The last event of a deal."""
        view, events = self.look(deal)
        event = events[-1]
        if any(fact.kind == MOVED and fact.target == OUT for fact in event.facts):
            self.play(event, view)
        else:
            self.say(self.sentences.of_event(event, view))
            if view.step != event.action.phase.step:
                self.rest()  # a part of the deal is over
        if view.is_over:
            self.end(deal)

    def say(self, sentences: list[str]) -> None:
        """Keep sentences until somebody is asked something or the story rests."""
        if sentences:
            self.tricks.show()
        self.waiting += sentences
        self.log += sentences

    def play(self, event: Event, view: State) -> None:
        """A card; the last one of a trick tells who takes it."""
        self.rest()
        mover = event.action.mover
        card = self.faces.card(event.action.argument)
        self.tricks.add(mover, f"{card} (a renege)" if self.sentences.was_charged(mover, view) else card)
        if view.count == 0:
            self.tricks.turn(view.leader, self.names.briefly(self.taken(view)))
            self.at_rest()
        self.say(self.sentences.partner_shown(event, view))

    def rest(self) -> None:
        """Print what was said so far, and go to the next part of the story."""
        if self.waiting:
            self.page.paragraph(" ".join(self.waiting))
            self.waiting = []
            self.at_rest()

    def stop_to_ask(self, deal: Deal) -> None:
        """Print everything so far, because somebody is asked now."""
        self.rest()
        self.tricks.show()
        if self.rules.steps[deal.state.step].main.key == "play" and deal.state.count == 0:
            self.tricks.show_lead(deal.state.leader)

    def end(self, deal: Deal) -> None:
        """What the deal was worth, and the score."""
        summary = deal.summary()
        if summary.thrown_in:
            self.say(["The cards are thrown in."])
            self.rest()
            return
        self.rest()
        points = self.names.by_side(deal.state.results or [], signed=True)
        self.page.line(f"{self.contract(deal.state)}: {points}")
        self.page.line(f"Score: {self.names.by_side(deal.scores_after())}")
        for counter, values in deal.counters().items():
            self.page.line(f"{counter.replace('_', ' ').capitalize()}: {self.names.by_side(values)}")
        self.at_rest()

    def contract(self, state: State) -> str:
        """What is played, and by whom: `4 in hearts by North`."""
        if state.strain < 0:
            return "No trump was made"
        trump = in_words(self.rules.tables.strains[state.strain])
        if state.holder < 0:
            return f"Nobody is maker; {trump} {'is' if trump.startswith('no ') else 'are'} trump"
        bid, maker = self.sentences.bid, self.names.seat(state.holder)
        told = bid if trump in bid else f"{bid} in {trump}" if bid else trump
        return f"{capital(told)} by {maker}{self.lone(state)}"

    def lone(self, state: State) -> str:
        """Who plays alone, where that is not part of the bid."""
        place = self.rules.slot_index.get("alone")
        alone = "" if place is None else ("", ", alone", ", a defender alone", ", both alone")[state.slots[place]]
        return "" if self.sentences.bid and alone == ", alone" else alone

    # -- what somebody may ask for -----------------------------------------------------------------------------------

    def taken(self, view: State) -> list[int]:
        """The tricks of each side so far."""
        taken = [0] * len(self.rules.side_names)
        for seat, side in enumerate(self.rules.side_of):
            taken[side] += view.taken[seat]
        return taken

    def show_score(self, deal: Deal) -> None:
        """The score before this deal, the contract, and the tricks so far."""
        state = deal.state
        self.page.line(f"Score: {self.names.by_side(deal.before)}")
        if state.leader >= 0:
            self.page.line(f"Contract: {self.contract(state)}")
            self.page.line(f"Tricks: {self.names.by_side(self.taken(state))}")

    def show_log(self) -> None:
        """What was said in this deal."""
        self.page.paragraph(" ".join(self.log) or "Nobody has said anything yet.")

    def show_last_trick(self) -> None:
        """The trick before this one; right after a deal the last one of it."""
        if self.tricks.last:
            self.page.line(self.tricks.last)
            return
        self.page.line("No trick has been turned in this deal.")
        if self.trick_before:
            self.page.line(f"Before this deal: {self.trick_before}")


def tell_end(game: Game, page: Page, names: Names) -> None:
    """Who has won the match."""
    outcome = game.outcome
    scores = names.by_side(list(outcome.scores.values()))
    deals = f"{outcome.deals} deal{'' if outcome.deals == 1 else 's'}"
    page.line()
    if not outcome.winners:
        how = "Everybody loses" if outcome.termination == "lost" else "The match is stopped"
        page.line(f"{how} after {deals}: {scores}", "bold")
        return
    won = [game.rules.side_names.index(side) for side in outcome.winners]
    if any(names.is_yours(side) for side in won):
        page.line(f"You win after {deals}: {scores}", "bold")
        return
    sides = " and ".join(names.side(side) for side in won)
    several = len(won) > 1 or game.rules.side_of.count(won[0]) > 1
    page.line(f"{sides} {'win' if several else 'wins'} after {deals}: {scores}", "bold")


def last_trick_of(deal: Deal, narrator: Narrator) -> str:
    """The last trick of a deal as the narrator would have told it."""
    silent = Narrator(narrator.rules, Page(StringIO(), narrator.page.plain), narrator.you)
    retell(deal, 1, silent)
    return silent.tricks.last


def retell(deal: Deal, number: int, narrator: Narrator) -> None:
    """Tell a deal from its beginning as far as it has come."""
    again = Deal(deal.rules, deal.dealer, deal.cards, deal.standing, deal.lasting)
    narrator.begin(again, number)
    for action in deal.actions:
        again.push(action)
        narrator.tell(again)
