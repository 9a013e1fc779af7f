"""What an answer can do, before it is given; whether it is right is not said."""

from __future__ import annotations

from typing import Final

from tablee.core.stake import Danger, Gain, Stake


class RightWins(Gain, frozen=True):
    """WB9, WB10 A right answer that counts brings the last black token."""


class RightBringsBlack(Gain, frozen=True):
    """WB9 A right answer that counts turns the player's white tokens into a black one."""


class WrongCostsWhite(Danger, frozen=True):
    """WB6 A wrong answer that counts costs a white token."""


STAKES: Final[tuple[type[Stake], ...]] = (RightWins, RightBringsBlack, WrongCostsWhite)
