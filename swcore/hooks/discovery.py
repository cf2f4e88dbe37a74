"""From the name of a game to its ruleset: finding the rulebook, its own pieces, and those that join.

Every piece is one entry point of the group `swcore.plugins`. Nothing is loaded at import, and there is no global manager: each
call of `load_plugins` makes a ruleset that owns its own. Only what is part of the game is imported.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, nearest
from swcore.hooks.dispatch import collect
from swcore.hooks.installed import how_to_install, installed, missing_games
from swcore.hooks.loading import Library, Loaded, check_made, load_installed
from swcore.hooks.piece_files import MAX_PIECE_FILE, beside, load_file
from swcore.hooks.registration import make_manager, register
from swcore.hooks.requirements import normalized, required
from swcore.text.source_tree import command_here

__all__ = [
    "MAX_PIECE_FILE",
    "Loaded",
    "find_book",
    "installed",
    "is_called",
    "load_file",
    "load_installed",
    "load_plugins",
    "rules_of",
]


def load_plugins(
    game: str | Rulebook,
    *,
    with_pieces: Iterable[str | Piece] = (),
    pieces: Iterable[Piece] | None = None,
    only: Collection[str] | None = None,
) -> Ruleset:
    """Return the frozen ruleset of a game.

    Args:
        game: id or bare name of a rulebook, such as `home.chess` or `chess`; or a rulebook, which comes with the pieces of its
            packs that stand in the same module.
        with_pieces: pieces from elsewhere that join: installed ids, names of packs or distributions for all their pieces that
            fit, or pieces themselves. A rulebook among them is the game when it has its name.
        pieces: use these instead of the installed ones (for tests); they contain the rulebook.
        only: ids of the pieces that join besides those of `with_pieces`, instead of all that the game's packs hold; every
            one must be there.

    Raises:
        PluginError: `unknown-game`, `ambiguous-game`, `broken-plugin`, `unknown-piece`, `reserved-pack`, `duplicate-piece`,
            `unknown-hook`, `bad-hook`, `wrong-game`, `piece-init`, `not-a-piece`.
    """
    library = Library.installed() if pieces is None else Library.of(pieces)
    joining = list(with_pieces)
    for piece in (*joining, *library.given):
        if not isinstance(piece, str):
            check_made(piece)
    book = _book(library, game, joining)
    own = _own_pieces(library, book, joining, only)
    if only is not None:
        present = {piece if isinstance(piece, str) else piece.id for piece in (*own, *joining)}
        joining += [id for id in only if id not in present]
    chosen = {id(piece): piece for piece in own}
    for wanted in joining:
        for piece in _wanted(library, wanted, book) if isinstance(wanted, str) else [wanted]:
            _check_game(piece, book)
            chosen[id(piece)] = piece
    joined = sorted((piece for piece in chosen.values() if not isinstance(piece, Rulebook)), key=lambda piece: piece.id)
    manager = make_manager(book.hookspecs)
    for piece in joined:
        register(manager, piece)
    impls = collect(manager)
    manager.frozen = True
    left_out = [(one.name, one.why) for one in library.index.left_out if one.concerns(book.packs)]
    broken = (*library.broken.items(), *left_out)
    return Ruleset(book, joined, impls, manager, _packs((book, *joined)), broken, own=[piece.id for piece in own])


def rules_of(game: object, with_pieces: Iterable[str | Piece] = ()) -> Ruleset:
    """Return the ruleset of a game's name or of a rulebook, or the given ruleset.

    Raises:
        PluginError: `frozen` when pieces are to join a ruleset; `not-a-game` for anything else; and as
            `load_plugins`.
    """
    if isinstance(game, str | Rulebook):
        return load_plugins(game, with_pieces=with_pieces)
    if not isinstance(game, Ruleset):
        hint = "Give the name of an installed game, a rulebook, or what load_plugins returns."
        raise PluginError(f"{game!r} is not a game.", code="not-a-game", hint=hint)
    for piece in with_pieces:
        if not isinstance(piece, str):
            check_made(piece)
    late = [piece if isinstance(piece, str) else piece.id for piece in with_pieces]
    if late:
        raise PluginError(
            f"{', '.join(late)} cannot join: with_pieces goes with a game's name, and a ruleset is frozen.",
            code="frozen",
            hint="Pieces join when the ruleset is loaded: load_plugins(game, with_pieces=[...]).",
        )
    return game


def find_book(library: Library, game: str) -> Rulebook:
    """Return the rulebook of this id or bare name (`chess` for `home.chess`).

    Raises:
        PluginError: `unknown-game` or `ambiguous-game`.
    """
    bare = game.replace("-", "_")
    books = [piece for piece in library.named(game) if isinstance(piece, Rulebook)]
    books = books or [piece for piece in library.called(bare) if isinstance(piece, Rulebook)]
    if len(books) > 1:
        told = " and ".join(sorted(f"{book.id} of {book.origin}" for book in books))
        raise PluginError(f"Several games are called {game}: {told}.", code="ambiguous-game")
    if books:
        return books[0]
    for name, error in library.broken.items():
        raise PluginError(f"The game {game} cannot be loaded: {error}", code="unknown-game", piece=name)
    raise _unknown_game(library, game)


def _book(library: Library, game: str | Rulebook, joining: Iterable[str | Piece]) -> Rulebook:
    """Return the rulebook meant: the one given, else one that joins and has the name, else an installed one."""
    if isinstance(game, Rulebook):
        check_made(game)
        if not game.source:  # an import statement says nothing of the distribution, its entry point does
            library.named(game.id)
        return game
    mine = {id(piece): piece for piece in joining if isinstance(piece, Rulebook) and is_called(piece, game)}
    if len(mine) > 1:
        told = " and ".join(sorted(f"{book.id} of {book.origin}" for book in mine.values()))
        raise PluginError(f"Several games are called {game}: {told}.", code="ambiguous-game")
    return next(iter(mine.values()), None) or find_book(library, game)


def is_called(book: Piece, game: str) -> bool:
    """Return whether a rulebook is the one that a name means: its id, or the second part of it."""
    return game == book.id or game.replace("-", "_") == book.id.partition(".")[2]


def _own_pieces(library: Library, book: Rulebook, joining: Iterable[str | Piece], only: Collection[str] | None) -> list[Piece]:
    """Return the pieces that belong to a game: those of its packs from the home of its rulebook, or what this requires.

    Raises:
        PluginError: `broken-plugin` for one that cannot be loaded: without it the game is another one.
    """
    home = _home(book)
    before = set(library.broken)
    if only is None:
        found = library.of_packs(book.packs, [home, *(one.name for one in required(home) if not one.conditional)])
    else:
        found = [piece for id in only for piece in library.named(id) if piece.pack in book.packs]
    lacking = [name for name in library.broken if name not in before and name.partition(".")[0] in book.packs]
    for name in lacking:
        told = f"{book.id} needs {name}, which cannot be loaded: {library.broken[name]}"
        raise PluginError(told, code="broken-plugin", piece=name)
    if not home and not library.given:  # a game in a file or a script
        given = [piece for piece in joining if isinstance(piece, Piece)]
        near = [piece for piece in (*beside(book), *given) if piece.source == book.source and piece.pack in book.packs]
        found += [piece for piece in near if only is None or piece.id in only]
    return [piece for piece in found if piece.game in ("", book.id)]


def _home(book: Rulebook) -> str:
    """Return the distribution that brings a rulebook; "" for one of a file or a script."""
    return "" if book.module or not book.release else book.release.rpartition(" ")[0]


def _check_game(piece: Piece, book: Rulebook) -> None:
    if isinstance(piece, Rulebook) and piece is not book:
        told = f"{piece.id} is a game of its own, it cannot join {book.id}."
        hint = f"Play it by its name: {piece.id.partition('.')[2].replace('_', '-')}."
        raise PluginError(told, code="wrong-game", hint=hint, piece=piece.id, rulebook=book.id)
    if piece.game not in ("", book.id):
        told = f"{piece.id} belongs to {piece.game}, not to {book.id}."
        raise PluginError(told, code="wrong-game", piece=piece.id, game=piece.game)


def _wanted(library: Library, wanted: str, book: Rulebook) -> list[Piece]:
    """Return the installed pieces of an id, or of a pack or distribution; that ids are unique is seen when they register."""
    if "." not in wanted or any(one.distribution == wanted for one in library.index.pieces):
        return _whole_pack(library, wanted, book)
    found = library.named(wanted)
    if found:
        _check_family(library, found, book)
        return found
    if wanted in library.broken:
        told = f"{wanted} cannot be loaded: {library.broken[wanted]}"
        raise PluginError(told, code="broken-plugin", piece=wanted)
    for one in library.index.left_out:
        if one.name == wanted:
            raise PluginError(f"{wanted} cannot be used: {one.why}.", code="reserved-pack", piece=wanted)
    hint = nearest(wanted, library.names)
    raise PluginError(f"No piece {wanted!r} is installed.", code="unknown-piece", hint=hint, piece=wanted)


def _check_family(library: Library, pieces: Iterable[Piece], book: Rulebook) -> None:
    """Refuse installed pieces whose packs belong to games of another family: none of their hooks would be known here.

    Raises:
        PluginError: `wrong-game`.
    """
    strange = [piece for piece in pieces if not (isinstance(piece, Rulebook) or piece.game or piece.pack in book.packs)]
    games = [one for game in library.games for one in library.called(game.replace("-", "_"))] if strange else []
    books = [one for one in games if isinstance(one, Rulebook)]
    for piece in strange:
        homes = [one for one in books if piece.pack in one.packs]
        if homes and all(set(home.hookspecs).isdisjoint(book.hookspecs) for home in homes):
            told = f"{piece.id} belongs to {homes[0].id}, not to {book.id}."
            raise PluginError(told, code="wrong-game", piece=piece.id, game=homes[0].id)


def _whole_pack(library: Library, wanted: str, book: Rulebook) -> list[Piece]:
    """Return the pieces of a pack or distribution that fit a game.

    Raises:
        PluginError: `unknown-piece` when nothing is called so, `wrong-game` when none of them fits, `broken-plugin`.
    """
    pack = [one for one in library.index.pieces if wanted == one.prefix or normalized(wanted) == normalized(one.distribution)]
    if not pack:
        ids = [name for name in library.names if name.partition(".")[2] == wanted]
        known = {name for one in library.index.pieces for name in (one.prefix, one.distribution)}
        hint = f"Did you mean {', '.join(ids)}?" if ids else nearest(wanted, known)
        raise PluginError(f"No piece {wanted!r} is installed.", code="unknown-piece", hint=hint, piece=wanted)
    found = [library.load(one) for one in pack]
    for one, piece in zip(pack, found, strict=True):
        if piece is None:
            raise PluginError(f"{one.name} cannot be loaded: {library.broken[one.name]}", code="broken-plugin", piece=one.name)
    fitting = [piece for piece in found if piece and not isinstance(piece, Rulebook) and piece.game in ("", book.id)]
    alone = next((piece for piece in found if isinstance(piece, Rulebook) and piece.pack not in book.packs), None)
    if alone is not None:  # its pieces count on what only their own game has, such as the symbols of its maps
        _check_game(alone, book)
    if not fitting:
        told = f"No piece of the pack {wanted} fits {book.id}."
        raise PluginError(told, code="wrong-game", piece=wanted, pack=wanted, rulebook=book.id)
    return fitting


def _packs(pieces: Iterable[Piece]) -> dict[str, str]:
    """Return the releases of the distributions behind each pack."""
    packs: dict[str, set[str]] = {}
    for piece in pieces:
        packs.setdefault(piece.pack, set()).add("" if "#" in piece.release else piece.release)
    return {pack: ", ".join(sorted(filter(None, packs[pack]))) for pack in sorted(packs)}


def _unknown_game(library: Library, game: str) -> PluginError:
    missing = [] if library.given else missing_games()
    command = command_here() if missing or not library.games else ""
    if not library.games:
        told = f"There is no game {game!r}: no game is installed."
        hint = how_to_install()
        return PluginError(told, code="unknown-game", hint=hint, name=game, missing=missing, command=command)
    hint = nearest(game, library.games)
    if missing:
        hint = f"{hint} Not installed: {', '.join(missing)}. {how_to_install()}"
    told = f"There is no game {game!r}."
    return PluginError(told, code="unknown-game", hint=hint, name=game, missing=missing, command=command)
