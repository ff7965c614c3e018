"""The resolved settings of a game as one text, without prose, and the digest of that text.

Two files that mean the same game have the same text, however much they inherit or write out.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from euchre_core.variant.facts import Facts
from euchre_core.variant.spec import CHAPTERS, VariantSpec


def full_data(spec: VariantSpec) -> dict[str, Any]:
    """Return every setting of a game under its YAML name, defaults included."""
    return spec.model_dump(by_alias=True)


def canonical_text(spec: VariantSpec) -> str:
    """Return the text that identifies a game: the rules alone, as JSON with sorted keys.

    A bid that is like another is written out: once every setting is said, nothing could be taken from the other. A
    ladder into which bids are put is written with them.
    """
    data = spec.model_dump(by_alias=True, include={"format", *CHAPTERS})
    del data["pack"]["joker_name"]
    bids = {name: spec.auction.bid(name) for name in spec.auction.bids}
    data["auction"]["bids"] = {name: bid.model_dump(exclude={"like", "says"}) for name, bid in bids.items()}
    if spec.auction.insert:
        data["auction"] |= {"ladder": Facts(spec).bids, "insert": {}}
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest_of(canonical: str) -> str:
    """Return the SHA-256 of a canonical text, in hexadecimal digits."""
    return hashlib.sha256(canonical.encode()).hexdigest()
