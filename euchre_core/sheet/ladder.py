"""The bids of a game as a table: what each asks for, what it is worth, and what is special about it."""

from __future__ import annotations

from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.chapters.scoring.points import names_in
from euchre_core.chapters.sentence import title
from euchre_core.language.translation import say, say_as, sentence
from euchre_core.sheet.document import Table
from euchre_core.sheet.words import strain_word
from euchre_core.variant.facts import Facts


def ladder_tables(facts: Facts) -> list[Table]:
    """Lay out every bid, lowest first; nothing where there are not several."""
    if facts.spec.auction.form != "ladder" or len(facts.all_bids) < 2:
        return []
    worth = _worth(facts)
    columns = [_names(facts), _tricks(facts), *worth, *_special(facts, by_trump=len(worth) > 1)]
    if len(columns) == 2 and all(facts.spec.auction.tricks_needed(bid, facts.tricks) == bid for bid in facts.all_bids):
        return []  # nothing but numbers: the list of the bids says it all
    head = tuple(column[0] for column in columns)
    rows = zip(*(column[1:] for column in columns), strict=True)
    return [Table(sentence(lambda: say("The bids at a glance")), head, tuple(rows))]


def _names(facts: Facts) -> list[str]:
    return [sentence(lambda: say("Bid")), *(title(str(bid)) for bid in facts.all_bids)]


def _tricks(facts: Facts) -> list[str]:
    needed = [facts.spec.auction.tricks_needed(bid, facts.tricks) for bid in facts.all_bids]
    return [
        sentence(lambda: say_as("how many to take", "Tricks")),
        *(tricks_to_take(each, facts.tricks) for each in needed),
    ]


def tricks_to_take(needed: int | None, tricks: int) -> str:
    """Say how many tricks a contract asks for."""
    if needed is None:
        return ""
    if needed == LOSE_ALL:
        return sentence(lambda: say_as("tricks to take", "none"))
    if needed == tricks:
        return sentence(lambda: say("all {number}", number=needed))
    return sentence(lambda: say("at least {number}", number=needed))


def _worth(facts: Facts) -> list[list[str]]:
    """Say what each bid is worth, where that matters; where trump settles it, in a column for each trump."""
    if not _value_matters(facts):
        return []
    strains = facts.spec.trump.ranked()
    priced = {bid: [_value(facts, bid, strain) for strain in strains] for bid in facts.all_bids}
    if all(len(set(filter(None, values))) < 2 for values in priced.values()):
        each = [next(filter(None, priced[bid]), "") or _own_value(facts, bid) for bid in facts.all_bids]
        if each == [str(bid) for bid in facts.all_bids]:
            return []
        return [[sentence(lambda: say("Worth")), *each]]
    columns = []
    for place, strain in enumerate(strains):
        columns.append([strain_word(strain), *(priced[bid][place] for bid in facts.all_bids)])
    return columns


def _value_matters(facts: Facts) -> bool:
    """Say whether anything but its name tells one bid from another by its value."""
    asked = any("value" in names_in(line) for _, line in facts.lines)
    return asked or facts.spec.auction.beats == "higher_value"


def _value(facts: Facts, bid: int | str, strain: str) -> str:
    if strain not in facts.strains_of(bid):
        return ""
    value = facts.worth(bid, strain)
    return "" if value is None else str(value)


def _own_value(facts: Facts, bid: int | str) -> str:
    """Say what a bid is worth whose trump is none of the usual choices."""
    return next((_value(facts, bid, strain) for strain in facts.strains_of(bid)), "")


def _special(facts: Facts, *, by_trump: bool) -> list[list[str]]:
    """Say what is special about some bids, if anything is."""
    told = [", ".join(_marks(facts, bid, by_trump=by_trump)) for bid in facts.all_bids]
    return [[sentence(lambda: say("Special")), *told]] if any(told) else []


def _marks(facts: Facts, bid: int | str, *, by_trump: bool) -> list[str]:
    described = facts.spec.auction.bid(bid)
    marks = []
    if described.plays == "alone":
        marks.append(sentence(lambda: say_as("a hand", "alone")))
    if described.exchange is not None and described.exchange in facts.spec.exchange:
        exchange = title(described.exchange)
        marks.append(sentence(lambda: say("exchange: {exchange}", exchange=exchange)))
    if described.trump is not None and not by_trump:
        strains = facts.strains_of(bid)
        marks.append(sentence(lambda: say("trump: {strains}", strains=", ".join(map(strain_word, strains)))))
    if bid not in facts.bids:
        marks.append(sentence(lambda: say("only who is stuck")))
    return marks
