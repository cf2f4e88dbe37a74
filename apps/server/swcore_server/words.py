"""What the server says of its own errors in Russian; English is what the errors say themselves."""

from __future__ import annotations

import attrs

from swcore.errors import SwcoreError
from swcore.protocol import Failure
from swcore.protocol.failures import failure_of
from swcore.protocol.forms import Id
from swcore.protocol.tables import not_kept
from swcore_server.errors import Away

# By code: the sentence, and the hint.
RUSSIAN = {
    "busy": ("Сервер не ответил вовремя.", "Попробуйте ещё раз чуть позже."),
    "clock": (
        "У часов есть вид (game, move), секунды (от 1), добавка и то, что будет, когда время выйдет (bot, pause).",
        'Например: {"kind": "game", "seconds": 900, "increment": 10}.',
    ),
    "connection-tables": ("За одним соединением может быть столов: {most}.", "Откройте ещё одно соединение."),
    "database": ("База данных записана более новым сервером.", "Запустите его или возьмите другую базу."),
    "database-away": ("База данных не отвечает.", "Ничего не пропало. Попробуйте ещё раз чуть позже."),
    "invitation": (
        "Приглашение не годится: его нет, или место уже занято.",
        "Попросите у хозяина другое или смотрите игру.",
    ),
    "host": (
        "Этот сервер не зовут «{name}».",
        "Имя можно назвать ключом --origin; с этой машины годится http://localhost.",
    ),
    "openings": ("С одного адреса за час можно открыть столов: {most}.", "Попробуйте снова через {seconds} с."),
    "origin": ("Страницам с этого адреса здесь отвечать нельзя.", "Его можно назвать ключом --origin."),
    "laid-open": ("Отчёт рассказал всё, что за этим столом скрыто: сесть за него больше нельзя.", "Откройте новый стол."),
    "method": ("По этому адресу так не спрашивают.", "Способы названы в заголовке Allow."),
    "no-lab": ("Испытать фигуру здесь нельзя.", "Поставьте лабораторию: pip install swcore-lab."),
    "not-over": ("Игра ещё идёт.", "Ссылка выдала бы всем то, что скрыто."),
    "paused": ("Партия остановлена.", "Хозяин стола может её продолжить."),
    "replay": ("Это не запись партии.", "Возможно, ссылка обрезана. Скопируйте её целиком."),
    "replay-gone": ("Записи партии больше нет под рукой.", "Пришлите её ещё раз."),
    "replay-long": ("Партия проигрывается слишком долго.", "Попробуйте позже."),
    "too-fast": ("Слишком много сообщений сразу.", "Подождите немного."),
    "too-long": ("Проверка заняла слишком много времени.", "Сделайте фигуру или карту меньше или попробуйте ещё раз."),
    "unknown-address": ("Такого адреса нет.", "Во что можно играть, скажет /api/games."),
    "unknown-trial": ("Такого испытания больше нет.", "Начните его ещё раз."),
    "versions": ("Партия начата с другими версиями.", "Хозяин стола может проверить, как она повторяется, и согласиться."),
    "worker": ("До партии не достучаться.", "Попробуйте ещё раз."),
}


def failure(error: BaseException, id: Id, lang: str) -> Failure:
    """Return what a player is told of an error.

    Args:
        error: what was raised.
        id: of the request.
        lang: the language of the reader.
    """
    if isinstance(error, Away):
        error = SwcoreError("The database does not answer.", code="database-away", hint="Nothing is lost. Try again in a moment.")
    if isinstance(error, OSError):  # who sits where could not be kept, or the database is away
        error = not_kept(error)
    found = failure_of(error, id, lang)
    if lang != "ru" or not isinstance(error, SwcoreError) or error.code not in RUSSIAN:
        return found
    text, hint = RUSSIAN[error.code]
    for name, value in error.details.items():
        text, hint = (one.replace(f"{{{name}}}", str(value)) for one in (text, hint))
    return attrs.evolve(found, error=attrs.evolve(found.error, text=text, hint=hint))
