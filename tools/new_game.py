"""Begin a new game as a copy of the example, in the folders that a game has: then make it yours, file by file.

python tools/new_game.py 'Leap Frog' LF
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "stepping_stones"
# They show that a game from outside the package can be played.
FROM_OUTSIDE = ("__main__.py", "test_playing.py")


class Names:
    """How a game is called in each place, from its title and the letters of its clauses."""

    def __init__(self, title: str, letters: str) -> None:
        words = re.findall(r"[a-z0-9]+", title.lower())
        if not words or not title.isascii() or not re.fullmatch("[A-Z]{2}", letters):
            raise SystemExit("A title is in plain letters, the clauses have two capitals: new_game.py 'Leap Frog' LF")
        self.name = "-".join(words)
        self.folder = "_".join(words)
        camel = "".join(word.title() for word in words)
        self.exchanged = {
            "examples.stepping_stones.tests": f"tests.games.{self.folder}",
            "examples.stepping_stones": f"tablee.games.{self.folder}",
            "games/stepping_stones": f"games/{self.folder}",
            "stepping-stones": self.name,
            "Stepping Stones": title,
            "SteppingStones": camel,
            "steppingStones": camel[0].lower() + camel[1:],
        }
        self.letters = letters

    def put_into(self, text: str) -> str:
        for old, new in self.exchanged.items():
            text = text.replace(old, new)
        return re.sub(r"\bST(?=(-X)?\d)", self.letters, text)


def targets(root: Path, names: Names) -> Iterator[tuple[Path, Path]]:
    """Each file of the example, and where it belongs."""
    web = root / "web" / "src" / "games" / names.name
    homes = {"tests": root / "tests" / "games" / names.folder, "web": web}
    package = root / "src" / "tablee" / "games" / names.folder
    for path in sorted(path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        place = path.relative_to(EXAMPLE)
        if place.name == "board.test.ts":
            yield path, root / "web" / "tests" / f"{names.name}.test.ts"
        elif place.name not in FROM_OUTSIDE:
            home = homes.get(place.parts[0])
            yield path, home / place.relative_to(place.parts[0]) if home else package / place


def begin(root: Path, title: str, letters: str) -> list[Path]:
    """The files of the new game; nothing else is touched."""
    names = Names(title, letters)
    pairs = list(targets(root, names))
    for _, target in pairs:
        if target.exists():
            raise SystemExit(f"{target} exists already: choose another title")
    for path, target in pairs:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(names.put_into(path.read_text("utf-8")), "utf-8")
    made = [target for _, target in pairs]
    tidy([str(path) for path in made if path.suffix == ".py"])
    return made


def tidy(paths: list[str]) -> None:
    """Imports and lines as `make lint` wants them, with names of another length."""
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    subprocess.run([ruff, "check", "--no-cache", "--quiet", "--fix", *paths], check=True)
    subprocess.run([ruff, "format", "--no-cache", "--quiet", *paths], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Begin a new game as a copy of the example.")
    parser.add_argument("title", help="its title, such as 'Leap Frog'")
    parser.add_argument("letters", help="the two letters of its clauses, such as LF")
    given = parser.parse_args()
    made = begin(ROOT, given.title, given.letters)
    for folder in sorted({path.parent.relative_to(ROOT) for path in made}):
        print(folder)


if __name__ == "__main__":
    main()
