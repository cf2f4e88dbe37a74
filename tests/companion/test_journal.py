"""The journal of a table: undo and redo are exact, and a file that breaks off anywhere opens with all lines that are whole."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore.companion.journal import Journal
from swcore.companion.keeping import File, Opened, header
from swcore.errors import SaveError

BEGIN: dict[str, Any] = {
    "seed": "7",
    "names": ["Ann", ""],
    "first": 0,
    "seat": 0,
    "turn": 1,
    "round": 1,
    "rounds": 0,
    "points": [0, 0],
    "count": "open",
    "out": [],
    "left": [],
    "over": False,
}
DEEDS = st.lists(st.one_of(st.integers(-9, 9), st.sampled_from(["undo", "redo"])), max_size=30)


def carried(journal: Journal, deeds: list[int | str]) -> None:
    """Do what is said: points for the first player, `undo`, `redo`."""
    for deed in deeds:
        if deed == "undo":
            journal.undo()
        elif deed == "redo":
            journal.redo()
        else:
            facts = journal.copy()
            facts["points"] = [facts["points"][0] + int(deed), 0]
            journal.add(f"+{deed}", [("points", {"amount": deed})], facts)


@given(DEEDS)
def test_undo_and_redo_lead_to_where_one_was(deeds: list[int | str]) -> None:
    journal, past, future = Journal(BEGIN), [0], list[int]()
    for deed in deeds:
        carried(journal, [deed])
        if deed == "undo":
            future += [past.pop()] if len(past) > 1 else []
        elif deed == "redo":
            past += [future.pop()] if future else []
        elif deed != 0:
            past, future = [*past, past[-1] + int(deed)], []
        assert journal.facts["points"][0] == past[-1]
        assert (journal.done, len(journal.steps)) == (len(past) - 1, len(past) + len(future) - 1)


def test_what_was_known_before_is_never_changed() -> None:
    journal = Journal(BEGIN)
    carried(journal, [3, 4])
    journal.undo()
    journal.undo()
    assert journal.facts == BEGIN
    assert BEGIN["points"] == [0, 0]


# -- files


def kept(path: Path, deeds: list[int | str]) -> list[Any]:
    """Keep a table in a file, and return the points after each of its lines."""
    journal, file, points = Journal(BEGIN), File(path), [0]
    file.write(header("any.game", {}, BEGIN))
    journal.write = file.write
    for deed in deeds:
        before = path.stat().st_size
        carried(journal, [deed])
        points += [journal.facts["points"][0]] if path.stat().st_size > before else []
    file.close()
    return points


@settings(max_examples=40, deadline=None)
@given(deeds=DEEDS, share=st.floats(0, 1))
def test_a_file_that_is_cut_anywhere_opens_with_its_whole_lines(
    deeds: list[int | str], share: float, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("cut") / "one.table"
    points = kept(path, deeds)
    raw = path.read_bytes()
    cut = raw[: round(share * len(raw))]
    path.write_bytes(cut)
    whole = cut.count(b"\n")
    if not whole:
        with pytest.raises(SaveError, match="Line 1 "):
            Opened(path)
        return
    opened = Opened(path)
    assert opened.journal.facts["points"][0] == points[whole - 1]
    assert opened.lost == len(cut) - len(b"".join(cut.splitlines(keepends=True)[:whole]))
    file = File(path, opened.chain, opened.size)  # and it goes on from there
    opened.journal.write = file.write
    carried(opened.journal, [5])
    file.close()
    assert Opened(path).journal.facts["points"][0] == points[whole - 1] + 5


def test_a_file_that_was_altered_names_the_line_and_holds_those_before_it(tmp_path: Path) -> None:
    path = tmp_path / "one.table"
    kept(path, [1, 2, 3])
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"+2", b"+9")
    path.write_bytes(b"\n".join(lines))
    opened = Opened(path)  # all lines before it hold
    assert opened.damaged == 3
    assert opened.journal.facts["points"][0] == 1
    assert opened.lost == len(path.read_bytes()) - len(b"\n".join(lines[:2])) - 1


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"[1]\n", b"\xff\n", b'{"swcore-save":2}\n', b"[" * 9000 + b"\n"])
def test_a_file_of_another_kind_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "one.table"
    path.write_bytes(content)
    with pytest.raises(SaveError, match="not the file of a table"):
        Opened(path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("names", []),
        ("names", ["Ann", 2]),
        ("names", "Ann"),
        ("points", [0]),
        ("points", [0, 0.5]),
        ("points", [True, 0]),
        ("seat", 2),
        ("seat", -1),
        ("first", "0"),
        ("turn", None),
        ("over", 0),
        ("count", "yes"),
        ("seed", "zz"),
        ("out", {}),
    ],
)
def test_facts_of_another_kind_are_taken_from_no_line(name: str, value: object, tmp_path: Path) -> None:
    path = tmp_path / "one.table"
    file = File(path)
    file.write(header("any.game", {}, {**BEGIN, name: value}))
    file.close()
    with pytest.raises(SaveError, match="Line 1 "):
        Opened(path)
    path.unlink()
    file = File(path)
    file.write(header("any.game", {}, BEGIN))
    file.write({"do": "x", "notes": [], "set": {name: value}})
    file.close()
    opened = Opened(path)
    assert (opened.damaged, opened.journal.facts, opened.journal.steps) == (2, BEGIN, [])


@pytest.mark.parametrize("row", [{"undo": 1}, {"redo": 1}, {"set": {}}, {"do": "x", "notes": [1], "set": {"turn": 2}}, {}])
def test_a_row_that_cannot_stand_there_is_not_taken(row: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "one.table"
    file = File(path)
    file.write(header("any.game", {}, BEGIN))
    file.write(row)
    file.close()
    opened = Opened(path)
    assert (opened.damaged, opened.journal.facts, opened.journal.steps) == (2, BEGIN, [])


def test_a_file_that_somebody_else_wrote_to_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "one.table"
    journal, file = Journal(BEGIN), File(path)
    file.write(header("any.game", {}, BEGIN))
    journal.write = file.write
    with path.open("ab") as other:
        other.write(b"x")
    with pytest.raises(OSError, match="busy"):
        carried(journal, [1])
    assert path.read_bytes().endswith(b"x")
    assert file.behind
    file.close()


def test_a_table_is_open_in_one_window(tmp_path: Path) -> None:
    path = tmp_path / "one.table"
    kept(path, [1])
    opened = Opened(path)
    first = File(path, opened.chain, opened.size)
    with pytest.raises(SaveError) as caught:
        File(path, opened.chain, opened.size)
    assert caught.value.code == "table-locked"
    first.close()


def test_what_could_not_be_written_is_written_with_the_next_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.table"
    journal, file = Journal(BEGIN), File(path)
    file.write(header("any.game", {}, BEGIN))
    journal.write = file.write
    real, full = os.fsync, [True]

    def fsync(handle: int) -> None:
        if full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(OSError, match="space"):
        carried(journal, [4])
    assert journal.facts["points"] == [4, 0], "it stands"
    assert Opened(path).journal.facts == BEGIN, "no part of it is in the file"
    full.clear()
    carried(journal, [5])
    file.close()
    assert Opened(path).journal.facts["points"] == [9, 0]
