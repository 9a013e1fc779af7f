"""A position in JSON: tracks as `marker: strips`, the strips out of the game, what is to be decided in words."""

from __future__ import annotations

from typing import assert_never

from tablee.core.errors import NotationError, PositionError
from tablee.core.options import shown, whole_number
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.wuerfel_express.check import check
from tablee.games.wuerfel_express.material import (
    EVERY_STRIP,
    TURNS_EACH,
    Strip,
    Strips,
    bit,
    members,
)
from tablee.games.wuerfel_express.notation import format_dice, format_strip, parse_dice, parse_strip
from tablee.games.wuerfel_express.options import Options
from tablee.games.wuerfel_express.state import (
    DROPPING,
    OVER,
    SETTING_UP,
    Dropping,
    Keeping,
    Over,
    Phase,
    Rolling,
    SettingUp,
    State,
    Taking,
    Track,
)

PHASES = (
    "'set-up', 'drop', 'roll 1 7 -' (roll, dice, kept), 'keep 1 RRGBYWK' (roll, dice), "
    "'take RRG 2' (dice, seats robbed) or 'over'"
)


def write(state: State) -> dict[str, Json]:
    on_tracks = sum(bit(strip) for track in state.tracks for strip in track.strips)
    return {
        "tracks": [" ".join([f"{track.marker}:", *map(format_strip, track.strips)]) for track in state.tracks],
        "out": " ".join(map(format_strip, members(EVERY_STRIP & ~state.supply & ~on_tracks))),
        "turns": state.turns,
        "phase": format_phase(state.phase),
    }


def format_phase(phase: Phase) -> str:
    match phase:
        case SettingUp():
            return "set-up"
        case Dropping():
            return "drop"
        case Rolling(roll, number, kept):
            return f"roll {roll} {number} {format_dice(kept)}"
        case Keeping(roll, dice):
            return f"keep {roll} {format_dice(dice)}"
        case Taking(dice, robbed):
            return " ".join(["take", format_dice(dice), *(str(seat + 1) for seat in robbed)])
        case Over():
            return "over"
        case _:
            assert_never(phase)


def read(options: Options, position: Reader) -> State:
    try:
        tracks = tuple(parse_track(words) for words in position.words("tracks", options.players))
        out = [parse_strip(word, "out") for word in position.phrase("out")]
        phase = parse_phase(position.phrase("phase"), options.players)
    except NotationError as error:
        raise PositionError(str(error)) from None
    turns = position.number("turns", 0, TURNS_EACH * options.players)
    supply = supply_left(tracks, out)
    state = State(options, tracks, supply, turns, on_turn(turns, phase, options.players), phase)
    check(state, sum(bit(strip) for strip in out))
    return state


def on_turn(turns: int, phase: Phase, players: int) -> Seat:
    """WE4, WE19 Seat 1 starts; when all turns are used up it is still the last player's."""
    used_up = isinstance(phase, Over) and turns == TURNS_EACH * players
    return Seat((turns - used_up) % players)


def parse_track(words: tuple[str, ...]) -> Track:
    marker = whole_number(words[0].removesuffix(":")) if words and words[0].endswith(":") else None
    if marker is None:
        raise PositionError(f"a track is 'marker: strips' like '4: R3 G2', not {shown(' '.join(words))}")
    return Track(marker, tuple(parse_strip(word, " ".join(words)) for word in words[1:]))


def supply_left(tracks: tuple[Track, ...], out: list[Strip]) -> Strips:
    supply = EVERY_STRIP
    for strip in [*(strip for track in tracks for strip in track.strips), *out]:
        if not supply & bit(strip):
            raise PositionError(f"strip {format_strip(strip)} exists only once (WE1)")
        supply &= ~bit(strip)
    return supply


def parse_phase(words: tuple[str, ...], players: int) -> Phase:
    text = " ".join(words)
    match list(words):
        case ["set-up"]:
            return SETTING_UP
        case ["drop"]:
            return DROPPING
        case ["roll", ("1" | "2" | "3") as roll, number, kept] if number in tuple("1234567"):
            return Rolling(int(roll), int(number), parse_dice(kept, text))
        case ["keep", ("1" | "2") as roll, dice]:
            return Keeping(int(roll), parse_dice(dice, text))
        case ["take", dice, *robbed]:
            return Taking(parse_dice(dice, text), parse_robbed(tuple(robbed), players))
        case ["over"]:
            return OVER
        case _:
            raise PositionError(f"phase is {PHASES}, not {shown(text)}")


def parse_robbed(words: tuple[str, ...], players: int) -> tuple[Seat, ...]:
    seats = [str(seat + 1) for seat in range(players)]
    if len(set(words)) < len(words) or any(word not in seats for word in words):
        raise PositionError(f"the seats robbed are some of {', '.join(seats)}, each once, not {shown(' '.join(words))}")
    return tuple(Seat(int(word) - 1) for word in words)
