"""Starts the server, and compiles the engine beside it where that can be done and has not been: for the next start.

python tools/play.py --host 0.0.0.0 --port 8080    (options of `tablee serve`)
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.compiler import missing_for_compiling

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / ".venv" / "compile.log"
# Is there while the compiled package is installed.
COMPILED = ROOT / ".venv" / "uses-wheel"
TABLEE = [sys.executable, "-m", "tablee", "serve"]
# What `make` is called in a recipe of its own; `gmake` on some systems.
MAKE = os.environ.get("MAKE", "make")


@contextmanager
def readiness() -> Iterator[socket.socket]:
    """Where the server says that it is ready, in the way of systemd."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder, made as told:
        place = f"{folder}/ready"
        told.bind(place)
        os.environ["NOTIFY_SOCKET"] = place
        yield told


class Compiling:
    """A process with the least priority, which ends with the server."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self, told: socket.socket) -> None:
        """Once the server is ready: nobody waits for a page because of it."""
        told.recv(100)
        print("The engine is being compiled meanwhile, for the next start …", flush=True)
        with LOG.open("wb") as log:
            command = ["nice", "-n", "19", MAKE, "--no-print-directory", ".venv/wheel"]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        code = self.process.wait()
        if code == 0:
            print("The engine is compiled: the next start uses it.", flush=True)
        elif code > 0:
            print(f"The engine could not be compiled: {LOG.relative_to(ROOT)} says why.", flush=True)

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)


def serve(options: list[str]) -> int:
    """Until the server ends; Ctrl-C reaches it by itself, other signals are passed on."""
    server = subprocess.Popen([*TABLEE, *options], env={**os.environ, "TABLEE_MADE": "1"})
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    return server.wait()


def serve_and_compile(options: list[str]) -> int:
    compiling = Compiling()
    with readiness() as told:
        Thread(target=compiling.begin, args=(told,), daemon=True).start()
        try:
            return serve(options)
        finally:
            compiling.end()


def main() -> int:
    options = sys.argv[1:]
    if COMPILED.exists():
        return serve(options)
    missing = missing_for_compiling()
    if missing:
        print(f"The engine runs interpreted, so bots think more slowly: {missing}.", flush=True)
        return serve(options)
    print("The engine runs interpreted this time, so bots think more slowly.", flush=True)
    return serve_and_compile(options)


if __name__ == "__main__":
    sys.exit(main())
