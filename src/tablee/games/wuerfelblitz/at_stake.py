"""What an answer would do, right or wrong: the same is said of every number, or it would give the sum away."""

from __future__ import annotations

from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Action, Answer
from tablee.games.wuerfelblitz.material import WINNING_BLACK
from tablee.games.wuerfelblitz.stakes import RightBringsBlack, RightWins, WrongCostsWhite
from tablee.games.wuerfelblitz.state import State, black_of, white_of


def stakes(before: State, action: Action, seat: Seat) -> tuple[Stake, ...]:
    """WB6, WB9, WB10 By the tokens that the player has."""
    if not isinstance(action, Answer):
        return ()
    white = white_of(before, seat)
    cost = (WrongCostsWhite(),) if white else ()
    if white + 1 < before.table.handicap[seat]:
        return cost
    return (RightWins() if black_of(before, seat) + 1 == WINNING_BLACK else RightBringsBlack(), *cost)
