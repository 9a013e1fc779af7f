"""The balancer of `make cluster`: the rules of deploy/ with other ports, or a sentence that says what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import nginx


def test_the_rules_are_those_of_deploy_at_ports_of_this_machine() -> None:
    made = nginx.configuration(Path("/somewhere"), 8000, [9001, 9002, 9003])
    rules = nginx.RULES.read_text("utf-8")

    assert made.count("server 127.0.0.1:900") == 3
    assert "listen 127.0.0.1:8000;" in made
    assert "ssl" not in made
    assert "127.0.0.1:8001" in rules
    assert "127.0.0.1:8001" not in made
    assert rules[rules.index("    proxy_http_version") :] in made


def test_without_nginx_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nginx, "found", lambda: None)
    with pytest.raises(nginx.MissingNginx, match=r"there is no nginx \(apt install"), nginx.balancer(1, [2]):
        pass
