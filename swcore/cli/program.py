"""How this program was called: commands that are advised to people are such as work where they are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import which

from swcore.text.escaping import quoted

NAME = "swcore"
COMMANDS = (
    "play|table|simulate|replay|rules|pieces|show|maps|map|options|editions|plugins|check|new|trace|schema|card|sheet|engine|towns|"
    "balance|lab|serve|join|--debug|--help"
)
_ADVISED = re.compile(rf"(?<![\w/.\\-]){NAME} (?={COMMANDS})")


def program(*, anywhere: bool = False) -> str:
    """Return the words that call this program here, such as `swcore`, `.venv/bin/swcore` or `python -m swcore`.

    Args:
        anywhere: whether they are to call it in another folder, too.
    """
    called = Path(sys.argv[0] if sys.argv else "")
    if called.name == "__main__.py" and called.parent.name == NAME:
        return command([_known("python3", "python"), "-m", NAME])
    if called.stem != NAME or called.suffix not in ("", ".exe"):  # called from another program, such as a test
        return NAME
    return NAME if _on_path(NAME, called) else command([str(called.absolute() if anywhere else called)])


def command(words: Iterable[str]) -> str:
    """Return words as one line that a shell takes apart into just these words."""
    return subprocess.list2cmdline(list(words)) if os.name == "nt" else " ".join(map(quoted, words))


def advised(text: str, *, anywhere: bool = False) -> str:
    """Return a text in which commands of swcore are such as work here.

    Args:
        text: the text.
        anywhere: whether they are to work in another folder, too.
    """
    here = program(anywhere=anywhere)
    return text if here == NAME else _ADVISED.sub(lambda _: f"{here} ", text)


def _known(*names: str) -> str:
    """Return the short name of this Python, where the shell finds this very one under it, else its path."""
    return next((name for name in names if _on_path(name, Path(sys.executable))), sys.executable)


def _on_path(name: str, file: Path) -> bool:
    """Return whether the shell finds this file under a name. A virtual environment links to another Python: paths count."""
    found = which(name)
    return found is not None and Path(found).absolute().with_suffix("") == file.absolute().with_suffix("")
