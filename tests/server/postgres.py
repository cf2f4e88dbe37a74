"""A real PostgreSQL for the tests, started in a folder of theirs from what the system has."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT_USER = 0


def programs() -> Path | None:
    """Return the folder of the programs of the newest PostgreSQL, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).parent if named else None


@contextmanager
def running(folder: Path, *, durable: bool = False) -> Iterator[str]:
    """Yield the URL of a server that runs as long as the context; it listens at a socket in the folder alone.

    Args:
        folder: gets all that belongs to it.
        durable: whether it waits for the disk; no test needs that.

    Raises:
        RuntimeError: it cannot be started, and why.
    """
    home = programs()
    if home is None:
        raise RuntimeError("PostgreSQL is not installed")
    data = folder / "data"
    _run(folder, home / "initdb", "-D", data, "-U", "swcore", "-A", "trust", "--no-sync")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync={'on' if durable else 'off'}"
    _run(folder, home / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
    try:
        yield f"postgresql+psycopg://swcore@/postgres?host={folder}"
    finally:
        _run(folder, home / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def _run(folder: Path, *words: object) -> None:
    """Run a program; as another user where this one is root, whom PostgreSQL refuses."""
    user: dict[str, str] = {}
    if os.geteuid() == ROOT_USER:
        user = {"user": "nobody"}
        for path in (folder, *folder.parents[:3]):
            path.chmod(0o777 if path == folder else path.stat().st_mode | 0o055)
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=folder, **user)  # type: ignore[call-overload]
    if done.returncode:
        raise RuntimeError(done.stderr.strip() or done.stdout.strip())
