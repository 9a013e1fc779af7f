"""The compiled libraries: which modules they are made of, and where they are kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import mkdtemp

from tools.compiler import c_compiler

COMPILED = ("core", "kit", "games", "bots")
# Of the server, everything between a player's message and its answer.
FOR_EVERY_MOVE = (
    "api/outbox",
    "api/session",
    "background/bot_moves",
    "background/reveal",
    "background/scheduler",
    "commands/checks",
    "commands/move",
    "commands/realtime",
    "commands/rounds",
    "commands/transaction",
    "commands/undo",
    "common/clock",
    "common/keys",
    "common/lock",
    "common/tasks",
    "common/token_bucket",
    "messages/encode",
    "messages/update",
    "ops/command_metrics",
    "service/broadcast",
    "service/commands",
    "service/commit",
    "service/presence",
    "service/registry",
    "storage/base",
    "storage/rows",
    "storage/sqlite/group_commit",
    "storage/sqlite/jobs",
    "storage/sqlite/storage",
    "table/audience",
    "table/chat",
    "table/clocks",
    "table/journal",
    "table/latency",
    "table/match",
    "table/readiness",
    "table/realtime",
    "table/seat_index",
    "table/table",
    "transport/ws_connection",
    "transport/ws_frames",
)
COMPILER = Path(__file__).with_name("compile_engine.py")
LIBRARIES = (".so", ".pyd")
# Left out: modules with Struct classes, whose keywords (`frozen`, `tag`) would be lost.
STRUCTS = (
    "core/seen.py",
    "core/event.py",
    "core/reason.py",
    "games/*/view.py",
    "games/*/events.py",
    "games/*/mistakes.py",
    "games/*/reasons.py",
    "core/stake.py",
    "games/*/stakes.py",
)


def modules(sources: Path) -> list[Path]:
    """Those that are compiled."""
    package = sources / "tablee"
    found = [path for part in COMPILED for path in sorted((package / part).rglob("*.py")) if path.name != "__init__.py"]
    files = [path for path in found if not any(path.relative_to(package).match(structs) for structs in STRUCTS)]
    return files + [package / "server" / f"{name}.py" for name in FOR_EVERY_MOVE]


def compiled(sources: Path, folder: Path) -> Path:
    """A folder with the libraries of these sources and nothing else; made now unless it is kept in the other folder."""
    kept = folder / f"engine-{fingerprint(sources)}"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for old in [*folder.glob("engine-*"), *folder.glob("making-*")]:
            shutil.rmtree(old)
        making = Path(mkdtemp(prefix="making-", dir=folder))
        compile_in(making / "sources", sources)
        move_libraries(making / "sources", making / "made")
        (making / "made").rename(kept)
        shutil.rmtree(making)
    return kept


def fingerprint(sources: Path) -> str:
    """Of everything that the libraries follow from."""
    digest = sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {sys.version} mypy {version('mypy')}".encode())
    for path in [Path(__file__), COMPILER, *sorted(sources.rglob("*.py"))]:
        digest.update(f"\n{path.name}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def compile_in(folder: Path, sources: Path) -> None:
    """Compile a copy, so that nothing built lies beside the sources."""
    shutil.copytree(sources, folder, ignore=shutil.ignore_patterns("__pycache__", "web"))
    names = [str(path.relative_to(folder)) for path in modules(folder)]
    environment = {"CC": c_compiler() or "cc", **os.environ}
    subprocess.run([sys.executable, str(COMPILER), *names], cwd=folder, env=environment, check=True)


def move_libraries(source: Path, target: Path) -> None:
    for path in [path for path in source.rglob("*") if path.suffix in LIBRARIES]:
        place = path.relative_to(source)
        if "build" not in place.parts:
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            path.rename(target / place)
