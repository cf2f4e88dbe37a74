"""Tables that are kept: every one in a file of its own, in the folder for the user's state."""

from __future__ import annotations

import errno
import os
import shutil
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from swcore.cli.session.autosave import file_name
from swcore.companion.history import ALL
from swcore.companion.keeping import File, Opened, header
from swcore.errors import SwcoreError
from swcore.text.folders import state_folder

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.companion.desk import Facts
    from swcore.companion.journal import Journal
    from swcore.wording.catalogue import Catalogue

SUFFIX = ".table"
MOST = 50  # tables; the oldest go first
SHOWN = 9  # tables that are told to choose from
LEAVES = ("q", "quit", "в", "выход")


@attrs.frozen
class Kept:
    """A table that waits to be gone on with.

    Attributes:
        path: its file.
        when: seconds since the epoch at its last line.
        opened: what it holds.
    """

    path: Path
    when: float
    opened: Opened

    @property
    def game(self) -> str:
        """Name of the game, such as `small-world`."""
        return self.opened.game.partition(".")[2].replace("_", "-")

    def told(self, texts: Catalogue) -> str:
        """Return a line about the table: the game, who plays, where it stands."""
        facts = self.opened.journal.facts
        names = ", ".join(name or texts("seat", n=seat) for seat, name in enumerate(facts["names"], start=1))
        stand = texts("status.over") if facts["over"] else texts("status.round.open", n=facts["round"])
        when = texts("resume.when", when=time.strftime("%Y-%m-%d %H:%M", time.localtime(self.when)))
        return " · ".join((self.game, names, stand, when))


def folder() -> Path:
    """Return the folder of the tables.

    Raises:
        OSError: there is none.
    """
    found = state_folder()
    if found is None:
        raise FileNotFoundError(errno.ENOENT, "there is no folder for the user's state")
    return found / "tables"


def kept_tables(game: str = "") -> list[Kept]:
    """Return the tables that wait, the newest first, those that are over behind the others.

    Args:
        game: only those of this game; "" for all.
    """
    found = []
    with suppress(OSError):
        for path in folder().glob(f"*{SUFFIX}"):
            with suppress(OSError, SwcoreError):
                found.append(Kept(path, path.stat().st_mtime, Opened(path)))
    met = [one for one in found if game in ("", one.game)]
    return sorted(met, key=lambda one: (one.opened.journal.facts["over"], -one.when, one.path.name))


def choose(kept: Sequence[Kept], terminal: Terminal, texts: Catalogue, *, ask: bool) -> Kept:
    """Return the table to go on with: the only one that is not over, the one that is chosen, or the newest.

    Args:
        kept: the tables.
        terminal, texts: to ask.
        ask: whether somebody can be asked.

    Raises:
        SwcoreError: `no-kept-table`, or `table-damaged` where a file is there that cannot be read.
        EOFError: nothing was chosen.
    """
    if not kept:
        tell_damaged()
        hint = "Begin one with swcore table; it is kept by itself."
        raise SwcoreError("There is no table to go on with.", code="no-kept-table", hint=hint)
    going_on = [one for one in kept if not one.opened.journal.facts["over"]]
    if len(going_on) == 1 or len(kept) == 1 or not ask:
        return kept[0]
    listed = {str(number): one for number, one in enumerate(kept, start=1)}
    _list(terminal, list(listed.items())[:SHOWN], texts)
    if len(kept) > SHOWN:
        terminal.say(texts("table.older", n=len(kept) - SHOWN), style="dim")
    while True:
        line = terminal.ask(texts("table.which", n=len(kept)) + " ").lower() or "1"
        if line in listed:
            return listed[line]
        if line in LEAVES:
            raise EOFError
        if line in ALL:
            _list(terminal, list(listed.items()), texts)
        else:
            terminal.say(texts("table.choose", n=len(kept)))


def _list(terminal: Terminal, listed: Sequence[tuple[str, Kept]], texts: Catalogue) -> None:
    """Write tables with their numbers, the first next to what is typed."""
    for number, one in reversed(listed):
        terminal.item(f"{number:>2}  ", one.told(texts))


def tell_damaged() -> None:
    """Refuse a folder with a file that is not one of a table any more, so that nobody takes it for gone.

    Raises:
        SwcoreError: `table-damaged`.
    """
    with suppress(OSError):
        for path in sorted(folder().glob(f"*{SUFFIX}")):
            Opened(path)


def new_file(game: str, about: dict[str, Any], facts: Facts, journal: Journal) -> File:
    """Return the file of a new table, in which every step of its journal is kept from here on.

    Raises:
        OSError: it cannot be written.
    """
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    _thin_out(place)
    stem, number = file_name(game.partition(".")[2]), 1
    while True:
        path = place / f"{stem}-{number}{SUFFIX}"
        try:
            file = File(path)
            break
        except FileExistsError:
            number += 1
    try:
        file.write(header(game, about, facts))
    except OSError:
        file.close()
        os.unlink(path)
        raise
    journal.write = file.write
    return file


def beside(path: Path) -> Path:
    """Return where a damaged file is kept: under its own name, with an ending that no table has."""
    return path.with_name(f"{path.name}.damaged")


def go_on(kept: Kept) -> File:
    """Return the file of a table that waits, in which every further step is kept; a damaged one is kept whole beside it.

    Raises:
        SwcoreError: `table-locked`.
        OSError: it cannot be written.
    """
    if kept.opened.damaged:
        shutil.copyfile(kept.path, beside(kept.path))
    file = File(kept.path, kept.opened.chain, kept.opened.size)
    kept.opened.journal.write = file.write
    return file


def _thin_out(place: Path) -> None:
    """Remove the oldest tables where there are too many."""
    with suppress(OSError):
        paths = sorted(place.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
        for path in paths[: max(0, len(paths) - MOST + 1)]:
            path.unlink()
