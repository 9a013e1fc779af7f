"""Work spread over processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from tablee.core.registry import find
from tablee.sim.workers import AHEAD, InThisProcess, Processes, WorkerLost, workers


def square(number: int) -> int:
    return number * number


def later_for_the_first(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0)
    return number


def process(_number: int) -> int:
    return os.getpid()


def killed(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def title(name: str) -> str:
    return find(name).about.title


def test_one_job_needs_no_process() -> None:
    assert isinstance(workers(1), InThisProcess)
    assert isinstance(workers(0), InThisProcess)
    assert set(workers(1).each(process, range(3))) == {os.getpid()}


def test_results_come_in_the_order_of_the_work() -> None:
    assert list(Processes(2).each(later_for_the_first, range(20))) == list(range(20))


def test_other_processes_do_it_and_are_gone_afterwards() -> None:
    found = set(Processes(2).each(process, range(8)))

    assert os.getpid() not in found
    assert active_children() == []


def test_work_is_asked_for_when_there_is_room() -> None:
    asked: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(100):
            asked.append(number)
            yield number

    results = Processes(2).each(square, pieces())
    first = next(results)

    assert (first, len(asked)) == (0, 2 * AHEAD)
    assert list(results) == [number * number for number in range(1, 100)]


def test_a_lost_process_is_told_in_one_line() -> None:
    with pytest.raises(WorkerLost, match="ended from outside, or had no memory left"):
        list(Processes(2).each(killed, range(2)))

    assert active_children() == []


def test_who_stops_listening_ends_the_processes() -> None:
    results = Processes(2).each(square, range(1000))
    next(results)
    del results

    assert active_children() == []


INTERRUPTED = """
import time
from tablee.sim.workers import Processes

def main():
    try:
        for number in Processes(2).each(time.sleep, [0, 60, 60]):
            print("begun", flush=True)
    except KeyboardInterrupt:
        print("ended")

if __name__ == "__main__":
    main()
"""


def test_ctrl_c_does_not_wait_for_work_under_way(tmp_path: object) -> None:
    script = f"{tmp_path}/interrupted.py"
    with open(script, "w", encoding="utf-8") as file:
        file.write(INTERRUPTED.replace("[0, 60, 60]", "[0] * 12 + [60, 60]"))
    running = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stdout is not None
    running.stdout.readline()
    # As a terminal does it: to every process of the group.
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=20)

    assert out.splitlines()[-1] == "ended"
    assert err == ""
