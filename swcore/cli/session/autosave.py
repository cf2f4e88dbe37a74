"""Games that are kept without being asked: every step of a game at the terminal, in the folder for the user's state.

Beside each save `NAME.save` stands `NAME.json` with what a save does not hold: who plays, home-made pieces, real dice. A game
that is over, or was left before anything was done, is removed; of the others the newest are kept.
"""

from __future__ import annotations

import errno
import json
import os
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from swcore.cli.session.glance import HUMAN, glances
from swcore.errors import SaveError
from swcore.saves.format import MAX_BYTES
from swcore.text.folders import state_folder
from swcore.text.reading import read_capped
from swcore.text.writing import put

if TYPE_CHECKING:
    from swcore.engine.log import Step
    from swcore.game.game import Game
    from swcore.saves.recorder import Recorder

MOST = 50  # games; the oldest go first
TAKEN = ("save-locked", "save-exists")
SUFFIX, ABOUT, GLANCE = ".save", ".json", "glance"
MOST_ABOUT = 1_048_576  # bytes of what stands beside a save
HEAD = 65_536  # bytes of a save in which its first line is looked for


@attrs.frozen
class Kept:
    """A game that waits to be gone on with.

    Attributes:
        path: its save.
        game: name of the game, such as `small-world`.
        when: seconds since the epoch at its last step.
        steps: how many lines the save has, the first one aside.
    """

    path: Path
    game: str
    when: float
    steps: int

    def about(self) -> dict[str, Any]:
        """Return what stands beside the save; nothing where that cannot be read."""
        with suppress(OSError, ValueError, RecursionError):
            found = json.loads(read_capped(self.path.with_suffix(ABOUT), MOST_ABOUT)[:MOST_ABOUT])
            return found if isinstance(found, dict) else {}
        return {}

    def told(self, language: str) -> list[str]:
        """Return lines about the game in a language: what it is, where it stands, who plays; nothing where that is not known."""
        found = self.about().get(GLANCE)
        lines = found.get(language) if isinstance(found, dict) else None
        return [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else []


def file_name(game: str) -> str:
    """Return a game's name as a part of a file's name, whatever letters it has."""
    return re.sub(r"[^a-z0-9]+", "-", game.lower()).strip("-")[:60] or "game"


def history_file(game: str) -> Path | None:
    """Return the file that keeps what was typed in a game."""
    folder = state_folder()
    return folder / "history" / file_name(game) if folder else None


def played_before(game: str) -> bool:
    """Return whether a game was begun here before, and remember that it is now; True where nothing can be remembered."""
    folder = state_folder()
    if folder is None:
        return True
    mark, typed = folder / "met" / file_name(game), history_file(game)
    if mark.exists() or (typed is not None and typed.exists()):
        return True
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    except OSError:
        return True
    return False


def kept_games(game: str = "") -> list[Kept]:
    """Return the games that wait, the newest first.

    Args:
        game: only those of this game; "" for all.
    """
    folder = state_folder()
    found = list(_waiting(folder / "games")) if folder else []
    return sorted((one for one in found if game in ("", one.game)), key=lambda one: (-one.when, one.path.name))


def _waiting(folder: Path) -> Iterator[Kept]:
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return
    for path in paths:
        with suppress(OSError, ValueError, RecursionError, TypeError, AttributeError, KeyError):
            raw = read_capped(path, MAX_BYTES)
            if len(raw) > MAX_BYTES:
                continue
            head = json.loads(raw[:HEAD].partition(b"\n")[0])
            game = head["game"].partition(".")[2].replace("_", "-")
            yield Kept(path, game, path.stat().st_mtime, raw.count(b"\n") - 1)


class Autosave:
    """Keeps one game. It is a listener of the game: a terminal may be closed at any question, and the list of the games that wait
    tells all the same where this one stands.

    Args:
        game: the game.
        path: the save to go on with, or None for a new one.
        about: what is needed to go on and is not in the save.

    Raises:
        OSError, SaveError: the game cannot be kept.
    """

    def __init__(self, game: Game, path: Path | None, about: Mapping[str, Any]) -> None:
        folder = state_folder()
        if folder is None:
            raise FileNotFoundError(errno.ENOENT, "there is no folder for the user's state")
        self.begun = len(game.log) if path is None else 0
        if path is None:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            _thin_out()
        self.game = game
        self.recorder: Recorder = _recorded_anew(game, folder / "games") if path is None else game.record(path)
        self.path = self.recorder.path
        self.about = dict(about)
        self._people = {seat for seat, name in enumerate(about.get("seats", ())) if name == HUMAN}
        self._written = ""
        self._describe()
        game.listen(self)

    def __call__(self, game: Game, step: Step) -> None:
        """Follow the game: when a person is asked is the moment at which it may be left."""
        if not self._people.isdisjoint(game.pending):
            self._describe()

    def undone(self, game: Game, step: Step) -> None:
        """Follow the game when a step was taken back."""
        self._describe()

    def _describe(self) -> None:
        """Write what is not in the save beside it, in one go, where it has changed."""
        with suppress(Exception):  # a piece of a stranger has words of its own
            self.about[GLANCE] = glances(self.game, self.about.get("seats", ()))
        told = json.dumps(self.about, allow_nan=False)
        if told == self._written:
            return
        with suppress(OSError):
            path = self.path.with_suffix(ABOUT)
            put(path, told)
            self._written = told

    def close(self, *, people: list[int]) -> bool:
        """Stop, and remove what nobody will go on with; return whether the game waits.

        Args:
            people: seats of people: a game in which none of them has acted is not worth keeping.
        """
        with suppress(OSError):  # a full disk
            self.recorder.close()
        acted = any(step.seat in people for step in self.game.log[self.begun :]) or not self.begun
        if acted and not self.game.over:
            self._describe()
            return True
        remove(self.path)
        return False


def remove(path: Path) -> None:
    """Remove a kept game."""
    for one in (path, path.with_suffix(ABOUT)):
        with suppress(OSError):
            one.unlink()


def _thin_out() -> None:
    for old in kept_games()[MOST - 1 :]:
        remove(old.path)


def _recorded_anew(game: Game, folder: Path) -> Recorder:
    """Record a game in a new file. Other windows may begin a game in the same second: whoever comes first has the name."""
    for _ in range(MOST):
        try:
            return game.record(_free(folder, file_name(game.ruleset.id.partition(".")[2])))
        except SaveError as error:
            if error.code not in TAKEN:
                raise
    return game.record(_free(folder, file_name(f"{game.ruleset.id.partition('.')[2]}-{os.getpid()}")))


def _free(folder: Path, stem: str) -> Path:
    """Return a name that says what and when, and is not taken."""
    stem, number = f"{stem}-{time.strftime('%Y%m%d-%H%M%S')}", 1
    path = folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path
