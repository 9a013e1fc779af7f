"""Makes .venv with uv in it; whatever is in the way is said in one sentence, before anything is downloaded.

    python3 tools/bootstrap.py --room 500

Any Python 3 must be able to read this file, to be told that it is too old.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


class Obstacle(Exception):
    """Why nothing can be set up, and what to do about it."""


def check(room: int) -> None:
    check_version()
    check_pip()
    check_folder(ROOT)
    check_room(ROOT, room)


def check_version() -> None:
    if sys.version_info >= OLDEST:
        return
    newer = next((name for name in NEWER if starts(name)), None)
    advice = f"make play PYTHON={newer} takes the newer one" if newer else "install a newer one"
    found = ".".join(str(part) for part in sys.version_info[:3])
    raise Obstacle(f"Tablée needs Python 3.11 or newer, and {sys.executable} is {found}: {advice}.")


def starts(python: str) -> bool:
    try:
        return subprocess.run([python, "-c", ""], stderr=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        return False


def check_pip() -> None:
    if importlib.util.find_spec("pip") is None:
        raise Obstacle(f"pip is missing for {sys.executable}: install it (Debian and Ubuntu: apt install python3-pip).")


def check_folder(folder: Path) -> None:
    """A trial: rights, owners and read-only disks are not to be told from what the folder says of itself."""
    trial = folder / f".writable-{os.getpid()}"
    try:
        trial.mkdir()
        trial.rmdir()
    except OSError as error:
        raise Obstacle(
            f"Nothing can be written in {folder} ({error.strerror}): clone into a folder of your own."
        ) from None


def check_room(folder: Path, megabytes: int) -> None:
    free = shutil.disk_usage(str(folder)).free // 2**20
    if free < megabytes:
        raise Obstacle(f"The disk of {folder} has {free} MB left, and {megabytes} MB are needed: make room first.")


def program_of(environment: Path, name: str) -> Path:
    return environment / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def works(environment: Path) -> bool:
    """Whether it has a Python of this version that starts: the one that it was made with may have been removed."""
    ask = "import sys; print(*sys.version_info[:2])"
    try:
        told = subprocess.run([str(program_of(environment, "python")), "-c", ask], stdout=subprocess.PIPE, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return told.stdout.split() == [b"%d" % part for part in sys.version_info[:2]]


def make(environment: Path) -> None:
    """Without pip: Debian's Python has no ensurepip unless python3-venv is installed."""
    if not works(environment):
        print(f"Making {environment.name} with Python {sys.version.split()[0]} …", flush=True)
        shutil.rmtree(str(environment), ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)


def install_uv(environment: Path) -> None:
    if program_of(environment, "uv").exists():
        return
    print("Fetching uv, which fetches the rest …", flush=True)
    command = [sys.executable, "-m", "pip", "--python", str(program_of(environment, "python")), "--quiet", "install"]
    settings = dict(os.environ, PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
    if subprocess.run([*command, "--constraint", str(LOCK), "uv"], env=settings, check=False).returncode:
        raise Obstacle("pip could not install uv: what it says above has the reason.")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--room", type=int, default=500, metavar="MB", help="what the disk must have left (500)")
    given = parser.parse_args()
    try:
        check(given.room)
        make(ENVIRONMENT)
        install_uv(ENVIRONMENT)
    except Obstacle as obstacle:
        sys.stderr.write(f"{obstacle}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
