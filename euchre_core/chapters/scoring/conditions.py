"""Single conditions of scoring lines."""

from __future__ import annotations

from euchre_core.chapters.values import expand_range, is_range


def bid_fits(wanted: int | str | list[int | str], bid: int | str) -> bool:
    """Say whether a bid is what a line asks for: a bid, a range, special, numbered, or one of a list."""
    if isinstance(wanted, list):
        return any(bid_fits(one, bid) for one in wanted)
    if wanted == "special":
        return isinstance(bid, str) and bid != ""  # where there is no ladder no bid has a name
    if wanted == "numbered":
        return isinstance(bid, int)
    if is_range(wanted):
        return isinstance(bid, int) and _in_range(str(wanted), bid, bid)
    return wanted == bid


def count_fits(wanted: int | str | list[int | str], count: int, tricks: int) -> bool:
    """Say whether a number of tricks is what a line asks for: a number, a range, all, or one of a list."""
    if isinstance(wanted, list):
        return any(count_fits(one, count, tricks) for one in wanted)
    if wanted == "all":
        return count == tricks
    if is_range(wanted):
        return _in_range(str(wanted), count, tricks)
    return wanted == count


def _in_range(written: str, number: int, tricks: int) -> bool:
    low, high = expand_range(written, tricks)
    return low <= number <= high
