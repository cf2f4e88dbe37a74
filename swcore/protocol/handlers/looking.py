"""Requests that look at a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from swcore.errors import SwcoreError
from swcore.protocol import requests as ask
from swcore.protocol.handlers.common import Handler, written
from swcore.protocol.reading import looks_of, rules_of, with_sentences
from swcore.wording.endings import ending
from swcore.wording.guide_script import script_of
from swcore.wording.guiding import Guide
from swcore.wording.plain_data import plain

if TYPE_CHECKING:
    from swcore.protocol.desk import Desk


def _view(desk: Desk, request: ask.View, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"view": desk.table(request.table).game.view(seat)}


def _scene(desk: Desk, request: ask.Scene, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.scene(seat, lang).as_json()


def _menu(desk: Desk, request: ask.Menu, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.menu(seat, lang).as_json()


def _complete(desk: Desk, request: ask.Complete, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.complete(request.prefix, seat, lang).as_json()


def _why(desk: Desk, request: ask.Why, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    return game.why(written(game, request.action), seat, lang).as_json()


def _about(desk: Desk, request: ask.About, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.about(request.what, lang).as_json()


def _board(desk: Desk, request: ask.Board, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"elements": desk.table(request.table).game.board()}


def _tell(desk: Desk, request: ask.Tell, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    number = len(game.log) - 1 if request.step is None else request.step
    if number >= len(game.log):
        raise SwcoreError(f"There is no step {number}.", code="step", hint="Name a step that news tell.", step=number)
    return {"step": number, "sentences": plain(game.tell(game.log[number], seat, lang))}


def _forecast(desk: Desk, request: ask.Forecast, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"endings": plain(desk.table(request.table).game.forecast(seat, lang, request.action or None))}


def _news(desk: Desk, request: ask.News, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    found = game.news(seat, request.since)
    return with_sentences(game, found, seat, lang) if request.told else found


def _actions(desk: Desk, request: ask.Actions, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.action_space().as_json()


def _looks(desk: Desk, request: ask.Looks, seat: int | None, lang: str) -> Mapping[str, Any]:
    return looks_of(desk.table(request.table).game, lang)


def _rules(desk: Desk, request: ask.Rules, seat: int | None, lang: str) -> Mapping[str, Any]:
    return rules_of(desk.table(request.table).game, lang)


def _ending(desk: Desk, request: ask.Ending, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    return ending(game.face(lang), game, seat).as_json()


def _guide(desk: Desk, request: ask.Guide, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    return Guide(script_of(game.ruleset.book), lang, seat or 0).guidance(game).as_json()


HANDLERS: dict[str, Handler] = {
    "view": _view,
    "scene": _scene,
    "menu": _menu,
    "complete": _complete,
    "why": _why,
    "about": _about,
    "board": _board,
    "tell": _tell,
    "forecast": _forecast,
    "news": _news,
    "looks": _looks,
    "rules": _rules,
    "actions": _actions,
    "ending": _ending,
    "guide": _guide,
}
