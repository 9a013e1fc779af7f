"""A client may ask again before it is answered. A few requests wait; meanwhile nothing more is read of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sized

from uvicorn.protocols.http.flow_control import FlowControl

MOST_WAITING = 16


class PipelineFlow(FlowControl):
    """`waiting` are the requests that are read but not begun."""

    def __init__(self, transport: asyncio.Transport, waiting: Sized) -> None:
        super().__init__(transport)
        self.waiting = waiting

    @property
    def is_crowded(self) -> bool:
        return len(self.waiting) > MOST_WAITING

    def resume_reading(self) -> None:
        """Asked for by every request that begins or ends, even while others wait behind it."""
        if not self.waiting:
            super().resume_reading()
