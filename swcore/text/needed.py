"""Looks, when swcore is imported, whether what it needs is there: sources may be run that were never set up."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib.util import find_spec

from swcore.text.source_tree import command_here

LIBRARIES = ("attrs", "click", "jsonschema", "networkx", "pluggy", "rich")  # as pyproject.toml says
_TOLD = {
    "en": "swcore is not set up for this Python, which lacks {missing}. Here, among its sources, this command works: {command}",
    "ru": "Для этого Python swcore не установлен, нет {missing}. Здесь, в папке с исходным кодом, работает команда: {command}",
}


def need(libraries: Iterable[str] = LIBRARIES) -> None:
    """Leave with the command that works, where sources are run and what they need is not installed.

    Args:
        libraries: what they need.

    Raises:
        SystemExit: something is missing. To another program that imports swcore, Python says so itself.
    """
    missing = [name for name in libraries if find_spec(name) is None] if sys.argv[:1] == ["-m"] else []
    command = command_here() if missing else ""
    if command:
        asked = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        raise SystemExit(_TOLD["ru" if asked.startswith("ru") else "en"].format(missing=", ".join(missing), command=command))


need()
