"""What processes use, as Linux tells it, and how many sockets this one may open."""

from __future__ import annotations

import os
import resource
from collections.abc import Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def times(pid: int) -> list[str]:
    """The fields of `stat` from the third on; the second, a name, may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()


def cpu_seconds(pids: Sequence[int]) -> float:
    """Of all threads, and of children that have ended."""
    return sum(int(ticks) for pid in pids for ticks in times(pid)[11:15]) / TICKS


def memory(pids: Sequence[int]) -> int:
    """Resident bytes."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) for pid in pids) * PAGE


def with_children(parent: int) -> list[int]:
    found = [parent]
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if int(times(int(path.name))[1]) == parent:
                found.append(int(path.name))
        except OSError:  # it has ended meanwhile
            continue
    return found


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
