"""What the entries of a contest are called, so that each can be told from the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from swcore_lab.contest import Entry

Key = tuple[Path, str]  # file, and id of a piece
Names = Mapping[Key, str]


def key(entry: Entry) -> Key:
    """Return what no two entries have in common."""
    return entry.path, entry.piece


def named_apart(entries: Sequence[Entry]) -> Names:
    """Return the names of entries: where names are the same with the files, where these are, too, with the ids.

    Args:
        entries: all entries that are shown together.
    """
    bare = {key(one): one.teller.name(one.piece) if one.teller else one.piece or one.file for one in entries}
    names = dict(bare)
    for name in set(bare.values()):
        same = [one for one in entries if bare[key(one)] == name]
        files, ids = {one.file for one in same}, {one.piece for one in same}
        for one in same if len(same) > 1 else ():
            apart = one.file if len(files) == len(same) else one.piece if len(ids) == len(same) else f"{one.file}, {one.piece}"
            names[key(one)] = f"{name} ({apart})"
    return names
