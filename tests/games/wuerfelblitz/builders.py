"""Rounds of Würfelblitz in which a test names only what matters; seats are counted from 1, as players do."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Action, Answer, Silence
from tablee.games.wuerfelblitz.events import Settled
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.state import State
from tablee.games.wuerfelblitz.view import View

KEYS = ("white", "black", "roller", "idle", "phase", "roll", "said")
ROLL = "234561 RO"  # red and orange are excluded, no dot is seen twice
RIGHT = 16
WRONG = 17


def options(**given: object) -> Options:
    return GAME.options(given)


def start(**given: object) -> State:
    return GAME.start(options(**given))


def table(
    agreed: Options | None = None,
    *,
    white: tuple[int, ...] = (),
    black: tuple[int, ...] = (),
    roller: int = 1,
    idle: int = 0,
    phase: str = "answer",
    roll: str = ROLL,
    said: tuple[str, ...] = (),
) -> State:
    """Three players who have nothing yet look at a simple roll."""
    agreed = agreed or options(players=3)
    none = (0,) * agreed.players
    return place(
        agreed,
        white=list(white or none),
        black=list(black or none),
        roller=roller,
        idle=idle,
        phase=phase,
        roll=roll if phase == "answer" else "",
        said=list(said or ("-",) * agreed.players),
    )


def place(agreed: Options, **given: object) -> State:
    return GAME.place(agreed, Reader(given, KEYS))


def act(state: State, *texts: str) -> State:
    for text in texts:
        state = step(state, text)
    return state


def step(state: State, text: str) -> State:
    action = GAME.parse(text)
    return GAME.step(state, None if GAME.chance(state) is not None else author(action), action)


def author(action: Action) -> Seat:
    return action.seat if isinstance(action, Answer | Silence) else Seat(0)


def refused(state: State, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids it, to whom it speaks of or to the seat named."""
    action = GAME.parse(text)
    return GAME.forbidden_by(state, author(action) if seat is None else Seat(seat - 1), action)


def legal_texts(state: State, seat: int) -> list[str]:
    return [GAME.format(action) for action in GAME.legal(state, Seat(seat - 1))]


def happened(state: State, text: str) -> tuple[Event, ...]:
    return GAME.events(state, GAME.parse(text), step(state, text))


def answered(state: State, *answers: str) -> State:
    """The round with these answers, like `1 right at 900` and `2 wrong at 1000`, and silence from the others."""
    texts = [answer.replace("right", f"says {RIGHT}").replace("wrong", f"says {WRONG}") for answer in answers]
    spoken = {text.split()[0] for text in texts}
    seats = [str(seat + 1) for seat in GAME.actors(state)]
    return act(state, *texts, *(f"{seat} silent" for seat in seats if seat not in spoken))


def settlement(roll: str, *, teaser: str = "no") -> Settled:
    """What a lone player learns of a roll."""
    whites = len(roll.split()[1])
    state = table(options(players=1, whites=whites, teaser=teaser), roll=roll)
    event = happened(state, "1 silent")[-1]
    assert isinstance(event, Settled)
    return event


def watched(state: State) -> View:
    return GAME.view(state, None)
