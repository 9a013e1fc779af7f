"""nginx with the rules of deploy/nginx-cluster.conf, before nodes on this machine."""

from __future__ import annotations

import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

RULES = Path(__file__).parents[1] / "deploy" / "nginx-cluster.conf"
PLACES = ("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin")
ADVICE = "there is no nginx (apt install nginx-light)"
READY_SECONDS = 10
# Where it would write, were it not told to write into a folder of ours.
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class MissingNginx(Exception):
    """It cannot be tried here."""


def found() -> str | None:
    return shutil.which("nginx") or next(
        (path for place in PLACES if (path := shutil.which("nginx", path=place)) is not None), None
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def configuration(folder: Path, port: int, nodes: Sequence[int]) -> str:
    """The rules as they are deployed, without certificates, at a port of this machine."""
    rules = RULES.read_text("utf-8")
    servers = "".join(f"    server 127.0.0.1:{node} max_fails=1 fail_timeout=2s;\n" for node in nodes)
    rules = re.sub(r"(upstream tablee \{\n).*?(\})", rf"\g<1>{servers}\g<2>", rules, flags=re.DOTALL)
    rules = re.sub(r" *ssl_certificate.*\n", "", rules.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}"))
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in TEMPORARY)
    return f"daemon off;\npid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{rules}}}\n"


@contextmanager
def balancer(port: int, nodes: Sequence[int]) -> Iterator[None]:
    """Sends a table's requests to its home, the others to any of the nodes."""
    program = found()
    if program is None:
        raise MissingNginx(ADVICE)
    with tempfile.TemporaryDirectory(prefix="tablee-nginx-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "nginx.conf").write_text(configuration(folder, port, nodes), "utf-8")
        log = folder / "log"
        process = subprocess.Popen(
            [program, "-e", str(log), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            wait_for(port, process, log)
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(READY_SECONDS)


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + READY_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                said = log.read_text("utf-8").strip() if log.exists() else ""
                raise MissingNginx(f"nginx does not start: {said or 'it says nothing'}") from None
            time.sleep(0.02)
