"""The resolved settings of a game as one text, without prose, and the digest of that text.

Two files that mean the same game have the same text, however much they inherit or write out.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from euchre_core.variant.spec import CHAPTERS, VariantSpec


def full_data(spec: VariantSpec) -> dict[str, Any]:
    """Return every setting of a game under its YAML name, defaults included."""
    return spec.model_dump(by_alias=True)


def canonical_text(spec: VariantSpec) -> str:
    """Return the text that identifies a game: the rules alone, as JSON with sorted keys."""
    data = spec.model_dump(by_alias=True, include={"format", *CHAPTERS})
    del data["pack"]["joker_name"]
    for bid in data["auction"]["bids"].values():
        del bid["says"]
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest_of(canonical: str) -> str:
    """Return the SHA-256 of a canonical text, in hexadecimal digits."""
    return hashlib.sha256(canonical.encode()).hexdigest()
