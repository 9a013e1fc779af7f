"""Small talk: plain text of limited length."""

from __future__ import annotations

import pytest

from tests.server.support.harness import Harness
from tests.server.support.playing import NAMES, agrees, everything, heard, react, refusal, say


async def test_what_is_said_is_told_to_everybody(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    screens = [await harness.watch(table, viewer) for viewer in (0, 1, None)]

    number = await say(harness, table, 1, "your turn")

    line = {"number": 1, "at": harness.clock.time, "name": "Ben", "said": "your turn", "reaction": False}
    assert number == 1
    assert [heard(screen) for screen in screens] == [[line]] * 3


async def test_lines_are_numbered_at_each_table(harness: Harness) -> None:
    table, other = [await harness.friends("overload", NAMES[:3]) for _ in range(2)]
    numbers = [await say(harness, table, seat, "hello") for seat in (0, 1, 2)]

    assert numbers == [1, 2, 3]
    assert await say(harness, other, 0, "hello") == 1


async def test_the_same_command_again_says_nothing_twice(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    screen = await harness.watch(table, 2)
    await say(harness, table, 0, "hello", "mine")
    await say(harness, table, 1, "hello", "mine")

    again = await say(harness, table, 0, "hello", "mine")
    await harness.restart()
    after = await say(harness, table, 1, "hello", "mine")

    assert (again, after) == (1, 2)
    assert [(line["name"], line["number"]) for line in heard(screen)] == [("Ann", 1), ("Ben", 2)]
    assert len(harness.registry.tables[table.id].chat.lines) == 2


async def test_what_was_said_is_kept_and_numbering_goes_on(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    await say(harness, table, 0, "hello", "a")
    await react(harness, table, 1, "wow", "b")
    await harness.restart()
    screen = await harness.watch(table)

    number = await say(harness, table, 2, "there", "c")

    assert number == 3
    assert [(line["said"], line["reaction"]) for line in heard(screen)] == [
        ("hello", False),
        ("wow", True),
        ("there", False),
    ]
    assert await agrees(harness, table)


async def test_the_last_lines_are_at_hand(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    for number in range(203):
        await say(harness, table, 0, f"line {number}", f"c{number}")
        harness.clock.time += 2000
    here = [line["number"] for line in heard(await harness.watch(table, 1))]
    await harness.restart()

    again = [line["number"] for line in heard(await harness.watch(table, 1))]

    assert here == again == list(range(4, 204))
    assert await say(harness, table, 0, "more") == 204


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("  hello \t there ", "hello there"),
        ("one\ntwo\r\nthree", "one two three"),
        ("a\x00b\x1b[31mc\x7f", "a b [31mc"),
        ("left\u202eright\u2066x\u200f", "left right x"),
        ("a\u2028b\u2029c\ufeffd", "a b c d"),
        ("<b>&amp;</b><script>", "<b>&amp;</b><script>"),
        ("e\u0301", "é"),
        ("👩\u200d👩\u200d👧 ok", "👩\u200d👩\u200d👧 ok"),
        ("x\ud800y", "x y"),
        ("x" * 200, "x" * 200),
        (" " + "y" * 200 + "\n", "y" * 200),
    ],
)
async def test_what_is_said_is_plain_text_in_one_line(harness: Harness, given: str, said: str) -> None:
    table = await harness.friends("overload", NAMES[:3])
    screen = await harness.watch(table, 1)

    await say(harness, table, 0, given)

    assert [line["said"] for line in heard(screen)] == [said]
    assert await agrees(harness, table)


@pytest.mark.parametrize("given", ["", "   ", "\n\t", "\u202e\u200b", "z" * 201])
async def test_nothing_and_too_much_are_refused(harness: Harness, given: str) -> None:
    table = await harness.friends("overload", NAMES[:3])
    before = await everything(harness, table)

    said = await refusal(say(harness, table, 0, given))

    assert (said["error"], said["clause"]) == ("chat", None)
    assert "1 to 200 characters" in said["text"]
    assert await everything(harness, table) == before


@pytest.mark.parametrize("key", [None, "x" * 32])
@pytest.mark.parametrize("reaction", [False, True])
async def test_spectators_say_nothing(harness: Harness, key: str | None, reaction: bool) -> None:
    table = await harness.friends("overload", NAMES[:3])

    said = await refusal(harness.send_chat(table.id, key, "hello", reaction, "c"))

    assert said["error"] == "not-seated"
    assert not harness.registry.tables[table.id].chat.lines


async def test_who_talks_without_end_has_to_wait(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    for number in range(12):
        await say(harness, table, 0, "and", f"c{number}")

    told = await refusal(say(harness, table, 0, "another thing", "more"))
    assert told["error"] == "flood"
    assert await say(harness, table, 0, "and", "c3") == 4, "sent again, it is not one more"
    assert await say(harness, table, 1, "me too", "c0") == 13
    harness.clock.time += 2000
    assert await say(harness, table, 0, "another thing", "more") == 14
