"""A position in JSON: pawns as places (`start`, 0 …, `h1` to `h4`), hands by card names; the pile is what is left."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from tablee.core.errors import NotationError, PositionError
from tablee.core.options import shown, whole_number
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.dog.board import AREA, FIRST_LANE_PLACE, LANE, Board, Place, board_for, place_of, progress_at
from tablee.games.dog.cards import DECK, KINDS, POINTS, Hand
from tablee.games.dog.check import check
from tablee.games.dog.notation import format_card, format_place, parse_card, parse_place
from tablee.games.dog.options import Options
from tablee.games.dog.state import (
    CHOOSING_DEALER,
    DEALING,
    OVER,
    PLAYING,
    PLAYING_REDRAWN,
    REDRAWING,
    ChoosingDealer,
    Dealing,
    Exchanging,
    Over,
    Pawns,
    Phase,
    Playing,
    Redrawing,
    Splitting,
    State,
    plays_for,
)
from tablee.games.dog.watch import phase_name, places
from tablee.kit.bags import Bag, bag, removed

START_AREA = "start"
PHASES: dict[str, Phase] = {
    "lot": CHOOSING_DEALER,
    "deal": DEALING,
    "play": PLAYING,
    "redraw": REDRAWING,
    "redrawn": PLAYING_REDRAWN,
    "over": OVER,
}
ROUNDS = 1_000_000


def write(state: State) -> dict[str, Json]:
    phase = state.phase
    offers = phase.offers if isinstance(phase, Exchanging) else ((),) * len(state.hands)
    return {
        "pawns": [" ".join(map(format_pawn, places(state, Seat(seat)))) for seat in range(len(state.pawns))],
        "hands": [cards_text(hand) for hand in state.hands],
        "offers": [cards_text(offer) for offer in offers],
        "gifts": [cards_text(gift) for gift in state.gifts],
        "discards": " ".join(f"{count}x{format_card(card)}" for card, count in enumerate(state.discards) if count),
        "round": state.round,
        "dealer": state.dealer + 1,
        "turn": state.seat + 1,
        "phase": format_phase(state),
    }


def format_pawn(place: Place) -> str:
    return START_AREA if place == AREA else format_place(place)


def cards_text(hand: Hand) -> str:
    return " ".join(map(format_card, hand))


def format_phase(state: State) -> str:
    phase = state.phase
    match phase:
        case Splitting(points, moved):
            colour = plays_for(state.board, state.pawns, state.seat)
            had_part = [format_place(place_of(state.board, colour, progress)) for progress in moved]
            return " ".join(["seven", str(points), *had_part])
        case ChoosingDealer() | Dealing() | Exchanging() | Playing() | Redrawing() | Over():
            return phase_name(phase)
        case _:
            assert_never(phase)


def read(options: Options, position: Reader) -> State:
    try:
        state = understood(board_for(options), options.players, position)
    except NotationError as error:
        raise PositionError(str(error)) from None
    check(state)
    return state


def understood(board: Board, players: int, position: Reader) -> State:
    pawns = tuple(parse_pawns(board, Seat(seat), words) for seat, words in enumerate(position.words("pawns", players)))
    hands = read_hands(position, "hands", players)
    discards = parse_discards(position.phrase("discards"))
    seat = Seat(position.number("turn", 1, players) - 1)
    held = bag([card for hand in hands for card in hand], len(KINDS))
    return State(
        board,
        pawns,
        hands,
        read_hands(position, "gifts", players),
        removed(removed(DECK, held), discards),
        discards,
        position.number("round", 1, ROUNDS),
        Seat(position.number("dealer", 1, players) - 1),
        seat,
        parse_phase(board, plays_for(board, pawns, seat), position, players),
    )


def read_hands(position: Reader, key: str, players: int) -> tuple[Hand, ...]:
    rows = position.words(key, players)
    return tuple(tuple(sorted(parse_card(word, " ".join(words)) for word in words)) for words in rows)


def parse_pawns(board: Board, seat: Seat, words: tuple[str, ...]) -> Pawns:
    number = LANE if board.teams else LANE + 1
    if len(words) != number:
        raise PositionError(f"seat {seat + 1} has {number} pawns, not {shown(' '.join(words))} (DG3, DG4)")
    return tuple(sorted(progress_at(board, seat, parse_standing(board, word)) for word in words))


def parse_standing(board: Board, word: str) -> Place:
    if word == START_AREA:
        return AREA
    place = parse_place(word, word)
    if board.size <= place < FIRST_LANE_PLACE:
        raise PositionError(f"there are spaces 0 to {board.size - 1} on this board, not {place} (DG2)")
    return place


def parse_discards(words: tuple[str, ...]) -> Bag:
    counts: Counter[int] = Counter()
    for word in words:
        number, times, name = word.partition("x")
        count = whole_number(number) if times else None
        if count is None:
            raise PositionError(f"discards are counted like '3x7 2xjoker', not {shown(word)}")
        counts[parse_card(name, word)] += count
    return tuple(counts[card] for card in range(len(KINDS)))


def parse_phase(board: Board, colour: Seat, position: Reader, players: int) -> Phase:
    words = position.phrase("phase")
    offers = read_hands(position, "offers", players)
    if words != ("exchange",) and any(offers):
        raise PositionError("cards are offered only during the exchange (DG8)")
    match list(words):
        case ["exchange"]:
            return Exchanging(offers)
        case ["seven", points, *had_part] if points in [str(number) for number in range(1, POINTS)]:
            moved = sorted(progress_at(board, colour, parse_standing(board, word)) for word in had_part)
            return Splitting(int(points), tuple(moved))
        case [name] if name in PHASES:
            return PHASES[name]
        case _:
            known = "', '".join(PHASES)
            raise PositionError(
                f"phase is '{known}', 'exchange' or 'seven 3 17' (points, places), not {shown(' '.join(words))}"
            )
