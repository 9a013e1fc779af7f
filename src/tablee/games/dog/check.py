"""What cannot be, with the reason."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.games.dog.board import LANE, ON_START, WAITING, left, place_of
from tablee.games.dog.cards import deal_size
from tablee.games.dog.pawns import has_won, packed
from tablee.games.dog.seven import completable, seven_of
from tablee.games.dog.state import (
    CHOOSING_DEALER,
    DEALING,
    EXCHANGING,
    NO_CARD,
    OVER,
    PLAYING,
    REDRAWING,
    REDRAWN,
    SPLITTING,
    State,
    card_of,
    colour_moved,
    pawns_of,
    waiting,
)
from tablee.kit.packed import total


def check(state: State) -> None:
    check_pawns(state)
    check_end(state)
    check_phase(state)
    check_gifts(state)


def check_pawns(state: State) -> None:
    """DG15 One pawn per space."""
    board = state.board
    taken: set[tuple[int, int]] = set()
    for number in range(board.players):
        for progress in pawns_of(state, number):
            lane = number if progress > board.size else -1
            spot = (lane, place_of(board, number, progress))
            if progress != WAITING and spot in taken:
                raise PositionError(f"two pawns of or with seat {number + 1} stand on one space (DG15)")
            taken.add(spot)


def check_end(state: State) -> None:
    """DG28 The game is over for the one who has just won."""
    winners = [seat for seat in range(state.board.players) if has_won(state.board, state.pawns, seat)]
    if state.phase == SPLITTING:
        winners = [seat for seat in winners if seat != state.turn]  # it wins when the 7 has been executed in full
    if state.phase == OVER:
        if state.turn not in winners:
            raise PositionError("the game is over only when the seat on turn has won (DG28)")
    elif winners:
        raise PositionError(f"seat {winners[0] + 1} has won, so the game is over (DG28)")


def check_phase(state: State) -> None:
    phase = state.phase
    if before_cards(state) and state.turn != starter(state):
        raise PositionError("before the first card of a round it is the turn of the player left of the dealer (DG6)")
    if phase == CHOOSING_DEALER:
        check_beginning(state)
    elif phase == DEALING:
        check_deal(state)
    elif phase == EXCHANGING:
        check_exchange(state)
    elif phase == REDRAWING:
        check_sizes(state, 1)
        check_draw(state)
    elif phase in (PLAYING, REDRAWN):
        check_sizes(state, 0)
        check_redrawn(state)
    elif phase == SPLITTING:
        check_sizes(state, 1)
        check_split(state)


def before_cards(state: State) -> bool:
    """DG6, DG8 Whether the first card of the round is still to be played."""
    return state.phase in (CHOOSING_DEALER, DEALING, EXCHANGING)


def starter(state: State) -> int:
    return left(state.board, state.dealer)


def check_beginning(state: State) -> None:
    """DG3, DG4, DG6 Before the first dealer is chosen nothing has happened yet."""
    row = packed([WAITING] * LANE if state.board.teams else [*[WAITING] * LANE, ON_START])
    if set(state.pawns) != {row} or any(state.hands) or state.discards or state.round != 1 or state.dealer:
        raise PositionError("the dealer is drawn before anything else, in round 1, seat 1 standing in as dealer (DG6)")


def check_deal(state: State) -> None:
    if any(state.hands) or total(state.pile) < deal_size(state.round) * state.board.players:
        raise PositionError("before a deal all hands are empty and the pile can serve everybody (DG7)")


def check_draw(state: State) -> None:
    if state.board.teams or not state.pile:
        raise PositionError("a card is drawn only without teams, from a pile that holds one (DG11)")


def check_redrawn(state: State) -> None:
    if state.phase == REDRAWN and state.board.teams:
        raise PositionError("a card is drawn only without teams (DG11)")


def check_exchange(state: State) -> None:
    """DG8 Full hands, and somebody who has still to choose."""
    if any(total(hand) != deal_size(state.round) for hand in state.hands):
        raise PositionError(f"round {state.round} deals {deal_size(state.round)} cards to everybody (DG6)")
    if not waiting(state):
        raise PositionError("somebody has still to choose: otherwise the cards would be exchanged (DG8)")


def check_sizes(state: State, laid: int) -> None:
    """DG9, DG10 Everybody has played as often, but those before the seat on turn once more; in teams some are out."""
    players = state.board.players
    full = total(state.hands[state.turn]) + laid
    if not 1 <= full <= deal_size(state.round):
        raise PositionError(f"the seat on turn has 1 to {deal_size(state.round)} cards in round {state.round} (DG6)")
    before = (state.turn - starter(state)) % players
    for distance in range(players):
        cards = total(state.hands[(starter(state) + distance) % players])
        expected = full - 1 if distance < before else full - (laid if distance == before else 0)
        if cards != expected and not (state.board.teams and not cards):
            seat = (starter(state) + distance) % players
            raise PositionError(
                f"seat {seat + 1} should have {expected} cards when seat {state.seat + 1} is on turn (DG9)"
            )


def check_split(state: State) -> None:
    """DG23 A part has been played, and the points left can be used up."""
    if not state.moved and colour_moved(state) == state.turn:
        raise PositionError("a 7 under way has had a part, or goes on with the partner's pawns (DG23, DG24)")
    if not completable(seven_of(state)):
        raise PositionError(f"the {state.points} points left of the 7 cannot be used up (DG23)")


def check_gifts(state: State) -> None:
    """DG8 Nothing is given before the exchange is over."""
    for seat in range(state.board.players):
        if before_cards(state) and card_of(state.gifts, seat) != NO_CARD:
            raise wrong_gift(seat)


def wrong_gift(seat: int) -> PositionError:
    return PositionError(f"the card that seat {seat + 1} gave is in the receiver's hand, or not listed (DG8)")
