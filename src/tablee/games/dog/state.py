"""A position in a few packed numbers, and what is to be decided in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.dog.board import SEATS, Board, Progress, board_for
from tablee.games.dog.cards import KINDS, Hand
from tablee.games.dog.options import Options
from tablee.games.dog.pawns import plays_for, unpacked
from tablee.kit.packed import at, including, items_of, kinds_of, members_of, row_of

# What is to be decided, in the order of a round: from EXCHANGING to REDRAWING there are cards to play, from PLAYING to
# SPLITTING the seat on turn decides.
CHOOSING_DEALER: Final[i64] = 0  # DG6 The first dealer is pending.
DEALING: Final[i64] = 1  # DG6 The cards are pending.
EXCHANGING: Final[i64] = 2  # DG8 Which card does each seat give?
PLAYING: Final[i64] = 3  # DG9 Which card is played, and how?
REDRAWN: Final[i64] = 4  # DG11 The same after a card was exchanged.
SPLITTING: Final[i64] = 5  # DG23 Who gets the next part of the 7?
REDRAWING: Final[i64] = 6  # DG11 A card is pending.
OVER: Final[i64] = 7  # DG28 The seat on turn has won, with its partner if it has one.

# Of a card in a row of them by seat, in which no card is 0.
CARD: Final[i64] = 4
NO_CARD: Final[i64] = -1

# SEATS_IN[set]: who they are.
SEATS_IN: Final = tuple([tuple([Seat(seat) for seat in members_of(seats)]) for seats in range(2**SEATS)])


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Value):
    """By seat: `pawns` are rows of progress, `hands` counts of cards; `pile` and `discards` are counts of cards.

    `offers` is a row of the cards that seats give in the exchange, as far as they have chosen; `gifts` of those that
    they gave in this round, as long as they must still be in the receiver's hand. `turn` is the seat on turn. Of a 7
    under way, `points` are left and `moved` is a row of pawns that have had their part. Only rules change a state, and
    only the copy that they are about to give out; rows of seats they copy before they change them.
    """

    def __init__(
        self,
        board: Board,
        pawns: vec[i64],
        hands: vec[i64],
        gifts: i64,
        offers: i64,
        pile: i64,
        discards: i64,
        round: i64,  # noqa: A002 — the players' word
        dealer: i64,
        turn: i64,
        phase: i64,
        points: i64,
        moved: i64,
    ) -> None:
        self.board: Final = board
        self.pawns = pawns
        self.hands = hands
        self.gifts = gifts
        self.offers = offers
        self.pile = pile
        self.discards = discards
        self.round = round
        self.dealer = dealer
        self.turn = turn
        self.phase = phase
        self.points = points
        self.moved = moved

    @property
    def seat(self) -> Seat:
        """The seat on turn."""
        return Seat(self.turn)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.phase == other.phase
            and self.turn == other.turn
            and self.points == other.points
            and self.moved == other.moved
            and self.round == other.round
            and self.dealer == other.dealer
            and self.gifts == other.gifts
            and self.offers == other.offers
            and self.pile == other.pile
            and self.discards == other.discards
            and self.board.options == other.board.options
            and same(self.pawns, other.pawns)
            and same(self.hands, other.hands)
        )

    def __hash__(self) -> int:
        return hash(numbers_of(self))

    def __repr__(self) -> str:
        seats = range(self.board.players)
        pawns, hands = tuple([pawns_of(self, seat) for seat in seats]), tuple([hand_of(self, seat) for seat in seats])
        gifts, offers = tuple([gift_of(self, seat) for seat in seats]), tuple([offer_of(self, seat) for seat in seats])
        cards = f"pile={counted(self.pile)}, discards={counted(self.discards)}"
        turn = f"round={self.round}, dealer={self.dealer}, turn={self.turn}, phase={self.phase}"
        seven = f"points={self.points}, moved={moved_pawns(self)}"
        return f"State(pawns={pawns}, hands={hands}, gifts={gifts}, offers={offers}, {cards}, {turn}, {seven})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        options = self.board.options
        return restored, (options.players, options.direction, options.idle_swap, *numbers_of(self))


def same(row: vec[i64], other: vec[i64]) -> bool:
    """Of the same length."""
    for seat in range(i64(len(row))):
        if row[seat] != other[seat]:
            return False
    return True


def numbers_of(state: State) -> tuple[int, ...]:
    """Everything but the board."""
    rest = [state.gifts, state.offers, state.pile, state.discards, state.round, state.dealer]
    return (*state.pawns, *state.hands, *rest, state.turn, state.phase, state.points, state.moved)


def restored(players: int, direction: str, idle_swap: str, *numbers: int) -> State:
    """A state after a journey, on the same board as all with these options."""
    board = board_for(Options(players, direction, idle_swap))
    pawns, hands, rest = numbers[:players], numbers[players : 2 * players], numbers[2 * players :]
    gifts, offers, pile, discards, number, dealer, turn, phase, points, moved = rest
    return State(
        board,
        vec[i64](pawns),
        vec[i64](hands),
        gifts,
        offers,
        pile,
        discards,
        number,
        dealer,
        turn,
        phase,
        points,
        moved,
    )


def copied(state: State) -> State:
    return State(
        state.board,
        state.pawns,
        state.hands,
        state.gifts,
        state.offers,
        state.pile,
        state.discards,
        state.round,
        state.dealer,
        state.turn,
        state.phase,
        state.points,
        state.moved,
    )


def colour_moved(state: State) -> i64:
    """DG27 Whose pawns the seat on turn moves."""
    return plays_for(state.board, state.pawns, state.turn)


def card_of(row: i64, seat: i64) -> i64:
    """The card that a seat has in `offers` or `gifts`, or NO_CARD."""
    return at(row, seat, CARD) + NO_CARD


def first_waiting(state: State) -> i64:
    """DG8 Who is the first that has still to choose a card to give; somebody has."""
    seat: i64 = 0
    while card_of(state.offers, seat) != NO_CARD:
        seat += 1
    return seat


def waiting(state: State) -> tuple[Seat, ...]:
    """DG8 Who has still to choose a card to give."""
    seats: i64 = 0
    for seat in range(state.board.players):
        if card_of(state.offers, seat) == NO_CARD:
            seats = including(seats, seat)
    return SEATS_IN[seats]


# For those who look at a state


def pawns_of(state: State, seat: i64) -> tuple[Progress, ...]:
    return unpacked(state.pawns[seat], state.board.pawns)


def moved_pawns(state: State) -> tuple[Progress, ...]:
    """DG23 Those that have had their part of the 7."""
    return tuple([progress for progress in unpacked(state.moved, state.board.pawns) if progress >= 0])


def hand_of(state: State, seat: i64) -> Hand:
    """In the order of the kinds."""
    return kinds_of(state.hands[seat])


def offer_of(state: State, seat: i64) -> Hand:
    """One card, or none."""
    return shown(card_of(state.offers, seat))


def gift_of(state: State, seat: i64) -> Hand:
    """One card, or none."""
    return shown(card_of(state.gifts, seat))


def shown(card: i64) -> Hand:
    return () if card == NO_CARD else (card,)


def counted(cards: i64) -> tuple[int, ...]:
    """How many of each kind there are."""
    return items_of(cards, len(KINDS), CARD)


def single_cards(cards: Sequence[Hand]) -> i64:
    """The row of one card or none by seat."""
    return row_of([card[0] - NO_CARD if card else 0 for card in cards], CARD)
