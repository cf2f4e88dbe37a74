"""What was cut short, in full: words such as `hint`, kinds of actions, and places that stand for an action there."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from swcore.cli.session.match import written_out
from swcore.cli.session.words import WORDS
from swcore.cli.texts import ALIASES
from swcore.errors import ActionError

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

SHORTEST = 3  # letters to which a word may be cut


def word_in_full(session: Session, line: str) -> str:
    """Return a line with a word such as `hint` in full, where it was cut short and no action begins like it."""
    first, *rest = line.split() or [""]
    known = {**{word: word for word in WORDS}, **ALIASES, **session.renderer.page_words}
    if len(first) < SHORTEST or first.lower() in known:
        return line
    kinds = {action.kind for action in session.menu}
    if any(word.startswith(first.lower()) for word in (*kinds, *map(session.spoken.say, kinds))):
        return line
    begun = {meant: word for word, meant in known.items() if word.startswith(first.lower())}
    return " ".join([*begun.values(), *rest]) if len(begun) == 1 else line


def in_full(session: Session, text: str) -> str:
    """Return a text with its first word completed; a place alone, or behind what is done at other places now, as an action."""
    whole = written_out(text, session.game.ruleset.action_kinds)
    if whole in session.places():
        for kind in dict.fromkeys(action.kind for action in session.menu if action.kind not in session.spelled):
            with suppress(ActionError):
                return session.game.parse(f"{kind} {whole}").text
    return _as_elsewhere(session, whole)


def _as_elsewhere(session: Session, text: str) -> str:
    """Return a kind of action with a place that is not offered, such as `place r07`, as the first such action with that place."""
    kind, *rest = text.split() or [""]
    places = set(session.places())
    if len(rest) != 1 or rest[0] not in places:
        return text
    offered = [action for action in session.menu if action.kind == kind and not places.isdisjoint(action.args)]
    if not offered or len(offered[0].args) == 1 or any(rest[0] in action.args for action in offered):
        return text
    return " ".join([kind, *(rest[0] if arg in places else arg for arg in offered[0].args)])
