"""Copies the example into a copy of the sources, as a new game is begun, and checks that the app has one game more:
style, types, words, and the tests of its board. The app that is built never sees it.

PYTHONPATH=src:. python web/scripts/try_example.py
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.new_game import ROOT, begin

NAME = "stepping-stones"
LEFT_BEHIND = shutil.ignore_patterns("node_modules", "__pycache__", "*.tmp")


def main() -> None:
    with TemporaryDirectory(prefix="tablee-example-") as folder:
        root = Path(folder)
        shutil.copytree(ROOT / "web", root / "web", ignore=LEFT_BEHIND)
        shutil.copytree(ROOT / "src" / "tablee", root / "src" / "tablee", ignore=shutil.ignore_patterns("web", "*.so"))
        shutil.copytree(ROOT / "tests" / "games", root / "tests" / "games", ignore=LEFT_BEHIND)
        (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        begin(root, "Stepping Stones", "ST")
        check(root / "web")


def check(web: Path) -> None:
    game, test = f"src/games/{NAME}", f"tests/{NAME}.test.ts"
    settings = {"extends": "./tsconfig.json", "include": [game, test]}
    (web / "tsconfig.example.json").write_text(json.dumps(settings), "utf-8")
    run(web, "eslint", game, test)
    run(web, "prettier", "--check", game, test)
    run(web, "svelte-check", "--tsconfig", "./tsconfig.example.json", "--fail-on-warnings")
    run(web, "vitest", "run", test, "tests/words.test.ts", "tests/sentences.test.ts")


def run(web: Path, program: str, *words: str) -> None:
    ran = subprocess.run([f"node_modules/.bin/{program}", *words], cwd=web, check=False)
    if ran.returncode:
        sys.exit(f"the example, copied into the web app, does not pass {program}: see above")


if __name__ == "__main__":
    main()
