"""A format that never was, before the first one: everything that can change between two formats has changed in it."""

from __future__ import annotations

from euchre_core.language.migrating import Change, Steps
from euchre_core.language.node_edits import move, remove, rename_choice, rename_key

FORMAT_0: Steps = {
    0: (
        Change(
            "`auction.sticks` is `auction.all_pass` now",
            lambda file: rename_key(file, ("auction", "sticks"), "all_pass"),
        ),
        Change(
            "the choice `dealer` is `dealer_is_stuck` now",
            lambda file: rename_choice(file, ("auction", "all_pass"), "dealer", "dealer_is_stuck"),
        ),
        Change("`when` is `result` now", lambda file: rename_key(file, ("scoring", "*", "*", "when"), "result")),
        Change(
            "the choice `any` is `suits` now",
            lambda file: rename_choice(file, ("trump", "choices"), "any", "suits"),
        ),
        Change("`play.goal` is `match.target` now", lambda file: move(file, ("play", "goal"), ("match", "target"))),
        Change("there is no `table.colour` any more", lambda file: remove(file, ("table", "colour"))),
        Change("there is no `loud` any more", lambda file: remove(file, ("exchange", "*", "*", "loud"))),
    )
}
