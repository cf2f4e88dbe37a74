"""Requests that go on with a game, or ask what would be good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from swcore.bots.analysis import choose_within, ranking
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.protocol import requests as ask
from swcore.protocol.answers import Alternative, Analysis, Chosen
from swcore.protocol.handlers.common import Handler, body, kept_key, written
from swcore.wording.hinting import brings, reasons

if TYPE_CHECKING:
    from swcore.protocol.desk import Desk

EXPLAINED = 3  # alternatives whose income is told


def _act(desk: Desk, request: ask.Act, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    repeated = table.act(seat, written(table.game, request.action), kept_key(seat, request.key), request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _undo(desk: Desk, request: ask.Undo, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    repeated = table.undo(seat, kept_key(seat, request.key), request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _redo(desk: Desk, request: ask.Redo, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    repeated = table.redo(seat, kept_key(seat, request.key), request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _resign(desk: Desk, request: ask.Resign, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    key, seat = kept_key(seat, request.key), _awaited(table.game) if seat is None else seat
    repeated = table.act(seat, "resign", key, request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _bot(desk: Desk, request: ask.Bot, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    asked = _asked(table.game, seat)
    key = kept_key(seat, request.key)
    if request.play and key in table.keys:
        change = table.keys[key]
        return body(table.status(change.seat, repeated=True, action=change.deed))
    chosen = choose_within(table.game, asked, request.name, request.seconds, request.seed).text
    if not request.play:
        return body(Chosen(asked, chosen, _label(table.game, asked, chosen, lang)))
    table.act(asked, chosen, key, request.expect)
    return desk.tell(table, table.status(asked, action=chosen))


def _analyse(desk: Desk, request: ask.Analyse, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    asked = _asked(game, seat)
    found = ranking(game, asked, request.seconds, request.seed)
    labels = {one.action: one.label for one in game.menu(asked, lang).choices}
    face = game.face(lang)
    told = (
        Alternative(
            action.text,
            labels.get(action.text, action.text),
            value,
            brings(face, game, asked, action) if place < EXPLAINED else None,
        )
        for place, (action, value) in enumerate(found.found)
    )
    sure = found.whole or len(found.found) > 1
    why = reasons(face, game, asked, found.found, found.found[0][0]) if sure else ()
    return body(Analysis(asked, tuple(told), found.whole, tuple(why)))


def _awaited(game: Game) -> int:
    """Return the first seat that is awaited.

    Raises:
        SwcoreError: `over`.
    """
    if game.over:
        raise SwcoreError("The game is over.", code="over")
    return game.pending[0]


def _asked(game: Game, seat: int | None) -> int:
    """Return a seat that has something to choose.

    Raises:
        SwcoreError: `over`, `wrong-seat`.
    """
    awaited = _awaited(game)
    if seat is None:
        return awaited
    if not game.legal_actions(seat):
        raise SwcoreError(f"Seat {seat + 1} cannot act now.", code="wrong-seat", seat=seat)
    return seat


def _label(game: Game, seat: int, action: str, lang: str) -> str:
    return next((one.label for one in game.menu(seat, lang).choices if one.action == action), action)


HANDLERS: dict[str, Handler] = {
    "act": _act,
    "undo": _undo,
    "redo": _redo,
    "resign": _resign,
    "bot": _bot,
    "analyse": _analyse,
}
