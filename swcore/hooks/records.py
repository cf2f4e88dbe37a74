"""What one distribution says of itself in its metadata, read without importing anything of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata

import attrs

from swcore.hooks import numbers
from swcore.hooks.requirements import headers

PIECES, GAMES, COMMANDS = "swcore.plugins", "swcore.games", "swcore.commands"
GROUPS = (PIECES, GAMES, COMMANDS)
_TARGET = re.compile(r"[\w.]+\s*:\s*[\w.]+")
_SECTION = re.compile(r"\[([^\]]*)\]")


@attrs.frozen
class Record:
    """A distribution, as far as it matters here.

    Attributes:
        ours: whether it has to do with swcore; a damaged distribution may bring anything.
        name, version: of the distribution; "" where nothing of it matters.
        fault: why it cannot be used, or "".
        entries: (group, name, target) of its entry points in the groups of swcore, and of the number of the hook API.
        requires: its lines `Requires-Dist`.
    """

    ours: bool
    name: str = ""
    version: str = ""
    fault: str = ""
    entries: tuple[tuple[str, str, str], ...] = ()
    requires: tuple[str, ...] = ()

    @property
    def matters(self) -> bool:
        """Whether anything of it is to be told."""
        return self.ours or bool(self.fault)

    @property
    def hook_api(self) -> tuple[str, ...]:
        """The numbers of the hook API that it is written for."""
        return tuple(entry for group, entry, _ in self.entries if group == numbers.GROUP) or (str(numbers.UNSAID),)


def read_record(dist: metadata.Distribution) -> Record:
    """Return what a distribution says of itself; one that is damaged in any way says why."""
    ours = True
    try:
        text = dist.read_text("entry_points.txt") or ""
        ours = "swcore." in text
        fault = _fault(text)
        if not fault and not ours:
            return Record(ours=False)
        facts = headers(dist)
        name, _, version = _folder(dist).partition("-")  # where its metadata does not say it
        name, version = facts["Name"] or name, facts["Version"] or version
        if fault:
            return Record(ours, name, version, fault)
        requires = facts.get_all("Requires-Dist") or dist.requires or []
        return Record(ours, name, version, "", tuple(_entries(text)), tuple(requires))
    except Exception as error:  # a stranger's metadata may be damaged in any way
        return Record(ours, _folder(dist), "", f"its metadata cannot be read: {type(error).__name__}: {error}")


def _entries(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield (group, name, target) of the groups of swcore, and of the number of the hook API."""
    group = ""
    for line in map(str.strip, text.splitlines()):
        section = _SECTION.fullmatch(line)
        if section:
            group = section[1].strip()
        elif group in (*GROUPS, numbers.GROUP) and line and not line.startswith(("#", ";")):
            name, _, target = line.partition("=")
            yield group, name.strip(), target.strip()


def _fault(text: str) -> str:
    """Return what is malformed in an entry_points.txt, in any of its groups; "" when nothing is."""
    group = None
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line or line.startswith(("#", ";")):
            continue
        section = _SECTION.fullmatch(line)
        if section:
            group = section[1].strip()
            continue
        name, equals, target = line.partition("=")
        if group is None:
            why = "stands before the first [group]"
        elif not equals or not name.strip():
            why = "is not of the form name = module:object"
        elif group in GROUPS and not _TARGET.fullmatch(target.strip()):
            why = f"names {target.strip()!r}, which is not of the form module:object"
        else:
            continue
        return f"line {number} of its entry_points.txt {why}"
    return ""


def _folder(dist: metadata.Distribution) -> str:
    path = getattr(dist, "_path", None)
    return getattr(path, "name", "").removesuffix(".dist-info") or "a distribution"
