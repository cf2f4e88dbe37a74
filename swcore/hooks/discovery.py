"""From the name of a game to its ruleset: finding the rulebook, its own pieces, and those that join.

Every piece is one entry point of the group `swcore.plugins`. Nothing is loaded at import, and there is no global manager: each
call of `load_plugins` makes a ruleset that owns its own. Only what is part of the game is imported.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, nearest
from swcore.hooks.book_checks import check_book
from swcore.hooks.dispatch import collect
from swcore.hooks.index import LeftOut
from swcore.hooks.installed import how_to_install, installed, missing_games, not_installed
from swcore.hooks.joining import check_enabled, check_game, wanted_pieces
from swcore.hooks.library import Library, Loaded, load_installed
from swcore.hooks.loading import check_made
from swcore.hooks.piece_files import MAX_PIECE_FILE, beside, load_file
from swcore.hooks.reasons import Why
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
            `unknown-hook`, `bad-hook`, `wrong-game`, `piece-init`, `not-a-piece`; `bad-game` for a game of a file or a script.
    """
    library = Library.installed() if pieces is None else Library.of(pieces)
    joining = list(with_pieces)
    for piece in (*joining, *library.given):
        if not isinstance(piece, str):
            check_made(piece)
    book = _book(library, game, joining)
    if not _home(book):
        check_book(book)
    own = _own_pieces(library, book, joining, only)
    mine = {piece.id: piece for piece in (book, *own)}
    if only is not None:
        present = {piece if isinstance(piece, str) else piece.id for piece in (*own, *joining)}
        joining += [id for id in only if id not in present]
    chosen = {id(piece): piece for piece in own}
    for wanted in joining:
        for piece in wanted_pieces(library, wanted, book, mine) if isinstance(wanted, str) else [wanted]:
            check_game(piece, book)
            chosen[id(piece)] = piece
    joined = sorted((piece for piece in chosen.values() if not isinstance(piece, Rulebook)), key=lambda piece: piece.id)
    manager = make_manager(book.hookspecs)
    for piece in joined:
        register(manager, piece)
    impls = collect(manager)
    manager.frozen = True
    left_out = [(one.name, one.why) for one in library.index.left_out if one.concerns(book.packs) and _missed(library, book, one)]
    broken = (*library.broken.items(), *left_out, *_rivals(library, book, mine))
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
    for ours in (True, False):  # a name of a game of swcore means this one, whatever else is installed
        books = books or [piece for piece in library.called(bare, reserved=ours) if isinstance(piece, Rulebook)]
    if len(books) > 1:
        told = " and ".join(sorted(f"{book.id} of {book.origin}" for book in books))
        raise PluginError(f"Several games are called {game}: {told}.", code="ambiguous-game")
    if books:
        return books[0]
    check_enabled(library, game)
    for name, error in library.broken.items():
        raise PluginError(f"The game {game} cannot be loaded: {error}", code="broken-plugin", piece=name, game=game, why=error)
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
    found = library.of_packs(book.packs, _homes(home), only)
    lacking = [name for name in library.broken if name not in before and name.partition(".")[0] in book.packs]
    for name in lacking:
        why = library.broken[name]
        told = f"{book.id} needs {name}, which cannot be loaded: {why}"
        raise PluginError(told, code="broken-plugin", piece=name, book=book.id, why=why)
    if not home and not library.given:  # a game in a file or a script
        given = [piece for piece in joining if isinstance(piece, Piece)]
        near = [piece for piece in (*beside(book), *given) if piece.source == book.source and piece.pack in book.packs]
        found += [piece for piece in near if only is None or piece.id in only]
    return [piece for piece in found if piece.game in ("", book.id)]


def _home(book: Rulebook) -> str:
    """Return the distribution that brings a rulebook; "" for one of a file or a script."""
    return "" if book.module or not book.release else book.release.rpartition(" ")[0]


def _homes(home: str) -> list[str]:
    """Return the distributions that may bring the pieces of a game: that of its rulebook, and those that this one requires."""
    return [home, *(one.name for one in required(home) if not one.conditional)]


def _missed(library: Library, book: Rulebook, one: LeftOut) -> bool:
    """Return whether a game lacks something of its own: what joins by name alone and was switched off is missed by nobody."""
    if not (isinstance(one.why, Why) and one.why.code == "disabled"):
        return True
    homes = map(normalized, _homes(_home(book)))
    return normalized(one.distribution) in homes or not library.index.reserved.isdisjoint(one.packs)


def _rivals(library: Library, book: Rulebook, mine: Mapping[str, Piece]) -> list[tuple[str, Why]]:
    """Return what strangers bring under an id of the game, which keeps its own piece, or under the name of a game of swcore.

    Args:
        library: all pieces.
        book: the game.
        mine: its own pieces by id, itself among them.
    """
    found = []
    for one in library.rivals(mine) if _home(book) else ():
        told = f"the game brings a piece of this id itself, and that of {one.release} does not join"
        found.append((one.name, Why(told, "own-piece", release=one.release)))
    reserved = library.index.reserved
    for one in library.index.games if book.pack in reserved else ():
        if one.prefix not in reserved and is_called(book, one.name.partition(".")[2]):
            told = f"its name means the game of swcore; that of {one.release} is played by its id"
            found.append((one.name, Why(told, "own-game", release=one.release)))
    return found


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
        hint = f"{hint} {not_installed(missing)}"
    told = f"There is no game {game!r}."
    return PluginError(told, code="unknown-game", hint=hint, name=game, missing=missing, command=command)
