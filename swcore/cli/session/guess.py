"""What a player may have meant by a line that is not an action: the nearest word, place or legal action."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from swcore.cli.session.match import clear, match
from swcore.cli.session.usage import misused
from swcore.cli.session.words import WORDS, word_of
from swcore.cli.texts import ALIASES
from swcore.text.figures import is_count

if TYPE_CHECKING:
    from swcore.cli.session.session import Session
    from swcore.engine.actions import Action

LIKE = 0.6  # how alike a word must be, from 0 to 1
NUMBERED = re.compile(r"[^\W\d_]{0,2}-?\d+")  # what may be meant for the name of a place


def guesses(session: Session, line: str, seat: int) -> list[str]:
    """Return lines that help with a line that names no action.

    Args:
        session: the session.
        line: the line, read as the text of an action as far as that goes.
        seat: who is asked.
    """
    places, words = session.places(), line.split()
    if not words:
        return []
    if line in places:
        return asked_now(session, line, seat)
    wrong = [word for word in words if NUMBERED.fullmatch(word) and word not in places] if places else []
    if wrong and (len(wrong) == len(words) or words[0].lower() in session.game.ruleset.action_kinds):
        return [place_form(session, wrong[0], places)]
    return _near_word(session, words, seat)


def asked_now(session: Session, place: str, seat: int) -> list[str]:
    """Return what is asked now, and an answer to it, where only a place was typed."""
    question = session.renderer.prompt(session.game, seat)
    asked = [session.texts("place.now", place=place, question=question)] if isinstance(question, str) else []
    return [*asked, session.texts("for-example", action=session.spoken.say(session.menu[0]))] if session.menu else asked


def place_form(session: Session, word: str, places: list[str]) -> str:
    """Return how a place is written, with the legal one that is nearest to a word."""
    legal = list(dict.fromkeys(arg for action in session.menu for arg in action.args if arg in places))
    number = _number(word)
    near = min(legal, key=lambda place: (abs(_number(place) - number), place), default="")
    form = session.texts("place.form", place=near or places[0])
    fits = [action for action in session.menu if near in action.args]
    return " ".join([form, proposal(session, fits[0])]) if len(fits) == 1 else form


def proposal(session: Session, action: Action) -> str:
    """Return the question whether an action is meant."""
    return session.texts("maybe.action", n=session.menu.index(action) + 1, action=session.spoken.say(action))


def near_argument(session: Session, text: str) -> list[str]:
    """Return the legal action that an illegal one with a slip of the pen in its only argument may mean; a place is not one."""
    kind, *args = text.split()
    if len(args) != 1 or args[0] in session.places():
        return []
    legal = {
        name.lower(): one for one in session.menu if one.kind == kind and len(one.args) == 1 for name in _names(session, one)
    }
    near = get_close_matches(args[0].lower(), legal, n=1, cutoff=LIKE)
    return [proposal(session, legal[near[0]])] if near else []


def _names(session: Session, action: Action) -> tuple[str, ...]:
    word = action.args[0]
    return word, word.rpartition(".")[2], session.spoken.word(word)


def _near_word(session: Session, words: list[str], seat: int) -> list[str]:
    """Return the legal action, else the word, that a line with a slip of the pen in its first word may mean."""
    first, rest = words[0].lower(), words[1:]
    kinds = {said: kind for kind in {one.kind for one in session.menu} for said in (kind, session.spoken.say(kind))}
    later = [word for kind in session.game.ruleset.action_kinds for word in (kind, session.spoken.say(kind))]
    known = [*kinds, *later, *WORDS, *ALIASES, *session.renderer.page_words]
    near = get_close_matches(first, [word for word in known if len(word) > 1], n=1, cutoff=LIKE)
    if not near:
        return []
    if rest and near[0] not in (*kinds, *later) and misused(session, word_of(near[0]), rest):  # no word for what stands behind it
        text = session.read(rest[-1], seat)
        found = match(text, session.menu, session.spelled)
        return [proposal(session, found[0])] if clear(text, found, session.spelled) and not is_count(text) else []
    said = " ".join([near[0], *rest])
    if near[0] in kinds:
        text = session.read(said, seat)
        found = match(text, session.menu, session.spelled)
        if found and clear(text, found, session.spelled):
            return [proposal(session, found[0])]
    return [session.texts("maybe.word", word=said if near[0] not in kinds else near[0])]


def _number(name: str) -> int:
    digits = re.findall(r"\d+", name)
    return int(digits[-1][:6]) if digits else 0


def is_no_answer(session: Session, line: str) -> bool:
    """Return whether a line is a place where nothing is asked that a place could answer."""
    places = set(session.places())
    return line in places and not any(arg in places for action in session.menu for arg in action.args)
