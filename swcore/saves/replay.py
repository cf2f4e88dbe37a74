"""From a save to the game: loading is replaying, and every hash is checked. No generator is needed, nothing is half loaded."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from swcore.engine.fields import freeze
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import MapError, OptionError, SaveError, SwcoreError
from swcore.hooks.discovery import rules_of
from swcore.saves.compatibility import MOST_LETTERS, SHOWN, check_map, check_pieces, differing, rules_for
from swcore.saves.course import course_of
from swcore.saves.format import DIGITS, SET_UP
from swcore.saves.reader import Line, Scan, read_file, scan
from swcore.saves.start import CODE as NO_START
from swcore.saves.start import begin_at
from swcore.saves.suspects import Suspect, suspects
from swcore.text.escaping import cut, escaped

if TYPE_CHECKING:
    from swcore.game.doors import Script
    from swcore.game.game import Game

OF_HEADER = ("seats", "seed", "featured")  # errors about what the header holds
Source = str | bytes | os.PathLike[str]


@attrs.frozen
class Recovery:
    """What could be read of a save: the game up to its last good line, whatever follows.

    Attributes:
        game: the game after the last whole line.
        steps: lines read behind the header; 0 when not even the set-up is whole: it is then made anew from the seed.
        lost: bytes behind the last good line; 0 for a save that ends with a whole line.
        problem: what is wrong with the line behind it, such as that it was cut off, was altered or cannot be replayed; None when
            all lines are good.
        differing: what was another version when the save was written, such as `pack 1.2 (here 1.3)`; every hash is right
            all the same.
    """

    game: Game
    steps: int
    lost: int
    differing: tuple[str, ...]
    problem: SaveError | None = None


def recover(
    game_class: type[Game],
    source: Source,
    ruleset: Ruleset | None = None,
    with_pieces: Iterable[str | Piece] = (),
    *,
    script: Script | None = None,
    cut: bool = True,
) -> Recovery:
    """Return the game of a save up to its last good line.

    Args:
        game_class: the class of the game, whose `new` begins it.
        source: the text, or the path of a file.
        ruleset: the rules to use; loaded by the name in the header when None.
        with_pieces: pieces that are not installed; only without a ruleset.
        script: outcomes, or the function that gives them, for what is played from here on.
        cut: whether the save may break off before the set-up, or hold a wrong line: what stands before it is wanted then.

    Raises:
        SaveError: `save-source`, `save-cut`, `save-damaged`, `save-format`, `save-chain`, `save-pieces`, `save-map`,
            `save-start` or `save-diverged`; the message names the line. With `cut` only when the header is wrong or does not fit.
        PluginError: `frozen` for `with_pieces` together with a ruleset.
    """
    raw = _bytes(source)
    found = scan(raw, cut=cut)
    if not found.lines and not cut:
        raise SaveError("The save holds a header but no set-up.", code="save-cut", line=1)
    header = found.header
    ruleset = rules_of(ruleset, with_pieces) if ruleset else rules_for(header, list(with_pieces), _folder(source))
    check_pieces(header, ruleset)
    check_map(header, ruleset)
    run = _Run(game_class, found, ruleset)
    problem = run.through()
    if problem is not None and not (cut and run.game is not None):
        raise problem
    game = run.whole()
    if script is not None:
        game.play.script = script if callable(script) else deque(script)
    versions = tuple(differing(header, ruleset))
    if problem is None:
        return Recovery(game, len(found.lines), found.lost, versions, found.problem)
    good = [line for line in found.lines if line.number < problem.details["line"]]
    return Recovery(game, len(good), len(raw) - found.lines[len(good)].start, versions, problem)


def _bytes(source: object) -> bytes:
    if isinstance(source, str):
        return source.encode("utf-8", "surrogatepass")
    if isinstance(source, bytes):
        return source
    if not isinstance(source, os.PathLike):
        told = f"A save is given as a text, as bytes or as the Path of its file, not as {type(source).__name__!r}."
        raise SaveError(told, code="save-source")
    return read_file(source)


class _Run:
    """Carrying out what stands of a save.

    Attributes:
        game: the game so far; None before the set-up.
    """

    def __init__(self, game_class: type[Game], found: Scan, ruleset: Ruleset) -> None:
        self._class, self._found, self._ruleset = game_class, found, ruleset
        self._course = course_of(found.lines)
        self.game: Game | None = None

    def through(self) -> SaveError | None:
        """Carry out all lines; return what is wrong with the first one that is not right, with the game as it was before."""
        course = self._course
        for count, line in enumerate(course.steps, start=1):
            why = self._step(line, course.promised.get(count))
            if why:
                return self._diverged(line, why)
        for line in course.undone:
            why = self._take_back(line)
            if why:
                return self._diverged(line, why)
        return None if course.wrong is None else _diverged(course.wrong[0].number, self._found, self._ruleset, course.wrong[1])

    def whole(self) -> Game:
        """Return the game; made from its header when not even its set-up was whole."""
        if self.game is None:
            try:
                self.game = _begin(self._class, self._found.header, self._ruleset, None)
            except SwcoreError as error:
                if error.code == NO_START:
                    raise
                raise _diverged(1, self._found, self._ruleset, str(error)) from error
        return self.game

    def _step(self, line: Line, promise: Line | None) -> str:
        """Carry out a step and return "", or what is wrong; the game is as before then."""
        try:
            game = self._carried(self.game, line)
        except (SwcoreError, RecursionError) as error:
            if isinstance(error, SaveError) and error.code == NO_START:
                raise  # it is the header that is wrong, and not a step
            if self.game is None and (isinstance(error, OptionError | MapError) or getattr(error, "code", "") in OF_HEADER):
                raise _diverged(1, self._found, self._ruleset, str(error)) from error
            return str(error) if isinstance(error, SwcoreError) else "its outcomes are nested too deeply"
        if self.game is None and (line.row["do"] != SET_UP or line.row["seat"] != game.log[0].seat):
            return f"the set-up is {SET_UP!r} of seat {game.log[0].seat}, and not {line.row['do']!r} of seat {line.row['seat']}"
        if game.play.script or (promise is not None and game.digest()[:DIGITS] != promise.row["state"]):
            if self.game is not None:  # an outcome is left over, or it is another position
                self.game.play.script = None
                self.game.undo()
            return "the state is not the recorded one"
        game.play.script = None
        self.game = game
        return ""

    def _carried(self, game: Game | None, line: Line) -> Game:
        chance = deque((stream, freeze(outcome)) for stream, outcome in line.row["chance"])
        if game is None:
            return _begin(self._class, self._found.header, self._ruleset, chance)
        game.play.script = chance
        try:
            game.apply(line.row["do"], int(line.row["seat"]))
        except BaseException:
            game.play.script = None
            raise
        return game

    def _take_back(self, line: Line) -> str:
        """Take back the last step of a seat; while seats act in parallel it may lie below steps of others."""
        game, seat = self.game, int(line.row["seat"])
        if game is None:
            return "there is no step to take back"
        try:
            step = game.undo(None if game.log[-1].seat == seat else seat)
        except SwcoreError as error:
            return str(error)
        if step.action is not None and step.action.text == line.row["undo"] and game.digest()[:DIGITS] == line.row["state"]:
            return ""
        game.redo()
        return f"the step to take back is {step.action}, or the state is not the recorded one"

    def _diverged(self, line: Line, why: str) -> SaveError:
        game = self.game
        told = suspects(self._ruleset, lambda: self._carried(game and game.clone(), line)) if "do" in line.row else ()
        return _diverged(line.number, self._found, self._ruleset, why, told)


def _begin(game_class: type[Game], header: dict[str, Any], ruleset: Ruleset, chance: deque[tuple[str, Any]] | None) -> Game:
    start = header.get("start")
    game = game_class.new(
        ruleset,
        int(header["seats"]),  # JSON Schema takes 2.0 for an integer
        seed=int(header["seed"], 16),
        map=header["map"],
        first=int(header["first"]),
        edition=header["edition"],
        options=header["options"],
        featured=header["featured"],
        script=None if start else chance,
    )
    if start:
        game.play.script = chance
        begin_at(game, start)
    return game


def _folder(source: Source) -> str:
    """Return the folder of a save that is a file, or ""."""
    return os.path.dirname(os.path.abspath(os.fsdecode(source))) if isinstance(source, os.PathLike) else ""


def _diverged(number: int, found: Scan, ruleset: Ruleset, why: str, told: Sequence[Suspect] = ()) -> SaveError:
    hint = " ".join(suspect.sentence for suspect in told)
    versions = differing(found.header, ruleset)
    if versions:
        more = f" and {len(versions) - SHOWN} more" if len(versions) > SHOWN else ""
        hint += f" Versions differ: {', '.join(versions[:SHOWN])}{more}."
    message = f"Line {number} of the save cannot be replayed: {escaped(cut(why, MOST_LETTERS))}"
    names = [suspect.piece for suspect in told]
    return SaveError(message, code="save-diverged", hint=hint.strip(), line=number, suspects=names, versions=versions)
