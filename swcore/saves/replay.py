"""From a save to the game: loading is replaying, and every hash is checked. No generator is needed, nothing is half loaded."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import attrs

from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.engine.state import freeze
from swcore.errors import SaveError, SwcoreError, nearest
from swcore.hooks.discovery import installed, load_plugins, rules_of
from swcore.saves.format import DIGITS, releases
from swcore.saves.reader import Scan, read_file, scan
from swcore.version import HOOK_API, __version__

if TYPE_CHECKING:
    from swcore.game.doors import Script
    from swcore.game.game import Game

Source = str | bytes | os.PathLike[str]


@attrs.frozen
class Recovery:
    """What could be read of a save.

    Attributes:
        game: the game after the last whole line.
        steps: lines read behind the header; 0 when not even the set-up is whole: it is then made anew from the seed.
        lost: bytes of the line that was cut off; 0 for a save that ends with a whole line.
        differing: what was another version when the save was written, such as `pack 1.2 (here 1.3)`; every hash is right
            all the same.
    """

    game: Game
    steps: int
    lost: int
    differing: tuple[str, ...]


def recover(
    game_class: type[Game],
    source: Source,
    ruleset: Ruleset | None = None,
    with_pieces: Iterable[str | Piece] = (),
    *,
    script: Script | None = None,
    cut: bool = True,
) -> Recovery:
    """Return the game of a save up to its last whole line.

    Args:
        game_class: the class of the game, whose `new` begins it.
        source: the text, or the path of a file.
        ruleset: the rules to use; loaded by the name in the header when None.
        with_pieces: pieces that are not installed; only without a ruleset.
        script: outcomes, or the function that gives them, for what is played from here on.
        cut: whether the save may break off: in the middle of a line, or before the set-up.

    Raises:
        SaveError: `save-cut`, `save-damaged`, `save-format`, `save-chain`, `save-pieces`, `save-map` or `save-diverged`; the
            message names the line.
        PluginError: `frozen` for `with_pieces` besides a ruleset.
    """
    found = scan(_bytes(source), cut=cut)
    if not found.lines and not cut:
        raise SaveError("The save holds a header but no set-up.", code="save-cut", line=1)
    header = found.header
    ruleset = rules_of(ruleset, with_pieces) if ruleset else _rules(header, list(with_pieces))
    _check_pieces(header, ruleset)
    _check_map(header, ruleset)
    game = _replayed(game_class, found, ruleset)
    if script is not None:
        game.play.script = script if callable(script) else deque(script)
    return Recovery(game, len(found.lines), found.lost, tuple(differing(header, ruleset)))


def differing(header: dict[str, Any], ruleset: Ruleset) -> list[str]:
    """Return what was another version when a save was written: engine, hooks, distributions, piece files."""
    here = releases(ruleset)
    compared = [(f"swcore {header['engine']}", f"swcore {__version__}")]
    compared.append((f"hook API {header['hooks']}", f"hook API {HOOK_API}"))
    compared += [(then, here[piece]) for piece, then in header["pieces"].items() if piece in here]
    told = {f"{then or 'unknown'} (here {_short(then, now)})": None for then, now in compared if _differ(then, now)}
    return list(told)


def _differ(then: str, now: str) -> bool:
    """Return whether releases differ; a file may have another name, and what came from no file has no version."""
    if "#" in then and "#" in now:
        return then.rpartition("#")[2] != now.rpartition("#")[2]
    return then != now


def _short(then: str, now: str) -> str:
    name, _, version = now.rpartition(" ")
    return version if name and name == then.rpartition(" ")[0] else now or "unknown"


def _bytes(source: Source) -> bytes:
    if isinstance(source, str):
        return source.encode("utf-8", "surrogatepass")
    return source if isinstance(source, bytes) else read_file(source)


def _replayed(game_class: type[Game], found: Scan, ruleset: Ruleset) -> Game:
    header = found.header
    game: Game | None = None
    for number, line in found.lines:
        chance = deque((stream, freeze(outcome)) for stream, outcome in line.get("chance", ()))
        try:
            if game is None:
                game = _begin(game_class, header, ruleset, chance)
            elif "undo" in line:
                _take_back(game, line)
            else:
                game.play.script = chance
                game.apply(line["do"], int(line["seat"]))
        except SwcoreError as error:
            raise _diverged(number, found, ruleset, str(error)) from error
        if game.play.script or game.digest()[:DIGITS] != line["state"]:  # an outcome left over, or another position
            raise _diverged(number, found, ruleset, "the state is not the recorded one")
        game.play.script = None
    if game is None:
        try:
            game = _begin(game_class, header, ruleset, None)
        except SwcoreError as error:
            raise _diverged(1, found, ruleset, str(error)) from error
    return game


def _begin(game_class: type[Game], header: dict[str, Any], ruleset: Ruleset, chance: deque[tuple[str, Any]] | None) -> Game:
    return game_class.new(
        ruleset,
        int(header["seats"]),  # JSON Schema takes 2.0 for an integer
        seed=int(header["seed"], 16),
        map=header["map"],
        first=int(header["first"]),
        edition=header["edition"],
        options=header["options"],
        featured=header["featured"],
        script=chance,
    )


def _take_back(game: Game, line: dict[str, Any]) -> None:
    """Take back the last step of a seat; while seats act in parallel it may lie below steps of others."""
    seat = int(line["seat"])
    step = game.undo(None if game.log[-1].seat == seat else seat)
    if step.action is None or step.action.text != line["undo"]:
        raise SaveError(f"the step to take back is {step.action}, not {line['undo']}.", code="save-diverged")


def _rules(header: dict[str, Any], with_pieces: list[str | Piece]) -> Ruleset:
    """Return the rules with exactly the pieces that the save records: a pack may have grown since then."""
    wanted = [piece for piece in header["pieces"] if piece != header["game"]]
    try:
        return load_plugins(header["game"], with_pieces=with_pieces, only=wanted)
    except SwcoreError as error:
        found = {one.name: f"{one.distribution} {one.version}" for one in installed()}
        here = found.keys() | {piece.id for piece in with_pieces if isinstance(piece, Piece)}
        missing = [piece for piece in (header["game"], *wanted) if piece not in here]
        missing = missing or [error.details.get("piece", header["game"])]
        named = ", ".join(_named(header, piece) for piece in missing)
        told = f"The save needs what cannot be loaded here: {named}."
        raise SaveError(told, code="save-pieces", hint=f"{_remedy(header, missing)}{error}", pieces=missing) from error


def _remedy(header: dict[str, Any], missing: list[str]) -> str:
    """Return which versions are here of the distributions that brought what is missing, and which files are to be given."""
    parts = [header["pieces"].get(piece, "").rpartition(" ")[::2] for piece in missing]
    names = {name for name, version in parts if name and not version.startswith("#")}
    here = sorted({f"{one.distribution} {one.version}" for one in installed() if one.distribution in names})
    files = sorted({f"--piece {name}" for name, version in parts if version.startswith("#")})
    return (f"Here: {', '.join(here)}. " if here else "") + (f"Give the file again: {' '.join(files)}. " if files else "")


def _named(header: dict[str, Any], piece: str) -> str:
    release = header["pieces"].get(piece, "")
    return f"{piece} ({release})" if release else piece


def _check_pieces(header: dict[str, Any], ruleset: Ruleset) -> None:
    if header["game"] != ruleset.id:
        raise SaveError(f"The save is of {header['game']}, not of {ruleset.id}.", code="save-pieces")
    here = releases(ruleset)
    missing = sorted(set(header["pieces"]) - set(here))
    extra = sorted(set(here) - set(header["pieces"]))
    if missing or extra:
        told = [f"missing {', '.join(_named(header, piece) for piece in missing)}"] if missing else []
        told += [f"not in the save {', '.join(_named({'pieces': here}, piece) for piece in extra)}"] if extra else []
        raise SaveError(f"The pieces differ: {'; '.join(told)}.", code="save-pieces", pieces=missing, extra=extra)


def _check_map(header: dict[str, Any], ruleset: Ruleset) -> None:
    """A save holds a map of the game by its name, or the data of another: whoever wrote it opens no file here."""
    named = header["map"]
    if isinstance(named, str) and not ruleset.book.has_map(named):
        told = f"The save is on a map {named!r}, which {ruleset.id} does not have."
        raise SaveError(told, code="save-map", hint=nearest(named, ruleset.book.maps), map=named)


def _diverged(number: int, found: Scan, ruleset: Ruleset, why: str) -> SaveError:
    versions = differing(found.header, ruleset)
    hint = f"Versions differ: {', '.join(versions)}." if versions else ""
    return SaveError(f"Line {number} of the save cannot be replayed: {why}", code="save-diverged", hint=hint, line=number)
