"""A position in JSON: pawns as `place+discs`, two a seat; what is to be decided in words."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.core.options import shown, whole_number
from tablee.core.reader import Reader
from tablee.core.wire import Json
from tablee.games.overload.check import check
from tablee.games.overload.notation import PAWN_NAMES, format_pawn
from tablee.games.overload.options import Options
from tablee.games.overload.state import (
    BITS,
    LOADING,
    MEETING,
    MOVING,
    OVER,
    ROLLING,
    STEPPING,
    State,
    all_discs,
    all_places,
    all_points,
)
from tablee.games.overload.track import BONUS, FACES, FULL, track_of
from tablee.games.overload.world import Phase
from tablee.kit.packed import members_of, row_of, set_of


def write(state: State) -> dict[str, Json]:
    pawns = [f"{place}+{discs}" for place, discs in zip(all_places(state), all_discs(state), strict=True)]
    return {
        "pawns": [" ".join(pawns[pawn : pawn + 2]) for pawn in range(0, len(pawns), 2)],
        "points": list(all_points(state)),
        "turn": state.seat + 1,
        "phase": format_phase((state.phase, state.about, members_of(state.waiting))),
    }


def format_phase(decided: Phase) -> str:
    phase, about, waiting = decided
    if phase == MOVING:
        return f"move {about}"
    if phase == STEPPING:
        return f"step {format_pawn(about)}"
    if phase == MEETING:
        return " ".join(["meet", *map(format_pawn, (about, *waiting))])
    return "load" if phase == LOADING else "roll" if phase == ROLLING else "over"


def read(options: Options, position: Reader) -> State:
    track = track_of(options)
    pairs = [parse_pawn(word, track.finish) for word in pawn_words(position, options.players)]
    turn = position.number("turn", 1, options.players) - 1
    points = position.numbers("points", options.players, 0, track.target + FULL + BONUS - 1)
    phase, about, waiting = parse_phase(position.phrase("phase"), 2 * options.players)
    places = row_of([place for place, _ in pairs], BITS)
    discs = row_of([load for _, load in pairs], BITS)
    state = State(track, places, discs, row_of(points, BITS), turn, phase, about, set_of(waiting))
    check(state, waiting)
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
            return LOADING, 0, ()
        case ["roll"]:
            return ROLLING, 0, ()
        case ["move", die] if die in [str(pips) for pips in range(1, FACES + 1)]:
            return MOVING, int(die), ()
        case ["step", pawn] if pawn in known:
            return STEPPING, known[pawn], ()
        case ["meet", pawn, *others] if others and pawn in known and all(other in known for other in others):
            return MEETING, known[pawn], tuple(sorted(known[other] for other in others))
        case ["over"]:
            return OVER, 0, ()
        case _:
            raise PositionError(
                f"phase is 'load', 'roll', 'move 1-8', 'step 1a', 'meet 1a 2b' or 'over', not {shown(' '.join(words))}"
            )
