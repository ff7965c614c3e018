"""From the choices of trump to the phase that names it."""

from __future__ import annotations

from euchre_core.chapters.context import Context

from .phase import NameTrump
from .spec import TrumpSpec


def build(spec: TrumpSpec, context: Context) -> NameTrump:
    """The maker names one of the choices."""
    return NameTrump([context.tables.strains.index(suit) for suit in spec.suits()])
