"""What is read at leisure: the rules by clause, how words look, and the sentences of what is new."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.game.game import Game
from swcore.text.clauses import ENGLISH, load_clauses, load_opening
from swcore.wording.plain_data import plain


def rules_of(game: Game, lang: str) -> dict[str, Any]:
    """Return the rules of a game: how it goes, its clauses in their order, and its pieces, which `about` tells more of.

    Clauses that nobody has told in the language are `foreign`: they stand there in English.

    Args:
        game: the game.
        lang: the language.
    """
    ruleset = game.ruleset
    english, clauses = load_clauses(ruleset.book), load_clauses(ruleset.book, lang)
    return {
        "opening": plain(load_opening(ruleset.book, lang)),
        "clauses": [plain(one) for one in clauses.values()],
        "foreign": [id for id, one in clauses.items() if lang != ENGLISH and one == english[id]],
        "pieces": {id: one.kind for id, one in sorted(ruleset.pieces.items())},
    }


def looks_of(game: Game, lang: str) -> dict[str, Any]:
    """Return how words look by their ids; what has no look of its own is not among them.

    Args:
        game: the game.
        lang: the language, for the signs and the names.
    """
    face, found = game.face(lang), {}
    for id, look in face.looks.items():
        about = face.about(id) or face.about(id.partition(":")[2])  # a marker is asked about by its own id
        found[id] = plain(attrs.evolve(look, name=about.name if about else ""))
    return {"looks": found}


def with_sentences(game: Game, news: dict[str, Any], seat: int | None, lang: str) -> dict[str, Any]:
    """Return news whose steps bring their sentences.

    Args:
        game: the game.
        news: the news.
        seat: who reads; None for a bystander.
        lang: the language.
    """
    steps = []
    bare = sum(step["step"] is None for step in news["steps"])  # the newest of one's own, which have no number yet
    own = [step for step in game.log if step.seat == seat][-bare:]
    for step in news["steps"]:
        number = step["step"]
        one = own.pop(0) if number is None else game.log[number]
        steps.append({**step, "sentences": plain(game.tell(one, seat, lang))})
    return {**news, "steps": steps}


def board_of(game: Game, lang: str) -> dict[str, Any]:
    """Return the boards of a game with what lies on them for everybody to see, and how their words look.

    Args:
        game: the game.
        lang: the language.
    """
    scene = game.scene(None, lang).as_json()["elements"]
    drawn = {one["id"] for one in scene if one["kind"] in ("board", "area")}
    return {"elements": [one for one in scene if one["id"] in drawn or one.get("at") in drawn], **looks_of(game, lang)}
