"""uv is told of the registries that pip is told of."""

from __future__ import annotations

from tools.uv import handed_on, pip_settings

LISTED = """\
:env:.cert='/etc/ssl/ours.pem'
:env:.default-timeout='180'
global.cert='/etc/ssl/theirs.pem'
global.extra-index-url='\\nhttps://one.example/simple\\nhttps://two.example/simple'
global.index-url='https://weak.example/simple'
install.find-links='/wheels https://wheels.example'
install.index-url='https://packages.example/simple'
list.format='columns'
"""


def test_the_strongest_of_pips_sections_counts() -> None:
    settings = pip_settings(LISTED)

    assert settings["cert"] == "/etc/ssl/ours.pem"
    assert settings["index-url"] == "https://packages.example/simple"
    assert "format" not in settings


def test_registries_certificates_and_patience_are_handed_on() -> None:
    assert handed_on(pip_settings(LISTED), {}) == {
        "UV_DEFAULT_INDEX": "https://packages.example/simple",
        "UV_INDEX": "https://one.example/simple https://two.example/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_FIND_LINKS": "/wheels,https://wheels.example",
        "SSL_CERT_FILE": "/etc/ssl/ours.pem",
        "UV_HTTP_TIMEOUT": "180",
    }


def test_a_proxy_is_for_both_kinds_of_addresses() -> None:
    assert handed_on({"proxy": "http://proxy.example:3128"}, {}) == {
        "HTTP_PROXY": "http://proxy.example:3128",
        "HTTPS_PROXY": "http://proxy.example:3128",
    }


def test_what_uv_has_been_told_stays() -> None:
    told = {"UV_DEFAULT_INDEX": "https://mine.example"}

    assert handed_on({"index-url": "https://other.example"}, told) == {}


def test_settings_without_a_value_are_none() -> None:
    assert handed_on(pip_settings("global.extra-index-url=''\nnot a setting\n"), {}) == {}
