"""A position in JSON: pawns as places (`start`, 0 …, `h1` to `h4`), hands by card names; the pile is what is left."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.errors import NotationError, PositionError
from tablee.core.options import shown, whole_number
from tablee.core.reader import Reader
from tablee.core.wire import Json
from tablee.games.dog.board import (
    AREA,
    FIRST_LANE_PLACE,
    WAITING,
    Board,
    Place,
    Progress,
    board_for,
    place_of,
    progress_at,
    receiver,
)
from tablee.games.dog.cards import KINDS, POINTS, Hand
from tablee.games.dog.check import check, wrong_gift
from tablee.games.dog.notation import format_card, format_place, parse_card, parse_place
from tablee.games.dog.options import Options
from tablee.games.dog.pawns import packed, plays_for, unpacked
from tablee.games.dog.state import (
    CARD,
    EXCHANGING,
    SPLITTING,
    State,
    colour_moved,
    counted,
    gift_of,
    hand_of,
    moved_pawns,
    offer_of,
    single_cards,
)
from tablee.games.dog.watch import PHASE_NAMES, places
from tablee.kit.packed import counts_of, row_of

START_AREA = "start"
PHASES = {name: phase for phase, name in PHASE_NAMES.items() if phase != SPLITTING}
ROUNDS = 1_000_000


def write(state: State) -> dict[str, Json]:
    seats = range(state.board.players)
    return {
        "pawns": [" ".join(map(format_pawn, places(state, seat))) for seat in seats],
        "hands": [cards_text(hand_of(state, seat)) for seat in seats],
        "offers": [cards_text(offer_of(state, seat)) for seat in seats],
        "gifts": [cards_text(gift_of(state, seat)) for seat in seats],
        "discards": " ".join(
            f"{count}x{format_card(card)}" for card, count in enumerate(counted(state.discards)) if count
        ),
        "round": state.round,
        "dealer": state.dealer + 1,
        "turn": state.turn + 1,
        "phase": format_phase(state),
    }


def format_pawn(place: Place) -> str:
    return START_AREA if place == AREA else format_place(place)


def cards_text(hand: Hand) -> str:
    return " ".join(map(format_card, hand))


def format_phase(state: State) -> str:
    name = PHASE_NAMES[state.phase]
    if state.phase != SPLITTING:
        return name
    had_part = [place_of(state.board, colour_moved(state), progress) for progress in moved_pawns(state)]
    return " ".join([name, str(state.points), *map(format_place, had_part)])


def read(options: Options, position: Reader) -> State:
    try:
        state = understood(board_for(options), options.players, position)
    except NotationError as error:
        raise PositionError(str(error)) from None
    check(state)
    return state


def understood(board: Board, players: int, position: Reader) -> State:
    rows = enumerate(position.words("pawns", players))
    pawns = vec[i64]([packed(parse_pawns(board, seat, words)) for seat, words in rows])
    hands = read_hands(position, "hands", players)
    discards = parse_discards(position.phrase("discards"))
    turn = position.number("turn", 1, players) - 1
    phase, points, moved = parse_phase(board, pawns, turn, position.phrase("phase"))
    return State(
        board,
        pawns,
        vec[i64]([counts_of(hand) for hand in hands]),
        parse_gifts(board, position, hands),
        parse_offers(position, hands, phase),
        left_over(hands, discards),
        row_of(discards, CARD),
        position.number("round", 1, ROUNDS),
        position.number("dealer", 1, players) - 1,
        turn,
        phase,
        points,
        moved,
    )


def read_hands(position: Reader, key: str, players: int) -> tuple[Hand, ...]:
    rows = position.words(key, players)
    return tuple(tuple(sorted(parse_card(word, " ".join(words)) for word in words)) for words in rows)


def left_over(hands: tuple[Hand, ...], discards: list[int]) -> i64:
    """DG1 The pile: no more of a kind can be elsewhere than there are."""
    held = [card for hand in hands for card in hand]
    counts = [kind.number - discards[card] - held.count(card) for card, kind in enumerate(KINDS)]
    if min(counts) < 0:
        raise PositionError("hands and discards hold more cards of a kind than there are (DG1)")
    return row_of(counts, CARD)


def parse_gifts(board: Board, position: Reader, hands: tuple[Hand, ...]) -> i64:
    """DG8 A gift known to be there is in the receiver's hand."""
    gifts = read_hands(position, "gifts", len(hands))
    for seat, gift in enumerate(gifts):
        if len(gift) > 1 or not set(gift) <= set(hands[receiver(board, seat)]):
            raise wrong_gift(seat)
    return single_cards(gifts)


def parse_offers(position: Reader, hands: tuple[Hand, ...], phase: int) -> i64:
    """DG8 Out of the own hand, during the exchange."""
    offers = read_hands(position, "offers", len(hands))
    if phase != EXCHANGING and any(offers):
        raise PositionError("cards are offered only during the exchange (DG8)")
    for seat, offer in enumerate(offers):
        if len(offer) > 1 or not set(offer) <= set(hands[seat]):
            raise PositionError(f"seat {seat + 1} offers one card of its hand, or none yet (DG8)")
    return single_cards(offers)


def parse_pawns(board: Board, seat: int, words: tuple[str, ...]) -> list[Progress]:
    if len(words) != board.pawns:
        raise PositionError(f"seat {seat + 1} has {board.pawns} pawns, not {shown(' '.join(words))} (DG3, DG4)")
    return sorted([progress_at(board, seat, parse_standing(board, word)) for word in words])


def parse_standing(board: Board, word: str) -> Place:
    if word == START_AREA:
        return AREA
    place = parse_place(word, word)
    if board.size <= place < FIRST_LANE_PLACE:
        raise PositionError(f"there are spaces 0 to {board.size - 1} on this board, not {place} (DG2)")
    return place


def parse_discards(words: tuple[str, ...]) -> list[int]:
    counts: Counter[int] = Counter()
    for word in words:
        number, times, name = word.partition("x")
        count = whole_number(number) if times else None
        if count is None:
            raise PositionError(f"discards are counted like '3x7 2xjoker', not {shown(word)}")
        counts[parse_card(name, word)] += count
    return [counts[card] for card in range(len(KINDS))]


def parse_phase(board: Board, pawns: vec[i64], turn: int, words: tuple[str, ...]) -> tuple[int, int, int]:
    """What is to be decided, and of a 7 under way the points left and the pawns that had a part."""
    match list(words):
        case ["seven", points, *had_part] if points in [str(number) for number in range(1, POINTS)]:
            return SPLITTING, int(points), parse_moved(board, pawns, turn, had_part)
        case [name] if name in PHASES:
            return PHASES[name], 0, 0
        case _:
            known = "', '".join(PHASES)
            raise PositionError(f"phase is '{known}' or 'seven 3 17' (points, places), not {shown(' '.join(words))}")


def parse_moved(board: Board, pawns: vec[i64], turn: int, words: list[str]) -> i64:
    """DG23 Pawns that had a part are there, each once."""
    colour = plays_for(board, pawns, turn)
    moved = sorted([progress_at(board, colour, parse_standing(board, word)) for word in words])
    there = set(unpacked(pawns[colour], board.pawns)) - {WAITING}
    if not set(moved) <= there or len(set(moved)) < len(moved):
        raise PositionError(
            "the pawns that had a part of the 7 are pawns of the colour that is moved, each once (DG23)"
        )
    return packed(moved)
