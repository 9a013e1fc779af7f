from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import tablee
from tests.browser import chromium
from tests.browser.browsers import Browsers
from tests.browser.reporting import scenes
from tests.server.support.running import RunningServer

# Chromium's own address bar is a page too, in every window, and costs more than ours. Chromium heeds only the last list
# of features, so what Playwright turns off is named again.
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# A process in reserve for a page that never comes is started with every window.
IN_RESERVE = "SpareRendererForSitePerProcess"
BY_PLAYWRIGHT = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = (
    f"--disable-features={','.join((*ADDRESS_BAR, IN_RESERVE, *BY_PLAYWRIGHT))}",
    "--renderer-process-limit=1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what its pages showed."""
    report = yield
    if report.when == "call" and report.failed:
        fixtures = getattr(item, "funcargs", {}).values()
        for browsers in [fixture for fixture in fixtures if isinstance(fixture, Browsers)]:
            report.sections += scenes(browsers)
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.ADVICE
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    assert (Path(tablee.__file__).parent / "web/index.html").exists(), "build the web app first: make web"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("tables") / "tables.db"
    with RunningServer(data, "--pace", "0", "--limit-tables", "0", "--limit-cpu", "0") as running:
        yield running


@pytest.fixture
def browsers(browser: Browser, server: RunningServer) -> Iterator[Browsers]:
    """Opens pages at the server; nothing may go wrong in any of them."""
    opened = Browsers(browser, server.address)
    yield opened
    opened.close()

    assert opened.problems == []


@pytest.fixture
def page(browsers: Browsers) -> Page:
    """The home page on a phone."""
    return browsers.open()
