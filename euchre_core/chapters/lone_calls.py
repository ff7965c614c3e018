"""Who may play alone, who must, and when he says so."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.questions import MatchQuestion
from euchre_core.kernel.state import State

WITH_CALL: Final = 0
BEFORE_PLAY: Final = 1
BEFORE_PARTNER_PLAYS: Final = 2
"""When the maker says that he plays alone."""

FREE: Final = 0
ALONE_IF_ORDERING: Final = 1
ALONE_IF_CALLING: Final = 2
"""What a player whose partner deals must do."""

TOGETHER: Final = 1
BY_ONESELF: Final = 2
"""What a maker may choose, as bits."""


@final
class LoneCalls:
    """Lone hands of the maker, and of a defender, as far as the score and the seats decide.

    Args:
        maker: whether the maker may play alone.
        declared: `WITH_CALL`, `BEFORE_PLAY` or `BEFORE_PARTNER_PLAYS`.
        dealers_partner: `FREE`, `ALONE_IF_ORDERING` or `ALONE_IF_CALLING`.
        allowed: the score at which anybody may play alone; None is any.
        duty: the score at which the maker must; None is none.
    """

    def __init__(
        self,
        maker: bool,
        declared: int,
        dealers_partner: int,
        allowed: MatchQuestion | None,
        duty: MatchQuestion | None,
    ) -> None:
        self.maker = maker
        self.declared = declared
        self.dealers_partner = dealers_partner
        self.allowed = allowed
        self.duty = duty

    def choices(self, state: State, seat: i64, ordering: bool) -> i64:
        """What a seat may choose that makes trump now, as bits; 0 if it may not make trump at all.

        Args:
            state: the deal.
            seat: who would be the maker.
            ordering: whether he orders the upcard up, or names trump in another way.
        """
        return self.weighed(state, seat, self.is_bound(state, seat, ordering), self.declared == WITH_CALL)

    def choices_later(self, state: State) -> i64:
        """What the maker may choose once trump is made, as bits."""
        return self.weighed(state, state.holder, False, True)

    def weighed(self, state: State, seat: i64, bound: bool, is_time: bool) -> i64:
        """The choices of a seat that may be bound to play alone, at a time when it may say so or not."""
        if not self.is_allowed(state, seat):
            return 0 if bound else TOGETHER
        if bound or (is_time and self.duty is not None and self.duty.fits(state, seat)):
            return BY_ONESELF
        return TOGETHER | BY_ONESELF if is_time and self.maker else TOGETHER

    def is_allowed(self, state: State, seat: i64) -> bool:
        """Whether the score allows a lone hand of this seat."""
        return self.allowed is None or self.allowed.fits(state, seat)

    def is_bound(self, state: State, seat: i64, ordering: bool) -> bool:
        """Whether the seat's partner deals, and it must therefore play alone or not call."""
        partners: i64 = state.rules.partners[seat]
        if self.dealers_partner == FREE or not (partners >> state.dealer) & 1:
            return False
        return ordering or self.dealers_partner == ALONE_IF_CALLING
