"""Würfelblitz in real time for who reloads or loses the connection."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.browsers import OUTAGE, Browsers
from tests.browser.setting_up import begin, set_up, sit_down
from tests.browser.test_live import right, say, two_browsers
from tests.browser.watching import seen, watch


def test_who_reloads_still_finds_how_the_last_round_went(browsers: Browsers) -> None:
    ann, ben = two_browsers(browsers)
    seen(ann)
    seen(ben)
    number = right(browsers.heard(ann))
    say(ben, str(int(number) + 1))
    ben.get_by_text(f"You said {int(number) + 1}").wait_for()
    say(ann, number)
    ben.get_by_role("region", name="Last round").wait_for()
    ben.reload()

    result = ben.get_by_role("region", name="Last round")
    expect(result.locator("li").filter(has_text="Ann")).to_contain_text("one white token")
    expect(result.locator("li").filter(has_text="Ben")).to_contain_text("wrong")


class Cut:
    """The line of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.between)

    def between(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1001)
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self.open:
            socket.close(code=1001)


def test_who_loses_the_connection_sees_that_and_where_the_game_is_when_back(browsers: Browsers) -> None:
    ann = browsers.open(forgives=OUTAGE)
    line = Cut(ann)
    link = set_up(ann, "wuerfelblitz", ["me Ann", "friend"], {"fastest": "0"})
    ben = browsers.open(link)
    sit_down(ben, "Ben")
    for page in (ann, ben):
        watch(page)
    begin(ann)
    seen(ann)
    seen(ben)
    line.cut()
    lost = ann.get_by_text("Connection lost, and the game goes on.")
    expect(lost).to_be_visible()
    say(ben, right(browsers.heard(ben)))
    ben.get_by_role("region", name="Last round").wait_for()
    line.is_cut = False

    expect(lost).to_be_hidden()
    result = ann.get_by_role("region", name="Last round")
    expect(result.locator("li").filter(has_text="Ben")).to_contain_text("right")
