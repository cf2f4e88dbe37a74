"""Where the system lets a program keep things for its user: settings, what can be made anew, and what was going on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "swcore"
_WINDOWS = {"config": ("APPDATA", "Roaming"), "cache": ("LOCALAPPDATA", "Local"), "state": ("APPDATA", "Roaming")}
_UNIX = {"config": ".config", "cache": ".cache", "state": ".local/state"}
_MAC = {"config": "Library/Application Support", "cache": "Library/Caches"}


def config_folder() -> Path | None:
    """Return the folder for settings of this user, or None where there is no such thing."""
    return _folder("config")


def cache_folder() -> Path | None:
    """Return the folder for what can be made anew at any time, or None where there is no such thing."""
    return _folder("cache")


def state_folder() -> Path | None:
    """Return the folder for what programs of this user remember, or None where there is no such thing."""
    return _folder("state")


def _folder(kind: str) -> Path | None:
    """Return a folder of swcore. A variable counts only where it holds an absolute path, as its specification says."""
    windows = os.name == "nt"
    name = _WINDOWS[kind][0] if windows else f"XDG_{kind.upper()}_HOME"
    given = Path(os.environ.get(name, ""))
    if given.is_absolute():
        return given / NAME
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if windows:
        return home / "AppData" / _WINDOWS[kind][1] / NAME
    usual = _MAC.get(kind, _UNIX[kind]) if sys.platform == "darwin" else _UNIX[kind]
    return home / usual / NAME
