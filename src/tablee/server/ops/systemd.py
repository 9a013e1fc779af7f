"""Notifies systemd of the server's state, if NOTIFY_SOCKET is set."""

from __future__ import annotations

import os
import socket


def notify(state: str) -> None:
    place = os.environ.get("NOTIFY_SOCKET")
    if not place:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notifier:
        try:
            notifier.sendto(state.encode(), f"\0{place[1:]}" if place.startswith("@") else place)
        except OSError:  # systemd does not listen; the server runs without it
            return
