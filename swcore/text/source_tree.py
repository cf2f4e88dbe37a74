"""What works where swcore runs from the folder of its sources: the command that sets it up there, or the one that is set up."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from swcore.text.escaping import quoted

_HERE = Path(__file__).parents[2]


def source_tree() -> Path | None:
    """Return the folder of the sources that run; None where a wheel was installed."""
    return _HERE if (_HERE / "Makefile").is_file() and (_HERE / "plugins").is_dir() else None


def command_here() -> str:
    """Return the command that plays in the folder of the sources, set up or not; "" where a wheel was installed."""
    tree = source_tree()
    if tree is None:
        return ""
    home = tree / ".venv"
    ready = home / ("Scripts/swcore.exe" if os.name == "nt" else "bin/swcore")
    beside = Path.cwd() == tree
    if ready.exists() and Path(sys.prefix) != home:
        return f"{ready.relative_to(tree) if beside else quoted(str(ready))} play"
    return "make play" if beside else f"make -C {quoted(str(tree))} play"
