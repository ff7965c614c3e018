"""A naive model of the rules: the independent judge that the tests hold the library against.

Written with plain lists and texts of cards, from the rules and not from the code, and slow on purpose. It imports
nothing of the library: it is given the settings of a game as plain data (what `Rules.canonical` says, defaults
included) and the cards that were dealt, and it says what may be done, who wins, and what is scored. Read in this order,
it is the rule book:

`cards` what beats what · `table` and `bids` who plays and what can be bid · `deal` a deal, step by step, and its steps:
`unseen`, `upcard`, `claims`, `kitty`, `auction` with `speaking` and `bidding`, `naming`, `partners`, `lone`,
`exchange`, `tricks` and `reneges` · `outcomes`, `order` and `scoring` points · `match` who deals next, and who has won.
`hands` and `formula` read what authors write. Marks such as G15 or BA13 number the facts of the six founding rule sets.
"""

from .deal import Deal, Past
from .match import Match
from .table import Table
from .turn import Turn

__all__ = ["Deal", "Match", "Past", "Table", "Turn"]
