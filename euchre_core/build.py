"""How this copy of the library was built."""

from euchre_core.kernel import state


def is_compiled() -> bool:
    """Whether the kernel runs compiled, or as plain Python."""
    return not state.__file__.endswith(".py")
