"""Makes the pictures of the README anew: `make pictures`. Needs Chromium and img2webp (apt install chromium webp)."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.gallery.__main__ import chromium_and_server
from tools.pictures.film import film
from tools.pictures.stills import phones, tables

FOLDER = Path("docs/pictures")
# What a page on GitHub should weigh at most.
MOST = 1_000_000


def main() -> None:
    if not shutil.which("img2webp"):
        sys.exit("there is no img2webp (apt install webp)")
    with chromium_and_server() as (browser, address), TemporaryDirectory() as scratch:
        tables(browser, address, FOLDER)
        phones(browser, address, FOLDER)
        moving = film(browser, address, FOLDER, Path(scratch))
    if (size := moving.stat().st_size) > MOST:
        sys.exit(f"{moving} has {size} bytes: more than {MOST}")


if __name__ == "__main__":
    main()
