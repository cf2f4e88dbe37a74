"""What `Game` shows of itself, put together from the face of its ruleset. `swcore.game.showing` looks it up when it is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from swcore.engine.log import Step
from swcore.engine.ruleset import Ruleset
from swcore.errors import OptionError
from swcore.game.game import Game
from swcore.hooks.loading import resolve
from swcore.wording import completing, forecasting, telling
from swcore.wording.action_forms import VALUE, ActionKind, stretched
from swcore.wording.catalogue import LANGUAGES
from swcore.wording.face import Face
from swcore.wording.menus import Completion, Forecast, Menu, Sentence, Why
from swcore.wording.plain_data import plain
from swcore.wording.scene import Scene
from swcore.wording.spaces import ActionSpace, kinds_of

STAYS = ("board", "area")


def check_language(language: str) -> None:
    """Refuse a language that nothing is said in.

    Raises:
        OptionError: `language`.
    """
    if language not in LANGUAGES:
        told = f"There is no language {language!r}."
        raise OptionError(told, code="language", hint=f"Languages: {', '.join(LANGUAGES)}.", language=language)


def face_of(ruleset: Ruleset, language: str) -> Face:
    """Return the face of a game in a language; kept with the ruleset.

    Raises:
        OptionError: `language` for one that nothing is said in.
    """
    check_language(language)
    if language not in ruleset.faces:
        ruleset.faces[language] = resolve(ruleset.book.face, ruleset.book)(ruleset, language)
    found: Face = ruleset.faces[language]
    return found


def menu(face: Face, game: Game, seat: int) -> Menu:
    """Return the open question of a seat, see `Game.menu`."""
    if seat not in game.pending and seat not in game.revisable:
        return Menu(seat, "", "")
    told = game.view(seat)["decision"]
    choices = tuple(face.choices(game, seat))
    undo = game.history.kept and game.history.undoable(seat)
    kind, hints = str(told["kind"]) if told else "", tuple(face.hints(game, seat))
    return Menu(seat, kind, face.prompt(game, seat), choices, undo, hints, face.spread(game, seat, choices))


def complete(face: Face, game: Game, seat: int, prefix: str) -> Completion:
    """Return what may follow the beginning of an action, see `Game.complete`."""
    return completing.complete(face, game, seat, prefix)


def why(face: Face, game: Game, seat: int, action: str) -> Why:
    """Return why an action is not legal, or what is behind its number, see `Game.why`."""
    return completing.why(face, game, seat, action)


def scene(face: Face, game: Game, seat: int | None) -> Scene:
    """Return the table, see `Game.scene`; what lies nowhere that is told lies on the table itself."""
    elements = tuple(face.elements(game, seat))
    return Scene(game.ruleset.id, face.title(game), face.language, seat, game.pending, face.status(game, seat), elements)


def tell(face: Face, game: Game, step: Step, seat: int | None) -> tuple[Sentence, ...]:
    """Return the sentences about a step, see `Game.tell`."""
    named = (one.id for one in face.elements(game, seat) if one.kind == "area")
    return telling.tell(face, game, step, seat, named)


def forecast(face: Face, game: Game, seat: int, action: str | None) -> tuple[Forecast, ...]:
    """Return what would come of ending the turn, see `Game.forecast`."""
    return forecasting.forecast(face, game, seat, None if action is None else (action,))


def action_space(face: Face, game: Game) -> ActionSpace:
    """Return all actions of the set-up with numbers, see `Game.action_space`."""
    found = face.space(game)
    kinds = kinds_of(face.ruleset.action_kinds.values())
    return attrs.evolve(found, kinds=kinds, types=dict(_types(face, game, found.texts, kinds)))


def _types(face: Face, game: Game, texts: Iterable[str], kinds: Iterable[ActionKind]) -> Iterator[tuple[str, str]]:
    """Yield the types of words that stand for a value; of those that say no more than that, nothing."""
    valued = {one.kind: one.takes for one in kinds if any(slot.type == VALUE for slot in one.slots)}
    told: set[str] = set()
    for text in texts:
        kind, *words = text.split(" ")
        for slot, word in zip(stretched(valued.get(kind, ()), len(words)), words, strict=True):
            if kind in valued and slot.type == VALUE and word not in told:
                told.add(word)
                type_ = face.type_of(game, 0, slot, word)
                if type_ != VALUE:
                    yield word, type_


def board(face: Face, game: Game) -> list[dict[str, Any]]:
    """Return the boards and areas of a game as JSON data, see `Game.board`."""
    return [plain(one) for one in face.elements(game, None) if one.kind in STAYS]
