"""Pieces that join a game by name: an installed id, a pack or a distribution, and what is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.errors import PluginError, nearest
from swcore.hooks.library import Library
from swcore.hooks.requirements import normalized


def wanted_pieces(library: Library, wanted: str, book: Rulebook, mine: Mapping[str, Piece]) -> list[Piece]:
    """Return the installed pieces of an id, or of a pack or distribution; that ids are unique is seen when they register.

    Args:
        library: all pieces.
        wanted: an id, or a name.
        book: the game.
        mine: its own pieces by id; a stranger's of such an id is not even looked at.
    """
    if wanted in mine:
        return [mine[wanted]]
    if "." not in wanted or any(one.distribution == wanted for one in library.index.pieces):
        return _whole_pack(library, wanted, book, mine)
    found = library.named(wanted)
    if found:
        _check_family(library, found, book)
        return found
    if wanted in library.broken:
        raise broken(wanted, library.broken[wanted])
    check_enabled(library, wanted)
    for one in library.index.left_out:
        if one.name == wanted:
            raise PluginError(f"{wanted} cannot be used: {one.why}.", code="reserved-pack", piece=wanted)
    hint = nearest(wanted, library.names)
    raise PluginError(f"No piece {wanted!r} is installed.", code="unknown-piece", hint=hint, piece=wanted)


def _check_family(library: Library, pieces: Iterable[Piece], book: Rulebook) -> None:
    """Refuse installed pieces whose packs belong to games of another family: none of their hooks would be known here.

    A game is imported for it only where it begins like the piece or comes with it: all others are not asked about.

    Raises:
        PluginError: `wrong-game`.
    """
    for piece in pieces:
        if isinstance(piece, Rulebook) or piece.game or piece.pack in book.packs:
            continue
        games = [one for one in library.index.games if piece.pack == one.prefix or piece.release == one.release]
        books = [one for one in (*map(library.load, games), *library.given) if isinstance(one, Rulebook)]
        homes = [one for one in books if piece.pack in one.packs]
        if homes and all(set(home.hookspecs).isdisjoint(book.hookspecs) for home in homes):
            told = f"{piece.id} belongs to {homes[0].id}, not to {book.id}."
            raise PluginError(told, code="wrong-game", piece=piece.id, game=homes[0].id)


def _whole_pack(library: Library, wanted: str, book: Rulebook, mine: Mapping[str, Piece]) -> list[Piece]:
    """Return the pieces of a pack or distribution that fit a game.

    Raises:
        PluginError: `unknown-piece` when nothing is called so, `wrong-game` when none of them fits, `broken-plugin`.
    """
    pack = [one for one in library.index.pieces if wanted == one.prefix or normalized(wanted) == normalized(one.distribution)]
    if not pack:
        check_enabled(library, wanted)
        ids = [name for name in library.names if name.partition(".")[2] == wanted]
        known = {name for one in library.index.pieces for name in (one.prefix, one.distribution)}
        hint = f"Did you mean {', '.join(ids)}?" if ids else nearest(wanted, known)
        raise PluginError(f"No piece {wanted!r} is installed.", code="unknown-piece", hint=hint, piece=wanted)
    own = [mine[one.name] for one in pack if one.name in mine]
    pack = [one for one in pack if one.name not in mine]
    found = [library.load(one) for one in pack]
    for one, piece in zip(pack, found, strict=True):
        if piece is None:
            raise broken(one.name, library.broken[one.name])
    fitting = own + [piece for piece in found if piece and not isinstance(piece, Rulebook) and piece.game in ("", book.id)]
    alone = next((piece for piece in found if isinstance(piece, Rulebook) and piece.pack not in book.packs), None)
    if alone is not None:  # its pieces count on what only their own game has, such as the symbols of its maps
        check_game(alone, book)
    if not fitting:
        told = f"No piece of the pack {wanted} fits {book.id}."
        raise PluginError(told, code="wrong-game", piece=wanted, pack=wanted, rulebook=book.id)
    return fitting


def check_enabled(library: Library, name: str) -> None:
    """Refuse what was switched off, with the command that brings it back.

    Raises:
        PluginError: `disabled-plugin`.
    """
    home = library.index.switched_off(name)
    if home is not None:
        raise switched_off(name, home.name)


def broken(piece: str, why: str) -> PluginError:
    """Return the error for a piece that was asked for and cannot be loaded.

    Args:
        piece: its id.
        why: the reason.
    """
    return PluginError(f"{piece} cannot be loaded: {why}", code="broken-plugin", piece=piece, why=why)


def switched_off(name: str, distribution: str) -> PluginError:
    """Return the error for something that was asked for and is switched off.

    Args:
        name: what was asked for.
        distribution: what brings it.
    """
    command = f"swcore plugins enable {distribution}"
    told = f"{name} comes with {distribution}, which is disabled."
    hint = f"Bring it back: `{command}`."
    return PluginError(told, code="disabled-plugin", hint=hint, name=name, distribution=distribution, command=command)


def check_game(piece: Piece, book: Rulebook) -> None:
    """Refuse a piece that belongs to another game, or is one.

    Raises:
        PluginError: `wrong-game`.
    """
    if isinstance(piece, Rulebook) and piece is not book:
        told = f"{piece.id} is a game of its own, it cannot join {book.id}."
        hint = f"Play it by its name: {piece.id.partition('.')[2].replace('_', '-')}."
        raise PluginError(told, code="wrong-game", hint=hint, piece=piece.id, rulebook=book.id)
    if piece.game not in ("", book.id):
        told = f"{piece.id} belongs to {piece.game}, not to {book.id}."
        raise PluginError(told, code="wrong-game", piece=piece.id, game=piece.game)
