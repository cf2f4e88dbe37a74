"""Which pieces a game may be played with beside its own: what is installed and fits, for who sets up a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from swcore.cli.texts.tables import TABLES
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import FAULTS
from swcore.hooks.joining import check_game, wanted_pieces
from swcore.hooks.library import Library
from swcore.protocol.lobby import Lobby
from swcore.wording.catalogue import FALLBACK, Catalogue

HIDDEN = ("rulebook", "rule")  # kinds that say how a game is played, and are chosen by its options


def pieces(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return the pieces among which a game can be set up.

    Args:
        lobby: the games.
        game: the game.
        data: nothing.
        lang: of the names.

    Returns:
        `own`: those of the game that players can be shown first, `others`: installed ones that may join; each with its `id`,
        `kind`, the `group` that it is listed in, its `name`, `text`, the `pack` that brings it, and whether it may be `featured`.

    Raises:
        PluginError: `unknown-game`.
    """
    ruleset = lobby.rules(game)
    own = (one for one in ruleset.pieces.values() if one.kind in ruleset.book.featured_kinds)
    return {"own": _listed(own, ruleset, lang), "others": _listed(_joining(ruleset), ruleset, lang)}


def _joining(ruleset: Ruleset) -> Iterator[Piece]:
    """Yield the installed pieces of other packs that fit; what cannot be loaded is left out."""
    library = Library.installed()
    for found in library.index.pieces:
        if found.name in ruleset.pieces or found.prefix in ruleset.book.packs:
            continue
        try:
            for piece in wanted_pieces(library, found.name, ruleset.book, ruleset.pieces):
                check_game(piece, ruleset.book)
                yield piece
        except FAULTS:
            continue


def _listed(found: Iterable[Piece], ruleset: Ruleset, lang: str) -> list[dict[str, Any]]:
    words = Catalogue(lang, TABLES)

    def said(texts: Any) -> str:
        return str(texts.get(lang) or texts.get(FALLBACK) or "")

    listed = [
        {
            "id": one.id,
            "kind": one.kind,
            "group": words(f"kind.{one.kind}") if f"kind.{one.kind}" in words else one.kind,
            "name": said(one.name) or one.id,
            "text": said(one.text) or said(one.rule_text),
            "pack": one.pack,
            "featured": one.kind in ruleset.book.featured_kinds,
        }
        for one in found
        if one.kind not in HIDDEN
    ]
    return sorted(listed, key=lambda one: (not one["featured"], one["kind"], one["name"]))
