"""Euchre Game Notation: matches as other programs write them down.

The open JSON notation of NextSuit-Labs, formats 1.0.0 to 1.6, is read; 1.4 is written. `read_egn` reads a document,
`judge_egn` plays it again as far as its cards are known, `import_egn` makes a `Record` of it, `export_egn` writes a
record as a document.
"""

from __future__ import annotations

from .errors import EgnError, IllegalEgn
from .exporting import export_egn
from .importing import import_egn
from .judging import Judged, judge_egn
from .models import EgnGame
from .read import is_egn, read_egn

__all__ = ["EgnError", "EgnGame", "IllegalEgn", "Judged", "export_egn", "import_egn", "is_egn", "judge_egn", "read_egn"]
