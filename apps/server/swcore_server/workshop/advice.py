"""What was found about a piece, told to somebody who fills a form in: by the names of pieces, and by what the form shows."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from swcore.cli.commands.check import sentences
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.wording.catalogue import FALLBACK

if TYPE_CHECKING:
    from swcore.testing.inspection import Finding

ID = re.compile(r"\b[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*\b")
Names = Mapping[str, Any]


def names_of(ruleset: Ruleset, file: Mapping[str, Any]) -> Names:
    """Return what pieces are called by their ids, those of the game and those of a file.

    Args:
        ruleset: the game.
        file: what the file says, which may be wrong.
    """
    several = file.get("pieces")
    said = [one for one in (file, *(several if isinstance(several, list) else ())) if isinstance(one, dict)]
    own = {one["id"]: one.get("name") for one in said if isinstance(one.get("id"), str)}
    return {**{id: piece.name for id, piece in ruleset.pieces.items()}, **own}


def told(one: Finding, names: Names, lang: str) -> dict[str, Any]:
    """Return a finding as data, without the name of an upload, which nobody has given it.

    Args:
        one: the finding.
        names: what pieces are called.
        lang: of the sentences.
    """
    from swcore.testing.inspection.texts import TEXTS

    details = one.error.details if isinstance(one.error, SwcoreError) else {}
    path = str(details.get("path", ""))
    head = f"{details.get('source', '')}: "
    said = {part: text.removeprefix(head).removeprefix(f"{path}: ") for part, text in sentences(one, lang).items()}
    others = isinstance(one.error, SwcoreError) and one.error.others  # each is told by itself
    if others or said["mend"] == TEXTS["refused"]["mend"][lang]:  # a form is checked again by itself
        said["mend"] = ""
    said |= {part: texts[lang].format(**one.values) for part, texts in _advice().get(one.code, {}).items()}
    where = "" if str(one.where).startswith("upload #") else str(one.where)
    named = {part: _named(text, names, lang) for part, text in said.items()}
    return {"code": one.code, "piece": one.piece, "path": path or where, "grave": one.grave, **named}


@functools.cache
def _advice() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return the sentences that are other ones than in a file, by code and part: what a form shows is no line to be written."""
    found: dict[str, Any] = json.loads((files(__package__) / "advice.json").read_text(encoding="utf-8"))
    return found


def _named(text: str, names: Names, lang: str) -> str:
    """Return a text with the names of pieces instead of their ids."""

    def name(found: re.Match[str]) -> str:
        said = names.get(found[0])
        shown = (said.get(lang) or said.get(FALLBACK)) if isinstance(said, Mapping) else said
        return shown if isinstance(shown, str) and shown.strip() else found[0]

    return ID.sub(name, text)
