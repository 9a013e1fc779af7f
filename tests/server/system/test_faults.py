"""After a fault of a node or of its database all tables answer within eight seconds, and no handshake waits for five.

The same for longer, with kills and while games are played: `make crash`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.support.crashing import set_up
from tests.server.support.faults import FAULTS, running_nodes

ANSWERED = 8
HANDSHAKE = 5


@pytest.mark.parametrize("name", ["pause", "cut", "black hole"])
async def test_all_tables_answer_soon_after(name: str, database: str, tmp_path: Path) -> None:
    with running_nodes(database, tmp_path / "secret") as nodes:
        tables = [table for server in nodes.servers for table in await set_up(server, nodes.servers, 3, name)]
        found = await FAULTS[name](nodes, tables, Random(name))

    assert found.answered < ANSWERED
    assert found.handshake < HANDSHAKE
