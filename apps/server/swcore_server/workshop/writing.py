"""A piece that is being written: the rule text made from its rules, the card as it will print, and what `swcore check` finds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, SwcoreError
from swcore.protocol.lobby import Lobby
from swcore.wording.errors import in_words
from swcore_server.workshop.advice import names_of, told

GAMES = 4  # that a check plays at most, beside those of the first verdict
CARDS = 6  # parts that are shown of a piece
COUNTS = ("tokens", "supply")  # what cards tell by a number
PIECES = 12  # of a file with several that are shown
PRINTING = {
    "en": 'Whoever runs the server gets it by: pip install "swcore[print]" (in a clone: make extras)',
    "ru": 'Кто держит сервер, ставит её так: pip install "swcore[print]" (в клоне: make extras)',
}


def piece(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return how a piece file reads.

    Args:
        lobby: the games.
        game: the game that the pieces join.
        data: `file`: what the file says.
        lang: of the texts.

    Returns:
        `pieces`: for each its `id`, `kind`, `name`, `text` by language, `cards`: SVG of what is printed, and `counts`: the number
        on it (`tokens`) and how many tokens exist (`supply`), where it has these; `featured`: ids of those that players can be
        shown first; `faults`: what is wrong with the file, each with the `path` of its field, `what` it is and how to `mend` it;
        `note`: why nothing is printed.

    Raises:
        PluginError: `unknown-game`.
    """
    base, made, faults = _made(lobby, game, data, lang)
    if base is None:
        return {"pieces": [], "featured": [], "faults": faults, "note": ""}
    shown, note = [], ""
    for one in made[:PIECES]:
        cards: list[str] = []
        try:
            cards = _cards(base, one, lang) if not note else []
        except SwcoreError as error:
            note = in_words(error, lang)[0]
            if error.code == "print-extra":  # its hint names folders of the server
                note = f"{note} {PRINTING.get(lang, PRINTING['en'])}"
        text = dict(one.text) or dict(one.rule_text)
        shown.append(
            {"id": one.id, "kind": one.kind, "name": dict(one.name), "text": text, "cards": cards, "counts": _counts(one)}
        )
    featured = [one.id for one in made if one.kind in base.book.featured_kinds]
    return {"pieces": shown, "featured": featured, "faults": [], "note": note}


def check(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return what looking a piece over finds.

    Args:
        lobby: the games.
        game: the game that the pieces join.
        data: `file`: what the file says; `games`: how many games are played beside the first verdict; none when 0.
        lang: of the sentences.

    Returns:
        `findings`, each with its `piece`, its `path`, `what` it is, `why` it matters, how to `mend` it, whether it is `grave`;
        `games`: how many were played.

    Raises:
        PluginError: `unknown-game`.
        SwcoreError: `bad-field`.
    """
    from swcore.testing.inspection import Subject, inspect
    from swcore.testing.inspection.played import FIRST

    games = data.get("games", 0)
    if type(games) is not int or not 0 <= games <= GAMES:
        wanted = f"The field 'games' is a whole number from 0 to {GAMES}."
        raise SwcoreError(wanted, code="bad-field", field="games")
    ruleset, made, faults = _made(lobby, game, data, lang)
    if ruleset is None or not made:
        return {"findings": faults, "games": 0}
    found = list(inspect(Subject("", ruleset, tuple(made)), quick=not games, games=games))
    names = names_of(ruleset, data["file"])
    return {"findings": [told(one, names, lang) for one in found], "games": FIRST + games}


def _made(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> tuple[Ruleset | None, list[Piece], list[dict[str, Any]]]:
    """Return the rules with the pieces of a file, and these pieces; or None, and what is wrong with the file.

    Raises:
        PluginError: `unknown-game`.
        SwcoreError: `bad-field`.
    """
    from swcore.testing.inspection.findings import of_error

    file = data.get("file")
    if not isinstance(file, dict):
        raise SwcoreError("The field 'file' is an object.", code="bad-field", field="file")
    base = lobby.rules(game)
    try:
        ruleset = lobby.rules(game, (), (file,))
    except PluginError as error:
        return None, [], [told(one, names_of(base, file), lang) for one in of_error(error)]
    own = [one for id, one in ruleset.pieces.items() if base.pieces.get(id) is not one and _is_of(file, id)]
    return ruleset, own, []


def _is_of(file: dict[str, Any], id: str) -> bool:
    said: Iterable[Any] = (file, *file["pieces"]) if isinstance(file.get("pieces"), list) else (file,)
    return any(isinstance(one, dict) and one.get("id") == id for one in said)


def _counts(one: Piece) -> dict[str, int]:
    found = {name: getattr(one, name, None) for name in COUNTS}
    return {name: count for name, count in found.items() if type(count) is int and count > 0}


def _cards(ruleset: Ruleset, one: Piece, lang: str) -> list[str]:
    """Return what is printed of a piece as SVG.

    Raises:
        SwcoreError: `extra-missing`, and what cannot be drawn.
    """
    from swcore.printing import job_for, prints_of
    from swcore.printing.svg import svg

    job = job_for(ruleset, lang)
    parts = [part for part in prints_of(ruleset).parts(one, job) if not part.misfits][:CARDS]
    return [svg(part.drawing, part.width, part.height, job.texts.name(one.name)) for part in parts]
