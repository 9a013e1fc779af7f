"""Every refusal is answered with code, clause and text, and changes nothing."""

from __future__ import annotations

import pytest

from tests.server.support.harness import Harness
from tests.server.support.playing import everything, key_of, refusal, send

THREE = ["Ann", "Ben", "Cleo"]


@pytest.mark.parametrize("revision", [0, 1, 3, 99, -1])
async def test_a_command_for_another_revision_is_stale(harness: Harness, revision: int) -> None:
    table = await harness.friends("overload", THREE)
    await harness.do(table, 0, "load 3")

    said = await refusal(send(harness, table, 1, "load 3", "c", revision))

    assert (said["error"], said["clause"]) == ("stale", None)
    assert "revision 2" in said["text"]


async def test_a_move_out_of_turn_is_told_who_must_decide(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    await harness.do(table, 0, "load 3")

    said = await refusal(harness.do(table, 0, "load 3"))

    assert (said["error"], said["clause"]) == ("not-your-turn", "OV3")
    assert said["text"] == "it is not your turn: Ben must decide"


async def test_all_who_must_decide_are_named(harness: Harness) -> None:
    table = await harness.friends("dog", ["Ann", "Ben", "Cleo", "Dan"])
    screen = await harness.watch(table, 1)
    await harness.do(table, 1, screen.update["legal"][0])

    said = await refusal(harness.do(table, 1, screen.update["legal"][0] if screen.update["legal"] else "2 gives 2"))

    assert (said["error"], said["clause"]) == ("not-your-turn", "DG9")
    assert "Ann and Cleo and Dan must decide" in said["text"]


async def test_what_cannot_be_read_is_quoted(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)

    said = await refusal(harness.do(table, 0, "lode 3"))

    assert (said["error"], said["clause"]) == ("notation", None)
    assert "lode 3" in said["text"]
    assert "load 0-8" in said["text"]


@pytest.mark.parametrize(
    ("do", "clause", "reason", "text"),
    [
        ("move 1a", "OV6", {"is": "LoadFirst", "pawn": 0}, "First choose the load;"),
        ("move 2a", "OV6", {"is": "NotYours", "pawn": 2}, "That is Seat 2’s pawn: you move your own."),
        ("give 2a", "OV9", {"is": "NobodyMet"}, "Discs change hands only when your move ends"),
        ("move 5a", "OV6", None, "seat 1 may not do 'move 5a' now"),
    ],
)
async def test_what_the_rules_forbid_is_refused_with_the_clause_and_the_reason(
    harness: Harness, do: str, clause: str, reason: dict[str, object] | None, text: str
) -> None:
    table = await harness.friends("overload", THREE)

    said = await refusal(harness.do(table, 0, do))

    assert (said["error"], said["clause"]) == ("illegal", clause)
    assert said["reason"] == reason
    assert said["text"].startswith(text)


@pytest.mark.parametrize("key", [None, "", "x" * 32])
async def test_who_has_no_seat_cannot_move(harness: Harness, key: str | None) -> None:
    table = await harness.friends("overload", THREE)

    said = await refusal(harness.send_move(table.id, key, 0, "load 3", "c"))

    assert said["error"] == "not-seated"


async def test_the_key_of_a_seat_that_was_left_is_void(harness: Harness) -> None:
    table = await harness.friends("overload", THREE, stand_in=None)
    await harness.lobby.leave(table.id, key_of(table, 0))

    said = await refusal(harness.send_move(table.id, key_of(table, 0), 0, "load 3", "c"))

    assert said["error"] == "not-seated"
    await harness.settle()


async def test_nothing_can_be_played_before_the_start(harness: Harness) -> None:
    table = await harness.friends("overload", THREE, start=False)

    said = await refusal(harness.do(table, 0, "load 3"))

    assert said["error"] == "not-started"


async def test_nothing_can_be_played_after_the_end(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    await harness.lobby.end(table.id, table.owner)

    said = await refusal(harness.do(table, 0, "load 3"))

    assert said["error"] == "over"


async def test_a_table_that_does_not_exist_is_unknown(harness: Harness) -> None:
    said = await refusal(harness.send_move("nowhere", "x" * 32, 0, "load 3", "c"))

    assert said["error"] == "unknown-table"


@pytest.mark.parametrize(
    ("seat", "revision", "do"),
    [(1, 0, "load 3"), (1, 5, "load 3"), (0, 2, "load 3"), (1, 2, "load 9"), (1, 2, "move 2a"), (1, -2, "load 1")],
)
async def test_a_refusal_changes_nothing_and_tells_nobody(harness: Harness, seat: int, revision: int, do: str) -> None:
    table = await harness.friends("overload", THREE)
    await harness.do(table, 0, "load 3")
    screens = [await harness.watch(table, watching) for watching in (0, 1, None)]
    before, told = await everything(harness, table), [len(screen.texts) for screen in screens]

    await refusal(harness.do(table, seat, do, revision))
    await harness.settle()

    assert await everything(harness, table) == before
    assert [len(screen.texts) for screen in screens] == told


async def test_asking_why_not_gets_the_clause_and_does_nothing(harness: Harness) -> None:
    table = await harness.friends("overload", THREE)
    before = await everything(harness, table)

    said = await refusal(harness.explain(table.id, key_of(table, 1), "load 3"))
    await harness.explain(table.id, key_of(table, 0), "load 3")

    assert (said["error"], said["clause"]) == ("illegal", "OV3")
    assert await everything(harness, table) == before
