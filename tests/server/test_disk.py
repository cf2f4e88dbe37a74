"""Disks that are full or read-only: changes are refused with a clear error, looking goes on, and it mends by itself."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from swcore_server import worker as process
from swcore_server.store import Store

from swcore.protocol.lines import LOCAL, data_of
from swcore.protocol.lobby import Lobby
from tests.protocol.talk import loaded
from tests.server.test_kills import Worker

Ask = Callable[[dict[str, Any]], dict[str, Any]]


def mounted(*words: object) -> bool:
    """Return whether something could be mounted."""
    return subprocess.run(["mount", *map(str, words)], capture_output=True).returncode == 0


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Yield a disk of a megabyte."""
    folder.mkdir()
    if os.geteuid() != 0 or not mounted("-t", "tmpfs", "-o", "size=1m", "tmpfs", folder):
        pytest.skip("no disk can be mounted here: the limit on sizes of files is tried instead")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def inside(url: str) -> tuple[Ask, process.Worker]:
    """Return what answers requests in this process."""
    worker = process.Worker(Store(url), 8)
    worker.desk.lobby = Lobby(loaded)
    worker.store.prepare()

    def ask(request: dict[str, Any]) -> dict[str, Any]:
        [(_, _, _, body)] = worker.together([{"seat": None, "request": request}])
        told: dict[str, Any] = data_of(body, LOCAL)
        return told

    return ask, worker


def begin(ask: Ask) -> None:
    """Open a table, and act once."""
    assert "answer" in ask({"do": "new", "game": "small-world", "table": "t", "seats": 2, "seed": 1})
    assert "answer" in act(ask, "k0")


def act(ask: Ask, key: str) -> dict[str, Any]:
    """Act at the table; a menu is told in any case."""
    action = ask({"do": "menu", "table": "t"})["answer"]["choices"][0]["action"]
    return ask({"do": "act", "table": "t", "action": action, "key": key})


def check_refusal(ask: Ask, why: str) -> None:
    """See that changes are refused and looking goes on, with the position as it was."""
    before = ask({"do": "status", "table": "t"})["answer"]
    told = act(ask, "k1")
    assert told["error"]["code"] == "not-kept", told
    assert why in told["error"]["params"]["why"], told
    assert act(ask, "k1")["error"]["code"] == "not-kept", "again"
    assert ask({"do": "undo", "table": "t", "key": "k2"})["error"]["code"] in ("not-kept", "undo-nothing", "undo-irreversible")
    assert ask({"do": "status", "table": "t"})["answer"] == before
    assert ask({"do": "scene", "table": "t"})["answer"]["elements"]
    new = ask({"do": "new", "game": "small-world", "table": "u", "seats": 2})
    assert new["error"]["code"] == "not-kept"


def check_goes_on(ask: Ask, store: Store) -> None:
    """See that the same change is done once now."""
    told = act(ask, "k1")
    assert "answer" in told, told
    assert "repeated" not in told["answer"]
    story = store.load("t")
    assert story is not None
    assert sorted(key[-2:] for key in story.keys) == ["k0", "k1"]
    assert "answer" in ask({"do": "new", "game": "small-world", "table": "u", "seats": 2})


def fill(disk: Path) -> Path:
    """Fill a disk to its last byte, and return the file that does it."""
    path = disk / "filler"
    with open(path, "wb", buffering=0) as file:
        for size in (65536, 512, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError:
                continue
    return path


def test_a_full_disk_refuses_changes_until_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        ask, worker = inside(f"sqlite:///{disk / 'games.db'}")
        begin(ask)
        filler = fill(disk)
        check_refusal(ask, "full")
        filler.unlink()
        check_goes_on(ask, worker.store)
        worker.store.close()


def test_what_was_answered_together_with_a_change_that_is_not_kept_is_not_told(tmp_path: Path) -> None:
    """One write for three games, and the disk is full: each of them is as it was, and says so."""
    with small_disk(tmp_path / "disk") as disk:
        ask, worker = inside(f"sqlite:///{disk / 'games.db'}")
        for table in "abc":
            ask({"do": "new", "game": "small-world", "table": table, "seats": 2, "seed": 1})
        action = ask({"do": "menu", "table": "a"})["answer"]["choices"][0]["action"]
        asked: list[dict[str, Any]] = [
            {"seat": None, "request": {"do": "act", "table": table, "action": action, "key": "k"}} for table in "abc"
        ]
        looks: list[dict[str, Any]] = [{"seat": None, "request": {"do": "status", "table": table}} for table in "abc"]
        filler = fill(disk)
        left = [*asked, *looks]
        while left:
            for changed, _, _, body in worker.together(left):
                request = left.pop(0)["request"]
                told = data_of(body, LOCAL)
                assert not changed
                if request["do"] == "act":
                    assert told["error"]["code"] == "not-kept"
                else:
                    assert told["answer"]["version"] == 1, "only the set-up"
        filler.unlink()
        while asked:  # games that are not in memory are read first, each alone
            found = worker.together(asked)
            assert all(changed for changed, *_ in found)
            del asked[: len(found)]
        worker.store.close()


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set by prlimit")
def test_a_file_that_may_not_grow_refuses_changes_until_it_may(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    Store(url).prepare()
    worker = Worker(url)
    ask = asking(worker)
    begin(ask)
    pid = worker.start().pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    check_refusal(ask, "")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    assert worker.start().pid == pid, "the same process goes on"
    check_goes_on(ask, Store(url))
    worker.end()


@pytest.mark.long
def test_a_read_only_disk_refuses_changes_until_it_can_be_written(tmp_path: Path) -> None:
    real, locked, path = tmp_path / "real", tmp_path / "locked", tmp_path / "path"
    real.mkdir()
    locked.mkdir()
    path.symlink_to(real)
    url = f"sqlite:///{path / 'games.db'}"
    Store(url).prepare()
    worker = Worker(url)
    ask = asking(worker)
    begin(ask)
    worker.end()  # killed: its log is still there
    if os.geteuid() != 0:
        locked.rmdir()
        locked.symlink_to(real)
        real.chmod(0o555)
        for file in real.iterdir():
            file.chmod(0o444)
    elif not (mounted("--bind", real, locked) and mounted("-o", "remount,ro,bind", locked)):
        pytest.skip("nothing can be mounted here, and root may write everything")
    try:
        path.unlink()
        path.symlink_to(locked)
        check_refusal(ask, "")
        real.chmod(0o755)
        for file in real.iterdir():
            file.chmod(0o644)
        path.unlink()
        path.symlink_to(real)
        check_goes_on(ask, Store(url))
        worker.end()
    finally:
        if os.geteuid() == 0:
            subprocess.run(["umount", "-l", str(locked)], check=True)


def asking(worker: Worker) -> Ask:
    """Return what asks a process that is not to end by itself."""

    def ask(request: dict[str, Any]) -> dict[str, Any]:
        told = worker.ask(request)
        assert told is not None, request
        return told

    return ask
