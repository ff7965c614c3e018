"""How results are printed."""

from enum import StrEnum


class Format(StrEnum):
    """For people or for programs."""

    text = "text"
    json = "json"


class TableFormat(StrEnum):
    """For people, for programs, or for a spreadsheet."""

    text = "text"
    json = "json"
    csv = "csv"


class FindingsFormat(StrEnum):
    """How findings are printed: for people whole or in one line each, for programs, for GitHub, for code scanning."""

    text = "text"
    concise = "concise"
    json = "json"
    github = "github"
    sarif = "sarif"
