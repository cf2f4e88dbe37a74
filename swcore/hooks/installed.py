"""What is installed: the entry points of distributions, read without importing any of them.

A distribution whose metadata cannot be read, or whose entry points do not fit, is left out and named; all others stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import metadata

import attrs

from swcore.hooks import numbers
from swcore.hooks.requirements import headers, normalized, required
from swcore.text.source_tree import command_here

PIECES, GAMES, COMMANDS = "swcore.plugins", "swcore.games", "swcore.commands"
GROUPS = (PIECES, GAMES, COMMANDS)
INSTALL = 'Install the games of swcore: pip install "swcore[games]".'
FIRST_PARTY = "games"  # the extra of swcore that lists the distributions of its own games
_TARGET = re.compile(r"[\w.]+\s*:\s*[\w.]+")
_SECTION = re.compile(r"\[([^\]]*)\]")


@attrs.frozen
class Found:
    """An entry point that is installed, not imported.

    Attributes:
        name: id of the piece, or name of the command.
        target: `module:name`.
        distribution, version: who brings it.
        unmet: what its distribution requires and does not have here, the hook API included, in words; "" when all is well.
    """

    name: str
    target: str
    distribution: str
    version: str
    unmet: str = ""

    @property
    def prefix(self) -> str:
        """The part of the id before the dot."""
        return self.name.partition(".")[0]

    @property
    def release(self) -> str:
        """The distribution with its version."""
        return f"{self.distribution} {self.version}"


@attrs.frozen
class LeftOut:
    """What is installed and cannot be used.

    Attributes:
        name: the distribution, or the id of a piece.
        why: the reason.
        ours: whether it has to do with swcore; a damaged distribution may bring anything.
        pack: the pack of the piece; "" for a distribution.
    """

    name: str
    why: str
    ours: bool = True
    pack: str = ""

    def concerns(self, packs: Iterable[str]) -> bool:
        """Return whether the players of a game with these packs want to know."""
        return self.ours and self.pack in ("", *packs)


@attrs.frozen
class Index:
    """All that is installed.

    Attributes:
        pieces: entry points of pieces, rulebooks among them, by name.
        games: those of them that are listed as games, too.
        commands: further commands of the command line.
        left_out: what cannot be used.
        reserved: first parts of ids that belong to the distributions of swcore's own games alone.
    """

    pieces: tuple[Found, ...] = ()
    games: tuple[Found, ...] = ()
    commands: tuple[Found, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    reserved: frozenset[str] = frozenset()


def installed() -> list[Found]:
    """Return the installed entry points of pieces by name, without importing any of them. One found twice counts once."""
    return list(read_index().pieces)


def read_index() -> Index:
    """Read the metadata of all distributions on the path."""
    groups: dict[str, set[Found]] = {group: set() for group in GROUPS}
    left_out: list[LeftOut] = []
    known: set[str] = set()
    for dist in metadata.distributions():
        try:
            ours = True
            text = dist.read_text("entry_points.txt") or ""
            ours = "swcore." in text
            fault = _fault(text)
            if not fault and not ours:
                continue
            facts = headers(dist)
            name, version = facts["Name"] or "", facts["Version"] or ""
            if normalized(name) in known:  # the first one on the path is the one that is imported
                continue
            known.add(normalized(name))
            if fault:
                left_out.append(LeftOut(name, fault, ours))
                continue
            entries = list(_entries(text))
            unmet = numbers.unserved(name, [entry for group, entry, _ in entries if group == numbers.GROUP]) or _unmet(dist)
            for group, entry, target in entries:
                if group in groups:
                    groups[group].add(Found(entry, target, name, version, unmet))
        except Exception as error:  # a stranger's metadata may be damaged in any way
            why = f"its metadata cannot be read: {type(error).__name__}: {error}"
            left_out.append(LeftOut(_folder(dist), why, ours))
    own = first_party()
    pieces = groups[PIECES] | groups[GAMES]
    reserved = {one.prefix for one in pieces if normalized(one.distribution) in own}
    strangers = {one for one in pieces if one.prefix in reserved and normalized(one.distribution) not in own}
    for one in _sorted(strangers):
        why = f"ids that begin with {one.prefix}. are reserved for the packs of swcore, and {one.release} is not one of them"
        left_out.append(LeftOut(one.name, why, pack=one.prefix))
    games = _sorted(groups[GAMES] - strangers)
    return Index(_sorted(pieces - strangers), games, _sorted(groups[COMMANDS]), tuple(left_out), frozenset(reserved))


def first_party() -> frozenset[str]:
    """Return the names of the distributions of swcore's own games, as the metadata of swcore lists them."""
    return frozenset(one.name for one in required("swcore") if one.extra == FIRST_PARTY)


def missing_games() -> list[str]:
    """Return which distributions of swcore's own games are not installed."""
    here = {normalized(dist.name) for dist in map(_distribution, sorted(first_party())) if dist is not None}
    return sorted(first_party() - here)


def how_to_install() -> str:
    """Return the sentence that says how the games of swcore are installed here."""
    command = command_here()
    return f"Here, among its sources, this command works: {command}." if command else INSTALL


def _distribution(name: str) -> metadata.Distribution | None:
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None


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


def _unmet(dist: metadata.Distribution) -> str:
    """Return the first requirement of a distribution that is not met, in words."""
    return next((told for one in required(dist) if not one.conditional and (told := one.unmet())), "")


def _folder(dist: metadata.Distribution) -> str:
    path = getattr(dist, "_path", None)
    return getattr(path, "name", "").removesuffix(".dist-info") or "a distribution"


def _sorted(found: Iterable[Found]) -> tuple[Found, ...]:
    return tuple(sorted(found, key=lambda one: (one.name, one.target, one.distribution)))
