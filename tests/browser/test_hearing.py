"""What the tests themselves rely on when they wait for an answer."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.browsers import Browsers
from tests.browser.playing import decide, play_now

# Twelve seconds between two heartbeats become a few milliseconds, and what one does takes its time to the server.
HASTY = """{
    const interval = window.setInterval;
    window.setInterval = (call, pause) => interval(call, pause === 12000 ? 50 : pause);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        setTimeout(() => send.call(this, message), "do" in JSON.parse(message) ? 300 : 0);
    };
}"""

# What one does is sent twice, as when a line breaks before the answer.
TWICE = """{
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        send.call(this, message);
        if ("do" in JSON.parse(message)) send.call(this, message);
    };
}"""


def test_a_heartbeat_is_never_taken_for_the_answer_to_a_choice(browsers: Browsers, page: Page) -> None:
    page.add_init_script(HASTY)
    page.reload()
    play_now(page, "overload")
    heard = browsers.heard(page)
    for _ in range(3):
        decide(page, heard)

    assert heard.heartbeats
    assert len(heard.answers) == 3


def test_a_second_answer_to_a_choice_is_not_taken_for_the_answer_to_the_next(browsers: Browsers, page: Page) -> None:
    page.add_init_script(TWICE)
    page.reload()
    play_now(page, "overload")
    heard = browsers.heard(page)
    made = [decide(page, heard) for _ in range(3)]

    assert [answer["to"]["do"] for answer in heard.answers] == made
