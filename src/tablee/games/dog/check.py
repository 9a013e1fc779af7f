"""What cannot be, with the reason."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.core.values import Seat
from tablee.games.dog.board import LANE, ON_START, WAITING, left, place_of, receiver
from tablee.games.dog.cards import deal_size
from tablee.games.dog.seven import Seven, completable
from tablee.games.dog.state import (
    ChoosingDealer,
    Dealing,
    Exchanging,
    Over,
    Playing,
    Redrawing,
    Splitting,
    State,
    has_won,
    plays_for,
)


def check(state: State) -> None:
    check_pawns(state)
    check_cards(state)
    check_end(state)
    check_phase(state)
    check_gifts(state)


def check_pawns(state: State) -> None:
    """DG15 One pawn per space."""
    board = state.board
    taken: set[tuple[int, int]] = set()
    for number, pawns in enumerate(state.pawns):
        for progress in pawns:
            lane = number if progress > board.size else -1
            spot = (lane, place_of(board, Seat(number), progress))
            if progress != WAITING and spot in taken:
                raise PositionError(f"two pawns of or with seat {number + 1} stand on one space (DG15)")
            taken.add(spot)


def check_cards(state: State) -> None:
    """DG1 No more of a kind than there are."""
    if min(state.pile) < 0:
        raise PositionError("hands and discards hold more cards of a kind than there are (DG1)")


def check_end(state: State) -> None:
    """DG28 The game is over for the one who has just won."""
    winners = [Seat(seat) for seat in range(len(state.pawns)) if has_won(state.board, state.pawns, Seat(seat))]
    if isinstance(state.phase, Splitting):
        winners = [seat for seat in winners if seat != state.seat]  # it wins when the 7 has been executed in full
    if isinstance(state.phase, Over):
        if state.seat not in winners:
            raise PositionError("the game is over only when the seat on turn has won (DG28)")
    elif winners:
        raise PositionError(f"seat {winners[0] + 1} has won, so the game is over (DG28)")


def check_phase(state: State) -> None:
    phase = state.phase
    if isinstance(phase, (ChoosingDealer, Dealing, Exchanging)) and state.seat != starter(state):
        raise PositionError("before the first card of a round it is the turn of the player left of the dealer (DG6)")
    match phase:
        case ChoosingDealer():
            check_beginning(state)
        case Dealing():
            check_deal(state)
        case Exchanging():
            check_exchange(state, phase)
        case Redrawing():
            check_sizes(state, 1)
            check_draw(state)
        case Playing():
            check_sizes(state, 0)
            check_redrawn(state, phase)
        case Splitting():
            check_sizes(state, 1)
            check_split(state, phase)
        case _:
            pass


def starter(state: State) -> Seat:
    return left(state.board, state.dealer)


def check_beginning(state: State) -> None:
    """DG3, DG4, DG6 Before the first dealer is chosen nothing has happened yet."""
    waiting = (WAITING,) * LANE
    rows = {waiting if state.board.teams else (*waiting, ON_START)}
    if set(state.pawns) != rows or any(state.hands) or any(state.discards) or state.round != 1 or state.dealer:
        raise PositionError("the dealer is drawn before anything else, in round 1, seat 1 standing in as dealer (DG6)")


def check_deal(state: State) -> None:
    if any(state.hands) or sum(state.pile) < deal_size(state.round) * len(state.hands):
        raise PositionError("before a deal all hands are empty and the pile can serve everybody (DG7)")


def check_draw(state: State) -> None:
    if state.board.teams or not any(state.pile):
        raise PositionError("a card is drawn only without teams, from a pile that holds one (DG11)")


def check_redrawn(state: State, phase: Playing) -> None:
    if phase.redrawn and state.board.teams:
        raise PositionError("a card is drawn only without teams (DG11)")


def check_exchange(state: State, phase: Exchanging) -> None:
    """DG8 Full hands, and offers out of them."""
    if any(len(hand) != deal_size(state.round) for hand in state.hands):
        raise PositionError(f"round {state.round} deals {deal_size(state.round)} cards to everybody (DG6)")
    for number, (offer, hand) in enumerate(zip(phase.offers, state.hands, strict=True)):
        if len(offer) > 1 or not set(offer) <= set(hand):
            raise PositionError(f"seat {number + 1} offers one card of its hand, or none yet (DG8)")
    if all(phase.offers):
        raise PositionError("somebody has still to choose: otherwise the cards would be exchanged (DG8)")


def check_sizes(state: State, laid: int) -> None:
    """DG9, DG10 Everybody has played as often, but those before the seat on turn once more; in teams some are out."""
    players = len(state.hands)
    full = len(state.hands[state.seat]) + laid
    if not 1 <= full <= deal_size(state.round):
        raise PositionError(f"the seat on turn has 1 to {deal_size(state.round)} cards in round {state.round} (DG6)")
    before = (state.seat - starter(state)) % players
    for distance in range(players):
        hand = state.hands[(starter(state) + distance) % players]
        expected = full - 1 if distance < before else full - (laid if distance == before else 0)
        if len(hand) != expected and not (state.board.teams and not hand):
            seat = (starter(state) + distance) % players
            raise PositionError(
                f"seat {seat + 1} should have {expected} cards when seat {state.seat + 1} is on turn (DG9)"
            )


def check_split(state: State, phase: Splitting) -> None:
    """DG23 Pawns that had a part are there, and the points left can be used up."""
    colour = plays_for(state.board, state.pawns, state.seat)
    if (
        WAITING in phase.moved
        or not set(phase.moved) <= set(state.pawns[colour])
        or len(set(phase.moved)) < len(phase.moved)
    ):
        raise PositionError(
            "the pawns that had a part of the 7 are pawns of the colour that is moved, each once (DG23)"
        )
    if not phase.moved and colour == state.seat:
        raise PositionError("a 7 under way has had a part, or goes on with the partner's pawns (DG23, DG24)")
    if not completable(Seven(state.board, state.pawns, state.seat, phase.moved, phase.points)):
        raise PositionError(f"the {phase.points} points left of the 7 cannot be used up (DG23)")


def check_gifts(state: State) -> None:
    """DG8 A gift known to be there is in the receiver's hand."""
    dealt = isinstance(state.phase, (Playing, Splitting, Redrawing, Over))
    for number, gift in enumerate(state.gifts):
        hand = state.hands[receiver(state.board, Seat(number))]
        if len(gift) > 1 or not set(gift) <= set(hand) or (gift and not dealt):
            raise PositionError(f"the card that seat {number + 1} gave is in the receiver's hand, or not listed (DG8)")
