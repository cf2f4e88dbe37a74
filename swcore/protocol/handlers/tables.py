"""Requests about tables: setting them up, sitting down, keeping them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from swcore.bots.analysis import fresh_seed
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.protocol import requests as ask
from swcore.protocol.answers import PROTOCOL, Welcome
from swcore.protocol.handlers.common import Handler, body
from swcore.protocol.reading import board_of
from swcore.saves.replay import recover
from swcore.version import __version__
from swcore.wording.catalogue import LANGUAGES
from swcore.wording.shows import check_language

if TYPE_CHECKING:
    from swcore.protocol.desk import Desk


def _hello(desk: Desk, request: ask.Hello, seat: int | None, lang: str) -> Mapping[str, Any]:
    if request.protocol != PROTOCOL:
        told = f"The protocol {request.protocol} is not spoken here."
        raise SwcoreError(told, code="protocol", hint=f"Spoken: {PROTOCOL}.", asked=request.protocol, spoken=PROTOCOL)
    if request.lang:
        check_language(request.lang)
    return body(Welcome(PROTOCOL, __version__, LANGUAGES))


def _games(desk: Desk, request: ask.Games, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"games": desk.lobby.games(lang)}


def _new(desk: Desk, request: ask.New, seat: int | None, lang: str) -> Mapping[str, Any]:
    ruleset = desk.lobby.rules(request.game, request.with_pieces, request.pieces)
    game = Game.new(
        ruleset,
        _seats(ruleset, request),
        seed=seed_of(request.seed),
        map=request.map,
        first=request.first,
        edition=request.edition,
        options=request.options,
        featured=request.featured,
    )
    return body(desk.open(request.table, game).status(seat))


def _preview(desk: Desk, request: ask.Preview, seat: int | None, lang: str) -> Mapping[str, Any]:
    ruleset = desk.lobby.rules(request.game)
    seats = ruleset.usual_seats(ruleset.resolve_options("", {})[1]) if request.seats is None else request.seats
    return board_of(Game.new(ruleset, seats, seed=0, map=request.map), lang)


def _seats(ruleset: Ruleset, request: ask.New) -> int:
    if request.seats is not None:
        return request.seats
    _, options = ruleset.resolve_options(request.edition, request.options)
    return ruleset.usual_seats(options)


def seed_of(given: int | str | None) -> int:
    """Return the seed that a request names.

    Raises:
        SwcoreError: `seed` for a text that is not hexadecimal.
    """
    if given is None:
        return fresh_seed()
    if isinstance(given, int):
        return given
    try:
        return int(given, 16)
    except ValueError:
        raise SwcoreError(f"{given[:40]!r} is not a seed.", code="seed", hint="Write it in hexadecimal digits.") from None


def _load(desk: Desk, request: ask.Load, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = recover(Game, request.save, cut=False).game
    return body(desk.open(request.table, game).status(seat))


def _save(desk: Desk, request: ask.SaveGame, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"save": desk.table(request.table).game.save()}


def _close(desk: Desk, request: ask.Close, seat: int | None, lang: str) -> Mapping[str, Any]:
    desk.table(request.table)
    desk.close(request.table)
    return {}


def _status(desk: Desk, request: ask.AtTable, seat: int | None, lang: str) -> Mapping[str, Any]:
    return body(desk.table(request.table).status(seat))


def _take_seat(desk: Desk, request: ask.TakeSeat, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    table.game.view(request.seat)  # refuses a seat that there is not
    return body(table.status(request.seat))


HANDLERS: dict[str, Handler] = {
    "hello": _hello,
    "games": _games,
    "preview": _preview,
    "new": _new,
    "load": _load,
    "save": _save,
    "close": _close,
    "status": _status,
    "seat": _take_seat,
    "watch": _status,
}
