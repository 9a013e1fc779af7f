"""Runs uv with the registries, certificates and proxies that pip is told of: uv does not read pip's settings.

python3 tools/uv.py pip install rich
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ENVIRONMENT = Path(__file__).resolve().parents[1] / ".venv"
UV = ENVIRONMENT / ("Scripts/uv.exe" if os.name == "nt" else "bin/uv")
# pip's options, and uv's variables for them.
VARIABLES = {
    "index-url": ("UV_DEFAULT_INDEX",),
    "extra-index-url": ("UV_INDEX",),
    "no-index": ("UV_NO_INDEX",),
    "find-links": ("UV_FIND_LINKS",),
    "trusted-host": ("UV_INSECURE_HOST",),
    "cert": ("SSL_CERT_FILE",),
    "client-cert": ("SSL_CLIENT_CERT",),
    "proxy": ("HTTP_PROXY", "HTTPS_PROXY"),
    "default-timeout": ("UV_HTTP_TIMEOUT",),
    "timeout": ("UV_HTTP_TIMEOUT",),
}
# Where uv wants commas between several and pip takes spaces.
WITH_COMMAS = ("find-links",)
# pip's sections, from the weakest to the strongest.
SECTIONS = ("global", "install", ":env:")


def pip_settings(listed: str) -> dict[str, str]:
    """What `pip config list` prints, the strongest section of each option."""
    found: dict[str, dict[str, str]] = {section: {} for section in SECTIONS}
    for line in listed.splitlines():
        key, equals, value = line.partition("=")
        section, _, option = key.partition(".")
        if equals and section in found:
            found[section][option.removeprefix(".")] = str(ast.literal_eval(value))
    return {option: value for section in SECTIONS for option, value in found[section].items()}


def handed_on(settings: Mapping[str, str], environment: Mapping[str, str]) -> dict[str, str]:
    """The variables that say the same to uv; what uv has been told already stays."""
    handed: dict[str, str] = {}
    for option, names in VARIABLES.items():
        words = settings.get(option, "").split()
        if words:
            handed |= dict.fromkeys(names, ("," if option in WITH_COMMAS else " ").join(words))
    if "UV_INDEX" in handed:
        handed["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # pip takes the best of all places, uv that of the first
    return {name: value for name, value in handed.items() if name not in environment}


def asked_of_pip(python: str) -> dict[str, str]:
    command = [python, "-m", "pip", "--disable-pip-version-check", "config", "list"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return pip_settings(ran.stdout)


def main() -> int:
    environment = {**os.environ, "VIRTUAL_ENV": str(ENVIRONMENT)}
    environment |= handed_on(asked_of_pip(sys.executable), environment)
    return subprocess.run([str(UV), *sys.argv[1:]], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
