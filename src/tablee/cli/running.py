"""What commands share that play many games: on how many cores or machines, how far they are, and going on later."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.extras import needing
from tablee.cli.given import whole
from tablee.cli.terminal import console
from tablee.core.errors import GameError
from tablee.sim.workers import Workers, workers

Jobs = Annotated[
    int | None,
    typer.Option("--jobs", "-j", metavar="N", parser=whole(1, 256), help="Processes; by default one per core."),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto for the one on this machine."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a run that was stopped; needs the same --out.")]


# Fewer pieces of work than this for each process are not worth starting it.
WORTH_A_PROCESS = 4


@contextmanager
def chosen_workers(jobs: int | None, ray: str | None, pieces: int) -> Iterator[Workers]:
    if ray is None:
        yield workers(jobs or min(cores(), pieces // WORTH_A_PROCESS))
        return
    if jobs is not None:
        raise GameError("--jobs and --ray exclude each other: a cluster uses all its cores")
    with needing("cluster", "--ray needs the package of Ray"):
        from tablee.sim.ray_cluster import connected  # noqa: PLC0415 — Ray is optional
    with connected(ray) as cluster:
        yield cluster


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress_bar(title: str, games: int, done: int) -> Iterator[Callable[[int], None]]:
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(title, total=games, completed=done)
        yield lambda number: progress.advance(bar, number)


def beside(out: Path, ending: str) -> Path:
    """A file of a run: `study` and `.json` make `study.json`."""
    return out.with_name(out.name + ending)


def check_out(out: Path | None, *endings: str, resume: bool) -> None:
    """Before hours of play, not after."""
    if out is None:
        if resume:
            raise GameError("--resume goes on with a run that was kept: name it with --out")
        return
    if not out.name or not out.parent.is_dir():
        raise GameError(f"cannot write {out}: the folder does not exist")
    for ending in endings:
        existed = beside(out, ending).exists()
        try:
            beside(out, ending).open("ab").close()
        except OSError as error:
            raise GameError(f"cannot write {beside(out, ending)}: {error.strerror}") from None
        if not existed:
            beside(out, ending).unlink()
