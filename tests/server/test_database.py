"""What is written together, and the log of SQLite."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

import pytest
import sqlalchemy as sql
from swcore_server import database
from swcore_server.store import Store

from swcore.protocol import Change

DEED = Change(0, "x")


def opened(folder: Path) -> Store:
    """Return a database with nothing in it."""
    store = Store(f"sqlite:///{folder / 'games.db'}")
    store.prepare()
    return store


def test_what_the_log_holds_is_brought_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LOG", 1)
    store = opened(tmp_path)
    store.begin("t", [b"one"])
    store.append("t", 1, [b"two"], "k", DEED)
    store.tidy()
    shutil.copy(tmp_path / "games.db", tmp_path / "alone.db")  # without its log
    with sql.create_engine(f"sqlite:///{tmp_path / 'alone.db'}").connect() as link:
        assert link.execute(sql.text("SELECT line FROM lines ORDER BY number")).scalars().all() == ["one", "two"]
    store.append("t", 2, [b"three"], "l", DEED)
    assert store.load("t") == store.since("t", 0)
    store.close()


def test_a_short_log_is_left(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.begin("t", [b"one"])
    before = (tmp_path / "games.db").read_bytes()
    store.tidy()
    assert (tmp_path / "games.db").read_bytes() == before
    store.close()


def test_who_plays_holds_up_no_writer(tmp_path: Path) -> None:
    """What is kept together is written at its end: until then another one writes, whatever was said before."""
    one, other = opened(tmp_path), opened(tmp_path)
    with one.together():
        one.begin("a", [b"one"])
        task = threading.Thread(target=other.begin, args=("b", [b"two"]))
        task.start()
        task.join(60)
        assert not task.is_alive()
        assert other.load("b") is not None
        assert other.load("a") is None, "it is not kept yet"
    assert other.load("a") is not None
    for store in (one, other):
        store.close()


def test_what_waits_to_be_written_is_seen_by_who_wrote_it(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with store.together():
        store.begin("a", [b"one"])
        store.append("a", 1, [b"two"], "k", DEED)
        found = store.load("a")
        assert found is not None
        assert (found.text, found.lines, found.keys) == ("onetwo", 2, {"k": DEED})
    store.close()


def test_nothing_is_kept_of_what_fails_together(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.begin("a", [b"one"])

    def both() -> None:
        with store.together():
            store.begin("b", [b"one"])
            store.append("a", 0, [b"another first line"], "", DEED)

    with pytest.raises(OSError, match="UNIQUE"):
        both()
    assert store.load("b") is None
    store.begin("b", [b"one"])
    store.close()


def test_writers_take_turns_and_none_is_refused(tmp_path: Path) -> None:
    """Four writers of one file, a hundred changes each, in one history without gaps for each of them."""
    stores = [opened(tmp_path) for _ in range(4)]

    def write(number: int) -> None:
        for count in range(100):
            with stores[number].together():
                stores[number].append(f"t{number}", count, [b"x"], f"k{count}", DEED)

    tasks = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for task in tasks:
        task.start()
    for task in tasks:
        task.join(120)
    found = [stores[0].load(f"t{number}") for number in range(4)]
    assert [(story.lines, len(story.keys)) for story in found if story is not None] == [(100, 100)] * 4
    for store in stores:
        store.close()
