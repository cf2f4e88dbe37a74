"""Set up a virtual environment in which swcore and its packs of this folder play, with nothing that playing does not need.

    python3 scripts/set_up.py .venv           # what `make play` needs
    python3 scripts/set_up.py .venv --extras  # and every extra that a player may wish for: pictures, printing, maps of one's own

It runs on a bare Python, so it imports nothing that Python does not bring. The environment gets no pip, which is as large as all
that swcore needs: the one that Python keeps for making environments is run instead. Nothing is compiled ahead; a first game does
it for what it uses.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BACKEND = "editables"  # what the backend wants in order to install a folder so that changes of it are played
EXTRAS = ("terminal", "drawing", "pictures", "print", "screen")  # the first one is what playing comes with
WORDS = ("--disable-pip-version-check", "--quiet", "install", "--no-compile")


def bundled() -> Path | None:
    """Return the archive of pip that this Python keeps; None where a distributor keeps it in another way."""
    import ensurepip

    kept = sysconfig.get_config_var("WHEEL_PKG_DIR")  # Debian and Fedora take it out of the library
    folders = [Path(ensurepip.__file__).parent / "_bundled", Path("/usr/share/python-wheels")]
    for folder in ([Path(kept)] if kept else []) + folders:
        found = sorted(folder.glob("pip-*.whl"))
        if found:
            return found[-1]
    return None


def projects(*, extras: bool) -> list[str]:
    """Return what to install: swcore with what makes a terminal pleasant, or with every extra for players, and every pack."""
    packs = sorted(path.parent for path in (ROOT / "plugins").glob("*/pyproject.toml"))
    return [f"{ROOT}[{','.join(EXTRAS if extras else EXTRAS[:1])}]", *map(str, packs)]


def main(home: Path, *, extras: bool = False) -> None:
    """Make the environment, unless it is there, and install swcore and its packs.

    Args:
        home: its folder.
        extras: whether every extra for players is installed, too.

    Raises:
        subprocess.CalledProcessError: something could not be installed; pip has said what.
    """
    archive, windows = bundled(), sys.platform == "win32"
    python = home / ("Scripts/python.exe" if windows else "bin/python")
    if not python.exists():
        venv.create(home, with_pip=archive is None, symlinks=not windows)
    requires: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    with tempfile.TemporaryDirectory() as folder:
        if archive:
            zipfile.ZipFile(archive).extractall(folder)
        pip = [str(python), *([str(Path(folder, "pip"))] if archive else ["-m", "pip"]), *WORDS]
        # The backend is installed once: in a room of its own, as is usual, it would be installed anew for each project.
        subprocess.run([*pip, *requires, BACKEND], check=True)
        subprocess.run(
            [*pip, "--no-build-isolation", *(word for one in projects(extras=extras) for word in ("--editable", one))], check=True
        )


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), extras="--extras" in sys.argv[2:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
