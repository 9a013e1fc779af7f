"""What actions do: they are told apart here; `rounds`, `plays` and `seven` have the clauses in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.dog.actions import Action, ChooseDealer, Deal, Draw, Give
from tablee.games.dog.meaning import number_of
from tablee.games.dog.movement import Watch, reached
from tablee.games.dog.numbering import DISCARD, ENTER, EXCHANGE, FOLD, GIVE, NOTHING, PART, card_played, part_of
from tablee.games.dog.pawns import progress_of
from tablee.games.dog.plays import executed, note_home, note_way
from tablee.games.dog.rounds import begun, dealt, discard, drawn, end_turn, give, lay_down, play
from tablee.games.dog.seven import after_part, seven_of
from tablee.games.dog.state import SPLITTING, State, copied


def apply(state: State, action: Action, seen: Watch = None) -> State:
    seat = action.seat if isinstance(action, Give) else state.turn
    number = number_of(state, seat, action)
    return befallen(state, action, seen) if number == NOTHING else played(state, seat, number, seen)


def befallen(state: State, action: Action, seen: Watch) -> State:
    """What chance brings."""
    if isinstance(action, Deal):
        return dealt(state, action, seen)
    if isinstance(action, Draw):
        return drawn(state, action.card, seen)
    assert isinstance(action, ChooseDealer), f"{action} cannot be done here"
    return begun(state, action.seat, seen)


def played(state: State, seat: i64, number: i64, seen: Watch = None) -> State:
    """What a seat does."""
    after = copied(state)
    if PART <= number < EXCHANGE:
        split(after, number, seen)
    elif number >= ENTER:
        play_card(after, number, seen)
    elif number == FOLD:
        lay_down(after, seen)
    elif number >= DISCARD:
        discard(after, number - DISCARD, seen)
    else:
        give(after, seat, number - GIVE, seen)
    return after


def play_card(state: State, number: i64, seen: Watch) -> None:
    """DG9 A card that is executed at once."""
    play(state, card_played(number), seen)
    state.pawns = executed(state, number, seen)
    end_turn(state, seen)


def split(state: State, number: i64, seen: Watch) -> None:
    """DG23, DG24 One part of a 7; the turn is over when its points are used up."""
    rank, steps, inside = part_of(number)
    seven = seven_of(state)
    if state.phase != SPLITTING:
        play(state, card_played(number), seen)
    source = progress_of(seven.row, rank)
    target = reached(state.board, source, steps, inside)
    note_way(state, seven.colour, source, target, seen)
    rest = after_part(seven, rank, steps, inside, seen)
    state.pawns = rest.pawns
    note_home(state, rest.pawns, seven.colour, target, seen)
    if rest.points:
        state.phase = SPLITTING
        state.points = rest.points
        state.moved = rest.moved
    else:
        end_turn(state, seen)
