"""What is said of a game file that brings no game, and of one whose outcomes are drawn apart from the game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from swcore.engine.book_faults import book_fault, place_of
from swcore.engine.frames import Decision
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.state import State
from swcore.errors import PluginError, from_here

CHANCE = {"random": ("Random",), "secrets": ()}  # modules that draw, and what of them draws nothing by itself
NO_PIECE = "A piece file ends with a line such as: gnolls = Gnolls('home.gnolls', tokens=6)."
NO_BOOK = "A game ends with a rulebook, such as: class Islands(Rulebook): ..., and then: islands = Islands('home.islands')."


def no_piece(path: str, module: ModuleType) -> PluginError:
    """Return the error for a file that makes no piece: with the class that is not made yet, if there is one.

    Args:
        path: the file.
        module: what it was run as.
    """
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    books = [one for one in own if issubclass(one, Rulebook)]
    if books:
        name, at = books[0].__name__, place_of(books[0])
        hint = f"Make the game of the class {name} at the end of the file: {name.lower()} = {name}('home.{name.lower()}')."
        return PluginError(
            f"{path} defines no game.",
            code="piece-file",
            hint=hint,
            case="class",
            name=name,
            lower=name.lower(),
            path=path,
            **at,
        )
    if any(issubclass(one, State | Decision) for one in own):
        return PluginError(f"{path} defines no game.", code="piece-file", hint=NO_BOOK, case="no-book", path=path)
    return PluginError(f"{path} defines no piece.", code="piece-file", hint=NO_PIECE, case="none", path=path)


def check_chance(path: str, source: bytes) -> None:
    """Refuse a game file that calls a function of Python's own generators: its outcomes are in no log and come back by no undo.

    Args:
        path: the file.
        source: its text, which could be run.

    Raises:
        PluginError: `bad-game` with the line of the call.
    """
    tree = ast.parse(source)
    known = dict(_imported(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called_as = ast.unparse(node.func)
            name, _, attribute = called_as.partition(".")
            if "(" in called_as:  # of a generator with a seed of its own, which is looked at by itself
                continue
            origin = ".".join(filter(None, (known.get(name, ""), attribute)))
            module, _, called = origin.partition(".")
            if module in CHANCE and called and called not in CHANCE[module]:
                error = book_fault("random", None, call=called_as)
                error.details = {**error.details, "file": path, "line": node.lineno}
                raise error


def _imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the names under which generators and their functions are known in a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((one.asname or one.name, one.name) for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((one.asname or one.name, f"{node.module}.{one.name}") for one in node.names)


def one_game(pieces: list[Piece]) -> str:
    """Return the id of the one game among the pieces of files; "" when there is none.

    Raises:
        PluginError: `ambiguous-game` when there are several.
    """
    books = [piece for piece in pieces if isinstance(piece, Rulebook)]
    if len(books) > 1:
        games = [f"{book.id} ({from_here(book.made_at)})" for book in books]
        bare = books[0].id.partition(".")[2].replace("_", "-")
        hint = f"Say which to play, such as: swcore play {bare} --piece FILE."
        names: dict[str, Any] = {"case": "files", "games": games, "one": bare}
        raise PluginError(f"Several games are there: {', '.join(games)}.", code="ambiguous-game", hint=hint, **names)
    return books[0].id if books else ""
