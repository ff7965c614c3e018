"""How results are printed."""

from enum import StrEnum


class Format(StrEnum):
    """For people or for programs."""

    text = "text"
    json = "json"
