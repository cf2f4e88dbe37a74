"""What is installed, as data: entry points, the distributions that bring them, and what cannot be used."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from swcore.hooks.records import GAMES, PIECES
from swcore.hooks.requirements import normalized


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
        packs: the packs that lack something; none for a damaged distribution.
        distribution: who brings it.
    """

    name: str
    why: str
    ours: bool = True
    packs: tuple[str, ...] = ()
    distribution: str = ""

    def concerns(self, packs: Iterable[str]) -> bool:
        """Return whether the players of a game with these packs want to know."""
        return self.ours and (not self.packs or not set(self.packs).isdisjoint(packs))


@attrs.frozen
class Home:
    """A distribution that brings something.

    Attributes:
        name, version: of the distribution.
        hook_api: the numbers of the hook API that it is written for.
        fault: why its metadata cannot be used, or "".
        unmet: what it requires and does not have here, or "".
        enabled: whether the user has not switched it off.
        ours: whether it has to do with swcore; a damaged distribution may bring anything.
        brings: its entry points as (group, entry point).
        stamp: what its metadata looks like, "" where that cannot be told.
    """

    name: str
    version: str
    hook_api: tuple[str, ...]
    fault: str
    unmet: str
    enabled: bool
    ours: bool
    brings: tuple[tuple[str, Found], ...]
    stamp: str = ""

    @property
    def packs(self) -> tuple[str, ...]:
        """First parts of the ids of its pieces."""
        return tuple(sorted({found.prefix for group, found in self.brings if group in (PIECES, GAMES)}))


@attrs.frozen
class Index:
    """All that is installed.

    Attributes:
        pieces: entry points of pieces, rulebooks among them, by name.
        games: those of them that are listed as games, too.
        commands: further commands of the command line.
        left_out: what cannot be used.
        reserved: first parts of ids that belong to the distributions of swcore's own games alone.
        homes: the distributions that bring all this, those that are switched off among them.
    """

    pieces: tuple[Found, ...] = ()
    games: tuple[Found, ...] = ()
    commands: tuple[Found, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    reserved: frozenset[str] = frozenset()
    homes: tuple[Home, ...] = ()

    def switched_off(self, name: str) -> Home | None:
        """Return the distribution that is switched off and has this name, pack, id, second part of an id or command, or None."""
        wanted = (name, name.replace("-", "_"))
        for home in self.homes:
            names = {part for _, one in home.brings for part in (one.name, one.name.partition(".")[2])}
            if not home.enabled and (normalized(home.name) == normalized(name) or not names.union(home.packs).isdisjoint(wanted)):
                return home
        return None
