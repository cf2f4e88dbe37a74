"""How an extra of swcore comes to the place where swcore runs: a clone, an environment of pipx or uv, or any other one."""

from __future__ import annotations

import itertools
import sys
from importlib import metadata
from pathlib import Path, PurePath

from swcore.text.escaping import quoted
from swcore.text.source_tree import source_tree

TARGETS = {"testing": "dev"}  # what `make extras` leaves to another target of the Makefile


def how_to_get(extra: str) -> str:
    """Return the command that installs an extra beside the swcore that runs.

    Args:
        extra: its name in pyproject.toml, such as `drawing`.
    """
    tree, prefix = source_tree(), Path(sys.prefix)
    if tree is not None:
        if not _set_up_elsewhere(tree, prefix):
            target = TARGETS.get(extra, "extras")
            return f"make {target}" if Path.cwd() == tree else f"make -C {quoted(str(tree))} {target}"
        folder = "." if Path.cwd() == tree else str(tree)
        return f'{_python()} -m pip install --editable "{folder}[{extra}]"'
    return _of_a_wheel(extra, prefix.parts, prefix.name)


def _set_up_elsewhere(tree: Path, prefix: Path) -> bool:
    """Return whether the sources run in an environment that is not that of `make play`, where they are installed."""
    if prefix == tree / ".venv":
        return False
    try:
        return (metadata.distribution("swcore").read_text("direct_url.json") or "").find('"editable"') >= 0
    except (metadata.PackageNotFoundError, OSError):
        return False


def _of_a_wheel(extra: str, parts: tuple[str, ...], name: str) -> str:
    """Return the command for an installed wheel: tools that keep programs apart install into their rooms in ways of their own."""
    wanted = f'"swcore[{extra}]"'
    if ("pipx", "venvs") in itertools.pairwise(parts):
        return f"pipx runpip {name} install {wanted}"
    if ("uv", "tools") in itertools.pairwise(parts):
        return f"uv pip install --python {_python()} {wanted}"
    return f"pip install {wanted}"


def _python() -> str:
    """Return the Python that runs, by the shortest name that means it."""
    here, path = Path.cwd(), PurePath(sys.executable)
    return quoted(str(path.relative_to(here)) if path.is_relative_to(here) else str(path))
