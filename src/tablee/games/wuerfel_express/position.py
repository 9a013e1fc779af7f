"""A position in JSON: tracks as `marker: strips`, the strips out of the game, what is to be decided in words."""

from __future__ import annotations

from typing import assert_never

from tablee.core.errors import NotationError, PositionError
from tablee.core.options import shown, whole_number
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.wuerfel_express import view as seen
from tablee.games.wuerfel_express.check import check, check_takes
from tablee.games.wuerfel_express.material import ALL_STRIPS, TURNS_EACH, Strip
from tablee.games.wuerfel_express.notation import STRIP_NAMES, format_dice, format_strip, parse_dice, parse_strip
from tablee.games.wuerfel_express.options import Options
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.view import PhaseView, TrackView, View
from tablee.games.wuerfel_express.watch import view
from tablee.games.wuerfel_express.world import world

PHASES = (
    "'set-up', 'drop', 'roll 1 7 -' (roll, dice, kept), 'keep 1 RRGBYWK' (roll, dice), "
    "'take RRG 2' (dice, seats robbed) or 'over'"
)


# The marker, and the strips from it to the front.
Lane = tuple[int, list[Strip]]


def write(state: State) -> dict[str, Json]:
    table = view(state, None)
    rows = [table.supply, *(track.strips for track in table.tracks)]
    lying = {format_strip(strip) for row in rows for strip in row}
    return {
        "tracks": [" ".join([f"{track.marker}:", *map(format_strip, track.strips)]) for track in table.tracks],
        "out": " ".join(name for name in STRIP_NAMES if name not in lying),
        "turns": table.turns,
        "phase": format_phase(table.phase),
    }


def format_phase(phase: PhaseView) -> str:
    match phase:
        case seen.SettingUp():
            return "set-up"
        case seen.Dropping():
            return "drop"
        case seen.Rolling(roll, number, kept):
            return f"roll {roll} {number} {format_dice(kept)}"
        case seen.Keeping(roll, dice):
            return f"keep {roll} {format_dice(dice)}"
        case seen.Taking(dice, robbed):
            return " ".join(["take", format_dice(dice), *(str(seat + 1) for seat in robbed)])
        case seen.Over():
            return "over"
        case _:
            assert_never(phase)


def read(options: Options, position: Reader) -> State:
    players = options.players
    try:
        lanes = [parse_track(words) for words in position.words("tracks", players)]
        out = [parse_strip(word, "out") for word in position.phrase("out")]
        phase = parse_phase(position.phrase("phase"), players)
    except NotationError as error:
        raise PositionError(str(error)) from None
    turns = position.number("turns", 0, TURNS_EACH * players)
    supply = supply_left(lanes, out)
    table = View(None, players, on_turn(turns, phase, players), turns, phase, tracks_of(lanes), seen_strips(supply))
    check(table, out)
    state = world(table)
    check_takes(state)
    return state


def on_turn(turns: int, phase: PhaseView, players: int) -> Seat:
    """WE4, WE19 Seat 1 starts; when all turns are used up it is still the last player's."""
    used_up = isinstance(phase, seen.Over) and turns == TURNS_EACH * players
    return Seat((turns - used_up) % players)


def parse_track(words: tuple[str, ...]) -> Lane:
    marker = whole_number(words[0].removesuffix(":")) if words and words[0].endswith(":") else None
    if marker is None:
        raise PositionError(f"a track is 'marker: strips' like '4: R3 G2', not {shown(' '.join(words))}")
    return marker, [parse_strip(word, " ".join(words)) for word in words[1:]]


def tracks_of(lanes: list[Lane]) -> tuple[TrackView, ...]:
    ends = [marker + sum(strip.length for strip in strips) for marker, strips in lanes]
    return tuple(
        TrackView(marker, seen_strips(strips), end, end == min(ends))
        for (marker, strips), end in zip(lanes, ends, strict=True)
    )


def seen_strips(strips: list[Strip]) -> tuple[seen.Strip, ...]:
    return tuple(seen.Strip(strip.colour, strip.length) for strip in strips)


def supply_left(lanes: list[Lane], out: list[Strip]) -> list[Strip]:
    """WE1 The strips that lie nowhere else."""
    supply = list(ALL_STRIPS)
    for strip in [*(strip for _, strips in lanes for strip in strips), *out]:
        if strip not in supply:
            raise PositionError(f"strip {format_strip(strip)} exists only once (WE1)")
        supply.remove(strip)
    return supply


def parse_phase(words: tuple[str, ...], players: int) -> PhaseView:
    text = " ".join(words)
    match list(words):
        case ["set-up"]:
            return seen.SettingUp()
        case ["drop"]:
            return seen.Dropping()
        case ["roll", ("1" | "2" | "3") as roll, number, kept] if number in tuple("1234567"):
            return seen.Rolling(int(roll), int(number), parse_dice(kept, text))
        case ["keep", ("1" | "2") as roll, dice]:
            return seen.Keeping(int(roll), parse_dice(dice, text))
        case ["take", dice, *robbed]:
            return seen.Taking(parse_dice(dice, text), parse_robbed(tuple(robbed), players))
        case ["over"]:
            return seen.Over()
        case _:
            raise PositionError(f"phase is {PHASES}, not {shown(text)}")


def parse_robbed(words: tuple[str, ...], players: int) -> tuple[Seat, ...]:
    seats = [str(seat + 1) for seat in range(players)]
    if len(set(words)) < len(words) or any(word not in seats for word in words):
        raise PositionError(f"the seats robbed are some of {', '.join(seats)}, each once, not {shown(' '.join(words))}")
    return tuple(Seat(int(word) - 1) for word in words)
