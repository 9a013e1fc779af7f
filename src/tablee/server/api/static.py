"""The web app: built files from one folder, and index.html for the paths of its pages."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from tablee.server.common.errors import TableError

BUILT = Path(__file__).parents[2] / "web"
UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tablée</title>
<p>The server runs, but its web app is not built.
<p><a href="/docs">What programs can do here</a>.
"""


def static_routes(folder: Path = BUILT) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.get("/{path:path}")
    async def page(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise TableError("unknown-address", f"there is nothing at /{path}: /docs lists all routes")
        found = file_in(root, path)
        if found is None and "." in path.rpartition("/")[2] and file_in(root, "index.html"):
            return Response("there is no such file", 404, media_type="text/plain")
        found = found or file_in(root, "index.html")
        return FileResponse(found) if found else HTMLResponse(UNBUILT)

    return router


def file_in(root: Path, path: str) -> Path | None:
    """The file at a path, if it exists inside the folder."""
    try:
        found = (root / path).resolve()
        return found if found.is_file() and found.is_relative_to(root) else None
    except (OSError, ValueError):  # not a valid file name
        return None
