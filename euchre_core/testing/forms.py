"""The forms of examples: which keys each has, and what an example lacks of its form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_core.language.wording import listed, shown
from euchre_core.variant.examples import ExampleSpec

from .complaint import Complaint

RESULTS = ("points", "winner", "games", "next", "counted")
"""What comes of a deal."""


RESULTS = ("points", "winner", "games", "next", "counted")
"""What comes of a deal."""


@dataclass(frozen=True)
class Form:
    """One form of examples.

    Attributes:
        key: what it is known by; name: what it is about; signs: the keys that show that it is meant.
        needs: keys without which it asks nothing, each with what to write there.
        answers: keys of which one at least is needed; like: one of them as it is written.
        others: what may be said beside.
    """

    key: str
    name: str
    signs: tuple[str, ...]
    needs: dict[str, str]
    answers: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    like: str = ""

    @property
    def keys(self) -> set[str]:
        """All that it can say."""
        return {"on", self.key, *self.needs, *self.answers, *self.others}

    def lacks(self, said: set[str]) -> Complaint | None:
        """What is to be added so that it asks something; None if it is whole."""
        for key, like in self.needs.items():
            if key not in said:
                help = f"add {shown(f'{key}: {like}')}, or what it is in your example"
                return Complaint(f"an example of {self.name} needs {shown(key)}", senseless=True, help=(help,))
        if self.answers and said.isdisjoint(self.answers):
            text = f"an example of {self.name} needs {listed(self.answers)}"
            return Complaint(text, senseless=True, help=(f"say what comes of it, like {shown(self.like)}",))
        return None


_HELD = {"trump": "hearts", "hand": "[9H, AD]", "legal": "[9H]"}
FORMS = (
    Form(
        "after",
        "what may be said",
        ("after",),
        {"after": "[]"},
        ("may", "may_not", "turn", "next_dealer", "points"),
        ("upcard", "hand", "scores", "deals", "deal_before"),
        "may: [pass]",
    ),
    Form(
        "tricks",
        "points",
        ("tricks", *RESULTS),
        {"tricks": "{NS: 4}"},
        RESULTS,
        ("bid", "by", "partner", "trump", "alone", "lone_hand", "stuck", "dropped", "renege", "first_tricks", "scores",
         "counters", "deals", "led"),
        "points: {NS: 4}",
    ),
    Form("exchange", "an exchange", ("exchange", "from"), _HELD, others=("from",)),
    Form("claim", "a claim", ("claim",), {"hand": "[9H, AD]"}, others=("trump", "upcard")),
    Form("trick", "a trick", ("trick", "wins", "place"), {"trump": "hearts", "trick": "[AD, JD]", "wins": "JD"},
         others=("place",)),
    Form("legal", "cards to be played", ("legal", "led"), _HELD, others=("led",)),
)  # fmt: skip
"""The forms in the order in which they are told apart."""
LATER_SIGNS = {"after": ("may", "may_not", "turn", "next_dealer"), "tricks": ("bid", "by"), "legal": ("hand",)}
"""Keys that show which form was meant where no other does."""


def said_in(example: ExampleSpec) -> set[str]:
    """The keys that an example says, as they are written."""
    return {key.rstrip("_") for key in ExampleSpec.model_fields if getattr(example, key) is not None}


def form_of(example: ExampleSpec) -> Form | None:
    """The form that an example has, or should have."""
    said = said_in(example)
    for signs in ({form.key: form.signs for form in FORMS}, LATER_SIGNS):
        for form in FORMS:
            if not said.isdisjoint(signs.get(form.key, ())):
                return form
    return None


def odd_forms(example: ExampleSpec) -> Iterator[Complaint]:
    """What an example lacks to be one, and what it says that nobody looks at."""
    said, form = said_in(example), form_of(example)
    if form is None:
        needs = "this is no example: it needs points, winner, legal, wins, claim, exchange or after"
        yield Complaint(needs, senseless=True)
        return
    lacking = form.lacks(said)
    if lacking is not None:
        yield lacking
    for key in (name.rstrip("_") for name in ExampleSpec.model_fields):
        if key in said and key not in form.keys:
            text = f"{shown(key)} has no place in an example of {form.name}"
            help = f"make another example of it, or leave {shown(key)} out"
            yield Complaint(text, (key,), senseless=True, help=(help,))
