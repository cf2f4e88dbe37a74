"""Why a bot would do an action, in words: what the turn would bring, and how much better it is than the next best."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from swcore.engine.actions import DONE, Action
from swcore.errors import FAULTS
from swcore.game.game import Game
from swcore.wording.catalogue import Catalogue, Table
from swcore.wording.face import Face
from swcore.wording.forecasting import beginning, to_the_end
from swcore.wording.menus import Choice

NAMED = ("region", "square", "amount")  # arguments that the line of a menu begins with
NEAR = 0.05  # values that differ by less are told as equal
WORDS: Table = {
    "coin": {"en": ("coin", "coins"), "ru": ("монету", "монеты", "монет")},
    "point": {"en": ("point", "points"), "ru": ("очко", "очка", "очков")},
    "turn.stop": {"en": "It stops here: this turn brings {n}.", "ru": "Здесь лучше остановиться: ход принесёт {n}."},
    "turn.end": {"en": "It ends the turn, which brings {n}.", "ru": "Это конец хода, он принесёт {n}."},
    "turn.after": {
        "en": "Stopping after it, this turn brings {n}; stopping now, {now}.",
        "ru": "Если остановиться после этого, ход принесёт {n}, а если сейчас — {now}.",
    },
    "turn.after.die": {
        "en": "Stopping after it, this turn brings {n} on average over the faces of the die; stopping now, {now}.",
        "ru": "Если остановиться после этого, ход принесёт в среднем по граням кубика {n}, а если сейчас — {now}.",
    },
    "turn.same": {"en": "This turn brings {n} either way.", "ru": "Этот ход и так и так принесёт {n}."},
    "turn.whole": {
        "en": "With nothing else done after it, this turn brings {n}.",
        "ru": "Даже если больше ничего не делать, ход принесёт {n}.",
    },
    "stands": {"en": "After it you have {n}; now you have {now}.", "ru": "После этого у вас будет: {n}; сейчас: {now}."},
    "best": {
        "en": "It counts this as worth {more} more to you by the end than the next best: “{next}”.",
        "ru": "По его счёту к концу игры это лучше следующего на {more}. Следующее: «{next}».",
    },
    "equal": {"en": "It counts this as good as “{next}”.", "ru": "По его счёту это не хуже, чем «{next}»."},
    "only": {"en": "There is nothing else to do.", "ru": "Другого и не сделать."},
}


def named_in(choice: Choice) -> list[str]:
    """Return the places and amounts of an action that its label does not name.

    A name with a digit, or a number, is looked for as a word of its own. A name of letters alone may be a word of the language
    or of the terrain, such as `a` or `hill`, so it is told in any case, unless the label is the action as it is typed.
    """
    if choice.label == choice.action:
        return []
    values = (str(part.value) for part in choice.arguments if part.type in NAMED)
    return [one for one in values if not (_numbered(one) and re.search(rf"(?<!\w){re.escape(one)}(?!\w)", choice.label))]


def _numbered(name: str) -> bool:
    return any(letter.isdecimal() for letter in name)


def line_of(choice: Choice) -> str:
    """Return an action as a line: the place and the amount that it names, where its label does not, and what it does."""
    return " · ".join([*named_in(choice), choice.label])


def reasons(face: Face, game: Game, seat: int, ranked: Sequence[tuple[Action, float]], action: Action) -> list[str]:
    """Return why an action would be done, as sentences.

    Nothing is told that the seat may not know: what it does not know is drawn anew, and the die counts by all its faces.

    Args:
        face: the face of the game.
        game: the game.
        seat: who is asked.
        ranked: every legal action with what the position after it is worth, by the count of whoever gives the hint, the best one
            first; what comes behind the advised one is the next best, as in a list of them.
        action: the action that is advised.
    """
    words = Catalogue(face.language, WORDS)
    others = [(worth, one) for one, worth in ranked if one != action]
    if not others:
        return [words("only")]
    own = next(worth for one, worth in ranked if one == action)
    worth, other = others[0]
    said = {one.action: line_of(one) for one in face.choices(game, seat)}
    text = said.get(other.text, other.text)
    found = _brings(face, game, seat, action, words)
    if own - worth < NEAR:
        return [*found, words("equal", next=text)]
    return [*found, words("best", more=_much(words, face.counted, own - worth), next=text)]


def brings(face: Face, game: Game, seat: int, action: Action) -> float | None:
    """Return what a seat gains by the end of the turn when it stops after an action, on average over the faces of a die.

    Args:
        face: the face of the game.
        game: the game.
        seat: who is asked.
        action: a legal action.

    Returns:
        None where that cannot be told, as when more is to be answered first.
    """
    return _expected(face, game, seat, action)[0]


def _brings(face: Face, game: Game, seat: int, action: Action, words: Catalogue) -> list[str]:
    """Return what the turn would bring, or how the seat would stand where there are no turns."""
    after, rolled = _expected(face, game, seat, action)
    if after is None:
        return []
    told = _much(words, face.counted, after)
    if face.turn(game) is None:
        now = face.gain(game, seat) or 0
        return [words("stands", n=_much(words, face.counted, now + after), now=_much(words, face.counted, now))] if after else []
    if face.stops(game, seat, action):
        return [words("turn.stop" if action == DONE else "turn.end", n=told)] if after else []
    stopped = _expected(face, game, seat, DONE)[0] if DONE in game.legal_actions(seat) else None
    if stopped is not None and not rolled and abs(after - stopped) < NEAR:
        return [words("turn.same", n=told)] if after else []
    if stopped is not None:
        return [words("turn.after.die" if rolled else "turn.after", n=told, now=_much(words, face.counted, stopped))]
    return [words("turn.whole", n=told)] if after > 0 and not rolled else []


def _expected(face: Face, game: Game, seat: int, action: Action) -> tuple[float | None, bool]:
    """Return what a seat gains by the end of the turn when it stops after an action, on average; and whether a die is rolled."""
    before, world = face.gain(game, seat), game.determinize(seat, Random(0))
    if before is None:
        return None, False
    faces: list[Any] = []
    first = _after(face, world, seat, action, faces, None)
    if first is None or not faces:
        return (None if first is None else first - before), False
    gains = [_after(face, world, seat, action, [], one) for one in faces]
    known = [gain - before for gain in gains if gain is not None]
    return (sum(known) / len(known) if len(known) == len(gains) else None), True


def _after(face: Face, world: Game, seat: int, action: Action, faces: list[Any], rolled: Any) -> int | None:
    """Return what a seat has at the end of the turn, the first roll of a die fixed; None where that cannot be told."""
    copy, drawn = beginning(world), list[bool]()

    def script(stream: str, wanted: Any) -> Any:
        if drawn:
            return None
        drawn.append(True)
        if isinstance(wanted, tuple):
            faces.extend(wanted)
        return rolled

    copy.play.script = script
    try:
        turn = face.turn(copy)
        copy.apply(action, seat)
        copy.play.script = None
        if turn is not None and not to_the_end(face, copy, seat, turn)[1]:
            return None
    except FAULTS:
        return None
    return face.gain(copy, seat)


def _much(words: Catalogue, counted: str, number: float) -> str:
    """Return a number with what it counts; whole numbers as such."""
    if abs(number - round(number)) < NEAR and counted:
        return words.count(counted, round(number))
    text = words.figure(round(number, 1))
    return f"{text} {words.texts(counted)[words.language][-1 if words.language == 'en' else 1]}" if counted else text
