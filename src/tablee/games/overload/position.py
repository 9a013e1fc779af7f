"""A position in JSON: pawns as `place+discs`, two a seat; what is to be decided in words."""

from __future__ import annotations

from typing import assert_never

from tablee.core.errors import PositionError
from tablee.core.options import shown, whole_number
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.overload.check import check
from tablee.games.overload.notation import PAWN_NAMES, format_pawn
from tablee.games.overload.options import Options
from tablee.games.overload.state import (
    LOADING,
    MOVING,
    OVER,
    ROLLING,
    Loading,
    Meeting,
    Moving,
    Over,
    Phase,
    Rolling,
    State,
    Stepping,
)
from tablee.games.overload.track import BONUS, FACES, FULL, lay


def write(state: State) -> dict[str, Json]:
    pawns = [f"{place}+{discs}" for place, discs in zip(state.places, state.discs, strict=True)]
    return {
        "pawns": [" ".join(pawns[pawn : pawn + 2]) for pawn in range(0, len(pawns), 2)],
        "points": list(state.points),
        "turn": state.seat + 1,
        "phase": format_phase(state.phase),
    }


def format_phase(phase: Phase) -> str:
    match phase:
        case Loading():
            return "load"
        case Rolling():
            return "roll"
        case Moving(die):
            return f"move {die}"
        case Stepping(pawn):
            return f"step {format_pawn(pawn)}"
        case Meeting(pawn, waiting):
            return " ".join(["meet", *map(format_pawn, (pawn, *waiting))])
        case Over():
            return "over"
        case _:
            assert_never(phase)


def read(options: Options, position: Reader) -> State:
    track = lay(options)
    pairs = [parse_pawn(word, track.finish) for word in pawn_words(position, options.players)]
    seat = Seat(position.number("turn", 1, options.players) - 1)
    state = State(
        track,
        tuple(place for place, _ in pairs),
        tuple(discs for _, discs in pairs),
        position.numbers("points", options.players, 0, track.target + FULL + BONUS - 1),
        seat,
        parse_phase(position.phrase("phase"), 2 * options.players),
    )
    check(state)
    return state


def pawn_words(position: Reader, players: int) -> list[str]:
    rows = position.words("pawns", players)
    for row in rows:
        if len(row) != 2:
            raise PositionError(f"every seat has two pawns, not {shown(' '.join(row))}")
    return [word for row in rows for word in row]


def parse_pawn(word: str, finish: int) -> tuple[int, int]:
    place, plus, discs = word.partition("+")
    where, load = whole_number(place), whole_number(discs) if plus else 0
    if where is None or load is None or where > finish or load > FULL:
        raise PositionError(f"a pawn is place+discs, places 0 to {finish}, discs 0 to {FULL}, not {shown(word)}")
    return where, load


def parse_phase(words: tuple[str, ...], pawns: int) -> Phase:
    known = {name: pawn for name, pawn in PAWN_NAMES.items() if pawn < pawns}
    match list(words):
        case ["load"]:
            return LOADING
        case ["roll"]:
            return ROLLING
        case ["move", die] if die in [str(pips) for pips in range(1, FACES + 1)]:
            return MOVING[int(die)]
        case ["step", pawn] if pawn in known:
            return Stepping(known[pawn])
        case ["meet", pawn, *others] if others and pawn in known and all(other in known for other in others):
            return Meeting(known[pawn], tuple(sorted(known[other] for other in others)))
        case ["over"]:
            return OVER
        case _:
            raise PositionError(
                f"phase is 'load', 'roll', 'move 1-8', 'step 1a', 'meet 1a 2b' or 'over', not {shown(' '.join(words))}"
            )
