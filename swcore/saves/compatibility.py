"""Whether a save fits what is installed here: its pieces, its map, and the versions that it was written with."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import SaveError, SwcoreError, nearest
from swcore.hooks.discovery import load_plugins
from swcore.hooks.installed import installed, read_index
from swcore.hooks.loading import resolve
from swcore.saves.format import releases
from swcore.text.escaping import cut, escaped, quoted
from swcore.version import HOOK_API, __version__

SHOWN, MOST_LETTERS = 8, 600


def differing(header: dict[str, Any], ruleset: Ruleset) -> list[str]:
    """Return what was another version when a save was written: engine, hooks, distributions, piece files."""
    here = releases(ruleset)
    compared = [(f"swcore {header['engine']}", f"swcore {__version__}")]
    compared.append((f"hook API {header['hooks']}", f"hook API {HOOK_API}"))
    compared += [(then, here[piece]) for piece, then in header["pieces"].items() if piece in here]
    told = {f"{escaped(cut(then)) or 'unknown'} (here {_short(then, now)})": None for then, now in compared if _differ(then, now)}
    return list(told)


def _differ(then: str, now: str) -> bool:
    """Return whether releases differ; a file may have another name, and what came from no file has no version."""
    if "#" in then and "#" in now:
        return then.rpartition("#")[2] != now.rpartition("#")[2]
    return then != now


def _short(then: str, now: str) -> str:
    name, _, version = now.rpartition(" ")
    return version if name and name == then.rpartition(" ")[0] else now or "unknown"


def rules_for(header: dict[str, Any], with_pieces: list[str | Piece], folder: str) -> Ruleset:
    """Return the rules with exactly the pieces that the save records: a pack may have grown since then.

    Args:
        header: the first line of the save.
        with_pieces: pieces that are not installed.
        folder: of the save, where it is a file.

    Raises:
        SaveError: `save-pieces` when they cannot be loaded.
    """
    wanted = [piece for piece in header["pieces"] if piece != header["game"]]
    try:
        with_pieces = _with_declared(header, with_pieces, wanted)
        return load_plugins(header["game"], with_pieces=with_pieces, only=wanted)
    except SwcoreError as error:
        found = {one.name: f"{one.distribution} {one.version}" for one in installed()}
        here = found.keys() | {piece.id for piece in with_pieces if isinstance(piece, Piece)}
        missing = [piece for piece in (header["game"], *wanted) if piece not in here]
        missing = missing or [error.details.get("piece", header["game"])]
        named = _listed(header, missing)
        told = f"The save needs pieces that cannot be loaded here: {named}."
        of_files = all(_file_of(header, piece) for piece in missing)  # no other piece is meant then, whatever its name is like
        near, files = _remedy(header, missing, folder)
        remedy = (f"Here: {near}. " if near else "") + (f"Give the file again: {files}. " if files else "")
        off = _switched_off(missing)
        if off:
            of_files, remedy = True, f"Disabled here: {', '.join(off)}. Bring it back: `{_enabling(off)}`. {remedy}"
        more = {"disabled": ", ".join(off), "command": _enabling(off)} if off else {}
        hint = f"{remedy}{'' if of_files else error}".strip()
        raise SaveError(told, code="save-pieces", hint=hint, pieces=missing, here=near, files=files, **more) from error


def _with_declared(header: dict[str, Any], with_pieces: list[str | Piece], wanted: list[str]) -> list[str | Piece]:
    """Return the pieces that join, those among them that the save itself keeps as data: what it was played with counts."""
    kept = header.get("declared", [])
    ids = {str(one["data"].get("id")) for one in kept}
    others = [piece for piece in with_pieces if (piece if isinstance(piece, str) else piece.id) not in ids]
    if not kept:
        return others
    ruleset = load_plugins(header["game"], with_pieces=others, only=[piece for piece in wanted if piece not in ids])
    return [*others, *resolve(ruleset.book.dialect, ruleset.book).restore(ruleset, kept)]


def _switched_off(pieces: Sequence[str]) -> list[str]:
    """Return the distributions that bring some pieces, or their packs, and are switched off here."""
    index = read_index()
    found = (index.switched_off(piece) or index.switched_off(piece.partition(".")[0]) for piece in pieces)
    return sorted({home.name for home in found if home is not None})


def _enabling(distributions: Sequence[str]) -> str:
    """Return the command that brings distributions back."""
    return f"swcore plugins enable {' '.join(distributions)}"


def _file_of(header: dict[str, Any], piece: str) -> str:
    """Return the name of the file that brought a piece, or ""."""
    name, _, version = header["pieces"].get(piece, "").rpartition(" ")
    return name if version.startswith("#") else ""


def _found(name: str, folder: str) -> str:
    """Return a file of a save with its folder where it lies beside the save; a save knows its name alone."""
    path = os.path.join(folder, name)
    return path if folder and os.path.basename(name) == name and os.path.isfile(path) else name


def _remedy(header: dict[str, Any], missing: list[str], folder: str) -> tuple[str, str]:
    """Return which versions are here of the distributions that brought what is missing, and which files are to be given."""
    parts = [header["pieces"].get(piece, "").rpartition(" ")[::2] for piece in missing]
    names = {name for name, version in parts if name and not version.startswith("#")}
    here = sorted({f"{one.distribution} {one.version}" for one in installed() if one.distribution in names})
    brought = sorted({name for piece in missing if (name := _file_of(header, piece))})[:SHOWN]
    files = [f"--piece {quoted(cut(_found(name, folder), MOST_LETTERS))}" for name in brought]
    return ", ".join(here), " ".join(files)


def _named(header: dict[str, Any], piece: str) -> str:
    release = header["pieces"].get(piece, "")
    return f"{piece} ({release})" if release else piece


def _listed(header: dict[str, Any], pieces: Sequence[str]) -> str:
    shown = ", ".join(escaped(cut(_named(header, piece))) for piece in pieces[:SHOWN])
    return f"{shown} and {len(pieces) - SHOWN} more" if len(pieces) > SHOWN else shown


def check_pieces(header: dict[str, Any], ruleset: Ruleset) -> None:
    """Refuse rules of another game, or with other pieces than the save records.

    Raises:
        SaveError: `save-pieces`.
    """
    if header["game"] != ruleset.id:
        raise SaveError(f"The save is of {header['game']}, not of {ruleset.id}.", code="save-pieces", game=header["game"])
    here = releases(ruleset)
    missing = sorted(set(header["pieces"]) - set(here))
    extra = sorted(set(here) - set(header["pieces"]))
    if missing or extra:
        told = [f"missing {_listed(header, missing)}"] if missing else []
        told += [f"not in the save {_listed({'pieces': here}, extra)}"] if extra else []
        raise SaveError(f"The pieces differ: {'; '.join(told)}.", code="save-pieces", pieces=missing, extra=extra)


def check_map(header: dict[str, Any], ruleset: Ruleset) -> None:
    """Refuse a map that the game does not have: a save holds one by its name, or the data of another, and opens no file here.

    Raises:
        SaveError: `save-map`.
    """
    named = header["map"]
    if isinstance(named, str) and not ruleset.book.has_map(named):
        told = f"The save is on a map {named!r}, which {ruleset.id} does not have."
        raise SaveError(told, code="save-map", hint=nearest(named, ruleset.book.maps), map=named)
