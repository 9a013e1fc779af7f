"""Takes a picture of a page: python web/scripts/look.py URL FILE [WIDTHxHEIGHT] [SELECTOR-TO-CLICK …]"""

from __future__ import annotations

import shutil
import sys

from playwright.sync_api import sync_playwright


def main(url: str, file: str, size: str = "390x844", *clicks: str) -> None:
    width, height = map(int, size.split("x"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda message: print(message.type, message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: print("page error", error))
        page.goto(url)
        page.wait_for_timeout(700)
        for click in clicks:
            page.click(click)
            page.wait_for_timeout(500)
        page.screenshot(path=file)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
