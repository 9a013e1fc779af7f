"""Back-pressure for pipelined HTTP requests: while any of them wait, nothing more is read from the connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sized

from uvicorn.protocols.http.flow_control import FlowControl

MOST_WAITING = 16


class PipelineFlow(FlowControl):
    """`waiting`: the requests that were read but not started."""

    def __init__(self, transport: asyncio.Transport, waiting: Sized) -> None:
        super().__init__(transport)
        self.waiting = waiting

    @property
    def is_crowded(self) -> bool:
        return len(self.waiting) > MOST_WAITING

    def resume_reading(self) -> None:
        """Stay paused while requests wait: uvicorn calls this whenever one starts or ends."""
        if not self.waiting:
            super().resume_reading()
