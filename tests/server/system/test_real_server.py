"""Several programs play whole games against the really started server, which is stopped and started meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from examples.bot import choose

from tablee.client import Refused, Seat, Server, Table
from tablee.core.record import Record, opening, replay
from tablee.core.registry import find, folders
from tests.server.support.running import RunningServer

FRIEND, BOT = {"sitter": "friend"}, {"sitter": "bot"}
# Those of the package, which the started server has.
PLAYERS = {name: max(2, find(name).about.players.low) for name in folders()}
QUICK: dict[str, dict[str, Any]] = {"wuerfelblitz": {"fastest": 0, "seconds": 2, "handicap": "4,4"}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "tables.db", "--pace", "0") as running:
        yield running


def play(seat: Seat, pause: float = 0.0) -> Seat:
    for turn in seat.turns():
        sleep(pause)
        seat.do(choose(turn))
    return seat


def wait_for_steps(seat: Seat, number: int, playing: list[Future[Seat]]) -> None:
    """Until so many more things have happened at the table, where everybody plays."""
    seen = len(seat.steps)
    while len(seat.steps) < seen + number:
        assert not any(future.done() for future in playing)
        sleep(0.001)


def check_whole(table: Table, seats: list[Seat]) -> None:
    """Everybody has seen everything once, and the record plays to the end that everybody saw."""
    record = Record.parse(table.record())
    game, _ = opening(record)
    *_, last = replay(record)
    outcome = game.outcome(last.after)

    assert outcome is not None
    for seat in seats:
        assert seat.outcome["ranks"] == list(outcome.ranks)
        assert [step["revision"] for step in seat.steps] == list(range(1, len(record.lines) + 1))


def test_programs_throw_in_numbers_for_the_dice_connected_or_not(server: RunningServer) -> None:
    table = Server(server.address).new_table("overload", [{"sitter": "me", "name": "Ann"}, FRIEND, FRIEND, BOT])
    absent, connected = table.sit("Ben"), table.sit("Cleo")
    connected.connected()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(lambda: next(connected.turns(), None))
        while table.about()["numbers"][connected.number]["state"] != "pledged":
            sleep(0.01)
        table.start()
        numbers = table.about()["numbers"]
        table.end()
        waiting.result()
    record = table.record()

    assert [number["state"] for number in numbers] == ["given", "given", "given", "bot"]
    assert numbers[connected.number]["number"] == connected.thrown_in.number
    assert f"given {connected.thrown_in.number}" in record
    assert absent.number == 1


@pytest.mark.parametrize(("name", "players"), PLAYERS.items())
def test_programs_play_a_whole_game_while_the_server_is_restarted(
    server: RunningServer, name: str, players: int
) -> None:
    table = Server(server.address).new_table(name, [FRIEND] * players, options=QUICK.get(name, {}))
    seats = [table.sit(f"Robo {number}") for number in range(players)]
    table.start()
    with ThreadPoolExecutor(players) as pool:
        playing = [pool.submit(play, seat, 0.01) for seat in seats]
        for how in (signal.SIGTERM, signal.SIGKILL):
            wait_for_steps(seats[0], 8, playing)
            server.stop(how)
            assert not any(future.done() for future in playing)
            server.start()
        played = [future.result(timeout=120) for future in playing]

    check_whole(table, played)


def test_people_and_bots_sit_at_one_table(server: RunningServer) -> None:
    table = Server(server.address).new_table("overload", [FRIEND, BOT, BOT])
    seat = table.sit("Ann")
    table.start()

    check_whole(table, [play(seat)])


def test_a_seat_is_taken_up_on_another_device_with_its_key(server: RunningServer) -> None:
    table = Server(server.address).new_table("overload", [{"sitter": "me", "name": "Ann"}, BOT, BOT])
    table.start()
    phone = table.own_seats()[0]
    phone.do(next(phone.turns()).legal[0])
    phone.close()
    laptop = table.seat(phone.number, phone.key)

    check_whole(table, [play(laptop)])


def test_the_example_bot_joins_by_link(server: RunningServer) -> None:
    table = Server(server.address).new_table("wuerfel-express", [FRIEND, FRIEND])
    command = [sys.executable, str(Path(__file__).parents[3] / "examples" / "bot.py"), table.link]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    bots = [
        subprocess.Popen([*command, name], env=environment, stdout=subprocess.PIPE, text=True)
        for name in ("Uno", "Duo")
    ]
    while any(chair["sitter"] == "nobody" for chair in table.about()["chairs"]):
        sleep(0.05)
    table.start()
    said = [bot.communicate(timeout=120)[0] for bot in bots]

    assert [bot.returncode for bot in bots] == [0, 0]
    assert all(text.startswith("over: {'ranks'") for text in said)


def test_refusals_name_the_clause_and_the_reason(server: RunningServer) -> None:
    table = Server(server.address).new_table("overload", [FRIEND] * 3)
    seats = [table.sit(name) for name in ("Ann", "Ben", "Cleo")]
    table.start()
    next(seats[0].turns())

    why = seats[0].why_not("move 1a")

    assert why is not None
    assert (why.error, why.clause) == ("illegal", "OV6")
    assert why.reason == {"is": "LoadFirst", "pawn": 0}
    assert seats[0].why_not("load 3") is None
    with pytest.raises(Refused, match="nobody") as refusal:
        seats[0].do("nobody knows")
    assert refusal.value.error == "notation"
    assert seats[1].do("load 1") is False
    for seat in seats:
        seat.close()


def test_a_position_is_practised_with_a_script_through_a_restart(server: RunningServer) -> None:
    position: dict[str, object] = {"game": "overload", "options": {"players": 3}, "turn": 1, "phase": "load"}
    position |= {"pawns": ["0+0 6+5", "3+3 10+4", "1+2 8+2"], "points": [0, 0, 0]}
    table = Server(server.address).practice(position, "Ann", [None, {"name": "Lotte"}, {"name": "Mo"}], waits=True)
    (ann,) = table.own_seats()
    next(ann.turns())
    table.rehearse(ann, "load 4", "roll 4", "roll 2", "move 2a")
    while ann.revision < 4:
        ann.listen()
    server.stop(signal.SIGKILL)
    server.start()
    ann.undo()
    turn = next(ann.turns())
    ann.close()

    assert [step["undone"] for step in ann.steps] == [0, 0, 0, 0, 4]
    assert turn.legal[:2] == ["load 0", "load 1"]
