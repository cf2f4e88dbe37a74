"""What may follow a half-typed or half-clicked action: whole, go on, or why not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from swcore.engine.reasons import Part
from swcore.errors import ActionError, SwcoreError
from swcore.game.game import Game
from swcore.wording.face import Face
from swcore.wording.menus import Argument, Choice, Completion, Next, Reason, Why

ACTION = "action"  # the type of the first word
ILLEGAL, GO_ON, COMPLETE = "illegal", "go-on", "complete"


def complete(face: Face, game: Game, seat: int, prefix: str) -> Completion:
    """Return what becomes of the beginning of an action.

    Args:
        face: the face of the game.
        game: the game.
        seat: who would act.
        prefix: words, the last one perhaps begun; a space behind the last word says that it is whole.
    """
    words = prefix.split()
    begun = "" if not words or prefix[-1].isspace() else words.pop()
    choices = list(face.choices(game, seat))
    whole = next((one.action for one in choices if one.action == " ".join([*words, begun]).strip()), "")
    next_ = tuple(_next(face, choices, words, begun))
    if whole or next_:
        return Completion(COMPLETE if whole else GO_ON, whole, next_)
    text = prefix.strip()
    if not text:
        return Completion(ILLEGAL, reasons=why(face, game, seat, "done").reasons)
    told = why(face, game, seat, text)
    return Completion(COMPLETE, text) if told.legal else Completion(ILLEGAL, reasons=told.reasons)


def _next(face: Face, choices: Iterable[Choice], words: Sequence[str], begun: str) -> Iterable[Next]:
    """Yield the words that may stand behind some, each once."""
    found: dict[str, Next] = {}
    for one in choices:
        parts = one.action.split()
        if parts[: len(words)] != list(words) or len(parts) == len(words) or not parts[len(words)].startswith(begun):
            continue
        word, last = parts[len(words)], len(parts) == len(words) + 1
        if word in found and not (last and not found[word].whole):
            continue
        if not words:
            verb = face.verbs.get(word, word)
            found[word] = Next(word, one.label if last else verb, ACTION, "", one.action if last else "")
            continue
        arg: Argument = one.arguments[len(words) - 1]
        found[word] = Next(word, arg.label, arg.type, arg.element, one.action if last else "")
    for next_ in found.values():
        if next_.word != begun or not next_.whole:  # what is whole already is not offered once more
            yield next_


def why(face: Face, game: Game, seat: int, action: str) -> Why:
    """Return why an action is not legal, or what is behind its number.

    Args:
        face: the face of the game.
        game: the game.
        seat: who would act; nothing is told of the numbers of one that is not awaited.
        action: the text of an action, a composite one too.
    """
    try:
        refused = game.violations(action, seat)
    except ActionError as error:
        return Why(action, False, (Reason(face.words.refusal(error), error.code),))
    reasons = tuple(Reason(face.words.why(one), one.code, clauses=one.clauses) for one in refused)
    label = next((one.label for one in face.choices(game, seat) if one.action == action), "") if not refused else ""
    return Why(action, not refused, reasons, _parts(face, game, seat, action), label)


def _parts(face: Face, game: Game, seat: int, action: str) -> tuple[Reason, ...]:
    try:
        parts = game.explain(action, seat)
    except SwcoreError:  # a composite action has no number of its own
        return ()
    return tuple(_part(face, one) for one in parts)


def _part(face: Face, part: Part) -> Reason:
    clauses = (part.clause,) if part.clause else ()
    return Reason(face.words.part(part), amount=part.amount, unit=part.unit, piece=part.piece, clauses=clauses)
