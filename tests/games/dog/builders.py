"""Positions with keyword defaults, and the short words of the tests: seats are counted from 1, as at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypedDict, Unpack

from tablee.core.event import Event
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.games.dog.actions import Action, Give
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tablee.games.dog.view import View

CLOCKWISE = "clockwise"
COUNTER = "counter-clockwise"
PLAYS = "plays"
FOLDS = "folds"
SPECIAL = ("1/11", "4", "7", "13", "swap")
PLAIN = ("2", "3", "5", "6", "8", "9", "10", "12")
CARDS = (*PLAIN, *SPECIAL, "joker")
SIZE = {2: 64, 3: 64, 4: 64, 5: 96, 6: 96}
KEYS = ("pawns", "hands", "offers", "gifts", "discards", "round", "dealer", "turn", "phase")


class Setup(TypedDict, total=False):
    """By seat: `pawns` that are out, `hands`, `offers`, `gifts`; `hand` is that of the seat on turn."""

    players: int
    direction: str
    idle_swap: str
    pawns: Mapping[int, str]
    hand: str
    hands: Mapping[int, str]
    offers: Mapping[int, str]
    gifts: Mapping[int, str]
    discards: str
    round: int
    dealer: int
    turn: int
    phase: str


def position(**setup: Unpack[Setup]) -> dict[str, object]:
    """A whole position: the pawns not named wait, the hands not named are filled with plain cards as the turn asks."""
    players, turn = setup.get("players", 4), setup.get("turn", 1)
    seats = range(1, players + 1)
    pawns = setup.get("pawns", {})
    return {
        "pawns": [all_pawns(players, pawns.get(seat, "")) for seat in seats],
        "hands": all_hands(setup),
        "offers": [setup.get("offers", {}).get(seat, "") for seat in seats],
        "gifts": [setup.get("gifts", {}).get(seat, "") for seat in seats],
        "discards": setup.get("discards", ""),
        "round": setup.get("round", 1),
        "dealer": setup.get("dealer", before(turn, players)),
        "turn": turn,
        "phase": setup.get("phase", "play"),
    }


def before(seat: int, players: int) -> int:
    return (seat - 2) % players + 1


def all_pawns(players: int, out: str) -> str:
    number = 4 if players in (4, 6) else 5
    return " ".join([*["start"] * (number - len(out.split())), *out.split()])


def all_hands(setup: Setup) -> list[str]:
    """DG9 Whoever has had its turn has one card less."""
    players, turn, phase = setup.get("players", 4), setup.get("turn", 1), setup.get("phase", "play")
    empty = phase in ("lot", "deal", "over")
    hand = setup.get("hand", "" if empty else "2")
    named = {turn: hand, **setup.get("hands", {})}
    full = len(hand.split()) + (phase == "redraw" or phase.startswith("seven"))
    first = setup.get("dealer", before(turn, players)) % players + 1
    fillers = unnamed_cards(setup, named)
    rows = []
    for seat in range(1, players + 1):
        had_turn = (seat - first) % players < (turn - first) % players
        number = 0 if empty else full - had_turn
        rows.append(named[seat] if seat in named else " ".join(next(fillers) for _ in range(number)))
    return rows


def unnamed_cards(setup: Setup, named: Mapping[int, str]) -> Iterator[str]:
    left = Counter({card: 6 if card == "joker" else 8 for card in (*reversed(PLAIN), *SPECIAL)})
    left.subtract(card for hand in named.values() for card in hand.split())
    for word in setup.get("discards", "").split():
        number, _, card = word.partition("x")
        left[card] -= int(number)
    return (card for card, number in left.items() for _ in range(number))


def place(given: Mapping[str, object], players: int = 4, direction: str = CLOCKWISE, idle_swap: str = PLAYS) -> State:
    agreed = GAME.options({"players": players, "direction": direction, "idle-swap": idle_swap})
    return GAME.place(agreed, Reader(given, KEYS))


def table(**setup: Unpack[Setup]) -> State:
    players, direction = setup.get("players", 4), setup.get("direction", CLOCKWISE)
    return place(position(**setup), players, direction, setup.get("idle_swap", PLAYS))


def new_game(players: int = 4, direction: str = CLOCKWISE, idle_swap: str = PLAYS) -> State:
    return GAME.start(GAME.options({"players": players, "direction": direction, "idle-swap": idle_swap}))


def look(state: State, seat: int | None = None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat - 1))


def whose(state: State, action: Action, seat: int | None) -> Seat:
    if seat is not None:
        return Seat(seat - 1)
    return action.seat if isinstance(action, Give) else look(state).turn


def act(state: State, *texts: str) -> State:
    """Actions of seats and of chance, each checked."""
    for text in texts:
        action = GAME.parse(text)
        if GAME.chance(state) is None:
            assert refused(state, text) is None, f"{text!r} is refused by {refused(state, text)}"
            state = GAME.apply(state, action)
        else:
            state = GAME.befall(state, action)
    return state


def refused(state: State, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids it, to the seat on turn unless another is named; the legal list must agree."""
    action = GAME.parse(text)
    who = whose(state, action, seat)
    clause = GAME.forbidden_by(state, who, action)
    assert (clause is None) == (action in GAME.legal(state, who)), f"{text!r}: {clause}, but the list says otherwise"
    return clause


def legal_texts(state: State, seat: int | None = None) -> set[str]:
    who = look(state).turn if seat is None else Seat(seat - 1)
    texts = [GAME.format(action) for action in GAME.legal(state, who)]
    assert len(set(texts)) == len(texts), "a play is offered twice"
    return set(texts)


def out(state: State, seat: int) -> set[str]:
    """Where the pawns of a seat stand that are not in the start area."""
    return set(all_standing(state)[seat - 1]) - {"start"}


def all_standing(state: State) -> tuple[tuple[str, ...], ...]:
    rows = GAME.position(state)["pawns"]
    assert isinstance(rows, list)
    return tuple(tuple(sorted(str(row).split())) for row in rows)


def hand_of(state: State, seat: int) -> list[str]:
    rows = GAME.position(state)["hands"]
    assert isinstance(rows, list)
    return sorted(str(rows[seat - 1]).split())


def phase_of(state: State) -> str:
    return str(GAME.position(state)["phase"])


def turn_of(state: State) -> str:
    return f"seat {look(state).turn + 1}"


def events_of(state: State, text: str) -> tuple[Event, ...]:
    return GAME.events(state, GAME.parse(text), act(state, text))


def seen_of(state: State, text: str, seat: int | None) -> list[Event]:
    """What one seat, or a spectator, sees of an action."""
    watcher = None if seat is None else Seat(seat - 1)
    return [event for event in events_of(state, text) if event.seen_by(watcher)]
