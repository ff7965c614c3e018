"""Versions of the library and of what it writes."""

VERSION = "0.1.0"
RECORD_FORMAT = 1
"""The format of records."""
VARIANT_FORMAT = 1
"""The format of variant files."""


def is_compiled() -> bool:
    """Whether the kernel runs compiled, or as plain Python."""
    from euchre_core.kernel import state

    return not state.__file__.endswith(".py")
