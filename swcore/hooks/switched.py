"""Which distributions the user has switched off: a list in the folder for settings."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from swcore.errors import PluginError
from swcore.hooks.requirements import normalized
from swcore.text.folders import config_folder
from swcore.text.stores import read_store, write_store

DISABLED = "disabled"


def settings_file() -> Path | None:
    """Return the file that keeps which distributions are switched off; None where the user has no folder for settings."""
    folder = config_folder()
    return folder / "plugins.json" if folder else None


def disabled() -> frozenset[str]:
    """Return the normalized names of the distributions that are switched off; none where the file cannot be read."""
    names = read_store(settings_file()).get(DISABLED)
    return frozenset(normalized(name) for name in names if isinstance(name, str)) if isinstance(names, list) else frozenset()


def keep_disabled(names: Iterable[str]) -> Path:
    """Write down which distributions are switched off, and return the file.

    Args:
        names: all of them.

    Raises:
        OSError: the file cannot be written.
        PluginError: `no-settings`.
    """
    file = settings_file()
    if file is None:
        told, variable = "There is no folder for your settings.", "XDG_CONFIG_HOME"
        raise PluginError(told, code="no-settings", hint=f"Set {variable} to a folder of yours.", variable=variable)
    write_store(file, {**read_store(file), DISABLED: sorted(set(names))})
    return file
