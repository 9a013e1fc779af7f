"""The server as people start it: a process of its own, at an address of loopback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from types import TracebackType
from typing import Self


class RunningServer:
    """Can be stopped and started again at the same address, with the same tables; `log` is where it writes.

    `in_terminal`: in a group of its own, which Ctrl-C reaches as a whole.
    """

    def __init__(
        self,
        data: Path | None,
        *options: str,
        log: Path | None = None,
        module: str = "tablee",
        in_terminal: bool = False,
    ) -> None:
        self.options = options if data is None else ("--data", str(data), *options)
        self.log = log
        self.module = module
        self.in_terminal = in_terminal
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--json", "--no-browser"]
        with nullcontext() if self.log is None else self.log.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), *self.options],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=self.in_terminal,
            )
        assert self.process.stdout is not None
        self.address: str = json.loads(self.process.stdout.readline())["here"]
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Once it has stopped."""
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        self.ended()
