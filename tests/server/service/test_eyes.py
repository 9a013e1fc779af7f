"""Nobody is told what it may not see, and only those on turn what they may do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.kit import packed
from tablee.server.messages.update import MOST_VIEWS
from tests.server.support.harness import FakeSubscriber, Harness
from tests.server.support.playing import NAMES, course_of, play_on, watched

# What is seen by the seat that it names alone.
OWN = ("HandDealt", "OwnOffer", "Received", "OwnDraw")


def kinds_of(screen: FakeSubscriber) -> list[dict[str, Any]]:
    return [event for step in screen.steps() for event in step["events"]]


async def test_cards_are_told_to_those_who_hold_them(harness: Harness) -> None:
    _, screens = await watched(harness, "dog", 200)

    for viewer, screen in screens.items():
        told = [event for event in kinds_of(screen) if event["is"] in OWN]
        assert {event["seat"] for event in told} == ({viewer} if viewer is not None else set())
        assert viewer is None or {"HandDealt", "OwnOffer", "Received"} <= {event["is"] for event in told}
    everybody = [[event for event in kinds_of(screen) if event["is"] not in OWN] for screen in screens.values()]
    assert all(events == everybody[0] for events in everybody)


async def test_a_view_shows_ones_own_hand_alone(harness: Harness) -> None:
    table, screens = await watched(harness, "dog", 0)
    course = course_of(harness, table)

    for viewer, screen in screens.items():
        hand = packed.kinds_of(course.state.hands[viewer]) if viewer is not None else ()
        assert screen.update["view"]["hand"] == encode(hand)
        assert screen.update["view"] == encode(course.game.view(course.state, None if viewer is None else Seat(viewer)))


async def test_what_somebody_says_in_a_round_is_told_to_nobody_else(harness: Harness) -> None:
    table, screens = await watched(harness, "wuerfelblitz", 0)
    harness.clock.time += 1000
    await harness.do(table, 1, "17")

    said = {
        viewer: [event["is"] for event in screen.update["steps"][0]["events"]] for viewer, screen in screens.items()
    }
    assert said == {viewer: ["Said", "Done"] if viewer == 1 else ["Done"] for viewer in screens}
    assert all("17" not in screen.texts[-1] or viewer == 1 for viewer, screen in screens.items())


@pytest.mark.parametrize("game", list(games()))
async def test_what_is_legal_is_told_to_those_on_turn(harness: Harness, game: str) -> None:
    _, screens = await watched(harness, game, 60)

    for viewer, screen in screens.items():
        updates = screen.of_kind("update")
        assert [bool(update["legal"]) for update in updates] == [viewer in update["on_turn"] for update in updates]
        assert viewer is None or any(update["legal"] for update in updates)


@pytest.mark.parametrize("game", ["dog", "overload", "wuerfel-express"])
async def test_everything_legal_is_told_in_notation(harness: Harness, game: str) -> None:
    table, screens = await watched(harness, game, 25)
    course = course_of(harness, table)

    for seat in course.pending:
        legal = [course.game.format(action) for action in course.game.legal(course.state, seat)]
        assert screens[seat].update["legal"] == legal
        assert len(legal) > 0


async def test_answers_that_are_too_many_to_list_are_told_as_forms(harness: Harness) -> None:
    _, screens = await watched(harness, "wuerfelblitz", 0)

    for seat in range(3):
        assert screens[seat].update["legal"] == ["<0-35>", f"{seat + 1} silent"]


@pytest.mark.parametrize("game", list(games()))
async def test_a_step_is_told_as_the_viewer_saw_it(harness: Harness, game: str) -> None:
    """Also to somebody who was gone for a while, and gets several at once."""
    table = await harness.friends(game, NAMES[:4], stand_in=None)
    await play_on(harness, table, Random(f"eyes {game}"), 12)
    course = course_of(harness, table)
    after = [step.after for step in course.steps_since(0)]
    compared = 0
    for viewer in (0, 1, 2, 3, None):
        screen = await harness.watch(table, viewer, 0)
        seat = None if viewer is None else Seat(viewer)
        for step in screen.steps():
            if step["view"] is not None:
                compared += 1
                own = {**step["view"], "you": screen.update["you"]}
                assert own == encode(course.game.view(after[step["revision"] - 1], seat))

    assert compared == 5 * (MOST_VIEWS - 1)
